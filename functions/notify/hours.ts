import type { Wishes } from '../store/notices.ts'

/** Local times of people, in zones by their IANA name. A day has one of each time: a time that is skipped or doubled when clocks change is taken once. */

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return formatOf(timeZone) !== undefined
  } catch {
    return false
  }
}

/** `day` as `2026-11-18` and `time` as `21:05`. */
export function localTime(instant: string, timeZone: string): { day: string; time: string } {
  const [day, time] = local(Date.parse(instant), timeZone)
  return { day, time: time.slice(0, 5) }
}

function local(ms: number, timeZone: string): [day: string, time: string] {
  const parts = Object.fromEntries(formatOf(timeZone).formatToParts(ms).map(({ type, value }) => [type, value]))
  return [`${parts['year']!.padStart(4, '0')}-${parts['month']}-${parts['day']}`, `${parts['hour']}:${parts['minute']}:${parts['second']}`]
}

const DAY_MS = 86_400_000

/** The next instant after `now` at which one of these local times comes. */
export function nextAt(now: string, timeZone: string, times: readonly string[]): string {
  const today = Date.parse(`${localTime(now, timeZone).day}T00:00:00Z`)
  const coming = [-1, 0, 1, 2].flatMap((days) => times.map((time) => instantOf(new Date(today + days * DAY_MS).toISOString().slice(0, 10), time, timeZone)))
  return new Date(Math.min(...coming.filter((ms) => ms > Date.parse(now)))).toISOString()
}

function instantOf(day: string, time: string, timeZone: string): number {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const offset = (ms: number): number => Date.parse(`${local(ms, timeZone).join('T')}Z`) - Math.floor(ms / 1000) * 1000
  const first = asIfUtc - offset(asIfUtc)
  return asIfUtc - offset(first)
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
export const nextDigest = (now: string, wishes: Hours & Pick<Wishes, 'digestAt'>): string => afterQuiet(nextAt(now, wishes.timeZone, wishes.digestAt), wishes)
