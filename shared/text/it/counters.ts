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

const of = (kind: CounterKind, amount: number): string => (kind === 'blood' ? blood(amount) : kind === 'life' ? life(amount) : count(amount, 'segnalino', 'segnalini'))

function moved({ from, to, amount, why }: EventParams['counters'], say: Say): string {
  const named = [from, to].some((purse) => purse !== 'bank' && 'card' in purse && purse.counter !== undefined)
  const counted = (card: CardName): string => of(named ? 'counter' : say.counters(card), amount)
  if (from === 'bank') {
    if (to === 'bank') return `${of('counter', amount)} della banca del sangue ${amount === 1 ? 'resta' : 'restano'} lì.`
    if ('pool' in to) return `${say.seat(to.pool)} ${GAINS[why] ?? 'guadagna'} ${pool(amount)}${gainedFor[why] ?? ''}.`
    return `${say.card(to.card)} ${GAINS[why] ?? 'guadagna'} ${counted(to.card)}${gainedFor[why] ?? ''}.`
  }
  if ('pool' in from) {
    const seat = say.seat(from.pool)
    if (to === 'bank') return `${seat} ${POOL_LOSS[why] ?? 'brucia'} ${pool(amount)}${lostFor[why] ?? ''}.`
    if ('pool' in to) return `${seat} dà ${pool(amount)} a ${say.seat(to.pool)}.`
    return `${seat} sposta ${pool(amount)} su ${say.card(to.card)}.`
  }
  const card = say.card(from.card)
  if (to === 'bank') return lost(card, from.counter === undefined ? say.counters(from.card) : 'counter', amount, why)
  if ('pool' in to) return `${say.seat(to.pool)} sposta ${counted(from.card)} da ${card} alle proprie risorse.`
  return `${card} dà ${counted(from.card)} a ${say.card(to.card)}.`
}

type Words = Partial<Record<CounterReason, string>>

const GAINS: Words = { 'set-up': 'comincia con' }
const gainedFor: Words = { edge: ' dal Vantaggio', hunt: ' cacciando', 'prey-ousted': " per l'eliminazione della propria preda" }

const POOL_LOSS: Words = { cost: 'paga', contest: 'paga', 'left-play': 'lascia la partita con' }
const lostFor: Words = { contest: ' per una contesa', 'crypt-draw': ' per pescare dalla propria cripta', merge: ' per fondere due carte di uno stesso vampiro' }

function lost(card: string, kind: CounterKind, amount: number, why: CounterReason): string {
  const counted = of(kind, amount)
  if (why === 'cost') return `${card} paga ${counted}.`
  if (why === 'contest') return `${card} brucia ${counted} per un titolo conteso.`
  if (why === 'left-play') return `${card} lascia il gioco con ${counted}.`
  if (why === 'drain') return `${card} supera la propria capacità: ${counted} ${amount === 1 ? 'torna' : 'tornano'} alla banca del sangue.`
  if (why === 'damage') return kind === 'life' ? `${card} perde ${counted}.` : `${card} brucia ${counted} per risanare danni.`
  return `${card} brucia ${counted}.`
}
