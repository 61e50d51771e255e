import * as z from 'zod'
import { DeckKey } from './decks.ts'
import { EntryId, EventId } from './events.ts'
import { BotLevel, GameId, Instant, printable, shownName, TableId } from './primitives.ts'

const BatchId = z
  .string()
  .regex(/^bat_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'BatchId', description: 'Id of a batch of tables' })
export const BatchParams = z.object({ batch: BatchId })

export const MOST_TABLES = 100
const externalRef = () =>
  z
    .string()
    .min(1)
    .max(80)
    .regex(printable)
    .describe('Your own name for the table: one table has it, for ever, and all that is told of the table says it')

const BatchSeat = z.lazy(() =>
  z.union([
    z.strictObject({ player: EntryId.describe('Somebody who has entered the event and sealed a deck') }),
    z.strictObject({
      bot: z
        .string()
        .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,23}$/)
        .describe('The name of a bot that plays this seat'),
      level: z.exactOptional(BotLevel).describe('How well it plays; left out, steady'),
      deck: DeckKey,
    }),
  ]),
)

export const NewBatch = z.lazy(() =>
  z
    .strictObject({
      event: EventId.describe('Whose players sit there, with the decks they have sealed, by its clocks and settings'),
      round: z
        .int()
        .min(1)
        .max(98)
        .nullable()
        .default(null)
        .describe(
          'Your own number of the round, for what is told of its tables, and for the deck where there is one a round. ' +
            'What the event itself counts is seated with `POST /events/{event}/rounds`',
        ),
      startAt: z.exactOptional(Instant).describe('When they are dealt; left out, at once'),
      tables: z
        .array(
          z.strictObject({
            externalRef: z.exactOptional(externalRef()),
            name: z.exactOptional(shownName()).describe('What it is called'),
            seats: z.array(BatchSeat).min(4).max(5).describe('In the order of play; the first begins'),
          }),
        )
        .min(1)
        .max(MOST_TABLES)
        .describe('All of which are made, or none'),
    })
    .meta({ id: 'NewBatch', description: 'Tables that come into being together or not at all' }),
)

const DealtTable = z.lazy(() =>
  z
    .object({
      externalRef: z.string().nullable().describe('Your own name for it'),
      table: TableId,
      game: GameId,
    })
    .meta({ id: 'DealtTable', description: 'One table of a batch' }),
)

const dealt = () => ({
  id: BatchId,
  event: EventId,
  round: z.int().nullable().describe('Your own number of the round'),
  startAt: Instant.nullable().describe('When they are dealt; null: at once'),
  tables: z.array(DealtTable).describe('In the order in which you gave them'),
})
/** Says nothing of where it stands: sent again after a year, it is the same. */
export const MadeBatch = z.lazy(() =>
  z.object(dealt()).meta({ id: 'MadeBatch', description: 'A batch, and what its tables and games are called' }),
)
export const TableBatch = z.lazy(() =>
  z
    .object({
      ...dealt(),
      state: z
        .enum(['waiting', 'dealing', 'open', 'undone'])
        .describe(
          '`waiting` for its hour; `dealing`: there for nobody yet; `open`: all of it; `undone`: nothing of it',
        ),
      undoneFor: z
        .enum(['asked', 'ref-taken', 'event-over', 'player-left'])
        .nullable()
        .describe(
          'Why nothing came of it: you said so; an externalRef was taken meanwhile; or when its hour had come the ' +
            'event was over, or somebody of its tables had left it',
        ),
    })
    .meta({ id: 'TableBatch', description: 'A batch as it stands' }),
)
