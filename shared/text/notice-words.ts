import { notices } from './en/notices.ts'
import type { LanguageCode } from './spoken-language.ts'
import type { NoticeWords } from './notices.ts'

/** The words of pushes and mails. They stand apart from those of the table, as only what sends them needs them. */

/** English stands in for a language that has no words yet. */
const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<NoticeWords>> = {
  fr: async () => (await import('./fr/notices.ts')).notices,
  es: async () => (await import('./es/notices.ts')).notices,
  pt: async () => (await import('./pt/notices.ts')).notices,
  it: async () => (await import('./it/notices.ts')).notices,
}

export const noticeWords = async (language: LanguageCode): Promise<NoticeWords> =>
  language === 'en' ? notices : await loaders[language]()
