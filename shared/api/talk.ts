import * as z from 'zod'
import { GameId, Instant, limit, SeatIndex, Version } from './primitives.ts'

/** What is said at a table, beside the record of its game. */

/** So many characters may somebody say at once. */
export const MOST_WORDS = 2000
/** Letters, signs and line breaks; nothing that hides or turns what stands beside it. Joiners make one sign of two. */
const plain = /^(?:[^\p{Cc}\p{Cf}]|[\n\u200c\u200d])+$/u
export const words = (most: number) => z.string().trim().min(1).max(most).regex(plain)

export const TalkSetting = z.lazy(() =>
  z.enum(['off', 'phrases', 'free']).meta({
    id: 'TalkSetting',
    description:
      'What is said at a table: nothing; ready phrases, which each reads in their own language; or whatever one likes',
  }),
)

const SayingNumber = () => z.int().min(1).max(1_000_000).describe('Which saying of the table, from 1')
export const TalkParams = z.strictObject({ game: GameId })

export const TalkQuery = z.lazy(() =>
  z.strictObject({
    view: z
      .enum(['seat', 'spectator'])
      .default('seat')
      .describe('`spectator`: what those who watch may read of it, as late as they see the game'),
    before: z
      .exactOptional(z.coerce.number().int().min(1).max(1_000_000))
      .describe('Only what was said before this number; left out, the newest'),
    limit,
  }),
)

export const Say = z.lazy(() =>
  z
    .strictObject({ words: words(MOST_WORDS).describe('What you say, as plain text: nothing in it is markup') })
    .meta({ id: 'Say', description: 'Something to be said at the table, to all of it' }),
)

export const Saying = z.lazy(() =>
  z
    .object({
      n: SayingNumber(),
      at: Instant.describe('When it was said'),
      seat: SeatIndex.describe('Who says it'),
      name: z.string().describe('What they are called'),
      ply: Version.describe('How far the game had come, as spectators count'),
      turn: z.int().min(1).nullable().describe('In which turn of the game; null where none went on'),
      words: z.string().describe('What is said: plain text, with nothing in it that is markup'),
    })
    .meta({ id: 'Saying', description: 'Something that was said at a table' }),
)

export const Talk = z.lazy(() =>
  z
    .object({
      game: GameId,
      setting: TalkSetting,
      sayings: z.array(Saying).describe('The oldest of the page first'),
      earlier: z
        .int()
        .nullable()
        .describe('What to ask for as `before` to read what was said earlier; null where nothing was'),
      silent: z
        .enum(['off', 'watching', 'ousted', 'full'])
        .nullable()
        .describe('Why you may not speak here; null where you may'),
    })
    .meta({ id: 'Talk', description: 'What was said at a table, a page of it' }),
)
