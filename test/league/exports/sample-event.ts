import { decks } from '../../../shared/cards/five-decks.ts'
import type { EventReport, ReportedPlayer } from '../../../shared/league/exports/event-report.ts'
import { reportOf, type EventRecord, type RecordedTable } from '../../../shared/league/exports/reported.ts'

const player = (at: number): ReportedPlayer => ({
  id: `p${at}`,
  name: `Player Number ${at}`,
  vekn: { number: String(3_000_000 + at), confirmed: at % 2 === 0 },
  city: at === 3 ? null : `Town ${at}`,
  dropped: false,
  disqualified: false,
  deckFingerprint: `f${at}`,
})

const table = (number: number, players: string[], victoryPoints: number[]): RecordedTable => ({
  table: number,
  players,
  victoryPoints,
  substituted: [],
  ruling: null,
  ends: null,
})

/**
 * Ten players, two rounds and a final. By game wins, points and tournament points the seeds are p1, p9, p3, p8 and p2;
 * p6 and p7 are tied behind p10. In the final p3 and p9 have as many points, so that p9 wins as the higher seed.
 */
export const sampleRecord: EventRecord = {
  event: {
    id: 'e1',
    version: 7,
    changed: '2026-11-02T20:00:00.000Z',
    name: 'Autumn League',
    place: null,
    url: 'https://example.invalid/e/e1',
    organiser: 'Olga Organiser',
    began: '2026-09-01',
    ended: '2026-11-02',
    format: 'constructed',
    level: 'open',
    multideck: false,
  },
  state: 'finished',
  players: Array.from({ length: 10 }, (_, at) => player(at + 1)),
  rounds: [
    {
      round: 1,
      starts: '2026-09-01T18:00:00Z',
      ends: '2026-09-29T18:00:00Z',
      tables: [
        table(1, ['p1', 'p2', 'p3', 'p4', 'p5'], [3, 0, 2, 0, 0]),
        table(2, ['p6', 'p7', 'p8', 'p9', 'p10'], [0.5, 0.5, 0.5, 0.5, 0.5]),
      ],
    },
    {
      round: 2,
      starts: '2026-09-30T18:00:00Z',
      ends: '2026-10-20T18:00:00Z',
      tables: [
        table(1, ['p1', 'p6', 'p2', 'p7', 'p3'], [1.5, 0, 1.5, 0, 0.5]),
        table(2, ['p8', 'p4', 'p9', 'p5', 'p10'], [1, 0, 4, 0, 0]),
      ],
    },
  ],
  final: {
    starts: '2026-10-26T18:00:00Z',
    ends: '2026-11-02T18:00:00Z',
    seeds: ['p1', 'p9', 'p3', 'p8', 'p2'],
    placements: ['right-end', 'right-end', 'left-end', { left: 5, right: 4 }, { left: 2, right: 4 }],
    placing: [
      { player: 'p2', until: '2026-10-22T18:00:00Z' },
      { player: 'p8', until: '2026-10-23T18:00:00Z' },
    ],
    row: ['p3', 'p2', 'p9', 'p1', 'p8'],
    victoryPoints: [1.5, 0, 1.5, 0, 0.5],
    ruling: null,
  },
  penalties: [],
  irregularities: [],
  unrated: null,
  rated: 'archon',
  lot: player => player,
  winningDeck: {
    player: 'p9',
    name: 'Malkavian Night',
    author: null,
    comment: 'It bleeds.',
    crypt: decks.malkavian.crypt,
    library: decks.malkavian.library,
  },
}

export const sampleReport = (changes: Partial<EventRecord> = {}): EventReport =>
  reportOf({ ...sampleRecord, ...changes })

/** The record with its players changed, by id. */
export const withPlayers = (changes: Record<string, Partial<ReportedPlayer>>): EventRecord['players'] =>
  sampleRecord.players.map(one => ({ ...one, ...changes[one.id] }))
