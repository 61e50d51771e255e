import { catalogue } from '../../cards/catalogue.ts'
import type { Comparison, Num, Test, Who } from '../../rules/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { amount } from './amounts.ts'
import { limitOf, marks } from './limits.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { bind, hasLife, nounOf, ref, seat, type Scene } from './scene.ts'
import { predicate, selector } from './selectors.ts'

/** What a test says: a clause after "if". */
export function test(scene: Scene, one: Test): Part {
  if ('is' in one) return is(scene, one, false)
  if ('any' in one) return any(scene, one)
  if ('cmp' in one) return comparison(scene, one.cmp)
  if ('action' in one) return phrase(`action.${one.action}`)
  if ('required' in one) return phrase('test.required', { what: one.required.sect ?? one.required.clan ?? '' })
  if ('targets' in one) return phrase('test.targets', { seat: seat(scene, one.targets) })
  if ('same' in one && one.same[0] === 'event-from-pool')
    return phrase('event.from-pool', { whose: seat(scene, one.same[1], true) })
  if ('same' in one && one.same[0] === 'event-seat')
    return phrase('event.its-phase', { seat: seat(scene, one.same[1]) })
  if ('same' in one) return phrase('test.same', { one: seat(scene, one.same[0]), other: seat(scene, one.same[1]) })
  if ('said' in one) return phrase('test.said', { word: phrase(`word.${one.word}` as EffectKey) })
  if ('not' in one) return negation(scene, one.not)
  if ('all' in one) return listOf('and', together(scene, one.all))
  return listOf(
    'or',
    one.or.map(part => test(scene, part)),
  )
}

/** A political action of this minion is a referendum that it has called. */
function together(scene: Scene, all: readonly Test[]): Part[] {
  const caller = all.flatMap(one =>
    'is' in one && one.is[0] === 'acting' && one.is[1].ref !== undefined && Object.keys(one.is[1]).length === 1
      ? [one]
      : [],
  )[0]
  const political = all.find(one => 'action' in one && one.action === 'political')
  const bleed = all.find(one => 'action' in one && one.action === 'bleed'),
    amountOf = all.find(isBleedOf)
  if (bleed && amountOf && 'cmp' in amountOf)
    return all.flatMap(one =>
      one === bleed
        ? [phrase('test.bleeds', { n: phrase('compare.least', { n: amount(scene, amountOf.cmp[2]) }) })]
        : one === amountOf
          ? []
          : [test(scene, one)],
    )
  if (!caller || !political) return all.map(part => test(scene, part))
  return [
    ...all.filter(one => one !== caller && one !== political).map(part => test(scene, part)),
    phrase('test.calls', { card: ref(scene, caller.is[1].ref!) }),
  ]
}

/** How much the acting minion bleeds for, at the least. */
const isBleedOf = (one: Test): boolean =>
  'cmp' in one &&
  one.cmp[1] === '>=' &&
  typeof one.cmp[0] === 'object' &&
  'stat' in one.cmp[0] &&
  one.cmp[0].stat === 'bleed' &&
  one.cmp[0].of === 'acting'

