import { countersIn, type ByReason } from '../counters.ts'
import type { CounterKind } from '../spoken-language.ts'
import { count, figure, pool } from './grammar.ts'

const counted = (kind: CounterKind, amount: number): string =>
  kind === 'counter' ? count(amount, 'counter') : count(amount, kind, kind)

const GAINS: ByReason = { 'set-up': 'starts with' }
const gainedFor: ByReason = { edge: ' from the Edge', hunt: ' by hunting', 'prey-ousted': ' as their prey is ousted' }

const SPENDS: ByReason = { cost: 'pays', infernal: 'pays', contest: 'pays', 'left-play': 'leaves the game with' }
const spentFor: ByReason = {
  infernal: ' to unlock an infernal minion',
  contest: ' for a contest',
  'crypt-draw': ' to draw from their crypt',
  merge: ' to merge two cards of one vampire',
}

export const counters = countersIn({
  figure,
  pool,
  counted,
  stay: amount => `${counted('counter', amount)} of the blood bank ${amount === 1 ? 'stays' : 'stay'} there.`,
  gain: (who, what, why) => `${who} ${GAINS[why] ?? 'gains'} ${what}${gainedFor[why] ?? ''}.`,
  spend: (seat, what, why) => `${seat} ${SPENDS[why] ?? 'burns'} ${what}${spentFor[why] ?? ''}.`,
  give: (who, what, to) => `${who} gives ${what} to ${to}.`,
  toCard: (seat, what, card) => `${seat} moves ${what} to ${card}.`,
  toPool: (seat, what, card) => `${seat} moves ${what} from ${card} to their pool.`,
  lose: (card, kind, amount, why) => {
    const what = counted(kind, amount)
    if (why === 'cost') return `${card} pays ${what}.`
    if (why === 'contest') return `${card} burns ${what} for a contested title.`
    if (why === 'left-play') return `${card} leaves play with ${what} on it.`
    if (why === 'drain')
      return `${card} is above capacity: ${what} ${amount === 1 || kind !== 'counter' ? 'drains' : 'drain'} off.`
    if (why === 'damage') return kind === 'life' ? `${card} loses ${what}.` : `${card} burns ${what} to mend damage.`
    return `${card} burns ${what}.`
  },
})
