import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  answer: table => `Votre réponse est attendue : ${table}`,
  begins: event => `${event} commence`,
  round: (event, round) => `${event}, ronde ${round}`,
  final: event => `${event}, finale`,
  limit: round => `${round} : le temps est écoulé`,
  placement: event => `${event}, finale : choisissez votre place`,
}
