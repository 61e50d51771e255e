import { scored } from './scores.ts'
import { isAdjustment, isDisqualification, ADJUSTMENT, type Penalty } from './penalties.ts'

/** A finished table of a preliminary round: who sat there, in seat order, and their victory points as played. */
export interface PlayedTable {
  round: number
  players: readonly string[]
  victoryPoints: readonly number[]
  /** Seats whose points count for the table and in nobody's standings: a substitute or a bot finished for them. */
  nobodys?: readonly number[]
}

export interface Totals {
  gameWins: number
  victoryPoints: number
  tournamentPoints: number
}

export interface Standing extends Totals {
  player: string
  /** Who is tied shares a place. */
  place: number
  dropped: boolean
  /** Drawn for ties that touch the first five, and for no others (TSCORE-10): the place among those tied, from 1. */
  toss?: number
}

export interface Field {
  players: readonly string[]
  tables: readonly PlayedTable[]
  penalties?: readonly Penalty[]
  /** They keep their places and do not play the final (TDROP-03). */
  dropped?: readonly string[]
}

/** How many play the final (TFINAL-01). */
export const FINALISTS = 5

/** What each has made of the preliminary rounds; rounds not played give nothing (TSCORE-13). */
export function totals({ players, tables, penalties = [] }: Field): Map<string, Totals> {
  const sums = new Map(players.map(player => [player, { gameWins: 0, victoryPoints: 0, tournamentPoints: 0 }]))
  for (const table of tables) {
    const inRound = (one: Penalty): boolean => one.round === table.round && table.players.includes(one.player)
    const here = penalties.filter(inRound)
    const seatOf = ({ player }: Penalty): number => table.players.indexOf(player)
    const score = scored(
      table.victoryPoints,
      here.filter(isAdjustment).map(one => ({ seat: seatOf(one), points: ADJUSTMENT })),
      here.filter(isDisqualification).map(seatOf),
    )
    for (const [seat, player] of table.players.entries()) {
      const sum = sums.get(player)
      if (!sum || table.nobodys?.includes(seat)) continue
      sum.gameWins += score.gameWins[seat]!
      sum.victoryPoints += score.victoryPoints[seat]!
      sum.tournamentPoints += score.tournamentPoints[seat]!
    }
  }
  return sums
}

/** Game wins, then victory points, then tournament points (TSCORE-09): below 0 where `a` stands before `b`. */
export const compared = (a: Totals, b: Totals): number =>
  b.gameWins - a.gameWins || b.victoryPoints - a.victoryPoints || b.tournamentPoints - a.tournamentPoints

/**
 * The preliminary ranking. `lot` gives what the event's seed says of a player, as a text: of those that are tied the
 * lowest comes first. Who was disqualified is not in it, and who was behind them moves up (TPEN-07).
 */
export function standings(field: Field, lot: (player: string) => string): Standing[] {
  const sums = totals(field)
  const out = new Set((field.penalties ?? []).filter(isDisqualification).map(({ player }) => player))
  const dropped = new Set(field.dropped)
  const ranked = field.players
    .filter(player => !out.has(player))
    .map(player => ({ player, ...sums.get(player)!, dropped: dropped.has(player) }))
    .toSorted(compared)
  const standing: Standing[] = []
  while (standing.length < ranked.length) {
    const first = ranked[standing.length]!
    const tied = ranked.filter(one => compared(one, first) === 0)
    const place = standing.length + 1
    // A dropped player's place in the final falls to the next, so that ties further down may touch it (TFINAL-02).
    const drawn = tied.length > 1 && standing.filter(one => !one.dropped).length < FINALISTS
    if (!drawn) standing.push(...tied.map(one => ({ ...one, place })))
    else {
      const byLot = tied.map(one => ({ ...one, lot: lot(one.player) })).toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
      standing.push(...byLot.map(({ lot: _, ...one }, at) => ({ ...one, place: place + at, toss: at + 1 })))
    }
  }
  return standing
}

/** Who plays the final, the first seed first, and who would come next. */
export function finalists(standing: readonly Standing[]): { seeds: string[]; reserve: string | null } {
  const free = standing.filter(({ dropped }) => !dropped).map(({ player }) => player)
  return { seeds: free.slice(0, FINALISTS), reserve: free[FINALISTS] ?? null }
}
