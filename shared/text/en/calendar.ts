import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  answer: table => `Your answer is due: ${table}`,
  begins: event => `${event} begins`,
  round: (event, round) => `${event}, round ${round}`,
  final: event => `${event}, final`,
  limit: round => `${round}: time is up`,
  placement: event => `${event}, final: choose your seat`,
}
