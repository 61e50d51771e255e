import type { EventParams } from '../../rules/index.ts'
import type { Language } from '../spoken-language.ts'
import { count, figure, listed, moment } from './grammar.ts'

/** What a judge has done, with their name; the reason, in their own words, comes last. */
export const judge: Pick<
  Language['events'],
  'judge-answered' | 'judge-ruled' | 'time-extended' | 'judge-paused' | 'rewound' | 'result-ruled' | 'chance-decided'
> = {
  'judge-answered': ({ judge, text }) => `Arbitragem de ${judge}: ${text}`,
  'judge-ruled': ({ judge, reason, ruling, seat }, say) =>
    `${RULED[ruling](seat === null ? '' : say.seat(seat), judge)} ${reason}`,
  'time-extended': ({ judge, reason, seat, hours, until }, say) =>
    seat === null
      ? `Arbitragem de ${judge}, mais ${hoursOf(hours)} para a mesa, até ${moment(until ?? '')}: ${reason}`
      : `Arbitragem de ${judge}, mais ${hoursOf(hours)} para ${say.seat(seat)}: ${reason}`,
  'judge-paused': ({ judge, reason, until }) =>
    until === null
      ? `Arbitragem de ${judge}, fim da pausa: ${reason}`
      : `Arbitragem de ${judge}, relógios em pausa até ${moment(until)}: ${reason}`,
  rewound: ({ judge, reason, seat, turn }, say) =>
    `Arbitragem de ${judge}, a partida volta ao turno ${figure(turn)}, de ${say.seat(seat)}: ${reason}`,
  'result-ruled': ({ judge, reason, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `Arbitragem de ${judge}, resultado fixado. Pontos de vitória: ${each}. ${reason}`
  },
  'chance-decided': ({ came }) =>
    came === undefined
      ? 'O acaso decide.'
      : `O acaso decide: ${typeof came === 'number' ? figure(came) : (SIDES[came] ?? came)}.`,
}

const hoursOf = (hours: number): string => count(hours, 'hora')

const RULED: Record<EventParams['judge-ruled']['ruling'], (seat: string, judge: string) => string> = {
  skip: (seat, judge) => `Arbitragem de ${judge}, resposta padrão para ${seat}:`,
  adjust: (_, judge) => `Arbitragem de ${judge}, posição corrigida:`,
  substitute: (seat, judge) => `Arbitragem de ${judge}, outra pessoa joga por ${seat}:`,
  remove: (seat, judge) => `Arbitragem de ${judge}, ${seat} sai da partida:`,
  restart: (_, judge) => `Arbitragem de ${judge}, a partida recomeça:`,
}
/** Of a coin. */
const SIDES: Readonly<Record<string, string>> = { heads: 'cara', tails: 'coroa' }
