import type { EffectKey, NounKey } from '../en/effects.ts'
import type { Noun, Part, Phrase } from './phrase.ts'

/** What a language needs for the texts of cards. */
export interface EffectWords {
  /**
   * A sentence, or a part of one, for each key. `{name}` stands for a parameter, `{^name}` for one that begins a
   * sentence;
   * `{name#one|many|you|they}` for one of these by its number and person, with `$` for the parameter itself;
   * `{name@m|f|mp|fp}` by its gender and number;
   * `{name~other}` for a parameter that agrees with another, if there is one; what stands in `<…>` is left out where a
   * parameter in it is.
   * A word that agrees with what it is said of writes its endings `⟨m|f|mp|fp⟩`, or `⟨one|many⟩`.
   */
  phrases: Readonly<Record<EffectKey, string>>
  noun: (noun: Noun, before: readonly string[], after: string) => string
  /** What is not masculine. */
  feminine: ReadonlySet<EffectKey | NounKey>
  /** What stands for several, beside nouns that do. */
  many: ReadonlySet<EffectKey>
  /** As which of `one` and `many` you and they are spoken of where there is no word for them. */
  others: 0 | 1
  /** Whether nothing is counted as one is. */
  noneIsOne: boolean
  /** What names a clan, a sect, a card or a city. */
  name: (name: string) => string
  /** Of several parts one. */
  list: (list: 'and' | 'both' | 'or' | 'either' | 'sum' | 'steps', parts: string[]) => string
  sentence: (text: string) => string
  capital: (text: string) => string
  /** Last touches: contractions, articles. */
  tidy: (text: string) => string
}

/** Stands for what has no word, so that a test finds it. */
const GAP = '⟦'

export const say = (part: Part, words: EffectWords): string => words.tidy(agreed(spoken(part, words), false, false))

function spoken(part: Part, words: EffectWords): string {
  if (typeof part === 'string') return words.name(part)
  if (typeof part === 'number') return String(part)
  if ('list' in part) {
    const parts = part.parts.map(one => spoken(one, words)).filter(one => one !== '')
    return part.list === 'sentences' ? parts.map(words.sentence).join(' ') : words.list(part.list, parts)
  }
  if ('noun' in part) {
    const each = (parts: Part[]) => parts.map(one => spoken(one, words))
    return agreed(
      words.noun(part, each(part.before), each(part.after).join(' ')),
      isFeminine(part, words),
      isSeveral(part, words),
    )
  }
  return filled(part, words)
}

function filled({ key, of }: Phrase, words: EffectWords): string {
  const template: string | undefined = words.phrases[key]
  if (template === undefined) return `${GAP}${key}⟧`
  const kept = template.replace(/<([^<>]*)>/g, (_, optional: string) =>
    names(optional).every(name => of[name] !== undefined) ? optional : '',
  )
  return kept.replace(
    /\{(\^?)(\w+)(?:([#@~])([^}]*))?\}/g,
    (_, first: string, name: string, how?: string, rest = '') => {
      const part = of[name],
        variants = rest.split('|')
      if (how === '@') return variantOf(variants, isFeminine(part, words), isSeveral(part, words))
      if (part === undefined) return `${GAP}${key}.${name}⟧`
      if (how === '#') return chosenOf(variants, part, words).replace('$', () => spoken(part, words))
      if (how === '~') return agreed(spoken(part, words), isFeminine(of[rest], words), isSeveral(of[rest], words))
      return first ? words.capital(spoken(part, words)) : spoken(part, words)
    },
  )
}

const names = (text: string): string[] => [...text.matchAll(/\{\^?(\w+)/g)].map(match => match[1]!)

/** `{name#one|many|you|they}` */
function chosenOf(variants: readonly string[], part: Part, words: EffectWords): string {
  const person = typeof part === 'object' && 'key' in part ? PERSONS[part.key] : undefined
  return (
    (person === undefined ? undefined : (variants[person] ?? variants[words.others])) ??
    variants[isSeveral(part, words) ? 1 : 0] ??
    ''
  )
}
const PERSONS: Readonly<Partial<Record<EffectKey, 2 | 3>>> = {
  'seat.you': 2,
  'seat.your': 2,
  'seat.they': 3,
  'seat.their': 3,
  'whose.their': 3,
}

/** Endings of words that agree with a noun. */
const agreed = (text: string, feminine: boolean, several: boolean): string =>
  text.replace(/⟨([^⟨⟩]*)⟩/g, (_, endings: string) => variantOf(endings.split('|'), feminine, several, true))

/** Of four by gender and number; of two by gender, or, of endings, by number. */
function variantOf(variants: readonly string[], feminine: boolean, several: boolean, endings = false): string {
  if (variants.length === 2) return variants[(endings ? several : feminine) ? 1 : 0] ?? ''
  return variants[(feminine ? 1 : 0) + (several ? 2 : 0)] ?? ''
}

/** A pronoun is as what it stands for. */
function isFeminine(part: Part | undefined, words: EffectWords): boolean {
  if (typeof part !== 'object') return false
  if ('list' in part) return part.parts.every(one => isFeminine(one, words))
  if ('noun' in part) return words.feminine.has(part.noun)
  return part.of['one'] === undefined || words.feminine.has(part.key)
    ? words.feminine.has(part.key)
    : isFeminine(part.of['one'], words)
}

function isSeveral(part: Part | undefined, words: EffectWords): boolean {
  if (part === undefined) return false
  if (typeof part === 'string') return part === 'X'
  if (typeof part === 'number') return Math.abs(part) !== 1 && (part !== 0 || !words.noneIsOne)
  if ('list' in part) return part.list === 'and'
  return 'noun' in part ? part.form === 'many' || part.form === 'all' || (part.n ?? 1) > 1 : words.many.has(part.key)
}
