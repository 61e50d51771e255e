import { countersIn, type ByReason } from '../counters.ts'
import type { CounterKind } from '../spoken-language.ts'
import { blood, count, figure, life, pool } from './grammar.ts'

const counted = (kind: CounterKind, amount: number): string =>
  kind === 'blood' ? blood(amount) : kind === 'life' ? life(amount) : count(amount, 'segnalino', 'segnalini')

const GAINS: ByReason = { 'set-up': 'comincia con' }
const gainedFor: ByReason = {
  edge: ' dal Vantaggio',
  hunt: ' cacciando',
  'prey-ousted': ' per l’eliminazione della propria preda',
}

const SPENDS: ByReason = { cost: 'paga', infernal: 'paga', contest: 'paga', 'left-play': 'lascia la partita con' }
const spentFor: ByReason = {
  infernal: ' per disimpegnare un servitore infernalista',
  contest: ' per una contesa',
  'crypt-draw': ' per pescare dalla propria cripta',
  merge: ' per fondere due carte di uno stesso vampiro',
}

export const counters = countersIn({
  figure,
  pool,
  counted,
  stay: amount => `${counted('counter', amount)} della banca del sangue ${amount === 1 ? 'resta' : 'restano'} lì.`,
  gain: (who, what, why) => `${who} ${GAINS[why] ?? 'guadagna'} ${what}${gainedFor[why] ?? ''}.`,
  spend: (seat, what, why) => `${seat} ${SPENDS[why] ?? 'brucia'} ${what}${spentFor[why] ?? ''}.`,
  give: (who, what, to) => `${who} dà ${what} a ${to}.`,
  toCard: (seat, what, card) => `${seat} sposta ${what} su ${card}.`,
  toPool: (seat, what, card) => `${seat} sposta ${what} da ${card} alle proprie risorse.`,
  lose: (card, kind, amount, why) => {
    const what = counted(kind, amount)
    if (why === 'cost') return `${card} paga ${what}.`
    if (why === 'contest') return `${card} brucia ${what} per un titolo conteso.`
    if (why === 'left-play') return `${card} lascia il gioco con ${what}.`
    if (why === 'drain')
      return `${card} supera la propria capacità: ${what} ${amount === 1 ? 'torna' : 'tornano'} alla banca del sangue.`
    if (why === 'damage')
      return kind === 'life' ? `${card} perde ${what}.` : `${card} brucia ${what} per risanare danni.`
    return `${card} brucia ${what}.`
  },
})
