import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, openPages, type Pages } from './browser.ts'
import { LAID_OUT, layoutOf, meant, movedIn, WIDTHS } from './layout.ts'
import { faultsOf, lengthen } from './appearance.ts'
import { scenes } from './moments.ts'
import { atScene, show } from './at-table.ts'

const PARTS = ['Now', 'Table', 'Hand', 'Log'] as const
/** What a screen of 1280 × 800 is at 200 %. */
const ZOOMED = 640

describe.skipIf(!CHROMIUM)('the table as it is laid out, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test.each(['bleed', 'minion', 'strike', 'polling', 'crowd', 'three'] as const)(
    '%s: no text is small or cut, no target small, nothing wider than the screen, at any width',
    async scene => {
      const { page, context } = await atScene(pages, scenes[scene], { viewport: { width: 360, height: 740 } })
      const found: Record<string, string[]> = {}
      for (const width of [...WIDTHS, ZOOMED]) {
        await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
        for (const part of width < 700 ? PARTS : [PARTS[0]]) {
          await show(page, part)
          await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
          const faults = await faultsOf(page)
          if (faults.length > 0) found[`${width} ${part}`] = faults
        }
      }
      expect(found).toEqual({})
      await context.close()
    },
  )

  test.each(LAID_OUT)('%s: every part stands where it is meant to, at any width', async scene => {
    const { page, context } = await atScene(pages, scenes[scene], { viewport: { width: 360, height: 740 } })
    const now = await layoutOf(page)
    expect(movedIn(meant(scene), now)).toEqual([])
    // What moves by more than that is told, and what comes or goes.
    const { 'header.bar': bar, ...rest } = now['1440']!,
      [left, top, width, height] = bar!
    expect(
      movedIn(now, { ...now, 1440: { ...rest, 'header.bar': [left, top + 9, width, height], another: bar! } }),
    ).toEqual([expect.stringMatching(/^1440 header\.bar: /), expect.stringMatching(/^1440 another: not there → /)])
    await context.close()
  })

  test.each([
    ['bleed', 360],
    ['polling', 360],
    ['strike', 1440],
    ['minion', 1100],
  ] as const)('%s at %i has room for words as long as those of another language', async (scene, width) => {
    const { page, context } = await atScene(pages, scenes[scene], { viewport: { width, height: 740 } })
    await lengthen(page)
    expect(await faultsOf(page)).toEqual([])
    await context.close()
  })

  test('the record gives way to a long question before anything else, and on a wide screen both stand open', async () => {
    const { page, context } = await atScene(pages, scenes.bleed, { viewport: { width: 1440, height: 900 } })
    const parts = async () =>
      page.evaluate<{ record: number; beside: boolean; button: number; scrolls: boolean; answers: boolean }>(`(() => {
      const box = selector => document.querySelector(selector).getBoundingClientRect()
      const { top, bottom, left } = box('.part-log .log'), now = document.querySelector('.part-now')
      const answers = document.querySelector('.options-frame')
      return {
        record: Math.min(bottom, innerHeight) - top,
        beside: left >= box('.part-now').right,
        button: innerHeight - box('.confirm .primary').bottom,
        scrolls: now.scrollHeight > now.clientHeight,
        answers: answers.scrollHeight > answers.clientHeight,
      }
    })()`)
    const narrow = await parts()
    expect([narrow.record < 140, narrow.beside, narrow.button > 0, narrow.scrolls]).toEqual([true, false, true, false])
    await page.setViewportSize({ width: 1280, height: 720 })
    // On a low screen the answers alone scroll.
    const low = await parts()
    expect([low.button > 0, low.scrolls, low.answers]).toEqual([true, false, true])
    await page.setViewportSize({ width: 1920, height: 1000 })
    const wide = await parts()
    expect([wide.record > 800, wide.beside, wide.button > 0]).toEqual([true, true, true])
    await context.close()
  })
})
