import * as z from 'zod'
import { BOT_LEVELS } from '../bots/levels.ts'
import { LANGUAGES } from '../text/spoken-language.ts'

/**
 * Pieces the schemas share. What a client sends is strict: an unknown field is refused. What the server sends is open:
 * a client must not mind a field it does not know. Whatever is larger than these is made when it is first asked for
 * (`z.lazy`):
 * making all of them took a third of a cold start, and a request needs a few.
 */

export const TableId = z
  .string()
  .regex(/^tbl_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'TableId', description: 'Id of a table' })
export const GameId = z
  .string()
  .regex(/^gam_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'GameId', description: 'Id of a game' })
export const Language = z
  .enum(LANGUAGES)
  .meta({ id: 'Language', description: 'A language that the service has all its sentences in' })
/** Without what moves or hides what stands beside it. */
export const printable = /^[^\p{Cc}\p{Cf}]+$/u
export const shownName = () => z.string().trim().min(1).max(60).regex(printable)

export const BotLevel = z.enum(BOT_LEVELS).meta({
  id: 'BotLevel',
  description:
    '`easy`: hardly reacts. `steady`: weighs what it sees. `sharp`: tries its answers in games that could be this one',
})

export const PlayerId = z
  .string()
  .regex(/^[\x20-\x7e]{1,160}$/)
  .meta({ id: 'PlayerId', description: 'Id of a player' })
export const CommandId = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .meta({ id: 'CommandId', description: 'What the sender named the command by: its Idempotency-Key' })
export const PromptId = z
  .string()
  .min(1)
  .max(120)
  .meta({ id: 'PromptId', description: 'Names one question to one seat. It is the precondition of an answer' })

export const SeatIndex = z
  .int()
  .min(0)
  .max(4)
  .meta({ id: 'SeatIndex', description: 'A seat of the table, clockwise from 0' })
/** Every version on the wire is the viewer's own: it moves only when what this viewer sees moves. */
export const Version = z
  .int()
  .min(0)
  .meta({ id: 'Version', description: "The viewer's own version: it moves only when this viewer's view moves" })
export const Instant = z.iso.datetime().meta({ id: 'Instant', description: 'A moment in UTC (ISO 8601)' })
export const Cursor = z
  .string()
  .min(1)
  .max(512)
  .describe('Where a page begins, as the page before it said; left out, at the beginning')
export const limit = z.coerce.number().int().min(1).max(100).default(50).describe('How many a page has at most')

export const CardName = z.lazy(() =>
  z
    .object({
      id: z.int().min(0).describe('Its number in this game, the same for everybody'),
      key: z.string().nullable().describe('Its key in /cards; null where the reader may not know the card'),
    })
    .meta({
      id: 'CardName',
      description: 'A card of this game by its id and, where the reader may know it, its key in /cards',
    }),
)

const purseName = () =>
  z.union([
    z.object({ pool: SeatIndex }),
    z.object({
      card: CardName,
      counter: z.exactOptional(z.string().describe('Which counters, where they are not its blood')),
    }),
  ])
type Value =
  | number
  | string
  | boolean
  | null
  | z.infer<typeof CardName>
  | z.infer<ReturnType<typeof purseName>>
  | Record<string, number>
  | Value[]
/** Nothing is a list of lists of lists, and what refers to itself many generators of types cannot follow. */
export const Params = z.lazy(() => {
  const single = z
    .union([z.number(), z.string(), z.boolean(), z.null(), CardName, purseName(), z.record(z.string(), z.number())])
    .meta({ id: 'SingleValue', description: 'A number, a word, a card, where counters lie, or points by seat' })
  const value: z.ZodType<Value> = z
    .union([single, z.array(z.union([single, z.array(single)]))])
    .meta({ id: 'Value', description: 'What a sentence speaks of: one thing, or a list' })
  return z
    .record(z.string(), value)
    .meta({ id: 'Params', description: 'What the sentence of a key speaks of, by the name it has there' })
})

export const message = () => ({
  key: z.string().describe('Which sentence it is: the same in all languages'),
  params: Params,
  text: z.string().describe('The sentence, ready, in the language of the reply'),
})
export const Message = z.lazy(() =>
  z.object(message()).meta({
    id: 'Message',
    description:
      'A sentence: as key and parameters for a client with words of its own, and ready in the language of the reply',
  }),
)

const what = () => z.string().describe('`pool`, `blood` (of an ally its life), or the name of a counter')
const before = () => z.int().describe('How many there were')
const after = () => z.int().describe('How many there are now')
const Change = z.lazy(() =>
  z
    .union([
      z.object({ what: what(), seat: SeatIndex, from: before(), to: after() }),
      z.object({ what: what(), card: CardName, from: before(), to: after() }),
      z.object({
        what: z.literal('edge'),
        from: SeatIndex.nullable().describe('Who had it; null: nobody'),
        to: SeatIndex.nullable().describe('Who has it now; null: nobody'),
      }),
    ])
    .meta({ id: 'Change', description: 'A number, or who has the Edge, before and after' }),
)

const EventClass = z
  .enum(['important', 'plain', 'pass'])
  .meta({ id: 'EventClass', description: 'How much it matters to somebody who looks in twice a day' })

export const GameEvent = z.lazy(() =>
  z
    .object({
      ...message(),
      class: EventClass,
      actor: SeatIndex.nullable().describe('The seat it is said of; null where it is said of a card, or of several'),
      changes: z.exactOptional(z.array(Change)).describe('What it changed in numbers'),
    })
    .meta({ id: 'GameEvent', description: 'Something that happened, as this viewer may know it' }),
)
