import { HOUR, instantAt, msOf } from '../clocks/local-times.ts'

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
export const isDisqualification = ({ level }: Pick<Penalty, 'level'>): boolean => level === 'disqualification'

/** Whether the Ethics Committee hears of a disqualification: that hangs on what was meant (TPEN-09). */
export const ESCALATIONS = ['ethics-committee', 'control-measure'] as const
export type Escalation = (typeof ESCALATIONS)[number]

/** What a head judge says with a disqualification. */
interface Stated {
  level: Level
  at: string
  intentional?: true
  suspension?: true
}
export function escalationOf({ level, intentional, suspension }: Stated): Escalation | null {
  if (level !== 'disqualification') return null
  return intentional || suspension ? 'ethics-committee' : 'control-measure'
}

const REPORT_DAYS = 5
/** By when a suspension is reported (TPEN-17); null where there is none. */
export const reportBy = ({ at, suspension }: Stated): string | null =>
  suspension ? instantAt(msOf(at) + REPORT_DAYS * 24 * HOUR) : null

/** Of several for one player from one call the gravest counts, the first of those that are as grave (TPEN-13). */
interface OfCall {
  id: string
  player: string
  level: Level
  ticket?: string
  lifted?: object
}
export function isNoted<P extends OfCall>(one: P, given: readonly P[]): boolean {
  const { ticket, player } = one
  if (ticket === undefined || one.lifted) return false
  const ofCall = given.filter(other => other.ticket === ticket && other.player === player && !other.lifted)
  const gravest = Math.max(...ofCall.map(({ level }) => LEVELS.indexOf(level)))
  return ofCall.find(({ level }) => LEVELS.indexOf(level) === gravest)?.id !== one.id
}

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
