import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { CHROMIUM, DESKTOP, openPages, type Pages } from './browser.ts'
import { scenes } from './moments.ts'
import { atScene, confirm, pressUntil, question, tap } from './at-table.ts'

/** Writes down what Cal's pool reads, what is on its way over the table, and the tones that are begun. */
const WATCH = `(() => {
  window.seen = { pools: [], flights: 0, tones: 0 }
  const pool = document.querySelector('.seat [data-pool="2"] b')
  new MutationObserver(() => window.seen.pools.push(pool.textContent)).observe(pool, { characterData: true, subtree: true, childList: true })
  new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.className === 'in-flight') window.seen.flights++
  }).observe(document.body, { childList: true })
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...at) { window.seen.tones++; return start.apply(this, at) }
})()`
interface Seen {
  pools: string[]
  flights: number
  tones: number
}

/** A bleed of 3 at Cal is let through. */
async function bleedCal(page: Page): Promise<Seen> {
  await page.evaluate(WATCH)
  await page.getByRole('group', { name: 'With' }).getByRole('button', { name: 'Naomi Stewart' }).click()
  await tap(page, 'Bleed Cal')
  await confirm(page, /^Announce: Bleed Cal/)
  await page.locator('.stack h2', { hasText: 'Naomi Stewart bleeds Cal' }).waitFor()
  await expect.poll(() => page.locator('.confirm .primary').isVisible()).toBe(true)
  await pressUntil(page, async () => /Who acts/.test(await question(page)))
  await expect.poll(() => page.locator('.seat [data-pool="2"] b').textContent()).toBe('21')
  return page.evaluate<Seen>('window.seen')
}

describe.skipIf(!CHROMIUM)('what changes at a table, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('is seen to move: a bleed goes from seat to seat, and the pool counts down', async () => {
    const { page, context, faults } = await atScene(pages, scenes.minion, { viewport: DESKTOP })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const { pools, flights, tones } = await bleedCal(page)
    expect(flights).toBe(1)
    expect([pools[0], pools.at(-1)]).toEqual(['21', '21'])
    expect(pools).toContain('22')
    await page.locator('.in-flight').waitFor({ state: 'detached' })
    // Nobody has asked for sounds.
    expect(tones).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('stands still for who wishes for little motion, and is heard by who has asked for it', async () => {
    const { page, context, faults } = await atScene(pages, scenes.minion, { viewport: DESKTOP })
    const table = page.url()
    await page.goto('/settings')
    const sounds = page.locator('#sounds')
    expect(await sounds.isChecked()).toBe(false)
    await sounds.check()
    await page.goto(table)
    await page.locator('#question').waitFor()
    const { pools, flights, tones } = await bleedCal(page)
    expect([pools, flights]).toEqual([['21'], 0])
    expect(tones).toBeGreaterThan(1)
    expect(faults).toEqual([])
    await context.close()
  })
})
