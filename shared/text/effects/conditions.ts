import type { Condition } from '../../rules/conditions.ts'
import type { Op, Who } from '../../rules/language.ts'
import { catalogue } from '../../cards/catalogue.ts'
import type { EffectKey } from '../en/effects.ts'
import { limitOf } from './limits.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { ref, type Scene } from './scene.ts'
import { test } from './tests.ts'

/** "Only usable …": what each condition says of itself. */
export function conditions(scene: Scene, usable: readonly Condition[], ops: readonly Op[]): Part[] {
  return usable.flatMap(one => said(scene, one, ops) ?? [])
}

function said(scene: Scene, { says }: Condition, ops: readonly Op[]): Part | null {
  if ('test' in says) {
    // What is to be chosen must be there; its choice says so.
    if ('any' in says.test && choosesFrom(ops, says.test.any)) return null
    return test(scene, says.test)
  }
  switch (says.key) {
    case 'some-seat':
    case 'room-for-limited':
      return null
    case 'not-with':
      return phrase('condition.not-with', { card: catalogue.get(says.card ?? '')?.name ?? says.card })
    case 'not-yet-by':
      return phrase('condition.not-yet-by', { by: ref(scene, 'by'), until: limitOf(scene, says.fact ?? '') })
    case 'playing':
      return phrase('condition.playing', {
        what: listOf(
          'and',
          (says.played ?? []).map(({ key, word }) =>
            phrase(`played.${key}`, {
              ...(word !== undefined && { word: phrase(`word.${word}` as EffectKey) }),
              ...(key === 'narrowing-strikes' && { by: ref(scene, 'by') }),
            }),
          ),
        ),
      })
    default:
      return phrase(`condition.${says.key}`, { by: ref(scene, 'by') })
  }
}

const choosesFrom = (ops: readonly Op[], who: Who): boolean => {
  const text = JSON.stringify(who)
  return JSON.stringify(ops).includes(`"cards":${text}`)
}
