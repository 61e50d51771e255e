import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, playNow, type Pages } from './browser.ts'
import { pressUntil } from './at-table.ts'

/** What is said before a phase is ended, and what the others did, in a browser. */
describe.skipIf(!CHROMIUM)('ending a phase, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('with transfers left is said before it is done, once; the first button mends it', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    await context.addInitScript("localStorage.removeItem('praxis.guards')")
    await playNow(page)
    const transfers = page.locator('#question', { hasText: /^Spend your transfers/ })
    await pressUntil(page, async () => (await transfers.count()) > 0)
    const asked = await page.locator('[data-prompt]').getAttribute('data-prompt')
    await page.locator('.confirm .primary', { hasText: /^End your influence phase/ }).click()
    await page.locator('.guard', { hasText: /would be lost/ }).waitFor()
    expect(await page.locator('[data-prompt]').getAttribute('data-prompt')).toBe(asked)
    await page.locator('.guard .primary').click()
    await page.locator('.option.is-chosen', { hasText: /^Move pool to/ }).waitFor()
    expect(await page.locator('.option.is-chosen .comes').innerText()).toMatch(
      /\d → \d of \d+ blood\. Your pool 30 → \d+\./,
    )
    expect(await page.locator('.guard').count()).toBe(0)
    expect(faults).toEqual([])
  })
})
