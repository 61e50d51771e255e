import { decks } from './five-decks.ts'
import type { CardFacts } from './facts.ts'
import { factsIn } from './facts/facts-list.ts'

/** Every official card by its key, playable or not, once the list of facts is loaded. */
export const catalogue = factsIn()

let loading: Promise<void> | undefined
/** Goes before whatever asks for a card: a start loads no list, however many cards there are. */
export const loadFacts = (): Promise<void> =>
  (loading ??= import('./facts/all-cards.ts').then(({ list }) => catalogue.fill(list)))

export function factsOf(key: string): CardFacts {
  const facts = catalogue.get(key)
  if (!facts) throw new RangeError(`no card has the key ${JSON.stringify(key)}`)
  return facts
}

const fifthEdition: ReadonlySet<string> = new Set(
  Object.values(decks).flatMap(({ crypt, library }) => [...crypt, ...library].map(([, key]) => key)),
)

/** The pools a table can be set to. */
export const CARD_POOLS = ['fifth-edition', 'all'] as const
/**
 * The cards that the decks of a table are made of, known to everybody: the five decks of the Fifth Edition, or all; in
 * a position
 * also the five decks and the cards of a list.
 */
export type CardPool = (typeof CARD_POOLS)[number] | string[]
export const inPool = (pool: CardPool, key: string): boolean =>
  pool === 'all' || fifthEdition.has(key) || (pool !== 'fifth-edition' && pool.includes(key))

/** A deck keeps its vampires, and the Imbued, in the crypt and everything else in the library. */
export const belongsInCrypt = (facts: CardFacts): boolean =>
  facts.types.includes('Vampire') || facts.types.includes('Imbued')
