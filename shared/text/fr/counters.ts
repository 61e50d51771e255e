import type { CardName, EventParams } from '../../rules/events.ts'
import type { CounterReason } from '../../rules/messages.ts'
import type { CounterKind, Say } from '../language.ts'
import { blood, count, de, figure, life, pool } from './grammar.ts'

/** The one event behind every change of pool, blood and life: the sentence depends on where they go, and why. */
export function counters(event: EventParams['counters'], say: Say): string {
  const { from, to, amount, left = {} } = event
  const sentence = moved(event, say)
  const inPool = from !== 'bank' && 'pool' in from ? left.from : to !== 'bank' && 'pool' in to ? left.to : undefined
  const rest = inPool ?? (from === 'bank' ? left.to : left.from)
  if (rest === undefined) return sentence
  const gained = from === 'bank' || (inPool !== undefined && !('pool' in from))
  return `${sentence.slice(0, -1)} (${figure(gained ? rest - amount : rest + amount)} → ${figure(rest)}).`
}

const COUNTED: Record<CounterKind, (n: number) => string> = { blood, life, counter: n => count(n, 'compteur') }

function moved({ from, to, amount, why }: EventParams['counters'], say: Say): string {
  const named = [from, to].some(purse => purse !== 'bank' && 'card' in purse && purse.counter !== undefined)
  const counted = (card: CardName): string => COUNTED[named ? 'counter' : say.counters(card)](amount)
  if (from === 'bank') {
    if (to === 'bank') return `${count(amount, 'compteur')} de la banque de sang y ${amount >= 2 ? 'restent' : 'reste'}.`
    if ('pool' in to) return `${say.seat(to.pool)} ${GAINS[why] ?? 'gagne'} ${pool(amount)}${gainedFor[why] ?? ''}.`
    return `${say.card(to.card)} ${GAINS[why] ?? 'gagne'} ${counted(to.card)}${gainedFor[why] ?? ''}.`
  }
  if ('pool' in from) {
    const seat = say.seat(from.pool)
    if (to === 'bank') return `${seat} ${POOL_LOSS[why] ?? 'brûle'} ${pool(amount)}${lostFor[why] ?? ''}.`
    if ('pool' in to) return `${seat} donne ${pool(amount)} à ${say.seat(to.pool)}.`
    return `${seat} déplace ${pool(amount)} vers ${say.card(to.card)}.`
  }
  const card = say.card(from.card)
  if (to === 'bank') return lost(card, from.counter === undefined ? say.counters(from.card) : 'counter', amount, why)
  if ('pool' in to) return `${say.seat(to.pool)} déplace ${counted(from.card)} ${de(card)} vers sa réserve.`
  return `${card} donne ${counted(from.card)} à ${say.card(to.card)}.`
}

type Words = Partial<Record<CounterReason, string>>

const GAINS: Words = { 'set-up': 'commence avec' }
const gainedFor: Words = { edge: ' grâce à l’Avantage', hunt: ' à la chasse', 'prey-ousted': ' pour l’élimination de sa proie' }

const POOL_LOSS: Words = { cost: 'paie', contest: 'paie', 'left-play': 'quitte la partie avec' }
const lostFor: Words = { contest: ' pour une dispute', 'crypt-draw': ' pour piocher de sa crypte', merge: ' pour fusionner deux cartes d’un même vampire' }

function lost(card: string, kind: CounterKind, amount: number, why: CounterReason): string {
  const counted = COUNTED[kind](amount)
  if (why === 'cost') return `${card} paie ${counted}.`
  if (why === 'contest') return `${card} brûle ${counted} pour un titre disputé.`
  if (why === 'left-play') return `${card} quitte le jeu avec ${counted}.`
  if (why === 'drain') return `${card} dépasse sa capacité : ${counted} ${amount >= 2 ? 'partent' : 'part'} à la banque.`
  if (why === 'damage') return kind === 'life' ? `${card} perd ${counted}.` : `${card} brûle ${counted} pour régénérer des dégâts.`
  return `${card} brûle ${counted}.`
}
