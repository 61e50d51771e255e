import type { Ability, CardDefinition, GrantedAction } from '../cards/definition.ts'
import { definitions } from '../cards/definitions.ts'
import type { Op, Phase } from '../cards/language.ts'
import { againstOf, bearing, blank, read, type Way } from './reading.ts'

/** The ways of a card by its key, each read once. */

const known = new Map<string, Way | undefined>()
function remembered(name: string, make: () => Way | undefined): Way | undefined {
  if (!known.has(name)) known.set(name, make())
  return known.get(name)
}

/** The way a card would be played by. */
export const wayOf = (key: string, mode: string, window: string | undefined): Way | undefined =>
  remembered(`play ${key} ${mode} ${window}`, () => {
    const card = definitions.get(key)
    const ways = card?.modes.filter(one => (one.name ?? one.level) === mode) ?? []
    const way =
      ways.find(one =>
        window === undefined ? one.windows.length === 0 : (one.windows as readonly string[]).includes(window),
      ) ?? ways[0]
    return card && way
      ? { ...read(card, blank(way.type, way.level, way.header), way.ops), late: way.windows.includes('declined') }
      : undefined
  })

/** Every way a card of the hand has. */
const wholes = new Map<string, readonly Way[]>()
export function waysOf(key: string): readonly Way[] {
  let ways = wholes.get(key)
  if (!ways) {
    const card = definitions.get(key)
    ways = card
      ? card.modes.map(one => ({
          ...read(card, blank(one.type, one.level, one.header), one.ops),
          against: againstOf(one.usable),
        }))
      : []
    wholes.set(key, ways)
  }
  return ways
}

/** What a card in play is used for. */
export const abilityWay = (key: string, name: string): Way | undefined =>
  remembered(`use ${key} ${name}`, () => {
    const card = definitions.get(key)
    const ability = [...(card?.abilities ?? []), ...(card?.merged?.abilities ?? [])].find(one => one.name === name)
    if (!card || !ability) return undefined
    return {
      ...read(card, blank('ability', '', undefined), ability.ops),
      burns: ability.cost.burn === true,
      spends: spends(ability),
      late: ability.windows.includes('declined'),
      forgoes: ability.compulsory === true && locksFor(card, ability).length > 0,
      frees: ability.cost.burn ? Math.max(0, -bearing(card)) : 0,
      against: againstOf(ability.usable),
    }
  })

/** What else its card would be locked for. */
const locksFor = (card: CardDefinition, ability: Ability): Ability[] =>
  ability.cost.lock ? (card.abilities ?? []).filter(other => other !== ability && other.cost.lock) : []

const PHASES: readonly Phase[] = ['unlock', 'master', 'minion', 'influence', 'discard']
/** Every way a card in play is used. */
export const abilityWays = (key: string): Way[] =>
  (definitions.get(key)?.abilities ?? []).flatMap(({ name }) => abilityWay(key, name) ?? [])

/** What its card could be locked for in a later phase of the turn, and cannot yet. */
export const laterUses = (key: string, name: string, phase: Phase): Way[] => {
  const card = definitions.get(key),
    ability = card?.abilities?.find(one => one.name === name)
  if (!card || !ability) return []
  return locksFor(card, ability)
    .filter(({ phases = [] }) => phases.length > 0 && phases.every(one => PHASES.indexOf(one) > PHASES.indexOf(phase)))
    .flatMap(one => abilityWay(key, one.name) ?? [])
}

/** Whether it does harm to others than whoever controls it, whoever that is. */
export const isMenace = (key: string): boolean =>
  definitions
    .get(key)
    ?.abilities?.some(
      ({ user, ops }) =>
        user === 'others' && ops.some(op => op.op === 'counters' && typeof op.from === 'object' && 'pool' in op.from),
    ) === true
const spends = ({ cost }: Ability): boolean =>
  cost.blood !== undefined || cost.edge === true || (cost.transfers ?? 0) > 1

/** The action that a card in play offers. */
export const actionWay = (key: string, name: string): Way | undefined =>
  remembered(`act ${key} ${name}`, () => {
    const card = definitions.get(key)
    const action = [...(card?.actions ?? []), ...(card?.merged?.actions ?? [])].find(
      (one: GrantedAction) => one.name === name,
    )
    return card && action ? read(card, blank('action', '', action.header), action.ops) : undefined
  })

/** What becomes of what a card asks to choose: the grip of the name that a question of this kind binds. */
const gripped = new Map<string, number>()
export function gripOf(key: string, ask: string): number {
  const name = `${key} ${ask}`
  let grip = gripped.get(name)
  if (grip === undefined) gripped.set(name, (grip = findGrip(key, ask)))
  return grip
}

function findGrip(key: string, ask: string): number {
  const card = definitions.get(key)
  if (!card) return 0
  for (const { ops } of [...card.modes, ...(card.abilities ?? []), ...(card.actions ?? []), ...(card.triggers ?? [])]) {
    const as = asking(ops, ask)
    if (as !== undefined) return read(card, blank('ability', '', undefined), ops).grips[as] ?? 0
  }
  return 0
}

function asking(ops: readonly Op[], ask: string): string | undefined {
  for (const op of ops) {
    if ((op.op === 'choose' || op.op === 'allocate' || op.op === 'search') && op.ask === ask) return op.as
    const inner =
      op.op === 'referendum'
        ? [...op.terms, ...op.passed]
        : op.op === 'if'
          ? [...op.then, ...(op.else ?? [])]
          : op.op === 'each' || op.op === 'watch'
            ? op.ops
            : []
    const found = asking(inner, ask)
    if (found !== undefined) return found
  }
  return undefined
}
