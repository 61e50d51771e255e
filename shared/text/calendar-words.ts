import { calendar } from './en/calendar.ts'
import type { LanguageCode } from './spoken-language.ts'

/** What stands in somebody's calendar. Names of tables and events are as those who hold them call them. */
export interface CalendarWords {
  /** A question that falls to its default then. */
  answer: (table: string) => string
  begins: (event: string) => string
  round: (event: string, round: number) => string
  final: (event: string) => string
  /** When time is called in a round, or in the final. */
  limit: (round: string) => string
  /** Until when a finalist chooses a seat. */
  placement: (event: string) => string
}

const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<CalendarWords>> = {
  fr: async () => (await import('./fr/calendar.ts')).calendar,
  es: async () => (await import('./es/calendar.ts')).calendar,
  pt: async () => (await import('./pt/calendar.ts')).calendar,
  it: async () => (await import('./it/calendar.ts')).calendar,
}

export const calendarWords = async (language: LanguageCode): Promise<CalendarWords> =>
  language === 'en' ? calendar : await loaders[language]()
