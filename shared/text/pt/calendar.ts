import type { CalendarWords } from '../calendar-words.ts'

export const calendar: CalendarWords = {
  answer: table => `Prazo da sua resposta: ${table}`,
  begins: event => `Começa ${event}`,
  round: (event, round) => `${event}, ronda ${round}`,
  final: event => `${event}, final`,
  limit: round => `${round}: acaba o tempo`,
  placement: event => `${event}, final: escolha o seu lugar`,
}
