import * as z from 'zod'
import { SWAP_REASONS } from '../decks/list.ts'
import { ARCHETYPES } from '../decks/kind.ts'
import { AnyDeck, CardPool, DeckId, DeckReport, ListedCard, OwnDeck, SeatDeck } from './decks.ts'
import { Instant, shownName } from './primitives.ts'

export const DeckParams = z.strictObject({ deck: DeckId })

const version = () => z.int().min(1).max(100_000)
export const DeckQuery = z.lazy(() =>
  z.strictObject({
    version: z.exactOptional(z.coerce.number().pipe(version())).describe('Which version; left out, the newest'),
  }),
)

const deckName = () => shownName().describe('What you call it')
const list = () => z.string().min(1).max(16_000).describe('The list, as it is: any text that `POST /decks/check` reads')

export const NewDeck = z.lazy(() =>
  z
    .strictObject({
      name: z.exactOptional(deckName()).describe('Left out, as the list is called'),
      list: list(),
    })
    .meta({
      id: 'NewDeck',
      description: 'A deck to be kept. It need not be legal, nor all of it understood: what is unclear is mended later',
    }),
)
export const RenameDeck = z.lazy(() =>
  z
    .strictObject({
      name: z.exactOptional(deckName()),
      tellWhenPlayable: z.exactOptional(z.boolean()).describe('You wish to be told when a build plays all of it'),
    })
    .meta({ id: 'RenameDeck', description: 'What is to be changed of a deck beside its cards; the rest stays' }),
)
export const NewDeckVersion = z.lazy(() =>
  z.strictObject({ list: list() }).meta({ id: 'NewDeckVersion', description: 'What the deck is from now on' }),
)

const count = (of: string) => z.int().min(0).describe(of)
const kind = () => ({
  clan: z.string().nullable().describe('The clan that most of its crypt is of; null where none has a third of it'),
  archetype: z.enum(ARCHETYPES).describe('What it is for, as far as the facts of its cards tell'),
  disciplines: z.array(z.string()).describe('The Disciplines that most of its library asks for, the most first'),
})
const summary = () => ({
  id: DeckId,
  name: z.string().describe('What you call it'),
  version: version().describe('The newest version'),
  oldest: version().describe('The oldest that is still kept'),
  createdAt: Instant.describe('When it was first kept'),
  updatedAt: Instant.describe('When its newest version came, or its name'),
  crypt: count('Crypt cards, as far as they are understood'),
  library: count('Library cards, as far as they are understood'),
  ...kind(),
  state: z
    .enum(['playable', 'missing', 'illegal', 'draft'])
    .describe(
      '`playable`: sit down with it. `missing`: legal, with cards that this build does not play. `illegal`: by ' +
        'deck construction. `draft`: not every line is understood',
    ),
  unclear: count('Lines that mean no card, or one of several'),
  tellWhenPlayable: z
    .boolean()
    .describe('You wish to be told when it can be played: with `state` `playable` it has come true'),
  missing: z
    .array(z.object({ card: ListedCard, copies: z.int().describe('How many of it') }))
    .describe('Cards that this build does not play'),
  reasons: z
    .array(
      z.object({
        reasonCode: z.string().describe('What stands against it, as a word'),
        text: z.string().describe('The same in words'),
      }),
    )
    .describe('Why it is not legal'),
})
const played = () => ({
  games: count('Finished games you played with it, of the last five hundred'),
  victoryPoints: z.number().describe('What they came to'),
})

export const KeptDeckSummary = z.lazy(() =>
  z.object(summary()).meta({ id: 'KeptDeckSummary', description: 'A deck that you keep' }),
)
export const KeptDeckList = z.lazy(() =>
  z
    .object({
      decks: z.array(z.object({ ...summary(), ...played() })).describe('The one that changed last is first'),
      most: z.int().describe('How many decks one may keep'),
    })
    .meta({ id: 'KeptDeckList', description: 'The decks you keep. Nobody else sees them' }),
)
export const KeptDeck = z.lazy(() =>
  z
    .object({
      ...summary(),
      shown: version().describe('The version that is shown here'),
      keptAt: Instant.describe('When that version came'),
      list: z.string().describe('Its list, as you gave it'),
      report: DeckReport,
      link: z
        .string()
        .nullable()
        .describe('A link that holds the whole list, for VDB and for others; null as long as a line is unclear'),
    })
    .meta({ id: 'KeptDeck', description: 'A deck that you keep, in one of its versions' }),
)

const changes = () =>
  z
    .array(
      z.object({
        section: z.enum(['crypt', 'library']).describe('Where it is kept'),
        card: ListedCard,
        before: count('How many there were'),
        after: count('How many there are now'),
      }),
    )
    .describe('Each card of which there are more or fewer')
export const DeckVersions = z.lazy(() =>
  z
    .object({
      versions: z
        .array(
          z.object({
            version: version().describe('Which it is, from 1'),
            keptAt: Instant.describe('When it came'),
            changes: changes().nullable().describe('Against the one before it; null of the oldest'),
          }),
        )
        .describe('The newest first'),
    })
    .meta({ id: 'DeckVersions', description: 'The versions of a deck, and what each changed' }),
)

export const CompareDecks = z.lazy(() =>
  z
    .strictObject({ before: SeatDeck, after: SeatDeck })
    .meta({ id: 'CompareDecks', description: 'Two decks, or two versions of one' }),
)
export const DeckDifference = z.lazy(() =>
  z
    .object({ changes: changes() })
    .meta({ id: 'DeckDifference', description: 'What makes one deck of another. Unclear lines are left out' }),
)

export const FindNearest = z.lazy(() =>
  z
    .strictObject({ deck: AnyDeck, cards: CardPool.default('all').describe('The cards of the table it is for') })
    .meta({ id: 'FindNearest', description: 'A deck to be mended' }),
)
export const NearestDeck = z.lazy(() =>
  z
    .object({
      deck: OwnDeck.nullable().describe('The proposal; null where too little of the list is left to go by'),
      list: z.string().nullable().describe('The same as a text, to be kept as it is'),
      swaps: z
        .array(
          z.object({
            why: z
              .enum(SWAP_REASONS)
              .describe(
                '`not-whole`: this build does not play the card. `meant`: the likest name. `wrong-place`: it belongs ' +
                  'in the other part. `groups`: crypts are of two groups side by side (DECK-05). `too-few`, ' +
                  '`too-many`: the size (DECK-01, DECK-03)',
              ),
            copies: z.int().describe('How many of it'),
            from: ListedCard.nullable().describe('What the list says; null where a card is added or unclear'),
            text: z.string().nullable().describe('An unclear line, as it was written'),
            to: ListedCard.nullable().describe('What is in its place; null where nothing is'),
          }),
        )
        .describe('Every change that was made, and why'),
    })
    .meta({
      id: 'NearestDeck',
      description: 'The legal deck that can be played here and is most like a list, by the facts of its cards',
    }),
)
