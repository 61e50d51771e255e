import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue, factsOf } from '../../shared/cards/catalogue.ts'
import { decks } from '../../shared/cards/five-decks.ts'
import { isWhole } from '../../shared/cards/index.ts'
import apart from './rulings-apart.json' with { type: 'json' }
import type { Report } from '../closing-line.ts'
import { shownBy, type Shown } from './shown.ts'
import kept from './rulings.json' with { type: 'json' }

/**
 * Every ruling on a whole card has an id: the key of the card and its number in the reference list of rulings, for what
 * is ruled of a
 * group with the number of the group before it (`deflection#G106-2`). Of its text a hash is kept, and nothing else:
 * enough to notice when the list changes.
 */
type Rulings = Record<string, Record<string, string[]>>

export const OWN = 'own'
export const idOf = (card: string, of: string, n: number): string => `${card}#${of === OWN ? '' : `${of}-`}${n + 1}`

export const rulings: readonly string[] = Object.entries(kept as Rulings).flatMap(([card, lists]) =>
  Object.entries(lists).flatMap(([of, hashes]) => hashes.map((_, n) => idOf(card, of, n))),
)

/** Rulings that cannot be played, each with the reason: reviewed by hand, and shown with the count. */
export const setApart: Readonly<Record<string, string>> = apart

/** The rulings that a title names. */
export const rulingsIn = (title: string): string[] => title.match(/\b[a-z0-9][a-z0-9-]*#(?:G\d+-)?\d+\b/g) ?? []

export const rulingsShown = (report: Report): Shown => shownBy(report, rulings, rulingsIn)

/** What is not set apart. */
const owedOf = ({ missing }: Shown): string[] => missing.filter(id => setApart[id] === undefined)
/** The rulings that a run of all tests leaves open: for each of them it fails. */
export const owedIn = (report: Report): string[] => owedOf(rulingsShown(report))
/** With those whose tests failed; nothing may stand there in the end. */
export const unshown = (found: Shown): string[] => [...owedOf(found), ...found.failing]

export function printedRulings(found: Shown): string[] {
  const owed = unshown(found)
  return [
    ...Object.entries(setApart).map(([id, why]) => `set apart: ${id}: ${why}`),
    ...(owed.length > 0 ? [`missing: ${owed.join(' ')}`] : []),
    ...(found.unknown.length > 0 ? [`named by tests, but no rulings: ${found.unknown.join(' ')}`] : []),
    `rulings: ${found.shown.size} of ${rulings.length} shown, ${Object.keys(setApart).length} set apart; of them ` +
      `on the five decks: ${[...found.shown].filter(ofFiveDecks).length} of ${rulings.filter(ofFiveDecks).length}`,
  ]
}

/** Where rulings on a card stand: under its own number, or under a group it is in. */
export interface RulingList {
  /** `own`, or the group as the ids of rulings name it: G106. */
  of: string
  texts: string[]
}

/** The rulings of the reference list on a card, by its official number; undefined where the list is not at hand. */
export function readRulings(): ((card: number) => RulingList[]) | undefined {
  const [list, groups] = ['rulings', 'groups'].map(name =>
    fileURLToPath(new URL(`../../../shared/data/rulings/${name}.yaml`, import.meta.url)),
  )
  if (!existsSync(list!) || !existsSync(groups!)) return undefined
  const texts = new Map(sections(list!).map(({ id, body }) => [id, body.split(/^ {2}- /m).slice(1)]))
  const members = sections(groups!).map(({ id, body }) => ({
    id,
    cards: new Set([...body.matchAll(/^ {2}['"]?(\d+)\|/gm)].map(match => Number(match[1]))),
  }))
  return card =>
    [
      { of: OWN, in: String(card) },
      ...members.filter(({ cards }) => cards.has(card)).map(({ id }) => ({ of: `G${Number(id.slice(1))}`, in: id })),
    ].flatMap(one => (texts.has(one.in) ? [{ of: one.of, texts: texts.get(one.in)! }] : []))
}

/** The same as `rulings.json` holds, from the reference list where it lies beside the repository. */
export function referenceRulings(): Rulings | undefined {
  const rulingsOn = readRulings()
  if (!rulingsOn) return undefined
  const on = wholeCards().map(card => [card, rulingsOn(factsOf(card).id)] as const)
  return Object.fromEntries(
    on
      .filter(([, lists]) => lists.length > 0)
      .map(([card, lists]) => [card, Object.fromEntries(lists.map(({ of, texts }) => [of, texts.map(hash)]))]),
  )
}

export const wholeCards = (): string[] => [...catalogue.keys()].filter(isWhole).toSorted()

const fiveDecks = new Set(
  Object.values(decks)
    .flatMap(({ crypt, library }) => [...crypt, ...library])
    .map(([, key]) => key),
)
/** Of a ruling, or of a way: that its card is one of the five decks. */
export const ofFiveDecks = (id: string): boolean => fiveDecks.has(id.split(/[#:]/, 1)[0]!)

/** `<id>|<name>:` begins a section, and everything indented belongs to it. */
const sections = (file: string): { id: string; body: string }[] =>
  readFileSync(file, 'utf8')
    .split(/^['"]?(?=G?\d+\|)/m)
    .slice(1)
    .map(text => ({ id: text.slice(0, text.indexOf('|')), body: text.slice(text.indexOf('\n') + 1) }))

const hash = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)
