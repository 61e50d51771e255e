import { personalData } from './en/personal-data.ts'
import type { LanguageCode } from './spoken-language.ts'

/** What an erasure leaves, and why. */
export interface PersonalDataWords {
  games: string
  results: string
  records: string
  backups: string
}

const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<PersonalDataWords>> = {
  fr: async () => (await import('./fr/personal-data.ts')).personalData,
  es: async () => (await import('./es/personal-data.ts')).personalData,
  pt: async () => (await import('./pt/personal-data.ts')).personalData,
  it: async () => (await import('./it/personal-data.ts')).personalData,
}

export const personalDataWords = async (language: LanguageCode): Promise<PersonalDataWords> =>
  language === 'en' ? personalData : await loaders[language]()
