import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue, factsOf } from '../../shared/cards/catalogue.ts'
import { decks } from '../../shared/cards/decks.ts'
import { isWhole } from '../../shared/cards/index.ts'
import apart from './rulings-apart.json' with { type: 'json' }
import type { Report } from '../report.ts'
import { shownBy, type Shown } from './shown.ts'
import kept from './rulings.json' with { type: 'json' }

/**
 * Every ruling on a whole card has an id: the key of the card and its number in the reference list of rulings, for what is ruled of a
 * group with the number of the group before it (`deflection#G106-2`). Of its text a hash is kept, and nothing else: enough to notice when the list changes.
 */
type Rulings = Record<string, Record<string, string[]>>

const OWN = 'own'
const idOf = (card: string, of: string, n: number): string => `${card}#${of === OWN ? '' : `${of}-`}${n + 1}`

export const rulings: readonly string[] = Object.entries(kept as Rulings).flatMap(([card, lists]) =>
  Object.entries(lists).flatMap(([of, hashes]) => hashes.map((_, n) => idOf(card, of, n))),
)

/** Rulings that cannot be played, each with the reason: reviewed by hand, and shown with the count. */
export const setApart: Readonly<Record<string, string>> = apart

/** The rulings that a title names. */
export const rulingsIn = (title: string): string[] => title.match(/\b[a-z0-9][a-z0-9-]*#(?:G\d+-)?\d+\b/g) ?? []

export const rulingsShown = (report: Report): Shown => shownBy(report, rulings, rulingsIn)

/** Those that no test shows and that are not set apart; nothing may stand there in the end. */
export const unshown = ({ missing, failing }: Shown): string[] => [
  ...missing.filter(id => setApart[id] === undefined),
  ...failing,
]

export function printedRulings(found: Shown): string[] {
  const owed = unshown(found)
  return [
    ...Object.entries(setApart).map(([id, why]) => `set apart: ${id}: ${why}`),
    ...(owed.length > 0 ? [`missing: ${owed.join(' ')}`] : []),
    ...(found.unknown.length > 0 ? [`named by tests, but no rulings: ${found.unknown.join(' ')}`] : []),
    `rulings: ${found.shown.size} of ${rulings.length} shown, ${Object.keys(setApart).length} set apart; of them on the five decks: ${[...found.shown].filter(ofFiveDecks).length} of ${rulings.filter(ofFiveDecks).length}`,
  ]
}

/** The same as `rulings.json` holds, from the reference list where it lies beside the repository. */
export function referenceRulings(): Rulings | undefined {
  const [list, groups] = ['rulings', 'groups'].map(name =>
    fileURLToPath(new URL(`../../../shared/data/rulings/${name}.yaml`, import.meta.url)),
  )
  if (!existsSync(list!) || !existsSync(groups!)) return undefined
  const texts = new Map(
    sections(list!).map(({ id, body }) => [
      id,
      body
        .split(/^ {2}- /m)
        .slice(1)
        .map(hash),
    ]),
  )
  const members = sections(groups!).map(({ id, body }) => ({
    id,
    cards: [...body.matchAll(/^ {2}['"]?(\d+)\|/gm)].map(match => Number(match[1])),
  }))
  const found: Rulings = {}
  for (const card of wholeCards()) {
    const { id } = factsOf(card),
      number = String(id)
    const lists = [
      { of: OWN, in: number },
      ...members
        .filter(({ cards }) => cards.includes(id))
        .map(group => ({ of: `G${Number(group.id.slice(1))}`, in: group.id })),
    ]
    for (const one of lists) if (texts.has(one.in)) found[card] = { ...found[card], [one.of]: texts.get(one.in)! }
  }
  return found
}

export const wholeCards = (): string[] => [...catalogue.keys()].filter(isWhole).toSorted()

const fiveDecks = new Set(
  Object.values(decks)
    .flatMap(({ crypt, library }) => [...crypt, ...library])
    .map(([, key]) => key),
)
/** Of a ruling, or of a line: that its card is one of the five decks. */
export const ofFiveDecks = (id: string): boolean => fiveDecks.has(id.split(/[#:]/, 1)[0]!)

/** `<id>|<name>:` begins a section, and everything indented belongs to it. */
const sections = (file: string): { id: string; body: string }[] =>
  readFileSync(file, 'utf8')
    .split(/^['"]?(?=G?\d+\|)/m)
    .slice(1)
    .map(text => ({ id: text.slice(0, text.indexOf('|')), body: text.slice(text.indexOf('\n') + 1) }))

const hash = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)
