import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  answer: table => `Plazo de tu respuesta: ${table}`,
  begins: event => `Empieza ${event}`,
  round: (event, round) => `${event}, ronda ${round}`,
  final: event => `${event}, final`,
  limit: round => `${round}: se acaba el tiempo`,
  placement: event => `${event}, final: elige tu asiento`,
}
