import * as z from 'zod'
import { EventId } from './events.ts'
import { ApiKey } from './keys.ts'
import { Preferences, Subscription } from './notices.ts'
import { GameId, Instant, PlayerId, SeatIndex } from './primitives.ts'

/** What is kept of a person, and how they have it, or have it erased. */
const Stays = z.lazy(() =>
  z
    .object({
      what: z.enum(['games', 'results', 'records', 'backups']).describe('Which part, as a word'),
      text: z.string().describe('What stays, and why, in the language of the reply'),
    })
    .meta({ id: 'Stays', description: 'What an erasure leaves, and why' }),
)

export const PersonalData = z.lazy(() =>
  z
    .object({
      player: PlayerId,
      name: z.string().describe('What you are called, as your sign-in says'),
      at: Instant.describe('When this was put together'),
      preferences: Preferences.describe('How you wish to be told, your address with it'),
      devices: z.array(Subscription).describe('Your devices that are sent pushes'),
      keys: z.array(ApiKey).describe('Your keys'),
      games: z
        .array(
          z.object({
            game: GameId,
            name: z.string().describe('What its table is called'),
            seat: SeatIndex.nullable().describe('Where you sit; null where somebody took your seat'),
            called: z.string().nullable().describe('What you are called there'),
            over: z.boolean().describe('Whether it is over'),
          }),
        )
        .describe('Your games: each is at `GET /games/{game}`, its record at `GET /games/{game}/log`'),
      sayings: z
        .array(
          z.object({
            game: GameId,
            n: z.int().describe('Which saying of the table'),
            at: Instant.describe('When you said it'),
            text: z.string().describe('What you said'),
          }),
        )
        .describe('What you said at tables'),
      events: z
        .array(
          z.object({
            event: EventId,
            name: z.string().describe('What you are called there'),
            veknId: z.string().nullable().describe('Your VEKN id; null: you gave none'),
          }),
        )
        .describe('Events that you have entered'),
      kept: z
        .array(
          z.object({
            name: z.string().describe('What it is kept as'),
            value: z.unknown().describe('It itself, as it is kept'),
          }),
        )
        .describe('All else that is kept for you alone, such as decks'),
      stays: z.array(Stays).describe('What an erasure would leave, and why'),
    })
    .meta({ id: 'PersonalData', description: 'All that is kept of you' }),
)

export const EraseQuery = z.lazy(() =>
  z.strictObject({
    confirm: z.literal('erase').describe('That it is meant: what is erased is gone'),
  }),
)
export const Erased = z.lazy(() =>
  z
    .object({
      called: z.string().describe('The mark that stands in records in the place of your name'),
      stays: z.array(Stays).describe('What has been left, and why'),
    })
    .meta({ id: 'Erased', description: 'What an erasure has left' }),
)
