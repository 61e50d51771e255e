import type { Lasting } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { phrase, type Part } from './phrase.ts'
import { seat, type Scene } from './scene.ts'

/** How long: "until the end of the action"; and of a limit: "this action". */

const LASTING: Record<Extract<Lasting, string>, [until: EffectKey, within: EffectKey]> = {
  strike: ['until.strike', 'within.strike'],
  round: ['until.round', 'within.round'],
  combat: ['until.combat', 'within.combat'],
  action: ['until.action', 'within.action'],
  referendum: ['until.referendum', 'within.referendum'],
  turn: ['until.turn', 'within.turn'],
  leaves: ['until.leaves', 'within.leaves'],
  game: ['until.game', 'within.game'],
}

export const until = (scene: Scene, lasting: Lasting): Part =>
  typeof lasting === 'string'
    ? phrase(LASTING[lasting][0])
    : phrase('until.phase', { whose: seat(scene, lasting.of, true), phase: phrase(`phase.${lasting.phase}`) })

export const within = (scene: Scene, lasting: Lasting): Part =>
  typeof lasting === 'string'
    ? phrase(LASTING[lasting][1])
    : phrase('within.phase', { phase: phrase(`phase.${lasting.phase}`), whose: seat(scene, lasting.of, true) })

/** Of a fact that the card marks itself: for how long it keeps it. */
export function limitOf(scene: Scene, fact: string): Part {
  const lasting = marked(scene.definition, fact)
  return lasting === undefined ? phrase('within.unknown') : within(scene, lasting)
}

/** Whether these operations mark the fact themselves. */
export const marks = (ops: unknown, fact: string): boolean => marked(ops, fact) !== undefined

export function marked(part: unknown, fact: string): Lasting | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  if ('op' in part && part.op === 'mark' && 'fact' in part && part.fact === fact && 'until' in part)
    return part.until as Lasting
  for (const inner of Object.values(part)) {
    const found = marked(inner, fact)
    if (found !== undefined) return found
  }
  return undefined
}
