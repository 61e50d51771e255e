import * as z from 'zod'
import { FINAL } from '../../shared/league/penalties.ts'

/** What is read of a tournament of Archon; whatever else its answers hold is left alone. */
const Result = z.object({ gw: z.number(), vp: z.number(), tp: z.number() })
const Seat = z.object({ player_uid: z.string(), result: Result, judge_uid: z.string().nullish() })
const Table = z.object({
  seating: z.array(Seat),
  state: z.string(),
  override: z.object({ judge_uid: z.string(), comment: z.string() }).nullish(),
})
const Standing = z.object({
  user_uid: z.string(),
  gw: z.number(),
  vp: z.number(),
  tp: z.number(),
  toss: z.number(),
  disqualified: z.boolean().nullish(),
})
export const ArchonTournament = z.object({
  uid: z.string(),
  state: z.string(),
  rounds: z.array(z.array(Table)),
  finals: Table.nullish(),
  winner: z.string().nullish(),
  standings: z.array(Standing),
})
export type ArchonTournament = z.infer<typeof ArchonTournament>
export type ArchonTable = z.infer<typeof Table>

/** A table of an event on both sides: the tournament there, round and table from 1, the final as round `FINAL`. */
export interface TableKey {
  tournament: string
  round: number
  table: number
}
export const sameTable = (a: TableKey, b: TableKey): boolean =>
  a.tournament === b.tournament && a.round === b.round && a.table === b.table

/** Rounds and tables count from 0 there, and the final is the table behind the last round. */
export const indicesOf = ({ round, table }: TableKey, { rounds }: ArchonTournament): { round: number; table: number } =>
  round === FINAL ? { round: rounds.length, table: table - 1 } : { round: round - 1, table: table - 1 }

export function tableThere(key: TableKey, tournament: ArchonTournament): ArchonTable | null {
  const { round, table } = indicesOf(key, tournament)
  if (key.round === FINAL) return table === 0 ? (tournament.finals ?? null) : null
  return tournament.rounds[round]?.[table] ?? null
}

export const pointsThere = ({ seating }: ArchonTable): number[] => seating.map(({ result }) => result.vp)

/** Nobody has said anything of its score. */
export const isUnscored = ({ seating, state }: ArchonTable): boolean =>
  state === 'In Progress' && seating.every(({ result, judge_uid }) => result.vp === 0 && (judge_uid ?? '') === '')
