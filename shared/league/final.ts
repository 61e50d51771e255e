import { ADJUSTMENT } from './penalties.ts'

/** Where a finalist goes: to an end of the row, or between two who are neighbours in it. */
export type Placement = 'left-end' | 'right-end' | { left: number; right: number }

/** The seed whose turn it is: the lowest that has not placed, up to the first (TFINAL-05). Null: all have. */
export const nextToPlace = (row: readonly number[], seeds = 5): number | null =>
  row.length < seeds ? seeds - row.length : null

/**
 * The row after the next seed has placed itself; null where the two it names are not neighbours there. Nobody is moved
 * (TFINAL-06).
 */
export function placed(row: readonly number[], where: Placement, seeds = 5): number[] | null {
  const seed = nextToPlace(row, seeds)
  if (seed === null) return null
  if (where === 'left-end') return [seed, ...row]
  if (where === 'right-end') return [...row, seed]
  const at = row.indexOf(where.left)
  return at >= 0 && row[at + 1] === where.right ? row.toSpliced(at + 1, 0, seed) : null
}

export interface FinalScore {
  winner: string
  /** By seat, after adjustments. */
  victoryPoints: number[]
  /** By seat: the winner has one, however few the points, and nobody else (TFINAL-12). */
  gameWins: number[]
  /** By seat: the four others are second together (TFINAL-11). */
  places: number[]
}

/**
 * The most points of the final alone win it, with no minimum (TFINAL-09); where they are shared, the higher seed does
 * (TFINAL-10). An adjustment earned in it counts in it (TFINAL-15). `seeds` names players, the first seed first.
 */
export function finalScore(
  players: readonly string[],
  seeds: readonly string[],
  victoryPoints: readonly number[],
  adjusted: readonly string[] = [],
): FinalScore {
  const counted = players.map(
    (player, seat) => victoryPoints[seat]! + ADJUSTMENT * adjusted.filter(one => one === player).length,
  )
  const most = Math.max(...counted)
  const winner = seeds.find(player => counted[players.indexOf(player)] === most)
  if (winner === undefined) throw new RangeError('Whoever plays the final has a seed')
  return {
    winner,
    victoryPoints: counted,
    gameWins: players.map(player => (player === winner ? 1 : 0)),
    places: players.map(player => (player === winner ? 1 : 2)),
  }
}
