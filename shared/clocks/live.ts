import { LIVE_MINUTES } from './policy.ts'
import { DAY, instantOf, localTime, MINUTE, weekday } from './local-times.ts'

/** A weekly time, in a zone: `day` 0 is Sunday, `from` the minute of the day. */
export interface LiveTime {
  day: number
  from: number
  minutes: number
  zone: string
}

const WEEK_DAYS = 7
const LIVE = LIVE_MINUTES * MINUTE

/** When it comes next, or is on already, from `at` on. */
function next(at: number, { day, from, minutes, zone }: LiveTime): [begin: number, end: number] {
  const today = localTime(at, zone).day
  for (let ahead = -1; ahead <= WEEK_DAYS + 1; ahead++) {
    if (weekday(today + ahead) !== day) continue
    const begin = instantOf(today + ahead, from, zone)
    if (begin + minutes * MINUTE > at) return [begin, begin + minutes * MINUTE]
  }
  const later = localTime(at + WEEK_DAYS * DAY, zone).day
  return [instantOf(later, from, zone), instantOf(later, from, zone) + minutes * MINUTE]
}

/** When a prompt of that moment falls to its default because the table plays live, if it does before `limit`. */
export function liveLimit(since: number, limit: number, times: readonly LiveTime[]): number {
  let soonest = limit
  for (const time of times) {
    const [begin, end] = next(since, time)
    const falls = Math.max(begin, since) + LIVE
    if (falls <= end) soonest = Math.min(soonest, falls)
  }
  return soonest
}

export const isLive = (at: number, times: readonly LiveTime[]): boolean => times.some(time => next(at, time)[0] <= at)

const STEP = 30
const PROPOSALS = 5
/** A day, the most that one live time has. */
const LONGEST = (24 * 60) / STEP

/**
 * Weekly times of at least half an hour at which everybody can, the longest first; in UTC, as they fall in the week
 * from `at` on.
 */
export function overlaps(at: number, availabilities: readonly (readonly LiveTime[])[]): LiveTime[] {
  if (availabilities.length === 0) return []
  const start = Math.ceil(at / (STEP * MINUTE)) * STEP * MINUTE
  const slots = Array.from({ length: (WEEK_DAYS * 24 * 60) / STEP }, (_, i) => start + i * STEP * MINUTE)
  const can = (slot: number): boolean =>
    availabilities.every(times =>
      times.some(time => {
        const [begin, end] = next(slot, time)
        return begin <= slot && end >= slot + STEP * MINUTE
      }),
    )
  // A week has no beginning: what is on at this moment is no two times.
  const gap = slots.findIndex(slot => !can(slot)),
    around = gap === -1 ? slots : [...slots.slice(gap), ...slots.slice(0, gap)]
  const found: LiveTime[] = []
  let run: number[] = []
  for (const slot of [...around, Infinity]) {
    const goes = slot !== Infinity && can(slot),
      [first] = run
    if (goes && run.length < LONGEST) {
      run.push(slot)
      continue
    }
    if (first !== undefined) {
      const { day, minute } = localTime(first, 'UTC')
      found.push({ day: weekday(day), from: minute, minutes: run.length * STEP, zone: 'UTC' })
    }
    run = goes ? [slot] : []
  }
  return found.sort((a, b) => b.minutes - a.minutes || a.day - b.day || a.from - b.from).slice(0, PROPOSALS)
}
