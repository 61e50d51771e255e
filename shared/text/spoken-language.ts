import type { DeckReason } from '../decks/legality.ts'
import type { ActionName, CardName, EventKey, EventParams, MessageKey, Pile, SeatIndex } from '../rules/index.ts'
import type { StrikeKind, WindowName, Phase, Stat } from '../cards/language.ts'

export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/**
 * What it takes to speak a language. A further language is a further file that fills this in; the compiler names what
 * it lacks.
 * The texts of cards have words of their own (`effects/speak.ts`), loaded only where they are asked for.
 */
export interface Language {
  /** A sentence that names its reader, as it is said to them (`addressed.ts`). */
  addressed: (text: string) => string
  /** What happened: one line of the log each. */
  events: { [K in EventKey]: (event: EventParams[K], say: Say) => string }
  /** Questions, effects of options, and reasons why something is not on offer. */
  messages: Record<MessageKey, (read: Reading) => string>
  /** Why a list is not a legal deck. */
  deckReasons: Record<DeckReason, string>
  terms: Terms
  /** A card whose name the reader may not know. */
  faceDown: string
  /** What a card is called, by its English name. */
  called: (name: string) => string
  /** Clans, sects and titles, by their English names. */
  traitName: (of: string) => string
  /** The name of an advanced vampire, which is that of its base card too. */
  advanced: (name: string) => string
}

/** Words of the rulebook, for labels. */
export interface Terms {
  phases: Record<Phase, string>
  windows: Record<WindowName, string>
  actions: Record<ActionName, string>
  stats: Record<Stat, string>
  strikes: Record<StrikeKind, string>
  piles: Record<Exclude<Pile, 'under'>, string>
  /** What a card in play is used for, by the name of its ability or action; a name without a word stands for itself. */
  uses: Record<string, string>
  sides: Record<'for' | 'against', string>
  /** What is chosen by a word, where no other table has it. */
  picks: Record<string, string>
  /** By the lower case code of the official card list. */
  disciplines: Record<string, string>
}

/** What counters on a card are called depends on the card. */
export type CounterKind = 'blood' | 'life' | 'counter'

/** Names of what an event speaks of. Nothing else varies with the reader. */
export interface Say {
  seat: (seat: SeatIndex) => string
  card: (card: CardName) => string
  counters: (card: CardName) => CounterKind
}

/**
 * The parameters of a message, by name. They are not typed by key, so what is missing or of another type
 * reads as MISSING: a reader who sees a gap is better off than one who sees an error instead of the table.
 */
export interface Reading {
  has: (name: string) => boolean
  seat: (name: string) => string
  seats: (name: string) => string[]
  /** Whether it is the reader alone who is named there: `bleeds you` is another sentence than `bleeds Cal`. */
  reader: (name: string) => boolean
  card: (name: string) => string
  cards: (name: string) => string[]
  word: (name: string) => string
  /** Not a number when it is missing. */
  number: (name: string) => number
}
export const MISSING = '…'
/** Stands in a sentence where its reader is named, until a language addresses them (`addressed.ts`). */
export const READER = '\uE000'
