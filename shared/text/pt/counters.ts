import { countersIn, type ByReason } from '../counters.ts'
import type { CounterKind } from '../spoken-language.ts'
import { blood, count, figure, life, pool } from './grammar.ts'

const counted = (kind: CounterKind, amount: number): string =>
  kind === 'blood' ? blood(amount) : kind === 'life' ? life(amount) : count(amount, 'contador', 'contadores')

const GAINS: ByReason = { 'set-up': 'começa com' }
const gainedFor: ByReason = {
  edge: ' pela Vantagem',
  hunt: ' ao caçar',
  'prey-ousted': ' pela eliminação de sua presa',
}

const SPENDS: ByReason = { cost: 'paga', infernal: 'paga', contest: 'paga', 'left-play': 'deixa a partida com' }
const spentFor: ByReason = {
  infernal: ' para destravar um servo infernalista',
  contest: ' por uma contestação',
  'crypt-draw': ' para comprar de sua cripta',
  merge: ' para fundir duas cartas de um mesmo vampiro',
}

export const counters = countersIn({
  figure,
  pool,
  counted,
  stay: amount => `${counted('counter', amount)} do banco de sangue ${amount === 1 ? 'fica' : 'ficam'} lá.`,
  gain: (who, what, why) => `${who} ${GAINS[why] ?? 'ganha'} ${what}${gainedFor[why] ?? ''}.`,
  spend: (seat, what, why) => `${seat} ${SPENDS[why] ?? 'queima'} ${what}${spentFor[why] ?? ''}.`,
  give: (who, what, to) => `${who} dá ${what} a ${to}.`,
  toCard: (seat, what, card) => `${seat} move ${what} para ${card}.`,
  toPool: (seat, what, card) => `${seat} move ${what} de ${card} para seus recursos.`,
  lose: (card, kind, amount, why) => {
    const what = counted(kind, amount)
    if (why === 'cost') return `${card} paga ${what}.`
    if (why === 'contest') return `${card} queima ${what} por um título contestado.`
    if (why === 'left-play') return `${card} deixa o jogo com ${what}.`
    if (why === 'drain') return `${card} excede sua capacidade e drena ${what}.`
    if (why === 'damage')
      return kind === 'life' ? `${card} perde ${what}.` : `${card} queima ${what} para reparar dano.`
    return `${card} queima ${what}.`
  },
})
