import type { SeatIndex } from '../rules/index.ts'
import { liveLimit, type LiveTime } from './live.ts'
import {
  AWAY_HOURS,
  FREE_MISSES,
  OPENING_DAYS,
  OPENING_MISSES,
  REMIND_FROM_HOURS,
  REMINDERS,
  STAND_IN_HOURS,
  type Policy,
} from './policy.ts'
import { counted, reach, type Interval, type Rest } from './resting.ts'
import { DAY, HOUR, instantAt, msOf } from './local-times.ts'

/**
 * The clocks of a game. The rules know nothing of them; they lie beside the state. Everything here is a function of
 * stored data and of
 * instants that are handed in. What is public of them moves with publications alone, so that no clock tells who has
 * answered
 * (windows.md#what-shows): `missed`, `reminded` and `row` are nobody's business before that.
 */
export interface Clock {
  policy: Policy
  seats: SeatClock[]
  waits: Wait[]
  /** All there have been, the present one included. */
  pauses: Pause[]
  pauseVotes: { seat: SeatIndex; until: string }[]
  resumeVotes: SeatIndex[]
  live: LiveTime[]
  liveVotes: { seat: SeatIndex; times: LiveTime[] }[]
}

export interface SeatClock {
  /** Left of the bank, in milliseconds, as of the last publication. */
  bank: number
  /** Somebody else was waited for since: the next answer is one to a hand-off. */
  handed: boolean
  misses: number
  /** Questions answered in time, as far as the answers are public; none where it is left out. */
  answers?: number
  /** Without an answer of one's own between, and since when. */
  row: number
  rowSince?: string
  away?: true
  /** Has answered since. */
  back?: true
  /** Nobody sits there, since when. */
  open?: string
  hours?: Hours
  /** When they were last changed. */
  hoursSince?: string
  available?: LiveTime[]
}
/** A player's zone, and the minute of the local day at which their night begins. */
export interface Hours {
  zone: string
  night: number
}

/** `ended`: by a vote, before its time. */
export interface Pause extends Interval {
  ended?: true
  /** By a judge: no votes end it, and it takes none of the days that a table may vote for. */
  ruled?: true
}

export interface Wait {
  seat: SeatIndex
  on: 'bank' | 'limit'
  since: string
  /** Milliseconds; null: as long as it takes. */
  allowance: number | null
  limit: string | null
  /** The hours of its owner as it began: later ones hold from the next. */
  hours?: Hours
  /** How many reminders were given. */
  reminded: number
  /** The limit has passed, and the default is sealed. */
  missed?: true
}

/**
 * Whom the table waits for: `own`, where it is somebody alone in their own turn. `bot`: one that the service runs
 * answers at once.
 */
export interface Waited {
  seat: SeatIndex
  own: boolean
  bot: boolean
}

export interface Step {
  at: string
  /** Something became public. */
  published: boolean
  /** Whose answer it is, and whether the deadline gave it. */
  by: { seat: SeatIndex; byDefault: boolean } | null
  waited: Waited[]
}

/** What everybody learns with it. */
export interface ClockNews {
  key: 'seat-away' | 'seat-opened'
  seat: SeatIndex
}

export const startClock = (
  policy: Policy,
  hours: readonly (Hours | undefined)[],
  at: string,
  waited: readonly Waited[],
): Clock => {
  const seats = hours.map((own): SeatClock => ({
    bank: (policy.bank ?? 0) * HOUR,
    handed: true,
    misses: 0,
    row: 0,
    ...(own && { hours: own }),
  }))
  const clock: Clock = {
    policy,
    seats,
    waits: [],
    pauses: [],
    pauseVotes: [],
    resumeVotes: [],
    live: [],
    liveVotes: [],
  }
  return wait(clock, at, waited)
}

