import * as z from 'zod'
import { GameId, Instant, limit, Version } from './primitives.ts'

/** All that is told of a league, by its own name for it. */
export const FEED_TYPES = [
  'batch.opened',
  'table.created',
  'table.started',
  'seat.substituted',
  'turn.started',
  'player.ousted',
  'clock.low',
  'prompt.defaulted',
  'judge.requested',
  'judge.ruled',
  'game.paused',
  'game.resumed',
  'game.finished',
  'result.signed',
  'result.corrected',
  'round.opened',
  'round.closed',
  'event.registration',
  'event.finished',
  'final.placement',
  'webhook.disabled',
  'delivery.test',
] as const
export type FeedType = (typeof FEED_TYPES)[number]

/** Told only where the league has asked for it: there are many of them. */
export const OPTIONAL_TYPES = ['turn.started', 'clock.low'] as const satisfies readonly FeedType[]
export type OptionalType = (typeof OPTIONAL_TYPES)[number]

/** Where it happened, and what: public facts alone. */
const FeedData = z.lazy(() =>
  z
    .looseObject({
      event: z.string().nullable().describe('Null outside of events'),
      round: z.int().nullable().describe('Null outside of events; 99 is the final'),
      table: z.int().nullable().describe('Which of its round, counted from 1; null outside of events'),
      externalRef: z.exactOptional(z.string()).describe("The league's own name for the table"),
      game: z.exactOptional(GameId),
      version: z.exactOptional(Version).describe("The spectators' version that shows it"),
      test: z.exactOptional(z.literal(true)).describe('Made by a test key: nothing of it counts'),
    })
    .meta({
      id: 'FeedData',
      description:
        'Where it happened, and by type some facts more, all of them public and as late as spectators see it',
    }),
)

export const FeedEntry = z.lazy(() =>
  z
    .object({
      id: z.string().describe('Of what happened: the same, however often it is told'),
      seq: z.int().min(1).describe('Numbered from 1 without a gap'),
      type: z.enum(FEED_TYPES).describe('What has happened'),
      timestamp: Instant.describe('When it happened'),
      data: FeedData,
    })
    .meta({ id: 'FeedEntry', description: 'One thing that has happened in a league' }),
)

export const FeedQuery = z.lazy(() =>
  z.strictObject({
    since: z.coerce.number().int().min(0).max(999_999_999_999).default(0).describe('The last number you have'),
    limit,
  }),
)
export const Feed = z.lazy(() =>
  z
    .object({
      entries: z.array(FeedEntry).describe('In the order of their numbers'),
      next: z.int().min(0).describe('What to ask with next time: the last number there is here'),
    })
    .meta({ id: 'Feed', description: 'What has happened in a league since a number' }),
)

export const OptionalTypes = z.lazy(() =>
  z
    .strictObject({
      types: z
        .array(z.enum(OPTIONAL_TYPES))
        .max(OPTIONAL_TYPES.length)
        .describe('Which of them are told from now on; an empty list: none'),
    })
    .meta({ id: 'OptionalTypes', description: 'What is told only where it is asked for' }),
)
