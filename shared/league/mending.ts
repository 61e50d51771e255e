import type { Copies, Deck } from '../cards/five-decks.ts'
import { CRYPT_MIN, LIBRARY_MAX, LIBRARY_MIN } from '../decks/legality.ts'

/**
 * How a deck that was sealed and should not have been is made legal: by a way that is fixed and asks for nobody's taste
 * (TDECK-20). Whoever does it with the same list comes to the same.
 */
export const MENDINGS = ['most-frequent', 'descending', 'filler'] as const
export type Mending = (typeof MENDINGS)[number]

type List = Pick<Deck, 'crypt' | 'library'>
type Section = keyof List
export interface Facts {
  /** It may be in no such place of a deck of the event. */
  isBarred: (key: string, section: Section) => boolean
  groupOf: (key: string) => number | undefined
  /** A card that is of no use to the deck; undefined: there is none. */
  fillerFor: (section: Section, list: List) => string | undefined
}
export interface Mended extends List {
  added: number
  removed: number
}

const sum = (cards: readonly Copies[]): number => cards.reduce((all, [copies]) => all + copies, 0)

/** The most frequent first; of as many copies that whose key comes first. */
const byCopies = (cards: readonly Copies[]): Copies[] =>
  cards.toSorted(([a, one], [b, other]) => b - a || (one < other ? -1 : 1))

/** Undefined: by this way there is nothing to be added. */
export function mended(list: List, way: Mending, facts: Facts): Mended | undefined {
  const fit = (section: Section): Copies[] => list[section].filter(([, key]) => !facts.isBarred(key, section))
  const kept: List = { crypt: inOneGroup(fit('crypt'), facts), library: fit('library') }
  const library = down(kept.library, LIBRARY_MAX)
  const after: List = { crypt: kept.crypt, library }
  const crypt = up('crypt', after, CRYPT_MIN, way, facts)
  const filled = up('library', after, LIBRARY_MIN, way, facts)
  if (!crypt || !filled) return undefined
  const before = sum(list.crypt) + sum(list.library),
    left = sum(after.crypt) + sum(after.library)
  return { crypt, library: filled, added: sum(crypt) + sum(filled) - left, removed: before - left }
}

/** Of groups that do not go together the two that have the most cards, the lower of as many. */
function inOneGroup(crypt: readonly Copies[], { groupOf }: Facts): Copies[] {
  const groups = [...new Set(crypt.flatMap(([, key]) => groupOf(key) ?? []))].toSorted((a, b) => a - b)
  const within = (first: number): Copies[] =>
    crypt.filter(([, key]) => [undefined, first, first + 1].includes(groupOf(key)))
  const pairs = groups.map(within).toSorted((a, b) => sum(b) - sum(a))
  return pairs[0] ?? [...crypt]
}

/** A copy of each, the most frequent first, and again, until no more are left than may be. */
function down(cards: readonly Copies[], most: number): Copies[] {
  const left = new Map(cards.map(([copies, key]) => [key, copies]))
  for (let over = sum(cards) - most; over > 0;) {
    for (const [, key] of byCopies(cards)) {
      const copies = left.get(key) ?? 0
      if (over === 0 || copies === 0) continue
      left.set(key, copies - 1)
      over--
    }
  }
  return cards.flatMap(([, key]): Copies[] => (left.get(key)! > 0 ? [[left.get(key)!, key]] : []))
}

function up(section: Section, list: List, least: number, way: Mending, facts: Facts): Copies[] | undefined {
  const cards = list[section],
    lacking = least - sum(cards)
  if (lacking <= 0) return cards
  const ranked = byCopies(cards).map(([, key]) => key),
    filler = way === 'filler' ? facts.fillerFor(section, list) : ranked[0]
  if (filler === undefined) return undefined
  const added = Array.from({ length: lacking }, (_, at) =>
    way === 'descending' ? ranked[at % ranked.length]! : filler,
  )
  return [...new Set([...cards.map(([, key]) => key), ...added])].map(key => [
    (cards.find(([, one]) => one === key)?.[0] ?? 0) + added.filter(one => one === key).length,
    key,
  ])
}
