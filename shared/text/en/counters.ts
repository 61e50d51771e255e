import type { CardName, EventParams } from '../../rules/events.ts'
import type { CounterReason } from '../../rules/messages.ts'
import type { Say } from '../language.ts'
import { count, figure, pool } from './grammar.ts'

/** The one event behind every change of pool, blood and life: the sentence depends on where they go, and why. */
export function counters(event: EventParams['counters'], say: Say): string {
  const { from, to, amount, left = {} } = event
  const sentence = moved(event, say)
  const pool = from !== 'bank' && 'pool' in from ? left.from : to !== 'bank' && 'pool' in to ? left.to : undefined
  const rest = pool ?? (from === 'bank' ? left.to : left.from)
  if (rest === undefined) return sentence
  const gained = from === 'bank' || (pool !== undefined && !('pool' in from))
  return `${sentence.slice(0, -1)} (${figure(gained ? rest - amount : rest + amount)} → ${figure(rest)}).`
}

function moved({ from, to, amount, why }: EventParams['counters'], say: Say): string {
  const named = [from, to].some((purse) => purse !== 'bank' && 'card' in purse && purse.counter !== undefined)
  const counted = (card: CardName): string => {
    if (named) return count(amount, 'counter')
    const kind = say.counters(card)
    return kind === 'counter' ? count(amount, 'counter') : count(amount, kind, kind)
  }
  if (from === 'bank') {
    if (to === 'bank') return `${count(amount, 'counter')} of the blood bank ${amount === 1 ? 'stays' : 'stay'} there.`
    if ('pool' in to) return `${say.seat(to.pool)} ${GAINS[why] ?? 'gains'} ${pool(amount)}${gainedFor[why] ?? ''}.`
    return `${say.card(to.card)} ${GAINS[why] ?? 'gains'} ${counted(to.card)}${gainedFor[why] ?? ''}.`
  }
  if ('pool' in from) {
    const seat = say.seat(from.pool)
    if (to === 'bank') return `${seat} ${POOL_LOSS[why] ?? 'burns'} ${pool(amount)}${lostFor[why] ?? ''}.`
    if ('pool' in to) return `${seat} gives ${pool(amount)} to ${say.seat(to.pool)}.`
    return `${seat} moves ${pool(amount)} to ${say.card(to.card)}.`
  }
  const card = say.card(from.card)
  if (to === 'bank') return lost(card, from.counter === undefined ? say.counters(from.card) : 'counter', amount, why)
  if ('pool' in to) return `${say.seat(to.pool)} moves ${counted(from.card)} from ${card} to their pool.`
  return `${card} gives ${counted(from.card)} to ${say.card(to.card)}.`
}

type Words = Partial<Record<CounterReason, string>>

const GAINS: Words = { 'set-up': 'starts with' }
const gainedFor: Words = { edge: ' from the Edge', hunt: ' by hunting', 'prey-ousted': ' as their prey is ousted' }

const POOL_LOSS: Words = { cost: 'pays', contest: 'pays', 'left-play': 'leaves the game with' }
const lostFor: Words = { contest: ' for a contest', 'crypt-draw': ' to draw from their crypt', merge: ' to merge two cards of one vampire' }

function lost(card: string, kind: 'blood' | 'life' | 'counter', amount: number, why: CounterReason): string {
  const counted = kind === 'counter' ? count(amount, 'counter') : count(amount, kind, kind)
  if (why === 'cost') return `${card} pays ${counted}.`
  if (why === 'contest') return `${card} burns ${counted} for a contested title.`
  if (why === 'left-play') return `${card} leaves play with ${counted} on it.`
  if (why === 'drain') return `${card} is above capacity: ${counted} ${amount === 1 || kind !== 'counter' ? 'drains' : 'drain'} off.`
  if (why === 'damage') return kind === 'life' ? `${card} loses ${counted}.` : `${card} burns ${counted} to mend damage.`
  return `${card} burns ${counted}.`
}
