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
/** `steps`: one after the other; `sentences`: each with a full stop of its own. */
export interface List {
  list: 'and' | 'or' | 'sum' | 'steps' | 'sentences'
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
export const listOf = (list: List['list'], parts: Part[]): Part => (parts.length === 1 ? parts[0]! : { list, parts })

/** What a card does while it is in play, a line each. */

export const sentences = (parts: Part[]): Part => ({ list: 'sentences', parts })
