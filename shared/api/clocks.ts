import * as z from 'zod'
import type { LiveTime as OwnLiveTime } from '../clocks/live.ts'
import { POLICIES, POLICY_NAMES, type Policy } from '../clocks/policy.ts'
import { isTimeZone } from '../clocks/local-times.ts'
import { GameId, Instant, PlayerId, SeatIndex } from './primitives.ts'

const hours = (least: number, most: number): z.ZodNumber => z.number().min(least).max(most)

/** How a table chooses its clocks. */
export const ClockChoice = z.lazy(() =>
  z
    .strictObject({
      policy: z
        .enum(POLICY_NAMES)
        .describe(
          '`standard`: a bank of 72 h, 4 h more with each answered hand-off, at most 96 h; 8 h for prompts in ' +
            'the turns of others. `brisk`: 24, 2, 36 and 4 h. `live`: 1 h, 3 min, 1.5 h and 3 min. `unlimited`: as ' +
            'long as it takes',
        ),
      bank: z
        .exactOptional(hours(0.25, 720))
        .describe('Hours. This and the next three of `custom` alone, which needs them all'),
      increment: z.exactOptional(hours(0, 72)).describe('Hours that each answered hand-off adds to the bank'),
      cap: z.exactOptional(hours(0.25, 1440)).describe('Hours a bank can have at most'),
      offTurn: z.exactOptional(hours(0.05, 336)).describe('Hours for a prompt in the turn of another'),
      nights: z.exactOptional(z.boolean()).describe("Whether eight hours of each player's night are free"),
      weekends: z.exactOptional(z.boolean()).describe('Whether Saturday and Sunday are free'),
      pauses: z.exactOptional(z.boolean()).describe('Whether the table may pause; yes unless it says no'),
      standIns: z
        .exactOptional(z.boolean())
        .describe('Whether a bot plays for a seat that has stood open for a day; yes unless it says no'),
    })
    .refine(
      one =>
        [one.bank, one.increment, one.cap, one.offTurn].every(
          value => (value !== undefined) === (one.policy === 'custom'),
        ),
      { path: ['bank'], message: 'Custom clocks say all of it, others nothing' },
    )
    .meta({ id: 'ClockChoice', description: 'Which clocks a table has' }),
)

export function policyOf({ policy, bank, increment, cap, offTurn, ...choice }: z.infer<typeof ClockChoice>): Policy {
  const base =
    policy === 'custom'
      ? { ...POLICIES.standard, name: policy, bank: bank!, increment: increment!, cap: cap!, offTurn: offTurn! }
      : POLICIES[policy]
  return { ...base, ...choice }
}

export const ClockPolicy = z.lazy(() =>
  z
    .object({
      name: z.enum(POLICY_NAMES).describe('Which of the policies, or `custom`'),
      bank: z.number().nullable().describe('What each player has for the own turn, to begin with'),
      increment: z.number().describe('What each answered hand-off adds to it'),
      cap: z.number().describe('The most it can hold'),
      offTurn: z.number().nullable().describe('For a prompt in the turn of another'),
      nights: z.boolean().describe("Eight hours of each player's night are free"),
      weekends: z.boolean().describe('Saturday and Sunday are free'),
      pauses: z.boolean().describe('The table may pause'),
      standIns: z.boolean().describe('A bot plays for a seat that has stood open for a day'),
    })
    .meta({ id: 'ClockPolicy', description: 'The clocks of a table. Times are in hours; null is as long as it takes' }),
)

const Time = z.lazy(() =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ id: 'LocalTime', description: '`HH:MM`, local' }),
)
const Zone = z.lazy(() =>
  z
    .string()
    .max(64)
    .refine(isTimeZone, 'No time zone of the IANA list')
    .meta({ id: 'TimeZone', description: 'By its name in the IANA list, as Europe/Madrid' }),
)

export const Hours = z.lazy(() =>
  z
    .strictObject({
      timeZone: Zone,
      night: Time,
    })
    .meta({ id: 'Hours', description: 'When your clock rests: the eight hours from this local time on' }),
)

export const LiveTime = z.lazy(() =>
  z
    .strictObject({
      day: z.int().min(0).max(6).describe('0 is Sunday'),
      from: Time,
      minutes: z.int().min(15).max(1440).describe('How long it lasts'),
      timeZone: Zone,
    })
    .meta({ id: 'LiveTime', description: 'A time of the week, in a zone' }),
)
export const LiveTimes = z.lazy(() =>
  z
    .strictObject({ times: z.array(LiveTime).max(14).describe('All of them: what was said before is replaced') })
    .meta({ id: 'LiveTimes', description: 'Times of the week' }),
)

