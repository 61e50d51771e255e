import { generateKeyPairSync, sign } from 'node:crypto'
import type { Page } from 'playwright-core'
import { Entries } from '../../shared/api/entries.ts'
import { EventFinal, EventRounds } from '../../shared/api/event-rounds.ts'
import { EventStandings } from '../../shared/api/event-standings.ts'
import { TournamentEvent } from '../../shared/api/events.ts'
import { ResultKeys, SignedResults } from '../../shared/api/results.ts'
import { commitmentOf } from '../../shared/league/seating/seating.ts'

/** One event as the service says it: fourteen players, two rounds played, the third under way. The reader is Maud. */
export const EVENT = 'evt_rhineautumn1'
const NAMES = ['Bruno', 'Ada', 'Nils', 'Chiara', 'Maud', 'Jonna', 'Hana', 'Femke', 'Dario', 'Ivo', 'Olga', 'Lior']
NAMES.push('Elin', 'Kaspar')
export const entryOf = (name: string): string => `ent_${name.toLowerCase()}00000000`

/** By round and table: who sat there, clockwise, and their victory points. */
const PLAYED: Record<number, [string, number][][]> = {
  1: [
    [
      ['Maud', 2.5],
      ['Lior', 0],
      ['Femke', 1.5],
      ['Kaspar', 0],
      ['Jonna', 0.5],
    ],
    [
      ['Ada', 4],
      ['Bruno', 0],
      ['Nils', 0],
      ['Chiara', 0],
      ['Ivo', 1],
    ],
    [
      ['Hana', 1.5],
      ['Dario', 1],
      ['Olga', 0],
      ['Elin', 0.5],
    ],
  ],
  2: [
    [
      ['Ivo', 1],
      ['Elin', 0],
      ['Nils', 4],
      ['Ada', 0],
      ['Maud', 0],
    ],
    [
      ['Bruno', 3],
      ['Dario', 0],
      ['Jonna', 2],
      ['Femke', 0],
    ],
    [
      ['Chiara', 2.5],
      ['Hana', 0],
      ['Kaspar', 0],
      ['Olga', 0.5],
      ['Lior', 0.5],
    ],
  ],
}
const THIRD = [
  ['Lior', 'Maud', 'Elin', 'Femke', 'Kaspar'],
  ['Nils', 'Jonna', 'Dario', 'Chiara', 'Ivo'],
  ['Olga', 'Ada', 'Bruno', 'Hana'],
]
/** Bruno has won the third table of the third round, which is over. */
const OVER: Record<string, number> = { Olga: 0, Ada: 1, Bruno: 3, Hana: 0 }

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const KEY = { kid: 'k1', kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' } as const

export function jwsOf(payload: object, kid = 'k1'): string {
  const input = `${inBase64({ alg: 'ES256', typ: 'praxis-result+jws', kid })}.${inBase64(payload)}`
  const signature = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${input}.${signature.toString('base64url')}`
}

const gameOf = (round: number, table: number): string => `gam_round${round}table${table}`

const seatsOf = (seats: [string, number | null][]) =>
  seats.map(([name, victoryPoints]) => ({ player: entryOf(name), name, victoryPoints, counts: true }))

const SEED = 'seed of the seats'
const roundOf = (round: number, state: string, tables: { seats: [string, number | null][]; over: boolean }[]) => ({
  round,
  state,
  tables: tables.map(({ seats, over }, at) => ({
    table: at + 1,
    seats: seatsOf(seats),
    id: `tbl_round${round}table${at + 1}`,
    game: gameOf(round, at + 1),
    over,
    reseats: [],
  })),
  sitOut: [],
  score: [0, 0, 0, 16, 0, 0, 0, 0.271, 2],
  chart: [0, 0, 0, 16, 0, 0, 0, 0.271, 2],
  from: 'chart',
  draw: { commitment: commitmentOf(SEED), opening: SEED, players: NAMES.map(entryOf).toSorted(), of: 3, first: round },
  seatedAt: '2026-11-09T12:00:00.000Z',
  closedAt: state === 'closed' ? '2026-11-12T12:00:00.000Z' : null,
})
const third = THIRD.map((names): { seats: [string, number | null][]; over: boolean } => ({
  seats: names.map(name => [name, OVER[name] ?? null]),
  over: names.includes('Bruno'),
}))
const ROUNDS = [
  ...[1, 2].map(round =>
    roundOf(
      round,
      'closed',
      PLAYED[round]!.map(seats => ({ seats, over: true })),
    ),
  ),
  roundOf(3, 'dealt', third),
]

/** One that was signed so, one that was altered since, one by a key that nobody names. */
const RESULTS = ROUNDS.flatMap(({ round, tables }) =>
  tables
    .filter(({ over }) => over)
    .map(({ table, seats, game }) => {
      const points = seats.map(({ victoryPoints }) => victoryPoints ?? 0),
        most = Math.max(...points)
      const payload = {
        iss: 'praxis',
        iat: 1_794_000_000,
        game,
        event: EVENT,
        round,
        table,
        rev: 1,
        players: seats.map(({ name }, seat) => ({ seat, name, bot: false })),
        victoryPoints: points,
        winner: points.indexOf(most),
        ended: '2026-11-12T11:00:00.000Z',
      }
      const [head, , signature] = jwsOf(payload).split('.')
      const jws =
        round === 2 && table === 1
          ? [head, inBase64({ ...payload, victoryPoints: points.toReversed() }), signature].join('.')
          : jwsOf(payload, round === 2 && table === 2 ? 'k0' : 'k1')
      return { game, event: EVENT, round, table, rev: 1, signedAt: '2026-11-12T12:00:00.000Z', jws }
    }),
)

const POINTS = [0, 60, 48, 36, 24, 12]
const totals = NAMES.map(name => {
  const own = ROUNDS.flatMap(({ tables }) =>
    tables.flatMap(({ seats }) => {
      const at = seats.find(one => one.name === name)
      if (!at || at.victoryPoints === null) return []
      const sorted = seats.map(({ victoryPoints }) => victoryPoints ?? 0).toSorted((a, b) => b - a)
      const wins = at.victoryPoints >= 2 && sorted[0] === at.victoryPoints && sorted[1] !== at.victoryPoints
      return [{ gw: wins ? 1 : 0, vp: at.victoryPoints, tp: POINTS[sorted.indexOf(at.victoryPoints) + 1]! }]
    }),
  )
  const sum = (of: 'gw' | 'vp' | 'tp'): number => own.reduce((all, one) => all + one[of], 0)
  return { player: entryOf(name), name, gameWins: sum('gw'), victoryPoints: sum('vp'), tournamentPoints: sum('tp') }
}).toSorted(
  (a, b) => b.gameWins - a.gameWins || b.victoryPoints - a.victoryPoints || b.tournamentPoints - a.tournamentPoints,
)
const ROWS = totals.map(row => ({
  ...row,
  place:
    totals.findIndex(
      one =>
        one.gameWins === row.gameWins &&
        one.victoryPoints === row.victoryPoints &&
        one.tournamentPoints === row.tournamentPoints,
    ) + 1,
  finalPlace: null,
  toss: null,
  dropped: false,
  final: null,
  ratingPoints: 0,
  grandPrixPoints: 0,
}))

const WHOLE = {
  id: EVENT,
  version: 9,
  state: 'playing',
  league: null,
  name: 'Rhine Autumn Cup',
  startsAt: '2026-11-02T12:00:00.000Z',
  sanctioned: true,
  level: 'basic',
  rounds: 3,
  mode: 'sequence',
  final: true,
  roundHours: 504,
  finalHours: 504,
  answerWithinHours: 72,
  clock: null,
  cards: 'all',
  decks: 'single',
  finalDeck: null,
  visibility: 'public',
  talk: 'free',
  multiJudge: false,
  judgeCalls: 'clock-stops',
  season: null,
  spectators: { delay: null, hands: 'agreed' },
  embedOn: [],
  organisers: ['Viola'],
  judges: ['Rosa', 'Tilo'],
  form: '3R+F',
  notices: [],
  you: { organiser: false, judge: null, player: entryOf('Maud') },
  checkIn: null,
  openRounds: [3],
  seatedRounds: 3,
  commitment: commitmentOf('tosses'),
  opening: null,
  withdrawn: [],
  admission: null,
  winner: null,
  createdAt: '2026-10-01T12:00:00.000Z',
  endedAt: null,
}

/** The finalists place themselves; it is the turn of the second seed, the reader. */
const PLACING = {
  state: 'placing',
  finalists: ['Bruno', 'Maud', 'Chiara', 'Ada', 'Nils'].map((name, at) => ({
    place: at + 1,
    player: entryOf(name),
    name,
    you: name === 'Maud',
    shown: ['colette', 'sully', 'catalina-vega'],
    left: 9,
    fingerprint: 'F'.repeat(43),
  })),
  reserve: null,
  row: [5, 3, 4],
  next: 2,
  due: '2026-12-01T12:00:00.000Z',
  table: null,
  winner: null,
  openedAt: '2026-11-30T12:00:00.000Z',
}

/** The service says all this to this page, whatever else it asks; as it may be said by the schemas of the API. */
export async function tellStory(page: Page, at: 'third round' | 'final', cards: object[] = []): Promise<void> {
  const isFinal = at === 'final'
  const rounds = isFinal ? ROUNDS.map(one => ({ ...one, state: 'closed', closedAt: one.seatedAt })) : ROUNDS
  const event = TournamentEvent.parse({ ...WHOLE, openRounds: isFinal ? [99] : [3] })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const said: Record<string, object> = {
    [`events/${EVENT}`]: event,
    [`events/${EVENT}/players`]: Entries.parse({
      players: NAMES.toSorted().map(name => ({
        player: entryOf(name),
        name,
        you: name === 'Maud',
        state: 'in',
        from: 1,
        sealed: [0],
        seals: null,
        lost: [],
        veknId: null,
        reportable: null,
      })),
      unclaimed: null,
    }),
    [`events/${EVENT}/rounds`]: EventRounds.parse({ rounds }),
    [`events/${EVENT}/standings`]: EventStandings.parse({
      rounds: [1, 2, 3],
      complete: isFinal,
      over: false,
      rows: ROWS,
    }),
    results: SignedResults.parse({ results: RESULTS, cursor: null }),
    keys: ResultKeys.parse({ keys: [{ ...KEY, x, y }] }),
    ...(isFinal && { [`events/${EVENT}/final`]: EventFinal.parse(PLACING) }),
  }
  await page.route('**/v1/**', route => {
    const path = new URL(route.request().url()).pathname.replace('/v1/', '')
    if (path in said) return route.fulfill({ json: said[path] })
    if (path.startsWith('games/')) return route.fulfill({ json: gameAt(path) })
    if (path.startsWith('events/'))
      return route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', code: 'not-found', title: 'Not there', status: 404, traceId: '' },
      })
    return cards.length > 0 && path === 'cards' ? route.fulfill({ json: { cards } }) : route.continue()
  })
}

/** As much of a game as the page reads. */
const gameAt = (path: string): object => ({
  view: {
    seats: [4, 18, 0, 9, 21].map((pool, seat) => ({ seat, pool, ousted: pool === 0, withdrawn: false })),
    turn: { seat: path.includes('table1') ? 3 : 1 },
  },
})
