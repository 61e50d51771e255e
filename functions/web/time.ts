import { useEffect, useState } from 'preact/hooks'
import { languageNow, type Words } from './words/index.ts'

const MINUTE_MS = 60_000,
  DAY_MS = 86_400_000

/** How long it is until then, in words. */
export function until(words: Words, instant: string, now: number): string {
  const minutes = Math.floor((Date.parse(instant) - now) / MINUTE_MS)
  return minutes < 0 ? words.time.past : words.time.left(minutes)
}

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languageNow(), { hourCycle: 'h23', ...options })

/** The clock time in the reader's zone; with the day when it is another. */
export function clockTime(instant: string, now = Date.now()): string {
  const then = new Date(instant),
    today = new Date(now)
  return then.toDateString() === today.toDateString()
    ? format({ hour: '2-digit', minute: '2-digit' }).format(then)
    : format({ weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(then)
}

/** The same with its day in words where it is a near one. */
export function momentOf(instant: string, now = Date.now()): string {
  const then = new Date(instant),
    days = Math.round((new Date(then).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS)
  if (Math.abs(days) > 1) return clockTime(instant, now)
  return `${new Intl.RelativeTimeFormat(languageNow(), { numeric: 'auto' }).format(days, 'day')} ${format({ hour: '2-digit', minute: '2-digit' }).format(then)}`
}

export const day = (instant: string): string =>
  format({ weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(instant))

/** A day of the week, Sunday being 0. */
export const weekday = (n: number): string =>
  format({ weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + n)))

/** Now, told anew every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
