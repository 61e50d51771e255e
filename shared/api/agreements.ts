import * as z from 'zod'
import { SeatIndex, Version } from './primitives.ts'

/** How seats end a game together, where the table has that. */
export const Agreement = z.lazy(() =>
  z
    .object({
      concessions: z
        .array(z.object({ seat: SeatIndex, to: SeatIndex.describe('To whom') }))
        .describe('Who would concede. All but one to that one, and the game is over'),
      draw: z
        .object({
          by: SeatIndex.describe('Who offers it'),
          agreed: z.boolean().describe('You have agreed. Of others nobody learns it until all have'),
        })
        .nullable()
        .describe('Null: none is on offer'),
    })
    .meta({ id: 'Agreement', description: 'What has been said of ending the game together' }),
)

export const ConcessionVote = z.lazy(() =>
  z
    .strictObject({ to: SeatIndex.nullable().describe('To whom you would concede; null: to nobody any more') })
    .meta({ id: 'ConcessionVote', description: 'A vote to concede' }),
)

export const DrawAnswer = z.lazy(() =>
  z
    .strictObject({ agrees: z.boolean().describe('To the draw on offer, or to offer one; false ends the offer') })
    .meta({ id: 'DrawAnswer', description: 'An answer to a draw' }),
)

export const Agreed = z.lazy(() =>
  z
    .object({
      version: Version,
      agreement: Agreement.describe('What has been said by now'),
      over: z.boolean().describe('With this the game is over: its result is there'),
    })
    .meta({ id: 'Agreed', description: 'What came of a vote' }),
)
