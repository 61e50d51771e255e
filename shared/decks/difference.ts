import type { Copies, Deck } from '../cards/five-decks.ts'
import type { Section } from './list.ts'

/** How many of a card one version of a deck has, and another. */
export interface Changed {
  section: Section
  /** Its key. */
  card: string
  before: number
  after: number
}

type Cards = Pick<Deck, 'crypt' | 'library'>

/** What must be done to make one deck of another: what has gone first, in the order in which the decks have it. */
export function difference(before: Cards, after: Cards): Changed[] {
  return (['crypt', 'library'] as const).flatMap(section => {
    const [old, now] = [counted(before[section]), counted(after[section])]
    return [...new Set([...old.keys(), ...now.keys()])].flatMap(card => {
      const [had, has] = [old.get(card) ?? 0, now.get(card) ?? 0]
      return had === has ? [] : [{ section, card, before: had, after: has }]
    })
  })
}

function counted(cards: readonly Copies[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [copies, key] of cards) counts.set(key, (counts.get(key) ?? 0) + copies)
  return counts
}
