import type { FeedType } from '../api/feed-types.ts'
import { feed } from './en/feed.ts'
import type { LanguageCode } from './spoken-language.ts'

/** What a channel reads of a league: what has happened, and where. */
export interface FeedWords {
  happened: Record<FeedType, string>
  round: (number: number) => string
  final: string
  table: (number: number) => string
  /** Of what a test key has made: nothing of it counts. */
  trial: string
}

const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<FeedWords>> = {
  fr: async () => (await import('./fr/feed.ts')).feed,
  es: async () => (await import('./es/feed.ts')).feed,
  pt: async () => (await import('./pt/feed.ts')).feed,
  it: async () => (await import('./it/feed.ts')).feed,
}

export const feedWords = async (language: LanguageCode): Promise<FeedWords> =>
  language === 'en' ? feed : await loaders[language]()
