import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SeasonStandings } from '../../shared/api/event-standings.ts'
import { League } from '../../shared/api/leagues.ts'
import { coefficient, ratingPoints } from '../../shared/league/ratings.ts'
import { faultsOf, lengthen } from './appearance.ts'
import {
  CHROMIUM,
  DESKTOP,
  filesKept,
  openPages,
  overflow,
  PHONE,
  violations,
  workerSoonReady,
  type Pages,
} from './browser.ts'

const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
const NARROW = { width: 320, height: 700 }
const TABLET = { width: 768, height: 1024 }

const OVER = [
  { event: 'evt_winteropener', name: 'Winter Opener', players: 18 },
  { event: 'evt_springfive01', name: 'Spring Five', players: 20 },
]
/** By event what somebody was in the final, their victory points and game wins. */
const EARNED: Record<string, ([place: 'winner' | 'finalist' | null, vp: number, gw: number] | null)[]> = {
  Chiara: [
    ['finalist', 4, 1],
    ['winner', 6.5, 2],
  ],
  Bruno: [null, ['finalist', 5, 1]],
  Tove: [
    ['winner', 7, 2],
    [null, 1, 0],
  ],
  Elin: [[null, 1.5, 0], null],
  '=SUM(1)': [[null, 1.5, 0], null],
  ...Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`Player ${at + 1}`, [[null, 1, 0], null]])),
}

const rows = Object.entries(EARNED).map(([name, earned]) => {
  const each = earned.flatMap((one, at) => {
    if (!one) return []
    const [place, victoryPoints, gameWins] = one
    const points = ratingPoints({ victoryPoints, gameWins }, place, OVER[at]!.players)
    return [{ event: OVER[at]!.event, place, gameWins, victoryPoints, ratingPoints: points, grandPrixPoints: 0 }]
  })
  const sum = (of: 'gameWins' | 'victoryPoints' | 'ratingPoints'): number => each.reduce((all, one) => all + one[of], 0)
  return {
    name,
    gameWins: sum('gameWins'),
    victoryPoints: sum('victoryPoints'),
    tournamentPoints: 60,
    ratingPoints: sum('ratingPoints'),
    grandPrixPoints: 0,
    events: each.length,
    each,
  }
})
const ranked = rows
  .toSorted((a, b) => b.ratingPoints - a.ratingPoints)
  .map(row => ({ ...row, place: rows.filter(one => one.ratingPoints > row.ratingPoints).length + 1 }))

/** What a league says of its season; without anybody signed in. */
async function tellLeague(page: Page, empty = false): Promise<void> {
  const standings = SeasonStandings.parse({
    events: empty ? [] : OVER.map(one => ({ ...one, coefficient: coefficient(one.players) })),
    rows: empty ? [] : ranked,
  })
  const event = { startsAt: '2026-04-04T12:00:00.000Z', rounds: 3, openRounds: [], winner: null }
  const league = League.parse({
    league: 'rhineland',
    season: '2026',
    seasons: ['2026', '2025'],
    events: [
      {
        ...event,
        event: 'evt_rhineautumn1',
        name: 'Rhine Autumn Cup',
        state: 'playing',
        players: 16,
        openRounds: [3],
        endedAt: null,
      },
      ...(empty
        ? []
        : OVER.map((one, at) => ({
            ...event,
            ...one,
            state: 'finished',
            endedAt: '2026-06-07T12:00:00.000Z',
            winner: ['Tove', 'Chiara'][at]!,
          }))),
    ],
  })
  await page.route('**/v1/leagues/**', route =>
    route.fulfill({ json: route.request().url().includes('/standings') ? standings : league }),
  )
}

