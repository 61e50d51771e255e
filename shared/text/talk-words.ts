import { phrases, type Filled, type Group, type PhraseId, type Until } from './phrases.ts'
import { talk } from './en/talk.ts'
import type { LanguageCode } from './spoken-language.ts'

/** The phrases of a language: `{seat}` and the others are the places of each (`shared/text/phrases.ts`). */
export interface TalkWords {
  groups: Record<Group, string>
  untils: Record<Until, string>
  phrases: Record<PhraseId, string>
  /** As the seat that is meant reads it, where it is not called by its name. */
  toReader: Partial<Record<PhraseId, string>>
}

const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<TalkWords>> = {
  fr: async () => (await import('./fr/talk.ts')).talk,
  es: async () => (await import('./es/talk.ts')).talk,
  pt: async () => (await import('./pt/talk.ts')).talk,
  it: async () => (await import('./it/talk.ts')).talk,
}

export const talkWords = async (language: LanguageCode): Promise<TalkWords> =>
  language === 'en' ? talk : await loaders[language]()

/** A phrase as it reads, with who and what is meant in its places. */
export function phraseText(
  words: TalkWords,
  id: PhraseId,
  { seat, card, amount, until }: Filled,
  names: { seat: (seat: number) => string; card: (card: { id: number; key: string }) => string; you?: number },
): string {
  const said = {
    seat: seat === undefined ? '' : names.seat(seat),
    card: card === undefined ? '' : names.card(card),
    amount: String(amount ?? ''),
    until: until === undefined ? '' : words.untils[until],
  }
  const text = (seat !== undefined && seat === names.you ? words.toReader[id] : undefined) ?? words.phrases[id]
  return phrases[id].reduce<string>((told, place) => told.replace(`{${place}}`, () => said[place]), text)
}
