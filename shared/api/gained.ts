import * as z from 'zod'
import { CardName, SeatIndex } from './primitives.ts'

export const Gained = z.lazy(() =>
  z
    .object({
      seats: z
        .array(
          z.object({
            seat: SeatIndex,
            cards: z
              .array(z.object({ card: CardName, owner: SeatIndex }))
              .describe('Cards whose face this seat has seen since and had not before'),
            answers: z.int().describe('Answers of this seat that lay sealed then, or were not given, and are public'),
          }),
        )
        .describe('Those alone of whom there is something to say'),
      outcomes: z.int().describe('How often chance has chosen something that shows'),
      plies: z.int().describe('How much has been published since'),
    })
    .meta({ id: 'Gained', description: 'What a rewind cannot take out of anybody’s head' }),
)
export type Gained = z.infer<typeof Gained>
