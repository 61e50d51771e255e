import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, kept, openPages, PHONE, type Pages } from './browser.ts'
import { scenes } from './moments.ts'
import { atScene, confirm, question, tap } from './at-table.ts'

describe.skipIf(!CHROMIUM)('a reply that comes after the bell, in Chromium', { timeout: 120_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('takes nothing from the question that the bell has brought: both votes of one sitting are cast', async () => {
    const { page, context, faults } = await atScene(pages, scenes.polling, { viewport: PHONE })
    let replies = 0
    await page.route('**/commands', async route => {
      const asked = await page.locator('[data-prompt]').getAttribute('data-prompt'),
        response = await route.fetch()
      // The look that came first has put its own question on the page.
      const brought = page.locator(`[data-prompt]:not([data-prompt="${asked}"])`)
      while ((await brought.count()) === 0) await page.evaluate('dispatchEvent(new Event("online"))')
      replies++
      await route.fulfill({ response })
    })
    for (const name of [/^Horst von Brühl, 2 votes/, /^Kine Resources Contested, 1 vote/])
      await page.getByRole('group', { name }).getByRole('radio', { name: 'against' }).check({ force: true })
    expect(await question(page)).toBe('Your votes?')
    await confirm(page, /^Cast 3 against$/)
    await expect.poll(() => page.locator('.tally').innerText()).toMatch(/6[^]*tied: fails[^]*6/)
    await expect.poll(() => replies).toBe(2)
    await page.locator('[data-prompt]').waitFor()
    // The same seat, which has no vote left.
    expect(await question(page)).toBe('Anything before the votes are counted?')
    expect(faults).toEqual([])
    await context.close()
  })

  test('is not compared with the game of another seat: of a sandbox opened again, that is looked at which is on show', async () => {
    const { page, context, faults, client, game } = await atScene(pages, scenes.minion, { viewport: PHONE })
    // Nobody else is told of this: from here on this seat's version is ahead of all others'.
    for (const gte of [90, 91])
      await client.call('writeOrders', {
        params: { game },
        body: { rules: [{ id: 'never', when: { pool: { gte } }, do: 'ask' }] },
      })
    let answered = (): void => undefined
    const answer = new Promise<void>(done => {
      answered = done
    })
    // The page shows what it has kept, and is answered, before it has read anything.
    await page.route(`**/games/${game}?*`, async route => {
      await answer
      await route.fallback()
    })
    await expect.poll(() => kept(page)).toContain(`view.seat.${game}`)
    await page.goto('/settings')
    await page.goto(`/games/${game}`)
    await page.locator('[data-prompt]').waitFor()
    await page.getByRole('group', { name: 'With' }).getByRole('button', { name: 'Naomi Stewart' }).click()
    await tap(page, 'Bleed Cal')
    await confirm(page, /^Announce: Bleed Cal/)
    // Nothing to say before somebody blocks; whoever may block is asked from here on.
    await confirm(page)
    answered()
    await page.locator('[data-prompt]').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})
