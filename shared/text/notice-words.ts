import { notices } from './en/notices.ts'
import type { LanguageCode, NoticeWords } from './notices.ts'

/** The words of pushes and mails. They stand apart from those of the table, as only what sends them needs them. */

/** English stands in for a language that has no words yet. */
const languages: Partial<Record<LanguageCode, NoticeWords>> = { en: notices }
export const noticeWords = (language: LanguageCode): NoticeWords => languages[language] ?? notices