/** The clocks after one command. */
export function advance(before: Clock, { at, published, by, waited }: Step): { clock: Clock; news: ClockNews[] } {
  let seats = before.seats
  let waits = before.waits
  if (by?.byDefault) waits = waits.map(one => (one.seat === by.seat ? { ...one, missed: true } : one))
  else if (by) seats = seats.map((seat, at) => (at === by.seat ? answered(seat) : seat))
  if (!published) return { clock: { ...before, seats, waits }, news: [] }

  const news: ClockNews[] = []
  const settled = { ...before, waits }
  seats = seats.map((seat, index) => {
    const own = waits.find(one => one.seat === index)
    const next = returned(
      own ? charged(settled, seat, own, at, by?.seat === index && !by.byDefault, news) : { ...seat, handed: true },
    )
    return lapsed(next, index, at, news)
  })
  return { clock: wait({ ...settled, seats }, at, waited), news }
}

function answered({ rowSince: _, ...seat }: SeatClock): SeatClock {
  return { ...seat, row: 0, back: true }
}

/** Who has answered is not away any more, as everybody learns once the answer is public. */
function returned(seat: SeatClock): SeatClock {
  if (!seat.back) return seat
  const { back: _, away: __, open: ___, ...rest } = seat
  return { ...rest, answers: (seat.answers ?? 0) + 1 }
}

function charged(
  clock: Clock,
  seat: SeatClock,
  own: Wait,
  at: string,
  hasAnswered: boolean,
  news: ClockNews[],
): SeatClock {
  const { policy } = clock
  let next = seat
  if (own.on === 'bank' && own.allowance !== null) {
    const spent = counted(msOf(own.since), msOf(at), restOf(clock, own.hours))
    const added = hasAnswered && seat.handed ? policy.increment * HOUR : 0
    next = {
      ...seat,
      // What a judge has given may be more than the cap; with answers it gets no more above it.
      bank: Math.min(Math.max(policy.cap * HOUR, seat.bank - spent), Math.max(0, seat.bank - spent + added)),
      handed: seat.handed && !hasAnswered,
    }
  }
  if (!own.missed) return next
  const { rowSince = own.limit ?? at } = next
  next = { ...next, misses: next.misses + 1, row: next.row + 1, rowSince }
  if (next.open === undefined && (next.row >= OPENING_MISSES || msOf(at) - msOf(rowSince) >= OPENING_DAYS * DAY)) {
    news.push({ key: 'seat-opened', seat: own.seat })
    return { ...next, away: true, open: at }
  }
  if (!next.away && next.misses > FREE_MISSES) {
    news.push({ key: 'seat-away', seat: own.seat })
    return { ...next, away: true }
  }
  return next
}

/** Who is away is answered for and misses nothing more; after a week the seat is open all the same. */
function lapsed(seat: SeatClock, index: SeatIndex, at: string, news: ClockNews[]): SeatClock {
  if (
    !seat.away ||
    seat.open !== undefined ||
    seat.rowSince === undefined ||
    msOf(at) - msOf(seat.rowSince) < OPENING_DAYS * DAY
  )
    return seat
  news.push({ key: 'seat-opened', seat: index })
  return { ...seat, open: at }
}

/** Everybody who is waited for from now on. */
function wait(clock: Clock, at: string, waited: readonly Waited[]): Clock {
  return { ...clock, waits: waited.map(one => waitFor(clock, one, at)) }
}

export function waitFor(clock: Clock, { seat, own, bot }: Waited, at: string): Wait {
  const on = own && clock.policy.bank !== null ? 'bank' : 'limit'
  const hours = clock.seats[seat]!.hours
  return timed(clock, {
    seat,
    on,
    since: at,
    allowance: bot ? 0 : allowanceOf(clock, seat, on),
    limit: null,
    reminded: 0,
    ...(hours && { hours }),
  })
}

function allowanceOf({ policy, seats }: Clock, index: SeatIndex, on: Wait['on']): number | null {
  const seat = seats[index]!
  // Who has nothing left has at least what an answer in time would bring.
  const full =
    on === 'bank'
      ? Math.max(seat.bank, seat.handed ? policy.increment * HOUR : 0)
      : policy.offTurn === null
        ? null
        : policy.offTurn * HOUR
  if (seat.open === undefined && !seat.away) return full
  return full === null ? (seat.open === undefined ? null : AWAY_HOURS * HOUR) : Math.min(full, AWAY_HOURS * HOUR)
}

