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
interface Need {
  any: Playable
  /** One of these, where it asks for a clan. */
  clans: readonly string[] | undefined
  /** Of each level of a Discipline, what has it: itself, and the superior of an inferior one. */
  levels: readonly (readonly [string, string])[]
  /** Alike but for the card they stand on: what is said of one, unless of that card alone, is said of all. */
  readonly kinds: Playable[][]
}
/** Lines that the same minions may play at the same times: what is asked of that is asked of any one for all. */
export interface Shelf {
  any: Playable
  needs: Need[]
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

/** A wake asks for nothing but that its minion is locked; beside its own windows, for a reaction that belongs there. */
const demands = ({ definition, mode }: Playable, window: WindowName | null): number =>
  (wakes(mode.ops) ? (window !== null && mode.windows.includes(window) ? -WAKE : WAKE) : 0) +
  mode.level.length +
  (mode.usable?.length ?? 0) +
  (requires(definition.facts) ? 1 : 0) +
  (definition.facts.bloodCost !== undefined ? 1 : 0)

const WAKE = 100

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
const timesOf = ({ definition: { facts }, mode }: Playable, window: WindowName | null): string =>
  [
    mode.type,
    mode.type === 'Event' && facts.key,
    mode.others,
    facts.outOfTurn,
    mode.header && [mode.header.hunt, mode.header.bleed !== undefined, mode.header.political],
    mode.once === 'strike',
    mode.withoutAction,
    window !== null && mode.windows.includes(window),
    evenLocked(mode),
    wakes(mode.ops),
  ].join()

/** By pool and window, of the cards that are loaded. */
const filed = new Map<string, Map<WindowName | null, readonly Shelf[]>>()
let filedOf = 0

/** Made when first asked for, and again when more cards have been loaded. */
export function playableIn(pool: CardPool, window: WindowName | null): readonly Shelf[] {
  if (filedOf !== revision()) {
    filed.clear()
    filedOf = revision()
  }
  const windows = made(filed, typeof pool === 'string' ? pool : pool.join(), () => new Map())
  return made(windows, window, () => file(asking(pool, window), window))
}

/** What asks for least comes first: one that could be played is enough. */
function asking(pool: CardPool, window: WindowName | null): Playable[] {
  const found: (Playable & { asks: number })[] = []
  for (const definition of definitions.values()) {
    if (!inPool(pool, definition.facts.key)) continue
    for (const mode of definition.modes)
      if (fits(mode, window)) found.push({ definition, mode, asks: demands({ definition, mode }, window) })
  }
  return found.sort((a, b) => a.asks - b.asks)
}

function file(all: readonly Playable[], window: WindowName | null): Shelf[] {
  const shelves = new Map<string, Shelf>(),
    needs = new Map<string, Need & { all: Playable[] }>()
  for (const one of all) {
    const { level } = one.mode,
      times = timesOf(one, window),
      { clan, clans = clan === undefined ? undefined : [clan] } = one.definition.facts
    const shelf = made(shelves, times, () => ({ any: one, needs: [] }))
    made(needs, `${times} ${clans} ${level} ${askedOf(one)}`, () => {
      const same: Playable[] = []
      let kinds: Playable[][] | undefined
      const begun: Need & { all: Playable[] } = {
        any: one,
        clans,
        levels: level === '' ? [] : level.split('+').map(one => [one, one.toUpperCase()]),
        all: same,
        // Most are for others, and never looked into.
        get kinds() {
          return (kinds ??= byKind(same))
        },
      }
      shelf.needs.push(begun)
      return begun
    }).all.push(one)
  }
  return [...shelves.values()]
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

function made<K, T>(under: Map<K, T>, name: K, make: () => T): T {
  const there = under.get(name)
  if (there !== undefined) return there
  const begun = make()
  under.set(name, begun)
  return begun
}
