import { factsOf } from '../cards/catalogue.ts'
import type { CardFacts } from '../cards/facts.ts'
import type { Copies, Deck } from '../cards/five-decks.ts'
import { folded } from '../cards/names.ts'

/** As the archive of winning decks orders them. A card of several types has them in the order of letters. */
const TYPES = [
  'Master',
  'Conviction',
  'Action',
  'Action/Combat',
  'Action/Reaction',
  'Ally',
  'Equipment',
  'Political Action',
  'Retainer',
  'Power',
  'Action Modifier',
  'Action Modifier/Combat',
  'Action Modifier/Reaction',
  'Reaction',
  'Combat',
  'Combat/Reaction',
  'Event',
]

interface Held {
  copies: number
  name: string
  facts: CardFacts
}

/** The cards of a deck as tournament decks are written; `read.ts` reads it back (TREPORT-08). */
export function tournamentText({ crypt, library }: Pick<Deck, 'crypt' | 'library'>): string {
  return [...cryptIn(crypt), '', ...libraryIn(library), ''].join('\n')
}

/** By copies, then capacity, then name, in columns. */
function cryptIn(crypt: readonly Copies[]): string[] {
  const cards = held(crypt).toSorted((a, b) => b.copies - a.copies || capacityOf(b) - capacityOf(a) || byName(a, b))
  const capacities = cards.flatMap(card => Array<number>(card.copies).fill(capacityOf(card))).toSorted((a, b) => a - b)
  const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0)
  const mean = capacities.length === 0 ? 0 : Math.round((sum(capacities) / capacities.length) * 100) / 100
  const [least, most] = [sum(capacities.slice(0, 4)), sum(capacities.slice(-4))]
  const heading = `Crypt (${capacities.length} cards, min=${least}, max=${most}, avg=${mean})`
  const rows = cards.map(({ copies, name, facts }) => {
    // Upper case is before lower case: superior Disciplines are first.
    const disciplines = (facts.disciplines ?? []).toSorted((a, b) => (a < b ? -1 : 1)).join(' ')
    return [
      `${copies}x ${name}${facts.advanced ? ' (ADV)' : ''}`,
      String(facts.capacity ?? 0),
      disciplines === '' ? '-none-' : disciplines,
      facts.title ?? '',
      `${facts.clan ?? 'Imbued'}:${facts.group ?? 'ANY'}`,
    ]
  })
  return [heading, '-'.repeat(heading.length), ...inColumns(rows, [1])]
}

/** Two spaces between columns at the least; a column that nobody fills is left out. */
function inColumns(rows: readonly string[][], toTheRight: readonly number[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map(row => row[at]!.length))) ?? []
  return rows.map(row =>
    row
      .flatMap((text, at) => {
        const width = widths[at]!
        if (width === 0) return []
        return [toTheRight.includes(at) ? text.padStart(width) : text.padEnd(width)]
      })
      .join('  ')
      .trimEnd(),
  )
}

/** By type, each with how many, masters with how many trifles. */
function libraryIn(library: readonly Copies[]): string[] {
  const cards = held(library)
  const all = cards.reduce((sum, { copies }) => sum + copies, 0)
  const sections = TYPES.flatMap(type => {
    const own = cards.filter(card => typeOf(card) === type).toSorted(byName)
    if (own.length === 0) return []
    const count = own.reduce((sum, { copies }) => sum + copies, 0)
    const trifles = own.filter(({ facts }) => facts.trifle).reduce((sum, { copies }) => sum + copies, 0)
    const told = type === 'Master' && trifles > 0 ? `; ${trifles} trifle` : ''
    return [[`${type} (${count}${told})`, ...own.map(({ copies, name }) => `${copies}x ${name}`)]]
  })
  return [`Library (${all} cards)`, ...sections.flatMap((section, at) => (at === 0 ? section : ['', ...section]))]
}

function held(cards: readonly Copies[]): Held[] {
  return cards.map(([copies, key]) => {
    const facts = factsOf(key)
    return { copies, name: writtenName(facts.name), facts }
  })
}

/** The article stands at the end, and letters that a keyboard lacks are spelt. */
function writtenName(name: string): string {
  const [, rest] = /^The (.+)$/.exec(name) ?? []
  return (rest === undefined ? name : `${rest}, The`).replaceAll('™', '(TM)').replaceAll('—', '--')
}

const capacityOf = ({ facts }: Held): number => facts.capacity ?? 0
const typeOf = ({ facts }: Held): string => facts.types.toSorted((a, b) => (a < b ? -1 : 1)).join('/')
/** By the letters of names; of one name the first printed is first. */
const byName = (a: Held, b: Held): number => {
  const [first, second] = [folded(a.name), folded(b.name)]
  return first === second ? a.facts.id - b.facts.id : first < second ? -1 : 1
}
