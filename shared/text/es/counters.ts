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

const of = (kind: CounterKind, amount: number): string => (kind === 'blood' ? blood(amount) : kind === 'life' ? life(amount) : count(amount, 'ficha'))

function moved({ from, to, amount, why }: EventParams['counters'], say: Say): string {
  const named = [from, to].some((purse) => purse !== 'bank' && 'card' in purse && purse.counter !== undefined)
  const counted = (card: CardName): string => of(named ? 'counter' : say.counters(card), amount)
  if (from === 'bank') {
    if (to === 'bank') return `${count(amount, 'ficha')} del banco de sangre ${amount === 1 ? 'se queda' : 'se quedan'} allí.`
    if ('pool' in to) return `${say.seat(to.pool)} ${GAINS[why] ?? 'gana'} ${pool(amount)}${gainedFor[why] ?? ''}.`
    return `${say.card(to.card)} ${GAINS[why] ?? 'gana'} ${counted(to.card)}${gainedFor[why] ?? ''}.`
  }
  if ('pool' in from) {
    const seat = say.seat(from.pool)
    if (to === 'bank') return `${seat} ${POOL_LOSS[why] ?? 'quema'} ${pool(amount)}${lostFor[why] ?? ''}.`
    if ('pool' in to) return `${seat} da ${pool(amount)} a ${say.seat(to.pool)}.`
    return `${seat} mueve ${pool(amount)} a ${say.card(to.card)}.`
  }
  const card = say.card(from.card)
  if (to === 'bank') return lost(card, from.counter === undefined ? say.counters(from.card) : 'counter', amount, why)
  if ('pool' in to) return `${say.seat(to.pool)} mueve ${counted(from.card)} de ${card} a su reserva sanguínea.`
  return `${card} da ${counted(from.card)} a ${say.card(to.card)}.`
}

type Words = Partial<Record<CounterReason, string>>

const GAINS: Words = { 'set-up': 'empieza con' }
const gainedFor: Words = { edge: ' por la Ventaja', hunt: ' al cazar', 'prey-ousted': ' por la eliminación de su presa' }

const POOL_LOSS: Words = { cost: 'paga', contest: 'paga', 'left-play': 'deja la partida con' }
const lostFor: Words = { contest: ' por una disputa', 'crypt-draw': ' para robar de su cripta', merge: ' para fusionar dos cartas de un mismo vampiro' }

function lost(card: string, kind: CounterKind, amount: number, why: CounterReason): string {
  const counted = of(kind, amount)
  if (why === 'cost') return `${card} paga ${counted}.`
  if (why === 'contest') return `${card} quema ${counted} por un título disputado.`
  if (why === 'left-play') return `${card} deja el juego con ${counted} encima.`
  if (why === 'drain') return `${card} supera su capacidad: ${counted} se ${amount === 1 ? 'va' : 'van'} al banco de sangre.`
  if (why === 'damage') return kind === 'life' ? `${card} pierde ${counted}.` : `${card} quema ${counted} para repararse.`
  return `${card} quema ${counted}.`
}
