import { belongsInCrypt, catalogue } from './catalogue.ts'
import type { CardFacts } from './facts.ts'
import { translations } from './translations.ts'

/** A card as lists of cards speak of it: of every official card, whether or not it is known here. */
export interface NamedCard {
  /** Number in the official card list. */
  id: number
  name: string
  crypt: boolean
  /** What games call it; left out where this build does not know the card. */
  key?: string
  /** A crypt card without one is of any group. */
  group?: number
  capacity?: number
  advanced?: true
  /** Not allowed in tournaments. */
  banned?: true
  /** Earlier and other names it goes by. */
  also?: readonly string[]
}

export interface NameIndex {
  cards: readonly NamedCard[]
  byId: ReadonlyMap<number, NamedCard>
  /** The cards of exactly this name in any of the five languages, forgiving case, accents, punctuation and articles. */
  named: (name: string) => NamedCard[]
  /** Cards whose names are most like this, the likest first. Slow: it compares with every name. */
  near: (name: string, most: number) => NamedCard[]
}

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', '&': ' and ', '™': '', '®': '', '©': '' }
const MARKS = /[\u0300-\u036f'’‘ʼ´`"“”„«»]/g

/** A name without case, accents and punctuation: no two official names are alike in it. */
export const folded = (name: string): string =>
  name.toLowerCase().replace(/\((?:tm|r)\)/g, '').replace(/[æœßøłđðþı&™®©]/g, letter => LETTERS[letter] ?? letter).normalize('NFKD').replace(MARKS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

const ARTICLES: ReadonlySet<string> = new Set('the a an le la les un une des el los las una unos unas o os as um uma il lo i gli uno l'.split(' '))

/** Without articles and spaces, too, wherever the articles stand: `Barrens, The`, `The Barrens`, `barrens`. */
export const loose = (name: string): string => {
  const words = folded(name.replace(/\b[lL]['’](?=\p{L})/gu, '')).split(' ')
  const told = words.filter(word => !ARTICLES.has(word))
  return (told.length > 0 ? told : words).join('')
}

/** Every name a card goes by, its own first. */
const namesOf = (card: NamedCard): string[] => [card.name, ...(card.also ?? []), ...(translations.get(card.name) ?? []).filter(name => name !== '')]

export function nameIndex(cards: Iterable<NamedCard>): NameIndex {
  const all = [...cards]
  const exactly = new Map<string, NamedCard[]>()
  const loosely = new Map<string, NamedCard[]>()
  const put = (index: Map<string, NamedCard[]>, name: string, card: NamedCard): void => {
    const there = index.get(name)
    if (!there) index.set(name, [card])
    else if (!there.includes(card)) there.push(card)
  }
  for (const card of all) {
    for (const name of namesOf(card)) {
      put(exactly, folded(name), card)
      put(loosely, loose(name), card)
    }
  }
  return {
    cards: all,
    byId: new Map(all.map(card => [card.id, card])),
    named: name => exactly.get(folded(name)) ?? loosely.get(loose(name)) ?? [],
    near: (name, most) => nearest(loosely, loose(name), most),
  }
}

/** How alike two names must be to be worth a question: shared pairs of letters in all their pairs. */
const ALIKE = 0.5

function nearest(index: ReadonlyMap<string, NamedCard[]>, name: string, most: number): NamedCard[] {
  const wanted = pairs(name)
  if (wanted.length === 0) return []
  const counts = new Map<string, number>()
  for (const pair of wanted) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  const alike: { cards: NamedCard[]; how: number }[] = []
  for (const [other, cards] of index) {
    const how = likeness(wanted.length, counts, other, name)
    if (how >= ALIKE) alike.push({ cards, how })
  }
  alike.sort((a, b) => b.how - a.how || (a.cards[0]?.id ?? 0) - (b.cards[0]?.id ?? 0))
  return [...new Set(alike.flatMap(({ cards }) => cards))].slice(0, most)
}

/** A name that begins as another is that one cut short, however much is missing. */
function likeness(wanted: number, counts: ReadonlyMap<string, number>, other: string, name: string): number {
  const total = wanted + Math.max(other.length - 1, 1)
  const left = new Map(counts)
  let shared = 0
  for (const pair of pairs(other)) {
    const n = left.get(pair) ?? 0
    if (n > 0) { shared++; left.set(pair, n - 1) }
  }
  const how = (2 * shared) / total
  return name.length > 3 && other.startsWith(name) ? Math.max(how, ALIKE + 0.2) : how
}

const pairs = (name: string): string[] => Array.from({ length: Math.max(name.length - 1, 0) }, (_, i) => name.slice(i, i + 2))

export function namedFrom(facts: CardFacts): NamedCard {
  const { id, key, name, group, capacity, advanced } = facts
  const crypt = belongsInCrypt(facts)
  return { id, key, name, crypt, ...(group !== undefined && { group }), ...(crypt && capacity !== undefined && { capacity }), ...(advanced && { advanced }) }
}

let known: NameIndex | undefined

/** The names of the cards that this build knows. */
export const knownNames = (): NameIndex => (known ??= nameIndex([...catalogue.values()].map(namedFrom)))
