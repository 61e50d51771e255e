import * as z from 'zod'
import { CARD_POOLS } from '../cards/catalogue.ts'
import type { DeckKey as Decks } from '../cards/five-decks.ts'
import { LIST_FORMATS } from '../decks/list.ts'

const deckKeys = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const satisfies readonly Decks[]
export const DeckKey = z.enum(deckKeys).meta({ id: 'DeckKey', description: 'One of the Fifth Edition decks' })

const copies = z.lazy(() => z.array(z.tuple([z.int().min(1).max(200), z.string().min(1).max(80)])).max(200))
export const OwnDeck = z.lazy(() =>
  z
    .strictObject({
      crypt: copies.describe('`[copies, key]` of each card'),
      library: copies.describe('The same of the library'),
    })
    .meta({ id: 'OwnDeck', description: 'A list of your own (DECK-01 to DECK-10)' }),
)

export const DeckList = z.lazy(() =>
  z
    .strictObject({
      list: z.string().min(1).max(16_000).describe('The list, as it is'),
    })
    .meta({
      id: 'DeckList',
      description:
        'A list as it was copied from elsewhere: the tournament-deck text format, JOL, Lackey, lines of ' +
        '`2x Name`, a JSON export of VDB, Amaranth or VTESDecks as it is, in a string, or a link that holds the ' +
        'whole list (VDB: deck in URL; VTESDecks: snapshot). Nothing is fetched: a link to elsewhere is refused. ' +
        'Names may be in English, French, Spanish, Portuguese or Italian, without accents, with their articles ' +
        'in front or behind; `(ADV)` and `(G6)` tell cards of one name apart',
    }),
)

export const AnyDeck = z.union([DeckKey, OwnDeck, DeckList])

export const DeckId = z
  .string()
  .regex(/^dck_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'DeckId', description: 'Id of a deck that its owner keeps' })
export const KeptDeckRef = z.lazy(() =>
  z
    .strictObject({
      kept: DeckId,
      version: z.exactOptional(z.int().min(1).max(100_000)).describe('Which of its versions; left out, the newest'),
    })
    .meta({ id: 'KeptDeckRef', description: 'A deck of yours that you keep here (`/me/decks`)' }),
)
/** What somebody sits down with. */
export const SeatDeck = z.union([DeckKey, OwnDeck, DeckList, KeptDeckRef])

export const CardPool = z.enum(CARD_POOLS).meta({
  id: 'CardPool',
  description:
    "The cards a table's decks are made of. Everybody knows it, and nobody is asked about cards that nobody can hold",
})

export const CheckDeck = z.lazy(() =>
  z
    .strictObject({
      deck: AnyDeck,
      cards: CardPool.default('all').describe('The cards of the table it is for'),
    })
    .meta({ id: 'CheckDeck', description: 'A deck to be looked at' }),
)

const Section = z.enum(['crypt', 'library'])

export const ListedCard = z.lazy(() =>
  z
    .object({
      id: z.int().describe('Number in the official card list'),
      key: z
        .string()
        .nullable()
        .describe('What games and /cards call it; null where this build does not know the card'),
      name: z.string().describe('Its name in English'),
      crypt: z.boolean().describe('It belongs to the crypt, and not to the library'),
      group: z.int().nullable().describe('Of a crypt card; null: of any group'),
      capacity: z.int().nullable().describe('Of a vampire; null of others'),
      advanced: z.boolean().describe('The advanced one of two vampires of the name'),
    })
    .meta({ id: 'ListedCard', description: 'A card that a list of cards names' }),
)

export const DeckReport = z.lazy(() =>
  z
    .object({
      format: z.enum(LIST_FORMATS).describe('What the list was read as'),
      name: z.string().nullable().describe('Of the deck, where the list has one'),
      lines: z
        .array(
          z.object({
            line: z.int().describe('Of the text, from 1; of JSON and of a list of keys, which card it is'),
            text: z.string().describe('The line, as it was read'),
            copies: z.number().describe('How many of it'),
            section: Section.nullable().describe(
              'Where the list puts it, or where it belongs; null where neither is known',
            ),
            state: z
              .enum(['found', 'ambiguous', 'unknown'])
              .describe('Whether it means one card, one of several, or none that is known'),
            card: ListedCard.nullable().describe('The card it means; null where it is not found'),
            whole: z.boolean().describe('This build plays the card, with all that it does'),
            candidates: z
              .array(ListedCard)
              .describe(
                'Of an ambiguous name the cards it may mean; of an unknown one those most like it, likest first, for the first twenty of them',
              ),
          }),
        )
        .describe('Each card of the list'),
      ignored: z
        .array(
          z.object({
            line: z.int().describe('Of the text, from 1'),
            text: z.string().describe('The line, as it was read'),
          }),
        )
        .describe('Lines among the cards that are neither card nor heading'),
      understood: z.boolean().describe('Every line means one card'),
      crypt: z
        .object({ cards: z.int().describe('How many cards'), groups: z.array(z.int()).describe('Their groups') })
        .describe('What it has of crypt cards'),
      library: z.object({ cards: z.int().describe('How many cards') }).describe('What it has of library cards'),
      legal: z
        .object({
          ok: z.boolean().describe('It may'),
          reasons: z
            .array(
              z.object({
                reasonCode: z.string().describe('What stands against it, as a word'),
                ruleRef: z
                  .string()
                  .nullable()
                  .describe('Id of the rule it rests on; null where it is none of the rulebook'),
                text: z.string().describe('The same in words'),
                cards: z.array(z.string()).describe('Keys, or names where there is no key'),
              }),
            )
            .describe('Everything that stands against it'),
        })
        .describe(
          'Whether it may be played at all, by deck construction, the list of banned cards and the cards of the table',
        ),
      playable: z
        .object({
          ok: z.boolean().describe('They are'),
          missing: z
            .array(
              z.object({
                card: ListedCard,
                copies: z.number().describe('How many of it'),
                lines: z.array(z.int()).describe('Where it stands in the list'),
              }),
            )
            .describe('All its cards that this build does not play'),
        })
        .describe('Whether all its cards are whole in this build. A deck that is not playable is never dealt'),
      deck: OwnDeck.nullable().describe(
        'The same deck by keys, to sit down with; null unless it is legal and playable',
      ),
    })
    .meta({ id: 'DeckReport', description: 'What a list of cards says, and what stands against it' }),
)
