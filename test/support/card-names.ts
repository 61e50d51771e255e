import { catalogue } from '../../shared/cards/catalogue.ts'
import { namedFrom, nameIndex, type NameIndex } from '../../shared/cards/names.ts'

/** Cards as a test may call them: by key, or by name in any of the five languages. */

let known: NameIndex | undefined
const index = (): NameIndex => (known ??= nameIndex([...catalogue.values()].map(namedFrom)))

/** The key of a card; of a name that no card has, an error with the names most like it. */
export function keyOfCard(name: string): string {
  if (catalogue.has(name)) return name
  const [found, second] = index().named(name)
  if (found?.key !== undefined && !second) return found.key
  const like = second ? index().named(name) : nearestCards(name)
  throw new Error(
    `${second ? 'Several cards are' : 'No card is'} called ${JSON.stringify(name)}; ` +
      `${second ? 'they have the keys' : 'nearest'}: ${like.map(card => card.key).join(', ')}`,
  )
}

const nearestCards = (name: string) => index().near(name.replaceAll('-', ' '), 5)

/** A position as it was written, with the keys of its cards for their names. */
export function withKeys<T>(written: T): T {
  return walk(written, undefined) as T
}

/** Where a position lists cards without a word before each. */
const PILES: ReadonlySet<string> = new Set(['hand', 'ash', 'library', 'crypt', 'removed', 'events', 'cards'])

function walk(value: unknown, field: string | undefined): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown) =>
      typeof one === 'string' && field !== undefined && PILES.has(field) ? keyOfCard(one) : walk(one, undefined),
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // What was chosen as a card came into play names a card by its own name in the position.
      key === 'vars' ? inner : key === 'card' && typeof inner === 'string' ? keyOfCard(inner) : walk(inner, key),
    ]),
  )
}
