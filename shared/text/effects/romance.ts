import type { NounKey } from '../en/effects.ts'
import type { Form, Noun } from './phrase.ts'
import type { EffectWords } from './speak.ts'

/**
 * What French, Spanish, Portuguese and Italian have in common: what a noun is like stands behind it, and what stands
 * before it has a gender.
 */

export interface Romance {
  nouns: Readonly<Record<NounKey, readonly [one: string, many: string]>>
  /** Of cards; all others are masculine. */
  feminine: ReadonlySet<string>
  /** Before a noun, masculine and feminine; around what has been chosen, which is `$`. */
  before: Readonly<Record<Exclude<Form, 'bare' | 'many'>, readonly [string, string]>>
  upTo: string
}

export const CARDS = [
  'library',
  'crypt',
  'card',
  'named',
  'combat',
  'master',
  'reaction',
  'politicalAction',
  'modifier',
  'action',
  'conviction',
] as const

export const nounIn =
  ({ nouns, feminine, before, upTo }: Romance, nameOf: (name: string) => string): EffectWords['noun'] =>
  ({ noun: key, form, n, upTo: less, name }: Noun, qualities, after) => {
    const [one, many] = nouns[key],
      several = form === 'many' || form === 'all' || (n ?? 1) > 1
    const called = name === undefined ? '' : nameOf(name)
    const words = [several ? many : one, called, ...qualities.toReversed(), after]
    if (n !== undefined && n > 1) return joined(less ? upTo : '', n, ...words)
    if (form === 'bare' || form === 'many') return joined(...words)
    const first = before[form][feminine.has(key) ? 1 : 0]
    return form === 'that' ? first.replace('$', joined(one, called)) : joined(first, ...words)
  }
const joined = (...words: (string | number)[]): string => words.filter(word => word !== '').join(' ')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const sentence = (text: string): string =>
  text === '' ? '' : `${capital(text)}${/[.:!]$/.test(text) ? '' : '.'}`
/** `steps` stand one after the other, what is added up has a sign, and else the last has its word. */
export const listIn =
  (words: Record<'and' | 'both' | 'or' | 'either', string>): EffectWords['list'] =>
  (list, parts) => {
    if (list === 'steps') return parts.join('; ')
    if (list === 'both' && words.both !== words.and)
      return [parts[0], ...parts.slice(1).map(part => `${words.both} ${part}`)].join(' ')
    if (list === 'either') return parts.map(part => `${words.either} ${part}`).join(', ')
    return parts.length < 2 || list === 'sum'
      ? parts.join(' + ')
      : `${parts.slice(0, -1).join(', ')} ${words[list]} ${parts.at(-1)}`
  }
/** What all need: signs, single spaces, and none before a stop. */
export const plainly = (text: string): string =>
  text
    .replace(/\+ -/g, '- ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:])/g, '$1')
    .trim()
/** What stands for a word begins as large as that did. */
export const likewise = (found: string, told: string): string => (/^\p{Lu}/u.test(found) ? capital(told) : told)
