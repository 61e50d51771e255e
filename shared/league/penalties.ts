/** What a judge may give, from the least on. */
export const LEVELS = ['caution', 'warning', 'standings-adjustment', 'disqualification'] as const
export type Level = (typeof LEVELS)[number]

export interface Penalty {
  player: string
  level: Level
  /** The game that it falls on; that of the final is `FINAL`. */
  round: number
}
/** The round of the final, wherever rounds are numbered. */
export const FINAL = 99

/** Victory points of who is adjusted, in one game (TPEN-02); two of them add up (TPEN-03). */
export const ADJUSTMENT = -1
export const isAdjustment = ({ level }: Penalty): boolean => level === 'standings-adjustment'
export const isDisqualification = ({ level }: Penalty): boolean => level === 'disqualification'

/**
 * When in an event a penalty is given: before its first round or between two, during one, after the last, or once the
 * first crypt card of the final is shown.
 */
export type Moment =
  | { during: number }
  | { before: number }
  | { afterLast: number }
  | { final: true; finalist: boolean; last: number }

/** The game that an adjustment falls on (TPEN-04, TPEN-05, TPEN-06). */
export function roundOf(moment: Moment): number {
  if ('during' in moment) return moment.during
  if ('before' in moment) return moment.before
  if ('afterLast' in moment) return moment.afterLast
  return moment.finalist ? FINAL : moment.last
}

/**
 * What is proposed for the same infraction again: two steps on each level, and the last of them once. It is entered at
 * its baseline (TPEN-10), and some never climb (TPEN-12). `earlier` counts those of this event alone (TPEN-11).
 */
export function proposed(baseline: Level, earlier: number, climbs = true): Level {
  if (!climbs) return baseline
  return LEVELS[Math.min(LEVELS.indexOf(baseline) + Math.floor(earlier / 2), LEVELS.length - 1)]!
}
