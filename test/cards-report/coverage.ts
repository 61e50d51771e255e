import type { TournamentDeck } from './shelf.ts'

/** What a number of whole cards is worth to the decks that people really play. */
export interface Coverage {
  playable: number
  decks: number
  slotsCovered: number
  slots: number
}

const cardsOf = ({ crypt, library }: TournamentDeck): TournamentDeck['crypt'] => [...crypt, ...library]

export function coverageOf(decks: readonly TournamentDeck[], whole: ReadonlySet<number>): Coverage {
  const coverage: Coverage = { playable: 0, decks: decks.length, slotsCovered: 0, slots: 0 }
  for (const deck of decks) {
    let all = true
    for (const [id, count] of cardsOf(deck)) {
      coverage.slots += count
      if (whole.has(id)) coverage.slotsCovered += count
      else all = false
    }
    if (all) coverage.playable++
  }
  return coverage
}

/** What each deck still lacks; those that lack nothing are left out. */
export const lackingIn = (decks: readonly TournamentDeck[], whole: ReadonlySet<number>): Set<number>[] =>
  decks
    .map(
      deck =>
        new Set(
          cardsOf(deck)
            .map(([id]) => id)
            .filter(id => !whole.has(id)),
        ),
    )
    .filter(lacks => lacks.size > 0)

/** A card that is not whole: how many decks have it, and how many lack nothing else. */
export interface Wanted {
  id: number
  decks: number
  alone: number
}

export function wantedBy(lacking: readonly ReadonlySet<number>[]): Wanted[] {
  const wanted = new Map<number, Wanted>()
  for (const lacks of lacking) {
    for (const id of lacks) {
      const card = wanted.get(id) ?? { id, decks: 0, alone: 0 }
      wanted.set(id, card)
      card.decks++
      if (lacks.size === 1) card.alone++
    }
  }
  return [...wanted.values()].sort((a, b) => b.decks - a.decks || a.id - b.id)
}

/** A card of an order, and how many decks more are playable with it and all before it. */
export interface Step {
  id: number
  added: number
}

/**
 * An order in which decks become playable early. Single cards complete few, so cards are taken by the deck: of what
 * each deck lacks, that
 * comes next which is worth most for its size. A deck that would lack nothing counts one, one that would still lack
 * x counts e^-x.
 * This is a heuristic: no order is best at every length.
 */
export function orderFor(lacking: readonly ReadonlySet<number>[], most: number): Step[] {
  const order: Step[] = [],
    uses = new Map(wantedBy(lacking).map(({ id, decks }) => [id, decks]))
  let open = lacking.map(lacks => new Set(lacks))
  while (open.length > 0 && order.length < most) {
    for (const id of [...bestOf(open)].sort((a, b) => uses.get(b)! - uses.get(a)! || a - b)) {
      for (const lacks of open) lacks.delete(id)
      open = open.filter(lacks => lacks.size > 0)
      order.push({ id, added: lacking.length - open.length })
    }
  }
  return order.slice(0, most)
}

function bestOf(open: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const having = new Map<number, number[]>()
  for (const [i, lacks] of open.entries()) {
    for (const id of lacks) {
      const decks = having.get(id)
      if (decks) decks.push(i)
      else having.set(id, [i])
    }
  }
  const sizes = Float64Array.from(open, lacks => lacks.size)
  let best = open[0]!,
    most = -1
  for (const [i, set] of open.entries()) {
    const left = sizes.slice()
    for (const id of set) {
      for (const deck of having.get(id)!) left[deck]!--
    }
    const worth = left.reduce((total, lacks) => total + Math.exp(-lacks), 0) / sizes[i]!
    if (worth > most) [best, most] = [set, worth]
  }
  return best
}
