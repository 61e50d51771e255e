import type { Condition } from '../../cards/conditions.ts'
import type { Op, CardsWhere } from '../../cards/language.ts'
import { catalogue } from '../../cards/catalogue.ts'
import type { EffectKey } from '../en/effects.ts'
import { limitOf } from './limits.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { ref, type Scene } from './scene.ts'
import { test } from './selectors.ts'

/** "Only usable …": what each condition says of itself. */
export function conditions(scene: Scene, usable: readonly Condition[], ops: readonly Op[]): Part[] {
  return usable.flatMap(one => said(scene, one, ops) ?? [])
}

function said(scene: Scene, condition: Condition, ops: readonly Op[]): Part | null {
  switch (condition.key) {
    case 'when':
      // What is to be chosen must be there; its choice says so.
      if ('any' in condition.test && choosesFrom(ops, condition.test.any)) return null
      return test(scene, condition.test)
    case 'some-seat':
    case 'room-for-limited':
    // Their windows say it.
    case 'end-of-round':
    case 'in-unlock-phase':
      return null
    case 'not-with':
      return phrase('condition.not-with', { card: catalogue.get(condition.card)?.name ?? condition.card })
    case 'not-yet-by':
      return phrase('condition.not-yet-by', { by: ref(scene, 'by'), until: limitOf(scene, condition.fact) })
    case 'playing':
      return phrase('condition.playing', {
        what: listOf(
          'and',
          condition.played.map(played =>
            phrase(`played.${played.key}`, {
              ...(played.key === 'with-keyword' && {
                word: listOf(
                  'or',
                  played.words.map(word => phrase(`word.${word}` as EffectKey)),
                ),
              }),
              ...(played.key === 'narrowing-strikes' && { by: ref(scene, 'by') }),
            }),
          ),
        ),
      })
    default:
      return phrase(`condition.${condition.key}`, { by: ref(scene, 'by') })
  }
}

/** Among these cards, or among some of them. */
const choosesFrom = (ops: readonly Op[], who: CardsWhere): boolean => {
  const choice = `"cards":${JSON.stringify(who).slice(0, -1)}`,
    text = JSON.stringify(ops)
  return text.includes(`${choice}}`) || text.includes(`${choice},`)
}