function is(scene: Scene, { is: [card, who] }: Extract<Test, { is: unknown }>, not: boolean): Part {
  if (card === 'blocking' && Object.keys(who).length === 0) return phrase(not ? 'test.unblocked' : 'test.blocking')
  if (Object.keys(who).length === 0) return phrase(not ? 'test.undone' : 'test.done')
  if (who.where && Object.keys(who).length === 1) {
    const inner: Scene = { ...scene, bound: new Map(scene.bound) }
    bind(inner, 'it', ref(scene, card))
    return test(inner, who.where)
  }
  if (!not && who.ref && Object.keys(who).length > 1) {
    const { ref: one, ...mine } = who
    return listOf('and', [is(scene, { is: [card, { ref: one }] }, false), is(scene, { is: [card, mine] }, false)])
  }
  if (card === 'event-from') return phrase('event.from', { who: selector(scene, who, 'one') })
  const { of: controller, ...bare } = who
  if (!not && bare.not?.of !== undefined && Object.keys(bare.not).length === 1) {
    const {
      not: { of: other },
      ...mine
    } = bare
    return listOf('and', [
      ...(Object.keys(mine).length > 0 ? [is(scene, { is: [card, mine] }, false)] : []),
      phrase('test.not-of', { card: ref(scene, card), seat: seat(scene, other) }),
    ])
  }
  // "a Nosferatu you control", but "ready" and "you control it".
  const whole =
    who.in === 'ash' || who.in === 'hand' || who.in === 'uncontrolled' || (!not && nounOf(bare) !== 'card' && !who.ref)
  const [of, rest] = whole ? [undefined, who] : [controller, bare]
  const subject = ref(scene, card)
  const parts: Part[] = []
  const verb = (Object.keys(rest) as (keyof Who)[]).every(
    field => field === 'in' || field === 'of' || field === 'locked',
  )
    ? 'stands'
    : 'is'
  if (Object.keys(rest).length > 0)
    parts.push(
      phrase(`test.${verb}${not ? '-not' : ''}`, {
        card: subject,
        what: who.in === 'inPlay' && Object.keys(rest).length === 1 ? phrase('in.play') : predicate(scene, rest),
      }),
    )
  if (of !== undefined) parts.push(phrase(not ? 'test.not-of' : 'test.of', { card: subject, seat: seat(scene, of) }))
  return listOf('and', parts)
}

function any(scene: Scene, { any: who, min = 1, max }: Extract<Test, { any: unknown }>): Part {
  if (max === 0) return phrase('test.none', { what: selector(scene, who, 'bare') })
  const many = min > 1 ? { n: min } : {}
  if (who.of === 'you' && who.in !== 'hand' && who.in !== 'ash' && who.in !== 'uncontrolled') {
    const { of: _, ...rest } = who
    return phrase(min > 1 ? 'test.control-least' : 'test.control', {
      seat: seat(scene, 'you'),
      what: selector(scene, rest, min > 1 ? 'bare' : 'one', many),
    })
  }
  return phrase(min > 1 ? 'test.least' : 'test.any', { what: selector(scene, who, min > 1 ? 'bare' : 'one', many) })
}

function negation(scene: Scene, one: Test): Part {
  if ('is' in one) return is(scene, one, true)
  if ('any' in one && !one.min && one.max === undefined) {
    const { of, ...rest } = one.any,
      cmp = rest.where && 'cmp' in rest.where ? rest.where.cmp[0] : undefined
    if (rest.named && typeof cmp === 'object' && 'fact' in cmp && !isTold(cmp.fact))
      return phrase('limit.none-of', {
        name: catalogue.get(rest.named)?.name ?? rest.named,
        until: limitOf(scene, cmp.fact),
      })
    return of === 'you' && !rest.in?.match(/hand|ash|uncontrolled/)
      ? phrase('test.control-none', { seat: seat(scene, 'you'), what: selector(scene, rest, 'bare') })
      : phrase('test.none', { what: selector(scene, one.any, 'bare') })
  }
  if ('action' in one) return phrase(`action-not.${one.action}`)
  return phrase('test.not', { test: test(scene, one) })
}

/** How many something has; and what is how much. */
const COMPARED: Record<Comparison, [has: EffectKey, is: EffectKey]> = {
  '<': ['compare.less', 'compared.less'],
  '<=': ['compare.most', 'compared.most'],
  '=': ['compare.same', 'compared.same'],
  '>=': ['compare.least', 'compared.least'],
  '>': ['compare.more', 'compared.more'],
}

