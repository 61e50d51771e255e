import { cell, kept, useCell } from '../cell.ts'
import type { Words } from './en.ts'
import type { MoreWords } from './more/en.ts'

export type { Words }
/** With the words of pages that few people open, once the first of them is. */
export type AllWords = Words & MoreWords
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

const further: Record<LanguageCode, () => Promise<MoreWords>> = {
  en: async () => (await import('./more/en.ts')).en,
  fr: async () => (await import('./more/fr.ts')).fr,
  es: async () => (await import('./more/es.ts')).es,
  pt: async () => (await import('./more/pt.ts')).pt,
  it: async () => (await import('./more/it.ts')).it,
}

const spoken = cell<{ code: LanguageCode; words: Words } | undefined>(undefined)

/** There are words before anything is drawn. */
export const useWords = (): Words => useCell(spoken)!.words
/** In what is drawn by `later`. */
export const useAllWords = useWords as () => AllWords
export const languageNow = (): LanguageCode => spoken.get()?.code ?? 'en'

/** The language chosen before, else the first of the browser's that is spoken here. */
export function preferred(): LanguageCode {
  const chosen = kept.read<string>('language')
  const wanted = [...(chosen === undefined ? [] : [chosen]), ...navigator.languages.map(tag => tag.slice(0, 2))]
  return LANGUAGES.find(code => code === wanted.find(one => LANGUAGES.some(known => known === one))) ?? 'en'
}

let more = false

export async function speak(code: LanguageCode): Promise<void> {
  const [words, also] = await Promise.all([loaders[code](), more ? further[code]() : undefined])
  document.documentElement.lang = code
  spoken.set({ code, words: { ...words, ...also } })
}

/** From now on there are the words of all pages, in whichever language. */
export async function speakMore(): Promise<void> {
  const now = spoken.get()!,
    also = more ? undefined : await further[now.code]()
  more = true
  if (also)
    await (spoken.get() === now ? spoken.set({ ...now, words: { ...now.words, ...also } }) : speak(languageNow()))
}

/** Has them loaded, for when there is no connection. */
export const fetchMore = (): Promise<unknown> => further[languageNow()]()

let begun: Promise<void> | undefined

/** The words one begins with: without a connection, those of any language that was loaded here before. */
export const begin = (): Promise<void> =>
  (begun ??= LANGUAGES.reduce((found, code) => found.catch(() => speak(code)), speak(preferred())))
