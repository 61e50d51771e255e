import type { Backlog, Waiting, Webhook } from '../desk/webhooks/webhook-items.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long after each failed attempt the next one is: ten attempts in three days and four hours. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map(hours => hours * HOUR_MS),
]
export const ATTEMPTS = PAUSES_MS.length + 1
/** A pause this short is waited for. */
export const SOON_MS = 6 * SECOND_MS
/** Everybody who failed with us comes again at another time. */
const SPREAD = 0.1

/** After so many failures in a row one attempt in a while looks whether anybody is there again. */
const FAILURES_BORNE = 10
const PROBE_MS = 5 * MINUTE_MS
const GIVEN_UP_MS = 5 * DAY_MS
const LONGEST_ASKED_MS = HOUR_MS
/** As often as this an endpoint is looked at, should what wakes us have got lost. */
const PATROL_MS = 5 * MINUTE_MS

export const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

type Random = (bytes: number) => Uint8Array
function spread(ms: number, random: Random): number {
  const [high = 0, low = 0] = random(2)
  return Math.round(ms * (1 - SPREAD + (2 * SPREAD * (high * 256 + low)) / 65_535))
}

/** After the failure of the attempt with this number; undefined after the last. */
export function pauseAfter(attempt: number, askedMs: number, random: Random): number | undefined {
  const planned = PAUSES_MS[attempt - 1]
  return planned === undefined ? undefined : Math.max(spread(planned, random), askedMs)
}

/** What `Retry-After` asks for, in milliseconds and an hour at most: seconds, or a date. */
export function askedPause(header: string | null, now: string): number {
  if (header === null) return 0
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * SECOND_MS : Date.parse(header.trim()) - Date.parse(now)
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_ASKED_MS) : 0
}

/** How an endpoint has been doing of late. */
export type Health = Pick<Backlog, 'failures' | 'failingSince' | 'notBefore'>
export const HEALTHY: Health = { failures: 0, failingSince: null, notBefore: null }

export const isProbed = ({ failures }: Health): boolean => failures >= FAILURES_BORNE

export function afterFailure(health: Health, askedMs: number, now: string, random: Random): Health {
  const failures = health.failures + 1
  const pause = Math.max(askedMs, isProbed({ ...health, failures }) ? spread(PROBE_MS, random) : 0)
  const until = pause > 0 ? later(now, pause) : null
  return {
    failures,
    failingSince: health.failingSince ?? now,
    notBefore: [until, health.notBefore].reduce((a, b) => (a === null || (b !== null && b > a) ? b : a)),
  }
}

/** Five days without one success. */
export const isGivenUp = ({ failingSince }: Health, now: string): boolean =>
  failingSince !== null && later(failingSince, GIVEN_UP_MS) <= now

/** What may be sent at all: to an endpoint that has yet to answer its test, and to one that is switched off nothing. */
const allowed = (status: Webhook['status'], waiting: readonly Waiting[]): Waiting[] =>
  waiting
    .filter(({ seq }) => status === 'active' || (status === 'pending' && seq === 0))
    .toSorted((a, b) => a.seq - b.seq)

/** What is to be sent now, in the order of the feed; of an endpoint that is down, one. */
export function readyOf(status: Webhook['status'], backlog: Backlog, now: string): Waiting[] {
  if (backlog.notBefore !== null && backlog.notBefore > now) return []
  const waiting = allowed(status, backlog.waiting)
  return isProbed(backlog) ? waiting.slice(0, 1) : waiting.filter(({ next }) => next <= now)
}

/** When an endpoint has to be looked at again at the latest; undefined where it is to be left alone. */
export function dueOf(status: Webhook['status'], backlog: Backlog, now: string): string | undefined {
  const waiting = allowed(status, backlog.waiting).map(({ next }) => next)
  const times = isProbed(backlog) ? waiting.slice(0, 1).map(() => now) : waiting
  const soonest = times.map(next => [next, backlog.notBefore ?? next].toSorted().at(-1)!).toSorted()[0]
  const patrol = status === 'active' ? later(now, PATROL_MS) : undefined
  return soonest !== undefined && patrol !== undefined ? [soonest, patrol].toSorted()[0] : (soonest ?? patrol)
}
