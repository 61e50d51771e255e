import { catalogue } from '../../cards/catalogue.ts'
import type { CardsWhere, Num, Test, Comparison } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { amount } from './amounts.ts'
import { limitOf, marks } from './limits.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { bind, hasLife, ref, seat, type Scene, called, nounOf } from './scene.ts'
import { PILES, selector, predicate } from './selectors.ts'
import { EVENT_DENIED, COMPARED, nothing, EVENT_FACTS, FACTUAL, isTold } from './told.ts'

/** What a test says: a clause after "if". */
export function test(scene: Scene, one: Test): Part {
  if ('is' in one) return is(scene, one, false)
  if ('any' in one) return any(scene, one)
  if ('cmp' in one) return comparison(scene, one.cmp)
  if ('action' in one) return phrase(`action.${one.action}`)
  if ('during' in one) return phrase(`during.${one.during}`)
  if ('required' in one)
    return one.required.title
      ? phrase('test.required-title')
      : phrase('test.required', { what: one.required.sect ?? one.required.clan ?? '' })
  if ('edge' in one) return phrase('test.edge', { seat: seat(scene, one.edge) })
  if ('targets' in one) return phrase('test.targets', { seat: seat(scene, one.targets) })
  if ('aimedAlike' in one) return phrase('test.aimed-alike')
  if ('same' in one && one.same[0] === 'event-from-pool')
    return phrase('event.from-pool', { whose: seat(scene, one.same[1], true) })
  if ('same' in one && one.same[0] === 'event-to') return phrase('event.to', { seat: seat(scene, one.same[1]) })
  if ('same' in one && one.same[0] === 'event-seat')
    return phrase('event.its-phase', { seat: seat(scene, one.same[1]) })
  // "You are their prey."
  if ('same' in one && scene.you === 'they' && isReader(one.same[1]))
    return phrase('test.same', { one: seat(scene, one.same[1]), other: seat(scene, one.same[0]) })
  if ('same' in one) return phrase('test.same', { one: seat(scene, one.same[0]), other: seat(scene, one.same[1]) })
  if ('said' in one)
    return phrase(scene.bound.get(one.said)?.tossed ? 'test.tossed' : 'test.said', {
      word: phrase(`word.${one.word}` as EffectKey),
    })
  if ('range' in one) return phrase(`range-is.${one.range}`)
  if ('round' in one) return phrase('round.first')
  if ('referendum' in one) return phrase('test.blood-hunt')
  if ('not' in one) return negation(scene, one.not)
  if ('all' in one) return listOf('both', together(scene, one.all))
  // "Its controller is your predator or your prey."
  const [first] = one.or,
    of = first && 'same' in first ? first.same[0] : undefined,
    others = one.or.flatMap(each => ('same' in each && each.same[0] === of ? [each.same[1]] : []))
  if (of !== undefined && scene.you === 'you' && others.length === one.or.length)
    return phrase('test.same', {
      one: seat(scene, of),
      other: listOf(
        'or',
        others.map(each => seat(scene, each)),
      ),
    })
  return listOf(
    'or',
    one.or.map(part => test(scene, part)),
  )
}

const isReader = (name: string): boolean => name === 'controller:self'

