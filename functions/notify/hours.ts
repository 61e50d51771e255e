import { DAY, instantAt, instantOf, localTime as timeIn, MINUTE, msOf } from '../../shared/clocks/local-times.ts'
import type { Wishes } from '../store/notice-port.ts'

/** What the local times of people (`shared/clocks/local-times.ts`) mean for telling them. */

const two = (n: number): string => String(n).padStart(2, '0')

/** `day` as `2026-11-18` and `time` as `21:05`. */
export function localTime(instant: string, timeZone: string): { day: string; time: string } {
  const { day, minute } = timeIn(msOf(instant), timeZone)
  return { day: instantAt(day * DAY).slice(0, 10), time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` }
}

const minuteOf = (time: string): number => msOf(`1970-01-01T${time}:00Z`) / MINUTE

/** The next instant after `now` at which one of these local times comes. */
export function nextAt(now: string, timeZone: string, times: readonly string[]): string {
  const { day } = timeIn(msOf(now), timeZone)
  const coming = [-1, 0, 1, 2].flatMap(days => times.map(time => instantOf(day + days, minuteOf(time), timeZone)))
  return instantAt(Math.min(...coming.filter(ms => ms > msOf(now))))
}

type Hours = Pick<Wishes, 'timeZone' | 'quiet'>

export function isQuiet(instant: string, { quiet, timeZone }: Hours): boolean {
  if (!quiet || quiet.from === quiet.to) return false
  const { time } = localTime(instant, timeZone)
  return quiet.from < quiet.to ? time >= quiet.from && time < quiet.to : time >= quiet.from || time < quiet.to
}

/** The instant itself, or when the quiet hours it falls into are over. */
export function afterQuiet(instant: string, wishes: Hours): string {
  return wishes.quiet && isQuiet(instant, wishes) ? nextAt(instant, wishes.timeZone, [wishes.quiet.to]) : instant
}

/** When the next digest is due: at one of its times, and never within the quiet hours. */
export const nextDigest = (now: string, wishes: Hours & Pick<Wishes, 'digestAt'>): string =>
  afterQuiet(nextAt(now, wishes.timeZone, wishes.digestAt), wishes)
