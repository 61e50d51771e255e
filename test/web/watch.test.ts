import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playFive } from '../bench/five-players.ts'
import {
  CHROMIUM,
  DESKTOP,
  openPages,
  overflow,
  PHONE,
  playNow,
  signIn,
  someone,
  violations,
  type Pages,
} from './browser.ts'

describe.skipIf(!CHROMIUM)('watching, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages,
    game = ''
  beforeAll(async () => {
    pages = await openPages()
    const { page, context } = await pages.open(DESKTOP)
    await playNow(page)
    game = new URL(page.url()).pathname
    await context.close()
  })
  afterAll(() => pages.close())

  test.each([
    ['a phone', PHONE, 'dark'],
    ['a desktop', DESKTOP, 'light'],
  ] as const)(
    'on %s: from the lobby to the ring, with what goes on and the record, and nothing in it is the reader’s',
    async (_, viewport, colours) => {
      const { page, context, faults } = await pages.open(viewport, colours)
      await signIn(page, someone('Watcher'))
      await page.goto('/lobby')
      await page.locator(`a[href="${game}/watch"]`).click()
      await page.getByText('You are watching. Hands are hidden.').first().waitFor()
      expect(await page.getByText('Shown as it happens.').isVisible()).toBe(true)
      for (const part of ['.ring .seat', '.stack'])
        expect([part, await page.locator(part).first().isVisible()]).toEqual([part, true])
      expect(await page.locator('.ring .seat').count()).toBe(5)
      expect(await page.evaluate<string>(`document.querySelector('#app').textContent`)).not.toMatch(/\byours?\b/i)
      expect(await page.locator('.hand, .confirm').count()).toBe(0)
      expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      if (viewport === PHONE) {
        const parts = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button')
        expect(await parts.allInnerTexts()).toEqual(['Table', 'Log'])
        await parts.last().click()
      }
      expect(await page.locator('.part-log .log').isVisible()).toBe(true)
      expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
      await context.close()
    },
  )

  test('the address of a player leads others to the same table, to watch; how late it is shown is said', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await signIn(page, someone('Passer-by'))
    await page.route('**/v1/games/*?*view=spectator*', async route => {
      const reply = await route.fetch(),
        body = (await reply.json()) as { spectators?: unknown }
      await route.fulfill({
        response: reply,
        json: 'spectators' in body ? { ...body, spectators: { delay: { minutes: 30 }, hands: 'never' } } : body,
      })
    })
    await page.goto(game)
    await page.waitForURL(`**${game}/watch`)
    await page.getByText('Shown 30 minutes late.').waitFor()
    expect([await page.getByText('Hands stay hidden').count(), faults]).toEqual([1, []])
    await context.close()
  })

  test('the record is read back to the beginning of the game, however long ago that is', async () => {
    const playing = await playFive(pages.url, 3)
    // Farther back than changes are told.
    const versionOf = async () =>
      (
        await playing.players[0]!.client.call('game', {
          params: { game: playing.game() },
          query: { view: 'spectator' },
        })
      ).body!.version
    while ((await versionOf()) < 260) for (let i = 0; i < 20; i++) await playing.command()
    const { page, context, faults } = await pages.open(DESKTOP)
    await signIn(page)
    await page.goto(`/games/${playing.game()}/watch`)
    await page.locator('.part-log .filters, .part-log [role=group]').first().waitFor()
    const log = page.locator('.part-log'),
      earlier = log.getByRole('button', { name: 'Earlier' }),
      lines = log.locator('li a')
    await log.getByText('All', { exact: true }).click()
    let pressed = 0
    for (let had = await lines.count(); (await earlier.count()) > 0; had = await lines.count(), pressed++) {
      await earlier.click()
      await expect.poll(() => lines.count(), { timeout: 30_000 }).toBeGreaterThan(had)
    }
    expect(pressed).toBeGreaterThan(5)
    expect(await lines.last().textContent()).toMatch(/takes the first turn of the game/)
    expect(faults).toEqual([])
    await context.close()
  })
})
