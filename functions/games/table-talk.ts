import type * as z from 'zod'
import {
  hoursOf,
  liveTimeOf,
  wireHours,
  wireLiveTime,
  type Availability,
  type Hours,
  type LiveTimes,
} from '../../shared/api/clocks.ts'
import { retimed, type Clock, type SeatClock } from '../../shared/clocks/clock.ts'
import { overlaps } from '../../shared/clocks/live.ts'
import {
  isRuledPause,
  mayPause,
  pausedUntil,
  votePause as pause,
  voteResume as resume,
  withdrawVote as withdraw,
} from '../../shared/clocks/pauses.ts'
import { DAY } from '../../shared/clocks/local-times.ts'
import type { GameEvent, SeatIndex } from '../../shared/rules/index.ts'
import type { GameRecord } from '../store/port.ts'
import { amend, type Amendable, type Amended, type Amending } from './amend.ts'
import { refused, type Refused } from './refused.ts'
import type { Outcome, Service } from './service.ts'

/** What a table agrees on about its time. */

/** Those who can be asked: in the game, at their seat, and people. */
export const people = ({ players, state, clock }: GameRecord): SeatIndex[] =>
  players.flatMap(({ bot }, seat) =>
    bot || state.seats[seat]!.ousted || clock?.seats[seat]?.open !== undefined ? [] : [seat],
  )

const vote = (
  service: Service,
  command: Amending,
  name: string,
  payload: unknown,
  to: (of: Amendable) => { clock: Clock; events: GameEvent[] } | Refused,
): Promise<Outcome> =>
  amend(service, command, name, payload, (of): Amended | Refused => {
    if (of.seat < 0) return refused('not-found')
    if (of.game.state.result || of.game.state.seats[of.seat]!.ousted) return refused('game-over')
    const voted = to(of)
    return 'refused' in voted ? voted : { game: { ...of.game, clock: voted.clock }, events: voted.events, moves: 'all' }
  })

export const votePause = (service: Service, command: Amending, until: string): Promise<Outcome> =>
  vote(service, command, 'vote-pause', until, ({ game, clock, seat, at }) => {
    const end = new Date(until).toISOString()
    const reasonCode = mayPause(clock, end, at)
    if (reasonCode) return refused('no-pause', { reasonCode })
    const { clock: next, begun } = pause(clock, seat, end, at, people(game))
    return {
      clock: next,
      events: [
        { key: 'pause-voted', seat, until: end },
        ...(begun ? [{ key: 'clocks-paused' as const, until: end }] : []),
      ],
    }
  })

export const voteResume = (service: Service, command: Amending): Promise<Outcome> =>
  vote(service, command, 'vote-resume', null, ({ game, clock, seat, at }) => {
    if (pausedUntil(clock, at) === undefined) return refused('no-pause', { reasonCode: 'not-paused' })
    if (isRuledPause(clock, at)) return refused('no-pause', { reasonCode: 'judge-paused' })
    const { clock: next, resumed } = resume(clock, seat, at, people(game))
    return {
      clock: next,
      events: [{ key: 'resume-voted', seat }, ...(resumed ? [{ key: 'clocks-resumed' as const }] : [])],
    }
  })

export const withdrawVote = (service: Service, command: Amending): Promise<Outcome> =>
  vote(service, command, 'withdraw-vote', null, ({ clock, seat }) => ({ clock: withdraw(clock, seat), events: [] }))

/** All must want it: it is their evenings. */
export const voteLive = (service: Service, command: Amending, { times }: z.infer<typeof LiveTimes>): Promise<Outcome> =>
  vote(service, command, 'vote-live', times, ({ game, clock, seat }) => {
    const wanted = times.map(liveTimeOf)
    const there = people(game)
    const votes = [
      ...clock.liveVotes.filter(one => one.seat !== seat && there.includes(one.seat)),
      { seat, times: wanted },
    ]
    const told: GameEvent = { key: 'live-voted', seat, times: wanted.length }
    const agreed = there.every(one =>
      votes.some(other => other.seat === one && JSON.stringify(other.times) === JSON.stringify(wanted)),
    )
    return agreed
      ? {
          clock: retimed({ ...clock, live: wanted, liveVotes: [] }),
          events: [told, { key: 'live-agreed', times: wanted.length }],
        }
      : { clock: { ...clock, liveVotes: votes }, events: [told] }
  })

const HOURS_DAYS = 7

/** A seat says something of its own that nobody else sees. */
const privately = (
  service: Service,
  command: Amending,
  name: string,
  payload: unknown,
  to: (own: SeatClock, at: string) => SeatClock | Refused,
): Promise<Outcome> =>
  amend(service, command, name, payload, ({ game, clock, seat, at }): Amended | Refused => {
    if (seat < 0) return refused('not-found')
    if (game.state.result) return refused('game-over')
    const own = to(clock.seats[seat]!, at)
    return 'refused' in own
      ? own
      : { game: { ...game, clock: { ...clock, seats: clock.seats.with(seat, own) } }, events: [], moves: 'own' }
  })

/** Once a week: a night that moved to wherever a question comes would be none. */
export const setHours = (service: Service, command: Amending, hours: z.infer<typeof Hours>): Promise<Outcome> =>
  privately(service, command, 'set-hours', hours, (own, at) =>
    own.hoursSince !== undefined && Date.parse(at) - Date.parse(own.hoursSince) < HOURS_DAYS * DAY
      ? refused('too-soon')
      : { ...own, hours: hoursOf(hours), hoursSince: at },
  )

export const setAvailability = (
  service: Service,
  command: Amending,
  { times }: z.infer<typeof LiveTimes>,
): Promise<Outcome> =>
  privately(service, command, 'set-availability', times, own => ({ ...own, available: times.map(liveTimeOf) }))

export function availabilityOf(
  game: GameRecord,
  seat: SeatIndex,
  at: string,
): z.infer<typeof Availability> | undefined {
  const { clock } = game
  if (!clock) return undefined
  const said = people(game).flatMap(one => (clock.seats[one]!.available ? [clock.seats[one]!.available] : []))
  const { hours, available = [] } = clock.seats[seat]!
  return {
    hours: hours ? wireHours(hours) : null,
    yours: available.map(wireLiveTime),
    proposed: overlaps(Date.parse(at), said).map(wireLiveTime),
    said: said.length,
  }
}
