import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, violations, type Pages } from './browser.ts'
import { taking, type Scene } from './scenes.ts'
import { atScene, confirm, pressUntil, question, show, tap } from './table.ts'

const library = Array<string>(6).fill('wider-view')
/** Ada bleeds Ben, who is asked whether Cyr blocks; Bea has not acted. */
const bled: Scene = {
  position: { seats: [{ pool: 10, ready: [{ generic: { name: 'Ada' } }, { generic: { name: 'Bea' } }], library }, { pool: 10, ready: [{ generic: { name: 'Cyr' } }], hand: ['deflection'], library }] },
  on: () => prompt => taking(prompt, 'bleed:'),
  until: prompt => prompt.seat === 1 && prompt.ask.key === 'ask-blocks',
}

/** The step on show is the last. */
const atTheEnd = (page: Page): Promise<void> => expect.poll(() => page.locator('#ply').evaluate(one => one.getAttribute('max') === (one as unknown as { value: string }).value), { timeout: 20_000 }).toBe(true)

describe.skipIf(!CHROMIUM)('orders and the replay of what they did, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => { pages = await openPages() })
  afterAll(() => pages.close())

  test.each([['a phone', PHONE, 'dark'], ['a desktop', DESKTOP, 'light']] as const)('on %s: an order is set, the next bleed is answered by it unasked, the log says so, and the replay shows it step by step', async (_, viewport, colours) => {
    const { page, context, faults, game } = await atScene(pages, bled, { viewport, colours })
    expect(await question(page)).toBe('Block?')
    await page.goto(`/games/${game}/orders`)
    await page.getByRole('button', { name: 'Add an order', exact: true }).click()
    await page.getByLabel('order 1: when').selectOption({ label: 'I am bled' })
    await page.getByLabel('order 1: how much').selectOption({ label: '2 or less' })
    await page.getByLabel('order 1: what I do').selectOption({ label: 'I pass' })
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByText('Saved. In force from the next window').waitFor()
    expect([await violations(page), await overflow(page)]).toEqual([[], 0])

    await page.goto(`/games/${game}`)
    await page.locator('#question').waitFor()
    const pool = (): Promise<string | null> => page.locator('.strip li, .strip button, .strip > *').filter({ hasText: 'Ben' }).first().textContent()
    expect(await pool()).toContain('10')
    // What was asked before the order was there is the reader's to answer.
    await confirm(page, /No block/)
    await page.locator('[data-prompt]').waitFor()
    await pressUntil(page, async () => (await question(page)).startsWith('Who acts'))
    expect(await pool()).toContain('9')
    const asked: string[] = []
    await page.getByRole('group', { name: 'With' }).getByRole('button', { name: 'Bea' }).click()
    await tap(page, 'Bleed')
    await confirm(page, /^Announce: Bleed/)
    for (let n = 0; n < 8; n++) {
      await page.locator('[data-prompt]').waitFor()
      if ((await pool())?.includes('8')) break
      asked.push(`${await page.locator('.strip .is-you small').first().textContent()}: ${await question(page)}`)
      await confirm(page)
    }
    expect(asked.filter(one => one.startsWith('Ben'))).toEqual([])
    expect(await pool()).toContain('8')
    await page.getByRole('button', { name: /^Ben/ }).click()
    await show(page, 'Log')
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.locator('.log ol', { hasText: /Your order “.*” answered for you/ }).first().waitFor()

    await page.goto(`/games/${game}/replay`)
    await atTheEnd(page)
    await (viewport === PHONE ? page.locator('#seen-by').selectOption('spectator') : page.getByRole('button', { name: 'Public', exact: true }).click())
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await expect.poll(() => page.locator('#ply').inputValue()).toBe('1')
    await expect.poll(pool).toContain('10')
    await page.getByRole('button', { name: 'One step on' }).click()
    await expect.poll(() => page.locator('#ply').inputValue()).toBe('2')
    await page.locator('#ply').press('End')
    await atTheEnd(page)
    await expect.poll(pool).toContain('8')
    // To play is to go on by itself, up to the end.
    await page.getByRole('button', { name: 'One step back' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await atTheEnd(page)
    expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
    await context.close()
  })
})
