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
  /** Whether it asks for a clan, a title, a sect, a capacity or a trait. */
  asks: boolean
  all: readonly Playable[]
  kinds?: readonly (readonly Playable[])[]
}

/** Lines for one clan, or for any clan with one level first: sorted when a minion comes that has it. */
export interface Drawer {
  all: Playable[]
  needs?: readonly Need[]
}

/** Lines that the same minions may play at the same times: what is asked of that is asked of any one for all. */
export interface Shelf {
  any: Playable
  /** By which it is known who could play them before anything else is asked. */
  who: string
  /** In its own windows a wake asks for nothing but that its minion is locked; beside them, for a reaction that belongs. */
  rank: number
  ofClan: Map<string, Drawer>
  /** By the first level; under '' what asks for none. */
  ofLevel: Map<string, Drawer>
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

/** Under what those are known who could play it before anything else is asked (`users`). */
export const whoOf = ({ type, others }: Mode): string => (others ? `others ${type}` : type)

/** A number for each name, in the order in which they are met. */
const numbers = new Map<string, number>()
function numberOf(name: string): number {
  const known = numbers.get(name) ?? numbers.size
  numbers.set(name, known)
  return known
}

/**
 * All that who may play it and when can depend on, and what T0 asks for besides; of an event also which it is
 * (EVENT-02). A number, as thousands of lines are filed by it before the first question is answered.
 */
function timesOf({ definition: { facts }, mode }: Playable, wake: boolean): number {
  const { header } = mode
  const bits =
    (mode.others ? 1 : 0) |
    (facts.outOfTurn ? 2 : 0) |
    (header ? 4 : 0) |
    (header?.hunt ? 8 : 0) |
    (header?.bleed !== undefined ? 16 : 0) |
    (header?.political ? 32 : 0) |
    (mode.once === 'strike' ? 64 : 0) |
    (mode.withoutAction ? 128 : 0) |
    (evenLocked(mode) ? 256 : 0) |
    (wake ? 512 : 0)
  return numberOf(mode.type === 'Event' ? `Event ${facts.key}` : mode.type) * 2048 + bits * 2
}
/** Added to the number of a wake beside its own windows. */
const ASIDE = 1

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

/**
 * Each line is looked at once for all windows, and put where it may be played. What it asks for besides is not looked at
 * until somebody could play it: most are for others.
 */
function file(pool: CardPool): Map<WindowName | null, readonly Shelf[]> {
  const windows = new Map<WindowName | null, Map<number, Shelf>>()
  const put = (one: Playable, window: WindowName | null, times: number, rank: number): void => {
    const { clan, clans } = one.definition.facts,
      { level } = one.mode
    let shelves = windows.get(window)
    if (!shelves) windows.set(window, (shelves = new Map()))
    let shelf = shelves.get(times)
    if (!shelf)
      shelves.set(times, (shelf = { any: one, who: whoOf(one.mode), rank, ofClan: new Map(), ofLevel: new Map() }))
    const { ofClan, ofLevel } = shelf
    if (clans) for (const name of clans) lay(ofClan, name, one)
    else if (clan !== undefined) lay(ofClan, clan, one)
    else lay(ofLevel, level.includes('+') ? level.slice(0, level.indexOf('+')) : level, one)
  }
  for (const definition of definitions.values()) {
    if (!inPool(pool, definition.facts.key)) continue
    for (const mode of definition.modes) {
      const one = { definition, mode },
        wake = wakes(mode.ops),
        times = timesOf(one, wake)
      if (mode.windows.length === 0) put(one, null, times, 0)
      for (const window of mode.windows) put(one, window, times, wake ? -1 : 0)
      if (wake)
        for (const window of BESIDE)
          if (!mode.windows.includes(window) && fits(mode, window)) put(one, window, times + ASIDE, 1)
    }
  }
  return new Map(
    [...windows].map(([window, shelves]) => [window, [...shelves.values()].sort((a, b) => a.rank - b.rank)]),
  )
}
function lay(drawers: Map<string, Drawer>, name: string, one: Playable): void {
  const drawer = drawers.get(name)
  if (drawer) drawer.all.push(one)
  else drawers.set(name, { all: [one] })
}

/** What is in it by what it asks for, the least first. */
export const needsIn = (drawer: Drawer): readonly Need[] => (drawer.needs ??= sorted(drawer.all))

function sorted(lines: readonly Playable[]): Need[] {
  const needs = new Map<string, Playable[]>()
  for (const one of lines.toSorted((a, b) => demands(a) - demands(b)))
    made(needs, `${one.mode.level} ${askedOf(one)}`, (): Playable[] => []).push(one)
  return [...needs.values()].map(all => {
    const [any] = all as [Playable],
      { level } = any.mode
    return {
      any,
      levels: level === '' ? [] : level.split('+').map(one => [one, one.toUpperCase()]),
      asks: requires(any.definition.facts) || any.definition.facts.requiresTraits !== undefined,
      all,
    }
  })
}

/** What it asks of a minion besides clan and Discipline. */
function askedOf({ definition: { facts }, mode }: Playable): string {
  const { requiresTitle, requiresSect, requiresCapacity, requiresTraits } = facts
  const asks = [requiresTitle, requiresSect, requiresCapacity, requiresTraits, mode.usable]
  return asks.every(one => one === undefined) ? '' : JSON.stringify(asks)
}

/** Alike but for the card they stand on: what is said of one, unless of that card alone, is said of all. */
export const kindsOf = (need: Need): readonly (readonly Playable[])[] => (need.kinds ??= byKind(need.all))

function byKind(all: readonly Playable[]): Playable[][] {
  const kinds = new Map<string, Playable[]>()
  for (const one of all) made(kinds, kindOf(one), (): Playable[] => []).push(one)
  return [...kinds.values()]
}

function made<K, T>(under: Map<K, T>, name: K, make: () => T): T {
  const there = under.get(name)
  if (there !== undefined) return there
  const begun = make()
  under.set(name, begun)
  return begun
}
