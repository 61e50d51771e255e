import type { EventParams } from '../../rules/index.ts'
import type { Language } from '../spoken-language.ts'
import { count, figure, listed, moment } from './grammar.ts'

/** What a judge has done, with their name; the reason, in their own words, comes last. */
export const judge: Pick<
  Language['events'],
  'judge-answered' | 'judge-ruled' | 'time-extended' | 'judge-paused' | 'rewound' | 'result-ruled' | 'chance-decided'
> = {
  'judge-answered': ({ judge, text }) => `Judge ${judge}: ${text}`,
  'judge-ruled': ({ judge, reason, ruling, seat }, say) =>
    `${RULED[ruling](seat === null ? '' : say.seat(seat), judge)} ${reason}`,
  'time-extended': ({ judge, reason, seat, hours, until }, say) =>
    seat === null
      ? `Judge ${judge} gives the table ${hoursOf(hours)} more, until ${moment(until ?? '')}: ${reason}`
      : `Judge ${judge} gives ${say.seat(seat)} ${hoursOf(hours)} more: ${reason}`,
  'judge-paused': ({ judge, reason, until }) =>
    until === null
      ? `Judge ${judge} ends the pause: ${reason}`
      : `Judge ${judge} pauses the clocks until ${moment(until)}: ${reason}`,
  rewound: ({ judge, reason, seat, turn }, say) =>
    `Judge ${judge} takes the game back to turn ${figure(turn)}, that of ${say.seat(seat)}: ${reason}`,
  'result-ruled': ({ judge, reason, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `Judge ${judge} rules the result. Victory points: ${each}. ${reason}`
  },
  'chance-decided': ({ came }) =>
    came === undefined
      ? 'Chance decides.'
      : `Chance decides: ${typeof came === 'number' ? figure(came) : (SIDES[came] ?? came)}.`,
}

const hoursOf = (hours: number): string => count(hours, 'hour')

const RULED: Record<EventParams['judge-ruled']['ruling'], (seat: string, judge: string) => string> = {
  skip: (seat, judge) => `Judge ${judge} gives the default answer for ${seat}:`,
  adjust: (_, judge) => `Judge ${judge} corrects the position:`,
  substitute: (seat, judge) => `Judge ${judge} has somebody else play for ${seat}:`,
  remove: (seat, judge) => `Judge ${judge} has ${seat} leave the game:`,
  restart: (_, judge) => `Judge ${judge} has the game begin again:`,
}
/** Of a coin. */
const SIDES: Readonly<Record<string, string>> = { heads: 'heads', tails: 'tails' }
