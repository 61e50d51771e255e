import { instantOf, localTime, msOf, weekday } from './local-times.ts'

/** When a clock does not count: the nights of its owner, weekends where the table agreed on them, and pauses. */
export interface Rest {
  zone: string
  /** The minute of the local day at which eight hours of night begin; undefined where nights count. */
  night: number | undefined
  weekends: boolean
  pauses: readonly Interval[]
}
/** From `from` up to, not including, `until`. */
export interface Interval {
  from: string
  until: string
}

export const NIGHT_MINUTES = 8 * 60
const DAY_MINUTES = 24 * 60
/** Longer than any pause or bank; what is not reached by then never is. */
const LONGEST_DAYS = 800

type Span = [from: number, until: number]

/** Spans of rest that end after `from`, in order, and joined where they meet. */
function* spans(from: number, rest: Rest): Generator<Span> {
  const paused: Span[] = rest.pauses
    .map(({ from: begin, until }): Span => [msOf(begin), msOf(until)])
    .filter(([, until]) => until > from)
    .sort(([a], [b]) => a - b)
  const first = localTime(from, rest.zone).day - 1
  let open: Span | undefined
  for (let day = first; day < first + LONGEST_DAYS; day++) {
    const today = spansOf(day, rest)
    const midnight = instantOf(day + 1, 0, rest.zone)
    while (paused[0] && paused[0][0] < midnight) today.push(paused.shift()!)
    for (const span of today.sort(([a], [b]) => a - b)) {
      if (open && span[0] <= open[1]) {
        open = [open[0], Math.max(open[1], span[1])]
        continue
      }
      if (open && open[1] > from) yield open
      open = span
    }
    // A day without rest at all comes to an end only here.
    if (rest.night === undefined && !rest.weekends && paused.length === 0) break
  }
  if (open && open[1] > from) yield open
}

function spansOf(day: number, { zone, night, weekends }: Rest): Span[] {
  const found: Span[] = []
  if (weekends && weekday(day) === 6) found.push([instantOf(day, 0, zone), instantOf(day + 2, 0, zone)])
  if (night !== undefined) {
    const end = night + NIGHT_MINUTES
    found.push([instantOf(day, night, zone), instantOf(day + Math.floor(end / DAY_MINUTES), end % DAY_MINUTES, zone)])
  }
  return found
}

/** How much time counts between two instants, in milliseconds. */
export function counted(from: number, until: number, rest: Rest): number {
  let total = 0
  let at = from
  for (const [begin, end] of spans(from, rest)) {
    if (begin >= until) break
    total += Math.max(0, begin - at)
    at = Math.max(at, end)
  }
  return total + Math.max(0, until - at)
}

/** When so much time will have counted. */
export function reach(from: number, ms: number, rest: Rest): number {
  let left = ms
  let at = from
  for (const [begin, end] of spans(from, rest)) {
    const gap = Math.max(0, begin - at)
    if (left < gap || (left === gap && left > 0)) return at + left
    left -= gap
    at = Math.max(at, end)
  }
  return at + left
}

/** Whether it rests at that moment, and until when. */
export function restingUntil(at: number, rest: Rest): number | undefined {
  for (const [begin, end] of spans(at, rest)) return begin <= at ? end : undefined
  return undefined
}