describe.skipIf(!CHROMIUM)('a league, in Chromium', { timeout: 240_000 }, () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('anybody sees who leads by how much, what each event gave, and how that comes about; and offline what it was', async () => {
    const { page, context, faults } = await pages.open(DESKTOP, 'light', 'with worker')
    await tellLeague(page)
    await page.goto('/l/rhineland')
    const [chiara, tove] = ['Chiara', 'Tove'].map(name => ranked.find(one => one.name === name)!.ratingPoints)
    await page.getByText(`Chiara leads with ${chiara} points. ${chiara! - tove!} points before Tove.`).waitFor()
    await page.getByText('2 of 3 events over.').waitFor()
    const cells = (await page.locator('.season-table tbody tr').first().innerText()).replaceAll(/\s+/g, ' ')
    expect(cells).toBe(`1 Chiara ${5 + 16 + 8 + 34} F played its final 156 open 3 10½ ${chiara}`)
    await page.getByText('5 + 4 × 6½ + 8 × 2 + 90 × 1.2125 = 5 + 26 + 16 + 109 = 156').waitFor()
    expect(await page.locator('.season-table tbody tr').count()).toBe(15)
    await page.getByRole('button', { name: '4 more' }).click()
    expect(await page.locator('.season-table tbody tr').count()).toBe(19)
    // Who shares a place is marked.
    expect(await page.getByRole('row').filter({ hasText: 'Elin' }).locator('.place').innerText()).toMatch(/^4=/)
    await page.getByRole('button', { name: 'GW, VP, TP' }).press('Enter')
    await page.getByText('Chiara leads with 3 GW, 10½ VP.').waitFor()
    expect([await violations(page), faults]).toEqual([[], []])
    await workerSoonReady(page)
    await filesKept(page)
    await page.unrouteAll()
    await context.setOffline(true)
    await page.reload()
    await page.getByText('Chiara leads with 3 GW, 10½ VP.').waitFor()
    await page.getByText(/^Offline: state of /).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('TRATE-04: of more than eight events those that a rating does not count are marked', async () => {
    const { page, context, faults } = await pages.open(DESKTOP)
    const points = [30, 40, 25, 90, 27, 33, 41, 29, 61, 5]
    const over = points.map((_, at) => ({ event: `evt_ofmany00000${at}`, name: `Event ${at + 1}`, players: 20 }))
    const each = points.map((ratingPoints, at) => ({
      event: over[at]!.event,
      place: null,
      gameWins: 0,
      victoryPoints: 1,
      grandPrixPoints: 0,
      ratingPoints,
    }))
    const sums = { gameWins: 0, victoryPoints: 10, tournamentPoints: 60, grandPrixPoints: 0, events: 10 }
    const standings = SeasonStandings.parse({
      events: over.map(one => ({ ...one, coefficient: coefficient(20) })),
      rows: [{ ...sums, name: 'Ada', place: 1, ratingPoints: 381, each }],
    })
    const when = { startsAt: '2026-04-04T12:00:00.000Z', endedAt: new Date().toISOString(), winner: null }
    const league = League.parse({
      league: 'rhineland',
      season: '2026',
      seasons: ['2026'],
      events: over.map(one => ({ ...one, ...when, state: 'finished', rounds: 3, openRounds: [] })),
    })
    await page.route('**/v1/leagues/**', route =>
      route.fulfill({ json: route.request().url().includes('/standings') ? standings : league }),
    )
    await page.goto('/l/rhineland')
    await page.getByText('(): not among the best eight of 18 months, which a rating counts.').waitFor()
    expect(await page.locator('.season-table td small[aria-hidden]').allInnerTexts()).toEqual(['(25)', '(5)'])
    expect([await violations(page), faults]).toEqual([[], []])
    await context.close()
  })

  test('it is taken along as a table in which no name is a formula; a file that cannot be made leaves the others', async () => {
    const { page, context, faults } = await pages.open(PHONE, 'dark')
    await tellLeague(page)
    await page.goto('/l/rhineland')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^CSV/ }).press('Enter'),
    ])
    const saved = join(await mkdtemp(join(tmpdir(), 'praxis-taken-')), 'season.csv')
    await download.saveAs(saved)
    const text = await readFile(saved, 'utf8')
    expect([download.suggestedFilename(), text.split('\r\n').length, text.includes('"\'=SUM(1)"')]).toEqual([
      'rhineland-2026.csv',
      20,
      true,
    ])
    await page.route('**/v1/results**', route => route.abort())
    await page.getByRole('button', { name: /^Results/ }).click()
    await page.getByText('This file could not be made.').waitFor()
    expect(await page.getByRole('button', { name: /^JSON/ }).isEnabled()).toBe(true)
    expect([await violations(page), await overflow(page), faults]).toEqual([[], 0, []])
    await context.close()
  })

  test('before anything is over there are the rules of the season; a league that nobody knows is not there', async () => {
    const { page, context, faults } = await pages.open(PHONE)
    await tellLeague(page, true)
    await page.goto('/l/rhineland')
    await page.getByText('No event of this season is over yet: nothing counts so far.').first().waitFor()
    expect([await page.getByRole('button', { name: /^CSV/ }).isDisabled(), await violations(page)]).toEqual([true, []])
    await page.goto('/l/nobody-there')
    await page.unrouteAll()
    await page.reload()
    await page.getByRole('alert').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test.each(LANGUAGES)(
    'in %s: axe finds nothing, every target can be hit, and all fits at each width',
    async language => {
      const { page, context, faults } = await pages.open(NARROW),
        found: string[] = []
      await context.addInitScript(
        `localStorage.setItem('praxis.language', ${JSON.stringify(JSON.stringify(language))})`,
      )
      await tellLeague(page)
      await page.goto('/l/rhineland')
      await page.locator('.season-table').waitFor()
      for (const viewport of [NARROW, TABLET, DESKTOP]) {
        await page.setViewportSize(viewport)
        found.push(...(await faultsOf(page)))
        found.push(...(await violations(page, undefined, language === 'en' ? [] : ['color-contrast'])))
      }
      if (language === 'en') {
        await page.setViewportSize(NARROW)
        await lengthen(page)
        found.push(...(await faultsOf(page)))
      }
      expect([found, faults]).toEqual([[], []])
      await context.close()
    },
  )
})
