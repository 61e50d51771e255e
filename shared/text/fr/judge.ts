import type { EventParams } from '../../rules/index.ts'
import type { Language } from '../spoken-language.ts'
import { count, figure, listed, moment } from './grammar.ts'

/** What a judge has done, with their name; the reason, in their own words, comes last. */
export const judge: Pick<
  Language['events'],
  'judge-answered' | 'judge-ruled' | 'time-extended' | 'judge-paused' | 'rewound' | 'result-ruled' | 'chance-decided'
> = {
  'judge-answered': ({ judge, text }) => `Arbitrage de ${judge} : ${text}`,
  'judge-ruled': ({ judge, reason, ruling, seat }, say) =>
    `${RULED[ruling](seat === null ? '' : say.seat(seat), judge)} ${reason}`,
  'time-extended': ({ judge, reason, seat, hours, until }, say) =>
    seat === null
      ? `Arbitrage de ${judge}, ${hoursOf(hours)} de plus pour la table, jusqu’au ${moment(until ?? '')} : ${reason}`
      : `Arbitrage de ${judge}, ${hoursOf(hours)} de plus pour ${say.seat(seat)} : ${reason}`,
  'judge-paused': ({ judge, reason, until }) =>
    until === null
      ? `Arbitrage de ${judge}, fin de la pause : ${reason}`
      : `Arbitrage de ${judge}, horloges arrêtées jusqu’au ${moment(until)} : ${reason}`,
  rewound: ({ judge, reason, seat, turn }, say) =>
    `Arbitrage de ${judge}, retour au tour ${figure(turn)}, joué par ${say.seat(seat)} : ${reason}`,
  'result-ruled': ({ judge, reason, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `Arbitrage de ${judge}, résultat fixé. Points de victoire : ${each}. ${reason}`
  },
  'chance-decided': ({ came }) =>
    came === undefined
      ? 'Le hasard décide.'
      : `Le hasard décide : ${typeof came === 'number' ? figure(came) : (SIDES[came] ?? came)}.`,
}

const hoursOf = (hours: number): string => count(hours, 'heure')

const RULED: Record<EventParams['judge-ruled']['ruling'], (seat: string, judge: string) => string> = {
  skip: (seat, judge) => `Arbitrage de ${judge}, réponse par défaut pour ${seat} :`,
  adjust: (_, judge) => `Arbitrage de ${judge}, position corrigée :`,
  substitute: (seat, judge) => `Arbitrage de ${judge}, quelqu’un d’autre joue pour ${seat} :`,
  remove: (seat, judge) => `Arbitrage de ${judge}, ${seat} quitte la partie :`,
  restart: (_, judge) => `Arbitrage de ${judge}, la partie recommence :`,
}
/** Of a coin. */
const SIDES: Readonly<Record<string, string>> = { heads: 'face', tails: 'pile' }
