import { compared, type Standing, type Totals } from './standings.ts'
import type { FinalScore } from './final.ts'

/** Of championships; a Grand Prix or a qualifier gives nothing more (TRATE-02). */
export type EventLevel = 'open' | 'national' | 'continental'
const MORE: Readonly<Record<EventLevel, number>> = { open: 0, national: 0.25, continental: 1 }

const TAKING_PART = 5
const A_VICTORY_POINT = 4
const A_GAME_WIN = 8
const BONUS = { winner: 90, finalist: 30 } as const

/** By how many played at least one round, also if they dropped or were disqualified later (TRATE-03). */
export const coefficient = (players: number, level: EventLevel = 'open'): number =>
  Math.log(players ** 2) / Math.log(15) - 1 + MORE[level]

/** What an event adds to a rating; points and wins are those of the final too, after adjustments (TRATE-01). */
export function ratingPoints(
  { victoryPoints, gameWins }: Omit<Totals, 'tournamentPoints'>,
  place: 'winner' | 'finalist' | null,
  players: number,
  level: EventLevel = 'open',
): number {
  const bonus = place === null ? 0 : Math.round(BONUS[place] * coefficient(players, level))
  return TAKING_PART + A_VICTORY_POINT * victoryPoints + A_GAME_WIN * gameWins + bonus
}

/** Grand Prix points by final place; the four second of a final have those of the second (TRATE-08). */
export function grandPrixPoints(place: number): number {
  if (place === 1) return 25
  if (place <= 5) return 15
  return place <= 10 ? 16 - place : 3
}

/** A player of a finished event. */
export interface Placed extends Standing {
  /** Of the event: the final's winner is first, the other finalists second, everybody else as before (TFINAL-11). */
  finalPlace: number
  /** Of the final, which adds nothing to the preliminary sums (TSCORE-14). */
  final: { place: 'winner' | 'finalist'; victoryPoints: number; gameWins: number } | null
  /** The rating's and the season's; 0 where the event is not rated (TRATE-07). */
  ratingPoints: number
  grandPrixPoints: number
}

/**
 * Which events count: as the rules have it every one that is sanctioned and open to all cards, as Archon has it of
 * those only the ones with eight players and a final.
 */
export type Rated = 'rules' | 'archon'
const FEWEST = 8

export interface Finished {
  standings: readonly Standing[]
  final: { players: readonly string[]; score: FinalScore } | null
  /** How many played at least one round. */
  played: number
  level: EventLevel
  /** Sanctioned, not void, and without restrictions to sets. */
  counts: boolean
}

export function placedIn({ standings, final, played, level, counts }: Finished, rated: Rated): Placed[] {
  const isRated = counts && (rated === 'rules' || (played >= FEWEST && final !== null))
  const placedAt = (standing: Standing): Placed => {
    const seat = final?.players.indexOf(standing.player) ?? -1
    const place = final && seat >= 0 ? (final.score.places[seat] === 1 ? 'winner' : 'finalist') : null
    const own: Placed['final'] = final &&
      place && {
        place,
        victoryPoints: final.score.victoryPoints[seat]!,
        gameWins: final.score.gameWins[seat]!,
      }
    const finalPlace = place === 'winner' ? 1 : place === 'finalist' ? 2 : behind(standing, final?.players ?? [])
    const together = {
      victoryPoints: standing.victoryPoints + (own?.victoryPoints ?? 0),
      gameWins: standing.gameWins + (own?.gameWins ?? 0),
    }
    return {
      ...standing,
      finalPlace,
      final: own,
      ratingPoints: isRated ? ratingPoints(together, place, played, level) : 0,
      grandPrixPoints: isRated ? grandPrixPoints(finalPlace) : 0,
    }
  }
  /** Who did not play the final is behind all who did, also where somebody before them had dropped. */
  const behind = ({ player, place }: Standing, finalists: readonly string[]): number =>
    place + standings.filter(one => one.place > place && one.player !== player && finalists.includes(one.player)).length
  return standings.map(placedAt).toSorted((a, b) => a.finalPlace - b.finalPlace || a.place - b.place)
}

/** A day as YYYY-MM-DD, so many calendar months before another; a month without that day lends its last. */
export function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const counted = year * 12 + month - 1 - months
  const [y, m] = [Math.floor(counted / 12), (counted % 12) + 1]
  const leap = y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0)
  const longest = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1]!
  return [String(y).padStart(4, '0'), ...[m, Math.min(date, longest)].map(n => String(n).padStart(2, '0'))].join('-')
}

/** Points of an event by the day of its end. */
export interface Earned {
  ended: string
  points: number
}
const BEST = 8
const RATED_MONTHS = 18
const RANKED_MONTHS = 12

/** The best eight events of the last 18 months (TRATE-04). */
export const rating = (earned: readonly Earned[], today: string): number =>
  earned
    .filter(({ ended }) => ended >= monthsBefore(today, RATED_MONTHS) && ended <= today)
    .map(({ points }) => points)
    .toSorted((a, b) => b - a)
    .slice(0, BEST)
    .reduce((sum, points) => sum + points, 0)

/** Who has played no rated round for 12 months is in no ranking, and keeps the rating (TRATE-06). */
export const isRanked = (lastRated: string, today: string): boolean => lastRated >= monthsBefore(today, RANKED_MONTHS)

/** By which a season is ranked: rating points, preliminary scores summed, or Grand Prix points (TRATE-09). */
export type SeasonMode = 'rtp' | 'score' | 'gp'

export interface SeasonRow extends Totals {
  player: string
  place: number
  ratingPoints: number
  grandPrixPoints: number
}

/** The table of a season; who is tied shares a place. */
export function season(events: readonly (readonly Placed[])[], mode: SeasonMode): SeasonRow[] {
  const rows = new Map<string, SeasonRow>()
  for (const one of events.flat()) {
    const row = rows.get(one.player) ?? empty(one.player)
    row.gameWins += one.gameWins
    row.victoryPoints += one.victoryPoints
    row.tournamentPoints += one.tournamentPoints
    row.ratingPoints += one.ratingPoints
    row.grandPrixPoints += one.grandPrixPoints
    rows.set(one.player, row)
  }
  const order: Record<SeasonMode, (a: SeasonRow, b: SeasonRow) => number> = {
    rtp: (a, b) => b.ratingPoints - a.ratingPoints,
    score: compared,
    gp: (a, b) => b.grandPrixPoints - a.grandPrixPoints,
  }
  const ranked = [...rows.values()].toSorted((a, b) => order[mode](a, b) || (a.player < b.player ? -1 : 1))
  for (const [at, row] of ranked.entries()) {
    const before = ranked[at - 1]
    row.place = before && order[mode](before, row) === 0 ? before.place : at + 1
  }
  return ranked
}

const empty = (player: string): SeasonRow => ({
  player,
  place: 0,
  gameWins: 0,
  victoryPoints: 0,
  tournamentPoints: 0,
  ratingPoints: 0,
  grandPrixPoints: 0,
})
