import type { Condition, Played } from '../../cards/conditions.ts'
import type { Op, CardsWhere } from '../../cards/language.ts'
import { catalogue } from '../../cards/catalogue.ts'
import type { EffectKey } from '../en/effects.ts'
import { limitOf } from './limits.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { noun, nounOf, ref, type Scene } from './scene.ts'
import { discipline, selector } from './selectors.ts'
import { test } from './tests.ts'

/** "Only usable …": what each condition says of itself. */
export function conditions(scene: Scene, usable: readonly Condition[], ops: readonly Op[]): Part[] {
  return usable.flatMap(one => said(scene, one, ops) ?? [])
}

function said(scene: Scene, condition: Condition, ops: readonly Op[]): Part | null {
  switch (condition.key) {
    case 'when':
      // What is to be chosen must be there; its choice says so.
      if ('any' in condition.test && choosesFrom(ops, condition.test)) return null
      return test(scene, condition.test)
    case 'some-seat':
    case 'room-for-limited':
    // Their windows say it.
    case 'end-of-round':
    case 'in-unlock-phase':
    // A sentence of its own.
    case 'even-locked':
    case 'by-vampire':
      return null
    case 'not-with':
      return phrase(condition.own ? 'condition.not-with-own' : 'condition.not-with', {
        card: catalogue.get(condition.card)?.name ?? condition.card,
        by: ref(scene, 'by'),
      })
    case 'not-yet-by':
      return phrase('condition.not-yet-by', { by: ref(scene, 'by'), until: limitOf(scene, condition.fact) })
    case 'playing':
      return phrase('condition.playing', { what: cardPlayed(scene, condition.played) })
    default:
      return phrase(`condition.${condition.key}`, { by: ref(scene, 'by') })
  }
}

/** "A reaction card played by an ally": what it is, and then what is said of it. */
export function cardPlayed(scene: Scene, all: readonly Played[]): Part {
  const isSaid = ({ key }: Played): boolean => /^(?:by-|against-|in-turn|narrowing|not-)/.test(key)
  const is = all.filter(one => !isSaid(one)),
    parts = [...is, ...all.filter(isSaid)].map((one, i) =>
      // "A combat card that requires [aus]."
      i > 0 && one.key === 'requiring'
        ? phrase('requiring', { discipline: listOf('or', one.disciplines.map(discipline)) })
        : played(scene, one),
    )
  const [first, ...more] = is.length > 0 ? parts : [phrase('played.a-card'), ...parts]
  return more.length === 0 ? first! : phrase('played.so', { what: first, so: listOf('and', more) })
}

function played(scene: Scene, one: Played): Part {
  switch (one.key) {
    case 'one-of':
      return listOf(
        'or',
        one.of.map(other => played(scene, other)),
      )
    case 'played-as':
    case 'not-played-as':
      return phrase(`played.${one.key}`, {
        what: noun(nounOf({ kind: one.type.toLowerCase() as NonNullable<CardsWhere['kind']> }), 'one'),
      })
    case 'requiring':
      return phrase('played.requiring', { disciplines: listOf('or', one.disciplines.map(discipline)) })
    case 'with-keyword':
      return phrase('played.with-keyword', {
        word: listOf(
          'or',
          one.words.map(word => phrase(`word.${word}` as EffectKey)),
        ),
      })
    case 'by-minion':
      return phrase('played.by-minion', { what: selector(scene, one.who, 'one') })
    case 'narrowing-strikes':
      return phrase('played.narrowing-strikes', { by: ref(scene, 'by') })
    default:
      return phrase(`played.${one.key}`, { by: ref(scene, 'by') })
  }
}

/** Among these cards; or, of a hand that must not be empty, among some of it. */
const choosesFrom = (ops: readonly Op[], { any, min }: { any: CardsWhere; min?: unknown }): boolean => {
  const cards = `"cards":${JSON.stringify(any)}`,
    text = JSON.stringify(ops)
  return text.includes(cards) || (any.in === 'hand' && min === undefined && text.includes(`${cards.slice(0, -1)},`))
}
