import type * as z from 'zod'
import type { Unavailable as WireUnavailable } from '../../shared/api/prompts.ts'
import type { SeatIndex } from '../../shared/rules/index.ts'
import { explain } from '../../shared/rules/told/explain.ts'
import { renderMessage } from '../../shared/text/index.ts'
import { languageOf, type LanguageCode } from '../../shared/text/languages.ts'
import { wordsOf, type Owed } from './wire.ts'

/** What a seat cannot do now, and why, put into words. Loaded with the first request that asks for it. */
export function wireUnavailable(
  game: Owed,
  seat: SeatIndex,
  code: LanguageCode = 'en',
): z.infer<typeof WireUnavailable>[] {
  const words = wordsOf(game, code)
  const language = languageOf(code)
  return explain(game.state, seat).map(one => ({ ...one, text: renderMessage({ key: one.reason }, words, language) }))
}
