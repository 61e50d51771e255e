import type { FeedEntry, GameResult, Praxis, ReportedEvent } from '../../functions/archon/ports.ts'
import { veknOf } from './fake-archon.ts'

export interface FakePraxis extends Praxis {
  entries: FeedEntry[]
  results: Map<string, GameResult>
  reports: Map<string, ReportedEvent>
  /** By reference, as created: the numbers, and whether it stands. */
  tables: Map<string, { vekn: string[]; state: 'open' | 'begun' | 'gone' }>
  /** Whoever may not be seated. */
  unclaimed: Set<string>
}

/** Our side of the adapter: a feed in pages of three, results, and tables by reference. */
export function fakePraxis(): FakePraxis {
  const fake: FakePraxis = {
    entries: [],
    results: new Map(),
    reports: new Map(),
    tables: new Map(),
    unclaimed: new Set(),
    feed: async since => {
      const entries = fake.entries.filter(({ seq }) => seq > since).slice(0, 3)
      return {
        entries: structuredClone(entries),
        next: entries.at(-1)?.seq ?? since,
      }
    },
    result: async game => structuredClone(fake.results.get(game) ?? null),
    report: async event => fake.reports.get(event) ?? null,
    createTable: async ({ externalRef, vekn }) => {
      const there = fake.tables.get(externalRef)
      if (there && there.vekn.join() !== vekn.join()) throw new Error(`${externalRef} is taken`)
      const refused = vekn.find(one => fake.unclaimed.has(one))
      if (refused !== undefined) return { refused: `unclaimed: ${refused}` }
      if (!there)
        fake.tables.set(externalRef, {
          vekn,
          state: 'open',
        })
      return null
    },
    cancelTable: async externalRef => {
      const there = fake.tables.get(externalRef)
      if (there?.state === 'begun') return 'begun'
      if (there) there.state = 'gone'
      return 'gone'
    },
  }
  return fake
}

export const entry = (seq: number, type: string, data: FeedEntry['data']): FeedEntry => ({
  id: `f${seq}`,
  seq,
  type,
  timestamp: '2026-09-29T18:00:00Z',
  data,
})

export const resultOf = (
  game: string,
  players: readonly number[],
  victoryPoints: number[],
  more: Partial<GameResult> = {},
): GameResult => ({
  game,
  rev: 1,
  vekn: players.map(veknOf),
  victoryPoints,
  earlier: [],
  adjusted: [],
  disqualified: [],
  ruling: null,
  ...more,
})
