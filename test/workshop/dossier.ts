import { catalogue } from '../../shared/cards/catalogue.ts'
import type { CardDefinition, Mode } from '../../shared/cards/definition.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { definitions, supportOf } from '../../shared/cards/index.ts'
import { knownNames, type NamedCard } from '../../shared/cards/names.ts'
import { effectWordsIn } from '../../shared/text/effect-words.ts'
import { effectText } from '../../shared/text/effects/index.ts'
import type { LanguageCode } from '../../shared/text/spoken-language.ts'
import { idOf, readRulings, setApart } from '../conformance/rulings.ts'
import { unbound } from '../cards/unbound.ts'
import { alike, traitsOf, type Traits } from './alike.ts'
import { unsaid } from './clauses.ts'
import { folderOf } from './stub.ts'
import type { Wordings } from './official.ts'
import { sourceOf, testFor, testsOf, type Source } from './sources.ts'

/** All that who writes a card wants before them, as text. */

/** The one card that is meant by a key, a number or a name, or those it might be. */
export function cardsCalled(wanted: string): { card: NamedCard } | { near: NamedCard[] } {
  const { byKey, byId, named, near } = knownNames
  const exact = byKey.get(wanted) ?? byId.get(Number(wanted))
  if (exact) return { card: exact }
  const found = named(wanted)
  return found.length === 1
    ? { card: found[0]! }
    : { near: found.length > 1 ? found : near(wanted.replaceAll('-', ' '), 5) }
}

/** How a card of several is asked for. */
export const asked = (card: NamedCard): string => (card.key ?? `${card.id}`) + `  ${card.name}`

export interface Alike {
  key: string
  how: number
  source: Source
}

/**
 * The whole cards of this repository that are most like it: by facts, and by wording where one is at hand. Of a card that
 * is known by its name alone, and has no facts, by its wording alone.
 */
export function mostAlike(card: NamedCard, wordings: Wordings | undefined, most = 3): Alike[] {
  const facts = card.key === undefined ? undefined : catalogue.get(card.key),
    wording = wordings?.of.get(card.id)
  const others = new Map(
    [...definitions.values()]
      .filter(one => one.facts.id !== card.id)
      .map(one => [one.facts.key, traitsOf(one.facts, wordings && (wordings.of.get(one.facts.id) ?? ''))]),
  )
  const traits = facts
    ? traitsOf(facts, wording)
    : { types: [], occasions: [], disciplines: [], text: wording ?? card.name }
  return nearest(traits, others, most)
}
function nearest(traits: Traits, others: ReadonlyMap<string, Traits>, most: number): Alike[] {
  // A few are made by a loop, and have no place of their own.
  return alike(traits, others, most * 3)
    .flatMap(([key, how]) => {
      const source = sourceOf(key)
      return source ? [{ key, how, source }] : []
    })
    .slice(0, most)
}

/** The file of its type, or of its clan, that has the card most like it. */
export function homeOf(facts: CardFacts, card: NamedCard, wordings: Wordings | undefined): string | undefined {
  const folder = folderOf(facts)
  return mostAlike(card, wordings, 40).find(({ source }) => source.file.startsWith(folder))?.source.file
}

/** Where a way of it may be played or used. */
function windowsOf(definition: CardDefinition): string[] {
  const { modes, abilities = [], actions = [], strikes = [] } = definition
  return [
    ...modes.map(mode => `${levelOf(mode)}${mode.type}: ${timeOf(definition, mode)}`),
    ...abilities.map(
      one => `use ${one.name}: ${[...(one.phases ?? []).map(phase => `${phase} phase`), ...one.windows].join(', ')}`,
    ),
    ...actions.map(one => `action ${one.name}: minion phase`),
    ...strikes.map(one => `strike ${one.name}: strike`),
  ]
}
const levelOf = ({ level, name }: Mode): string => (level === '' && name === undefined ? '' : `[${name ?? level}] `)
const timeOf = ({ facts }: CardDefinition, { type, header, windows }: Mode): string =>
  windows.length > 0
    ? windows.join(', ')
    : header
      ? 'minion phase'
      : type === 'Event'
        ? 'discard phase'
        : facts.outOfTurn
          ? 'out of turn'
          : 'master phase'

const indented = (lines: readonly string[], by = '  '): string[] =>
  lines.flatMap(line => line.split('\n')).map(line => (line === '' ? '' : `${by}${line}`))
const section = (title: string, lines: readonly string[]): string[] => ['', title, ...indented(lines)]

