import * as z from 'zod'
import { OwnDeck } from './decks.ts'
import { GameId, SeatIndex } from './primitives.ts'

export const ShownDecks = z.lazy(() =>
  z
    .object({
      game: GameId,
      decks: z
        .array(z.object({ seat: SeatIndex, list: OwnDeck }))
        .describe('Of the seats whose cards are shown, by seat; none while the game goes on'),
    })
    .meta({ id: 'ShownDecks', description: 'What was played with, as far as it is shown' }),
)
