import { cell, kept, useCell } from '../cell.ts'
import type { Words } from './en.ts'
import type { DeskWords } from './en/desk-words.ts'
import type { EventWords } from './en/event-words.ts'
import type { PeopleWords } from './en/people-words.ts'
import type { StepWords } from './en/step-words.ts'
import type { MoreWords } from './more/en.ts'

export type { Words }
/** With the words of pages that few people open, once the first of them is. */
export type AllWords = Words & MoreWords
/** With those of the pages of events besides. */
type WordsOfEvents = AllWords & EventWords
/** With those of the desks and of leagues besides. */
type WordsOfDesks = WordsOfEvents & DeskWords
/** With those of decks, players and the queue besides. */
type WordsOfPeople = AllWords & PeopleWords
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

/** Words that are loaded with the first page that says them. */
export type Part = 'more' | 'events' | 'desks' | 'people' | 'steps'
type Further = MoreWords | EventWords | DeskWords | PeopleWords | StepWords
const further: Record<Part, Record<LanguageCode, () => Promise<Further>>> = {
  more: {
    en: async () => (await import('./more/en.ts')).en,
    fr: async () => (await import('./more/fr.ts')).fr,
    es: async () => (await import('./more/es.ts')).es,
    pt: async () => (await import('./more/pt.ts')).pt,
    it: async () => (await import('./more/it.ts')).it,
  },
  events: {
    en: async () => (await import('./en/event-words.ts')).en,
    fr: async () => (await import('./fr/event-words.ts')).fr,
    es: async () => (await import('./es/event-words.ts')).es,
    pt: async () => (await import('./pt/event-words.ts')).pt,
    it: async () => (await import('./it/event-words.ts')).it,
  },
  desks: {
    en: async () => (await import('./en/desk-words.ts')).en,
    fr: async () => (await import('./fr/desk-words.ts')).fr,
    es: async () => (await import('./es/desk-words.ts')).es,
    pt: async () => (await import('./pt/desk-words.ts')).pt,
    it: async () => (await import('./it/desk-words.ts')).it,
  },
  people: {
    en: async () => (await import('./en/people-words.ts')).en,
    fr: async () => (await import('./fr/people-words.ts')).fr,
    es: async () => (await import('./es/people-words.ts')).es,
    pt: async () => (await import('./pt/people-words.ts')).pt,
    it: async () => (await import('./it/people-words.ts')).it,
  },
  steps: {
    en: async () => (await import('./en/step-words.ts')).stepWords,
    fr: async () => (await import('./fr/step-words.ts')).stepWords,
    es: async () => (await import('./es/step-words.ts')).stepWords,
    pt: async () => (await import('./pt/step-words.ts')).stepWords,
    it: async () => (await import('./it/step-words.ts')).stepWords,
  },
}

const spoken = cell<{ code: LanguageCode; words: Words } | undefined>(undefined)

/** There are words before anything is drawn. */
export const useWords = (): Words => useCell(spoken)!.words
/** In what is drawn by `later`. */
export const useAllWords = useWords as () => AllWords
/** In the pages of events. */
export const useEventWords = useWords as () => WordsOfEvents
/** In the desks and the pages of leagues. */
export const useDeskWords = useWords as () => WordsOfDesks
/** In the pages of decks and players. */
export const usePeopleWords = useWords as () => WordsOfPeople
/** In the first steps. */
export const useStepWords = useWords as () => Words & StepWords
export const languageNow = (): LanguageCode => spoken.get()?.code ?? 'en'

/** The language chosen before, else the first of the browser's that is spoken here. */
export function preferred(): LanguageCode {
  const chosen = kept.read<string>('language')
  const wanted = [...(chosen === undefined ? [] : [chosen]), ...navigator.languages.map(tag => tag.slice(0, 2))]
  return LANGUAGES.find(code => code === wanted.find(one => LANGUAGES.some(known => known === one))) ?? 'en'
}

const there = new Set<Part>()

let asked = 0,
  answered = 0

export async function speak(code: LanguageCode): Promise<void> {
  const turn = ++asked
  const parts = [...there]
  const [words, ...also] = await Promise.all([loaders[code](), ...parts.map(part => further[part][code]())])
  // Another language was chosen later, and came sooner.
  if (turn < answered) return
  // Words of further pages have come meanwhile.
  if (parts.length < there.size) return speak(code)
  answered = turn
  document.documentElement.lang = code
  spoken.set({ code, words: Object.assign({}, words, ...also) as Words })
}

/** From now on there are the words of such pages too, in whichever language. */
export async function speakMore(part: Part = 'more'): Promise<void> {
  if (there.has(part)) return
  const { code } = spoken.get()!,
    also = await further[part][code]()
  there.add(part)
  // Others may have come meanwhile, or another language.
  const now = spoken.get()!
  await (now.code === code ? spoken.set({ ...now, words: { ...now.words, ...also } }) : speak(languageNow()))
}

/** Has them loaded, for when there is no connection. */
export const fetchMore = (): Promise<unknown> => further.more[languageNow()]()

let begun: Promise<void> | undefined

/** The words one begins with: without a connection, those of any language that was loaded here before. */
export const begin = (): Promise<void> =>
  (begun ??= LANGUAGES.reduce((found, code) => found.catch(() => speak(code)), speak(preferred())))
