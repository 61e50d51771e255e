import type { TableKey } from './archon-tournament.ts'
import type { Difference } from './differences.ts'

/**
 * How far the adapter has come: plain data, given to it and given back. It is saved before what it has planned is
 * carried out, so that whatever call fails, a run from the place that was saved last comes to the same.
 */
export interface Place {
  /** The entry of the feed that was taken last. */
  since: number
  /** What was taken and is not settled, each once. */
  waiting: Waiting[]
  /** Tables here that follow a seating there. */
  tables: FollowedTable[]
  /** All that are open. */
  differences: Difference[]
}

export type Waiting = (TableKey & { game: string }) | { tournament: string; event: string }

export interface FollowedTable extends TableKey {
  /** Counts the seatings of this table: a reference is never used for two. */
  last: number
  /** The table here; null while it changes. */
  stands: (Seated & { begun: boolean }) | null
  /** Those that go, before the one that comes is made. */
  goes: Seated[]
  comes: Seated | null
}
export interface Seated {
  revision: number
  vekn: string[]
}

export const BEGINNING: Place = { since: 0, waiting: [], tables: [], differences: [] }

/** `archon/TOURNAMENT/ROUND/TABLE/REVISION`. */
export const referenceOf = ({ tournament, round, table }: TableKey, { revision }: Seated): string =>
  `archon/${tournament}/${round}/${table}/${revision}`

export function keyIn(externalRef: string): TableKey | null {
  const [, tournament, round, table] = /^archon\/([^/]+)\/(\d+)\/(\d+)\/\d+$/.exec(externalRef) ?? []
  return tournament === undefined ? null : { tournament, round: Number(round), table: Number(table) }
}