export const PauseVote = z.lazy(() =>
  z
    .strictObject({ until: Instant.describe('When it is to end') })
    .meta({ id: 'PauseVote', description: 'A pause as you would have it' }),
)
export const SeatOnly = z.strictObject({ seat: SeatIndex }).meta({ id: 'SeatOnly', description: 'Which seat is meant' })
export const Substitution = z.lazy(() =>
  z
    .strictObject({
      seat: SeatIndex,
      player: z.exactOptional(PlayerId).describe('Who has offered to take it; left out, a bot plays for it'),
    })
    .meta({ id: 'Substitution', description: 'Who plays on in an open seat' }),
)

export const SeatClock = z.lazy(() =>
  z
    .object({
      seat: SeatIndex,
      bank: z
        .number()
        .nullable()
        .describe('Seconds left of the bank when the table last moved; null where there is none'),
      limit: Instant.nullable().describe(
        'Of a seat that is waited for: when its default is given. It runs until something is published, whether the seat has answered or not',
      ),
      runs: z.enum(['bank', 'limit']).nullable().describe('What is counted down now; null: nothing'),
      restsUntil: Instant.nullable().describe('Night, weekend or pause, as the table last moved'),
      misses: z.int().describe('Limits that passed without an answer'),
      away: z.boolean().describe('It has missed more than three limits; its limits are short until it answers'),
      open: Instant.nullable().describe('Since when nobody sits there'),
      standIn: z.boolean().describe('A bot plays for it'),
    })
    .meta({ id: 'SeatClock', description: 'The clock of one seat' }),
)

export const GameClock = z.lazy(() =>
  z
    .object({
      game: GameId,
      policy: ClockPolicy,
      seats: z.array(SeatClock).describe('By seat'),
      pausedUntil: Instant.nullable().describe(
        'Of the last pause that was not ended by a vote; it is over when that has passed',
      ),
      pausedHours: z.number().describe('All pauses together; no more than 14 days are allowed'),
      pauseVotes: z
        .array(z.object({ seat: SeatIndex, until: Instant.describe('The end this seat votes for') }))
        .describe('Who votes for a pause'),
      resumeVotes: z.array(SeatIndex).describe('Who votes for going on'),
      live: z.array(LiveTime).describe('Agreed times at which prompts in the turns of others have three minutes'),
      liveVotes: z
        .array(z.object({ seat: SeatIndex, times: z.array(LiveTime).describe('The times this seat votes for') }))
        .describe('Who votes for other times'),
      offers: z
        .array(z.object({ seat: SeatIndex, player: PlayerId, name: z.string().describe('What they are called') }))
        .describe('Who would take an open seat'),
    })
    .meta({
      id: 'GameClock',
      description:
        'The clocks of a game as everybody sees them. They move as something is published, and never with an answer that is not',
    }),
)

export const Availability = z.lazy(() =>
  z
    .object({
      hours: Hours.nullable().describe(
        'When your clock rests; null: you have not said, and it rests at no hour of the day',
      ),
      yours: z.array(LiveTime).describe('When you have said that you can; seen by nobody else'),
      proposed: z
        .array(LiveTime)
        .describe('Weekly times at which everybody can who has said when they can, in UTC, the longest first'),
      said: z.int().describe('How many have said when they can'),
    })
    .meta({ id: 'Availability', description: 'When the table could play live' }),
)

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export const hoursOf = ({ timeZone, night }: z.infer<typeof Hours>): { zone: string; night: number } => ({
  zone: timeZone,
  night: minuteOf(night),
})
export const wireHours = ({ zone, night }: { zone: string; night: number }): z.infer<typeof Hours> => ({
  timeZone: zone,
  night: timeOf(night),
})
export const liveTimeOf = ({ timeZone, from, ...rest }: z.infer<typeof LiveTime>): OwnLiveTime => ({
  ...rest,
  zone: timeZone,
  from: minuteOf(from),
})
export const wireLiveTime = ({ zone, from, ...rest }: OwnLiveTime): z.infer<typeof LiveTime> => ({
  ...rest,
  timeZone: zone,
  from: timeOf(from),
})
