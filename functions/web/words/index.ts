import { cell, kept, useCell } from '../cell.ts'
import type { Words } from './en.ts'

export type { Words }
export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'it'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/** A browser loads the words of the language it reads. */
const loaders: Record<LanguageCode, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  it: async () => (await import('./it.ts')).it,
}

const spoken = cell<{ code: LanguageCode; words: Words } | undefined>(undefined)

/** There are words before anything is drawn. */
export const useWords = (): Words => useCell(spoken)!.words
export const languageNow = (): LanguageCode => spoken.get()?.code ?? 'en'

/** The language chosen before, else the first of the browser's that is spoken here. */
export function preferred(): LanguageCode {
  const chosen = kept.read<string>('language')
  const wanted = [...(chosen === undefined ? [] : [chosen]), ...navigator.languages.map(tag => tag.slice(0, 2))]
  return LANGUAGES.find(code => code === wanted.find(one => LANGUAGES.some(known => known === one))) ?? 'en'
}

export async function speak(code: LanguageCode): Promise<void> {
  const words = await loaders[code]()
  document.documentElement.lang = code
  spoken.set({ code, words })
}

let begun: Promise<void> | undefined

/** The words one begins with: without a connection, those of any language that was loaded here before. */
export const begin = (): Promise<void> => (begun ??= LANGUAGES.reduce((found, code) => found.catch(() => speak(code)), speak(preferred())))
