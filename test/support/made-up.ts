import { catalogue } from '../../shared/cards/catalogue.ts'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { definitions } from '../../shared/cards/index.ts'

/** No two are alike: what is worked out of the cards of a table is kept by their keys. */
let made = 0

/**
 * A card that is not there but for `body`: what is printed on it, and what it does, in the words of the makers. It is
 * put into a position by the key that `body` is given.
 *
 *     withMadeUp({ types: ['Action Modifier'] }, key => modifier(key, [mode('', [stealth(3)])]), key => {
 *       const t = table({ seats: [{ hand: [{ card: key, as: 'K1' }] }, {}] })
 *     })
 */
export function withMadeUp<T>(
  printed: Pick<CardFacts, 'types'> & Partial<CardFacts>,
  define: ((key: string) => CardDefinition) | undefined,
  body: (key: string) => T,
): T {
  const key = `made-up-${++made}`,
    whole = definitions as Map<string, CardDefinition>
  // Numbers of the official list have six digits.
  catalogue.put({ id: made, name: `Made Up ${made}`, ...printed, key })
  try {
    if (define) whole.set(key, define(key))
    return body(key)
  } finally {
    catalogue.drop(key)
    whole.delete(key)
  }
}