export async function dossier(
  card: NamedCard,
  wordings: Wordings | undefined,
  language: LanguageCode = 'en',
): Promise<string[]> {
  const { key } = card,
    facts = key === undefined ? undefined : catalogue.get(key),
    definition = key === undefined ? undefined : definitions.get(key),
    support = key === undefined ? 'unknown' : supportOf(key)
  const source = key === undefined ? undefined : sourceOf(key),
    near = mostAlike(card, wordings),
    file = source?.file ?? (facts && homeOf(facts, card, wordings))
  const text = key === undefined ? [] : effectText(key, await effectWordsIn(language)),
    tests = key === undefined ? [] : testsOf(key, card.name)
  return [
    `${card.name} (${key ?? card.id}): ${SUPPORT[support]}`,
    ...section('Facts', facts ? [printedFacts(facts)] : ['none: no row of facts has its number']),
    ...section(`Wording, from ${wordings?.from ?? 'nowhere'}`, [
      wordings?.of.get(card.id) ??
        'not at hand: put the official list beside the repository, or take it over with `npm run cards:import`',
    ]),
    ...section('Rulings', rulingsOn(card)),
    ...waitingFor(card),
    ...section(
      `Most alike${wordings ? '' : ', by facts alone'}`,
      near.flatMap(one => [
        `${one.source.file}:${one.source.line}  ${one.key} (${one.how.toFixed(2)})`,
        ...indented(one.source.code.split('\n')),
        '',
      ]),
    ),
    ...(definition ? section('Played', windowsOf(definition)) : []),
    ...section(`Reads (${language})`, text.length > 0 ? text : ['nothing yet']),
    ...(key !== undefined && support === 'whole'
      ? section('Printed, and perhaps not said', unsaidOf(card, wordings))
      : []),
    ...(definition ? unboundSaid(definition) : []),
    ...section('Where', [
      `definition: ${source ? `${source.file}:${source.line}` : `none; it would stand in ${file ?? 'a file of its own'}`}`,
      `tests: ${tests.join(' ') || `none; they would stand in ${file === undefined ? 'test/cards' : testFor(file)}`}`,
    ]),
  ]
}

/** What who reads a card again is shown: what it is to do, and what it says that it does; not how it is written. */
export async function reading(
  key: string,
  wordings: Wordings | undefined,
  language: LanguageCode = 'en',
): Promise<string[]> {
  const card = knownNames.byKey.get(key)!,
    facts = catalogue.get(key)
  return [
    '',
    `${card.name} (${key})`,
    ...section('Facts', facts ? [printedFacts(facts)] : ['none']),
    ...section('Wording', [wordings?.of.get(card.id) ?? 'not at hand']),
    ...section('Rulings', rulingsOn(card)),
    ...section(`Reads (${language})`, effectText(key, await effectWordsIn(language))),
    ...section('Printed, and perhaps not said', unsaidOf(card, wordings)),
  ]
}

/** What is bound to nothing matches nothing, and neither an error nor the text says so. */
export function unboundSaid(definition: CardDefinition): string[] {
  const names = unbound(definition)
  return names.length > 0 ? section('Names that nothing binds: a slip, or a choice that comes too late', names) : []
}

/** By the markers, which know English alone. */
function unsaidOf({ id, key = '' }: NamedCard, wordings: Wordings | undefined): string[] {
  const wording = wordings?.of.get(id)
  if (wording === undefined) return ['not compared: no wording is at hand']
  const clauses = unsaid(wording, effectText(key).join('\n'))
  return clauses.length > 0 ? [clauses.join(', ')] : ['nothing']
}

const SUPPORT = {
  whole: 'whole',
  'facts-only': 'its facts are known, and not what it does',
  unknown: 'known by its name alone',
}

const printedFacts = ({ id, key: _, name: __, ...facts }: CardFacts): string =>
  [`${id}`, ...Object.entries(facts).map(([field, value]) => `${field}: ${said(value)}`)].join(' | ')
const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', ''))

/** Rulings on other cards that were set apart for want of this one; others may wait for what it does. */
export function waitingFor({ name }: NamedCard): string[] {
  const waiting = Object.entries(setApart).filter(([, why]) => why.includes(name))
  return waiting.length > 0
    ? section(
        'Rulings that wait for it',
        waiting.map(([ruling, why]) => `${ruling}  ${why}`),
      )
    : []
}

/** With the ids that tests name, and what was set apart. */
export function rulingsOn({ id, key = String(id) }: NamedCard): string[] {
  const lists = readRulings()?.(id)
  if (!lists) return ['not at hand: the reference list of rulings is not beside the repository']
  const found = lists.flatMap(({ of, texts }) =>
    texts.map((text, n) => {
      const ruling = idOf(key, of, n),
        apart = setApart[ruling]
      return `${ruling}  ${plain(text)}${apart === undefined ? '' : `\n    set apart: ${apart}`}`
    }),
  )
  return found.length > 0 ? found : ['none']
}

/** As YAML quotes it, without the quotes. */
function plain(yaml: string): string {
  const line = yaml
    .replaceAll(/\\?\n\s*\\?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const quote = line[0]
  return (quote === '"' || quote === "'") && line.endsWith(quote)
    ? line.slice(1, -1).replaceAll(quote === '"' ? '\\"' : "''", quote)
    : line
}
