import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, playNow, someone, type Pages } from './browser.ts'
import { confirm } from './at-table.ts'

/** On a machine that does much else. */
const PATIENCE_MS = 60_000

describe.skipIf(!CHROMIUM)('the pages, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const)('from the address to the first decision on %s, and a whole turn by tapping', async (_, viewport) => {
    const { page, faults } = await pages.open(viewport)
    await page.goto('/')
    // How long it takes is measured by the bench: within ten seconds on a machine that does nothing else.
    await page.getByRole('button', { name: 'Play now against four bots' }).click()
    await page.locator('#question').waitFor({ timeout: PATIENCE_MS })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    // Until the turn is over: put blood on a vampire, and let each phase end.
    const turn = page.locator('.bar-name p > span').first(),
      mine = (await turn.textContent()) ?? ''
    for (let i = 0; i < 30 && (await turn.textContent()) === mine; i++) {
      const invest = page.locator('.option', { hasText: 'Move pool to' }).filter({ visible: true }).first()
      if (await invest.count()) await invest.locator('input').check()
      await confirm(page)
      await page.locator('[data-prompt], .is-idle').first().waitFor()
    }
    expect(await turn.textContent()).not.toBe(mine)
    expect(faults).toEqual([])
  })

  test('orders, clocks and the record of a game are pages too: a profile is chosen, saved and still there', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    await playNow(page)
    const game = new URL(page.url()).pathname
    for (const part of ['orders', 'clock', 'replay']) {
      await page.goto(`${game}/${part}`)
      await page.locator('h1').waitFor()
    }
    await page.goto(`${game}/orders`)
    await page.getByRole('button', { name: 'Normal' }).click()
    await page.getByRole('button', { name: 'Add an order' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. In force from the next window').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Normal', pressed: true }).waitFor()
    expect(await page.locator('.rule-card').count()).toBe(1)
    expect(faults).toEqual([])
    await context.close()
  })

  test.each([
    ['a phone', PHONE, ['fr', 'pt']],
    ['a desktop', DESKTOP, ['es', 'it']],
  ] as const)(
    'the pages and what happens at a table are told in the language one chooses, and stay in it, on %s',
    async (_, viewport, languages) => {
      const { page, context, faults } = await pages.open(viewport)
      await playNow(page)
      const game = new URL(page.url()).pathname
      for (const code of languages) {
        await page.goto('/settings')
        await page.locator('#language').selectOption(code)
        await expect
          .poll(() => page.evaluate<string>('document.documentElement.lang'), { timeout: PATIENCE_MS })
          .toBe(code)
        await page.goto(game)
        await page.locator('#question').waitFor()
        expect(await page.evaluate<string>('document.documentElement.lang')).toBe(code)
        expect(await page.locator('#question').textContent()).not.toMatch(/^Your |play a master/)
      }
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test('two people meet at a private table by its code, seal decks and play', async () => {
    const host = await pages.open(DESKTOP),
      guest = await pages.open(PHONE)
    for (const [who, name] of [
      [host, someone('Ann')],
      [guest, someone('Ben')],
    ] as const) {
      await who.page.goto('/sign-in')
      await who.page.getByLabel('Your name at the table').fill(name)
      await who.page.getByRole('button', { name: 'Sign in' }).click()
      await who.page.waitForURL(/\/$/)
      await who.page.goto('/lobby')
    }
    await host.page.getByLabel('Name of the table').fill('Rosewood')
    await host.page.getByLabel('Format').selectOption('two-player')
    await host.page.getByLabel('Who may come').selectOption('private')
    await host.page.getByRole('button', { name: 'Create a table' }).click()
    const code = (await host.page.locator('.code').textContent())!
    await host.page.getByRole('button', { name: 'Sit down' }).click()
    await host.page.getByText('1 of 2 seats taken').waitFor()
    await guest.page.getByLabel('Code', { exact: true }).fill(code)
    await guest.page.locator('#code').getByRole('button', { name: 'Find' }).click()
    await guest.page.waitForURL(/\/lobby\/tbl_/)
    await guest.page.locator('#deck-toreador').check()
    await guest.page.getByRole('button', { name: 'Sit down' }).click()
    await guest.page.getByText('2 of 2 seats taken').waitFor()
    await host.page.reload()
    await host.page.getByRole('button', { name: 'Start' }).click()
    await host.page.waitForURL(/\/games\//)
    await guest.page.goto('/')
    await expect
      .poll(
        async () =>
          (await host.page.locator('#question').count()) +
          (await guest.page.getByRole('link', { name: /^(Answer|Play turn)/ }).count()),
        { timeout: PATIENCE_MS },
      )
      .toBe(1)
    expect([...host.faults, ...guest.faults]).toEqual([])
    await host.context.close()
    await guest.context.close()
  })

  test('a table opened again in the middle shows the same question, and a lost connection loses nothing', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    await playNow(page)
    const asked = await page.locator('#question').textContent()
    await page.reload()
    await page.locator('#question').waitFor()
    expect(await page.locator('#question').textContent()).toBe(asked)
    await context.setOffline(true)
    await page.locator('.confirm .primary').click()
    await page.locator('.offline').waitFor()
    await context.setOffline(false)
    await expect
      .poll(
        async () =>
          (await page
            .locator('#question')
            .textContent()
            .catch(() => '')) !== asked,
        { timeout: PATIENCE_MS },
      )
      .toBe(true)
    expect(faults).toEqual([])
  })
})
