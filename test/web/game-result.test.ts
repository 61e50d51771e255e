import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Result } from '../../shared/api/games.ts'
import { CHROMIUM, openPages, overflow, someone, violations, type Pages } from './browser.ts'
import { signIn } from './at-table.ts'
import { plyOf, recordOf, type Told } from './game-record.ts'
import { outOfSight } from './in-sight.ts'

const NAMES = ['Ines', 'Ben', 'Tom', 'Otto', 'Rui']
const GAME = 'gam_lisbon1234'

interface Case {
  turns: number
  winner: number | null
  points: number[]
  told: Told[]
  /** Who left, by whom and how. */
  exits: {
    seat: number
    by: number | null
    how: 'oust' | 'withdrawal' | 'removal' | 'concession'
    turn: number
    text?: string
  }[]
}
const bleed = (turn: number, seat: number, to: number, text: string, out?: true): Told => ({
  turn,
  seat,
  to,
  text,
  ...(out && { out }),
})
const CASES = {
  five: {
    turns: 38,
    winner: 0,
    points: [3, 1, 1, 0, 0],
    told: [
      bleed(9, 1, 22, 'Gelasia Fotiou bleeds Ben for 8'),
      { turn: 19, seat: 0, to: 38, text: 'Consanguineous Boon', why: 'effect' },
      bleed(25, 4, 0, 'Trevon Parker bleeds Rui for 5', true),
      bleed(30, 3, 0, 'Horst von Brühl bleeds Otto for 6', true),
      bleed(34, 2, 0, 'Catalina Vega bleeds Tom for 4', true),
      bleed(38, 1, 0, 'Catalina Vega bleeds Ben for 5', true),
    ],
    exits: [
      { seat: 4, by: 2, how: 'oust', turn: 25, text: 'Trevon Parker bleeds Rui for 5' },
      { seat: 3, by: 1, how: 'oust', turn: 30, text: 'Horst von Brühl bleeds Otto for 6' },
      { seat: 2, by: 0, how: 'oust', turn: 34, text: 'Catalina Vega bleeds Tom for 4' },
      { seat: 1, by: 0, how: 'oust', turn: 38, text: 'Catalina Vega bleeds Ben for 5' },
    ],
  },
  two: {
    turns: 10,
    winner: 1,
    points: [0, 2],
    told: [bleed(10, 0, 0, 'Horst von Brühl bleeds Ines for 7', true)],
    exits: [{ seat: 0, by: 1, how: 'oust', turn: 10, text: 'Horst von Brühl bleeds Ines for 7' }],
  },
  drawn: {
    turns: 120,
    winner: null,
    points: [0.5, 0.5, 1],
    told: [...Array(30).keys()].map(n => bleed(n * 4 + 1, n % 3, 28 - (n % 7) * 4, `Bleed number ${n}`)),
    exits: [{ seat: 2, by: null, how: 'withdrawal', turn: 90 }],
  },
} as const satisfies Record<string, Case>

/** The page's own requests are answered as the contract allows: games take days to end. */
async function stub(page: Page, { turns, winner, points, told, exits }: Case): Promise<void> {
  const entries = recordOf(points.length, turns, told)
  const result = Result.parse({
    game: GAME,
    table: 'tbl_lisbon1234',
    seat: 1,
    name: 'Lisbon league, round 1, table 2',
    winner,
    victoryPoints: points,
    players: points.map((_, seat) => ({ seat, name: NAMES[seat], bot: seat === 0 })),
    first: 0,
    parts: null,
    exits: exits.map(({ text, ...exit }) => ({
      ...exit,
      withdrew: exit.how === 'withdrawal',
      ply: text === undefined ? entries.length : plyOf(entries, text),
    })),
    ended: '2026-11-19T18:00:00.000Z',
    commitment: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  })
  await page.unrouteAll()
  const answer = (path: string, json: object): Promise<unknown> =>
    page.route(`**/v1/games/${GAME}/${path}`, route => route.fulfill({ json }))
  await answer('result', result)
  await answer('log?*', { entries, cursor: null })
  await answer('seen', {})
  await answer('decks?*', {
    game: GAME,
    decks: [
      { seat: 0, list: { crypt: [[12, 'chelsea-blake']], library: [[60, 'deflection']] } },
      { seat: 1, list: { crypt: [[12, 'colette']], library: [[60, 'blood-doll']] } },
    ],
  })
  await answer('fairness?*', {
    game: GAME,
    commitment: result.commitment,
    closed: null,
    // Whose SHA-256 that is: the word test.
    opened: { opening: 'dGVzdA', seating: 'random', decks: [] },
    algorithm: '',
  })
}

