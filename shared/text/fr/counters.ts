import { countersIn, type ByReason } from '../counters.ts'
import type { CounterKind } from '../spoken-language.ts'
import { blood, count, de, figure, life, pool } from './grammar.ts'

const COUNTED: Record<CounterKind, (n: number) => string> = { blood, life, counter: n => count(n, 'compteur') }
const counted = (kind: CounterKind, amount: number): string => COUNTED[kind](amount)

const GAINS: ByReason = { 'set-up': 'commence avec' }
const gainedFor: ByReason = {
  edge: ' grâce à l’Avantage',
  hunt: ' à la chasse',
  'prey-ousted': ' pour l’élimination de sa proie',
}

const SPENDS: ByReason = { cost: 'paie', infernal: 'paie', contest: 'paie', 'left-play': 'quitte la partie avec' }
const spentFor: ByReason = {
  infernal: ' pour redresser un serviteur infernal',
  contest: ' pour une dispute',
  'crypt-draw': ' pour piocher de sa crypte',
  merge: ' pour fusionner deux cartes d’un même vampire',
}

export const counters = countersIn({
  figure,
  pool,
  counted,
  stay: amount => `${counted('counter', amount)} de la banque de sang y ${amount >= 2 ? 'restent' : 'reste'}.`,
  gain: (who, what, why) => `${who} ${GAINS[why] ?? 'gagne'} ${what}${gainedFor[why] ?? ''}.`,
  spend: (seat, what, why) => `${seat} ${SPENDS[why] ?? 'brûle'} ${what}${spentFor[why] ?? ''}.`,
  give: (who, what, to) => `${who} donne ${what} à ${to}.`,
  toCard: (seat, what, card) => `${seat} déplace ${what} vers ${card}.`,
  toPool: (seat, what, card) => `${seat} déplace ${what} ${de(card)} vers sa réserve.`,
  lose: (card, kind, amount, why) => {
    const what = counted(kind, amount)
    if (why === 'cost') return `${card} paie ${what}.`
    if (why === 'contest') return `${card} brûle ${what} pour un titre disputé.`
    if (why === 'left-play') return `${card} quitte le jeu avec ${what}.`
    if (why === 'drain') return `${card} dépasse sa capacité : ${what} ${amount >= 2 ? 'partent' : 'part'} à la banque.`
    if (why === 'damage')
      return kind === 'life' ? `${card} perd ${what}.` : `${card} brûle ${what} pour régénérer des dégâts.`
    return `${card} brûle ${what}.`
  },
})
