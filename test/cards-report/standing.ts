import { belongsInCrypt, catalogue, inPool } from '../../shared/cards/catalogue.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { type Coverage, coverageOf, lackingIn, orderFor, type Step, type Wanted, wantedBy } from './coverage.ts'
import { type Official, type Shelf, since } from './shelf.ts'
import { nothingButFacts } from './wording.ts'

/** How far the cards are, by the repository alone and, beside the shelf, among the cards and decks there are. */
interface Standing {
  known: CardFacts[]
  whole: CardFacts[]
  /** Known by their facts and not whole. */
  marked: CardFacts[]
  among?: Among
}
interface Among {
  cards: number
  coverage: Coverage
  /** Vampires of these decks that want a row of facts and no text, and the decks playable with them. */
  rows: { cards: number; playable: number }
  next: (Step & Wanted & { official: Official; row: boolean })[]
  mostWanted: (Wanted & { official: Official; row: boolean })[]
}

/** What a row of facts is to a card that is to be written. */
const ROW = 0.1

export function standing(shelf: Shelf | undefined, { from = '2020-01-01', next = 25 } = {}): Standing {
  const known = [...catalogue.values()],
    whole = known.filter(({ key }) => isWhole(key))
  const found = { known, whole, marked: known.filter(({ key }) => !isWhole(key)) }
  if (!shelf) return found

  const ids = new Set(whole.map(({ id }) => id)),
    decks = since(shelf.decks, from),
    lacking = lackingIn(decks, ids)
  const wanted = new Map(wantedBy(lacking).map(one => [one.id, one]))
  const rows = new Set([...wanted.keys()].filter(id => nothingButFacts(shelf.cards.get(id)!)))
  const described = <T extends { id: number }>(one: T) => ({
    ...one,
    official: shelf.cards.get(one.id)!,
    row: rows.has(one.id),
  })
  return {
    ...found,
    among: {
      cards: shelf.cards.size,
      coverage: coverageOf(decks, ids),
      rows: { cards: rows.size, playable: coverageOf(decks, new Set([...ids, ...rows])).playable },
      next: orderFor(lacking, id => (rows.has(id) ? ROW : 1), next).map(step =>
        described({ ...step, ...wanted.get(step.id)! }),
      ),
      mostWanted: [...wanted.values()].slice(0, next).map(described),
    },
  }
}

const share = (n: number, of: number): string => `${n} of ${of} (${((n / of) * 100).toFixed(1)} %)`
const titled = ({ name, adv }: Official): string => (adv ? `${name} (Advanced)` : name)
const kind = ({ type, types, group }: Official, row: boolean): string =>
  type === undefined ? types!.join('/') : `${type} of group ${group}${row ? ', facts only' : ''}`

export function printed({ known, whole, marked, among }: Standing): string[] {
  const box = (list: CardFacts[]): number => list.filter(({ key }) => inPool('fifth-edition', key)).length
  const inCrypt = whole.filter(belongsInCrypt).length
  const lines = [
    `The five decks: ${box(whole)} of ${box(known)} cards whole. All cards: ${whole.length} whole, ${inCrypt} of the crypt and ${whole.length - inCrypt} of the library.`,
    marked.length === 0
      ? 'Every known card is whole.'
      : `Known and not whole: ${marked.map(({ name }) => name).join('; ')}.`,
    '',
  ]
  if (!among) {
    return [
      ...lines,
      'The official card list and the tournament decks are not beside the repository: decks were not counted, and M is what is known here.',
      '',
      `cards: ${whole.length} of ${known.length} whole; decks since 2020 fully playable: not counted`,
    ]
  }
  const { coverage, rows, next, mostWanted } = among
  const { playable, decks, slotsCovered, slots } = coverage
  const row = (cells: (string | number)[]): string =>
    cells
      .map((cell, i) => (typeof cell === 'number' ? String(cell).padStart(i === 0 ? 3 : 6) : cell.padEnd(30)))
      .join('  ')
  return [
    ...lines,
    `Tournament decks since 2020 fully playable: ${share(playable, decks)}. Slots covered: ${share(slotsCovered, slots)}.`,
    `${rows.cards} vampires of the others have nothing printed but facts; with a row for each, ${rows.playable} decks would be playable.`,
    '',
    `The next ${next.length} cards, taken by the deck: decks that have the card, decks it completes alone, and decks playable with it and all above.`,
    ...next.map(({ official, row: only, decks: having, alone, added }, i) =>
      row([i + 1, titled(official), having, alone, playable + added, kind(official, only)]),
    ),
    '',
    'The cards most decks want: decks that have it, decks it completes alone.',
    ...mostWanted.map(({ official, row: only, decks: having, alone }, i) =>
      row([i + 1, titled(official), having, alone, kind(official, only)]),
    ),
    '',
    `cards: ${whole.length} of ${among.cards} whole; decks since 2020 fully playable: ${playable} of ${decks}`,
  ].map(line => line.trimEnd())
}