/** Numbers and names of the chart that lie over one another. */
const OVER = `(() => {
  const boxes = [...document.querySelectorAll('.pool-chart text')].map(one => [one.textContent, one.getBoundingClientRect()])
  return boxes.flatMap(([text, a], i) => boxes.slice(i + 1).flatMap(([other, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3 ? [text + ' / ' + other] : []))
})()`

describe.skipIf(!CHROMIUM)('the page of a finished game, in Chromium', { timeout: 180_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('who ousted whom when, points, pool over time, turning points, chance; two to five seats, withdrawals, no winner', async () => {
    const { page, context, faults } = await pages.open({ width: 1440, height: 900 })
    await signIn(pages, context, someone())
    const open = async (one: Case): Promise<void> => {
      await stub(page, one)
      await page.goto(`/games/${GAME}/result`)
      await page.locator('.pool-chart svg').waitFor()
    }
    const rows = (): Promise<string[]> =>
      page
        .locator('.ranking tbody tr')
        .evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent.trim()).join(' | ')))
    await open(CASES.five)
    expect([await page.locator('h1').textContent(), await rows()]).toEqual([
      'Ines wins with 3 victory points',
      [
        '1 | Ines bot | Tom, turn 34you, turn 38 | game win | 3',
        '2 | Ben you | Otto, turn 30 | turn 38, by Ines | 1',
        '2 | Tom | Rui, turn 25 | turn 34, by Ines | 1',
        '4 | Otto |  | turn 30, by you | 0',
        '4 | Rui |  | turn 25, by Tom | 0',
      ],
    ])
    expect(await page.locator('.turning-points li b:nth-child(1)').allTextContents()).toContain(
      'Trevon Parker bleeds Rui for 5',
    )
    expect(await page.locator('.turning-points li').count()).toBe(5)
    expect(await page.getByText('Checked: the secret fits').count()).toBe(1)
    expect(await page.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')).toBe(
      `/games/${GAME}/replay`,
    )
    // The decks of who shows them, and what tells this game to whoever runs the service.
    await page.getByRole('heading', { name: 'Deck lists: 2' }).waitFor()
    await page.locator('.shown-deck', { hasText: 'Ines' }).locator('summary').click()
    await page.locator('.shown-deck[open] li', { hasText: '60× Deflection' }).waitFor()
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Report a problem' }).click(),
    ])
    const saved = join(pages.dataDir, 'report.json')
    await report.saveAs(saved)
    expect(JSON.parse(await readFile(saved, 'utf8'))).toMatchObject({ game: GAME, winner: 0, seat: 1 })
    expect(await violations(page)).toEqual([])
    const found: Record<string, unknown[]> = {}
    for (const [name, one] of Object.entries(CASES)) {
      if (one !== CASES.five) await open(one)
      for (const width of [320, 360, 768, 1100, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
        const wrong = [
          ...(await outOfSight(page)),
          ...(await page.evaluate<string[]>(OVER)),
          ...((await overflow(page)) > 0 ? ['wide'] : []),
        ]
        if (wrong.length > 0) found[`${name} ${width}`] = wrong
      }
    }
    expect(found).toEqual({})
    expect(await page.locator('h1').textContent()).toBe('No winner')
    expect((await rows())[0]).toBe('1 | Tom |  | turn 90, withdrew | 1')
    // A rematch leads to its table.
    await page.route('**/v1/tables/tbl_lisbon1234/rematch', route =>
      route.fulfill({ status: 201, json: { id: 'tbl_again12345', game: null } }),
    )
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForURL(/\/lobby\/tbl_again12345/)
    expect(faults).toEqual([])
    await context.close()
  })
})
