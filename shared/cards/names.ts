import { belongsInCrypt, catalogue } from './catalogue.ts'
import type { CardRow } from './facts.ts'
import { translations } from './translations.ts'

/** The numbers of the official list tell crypt from library. */
const FIRST_OF_CRYPT = 200_000
export const isCrypt = (id: number): boolean => id >= FIRST_OF_CRYPT

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

interface Lookup<Of> {
  get: (of: Of) => NamedCard | undefined
}
export interface NameIndex {
  byId: Lookup<number>
  byKey: Lookup<string>
  /** The cards of exactly this name in any of the five languages, forgiving case, accents, punctuation and articles. */
  named: (name: string) => NamedCard[]
  /** Cards whose names are most like this, the likest first. It compares with every name. */
  near: (name: string, most: number) => NamedCard[]
}

const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
  '™': '',
  '®': '',
  '©': '',
}
const MARKS = /[\u0300-\u036f'’‘ʼ´`"“”„«»]/g

/** A name without case, accents and punctuation: no two official names are alike in it. */
export const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\((?:tm|r)\)/g, '')
    .replace(/[æœßøłđðþı&™®©]/g, letter => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const ARTICLES: ReadonlySet<string> = new Set(
  'the a an le la les un une des el los las una unos unas o os as um uma il lo i gli uno l'.split(' '),
)

/** Without articles and spaces, too, wherever the articles stand: `Barrens, The`, `The Barrens`, `barrens`. */
export const loose = (name: string): string => {
  const words = folded(name.replace(/\b[lL]['’](?=\p{L})/gu, '')).split(' ')
  const told = words.filter(word => !ARTICLES.has(word))
  return (told.length > 0 ? told : words).join('')
}

/** Every name a card goes by, its own first. */
export const namesOf = (card: NamedCard): string[] => [
  card.name,
  ...(card.also ?? []),
  ...(translations.get(card.name) ?? []).filter(name => name !== ''),
]

/** What is looked up by name is gathered when it is first asked for. */
export function nameIndex(cards: Iterable<NamedCard>): NameIndex {
  const all = [...cards]
  let names: Names | undefined
  let comparable: Comparable[] | undefined
  const gathered = (): Names => (names ??= namesIn(all))
  return {
    byId: new Map(all.map(card => [card.id, card])),
    byKey: new Map(all.flatMap(card => (card.key === undefined ? [] : [[card.key, card]]))),
    named: name => gathered().exactly.get(folded(name)) ?? gathered().loosely.get(loose(name)) ?? [],
    near: (name, most) => nearest((comparable ??= comparableIn(gathered())), loose(name), most),
  }
}

interface Names {
  exactly: ReadonlyMap<string, NamedCard[]>
  loosely: ReadonlyMap<string, NamedCard[]>
}

function namesIn(cards: readonly NamedCard[]): Names {
  const exactly = new Map<string, NamedCard[]>()
  const loosely = new Map<string, NamedCard[]>()
  const put = (index: Map<string, NamedCard[]>, name: string, card: NamedCard): void => {
    const there = index.get(name)
    if (!there) index.set(name, [card])
    else if (!there.includes(card)) there.push(card)
  }
  for (const card of cards) {
    for (const name of namesOf(card)) {
      put(exactly, folded(name), card)
      put(loosely, loose(name), card)
    }
  }
  return { exactly, loosely }
}

const comparableIn = ({ loosely }: Names): Comparable[] =>
  [...loosely].map(([like, of]) => ({ name: like, pairs: pairs(like), cards: of }))

/** How alike two names must be to be worth a question: shared pairs of letters in all their pairs. */
const ALIKE = 0.5
/** A name that begins as another is taken for that one cut short, however much is missing. */
const CUT_SHORT = 0.7
const SHORTEST_CUT = 4

interface Comparable {
  name: string
  pairs: Uint16Array
  cards: readonly NamedCard[]
}

function nearest(names: readonly Comparable[], name: string, most: number): NamedCard[] {
  const wanted = pairs(name)
  const counts = new Int16Array(PAIRS)
  for (const pair of wanted) counts[pair]!++
  const alike: { cards: readonly NamedCard[]; how: number }[] = []
  for (const other of names) {
    const how = name.length >= SHORTEST_CUT && other.name.startsWith(name) ? CUT_SHORT : 0
    const alikeness = Math.max(how, (2 * shared(counts, other.pairs)) / Math.max(wanted.length + other.pairs.length, 1))
    if (alikeness >= ALIKE) alike.push({ cards: other.cards, how: alikeness })
  }
  alike.sort((a, b) => b.how - a.how || (a.cards[0]?.id ?? 0) - (b.cards[0]?.id ?? 0))
  return [...new Set(alike.flatMap(({ cards }) => cards))].slice(0, most)
}

/** How many pairs both have; a pair counts as often as both have it. `counts` is left as it was. */
function shared(counts: Int16Array, other: Uint16Array): number {
  let both = 0
  for (const pair of other) if (counts[pair]!-- > 0) both++
  for (const pair of other) counts[pair]!++
  return both
}

/** Pairs of letters as small numbers; that two pairs rarely share one does no harm to a guess. */
const PAIRS = 2048
const pairs = (name: string): Uint16Array =>
  Uint16Array.from(
    { length: Math.max(name.length - 1, 0) },
    (_, i) => (name.charCodeAt(i) * 37 + name.charCodeAt(i + 1)) % PAIRS,
  )

export function namedFrom(row: CardRow): NamedCard {
  const { id, key, name, group, capacity, advanced, banned, also } = row
  const crypt = belongsInCrypt(row)
  return {
    id,
    key,
    name,
    crypt,
    ...(group !== undefined && { group }),
    ...(crypt && capacity !== undefined && { capacity }),
    ...(advanced && { advanced }),
    ...(banned && { banned }),
    ...(also && { also }),
  }
}

const knownCard = (key: string | undefined): NamedCard | undefined => {
  const row = key === undefined ? undefined : catalogue.rowOf(key)
  return row && namedFrom(row)
}
/** All cards that this build knows, by their numbers: of one name the first is the one that was printed first. */
export const knownCards = (): NamedCard[] =>
  [...catalogue.keys()].map(key => knownCard(key)!).sort((a, b) => a.id - b.id)

let everyName: NameIndex | undefined
const everyKnown = (): NameIndex => (everyName ??= nameIndex(knownCards()))

/** The names of the cards that this build knows; what is given by its key or number is found without the others. */
export const knownNames: NameIndex = {
  byId: { get: id => knownCard(catalogue.keyOf(id)) },
  byKey: { get: knownCard },
  named: name => everyKnown().named(name),
  near: (name, most) => everyKnown().near(name, most),
}

/** The names of the cards that this build knows, and of those that a later list has. */
export function allNames(later: readonly NamedCard[]): NameIndex {
  const cards = new Map<number, NamedCard>(later.map(card => [card.id, card]))
  for (const card of knownCards()) cards.set(card.id, { ...cards.get(card.id), ...card })
  return nameIndex(cards.values())
}
