import type { Op } from '../../rules/language.ts'
import { amount } from './amounts.ts'
import { clauses } from './operations.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { ref, type Scene } from './scene.ts'

/** A strike, and what it does besides. */
export function strikeOf(
  { strike, damage, plus, steal, ranged, aggravated, first, effects, with: by }: Extract<Op, { op: 'strike' }>,
  scene: Scene,
  granted: { maneuver?: Part; once?: Part; at?: Part; while?: Part } = {},
): Part {
  const words = {
    ...(aggravated && { aggravated: phrase('aggravated') }),
    ...(ranged && { ranged: phrase('ranged'), any: phrase('any-range') }),
    ...(first && { first: phrase('first-strike') }),
  }
  if (strike === 'equipment' && effects)
    return phrase('strike.effect', { ...words, then: listOf('and', clauses(scene, effects)) })
  const what = phrase(by === undefined ? `strike.${strike}` : 'strike.with', {
    ...(by !== undefined && { card: ref(scene, by) }),
    ...words,
    ...(damage !== undefined && { damage: amount(scene, damage) }),
    ...(plus !== undefined && { plus: amount(scene, plus) }),
    ...(steal !== undefined && { steal: amount(scene, steal) }),
  })
  return phrase('strike', { what, ...granted, ...(effects && { then: listOf('and', clauses(scene, effects)) }) })
}
