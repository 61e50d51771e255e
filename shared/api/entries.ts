import * as z from 'zod'
import { OwnDeck, SeatDeck } from './decks.ts'
import { EntryId, EventId, VeknId } from './events.ts'
import { Instant, shownName } from './primitives.ts'

/** As many as one request may add. */
export const MOST_AT_ONCE = 500

export const Register = z.lazy(() =>
  z
    .strictObject({ veknId: z.exactOptional(VeknId).describe('Without it results are reported and not rated') })
    .meta({ id: 'Register', description: 'How you enter an event' }),
)

export const AddPlayers = z.lazy(() =>
  z
    .strictObject({
      players: z
        .array(
          z
            .strictObject({
              name: shownName().describe('What they are called'),
              veknId: z.exactOptional(VeknId),
            })
            .meta({ id: 'NewPlace', description: 'A place for somebody who has yet to agree to it' }),
        )
        .min(1)
        .max(MOST_AT_ONCE)
        .describe('Whom to keep a place for'),
    })
    .meta({ id: 'AddPlayers', description: 'People to be asked into an event' }),
)
export const AddedPlayers = z.lazy(() =>
  z
    .object({
      places: z
        .array(
          z.object({
            name: z.string().describe('What they are called'),
            veknId: VeknId.nullable().describe('Their number; null: none is known'),
            claim: z.string().describe('What they take the place up with. It is shown in this reply alone'),
          }),
        )
        .describe('In the order in which they were sent'),
    })
    .meta({ id: 'AddedPlayers', description: 'Places that were kept, each with what it is taken up by' }),
)
export const TakePlace = z.lazy(() =>
  z
    .strictObject({
      claim: z
        .string()
        .regex(/^clm_[\w-]{43}$/)
        .describe('As the organiser has sent it to you'),
      veknId: z.exactOptional(VeknId).describe('Your number, where the place names none'),
    })
    .meta({ id: 'TakePlace', description: 'How you take up a place that was kept for you' }),
)

const seal = () => ({
  round: z.int().describe('The round it is for; 0: all of them'),
  fingerprint: z.string().describe('What the deck is held to at every deal'),
  sealedAt: Instant.describe('When it was sealed'),
  mended: z
    .exactOptional(
      z.object({
        judge: z.string().describe('Who has had it mended'),
        at: Instant.describe('When'),
        reason: z.string().describe('Why'),
      }),
    )
    .describe('It was not legal, and was made so by a fixed way (TDECK-20)'),
})

export const Entry = z.lazy(() =>
  z
    .object({
      player: EntryId,
      name: z.string().describe('What they are called'),
      you: z.boolean().describe('It is you'),
      state: z.enum(['in', 'dropped', 'disqualified']).describe('Whether they play on'),
      from: z.int().describe('The first round that they could be seated in'),
      sealed: z.array(z.int()).describe('Rounds that a deck is sealed for; 0: all of them'),
      seals: z
        .array(z.object(seal()))
        .nullable()
        .describe('What these decks are held to, for organisers and themselves; null for others'),
      lost: z
        .array(z.int())
        .describe('Rounds that they left after the seating and before the end: they score nothing in them'),
      veknId: VeknId.nullable().describe('Their number, for organisers and themselves; null for others, or if none'),
      reportable: z.boolean().nullable().describe('They have a number, as sanctioned events need; null for others'),
    })
    .meta({ id: 'Entry', description: 'Somebody who has entered an event' }),
)
export const Entries = z.lazy(() =>
  z
    .object({
      players: z.array(Entry).describe('In the order of their names'),
      unclaimed: z
        .array(
          z.object({
            name: z.string().describe('What they are called'),
            veknId: VeknId.nullable().describe('Their number; null: none is known'),
          }),
        )
        .nullable()
        .describe('Places that nobody has taken up yet, for organisers; null for everybody else'),
    })
    .meta({ id: 'Entries', description: 'Who plays in an event' }),
)

/** Which deck, where an event has several. */
export const DeckOfRound = z.lazy(() =>
  z.strictObject({
    round: z
      .exactOptional(z.union([z.literal('99'), z.literal('1'), z.literal('2'), z.literal('3')]))
      .describe('The round it is for, where there is a deck a round; 99 is the final'),
  }),
)
export const SealEventDeck = z.lazy(() =>
  z.strictObject({ deck: SeatDeck }).meta({ id: 'SealEventDeck', description: 'A deck to be sealed for an event' }),
)
export const EventSeal = z.lazy(() =>
  z.object(seal()).meta({ id: 'EventSeal', description: 'What a sealed deck is held to' }),
)
export const EventDeck = z.lazy(() =>
  z
    .object({
      ...seal(),
      list: OwnDeck,
      salt: z
        .string()
        .describe(
          'The fingerprint is the SHA-256, in base64url, of the salt, a line feed, and the lines `copies key` of ' +
            'the crypt and then of the library, each in the order of keys',
        ),
    })
    .meta({ id: 'EventDeck', description: 'A deck that is sealed for an event, for its owner alone' }),
)

export const DropQuery = z.lazy(() =>
  z.strictObject({
    excused: z
      .exactOptional(z.literal('1'))
      .describe('A judge or organiser excuses it: a round that is not dealt is not lost (TDROP-02)'),
  }),
)
export const EntryParams = z.object({ event: EventId, player: EntryId })