/** A political action of this minion is a referendum that it has called. */
function together(scene: Scene, all: readonly Test[]): Part[] {
  const caller = all.flatMap(one =>
    'is' in one && one.is[0] === 'acting' && one.is[1].ref !== undefined && Object.keys(one.is[1]).length === 1
      ? [one]
      : [],
  )[0]
  // "The action is directed at this vampire."
  const aimed = all.find(one => 'is' in one && one.is[1].aimed && Object.keys(one.is[1]).length === 1),
    directed = all.filter(one => ('action' in one && one.action === 'directed') || 'targets' in one)
  if (aimed && 'is' in aimed && directed.length > 0)
    return [
      ...together(
        scene,
        all.filter(one => one !== aimed && !directed.includes(one)),
      ),
      phrase('test.directed-at', { card: ref(scene, aimed.is[0]) }),
    ]
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
  if (caller && bleed)
    return [
      phrase('test.is-bleeding', { card: ref(scene, caller.is[1].ref!) }),
      ...all.filter(one => one !== caller && one !== bleed).map(part => test(scene, part)),
    ]
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

const ROLES_OF_MINIONS: ReadonlySet<string> = new Set(['acting', 'blocking', 'opposing'])
function is(scene: Scene, { is: [card, who] }: Extract<Test, { is: unknown }>, not: boolean): Part {
  if (card === 'offering' && who.ref === 'self' && Object.keys(who).length === 1)
    return phrase(not ? 'test.other-action' : 'test.own-action', { card: ref(scene, 'self') })
  if (card === 'blocking' && Object.keys(who).length === 0) return phrase(not ? 'test.unblocked' : 'test.blocking')
  if (Object.keys(who).length === 0)
    return phrase(
      not ? 'test.undone' : scene.bound.get(card)?.agreed || scene.you === 'they' ? 'test.done.other' : 'test.done',
    )
  if (who.where && Object.keys(who).length === 1) {
    const inner: Scene = { ...scene, bound: new Map(scene.bound) }
    bind(inner, 'it', ref(scene, card))
    return test(inner, who.where)
  }
  if (!not && who.superior === 'has' && Object.keys(who).length === 1)
    return phrase('test.superior', { card: ref(scene, card) })
  // Who acts, blocks or fights is a minion.
  if (!not && ROLES_OF_MINIONS.has(card) && who.kind === 'minion' && who.where && Object.keys(who).length === 2)
    return is(scene, { is: [card, { where: who.where }] }, false)
  if (!not && who.ref && Object.keys(who).length > 1) {
    const { ref: one, ...mine } = who
    return listOf('both', [is(scene, { is: [card, { ref: one }] }, false), is(scene, { is: [card, mine] }, false)])
  }
  if (who.aimed && Object.keys(who).length > 1 && !not) {
    const { aimed: _, ...others } = who
    return listOf('both', [is(scene, { is: [card, others] }, false), is(scene, { is: [card, { aimed: true }] }, false)])
  }
  if (who.aimed && Object.keys(who).length === 1 && !not) return phrase('test.aimed', { card: ref(scene, card) })
  if (card === 'event-from') return phrase('event.from', { who: selector(scene, who, 'one') })
  const { of: controller, ...bare } = who
  if (!not && bare.not?.of !== undefined && Object.keys(bare.not).length === 1) {
    const {
      not: { of: other },
      ...mine
    } = bare
    return listOf('both', [
      ...(Object.keys(mine).length > 0 ? [is(scene, { is: [card, mine] }, false)] : []),
      phrase('test.not-of', { card: ref(scene, card), seat: seat(scene, other) }),
    ])
  }
  // What is called a vampire need not be said to be one.
  if (!not && card === 'by' && scene.by === 'ref.this-vampire' && who.kind === 'vampire' && who.where) {
    const { kind: _, ...others } = who
    return is(scene, { is: [card, others] }, false)
  }
  // "a Nosferatu you control", but "ready" and "you control it".
  const whole =
    who.in === 'ash' || who.in === 'hand' || who.in === 'uncontrolled' || (!not && nounOf(bare) !== 'card' && !who.ref)
  const [of, rest] = whole ? [undefined, who] : [controller, bare]
  const subject = ref(scene, card)
  const parts: Part[] = []
  const verb = (Object.keys(rest) as (keyof CardsWhere)[]).every(
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
  return listOf('both', parts)
}

function any(scene: Scene, { any: who, min = 1, max }: Extract<Test, { any: unknown }>): Part {
  if (max === 0) return phrase('test.none', { what: selector(scene, who, 'bare') })
  const many = min > 1 ? { n: min } : {}
  if (who.of !== undefined && !PILES[who.in ?? '']) {
    const { of, ...rest } = who
    return phrase(min > 1 ? 'test.control-least' : 'test.control', {
      seat: seat(scene, of),
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
    if (typeof rest.named === 'string' && typeof cmp === 'object' && 'fact' in cmp && !isTold(cmp.fact))
      return phrase('limit.none-of', {
        name: catalogue.get(rest.named)?.name ?? rest.named,
        until: limitOf(scene, cmp.fact),
      })
    return of !== undefined && !PILES[rest.in ?? '']
      ? phrase('test.control-none', { seat: seat(scene, of), what: selector(scene, rest, 'bare') })
      : phrase('test.none', { what: selector(scene, one.any, 'bare') })
  }
  if ('action' in one) return phrase(`action-not.${one.action}`)
  if ('referendum' in one) return phrase('test.no-blood-hunt')
  if ('edge' in one) return phrase('test.no-edge', { seat: seat(scene, one.edge) })
  if ('round' in one) return phrase('round.later')
  if ('during' in one) return phrase(`during-not.${one.during}`)
  // Not both: one or the other is not so.
  if ('all' in one)
    return listOf(
      'or',
      one.all.map(each => negation(scene, each)),
    )
  if ('or' in one)
    return listOf(
      'and',
      one.or.map(each => negation(scene, each)),
    )
  if ('not' in one) return test(scene, one.not)
  if ('same' in one && !one.same[0].startsWith('event-'))
    return phrase('test.not-same', { one: seat(scene, one.same[0]), other: seat(scene, one.same[1]) })
  if (
    'cmp' in one &&
    (one.cmp[1] !== '=' || one.cmp[2] === 0) &&
    (typeof one.cmp[0] !== 'object' || !('x' in one.cmp[0]))
  )
    return comparison(scene, [one.cmp[0], OPPOSITE[one.cmp[1]], one.cmp[2]])
  const told =
    'cmp' in one && typeof one.cmp[0] === 'object' && 'x' in one.cmp[0] ? EVENT_DENIED[one.cmp[0].x] : undefined
  return told ? phrase(told) : phrase('test.not', { test: test(scene, one) })
}
const OPPOSITE: Readonly<Record<Comparison, Comparison>> = { '<': '>=', '<=': '>', '=': '>', '>=': '<', '>': '<=' }

function comparison(scene: Scene, [one, how, other]: [Num, Comparison, Num]): Part {
  if (typeof one === 'object') {
    if ('x' in one && one.x.startsWith('event-')) return phrase(EVENT_FACTS[one.x] ?? 'event.so')
    if ('directedAt' in one) return phrase('test.directed-alike')
    if ('card' in one && how === '=')
      return phrase('test.same', { one: ref(scene, one.card), other: amount(scene, other) })
    if ('seat' in one && one.seat === 'event-ready' && typeof other === 'object' && 'seat' in other)
      return phrase('event.was-ready-of', { seat: seat(scene, other.seat) })
    if ('seat' in one && typeof other === 'object')
      return phrase('test.same', { one: seat(scene, one.seat), other: amount(scene, other) })
    if ('seat' in one && one.seat === 'event-ready') return phrase('event.was-ready')
    if ('fact' in one && typeof other === 'number') return factual(scene, one, how, other)
    if ('cast' in one)
      return phrase(how === '=' && other === 0 ? 'test.cast-none' : 'test.cast', {
        who: typeof one.of === 'string' ? ref(scene, one.of) : seat(scene, one.of.seat),
        what: phrase(one.only ? 'cast.votes' : 'cast.all'),
        side: phrase(`cast.${one.cast}`),
      })
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
              : one.counter === 'corruption@any'
                ? 'has.any-corruption'
                : nothing(how, other)
                  ? 'has.no-counters'
                  : 'has.counters',
          { card, n: bound, s: other, ...called(one.counter) },
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
