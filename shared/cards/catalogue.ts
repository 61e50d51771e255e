import type { CardFacts } from './facts.ts'
import { crypt } from './facts/crypt.ts'
import { library } from './facts/library.ts'
import { more } from './facts/more.ts'

/** Every card that is known, playable or not, by its key. */
export const catalogue: ReadonlyMap<string, CardFacts> = new Map([...crypt, ...library, ...more].map((facts) => [facts.key, facts]))

export function factsOf(key: string): CardFacts {
  const facts = catalogue.get(key)
  if (!facts) throw new RangeError(`no card has the key ${JSON.stringify(key)}`)
  return facts
}

const box: ReadonlySet<string> = new Set([...crypt, ...library].map(({ key }) => key))
/** Whether a card is in one of the five decks of the box. */
export const inBox = (key: string): boolean => box.has(key)

/** A deck keeps its vampires in the crypt and everything else in the library. */
export const belongsInCrypt = (facts: CardFacts): boolean => facts.types.includes('Vampire')