function comparison(scene: Scene, [one, how, other]: [Num, Comparison, Num]): Part {
  if (typeof one === 'object') {
    if ('x' in one && one.x.startsWith('event-')) return phrase(EVENT_FACTS[one.x] ?? 'event.so')
    if ('card' in one && how === '=')
      return phrase('test.same', { one: ref(scene, one.card), other: amount(scene, other) })
    if ('seat' in one && typeof other === 'object')
      return phrase('test.same', { one: seat(scene, one.seat), other: amount(scene, other) })
    if ('seat' in one && one.seat === 'event-ready') return phrase('event.was-ready')
    if ('fact' in one && typeof other === 'number') return factual(scene, one, how, other)
    if ('pool' in one && typeof other === 'object' && 'pool' in other)
      return phrase(how === '>' ? 'test.richer' : 'test.poorer', {
        one: seat(scene, one.pool),
        other: seat(scene, other.pool),
      })
    if (typeof other === 'number') {
      const life = 'of' in one && typeof one.of === 'string' && hasLife(scene, one.of)
      const card = 'of' in one && typeof one.of === 'string' ? ref(scene, one.of) : undefined
      const bound = phrase(COMPARED[how][0], { n: other })
      if ('counter' in one && card)
        return phrase(
          one.counter === 'blood'
            ? nothing(how, other)
              ? 'has.no-blood'
              : 'has.blood'
            : one.counter === 'corruption@you'
              ? 'has.corruption'
              : 'has.counters',
          { card, n: bound, s: other },
        )
      if ('stat' in one && card)
        return one.stat === 'blood'
          ? phrase(nothing(how, other) ? 'has.no-blood' : life ? 'has.life' : 'has.blood', { card, n: bound, s: other })
          : phrase('has.stat', { card, stat: phrase(`stat.${one.stat}`, { s: 2 }), n: bound })
      if ('pool' in one) return phrase('has.pool', { seat: seat(scene, one.pool), n: bound, s: other })
    }
  }
  return phrase(COMPARED[how][1], { one: amount(scene, one), n: amount(scene, other) })
}
const nothing = (how: Comparison, n: number): boolean => how === '=' && n === 0

const EVENT_FACTS: Readonly<Record<string, EffectKey>> = {
  'event-outcome-successful': 'event.successful',
  'event-action-diablerie': 'action.diablerie',
  'event-outcome-blocked': 'event.blocked-outcome',
  'event-passed': 'event.passed',
  'event-phase-unlock': 'event.unlock-phase',
  'event-strike': 'event.by-strike',
  'event-aggravated': 'event.aggravated',
  'event-followed': 'event.not-followed',
  'event-why-effect': 'event.by-effect',
}

/** What happened, or did not; of a fact that only this card keeps: a limit. */
const FACTUAL: Readonly<Record<string, [yes: EffectKey, no: EffectKey]>> = {
  margin: ['fact.passed', 'fact.not-passed'],
  cast: ['fact.has-cast', 'fact.not-cast'],
  bled: ['fact.has-bled', 'fact.not-bled'],
  'fed-by-hunt': ['fact.hunted', 'fact.not-hunted'],
  'fed-by-hunting-ground': ['fact.fed', 'fact.unfed'],
  spied: ['fact.has-spied', 'fact.not-spied'],
  eluded: ['fact.has-failed', 'fact.not-failed'],
  'in-favour': ['fact.in-favour', 'fact.not-in-favour'],
  suffered: ['fact.suffered', 'fact.not-suffered'],
  acted: ['fact.acted', 'fact.not-acted'],
  blocked: ['fact.blocked', 'fact.not-blocked'],
  aiming: ['fact.aiming', 'fact.not-aiming'],
  sensed: ['fact.sensed', 'fact.not-sensed'],
  'first-round': ['fact.first-round', 'fact.later-round'],
  taught: ['fact.played-master', 'fact.not-played-master'],
  reacted: ['fact.reacted', 'fact.not-reacted'],
  disciplines: ['fact.disciplines', 'fact.not-disciplines'],
  'diablerie@you': ['fact.diablerie', 'fact.no-diablerie'],
}
/** Whether what happened is told of whom it happened to. */
export const isTold = (fact: string): boolean => fact in FACTUAL
function factual(scene: Scene, { fact, of }: Extract<Num, { fact: string }>, how: Comparison, n: number): Part {
  const words = FACTUAL[fact]
  const no = (how === '=' && n === 0) || how === '<'
  if (words) return phrase(words[no ? 1 : 0], { card: ref(scene, of), n })
  if (no && scene.doing && !marks(scene.doing, fact)) return phrase('limit.other', { until: limitOf(scene, fact) })
  if (no)
    return how === '<' && n > 1
      ? phrase('limit.times', { n, until: limitOf(scene, fact) })
      : phrase('limit.once', { until: limitOf(scene, fact) })
  return phrase('limit.done', { until: limitOf(scene, fact) })
}
