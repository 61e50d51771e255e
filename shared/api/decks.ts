import * as z from 'zod'
import { CARD_POOLS } from '../cards/catalogue.ts'
import type { DeckKey as Decks } from '../cards/decks.ts'
import { LIST_FORMATS } from '../decks/list.ts'

const deckKeys = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const satisfies readonly Decks[]
export const DeckKey = z.enum(deckKeys).meta({ id: 'DeckKey', description: 'One of the Fifth Edition decks' })

const copies = z.lazy(() => z.array(z.tuple([z.int().min(1).max(200), z.string().min(1).max(80)])).max(200))
export const OwnDeck = z.lazy(() => z.strictObject({
  crypt: copies.describe('`[copies, key]` of each card'),
  library: copies,
}).meta({ id: 'OwnDeck', description: 'A list of your own (DECK-01 to DECK-10)' }))

export const DeckList = z.lazy(() => z.strictObject({
  list: z.string().min(1).max(16_000),
}).meta({
  id: 'DeckList',
  description: 'A list as it was copied from elsewhere: the tournament-deck text format, JOL, Lackey, lines of `2x Name`, or a JSON export of VDB, Amaranth or VTESDecks as it is, in a string. '
    + 'Names may be in English, French, Spanish, Portuguese or Italian, without accents, with their articles in front or behind; `(ADV)` and `(G6)` tell cards of one name apart',
}))

export const AnyDeck = z.union([DeckKey, OwnDeck, DeckList])

export const CardPool = z.enum(CARD_POOLS)
  .meta({ id: 'CardPool', description: 'The cards a table\'s decks are made of. Everybody knows it, and nobody is asked about cards that nobody can hold' })

export const CheckDeck = z.lazy(() => z.strictObject({
  deck: AnyDeck,
  cards: CardPool.default('all').describe('The cards of the table it is for'),
}).meta({ id: 'CheckDeck' }))

const Section = z.enum(['crypt', 'library'])

export const ListedCard = z.lazy(() => z.object({
  id: z.int().describe('Number in the official card list'),
  key: z.string().nullable().describe('What games and /cards call it; null where this build does not know the card'),
  name: z.string(),
  crypt: z.boolean(),
  group: z.int().nullable().describe('Of a crypt card; null: of any group'),
  capacity: z.int().nullable(),
  advanced: z.boolean(),
}).meta({ id: 'ListedCard', description: 'A card that a list of cards names' }))

export const DeckReport = z.lazy(() => z.object({
  format: z.enum(LIST_FORMATS).describe('What the list was read as'),
  name: z.string().nullable().describe('Of the deck, where the list has one'),
  lines: z.array(z.object({
    line: z.int().describe('Of the text, from 1; of JSON and of a list of keys, which card it is'),
    text: z.string(),
    copies: z.number(),
    section: Section.nullable().describe('Where the list puts it, or where it belongs; null where neither is known'),
    state: z.enum(['found', 'ambiguous', 'unknown']),
    card: ListedCard.nullable(),
    whole: z.boolean().describe('This build plays the card, with all that it does'),
    candidates: z.array(ListedCard).describe('Of an ambiguous name the cards it may mean; of an unknown one those most like it, likest first, for the first twenty of them'),
  })),
  ignored: z.array(z.object({ line: z.int(), text: z.string() })).describe('Lines among the cards that are neither card nor heading'),
  understood: z.boolean().describe('Every line means one card'),
  crypt: z.object({ cards: z.int(), groups: z.array(z.int()) }),
  library: z.object({ cards: z.int() }),
  legal: z.object({
    ok: z.boolean(),
    reasons: z.array(z.object({ reasonCode: z.string(), ruleRef: z.string().nullable(), text: z.string(), cards: z.array(z.string()).describe('Keys, or names where there is no key') })),
  }).describe('Whether it may be played at all, by deck construction, the list of banned cards and the cards of the table'),
  playable: z.object({
    ok: z.boolean(),
    missing: z.array(z.object({ card: ListedCard, copies: z.number(), lines: z.array(z.int()) })).describe('All its cards that this build does not play'),
  }).describe('Whether all its cards are whole in this build. A deck that is not playable is never dealt'),
  deck: OwnDeck.nullable().describe('The same deck by keys, to sit down with; null unless it is legal and playable'),
}).meta({ id: 'DeckReport', description: 'What a list of cards says, and what stands against it' }))
