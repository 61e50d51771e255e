import * as z from 'zod'
import { EntryId } from './events.ts'
import { Instant } from './primitives.ts'

/** What officials of an event close to those who watch. */

const round = () => z.int().min(1).max(99).describe('99 is the final')
const table = () => z.int().min(1).max(200)

export const CloseWatching = z.lazy(() =>
  z
    .strictObject({
      round: z.exactOptional(round()),
      table: z.exactOptional(table()).describe('One table of the round; left out, all of them'),
      player: z.exactOptional(EntryId).describe('Instead of a round: who neither watches in the event nor speaks'),
      open: z.boolean().describe('False closes it, true opens it again'),
      reason: z.string().trim().min(1).max(500).describe('Why: kept, and told to officials alone'),
    })
    .refine(({ round, table, player }) => (round === undefined) !== (player === undefined) && !(player && table), {
      path: ['round'],
      message: 'A round or a player',
    })
    .meta({ id: 'CloseWatching', description: 'What is closed to those who watch, or opened again' }),
)

const closed = () => ({
  judge: z.string().describe('Who has closed it'),
  at: Instant.describe('When'),
  reason: z.string().describe('Why'),
})
export const Watching = z.lazy(() =>
  z
    .object({
      tables: z
        .array(
          z.object({
            round: round(),
            table: table().nullable().describe('Null: all of the round'),
            ...closed(),
          }),
        )
        .describe('Closed to those who watch'),
      out: z
        .array(
          z.object({
            player: EntryId,
            name: z.string().describe('What they are called'),
            penalty: z.string().nullable().describe('The penalty that it goes with; null: none'),
            ...closed(),
          }),
        )
        .describe('Who neither watches in the event nor speaks'),
    })
    .meta({ id: 'Watching', description: 'What of an event is closed to those who watch' }),
)
