import * as z from 'zod'
import { CardPool, SeatDeck } from './decks.ts'
import { GameId, Instant, TableId } from './primitives.ts'

export const QUEUE_CLOCKS = ['standard', 'brisk', 'live', 'unlimited'] as const

const clock = () => z.enum(QUEUE_CLOCKS).describe('The clocks of the table')
export const WaitForSeat = z.lazy(() =>
  z
    .strictObject({ deck: SeatDeck, clock: clock().default('standard'), cards: CardPool.default('all') })
    .meta({ id: 'WaitForSeat', description: 'A seat at a standard table as you would have it' }),
)

export const QueuePlace = z.lazy(() =>
  z
    .object({
      state: z
        .enum(['none', 'waiting', 'seated'])
        .describe('`none`: you wait for no seat. `seated`: your table has been dealt since'),
      clock: clock().nullable().describe('The clocks of the table; null: you wait for none'),
      cards: CardPool.nullable(),
      since: Instant.nullable().describe('Since when you wait, or have a seat'),
      until: Instant.nullable().describe('When you are taken to have given up'),
      waiting: z.int().describe('How many wait for such a table, with you'),
      seats: z.int().describe('A table is dealt as soon as so many wait'),
      fourAt: Instant.nullable().describe('When a table of four is dealt, if four wait then; null: fewer wait now'),
      table: TableId.nullable().describe('Once you are seated'),
      game: GameId.nullable().describe('Once you are seated'),
    })
    .meta({ id: 'QueuePlace', description: 'Where you stand in the queue for a seat' }),
)
