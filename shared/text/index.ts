import type { DeckReason } from '../decks/legality.ts'
import { catalogue } from '../cards/catalogue.ts'
import type { CardId, CardName, EventKey, EventParams, GameEvent, Message, Param, SeatIndex } from '../rules/index.ts'
import type { CounterKind, Language, Reading, Say } from './spoken-language.ts'
import { MISSING, READER } from './spoken-language.ts'
import { languageOf } from './languages.ts'

/** Who sits where and, where the catalogue does not know them, what the cards are called. */
export interface Names {
  seats: string[]
  /** Who reads it, where it is put to one of them: they are addressed. */
  you?: SeatIndex
  card?: (key: string) => string
  /** What a minion that no catalogue lists is called, by its id. */
  generic?: (id: CardId) => string | undefined
}

/** One sentence of the log. */
export function renderEvent(event: GameEvent, names: Names, language: Language = languageOf('en')): string {
  return capitalised(sentence(language, event.key, event, saying(names, language)), language)
}

/** The question of a prompt, the effect of an option, or a reason why there is none. */
export function renderMessage(message: Message, names: Names, language: Language = languageOf('en')): string {
  return capitalised(
    language.messages[message.key](reading(message.params ?? {}, saying(names, language), names.you)),
    language,
  )
}

/** A card or a seat, as a label. */
export function nameOf(candidate: CardName | SeatIndex, names: Names, language: Language = languageOf('en')): string {
  const say = saying(names, language)
  return capitalised(typeof candidate === 'number' ? say.seat(candidate) : say.card(candidate), language)
}

/** A word of the rules, as a label of the slot it is picked for: `for` is a side of a vote, and Fortitude. */
export function wordFor(key: string, slot: string, { terms, traitName }: Language): string {
  const tables: Readonly<Record<string, string>>[] =
    slot === 'side' ? [terms.sides] : [terms.disciplines, terms.strikes, terms.stats, terms.picks]
  return tables.map(table => table[key] ?? table[key.toLowerCase()]).find(word => word !== undefined) ?? traitName(key)
}

export function renderDeckReason(reason: DeckReason, language: Language = languageOf('en')): string {
  return language.deckReasons[reason]
}

function sentence<K extends EventKey>(language: Language, key: K, event: EventParams[K], say: Say): string {
  return language.events[key](event, say)
}

/**
 * Said to its reader, where it names them. A sentence may begin with a card that has no name, or with a verb. Names
 * themselves are left as they are written.
 */
function capitalised(told: string, { faceDown, addressed }: Language): string {
  const text = addressed(told)
  return text !== told || text.startsWith(faceDown) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

function saying(names: Names, language: Language): Say {
  const nameOf = names.card ?? (key => titled(key, language))
  return {
    seat: seat => (seat === names.you ? READER : (names.seats[seat] ?? MISSING)),
    card: ({ id, key }) => (key === null ? language.faceDown : (key === GENERIC && names.generic?.(id)) || nameOf(key)),
    counters: countersOn,
  }
}

/** The key of all of them (`position.ts`). */
const GENERIC = 'generic'

/** What a card is called, by its key. */
export function titled(key: string, language: Language = languageOf('en')): string {
  const facts = catalogue.get(key)
  if (!facts) return key
  const name = language.called(facts.name)
  return facts.advanced ? language.advanced(name) : name
}

/** An uncontrolled card gathers blood, known or not; so does a minion that no catalogue lists. */
function countersOn({ key }: CardName): CounterKind {
  const types = key === null ? undefined : catalogue.get(key)?.types
  if (!types || types.includes('Vampire')) return 'blood'
  return types.includes('Ally') || types.includes('Retainer') ? 'life' : 'counter'
}

function reading(params: Record<string, Param>, say: Say, you: SeatIndex | undefined): Reading {
  const of = (name: string): Param => params[name] ?? null
  const seat = (value: Param): string => (typeof value === 'number' ? say.seat(value) : MISSING)
  return {
    has: name => of(name) !== null,
    seat: name => seat(of(name)),
    seats: name => list(of(name)).map(seat),
    reader: name => you !== undefined && list(of(name)).length === 1 && list(of(name))[0] === you,
    card: name => {
      const value = of(name)
      return isCardName(value) ? say.card(value) : MISSING
    },
    cards: name => list(of(name)).map(value => (isCardName(value) ? say.card(value) : MISSING)),
    word: name => {
      const value = of(name)
      return typeof value === 'string' ? value : MISSING
    },
    number: name => {
      const value = of(name)
      return typeof value === 'number' ? value : NaN
    },
  }
}

const list = (value: Param): Param[] => (Array.isArray(value) ? value : [])
const isCardName = (value: Param): value is CardName =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
