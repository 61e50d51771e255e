import type { CardName, EventParams } from '../../rules/events.ts'
import type { CounterReason } from '../../rules/messages.ts'
import type { CounterKind, Say } from '../language.ts'
import { blood, count, figure, life, pool } from './grammar.ts'

/** The one event behind every change of pool, blood and life: the sentence depends on where they go, and why. */
export function counters(event: EventParams['counters'], say: Say): string {
  const { from, to, amount, left = {} } = event
  const sentence = moved(event, say)
  const held = from !== 'bank' && 'pool' in from ? left.from : to !== 'bank' && 'pool' in to ? left.to : undefined
  const rest = held ?? (from === 'bank' ? left.to : left.from)
  if (rest === undefined) return sentence
  const gained = from === 'bank' || (held !== undefined && !('pool' in from))
  return `${sentence.slice(0, -1)} (${figure(gained ? rest - amount : rest + amount)} → ${figure(rest)}).`
}

const of = (kind: CounterKind, amount: number): string => (kind === 'blood' ? blood(amount) : kind === 'life' ? life(amount) : count(amount, 'contador', 'contadores'))

function moved({ from, to, amount, why }: EventParams['counters'], say: Say): string {
  const named = [from, to].some((purse) => purse !== 'bank' && 'card' in purse && purse.counter !== undefined)
  const counted = (card: CardName): string => of(named ? 'counter' : say.counters(card), amount)
  if (from === 'bank') {
    if (to === 'bank') return `${of('counter', amount)} do banco de sangue ${amount === 1 ? 'fica' : 'ficam'} lá.`
    if ('pool' in to) return `${say.seat(to.pool)} ${GAINS[why] ?? 'ganha'} ${pool(amount)}${gainedFor[why] ?? ''}.`
    return `${say.card(to.card)} ${GAINS[why] ?? 'ganha'} ${counted(to.card)}${gainedFor[why] ?? ''}.`
  }
  if ('pool' in from) {
    const seat = say.seat(from.pool)
    if (to === 'bank') return `${seat} ${POOL_LOSS[why] ?? 'queima'} ${pool(amount)}${lostFor[why] ?? ''}.`
    if ('pool' in to) return `${seat} dá ${pool(amount)} a ${say.seat(to.pool)}.`
    return `${seat} move ${pool(amount)} para ${say.card(to.card)}.`
  }
  const card = say.card(from.card)
  if (to === 'bank') return lost(card, from.counter === undefined ? say.counters(from.card) : 'counter', amount, why)
  if ('pool' in to) return `${say.seat(to.pool)} move ${counted(from.card)} de ${card} para seus recursos.`
  return `${card} dá ${counted(from.card)} a ${say.card(to.card)}.`
}

type Words = Partial<Record<CounterReason, string>>

const GAINS: Words = { 'set-up': 'começa com' }
const gainedFor: Words = { edge: ' pela Vantagem', hunt: ' ao caçar', 'prey-ousted': ' pela eliminação de sua presa' }

const POOL_LOSS: Words = { cost: 'paga', contest: 'paga', 'left-play': 'deixa a partida com' }
const lostFor: Words = { contest: ' por uma contestação', 'crypt-draw': ' para comprar de sua cripta', merge: ' para fundir duas cartas de um mesmo vampiro' }

function lost(card: string, kind: CounterKind, amount: number, why: CounterReason): string {
  const counted = of(kind, amount)
  if (why === 'cost') return `${card} paga ${counted}.`
  if (why === 'contest') return `${card} queima ${counted} por um título contestado.`
  if (why === 'left-play') return `${card} deixa o jogo com ${counted}.`
  if (why === 'drain') return `${card} excede sua capacidade e drena ${counted}.`
  if (why === 'damage') return kind === 'life' ? `${card} perde ${counted}.` : `${card} queima ${counted} para reparar dano.`
  return `${card} queima ${counted}.`
}
