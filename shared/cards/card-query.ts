import { belongsInCrypt, catalogue } from './catalogue.ts'
import { currentName } from './facts/clans.ts'
import type { CardFacts, CardType } from './facts.ts'
import { isWhole } from './support.ts'
import { folded, loose, namedFrom, namesOf } from './names.ts'

/** What cards are looked for by. Each field narrows. */
export interface CardQuery {
  /** Only these. */
  keys?: readonly string[] | undefined
  /** A part of a name, in any of the five languages. */
  name?: string | undefined
  type?: CardType | undefined
  /** In capitals: of crypt cards those that have it at the superior level. */
  discipline?: string | undefined
  /** Of a crypt card; required by a library card. An old name means the clan of today. */
  clan?: string | undefined
  /** Of a crypt card: one capacity, or from one to another with a dash between. */
  capacity?: string | undefined
  /** Words of the effect, in any order. */
  text?: string | undefined
  whole?: boolean | undefined
}

/** What who looks for cards reads of them: what they do, and what clans are called. */
interface Read {
  textOf: (key: string) => readonly string[]
  traitName: (of: string) => string
}

/** The cards that are like that, by name. */
export function findCards(query: CardQuery, read: Read): CardFacts[] {
  const tests = testsOf(query, read)
  const among = query.keys === undefined ? catalogue.values() : cardsOf(query.keys)
  return [...among].filter(card => tests.every(test => test(card))).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
}

const cardsOf = (keys: readonly string[]): CardFacts[] => [...new Set(keys)].flatMap(key => catalogue.get(key) ?? [])

const places = new Map<number, string>()
/** Where a card stands among all by name; no two stand in one place. */
export function placeOf({ name, id }: Pick<CardFacts, 'name' | 'id'>): string {
  const place = places.get(id) ?? `${folded(name)} ${id}`
  places.set(id, place)
  return place
}

type Test = (card: CardFacts) => boolean

function testsOf(
  { name, type, discipline, clan, capacity, text, whole }: CardQuery,
  { textOf, traitName }: Read,
): Test[] {
  return [
    ...(name === undefined ? [] : [called(name)]),
    ...(type === undefined ? [] : [(card: CardFacts) => card.types.includes(type)]),
    ...(discipline === undefined ? [] : [ofDiscipline(discipline)]),
    ...(clan === undefined ? [] : [ofClan(clan, traitName)]),
    ...(capacity === undefined ? [] : [ofCapacity(capacity)]),
    ...(text === undefined ? [] : [saying(text, textOf)]),
    ...(whole === undefined ? [] : [({ key }: CardFacts) => isWhole(key) === whole]),
  ]
}

function called(name: string): Test {
  const whole = folded(name),
    joined = loose(name)
  return card =>
    whole !== '' &&
    namesOf(namedFrom(catalogue.rowOf(card.key)!)).some(
      one => folded(one).includes(whole) || loose(one).includes(joined),
    )
}

/** Whoever has it at the superior level plays what asks for it, too. */
function ofDiscipline(code: string): Test {
  const basic = code.toLowerCase(),
    superior = code.toUpperCase()
  return card =>
    card.disciplines?.some(one => (belongsInCrypt(card) ? one === code || one === superior : one === basic)) === true
}

function ofClan(name: string, traitName: Read['traitName']): Test {
  const wanted = folded(currentName(name))
  return ({ clan, clans }) =>
    (clans ?? [clan]).some(one => one !== undefined && (folded(one) === wanted || folded(traitName(one)) === wanted))
}

function ofCapacity(range: string): Test {
  const [from = 0, to = from] = range.split('-').map(Number)
  return ({ capacity }) => capacity !== undefined && capacity >= from && capacity <= to
}

function saying(text: string, textOf: (key: string) => readonly string[]): Test {
  const words = folded(text).split(' ')
  return ({ key }) => {
    const said = folded(textOf(key).join(' '))
    return words.every(word => word !== '' && said.includes(word))
  }
}
