import type * as z from 'zod'
import type { EventRound, RoundTable } from '../../../shared/api/event-rounds.ts'
import { scoreOfChart } from '../../../shared/league/seating/charts.ts'
import type { SeatedRound } from '../../../shared/league/seating/seating.ts'
import { gameIdOf } from '../../games/deal.ts'
import { idFrom } from '../../games/hash.ts'
import type { Service } from '../../games/service.ts'
import { eventPartition, FINAL_ROUND, inTwo, read, readAll, type Kept } from '../desk-items.ts'
import type { EventRecord, PlayerRecord } from './event.ts'

type WireRound = z.infer<typeof EventRound>

/** The item ROUND#<nn>. Players are named by their entries. */
export interface RoundRecord extends Pick<
  WireRound,
  'round' | 'state' | 'score' | 'from' | 'draw' | 'seatedAt' | 'closedAt'
> {
  commitment: string
  sitOut: string[]
  tables: SeatedTable[]
  /** The request that began to deal it: sent again, it is told what has become of it. */
  begunBy?: string
  final?: FinalRecord
}
export interface SeatedTable {
  players: string[]
  reseats: string[]
  /** Kept when the round is closed. */
  victoryPoints?: number[]
}
/** What a final has beside. */
export interface FinalRecord {
  /** Entries, the first seed first. */
  seeds: string[]
  reserve: string | null
  shown: { cards: string[]; left: number }[]
  /** Of the deck that each plays: the round it was sealed for. */
  decks: number[]
  row: number[]
  due: string | null
  /** It has moved by all outages of the service until then. */
  outagesUpTo?: string
  /** How often it was begun, where a judge has had it begin again; left out: once. */
  deal?: number
}

export const ROUND_PREFIX = 'ROUND#'
export const roundName = (round: number): string => ROUND_PREFIX + inTwo(round)
export const loadRound = (
  { store }: Pick<Service, 'store'>,
  event: string,
  round: number,
): Promise<Kept<RoundRecord> | undefined> => read<RoundRecord>(store, eventPartition(event), roundName(round))

/** The preliminary rounds, by number. */
export const roundsOf = async ({ store }: Pick<Service, 'store'>, event: string): Promise<Kept<RoundRecord>[]> =>
  (await readAll<RoundRecord>(store, eventPartition(event), { prefix: ROUND_PREFIX })).filter(
    ({ value }) => value.round !== FINAL_ROUND,
  )

export const asSeated = ({ tables, sitOut }: RoundRecord): SeatedRound => ({
  tables: tables.map(({ players }) => players),
  paused: sitOut,
})

/** The same for whoever deals it, and nobody's to guess before it is dealt. */
export const tableIdOf = ({ id, secret }: EventRecord, round: number, table: number, deal = 1): string =>
  idFrom('tbl', [secret, id, round, table, ...(deal === 1 ? [] : [deal])].join('\n'))

/** The game of a table of a round, which is from 0. */
export const gameOf = (
  event: EventRecord,
  { round, final }: Pick<RoundRecord, 'round' | 'final'>,
  at: number,
): string => gameIdOf(tableIdOf(event, round, at + 1, final?.deal))

/** Victory points by seat of a table of a round, both from 0; undefined as long as its game goes on. */
export type Outcomes = (round: number, table: number) => readonly number[] | undefined

export const NO_OUTCOMES: Outcomes = () => undefined

export const playersIn = (players: readonly Kept<PlayerRecord>[]): Map<string, PlayerRecord> =>
  new Map(players.map(({ value }) => [value.entry, value]))

export function wireTable(
  event: EventRecord,
  { round, state, final }: RoundRecord,
  at: number,
  { players, reseats }: SeatedTable,
  known: ReadonlyMap<string, PlayerRecord>,
  outcomes: Outcomes,
): z.infer<typeof RoundTable> {
  const dealt = state === 'dealt' || state === 'closed'
  const id = tableIdOf(event, round, at + 1, final?.deal)
  const points = outcomes(round, at)
  return {
    table: at + 1,
    seats: players.map((player, seat) => ({
      player,
      name: known.get(player)?.name ?? '',
      victoryPoints: points?.[seat] ?? null,
      counts: !known.get(player)?.lost.includes(round),
    })),
    id: dealt ? id : null,
    game: dealt ? gameIdOf(id) : null,
    over: points !== undefined,
    reseats,
  }
}

/** What the field that sits in it could have had from the stored chart, to read the score by. */
function chartAfter({ rounds }: EventRecord, { round, tables, sitOut }: RoundRecord): number[] | null {
  const players = tables.reduce((sum, table) => sum + table.players.length, sitOut.length)
  const score = round === FINAL_ROUND ? undefined : scoreOfChart(players, rounds, round)
  return score ? [...score] : null
}

export const wireRound = (
  event: EventRecord,
  round: RoundRecord,
  known: ReadonlyMap<string, PlayerRecord>,
  outcomes: Outcomes,
): WireRound => ({
  round: round.round,
  state: round.state,
  tables: round.tables.map((table, at) => wireTable(event, round, at, table, known, outcomes)),
  sitOut: round.sitOut,
  score: round.score,
  chart: chartAfter(event, round),
  from: round.from,
  draw: round.draw,
  seatedAt: round.seatedAt,
  closedAt: round.closedAt,
})
