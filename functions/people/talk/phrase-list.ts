import type * as z from 'zod'
import type { Phrases } from '../../../shared/api/talk.ts'
import { groupOf, GROUPS, phraseIds, phrases, UNTILS } from '../../../shared/text/phrases.ts'
import type { LanguageCode } from '../../../shared/text/spoken-language.ts'
import { talkWords } from '../../../shared/text/talk-words.ts'

/** All phrases, as they read in a language before anything stands in their places. */
export async function phrasesIn(language: LanguageCode): Promise<z.infer<typeof Phrases>> {
  const words = await talkWords(language)
  return {
    language,
    groups: GROUPS.map(group => ({
      id: group,
      text: words.groups[group],
      phrases: phraseIds
        .filter(id => groupOf(id) === group)
        .map(id => ({ id, text: words.phrases[id], places: [...phrases[id]] })),
    })),
    untils: UNTILS.map(id => ({ id, text: words.untils[id] })),
  }
}
