import * as z from 'zod'
import { feedTypes, OPTIONAL_TYPES } from './feed-types.ts'
import { GameId, Instant, limit, Version } from './primitives.ts'

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
      type: z.enum(feedTypes).describe('What has happened'),
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
