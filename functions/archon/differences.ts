import { sameTable, type TableKey } from './archon-tournament.ts'

/** What is not the same on both sides, or not there: for a person to look at. Nothing is copied for it. */
export type DifferenceKind =
  | 'no-tournament'
  | 'no-table'
  | 'no-number'
  | 'seating'
  | 'score'
  | 'refused'
  | 'not-accepted'
  | 'game-wins'
  | 'tournament-points'
  | 'victory-points'
  | 'toss'
  | 'winner'
  | 'rating-points'

type Told = string | number | null | readonly (string | number | null)[]

/** Of a table, or of the whole tournament: then round and table are 0. */
export interface Difference extends TableKey {
  kind: DifferenceKind
  /** Whom it is about, by their number, where it is about one. */
  player?: string
  there: Told
  here: Told
}

export const wholeOf = (tournament: string): TableKey => ({ tournament, round: 0, table: 0 })

/** The list after one table, or a whole tournament, was looked at again; with `kinds`, for these alone. */
export function renewed(
  all: readonly Difference[],
  key: TableKey,
  found: readonly Difference[],
  kinds?: readonly DifferenceKind[],
): Difference[] {
  const kept = all.filter(one => !sameTable(one, key) || (kinds && !kinds.includes(one.kind)))
  return [...kept, ...found].toSorted(
    (a, b) =>
      (a.tournament < b.tournament ? -1 : a.tournament > b.tournament ? 1 : 0) ||
      a.round - b.round ||
      a.table - b.table,
  )
}

export const isSame = (a: readonly (string | number | null)[], b: readonly (string | number | null)[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at])
