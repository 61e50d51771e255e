import type { Holder, Num, Op } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { quantity, type Unit } from './amounts.ts'
import { phrase, type Part } from './phrase.ts'
import { called, hasLife, mayLive, ref, seat, type Scene } from './scene.ts'

/** Blood, pool and counters: from where, to where. */
export function countersMoved({ from, to, amount }: Extract<Op, { op: 'counters' }>, scene: Scene): Part {
  const n = (unit: Unit): Part =>
    isAllOf(from, amount)
      ? phrase(unit === 'blood' ? 'quantity.all-blood' : 'quantity.all-counters', { ...kindOf(from) })
      : quantity(scene, amount, unit, kindOf(from === 'bank' ? to : from))
  if (from === 'bank') {
    if (to === 'bank') return phrase('quantity.rest')
    return 'pool' in to
      ? phrase(own(to) ? 'gain-pool.you' : 'gain-pool', { seat: seat(scene, to.pool), n: n('pool') })
      : isFull(to, amount)
        ? phrase('gain.full', {
            card: ref(scene, to.card),
            unit: phrase(`unit.${unitOf(scene, to)}` as EffectKey, { n: 2 }),
          })
        : upTo(to, amount) === undefined
          ? phrase('gain', { card: ref(scene, to.card), n: n(unitOf(scene, to)) })
          : phrase('gain.up-to', {
              card: ref(scene, to.card),
              n: quantity(scene, upTo(to, amount)!, unitOf(scene, to), kindOf(to)),
            })
  }
  if (to === 'bank') {
    if ('pool' in from)
      return phrase(own(from) ? 'burn-pool.you' : 'burn-pool', { seat: seat(scene, from.pool), n: n('pool') })
    const unit = unitOf(scene, from)
    return phrase('burn-blood', {
      n: n(unit === 'blood' && mayLive(scene, from.card) ? 'bloodOrLife' : unit),
      card: ref(scene, from.card),
    })
  }
  const plain = 'pool' in from ? 'pool' : unitOf(scene, from),
    unit = plain === 'blood' && 'card' in from && mayLive(scene, from.card) ? 'bloodOrLife' : plain
  return phrase('move-counters', { n: n(unit), from: purse(scene, from), to: purse(scene, to) })
}

const kindOf = (holder: Holder): { name?: Part } =>
  typeof holder === 'object' && 'card' in holder && holder.name !== undefined ? called(holder.name) : {}

/** Whatever there is on the card, of what is moved from it. */
const isAllOf = (from: Holder, amount: Num): boolean =>
  typeof from === 'object' &&
  'card' in from &&
  typeof amount === 'object' &&
  (from.name === undefined
    ? 'stat' in amount && amount.stat === 'blood' && amount.of === from.card
    : !from.name.startsWith('corruption') &&
      'counter' in amount &&
      amount.counter === from.name &&
      amount.of === from.card)

/** As much as it has capacity for. */
const isFull = (to: Exclude<Holder, 'bank'>, amount: Num): boolean => {
  if (!('card' in to) || typeof amount !== 'object' || !('sum' in amount)) return false
  const [most, less] = amount.sum
  return (
    amount.sum.length === 2 &&
    typeof most === 'object' &&
    'stat' in most &&
    most.stat === 'capacity' &&
    most.of === to.card &&
    typeof less === 'object' &&
    'minus' in less &&
    typeof less.minus === 'object' &&
    'stat' in less.minus &&
    less.minus.stat === 'blood' &&
    less.minus.of === to.card
  )
}

/** What it lacks to have so many. */
function upTo(to: Exclude<Holder, 'bank'>, amount: Num): number | undefined {
  if (!('card' in to) || typeof amount !== 'object' || !('sum' in amount)) return undefined
  const [n, less] = amount.sum
  return typeof n === 'number' &&
    typeof less === 'object' &&
    'minus' in less &&
    typeof less.minus === 'object' &&
    'counter' in less.minus &&
    less.minus.of === to.card
    ? n
    : undefined
}

const own = (holder: { pool: string }): boolean => holder.pool === 'you'
const unitOf = (scene: Scene, holder: Exclude<Holder, 'bank'>): Unit =>
  'card' in holder && holder.name !== undefined && holder.name !== 'blood'
    ? holder.name === 'corruption@you'
      ? 'corruption'
      : 'counters'
    : 'pool' in holder
      ? 'pool'
      : hasLife(scene, holder.card)
        ? 'life'
        : 'blood'
const purse = (scene: Scene, holder: Exclude<Holder, 'bank'>): Part =>
  'pool' in holder ? phrase('pool-of', { whose: seat(scene, holder.pool, true) }) : ref(scene, holder.card)
