import type { EffectKey } from '../en/effects.ts'
import type { Noun, Part, Parts, Phrase } from './phrase.ts'

/** What a language needs for the texts of cards. */
export interface EffectWords {
  /**
   * A sentence, or a part of one, for each key. `{name}` stands for a parameter, `{^name}` for one that begins a sentence;
   * `{name#one|many}` for one of two words, by its number; what stands in `<…>` is left out where a parameter in it is.
   */
  phrases: Readonly<Record<EffectKey, string>>
  noun: (noun: Noun, before: string, after: string) => string
  /** Of several parts one. */
  list: (list: 'and' | 'or' | 'sum' | 'steps', parts: string[]) => string
  sentence: (text: string) => string
  capital: (text: string) => string
  /** Last touches: contractions, articles. */
  tidy: (text: string) => string
}

/** Stands for what has no word, so that a test finds it. */
const GAP = '⟦'

export const say = (part: Part, words: EffectWords): string => words.tidy(spoken(part, words))

function spoken(part: Part, words: EffectWords): string {
  if (typeof part === 'string') return part
  if (typeof part === 'number') return String(part)
  if ('list' in part) {
    const parts = part.parts.map(one => spoken(one, words)).filter(one => one !== '')
    return part.list === 'sentences' ? parts.map(words.sentence).join(' ') : words.list(part.list, parts)
  }
  if ('noun' in part) {
    const joined = (parts: Part[]) => parts.map(one => spoken(one, words)).join(' ')
    return words.noun(part, joined(part.before), joined(part.after))
  }
  return filled(part, words)
}

function filled({ key, of }: Phrase, words: EffectWords): string {
  const template: string | undefined = words.phrases[key]
  if (template === undefined) return `${GAP}${key}⟧`
  const kept = template.replace(/<([^<>]*)>/g, (_, optional: string) => (names(optional).every(name => of[name] !== undefined) ? optional : ''))
  return kept.replace(/\{(\^?)(\w+)(?:#([^|}]*)\|([^}]*))?\}/g, (_, first: string, name: string, one?: string, many?: string) => {
    if (one !== undefined) return (plural(of, name) ? many : one) ?? ''
    const part = of[name]
    if (part === undefined) return `${GAP}${key}.${name}⟧`
    return first ? words.capital(spoken(part, words)) : spoken(part, words)
  })
}

const names = (text: string): string[] => [...text.matchAll(/\{\^?(\w+)/g)].map(match => match[1]!)

function plural(of: Parts, name: string): boolean {
  const part = of[name]
  if (part === undefined || typeof part === 'string') return false
  if (typeof part === 'number') return Math.abs(part) !== 1
  if ('list' in part) return part.list === 'and'
  return 'noun' in part ? part.form === 'many' || part.form === 'all' || (part.n ?? 1) > 1 : MANY.has(part.key)
}
/** They take a verb as several do. */
const MANY: ReadonlySet<EffectKey> = new Set<EffectKey>(['seat.you', 'seat.they', 'ref.those', 'relative.cards'])
