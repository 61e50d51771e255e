import { belongsInCrypt, catalogue, inPool } from '../../shared/cards/catalogue.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { type Coverage, coverageOf, lackingIn, orderFor, type Step, type Wanted, wantedBy } from './coverage.ts'
import { definitionSizes, printedSizes, printedTests } from './definition-sizes.ts'
import { fewestFor } from './fewest.ts'
import { preconstructed, type Preconstructed } from './preconstructed.ts'
import { nothingButFacts } from './wording.ts'
import { type Official, type Shelf, since } from './shelf.ts'

/** How far the cards are, by the repository alone and, beside the shelf, among the cards and decks there are. */
interface HowFar {
  known: CardFacts[]
  whole: CardFacts[]
  /** Of these, crypt cards on which nothing but facts is printed. */
  plain: number
  among?: Among
}
interface Among {
  cards: number
  coverage: Coverage
  next: (Step & Wanted & { official: Official })[]
  mostWanted: (Wanted & { official: Official })[]
  preconstructed: Preconstructed[]
  /** The fewest cards found with which so many decks can be played. */
  towards?: { decks: number; cards: (Wanted & { official: Official })[] }
}

interface Asked {
  from?: string
  next?: number
  towards?: number | undefined
}

export function howFar(shelf: Shelf | undefined, { from = '2020-01-01', next = 25, towards }: Asked = {}): HowFar {
  const known = [...catalogue.values()],
    whole = known.filter(({ key }) => isWhole(key))
  const found = { known, whole, plain: known.filter(({ key }) => catalogue.rowOf(key)!.plain).length }
  if (!shelf) return found

  const ids = new Set(whole.map(({ id }) => id)),
    decks = since(shelf.decks, from),
    lacking = lackingIn(decks, ids)
  const wanted = new Map(wantedBy(lacking).map(one => [one.id, one]))
  const coverage = coverageOf(decks, ids)
  const weightOf = (id: number): number => (nothingButFacts(shelf.cards.get(id)!) ? 0.1 : 1)
  const described = <T extends { id: number }>(one: T) => ({
    ...one,
    official: shelf.cards.get(one.id)!,
  })
  return {
    ...found,
    among: {
      cards: shelf.cards.size,
      coverage,
      next: orderFor(lacking, next).map(step => described({ ...step, ...wanted.get(step.id)! })),
      mostWanted: [...wanted.values()].slice(0, next).map(described),
      preconstructed: preconstructed(shelf.cards.values(), ids),
      ...(towards !== undefined && {
        towards: {
          decks: Math.min(towards, decks.length),
          cards: fewestFor(lacking, Math.max(0, towards - coverage.playable), weightOf).map(id =>
            described(wanted.get(id)!),
          ),
        },
      }),
    },
  }
}

const share = (n: number, of: number): string => `${n} of ${of} (${((n / of) * 100).toFixed(1)} %)`
const titled = ({ name, adv }: Official): string => (adv ? `${name} (Advanced)` : name)
const lackingWords = (lacks: readonly Official[]): string =>
  `lacks ${lacks.length}: ${lacks.slice(0, 4).map(titled).join('; ')}${lacks.length > 4 ? ' …' : ''}`
const kind = ({ type, types, group }: Official): string =>
  type === undefined ? types!.join('/') : `${type} of group ${group}`

export function printed({ known, whole, plain, among }: HowFar): string[] {
  const box = (list: CardFacts[]): number => list.filter(({ key }) => inPool('fifth-edition', key)).length
  const inCrypt = whole.filter(belongsInCrypt).length
  const sizes = definitionSizes()
  const lines = [
    `The five decks: ${box(whole)} of ${box(known)} cards whole. All cards: ${whole.length} whole, ${inCrypt} of ` +
      `the crypt and ${whole.length - inCrypt} of the library.`,
    `${plain} crypt cards print nothing but facts; ${known.length - whole.length} cards are known by their facts and not whole.`,
    printedSizes(sizes),
    printedTests(sizes.length),
    '',
  ]
  if (!among) {
    return [
      ...lines,
      'The official card list and the tournament decks are not beside the repository: decks were not counted.',
      '',
      `cards: ${whole.length} of ${known.length} whole; decks since 2020 fully playable: not counted`,
    ]
  }
  const { coverage, next, mostWanted, towards } = among,
    ready = among.preconstructed.filter(({ lacks }) => lacks.length === 0)
  const { playable, decks, slotsCovered, slots } = coverage
  const row = (cells: (string | number)[]): string =>
    cells
      .map((cell, i) => (typeof cell === 'number' ? String(cell).padStart(i === 0 ? 3 : 6) : cell.padEnd(30)))
      .join('  ')
  return [
    ...lines,
    `Tournament decks since 2020 fully playable: ${share(playable, decks)}. Slots covered: ${share(slotsCovered, slots)}.`,
    '',
    `The next ${next.length} cards, taken by the deck: decks that have the card, decks it completes alone, and decks playable with it and all above.`,
    ...next.map(({ official, decks: having, alone, added }, i) =>
      row([i + 1, titled(official), having, alone, playable + added, kind(official)]),
    ),
    '',
    'The cards most decks want: decks that have it, decks it completes alone.',
    ...mostWanted.map(({ official, decks: having, alone }, i) =>
      row([i + 1, titled(official), having, alone, kind(official)]),
    ),
    ...(towards
      ? [
          '',
          `The fewest cards found with which ${towards.decks} decks can be played: ${towards.cards.length}. ` +
            'Decks that have each, decks it completes alone.',
          ...towards.cards.map(({ official, decks: having, alone }, i) =>
            row([i + 1, titled(official), having, alone, kind(official)]),
          ),
        ]
      : []),
    '',
    `Decks sold ready to play since 2020 that can be played as printed: ${share(ready.length, among.preconstructed.length)}.`,
    ...among.preconstructed.map(
      ({ name, lacks }) => `  ${name}: ${lacks.length === 0 ? 'whole' : lackingWords(lacks)}`,
    ),
    '',
    `cards: ${whole.length} of ${among.cards} whole; decks since 2020 fully playable: ${playable} of ${decks}`,
  ].map(line => line.trimEnd())
}
