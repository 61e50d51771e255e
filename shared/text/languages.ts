import type { Language } from './language.ts'
import { en } from './en.ts'

/** The languages there are words in; the first is what is spoken where a reader asks for none of them. */
export const languages = { en } as const satisfies Record<string, Language>
export type LanguageCode = keyof typeof languages
const codes = Object.keys(languages) as LanguageCode[]
const FIRST = codes[0]!

/** What to speak with somebody who sends this Accept-Language (RFC 9110, 12.5.4): a language without its country will do. */
export function spokenTo(accepted: string | undefined): LanguageCode {
  const wanted = (accepted ?? '').slice(0, LONGEST).split(',').map(one => {
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
