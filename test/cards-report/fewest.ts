import { generator } from '../support/random.ts'
import { wantedBy } from './coverage.ts'

/** The fewest cards found that make `more` of these decks playable, those that most of the decks want first. */
export function fewestFor(
  lacking: readonly ReadonlySet<number>[],
  more: number,
  weightOf: (id: number) => number,
  { steps = 400_000, seed = 1 } = {},
): number[] {
  const draw = generator(seed)
  const uses = new Map<number, number>()
  let total = 0
  const take = (deck: ReadonlySet<number>): number => {
    const before = total
    for (const id of deck) {
      const n = uses.get(id) ?? 0
      if (n === 0) total += weightOf(id)
      uses.set(id, n + 1)
    }
    return total - before
  }
  const leave = (deck: ReadonlySet<number>): number => {
    const before = total
    for (const id of deck) {
      const n = uses.get(id)! - 1
      if (n === 0) total -= weightOf(id)
      uses.set(id, n)
    }
    return total - before
  }

  // What lacks least comes first; then decks are exchanged, at first for worse ones too, ever less so.
  const decks = [...lacking].sort((a, b) => a.size - b.size)
  const taken = decks.slice(0, more),
    left = decks.slice(more)
  for (const deck of taken) take(deck)
  let fewest = [...taken],
    least = total
  for (let step = 0; step < steps && taken.length > 0 && left.length > 0; step++) {
    const heat = WARMEST * (1 - step / steps) + COLDEST
    const out = draw(taken.length),
      into = draw(left.length)
    const change = leave(taken[out]!) + take(left[into]!)
    if (change > 0 && draw(FINE) / FINE >= Math.exp(-change / heat)) {
      leave(left[into]!)
      take(taken[out]!)
      continue
    }
    const deck = taken[out]!
    taken[out] = left[into]!
    left[into] = deck
    if (total < least) {
      least = total
      fewest = [...taken]
    }
  }
  const wanted = new Map(wantedBy(lacking).map(one => [one.id, one.decks]))
  return [...new Set(fewest.flatMap(deck => [...deck]))].sort((a, b) => wanted.get(b)! - wanted.get(a)! || a - b)
}

/** A weight of one is a card. */
const WARMEST = 3,
  COLDEST = 0.01,
  FINE = 1_000_000
