import type { EventParams } from '../../rules/index.ts'
import type { Language } from '../spoken-language.ts'
import { count, figure, listed, moment } from './grammar.ts'

/** What a judge has done, with their name; the reason, in their own words, comes last. */
export const judge: Pick<
  Language['events'],
  'judge-answered' | 'judge-ruled' | 'time-extended' | 'judge-paused' | 'rewound' | 'result-ruled' | 'chance-decided'
> = {
  'judge-answered': ({ judge, text }) => `Arbitraje de ${judge}: ${text}`,
  'judge-ruled': ({ judge, reason, ruling, seat }, say) =>
    `${RULED[ruling](seat === null ? '' : say.seat(seat), judge)} ${reason}`,
  'time-extended': ({ judge, reason, seat, hours, until }, say) =>
    seat === null
      ? `Arbitraje de ${judge}, ${hoursOf(hours)} más para la mesa, hasta el ${moment(until ?? '')}: ${reason}`
      : `Arbitraje de ${judge}, ${hoursOf(hours)} más para ${say.seat(seat)}: ${reason}`,
  'judge-paused': ({ judge, reason, until }) =>
    until === null
      ? `Arbitraje de ${judge}, fin de la pausa: ${reason}`
      : `Arbitraje de ${judge}, relojes en pausa hasta el ${moment(until)}: ${reason}`,
  rewound: ({ judge, reason, seat, turn }, say) =>
    `Arbitraje de ${judge}, la partida vuelve al turno ${figure(turn)}, de ${say.seat(seat)}: ${reason}`,
  'result-ruled': ({ judge, reason, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `Arbitraje de ${judge}, resultado fijado. Puntos de victoria: ${each}. ${reason}`
  },
  'chance-decided': ({ came }) =>
    came === undefined
      ? 'Decide el azar.'
      : `Decide el azar: ${typeof came === 'number' ? figure(came) : (SIDES[came] ?? came)}.`,
}

const hoursOf = (hours: number): string => count(hours, 'hora')

const RULED: Record<EventParams['judge-ruled']['ruling'], (seat: string, judge: string) => string> = {
  skip: (seat, judge) => `Arbitraje de ${judge}, respuesta por defecto para ${seat}:`,
  adjust: (_, judge) => `Arbitraje de ${judge}, posición corregida:`,
  substitute: (seat, judge) => `Arbitraje de ${judge}, otra persona juega por ${seat}:`,
  remove: (seat, judge) => `Arbitraje de ${judge}, ${seat} sale de la partida:`,
  restart: (_, judge) => `Arbitraje de ${judge}, la partida empieza de nuevo:`,
}
/** Of a coin. */
const SIDES: Readonly<Record<string, string>> = { heads: 'cara', tails: 'cruz' }
