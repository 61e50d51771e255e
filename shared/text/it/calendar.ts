import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  answer: table => `Scade la tua risposta: ${table}`,
  begins: event => `Inizia ${event}`,
  round: (event, round) => `${event}, round ${round}`,
  final: event => `${event}, finale`,
  limit: round => `${round}: il tempo è scaduto`,
  placement: event => `${event}, finale: scegli il tuo posto`,
}
