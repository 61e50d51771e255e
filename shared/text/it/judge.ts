import type { EventParams } from '../../rules/index.ts'
import type { Language } from '../spoken-language.ts'
import { count, figure, listed, moment } from './grammar.ts'

/** What a judge has done, with their name; the reason, in their own words, comes last. */
export const judge: Pick<
  Language['events'],
  'judge-answered' | 'judge-ruled' | 'time-extended' | 'judge-paused' | 'rewound' | 'result-ruled' | 'chance-decided'
> = {
  'judge-answered': ({ judge, text }) => `Arbitraggio di ${judge}: ${text}`,
  'judge-ruled': ({ judge, reason, ruling, seat }, say) =>
    `${RULED[ruling](seat === null ? '' : say.seat(seat), judge)} ${reason}`,
  'time-extended': ({ judge, reason, seat, hours, until }, say) =>
    seat === null
      ? `Arbitraggio di ${judge}, ${hoursOf(hours)} in più per il tavolo, fino al ${moment(until ?? '')}: ${reason}`
      : `Arbitraggio di ${judge}, ${hoursOf(hours)} in più per ${say.seat(seat)}: ${reason}`,
  'judge-paused': ({ judge, reason, until }) =>
    until === null
      ? `Arbitraggio di ${judge}, fine della pausa: ${reason}`
      : `Arbitraggio di ${judge}, orologi in pausa fino al ${moment(until)}: ${reason}`,
  rewound: ({ judge, reason, seat, turn }, say) =>
    `Arbitraggio di ${judge}, la partita torna al turno ${figure(turn)}, di ${say.seat(seat)}: ${reason}`,
  'result-ruled': ({ judge, reason, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `Arbitraggio di ${judge}, risultato fissato. Punti vittoria: ${each}. ${reason}`
  },
  'chance-decided': ({ came }) =>
    came === undefined
      ? 'Decide il caso.'
      : `Decide il caso: ${typeof came === 'number' ? figure(came) : (SIDES[came] ?? came)}.`,
}

const hoursOf = (hours: number): string => count(hours, 'ora', 'ore')

const RULED: Record<EventParams['judge-ruled']['ruling'], (seat: string, judge: string) => string> = {
  skip: (seat, judge) => `Arbitraggio di ${judge}, risposta predefinita per ${seat}:`,
  adjust: (_, judge) => `Arbitraggio di ${judge}, posizione corretta:`,
  substitute: (seat, judge) => `Arbitraggio di ${judge}, qualcun altro gioca per ${seat}:`,
  remove: (seat, judge) => `Arbitraggio di ${judge}, ${seat} esce dalla partita:`,
  restart: (_, judge) => `Arbitraggio di ${judge}, la partita ricomincia:`,
}
/** Of a coin. */
const SIDES: Readonly<Record<string, string>> = { heads: 'testa', tails: 'croce' }
