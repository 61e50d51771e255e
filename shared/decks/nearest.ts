import { catalogue, belongsInCrypt, inPool, type CardPool } from '../cards/catalogue.ts'
import type { CardFacts } from '../cards/facts.ts'
import type { Copies, Deck } from '../cards/five-decks.ts'
import type { NamedCard } from '../cards/names.ts'
import { calledOf, isCount, type Line } from './check.ts'
import { CRYPT_MIN, LIBRARY_MAX, LIBRARY_MIN } from './legality.ts'
import type { Section, SWAP_REASONS } from './list.ts'
import { likenessInCrypt, likenessInLibrary, type Crypt } from './likeness.ts'

export interface Swap {
  why: (typeof SWAP_REASONS)[number]
  copies: number
  /** What the list says: a key, or a name where there is no key; null where a card is added. */
  from: string | null
  /** The key of the card in its place; null where there is none. */
  to: string | null
}
export type NearestDeck = Pick<Deck, 'crypt' | 'library'> & { swaps: Swap[] }

/**
 * The legal deck that can be played here and is most like a list: what is allowed and whole stays, and each other card
 * gives way to the one most like it by the facts that are printed on both. It is a proposal: every change is told, with
 * why. Null where nothing of a crypt or of a library is left to go by.
 */
export function nearestDeck(
  lines: readonly Line[],
  pool: CardPool,
  isWhole: (key: string) => boolean,
): NearestDeck | null {
  const swaps: Swap[] = []
  const meant = lines.flatMap(line => meantBy(line, swaps))
  const allowed = (facts: CardFacts): boolean =>
    isWhole(facts.key) && inPool(pool, facts.key) && !catalogue.rowOf(facts.key)?.banned
  const cards = [...catalogue.values()].filter(allowed)
  const crypt = mendCrypt(within('crypt', meant), cards, { pool, isWhole }, swaps)
  if (crypt === null) return null
  const library = mendLibrary(within('library', meant), cards, cryptOf(crypt), { pool, isWhole }, swaps)
  if (library === null) return null
  return {
    crypt: sized(crypt, { least: CRYPT_MIN, most: CRYPT_MOST }, swaps),
    library: sized(library, { least: LIBRARY_MIN, most: LIBRARY_MAX }, swaps),
    swaps: together(swaps),
  }
}

/** A crypt has no greatest size (DECK-02); beyond this one it is a mistake of whoever wrote it. */
const CRYPT_MOST = 200

interface Meant {
  card: NamedCard
  copies: number
}
interface Judge {
  pool: CardPool
  isWhole: (key: string) => boolean
}

/** The card of a line; where it is not clear, the likest. */
function meantBy({ found, copies, text, section }: Line, swaps: Swap[]): Meant[] {
  if (!isCount(copies)) {
    swaps.push({ why: 'bad-count', copies: 0, from: text, to: null })
    return []
  }
  const card = found.state === 'found' ? found.card : found.candidates[0]
  if (!card) {
    swaps.push({ why: 'unknown-card', copies, from: text, to: null })
    return []
  }
  if (found.state !== 'found') swaps.push({ why: 'meant', copies, from: text, to: card.key ?? null })
  else if (section !== null && (section === 'crypt') !== card.crypt)
    swaps.push({ why: 'wrong-place', copies, from: calledOf(card), to: calledOf(card) })
  return [{ card, copies }]
}

const within = (section: Section, meant: readonly Meant[]): Meant[] =>
  meant.filter(({ card }) => card.crypt === (section === 'crypt'))

/** What stands against a card itself, whatever it stands beside. */
function against({ key, banned }: NamedCard, { pool, isWhole }: Judge): Swap['why'] | undefined {
  if (key === undefined || !isWhole(key)) return 'not-whole'
  if (banned) return 'banned'
  return inPool(pool, key) ? undefined : 'outside-pool'
}

function mendCrypt(meant: readonly Meant[], cards: readonly CardFacts[], judge: Judge, swaps: Swap[]): Copies[] | null {
  if (meant.length === 0) return null
  const vampires = cards.filter(belongsInCrypt)
  const groups = groupsKept(meant, vampires, judge)
  const fits = ({ group }: { group?: number }): boolean => group === undefined || groups.includes(group)
  const open = vampires.filter(fits)
  const crypt = meant.flatMap(({ card, copies }): Copies[] => {
    const why = against(card, judge) ?? (fits(card) ? undefined : 'groups')
    if (why === undefined) return [[copies, card.key!]]
    return swapped(
      card,
      copies,
      why,
      likest(open, one => likenessInCrypt(card, one)),
      swaps,
    )
  })
  return crypt.length === 0 ? null : merged(crypt)
}

