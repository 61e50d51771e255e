import type { Op } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { amount } from './amounts.ts'
import { isOrder } from './moods.ts'
import { listOf, phrase, type Part, type Parts } from './phrase.ts'
import { ref, type Scene } from './scene.ts'
import { discipline } from './selectors.ts'

/** A strike, and what it does besides. */
export function strikeOf(
  op: Extract<Op, { op: 'strike' }>,
  scene: Scene,
  granted: { maneuver?: Part; once?: Part; at?: Part; while?: Part } = {},
): Part {
  const { strike, damage, plus, steal, ranged, aggravated, first, effects, with: by, undodgeable, pierces, to } = op
  if (op.bound) {
    const { bound: _, ...own } = op
    return phrase('strike.bound', { strike: strikeOf(own, scene) })
  }
  if (op.additional) {
    const { additional: _, ...own } = op
    return phrase('strike.additional', { strike: strikeOf(own, scene) })
  }
  const words = {
    ...(aggravated && { aggravated: phrase('aggravated') }),
    ...(ranged && { ranged: phrase('ranged'), any: phrase('any-range') }),
    ...(first && { first: phrase('first-strike') }),
  }
  if (effects && (strike === 'equipment' || (strike === 'damage' && damage === undefined && plus === undefined)))
    return phrase('strike.effect', { ...words, ...granted, then: listOf('and', scene.say.clauses(scene, effects)) })
  const named: EffectKey = strike === 'damage' && plus === 0 ? 'strike.strength' : `strike.${strike}`
  const what = phrase(by === undefined ? named : 'strike.with', {
    ...(by !== undefined && { card: ref(scene, by) }),
    ...words,
    ...(damage !== undefined && { damage: amount(scene, damage) }),
    ...(plus !== undefined && { plus: amount(scene, plus) }),
    ...(steal !== undefined && { steal: amount(scene, steal) }),
  })
  return phrase('strike', {
    what,
    ...granted,
    ...(undodgeable && { undodgeable: phrase('undodgeable') }),
    ...(pierces !== undefined && { pierces: phrase('pierces', { discipline: discipline(pierces) }) }),
    ...(to && { to: phrase('maneuver-only', { to: phrase(`only-to.${to}`) }) }),
    ...besides(effects ? scene.say.clauses(scene, effects) : []),
  })
}

/** What is asked first, or comes later, is said after it. */
function besides(parts: Part[]): Parts {
  if (parts.length === 0) return {}
  return parts.some(isOrder) ? { more: listOf('steps', parts) } : { then: listOf('and', parts) }
}
