import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, DESKTOP, openPages, overflow, PHONE, someone, violations, type Pages } from './browser.ts'
import { signIn } from './at-table.ts'
import { outOfSight } from './in-sight.ts'
import { openScene, scenes } from './moments.ts'

/** A round of the others' turns as the record tells it, and a deal that one of them was said to break. */
const turn = (seat: number, n: number) => ({
  key: 'turn-started',
  params: { seat, turn: n },
  text: `Turn ${n} begins.`,
  class: 'plain',
  actor: seat,
})
const deed = (key: string, text: string) => ({ key, params: {}, text, class: 'important', actor: null })
const pool = (seat: number, from: number, to: number) => ({
  ...deed('counters', 'Pool is burned.'),
  changes: [{ what: 'pool', seat, from, to }],
})
const ENTRIES = [
  [turn(1, 7)],
  [turn(2, 8), deed('bled', 'Inês Tristão bleeds Dee for 3.'), pool(3, 15, 12)],
  [turn(3, 9), deed('referendum-tallied', 'The referendum passes: 9 for, 5 against.')],
  [turn(4, 10)],
  [turn(0, 11), deed('bled', 'Gelasia Fotiou bleeds you for 5.'), pool(1, 19, 14)],
  [turn(1, 12)],
].map((events, at) => ({ version: at + 1, at: `2026-11-20T08:0${at}:00.000Z`, events }))
const standing = { turn: 11, ply: 4, pools: [], victoryPoints: [] }
const sayings = [
  {
    ...standing,
    n: 1,
    at: ENTRIES[0]!.at,
    seat: 0,
    name: 'Ann',
    text: 'I will not bleed you before my next turn.',
    phrase: null,
    withheld: null,
    deal: { parties: [0, 1], state: 'broken', marks: [{ ...standing, seat: 1, mark: 'broken', at: ENTRIES[5]!.at }] },
  },
]

describe.skipIf(!CHROMIUM)('a recap of the others’ turns, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('has the stage on a desktop, with pools old and new and the deals that were broken; T shows the table', async () => {
    const reader = someone(),
      { game } = await openScene(pages.url, await pages.token(reader), scenes.minion),
      { page, context, faults } = await pages.open(DESKTOP)
    await signIn(pages, context, reader)
    // A sandbox has no round of others to tell of: it is shown as a table that has.
    await page.route(new RegExp(`/v1/games/${game}\\?`), async route => {
      const { 'if-none-match': _, ...headers } = route.request().headers(),
        reply = await route.fetch({ headers })
      await route.fulfill({ json: { ...((await reply.json()) as object), table: 'tbl_rosewood1234' } })
    })
    await page.route(new RegExp(`/v1/games/${game}/log`), route =>
      route.fulfill({ json: { entries: ENTRIES, cursor: null } }),
    )
    await page.route(new RegExp(`/v1/games/${game}/talk\\?`), route =>
      route.fulfill({
        json: {
          game,
          setting: 'free',
          sayings,
          earlier: null,
          seen: 1,
          silent: null,
          muted: [],
          silenced: [],
          keepsOrder: false,
        },
      }),
    )
    await page.goto(`/games/${game}`)
    const line = page.locator('.part-now summary', { hasText: 'Since your last turn' }),
      stage = page.locator('.recap-stage')
    await line.waitFor()
    // Of a round that was over before there is a line to open, so that nothing moves.
    expect(await stage.count()).toBe(0)
    await line.click()
    await stage.locator('.is-own', { hasText: 'broken' }).waitFor()
    expect(await stage.locator('.recap-seat').allInnerTexts()).toEqual([
      expect.stringMatching(/^Cal/),
      expect.stringMatching(/^Dee/),
      expect.stringMatching(/^Eve/),
      expect.stringMatching(/^Ann/),
    ])
    expect(await stage.innerText()).toMatch(/You lost 5 pool[^]*«I will not bleed you before my next turn\.»/)
    expect(await page.locator('.stage-strip .is-you .pool').innerText()).toMatch(/^19 →\s*14$/)
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1100, 700],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
      expect([width, await outOfSight(page), (await overflow(page)) > 0]).toEqual([width, [], false])
    }
    expect(await violations(page)).toEqual([])
    await page.locator('body').press('t')
    await page.locator('.ring').waitFor()
    expect(await stage.count()).toBe(0)
    await page.locator('body').press('t')
    await stage.waitFor()
    await page.setViewportSize(PHONE)
    await page.locator('nav.bottom button').first().click()
    await page.locator('.part-now .recap').waitFor()
    expect([await stage.count(), await overflow(page)]).toEqual([0, 0])
    expect(faults).toEqual([])
    await context.close()
  })
})
