import * as z from 'zod'
import { MENDINGS } from '../league/mending.ts'
import { EntryId } from './events.ts'

/** How a judge has a sealed deck made legal that is not. */

export const MendDeck = z.lazy(() =>
  z
    .strictObject({
      way: z
        .enum(MENDINGS)
        .describe(
          'What is lacking is made up by copies of the card that is most frequent; by one of each, the most frequent ' +
            'first; or by a card that is of no use to the deck. No card is chosen',
        ),
      reason: z.string().trim().min(1).max(500).describe('What was wrong, for the player and the officials'),
      round: z
        .exactOptional(z.int().min(1).max(99))
        .describe('The round that the deck is sealed for, where there is one a round; 99 is the final'),
    })
    .meta({ id: 'MendDeck', description: 'How a deck is mended: by a fixed way, and never to taste (TDECK-20)' }),
)
export const MendingQuery = z.lazy(() =>
  z.strictObject({ dry: z.exactOptional(z.enum(['0', '1'])).describe('1: nothing is done; what would be is told') }),
)
export const MendedDeck = z.lazy(() =>
  z
    .object({
      player: EntryId,
      round: z.int().describe('The round it is for; 0: all of them'),
      way: z.enum(MENDINGS).describe('How'),
      wrong: z.array(z.string()).describe('What it was not legal for, in the codes of deck reports'),
      added: z.int().describe('How many cards'),
      removed: z.int().describe('How many cards'),
      before: z.string().describe('What it was held to'),
      fingerprint: z.string().nullable().describe('What it is held to from now on; null of a trial'),
    })
    .meta({ id: 'MendedDeck', description: 'What was done to a deck. Its cards are told to its owner alone' }),
)
