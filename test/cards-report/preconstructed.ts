import type { Official } from './shelf.ts'

/** A deck as it was sold, with what it lacks to be played as printed. */
export interface Preconstructed {
  name: string
  lacks: Official[]
}

/** Sets since 2020 that are preconstructed decks, by their letters in the list, in the order of their printing. */
const SETS: Readonly<Record<string, string>> = {
  V5: 'Fifth Edition',
  V5A: 'Fifth Edition (Anarch)',
  NB: 'New Blood',
  V5C: 'Fifth Edition (Companion)',
  NB2: 'New Blood 2',
  NB3: 'New Blood 3',
  SV5: 'Fifth Edition (Sabbat)',
}

/**
 * A printing reads `SET:rarities`, with rarities divided by slashes; one that begins with P is a place in a
 * preconstructed deck: its letters, then how many copies.
 */
export function preconstructed(cards: Iterable<Official>, whole: ReadonlySet<number>): Preconstructed[] {
  const decks = new Map<string, { set: string; cards: Official[] }>()
  for (const card of cards) {
    for (const printing of card.sets ?? []) {
      const [set, rarities = ''] = printing.split(':')
      if (SETS[set!] === undefined) continue
      for (const [, letters] of rarities.matchAll(/(?:^|\/)P([A-Za-z]+)/g)) {
        const id = `${set} ${letters}`
        const deck = decks.get(id) ?? { set: set!, cards: [] }
        decks.set(id, deck)
        deck.cards.push(card)
      }
    }
  }
  const sets = Object.keys(SETS)
  return [...decks]
    .sort(([a, one], [b, other]) => sets.indexOf(one.set) - sets.indexOf(other.set) || (a < b ? -1 : 1))
    .map(([id, deck]) => ({
      name: `${SETS[deck.set]}: ${clansOf(deck.cards)} (${id})`,
      lacks: deck.cards.filter(card => !whole.has(card.id)),
    }))
}

/** The clan most of its vampires are of, or the clans that share it. */
function clansOf(cards: readonly Official[]): string {
  const clans = new Map<string, number>()
  for (const { clan } of cards) if (clan !== undefined) clans.set(clan, (clans.get(clan) ?? 0) + 1)
  const most = Math.max(...clans.values())
  return [...clans].flatMap(([clan, n]) => (n === most ? [clan] : [])).join(', ')
}
