import type { EffectWords } from './effects/speak.ts'
import { effects } from './en/effects.ts'
import type { LanguageCode } from './language.ts'

/** The words of what cards do, loaded where somebody reads them. English stands in for a language that has none yet. */
const loaders: Partial<Record<LanguageCode, () => Promise<EffectWords>>> = {
  fr: async () => (await import('./fr/effects.ts')).effects,
}

export const effectWordsIn = async (language: LanguageCode): Promise<EffectWords> => loaders[language]?.() ?? effects
