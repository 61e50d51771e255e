import type { Lasting, Op } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import type { Condition } from '../../cards/conditions.ts'
import { phrase, type Part } from './phrase.ts'
import { seat, type Scene } from './scene.ts'
import { isTold } from './told.ts'

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

/** How often: "once each turn". */
export const limitText = ({ lasting, times }: { lasting: (typeof SCOPES)[number]; times: number }): Part =>
  times > 1 && lasting !== 'referendum'
    ? phrase('times', { n: times, scope: phrase(`scope.${lasting}`) })
    : phrase(`once.${lasting}`)
const SCOPES = ['round', 'combat', 'action', 'referendum', 'turn'] as const
/** "This has been done fewer than so many times", of what the operations mark themselves. */
export function boundOf(
  condition: Condition,
  ops: readonly Op[],
): { lasting: (typeof SCOPES)[number]; times: number } | undefined {
  const cmp = condition.key === 'when' && 'cmp' in condition.test ? condition.test.cmp : undefined,
    [one, how, other] = cmp ?? []
  const times = how === '=' && other === 0 ? 1 : how === '<' && typeof other === 'number' ? other : 0
  const fact =
    condition.key === 'not-yet-by'
      ? condition.fact
      : times > 0 && typeof one === 'object' && 'fact' in one && !isTold(one.fact)
        ? one.fact
        : undefined
  const until = fact === undefined ? undefined : marked(ops, fact),
    lasting = SCOPES.find(scope => scope === until)
  return lasting && { lasting, times }
}
