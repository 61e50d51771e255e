import { embed } from './en/embed.ts'
import type { LanguageCode } from './spoken-language.ts'

/** What a widget says that stands in somebody else's page. */
export interface EmbedWords {
  standings: string
  tables: string
  /** Not before anything is counted. */
  nothing: string
  over: (over: number, of: number) => string
  all: (players: number) => string
  round: (number: number) => string
  final: string
  table: (number: number) => string
  turn: (number: number) => string
  ousted: string
  pool: (pool: number) => string
  points: (points: string) => string
  waiting: (names: string) => string
  until: (when: string) => string
  for: (votes: number) => string
  against: (votes: number) => string
  /** How late it is shown. */
  lateMinutes: (minutes: number) => string
  latePublications: (number: number) => string
  none: string
  /** Of a table that nobody may watch. */
  closed: string
  open: string
  finished: (winner: string) => string
}

const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<EmbedWords>> = {
  fr: async () => (await import('./fr/embed.ts')).embed,
  es: async () => (await import('./es/embed.ts')).embed,
  pt: async () => (await import('./pt/embed.ts')).embed,
  it: async () => (await import('./it/embed.ts')).embed,
}

export const embedWords = async (language: LanguageCode): Promise<EmbedWords> =>
  language === 'en' ? embed : await loaders[language]()
