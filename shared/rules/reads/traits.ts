import type { Mode } from '../../cards/definition.ts'
import { refuse, type Refusal } from '../model/answers.ts'
import { facts, isMinion, isVampire } from './queries.ts'
import type { CardId, GameState } from '../model/state.ts'

/**
 * What a minion is besides clan, sect and title. A trait satisfies or fails requirements, and does nothing more unless
 * a rule or a card says so (TRAIT-01, TRAIT-06, TRAIT-17).
 */

export const hasTrait = (state: GameState, id: CardId, trait: string): boolean =>
  facts(state, id).keywords?.includes(trait) === true

const RULES: Readonly<Record<string, string>> = { 'black hand': 'TRAIT-01', flight: 'TRAIT-06', sterile: 'TRAIT-16' }

/** Of the traits a card requires, the first that this minion fails. */
export function traitRefusal(state: GameState, id: CardId, required: readonly string[] = []): Refusal | undefined {
  for (const word of required) {
    const not = word.startsWith('non-'),
      trait = not ? word.slice(4) : word
    if (hasTrait(state, id, trait) === not)
      return refuse(not ? 'wrong-trait' : 'missing-trait', RULES[trait] ?? 'TRAIT-17')
  }
  return undefined
}

/** A Blood Brother without a circle of its own name is a circle of one (TRAIT-03). */
const circleOf = (state: GameState, id: CardId): string | CardId | undefined => {
  const { clan, circle } = facts(state, id)
  return clan === 'Blood Brother' ? (circle ?? id) : undefined
}
export const sameCircle = (state: GameState, a: CardId, b: CardId): boolean => {
  const circle = circleOf(state, a)
  return circle !== undefined && circle === circleOf(state, b)
}

/** Neither mortal nor animal; vampires are monsters. Minions and retainers alone are either (GLOSS-27). */
export const isMonster = (state: GameState, id: CardId): boolean =>
  isVampire(state, id) ||
  ((isMinion(state, id) || facts(state, id).types[0] === 'Retainer') &&
    !hasTrait(state, id, 'mortal') &&
    !hasTrait(state, id, 'animal'))

export const bloodCursed = (state: GameState, id: CardId): Refusal | undefined =>
  hasTrait(state, id, 'blood cursed') ? refuse('blood-cursed', 'TRAIT-02') : undefined

/**
 * A sterile vampire cannot perform actions that put new vampires in play: those whose effect makes a vampire of a card
 * (TRAIT-16).
 */
export const sterile = (state: GameState, id: CardId, { ops }: Pick<Mode, 'ops'>): Refusal | undefined =>
  makesVampire(ops) && hasTrait(state, id, 'sterile') ? refuse('wrong-trait', 'TRAIT-16') : undefined

const makesVampire = (ops: Mode['ops']): boolean =>
  ops.some(op =>
    op.op === 'become'
      ? op.traits.types?.includes('Vampire') === true
      : op.op === 'if'
        ? makesVampire([...op.then, ...(op.else ?? [])])
        : op.op === 'each' && makesVampire(op.ops),
  )
