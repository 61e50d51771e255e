import type { Card, GameState } from '../../shared/rules/state.ts'

/**
 * Four fifths of a game's JSON are its cards, and nearly all of them lie hidden with nothing but a key and an owner. Stored, they are
 * columns: a table of keys, an index into it and an owner a card, and whatever else the few in play carry. Halves what is parsed,
 * written and compressed for each command; the rules never see it.
 */
interface PackedCards {
  keys: string[]
  of: number[]
  owners: number[]
  more: Record<string, Omit<Card, 'key' | 'owner'>>
}

export function pack({ cards, ...rest }: GameState): object {
  const at = new Map<string, number>()
  const packed: PackedCards = { keys: [], of: [], owners: [], more: {} }
  for (const [id, { key, owner, ...more }] of cards.entries()) {
    let index = at.get(key)
    if (index === undefined) {
      index = packed.keys.push(key) - 1
      at.set(key, index)
    }
    packed.of.push(index)
    packed.owners.push(owner)
    for (const _ in more) {
      packed.more[id] = more
      break
    }
  }
  return { ...rest, cards: packed }
}

/** Of whatever schema: migrations see the state as it was. What was stored before packing passes as it is. */
export function unpack(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('cards' in stored) || Array.isArray(stored.cards))
    return stored
  const { keys, of, owners, more } = stored.cards as PackedCards
  return { ...stored, cards: of.map((index, id) => ({ key: keys[index], owner: owners[id], ...more[id] })) }
}
