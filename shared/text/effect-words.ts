import type { EffectWords } from './effects/speak.ts'
import { effects } from './en/effects.ts'
import type { LanguageCode } from './spoken-language.ts'

/** The words of what cards do, loaded where somebody reads them. */
const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<EffectWords>> = {
  fr: async () => (await import('./fr/effects.ts')).effects,
  es: async () => (await import('./es/effects.ts')).effects,
  pt: async () => (await import('./pt/effects.ts')).effects,
  it: async () => (await import('./it/effects.ts')).effects,
}

export const effectWordsIn = async (language: LanguageCode): Promise<EffectWords> =>
  language === 'en' ? effects : loaders[language]()