/**
 * The limit of a wait, worked out from when it began: a pause moves it by what it takes out, and no two pauses by more.
 */
function timed(clock: Clock, own: Wait): Wait {
  const { allowance } = own
  if (allowance === null) return own
  const since = msOf(own.since)
  const counts = reach(since, allowance, allowance === 0 ? NO_REST : restOf(clock, own.hours))
  const live = own.on === 'limit' ? liveLimit(since, counts, clock.live) : counts
  const paused = clock.pauses.some(({ from, until }) => msOf(from) < live && msOf(until) > since)
  const limit = paused ? counts : live
  return { ...own, limit: instantAt(limit) }
}
/** A judge gives time: into the bank, and to a question that is answered from it. */
export function moreBank(clock: Clock, index: SeatIndex, more: number): Clock {
  const own = clock.seats[index]!
  return retimed({
    ...clock,
    seats: clock.seats.with(index, { ...own, bank: own.bank + more }),
    waits: clock.waits.map(one =>
      one.seat === index && one.on === 'bank' && one.allowance !== null && one.allowance > 0
        ? { ...one, allowance: one.allowance + more }
        : one,
    ),
  })
}

const NO_REST: Rest = { zone: 'UTC', night: undefined, weekends: false, pauses: [] }

/** All limits anew, after a pause was begun or ended or live times were agreed. */
export const retimed = (clock: Clock): Clock => ({ ...clock, waits: clock.waits.map(one => timed(clock, one)) })

export function restOf({ policy, pauses }: Clock, hours: Hours | undefined): Rest {
  return {
    zone: hours?.zone ?? 'UTC',
    night: policy.nights ? hours?.night : undefined,
    weekends: policy.weekends,
    pauses,
  }
}

export const limitOf = (clock: Clock, seat: SeatIndex): string | null =>
  clock.waits.find(one => one.seat === seat)?.limit ?? null

/** Seats that owe an answer and whose limit has passed. */
export const overdue = (clock: Clock, owed: readonly SeatIndex[], at: string): SeatIndex[] =>
  owed.filter(seat => clock.waits.some(one => one.seat === seat && one.limit !== null && one.limit <= at))

/** When the next reminder of a wait is due; undefined when there is none. */
function reminderAt(clock: Clock, { hours, since, allowance, limit, reminded }: Wait): string | undefined {
  const share = REMINDERS[reminded]
  if (share === undefined || allowance === null || limit === null || allowance < REMIND_FROM_HOURS * HOUR)
    return undefined
  const at = instantAt(reach(msOf(since), allowance * share, restOf(clock, hours)))
  return at < limit ? at : undefined
}

/** Who is to be reminded now, and of how much of their time. */
export function reminders(clock: Clock, owed: readonly SeatIndex[], at: string): { seat: SeatIndex; share: number }[] {
  return clock.waits.flatMap(one => {
    const due = owed.includes(one.seat) ? reminderAt(clock, one) : undefined
    return due !== undefined && due <= at ? [{ seat: one.seat, share: REMINDERS[one.reminded]! }] : []
  })
}
export const reminded = (clock: Clock, seats: readonly SeatIndex[]): Clock => ({
  ...clock,
  waits: clock.waits.map(one => (seats.includes(one.seat) ? { ...one, reminded: one.reminded + 1 } : one)),
})

/** Open seats that a bot may play from now on. */
export const standInDue = ({ policy, seats }: Clock, index: SeatIndex): string | undefined => {
  const { open } = seats[index]!
  return policy.standIns && open !== undefined ? instantAt(msOf(open) + STAND_IN_HOURS * HOUR) : undefined
}

/** When a clock next does something. It depends on who owes an answer, so it is never shown. */
export function nextDue(clock: Clock, owed: readonly SeatIndex[], openSeats: readonly SeatIndex[]): string | null {
  const dues = clock.waits
    .filter(one => owed.includes(one.seat))
    .flatMap(one => [one.limit ?? [], reminderAt(clock, one) ?? []].flat())
  return [...dues, ...openSeats.flatMap(seat => standInDue(clock, seat) ?? [])].sort()[0] ?? null
}
