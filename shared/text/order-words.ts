import { orderWords } from './en/orders.ts'
import type { LanguageCode } from './spoken-language.ts'
import type { OrderWords } from './orders.ts'

/**
 * The words of standing orders, loaded where somebody reads theirs. English stands in for a language that has none yet.
 */
const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<OrderWords>> = {
  fr: async () => (await import('./fr/orders.ts')).orderWords,
  es: async () => (await import('./es/orders.ts')).orderWords,
  pt: async () => (await import('./pt/orders.ts')).orderWords,
  it: async () => (await import('./it/orders.ts')).orderWords,
}

export const orderWordsIn = async (language: LanguageCode): Promise<OrderWords> =>
  language === 'en' ? orderWords : await loaders[language]()
