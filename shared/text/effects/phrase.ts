import type { EffectKey, NounKey } from '../en/effects.ts'

/**
 * What a card's text says, before it is words: keys and parameters. The renderer makes phrases from the definition of a
 * card;
 * a language has a sentence for each key, and says how it makes a noun of its parts.
 */
export interface Phrase {
  key: EffectKey
  of: Parts
}
export type Parts = Readonly<Record<string, Part | undefined>>
export type Part = string | number | Phrase | Noun | List
/**
 * `both`: clauses that must all be so; `either`: one of several, within more that is joined; `steps`: one after the
 * other; `sentences`: each with a full stop of its own.
 */
export interface List {
  list: 'and' | 'both' | 'or' | 'either' | 'sum' | 'steps' | 'sentences'
  parts: Part[]
}
export type Form = 'one' | 'each' | 'the' | 'that' | 'many' | 'any' | 'bare' | 'all'
/** A card or cards: of what kind, and what stands before and after that. `n`: so many; `upTo`: or fewer. */
export interface Noun {
  noun: NounKey
  form: Form
  before: Part[]
  after: Part[]
  n?: number
  upTo?: true
  name?: string
}

export const phrase = (key: EffectKey, of: Parts = {}): Phrase => ({ key, of })
/** What must all be so is one list, and what may be one of several in it says so. */
export function listOf(list: List['list'], parts: Part[]): Part {
  if (parts.length === 1) return parts[0]!
  if (list !== 'and' && list !== 'both') return { list, parts }
  return {
    list,
    parts: lastly(parts.flatMap(part => (isList(part, list) ? part.parts : part)).map(list === 'both' ? either : same)),
  }
}
const isList = (part: Part, list: List['list']): part is List =>
  typeof part === 'object' && 'list' in part && part.list === list
const same = (part: Part): Part => part
/** What may be one of several comes last: nothing that follows could be taken for a part of it. */
const lastly = (parts: Part[]): Part[] => [
  ...parts.filter(part => !isList(part, 'either')),
  ...parts.filter(part => isList(part, 'either')),
]
const either = (part: Part): Part => (isList(part, 'or') ? { ...part, list: 'either' } : part)

/** What a card does while it is in play, a line each. */

export const sentences = (parts: Part[]): Part => ({ list: 'sentences', parts })
