import { LANGUAGES, type Language, type LanguageCode } from './spoken-language.ts'

export type { LanguageCode }

/** The languages there are words in, each loaded for the first who asks for it: a start needs none. */
const loaders: Record<LanguageCode, () => Promise<Language>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  it: async () => (await import('./it.ts')).it,
}

const FIRST = 'en'
const learnt: Partial<Record<LanguageCode, Language>> = {}

/** Goes before all rendering in that language, so that rendering waits for nothing. The first is learnt with any. */
export async function learn(code: LanguageCode): Promise<void> {
  for (const one of new Set<LanguageCode>([FIRST, code])) learnt[one] ??= await loaders[one]()
}

/** English stands in for a language that was never learnt. */
export function languageOf(code: LanguageCode): Language {
  const language = learnt[code] ?? learnt[FIRST]
  if (language === undefined) throw new Error(`Nothing can be said in ${code}: no language has been learnt`)
  return language
}

/** What is spoken where a reader asks for none of them is the first. */
const codes = LANGUAGES

/**
 * What to speak with somebody who sends this Accept-Language (RFC 9110, 12.5.4): a language without its country will
 * do.
 */
export function spokenTo(accepted: string | undefined): LanguageCode {
  const wanted = (accepted ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map(one => {
      const [range = '', ...parameters] = one.split(';').map(part => part.trim().toLowerCase())
      const weight = parameters.find(parameter => parameter.startsWith('q='))
      return { range, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
  const best = wanted.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  for (const { range } of best) {
    const code = range === '*' ? FIRST : codes.find(one => range === one || range.startsWith(`${one}-`))
    if (code) return code
  }
  return FIRST
}
/** No browser sends more. */
const LONGEST = 200
