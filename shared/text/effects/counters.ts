import type { Holder, Op } from '../../cards/language.ts'
import { quantity, type Unit } from './amounts.ts'
import { phrase, type Part } from './phrase.ts'
import { hasLife, ref, seat, type Scene } from './scene.ts'

/** Blood, pool and counters: from where, to where. */
export function countersMoved({ from, to, amount }: Extract<Op, { op: 'counters' }>, scene: Scene): Part {
  const n = (unit: Unit): Part => quantity(scene, amount, unit)
  if (from === 'bank') {
    if (to === 'bank') return phrase('quantity.rest')
    return 'pool' in to
      ? phrase(own(to) ? 'gain-pool.you' : 'gain-pool', { seat: seat(scene, to.pool), n: n('pool') })
      : phrase('gain', { card: ref(scene, to.card), n: n(unitOf(scene, to)) })
  }
  if (to === 'bank') {
    if ('pool' in from)
      return phrase(own(from) ? 'burn-pool.you' : 'burn-pool', { seat: seat(scene, from.pool), n: n('pool') })
    return phrase('burn-blood', { card: ref(scene, from.card), n: n(unitOf(scene, from)) })
  }
  const unit = 'pool' in from ? 'pool' : unitOf(scene, from)
  return phrase('move-counters', { n: n(unit), from: purse(scene, from), to: purse(scene, to) })
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
