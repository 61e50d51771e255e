import type { SeatIndex } from '../rules/index.ts'
import { retimed, type Clock } from './clock.ts'
import { PAUSE_DAYS } from './policy.ts'
import { DAY, msOf } from './local-times.ts'

/** A table pauses, and goes on before the end it agreed on, by the vote of all its people but one. */

export const pausedUntil = ({ pauses }: Clock, at: string): string | undefined =>
  pauses.find(({ from, until }) => from <= at && at < until)?.until

/** How long pauses have lasted, and are to last, in milliseconds. */
export const pausedFor = ({ pauses }: Clock): number =>
  pauses.reduce((total, { from, until }) => total + msOf(until) - msOf(from), 0)

const votedFor = (clock: Clock): number => pausedFor({ ...clock, pauses: clock.pauses.filter(({ ruled }) => !ruled) })

export const isRuledPause = ({ pauses }: Clock, at: string): boolean =>
  pauses.some(({ from, until, ruled }) => from <= at && at < until && ruled === true)

/** A judge needs nobody's vote. */
export const pauseByRuling = (clock: Clock, at: string, until: string): Clock =>
  retimed({
    ...clock,
    pauseVotes: [],
    resumeVotes: [],
    pauses: [...clock.pauses, { from: at, until, ruled: true }],
  })

export const resumeByRuling = (clock: Clock, at: string): Clock =>
  retimed({ ...clock, resumeVotes: [], pauses: endedAt(clock, at) })

const endedAt = ({ pauses }: Clock, at: string): Clock['pauses'] =>
  pauses.map(pause => (pause.from <= at && at < pause.until ? { ...pause, until: at, ended: true as const } : pause))

export type Unpausable = 'no-pauses' | 'paused-already' | 'not-later' | 'too-long'

export function mayPause(clock: Clock, until: string, at: string): Unpausable | undefined {
  if (!clock.policy.pauses) return 'no-pauses'
  if (pausedUntil(clock, at) !== undefined) return 'paused-already'
  if (until <= at) return 'not-later'
  return votedFor(clock) + msOf(until) - msOf(at) > PAUSE_DAYS * DAY ? 'too-long' : undefined
}

/** All but one of those who are there; two must agree where there are two. */
const enough = (people: number): number => Math.max(people - 1, Math.min(people, 2))

/** One more vote; `begun` when the pause begins with it. */
export function votePause(
  clock: Clock,
  seat: SeatIndex,
  until: string,
  at: string,
  people: readonly SeatIndex[],
): { clock: Clock; begun: boolean } {
  const votes = [...clock.pauseVotes.filter(vote => vote.seat !== seat && people.includes(vote.seat)), { seat, until }]
  if (votes.filter(vote => vote.until === until).length < enough(people.length))
    return { clock: { ...clock, pauseVotes: votes }, begun: false }
  return {
    clock: retimed({ ...clock, pauseVotes: [], resumeVotes: [], pauses: [...clock.pauses, { from: at, until }] }),
    begun: true,
  }
}

export function voteResume(
  clock: Clock,
  seat: SeatIndex,
  at: string,
  people: readonly SeatIndex[],
): { clock: Clock; resumed: boolean } {
  const votes = [...clock.resumeVotes.filter(one => one !== seat && people.includes(one)), seat]
  if (votes.length < enough(people.length)) return { clock: { ...clock, resumeVotes: votes }, resumed: false }
  return { clock: resumeByRuling(clock, at), resumed: true }
}

export const withdrawVote = (clock: Clock, seat: SeatIndex): Clock => ({
  ...clock,
  pauseVotes: clock.pauseVotes.filter(vote => vote.seat !== seat),
  resumeVotes: clock.resumeVotes.filter(one => one !== seat),
})
