import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCENES } from '../../functions/web/steps/scenes.ts'
import { CHROMIUM, openPages, overflow, PHONE, violations, type Pages } from './browser.ts'

describe.skipIf(!CHROMIUM)('the first steps, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('are found by who has never been here, and played through by what they say, with keys alone', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await page.goto('/')
    await page
      .getByRole('link', { name: /^First steps/ })
      .first()
      .press('Enter')
    for (const [at, scene] of SCENES.entries()) {
      await page.locator('.scene-asked fieldset:not([disabled])').waitFor()
      expect(await page.locator('.scene-told').innerText()).toContain(`Scene ${at + 1} of 7`)
      // A word opens in its place, and says what it is.
      const word = page.locator('.word-link').first()
      await word.press('Enter')
      expect(await page.locator('.word-box p').innerText()).not.toBe('')
      expect(await word.getAttribute('aria-expanded')).toBe('true')
      if (scene === 'bleed') {
        // Each answer says what it comes to, and it comes to that.
        await page.getByLabel('Brock: 1').press('Space')
        expect([await violations(page), await overflow(page)]).toEqual([[], 0])
      }
      await page.locator('.scene-asked button[type=submit]').press('Enter')
      await page.locator('.scene-came').waitFor()
      if (scene === 'bleed') expect(await page.locator('.came-lines').innerText()).toContain('Cal: pool 19 → 18')
      // Who goes away comes back to where they were.
      if (scene === 'block') {
        await page.reload()
        await page.locator('.scene-asked fieldset:not([disabled])').waitFor()
        expect(await page.locator('[aria-current=step]').innerText()).toContain('Block')
        await page.locator('.scene-asked button[type=submit]').press('Enter')
      }
      await page.locator('.scene-came button').press('Enter')
    }
    await page.locator('.scene-over').waitFor()
    expect(await page.locator('.scenes .is-played').count()).toBe(7)
    expect(faults).toEqual([])
    await context.close()
  })
})
