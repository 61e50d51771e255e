import { countersIn, type ByReason } from '../counters.ts'
import type { CounterKind } from '../spoken-language.ts'
import { blood, count, figure, life, pool } from './grammar.ts'

const counted = (kind: CounterKind, amount: number): string =>
  kind === 'blood' ? blood(amount) : kind === 'life' ? life(amount) : count(amount, 'ficha')

const GAINS: ByReason = { 'set-up': 'empieza con' }
const gainedFor: ByReason = {
  edge: ' por la Ventaja',
  hunt: ' al cazar',
  'prey-ousted': ' por la eliminación de su presa',
}

const SPENDS: ByReason = { cost: 'paga', infernal: 'paga', contest: 'paga', 'left-play': 'deja la partida con' }
const spentFor: ByReason = {
  infernal: ' para enderezar a un siervo infernal',
  contest: ' por una disputa',
  'crypt-draw': ' para robar de su cripta',
  merge: ' para fusionar dos cartas de un mismo vampiro',
}

export const counters = countersIn({
  figure,
  pool,
  counted,
  stay: amount => `${counted('counter', amount)} del banco de sangre ${amount === 1 ? 'se queda' : 'se quedan'} allí.`,
  gain: (who, what, why) => `${who} ${GAINS[why] ?? 'gana'} ${what}${gainedFor[why] ?? ''}.`,
  spend: (seat, what, why) => `${seat} ${SPENDS[why] ?? 'quema'} ${what}${spentFor[why] ?? ''}.`,
  give: (who, what, to) => `${who} da ${what} a ${to}.`,
  toCard: (seat, what, card) => `${seat} mueve ${what} a ${card}.`,
  toPool: (seat, what, card) => `${seat} mueve ${what} de ${card} a su reserva sanguínea.`,
  lose: (card, kind, amount, why) => {
    const what = counted(kind, amount)
    if (why === 'cost') return `${card} paga ${what}.`
    if (why === 'contest') return `${card} quema ${what} por un título disputado.`
    if (why === 'left-play') return `${card} deja el juego con ${what} encima.`
    if (why === 'drain')
      return `${card} supera su capacidad: ${what} se ${amount === 1 ? 'va' : 'van'} al banco de sangre.`
    if (why === 'damage') return kind === 'life' ? `${card} pierde ${what}.` : `${card} quema ${what} para repararse.`
    return `${card} quema ${what}.`
  },
})
