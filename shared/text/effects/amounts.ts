import type { Num, Stat } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { hasLife, ref, seat, type Scene, called } from './scene.ts'
import { selector, methuselah } from './selectors.ts'

/** Numbers: as a noun, as so much of something, and as a change. */

const ROLES: Readonly<Record<string, EffectKey>> = { 'event-amount': 'amount.event', X: 'amount.x', x: 'amount.x' }

/** Facts the rules keep, and facts of cards that others ask about. */
const FACTS: Readonly<Record<string, EffectKey>> = {
  margin: 'fact.margin',
  'shuffled-in': 'fact.shuffled-in',
  cast: 'fact.cast',
  bled: 'fact.bled',
  inflicted: 'fact.inflicted',
  'blood-lost': 'fact.blood-lost',
  'owed-pool': 'fact.owed-pool',
}
export const COUNTERS: Readonly<Record<string, EffectKey>> = {
  blood: 'amount.blood-on',
  'corruption@you': 'amount.corruption',
}

/** An amount, as a noun. */
export function amount(scene: Scene, num: Num): Part {
  if (typeof num === 'number') return num
  if ('x' in num) {
    if (num.per !== undefined) return phrase('amount.xs', { n: num.per })
    if (ROLES[num.x]) return phrase(ROLES[num.x]!)
    if (num.x.endsWith('-points')) return phrase('amount.share')
    return scene.bound.has(num.x) ? scene.bound.get(num.x)!.again : phrase('amount.x')
  }
  if ('count' in num && num.count.amongst && Object.keys(num.count).length === 1)
    return phrase('amount.per-those', {
      n: num.per ?? 1,
      each: phrase('each-of-those', { what: ref(scene, num.count.amongst) }),
    })
  if ('count' in num)
    return num.per === undefined || num.per === 1
      ? phrase('amount.count', { what: selector(scene, num.count, 'many') })
      : phrase('amount.per', { n: num.per, what: selector(scene, num.count, 'bare') })
  if ('seats' in num) return phrase('amount.count', { what: methuselah(scene, num.seats, 'many') })
  if ('part' in num)
    return num.by === 2
      ? phrase('amount.half', { n: amount(scene, num.part) })
      : phrase('amount.part', { n: amount(scene, num.part), by: num.by })
  if ('stat' in num)
    return phrase('amount.stat', {
      card: ref(scene, num.of),
      stat: phrase(num.stat === 'blood' && hasLife(scene, num.of) ? 'stat.life' : `stat.${num.stat}`, {
        s: 2,
        the: '',
      }),
    })
  if ('counter' in num)
    return phrase(COUNTERS[num.counter] ?? 'amount.counters', { card: ref(scene, num.of), ...called(num.counter) })
  if ('fact' in num)
    return FACTS[num.fact] ? phrase(FACTS[num.fact]!, { card: ref(scene, num.of) }) : phrase('fact.times')
  if ('pool' in num) return phrase('amount.pool', { whose: seat(scene, num.pool, true) })
  if ('victoryPoints' in num) return phrase('victory-point', { seat: seat(scene, num.victoryPoints) })
  if ('cast' in num) return phrase('cast.all')
  if ('seat' in num) return seat(scene, num.seat)
  if ('card' in num) return ref(scene, num.card)
  if ('directedAt' in num) return phrase('amount.directed-at')
  if ('left' in num) return phrase('amount.rest')
  const less = 'sum' in num && num.sum.length === 2 ? num.sum[1] : undefined
  if ('sum' in num && typeof less === 'number' && less < 0)
    return phrase('amount.less', { of: amount(scene, num.sum[0]!), n: -less })
  if (typeof less === 'object' && 'minus' in less && 'sum' in num)
    return phrase('amount.difference', { of: amount(scene, num.sum[0]!), n: amount(scene, less.minus) })
  if ('sum' in num)
    return phrase('amount.sum', {
      parts: listOf(
        'sum',
        num.sum.map(one => amount(scene, one)),
      ),
    })
  if ('minus' in num) return phrase('amount.minus', { n: amount(scene, num.minus) })
  const [most, each] = num.least
  // So much for each, and so much at most: it is enough that there is one.
  if (
    num.least.length === 2 &&
    typeof most === 'number' &&
    typeof each === 'object' &&
    'count' in each &&
    each.per === most
  )
    return phrase('amount.if-any', { n: most, test: scene.say.test(scene, { any: each.count }) })
  return phrase('amount.least', {
    parts: listOf(
      'and',
      num.least.map(one => amount(scene, one)),
    ),
  })
}

export type Unit = 'blood' | 'life' | 'pool' | 'counters' | 'corruption' | 'damage' | 'cards' | 'votes' | 'bloodOrLife'
const UNITS: Record<Unit, EffectKey> = {
  blood: 'unit.blood',
  life: 'unit.life',
  pool: 'unit.pool',
  counters: 'unit.counters',
  corruption: 'unit.corruption',
  damage: 'unit.damage',
  cards: 'unit.cards',
  votes: 'unit.votes',
  bloodOrLife: 'unit.blood-or-life',
}