/** The two groups side by side that keep the most of a crypt (DECK-05), as far as there is anything in them to play. */
function groupsKept(meant: readonly Meant[], vampires: readonly CardFacts[], judge: Judge): number[] {
  const there = [...new Set(vampires.flatMap(({ group }) => group ?? []))].sort((a, b) => a - b)
  const kept = (first: number): number =>
    meant.reduce((sum, { card, copies }) => {
      if (card.group === undefined || (card.group !== first && card.group !== first + 1)) return sum
      // One that has to give way counts as well, if less: what takes its place should be of its time.
      return sum + copies * (against(card, judge) === undefined ? 2 : 1)
    }, 0)
  const [first = 1] = there.toSorted((a, b) => kept(b) - kept(a) || a - b)
  return [first, first + 1]
}

function mendLibrary(
  meant: readonly Meant[],
  cards: readonly CardFacts[],
  crypt: Crypt,
  judge: Judge,
  swaps: Swap[],
): Copies[] | null {
  const open = cards.filter(facts => !belongsInCrypt(facts))
  const library = meant.flatMap(({ card, copies }): Copies[] => {
    const why = against(card, judge)
    if (why === undefined) return [[copies, card.key!]]
    const facts = card.key === undefined ? undefined : catalogue.get(card.key)
    return swapped(card, copies, why, facts && likest(open, one => likenessInLibrary(facts, one, crypt, copies)), swaps)
  })
  return library.length === 0 ? null : merged(library)
}

function swapped(
  card: NamedCard,
  copies: number,
  why: Swap['why'],
  to: CardFacts | undefined,
  swaps: Swap[],
): Copies[] {
  swaps.push({ why, copies, from: calledOf(card), to: to?.key ?? null })
  return to ? [[copies, to.key]] : []
}

/** The one with the highest likeness; of equals the first printed. Undefined where nothing is like it. */
function likest(cards: readonly CardFacts[], like: (facts: CardFacts) => number): CardFacts | undefined {
  let best: { facts: CardFacts; how: number } | undefined
  for (const facts of cards) {
    const how = like(facts)
    if (how > (best?.how ?? 0) || (best && how === best.how && facts.id < best.facts.id)) best = { facts, how }
  }
  return best?.facts
}

function cryptOf(crypt: readonly Copies[]): Crypt {
  const all = crypt.map(([, key]) => catalogue.get(key)!)
  return {
    disciplines: new Set(all.flatMap(({ disciplines = [] }) => disciplines.map(one => one.toLowerCase()))),
    clans: new Set(all.flatMap(({ clan }) => clan ?? [])),
    titles: new Set(all.flatMap(({ title }) => title ?? [])),
    capacity: Math.max(...all.map(({ capacity = 0 }) => capacity)),
  }
}

function merged(cards: readonly Copies[]): Copies[] {
  const counts = new Map<string, number>()
  for (const [copies, key] of cards) counts.set(key, (counts.get(key) ?? 0) + copies)
  return [...counts].map(([key, copies]) => [copies, key])
}

/** A card more at a time of what it has least of, or one less of what it has most of. */
function sized(cards: readonly Copies[], { least, most }: { least: number; most: number }, swaps: Swap[]): Copies[] {
  const counts = new Map(cards.map(([copies, key]) => [key, copies]))
  let all = cards.reduce((sum, [copies]) => sum + copies, 0)
  for (; all < least; all++) {
    const [key, copies] = [...counts].reduce((best, one) => (weightOf(one) < weightOf(best) ? one : best))
    counts.set(key, copies + 1)
    swaps.push({ why: 'too-few', copies: 1, from: null, to: key })
  }
  for (; all > most; all--) {
    const [key, copies] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))
    counts.set(key, copies - 1)
    swaps.push({ why: 'too-many', copies: 1, from: key, to: null })
  }
  return [...counts].filter(([, copies]) => copies > 0).map(([key, copies]) => [copies, key])
}

/** What may stand in play once alone is added to last; a crypt has several of its vampires all the same. */
function weightOf([key, copies]: [string, number]): number {
  const facts = catalogue.get(key)!
  return copies + (facts.unique && !belongsInCrypt(facts) ? LIBRARY_MOST_COPIES : 0)
}
const LIBRARY_MOST_COPIES = 1000

/** Each kind of change once, with how many copies it is of. */
function together(swaps: readonly Swap[]): Swap[] {
  const kinds = new Map<string, Swap>()
  for (const swap of swaps) {
    const kind = JSON.stringify([swap.why, swap.from, swap.to])
    const there = kinds.get(kind)
    kinds.set(kind, there ? { ...there, copies: there.copies + swap.copies } : swap)
  }
  return [...kinds.values()]
}
