import { type CardPool, inPool } from '../../cards/catalogue.ts'
import type { CardDefinition, Mode } from '../../cards/definition.ts'
import { definitions, revision } from '../../cards/definitions.ts'
import type { Op, WindowName } from '../../cards/language.ts'
import { requires } from '../reads/requirements.ts'

/**
 * What the decks of a table can hold, filed by what it asks of who plays it. Whether somebody could play something is
 * asked all the time, and most of what is printed is for others: that is passed over without being looked at.
 */

export interface Playable {
  definition: CardDefinition
  mode: Mode
}

/** Lines that ask the same of a minion. */
export interface Need {
  any: Playable
  /** Of each level of a Discipline, what has it: itself, and the superior of an inferior one. */
  levels: readonly (readonly [string, string])[]
  /** Alike but for the card they stand on: what is said of one, unless of that card alone, is said of all. */
  kinds(): readonly (readonly Playable[])[]
}

/** Lines for one clan, or any, that begin with one level: split up when a minion comes that has both. */
type Drawer = () => readonly Need[]

/** Lines that the same minions may play at the same times: what is asked of that is asked of any one for all. */
export interface Shelf {
  any: Playable
  all: readonly Drawer[]
  /** By clan, then by the first level; under '' what asks for none. */
  drawers: ReadonlyMap<string, ReadonlyMap<string, Drawer>>
}

export const wakes = (ops: readonly Op[]): boolean => ops.some(op => op.op === 'allow' && op.rule === 'wake')

/**
 * Where a line may be played: in its own windows, and a wake also while another card is being played (PLAY-04) and
 * after the action has resolved.
 */
export const fits = (mode: Mode, window: WindowName | null): boolean =>
  window === null
    ? mode.windows.length === 0
    : mode.windows.includes(window) || (BESIDE.includes(window) && mode.type === 'Reaction' && wakes(mode.ops))
const BESIDE: WindowName[] = ['as-played', 'resolved']

/** How little a line asks for: one that could be played is enough, so what asks for least is looked at first. */
const demands = ({ definition, mode }: Playable): number =>
  mode.level.length +
  (mode.usable?.length ?? 0) +
  (requires(definition.facts) ? 1 : 0) +
  (definition.facts.bloodCost !== undefined ? 1 : 0)

/** All that its rules can depend on, but for which card it is. */
function kindOf({ definition: { facts, onePer }, mode }: Playable): string {
  const { key: _, id: __, name: ___, ...printed } = facts
  return JSON.stringify([printed, onePer, mode])
}

/** What is allowed to a locked minion by the text itself. */
export const evenLocked = ({ usable }: Mode): boolean =>
  usable?.some(({ key }) => key === 'by-locked' || key === 'even-locked') ?? false

/**
 * All that who may play it and when can depend on, and what T0 asks for besides; of an event also which it is
 * (EVENT-02).
 */
function timesOf({ definition: { facts }, mode }: Playable): string {
  const { header } = mode
  const says = [
    mode.others,
    facts.outOfTurn,
    header,
    header?.hunt,
    header?.bleed !== undefined,
    header?.political,
    mode.once === 'strike',
    mode.withoutAction,
    evenLocked(mode),
    wakes(mode.ops),
  ]
  return `${mode.type} ${says.reduce<number>((bits, said) => bits * 2 + (said ? 1 : 0), 0)} ${mode.type === 'Event' ? facts.key : ''}`
}

/** By pool, of the cards that are loaded. */
const filed = new Map<string, ReadonlyMap<WindowName | null, readonly Shelf[]>>()
let filedOf = 0
const NOTHING: readonly Shelf[] = []

/** Made when first asked for, and again when more cards have been loaded. */
export function playableIn(pool: CardPool, window: WindowName | null): readonly Shelf[] {
  if (filedOf !== revision()) {
    filed.clear()
    filedOf = revision()
  }
  return made(filed, typeof pool === 'string' ? pool : pool.join(), () => file(pool)).get(window) ?? NOTHING
}

interface Filing {
  /** In its own windows a wake asks for nothing but that its minion is locked; beside them, for a reaction that belongs. */
  rank: number
  any: Playable
  drawers: Map<string, Map<string, Playable[]>>
}

/** Each line is looked at once, and put where it may be played; no more is asked of it until somebody could play it. */
function file(pool: CardPool): Map<WindowName | null, readonly Shelf[]> {
  const windows = new Map<WindowName | null, Map<string, Filing>>()
  for (const definition of definitions.values()) {
    const { key, clan, clans = clan === undefined ? ANY : [clan] } = definition.facts
    if (!inPool(pool, key)) continue
    for (const mode of definition.modes) {
      const one: Playable = { definition, mode },
        times = timesOf(one),
        wake = wakes(mode.ops),
        [level] = mode.level.split('+', 1)
      const put = (window: WindowName | null, at: string, rank: number): void => {
        const shelf = made(
          made(windows, window, () => new Map<string, Filing>()),
          at,
          (): Filing => ({ rank, any: one, drawers: new Map() }),
        )
        for (const name of clans)
          made(
            made(shelf.drawers, name, () => new Map<string, Playable[]>()),
            level!,
            (): Playable[] => [],
          ).push(one)
      }
      if (mode.windows.length === 0) put(null, times, 0)
      for (const window of mode.windows) put(window, times, wake ? -1 : 0)
      for (const window of BESIDE)
        if (!mode.windows.includes(window) && fits(mode, window)) put(window, `${times} beside`, 1)
    }
  }
  return new Map([...windows].map(([window, shelves]) => [window, shelvesOf([...shelves.values()])]))
}
const ANY = ['']

const shelvesOf = (filings: Filing[]): readonly Shelf[] =>
  filings
    .sort((a, b) => a.rank - b.rank)
    .map(({ any, drawers: filled }) => {
      const drawers = new Map(
        [...filled].map(([clan, levels]) => [
          clan,
          new Map([...levels].map(([level, lines]) => [level, later(() => needsOf(lines))])),
        ]),
      )
      return { any, drawers, all: [...drawers.values()].flatMap(levels => [...levels.values()]) }
    })

function needsOf(lines: Playable[]): Need[] {
  const needs = new Map<string, Playable[]>()
  for (const one of lines.sort((a, b) => demands(a) - demands(b)))
    made(needs, `${one.mode.level} ${askedOf(one)}`, (): Playable[] => []).push(one)
  return [...needs.values()].map((all): Need => {
    const [any] = all as [Playable],
      { level } = any.mode
    return {
      any,
      levels: level === '' ? [] : level.split('+').map(one => [one, one.toUpperCase()]),
      kinds: later(() => byKind(all)),
    }
  })
}

/** What it asks of a minion besides clan and Discipline. */
function askedOf({ definition: { facts }, mode }: Playable): string {
  const { requiresTitle, requiresSect, requiresCapacity, requiresTraits } = facts
  const asks = [requiresTitle, requiresSect, requiresCapacity, requiresTraits, mode.usable]
  return asks.every(one => one === undefined) ? '' : JSON.stringify(asks)
}

function byKind(all: readonly Playable[]): Playable[][] {
  const kinds = new Map<string, Playable[]>()
  for (const one of all) made(kinds, kindOf(one), (): Playable[] => []).push(one)
  return [...kinds.values()]
}

/** Worked out when first asked for. */
function later<T>(work: () => T): () => T {
  let done: { is: T } | undefined
  return () => (done ??= { is: work() }).is
}

function made<K, T>(under: Map<K, T>, name: K, make: () => T): T {
  const there = under.get(name)
  if (there !== undefined) return there
  const begun = make()
  under.set(name, begun)
  return begun
}