/** So much of something: "2 blood", "1 pool for each minion they control", "blood equal to its capacity". */
export function quantity(scene: Scene, num: Num, unit: Unit, name: { name?: Part } = {}): Part {
  if (typeof num === 'number') return phrase('quantity', { n: num, unit: unitOf(unit, num, name) })
  if ('count' in num)
    return phrase('quantity.per', {
      n: num.per ?? 1,
      unit: unitOf(unit, num.per ?? 1, name),
      what: selector(scene, num.count, 'bare'),
    })
  if ('counter' in num && unit === 'corruption') return phrase('quantity.all-corruption')
  if ('sum' in num && typeof num.sum[0] === 'number' && num.sum.length > 1) {
    const more = num.sum.slice(1).map(one => added(scene, one))
    if (more.every(one => one !== undefined))
      return phrase('quantity.plus', { first: quantity(scene, num.sum[0], unit, name), more: listOf('and', more) })
  }
  if ('left' in num) return phrase('quantity.rest', { unit: phrase(UNITS[unit], { n: 2 }) })
  if ('x' in num || ('sum' in num && num.sum.every(one => typeof one === 'number' || 'x' in one))) {
    const n = amount(scene, num)
    return typeof n === 'object' && 'key' in n && n.key === 'amount.share'
      ? phrase('quantity.share', { unit: unitOf(unit, 1, name) })
      : phrase('quantity', { n, unit: unitOf(unit, 2, name) })
  }
  const [most, bound] = 'least' in num ? num.least : []
  if (typeof most === 'number' && bound !== undefined)
    return phrase('quantity.equal.most', { unit: unitOf(unit, 2, name), amount: amount(scene, bound), most })
  return phrase('quantity.equal', { unit: unitOf(unit, 2, name), amount: amount(scene, num) })
}
/** What comes to it: "3 more if they control a ready vampire", "1 more for each location you control". */
function added(scene: Scene, num: Num): Part | undefined {
  if (typeof num !== 'object') return undefined
  if ('count' in num) return phrase('plus-each', { n: num.per ?? 1, what: selector(scene, num.count, 'bare') })
  const most = 'least' in num ? num.least : [],
    [n, each] = most
  return most.length === 2 && typeof n === 'number' && typeof each === 'object' && 'count' in each && each.per === n
    ? phrase('plus-if', { n, test: scene.say.test(scene, { any: each.count }) })
    : undefined
}

/** `of`: it is said how many. */
const unitOf = (unit: Unit, n: number, name: { name?: Part }): Part => phrase(UNITS[unit], { n, of: '', ...name })

/** A change of a number that cards have: "+2 bleed". */
export const changeOf = (stat: Stat, { n, more }: Change, by?: Num): Part =>
  phrase('change', {
    n,
    stat: phrase(`stat.${stat}`, { s: isOne(by) ? 1 : 2, by: '' }),
    ...(more !== undefined && { more }),
  })

const isOne = (by: Num | undefined): boolean =>
  by === 1 || by === -1 || (typeof by === 'object' && 'count' in by && (by.per ?? 1) === 1)

type Change = { n: Part; more?: Part }
/**
 * A change: "+2", and what more there is to it: "for each ready Nosferatu", "and +1 more if this minion is a Toreador".
 */
export function change(scene: Scene, num: Num, sign: 1 | -1 = 1): Change {
  const signed = (n: Part): Part => phrase(sign < 0 ? 'minus' : 'plus', { n })
  if (typeof num === 'number') return { n: phrase(num * sign < 0 ? 'minus' : 'plus', { n: Math.abs(num) }) }
  if ('minus' in num) return change(scene, num.minus, sign === 1 ? -1 : 1)
  if ('part' in num && typeof num.part === 'object' && 'count' in num.part)
    return { n: signed(1), more: phrase('for-every', { n: num.by, what: selector(scene, num.part.count, 'many') }) }
  if ('counter' in num) return { n: signed(1), more: phrase('for-each-counter', { card: ref(scene, num.of) }) }
  if ('sum' in num) {
    const [first, ...others] = num.sum.map(one => change(scene, one, sign))
    return {
      n: first!.n,
      more: listOf(
        'and',
        others.map(({ n, more }) => phrase('and-more', { n, ...(more !== undefined && { more }) })),
      ),
    }
  }
  if ('victoryPoints' in num)
    return {
      n: signed(num.per ?? 1),
      more: phrase('for-each', { what: phrase('victory-point', { seat: seat(scene, num.victoryPoints) }) }),
    }
  if ('count' in num) {
    const { n } = change(scene, num.per ?? 1, sign),
      { ref: one, ...who } = num.count
    return {
      n,
      more: one
        ? phrase('if-so', { test: scene.say.test(scene, { is: [one, who] }) })
        : phrase('for-each', { what: selector(scene, num.count, 'bare') }),
    }
  }
  // What was chosen is called X; what is worked out is said to be X.
  return {
    n: signed('x' in num && num.per !== undefined ? phrase('amount.xs', { n: num.per }) : phrase('amount.x')),
    ...(!('x' in num) && { more: phrase('x-where', { amount: amount(scene, num) }) }),
  }
}
