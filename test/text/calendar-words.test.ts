import { describe, expect, it } from 'vitest'
import { calendarWords } from '../../shared/text/calendar-words.ts'
import { LANGUAGES } from '../../shared/text/spoken-language.ts'

const spoken = await Promise.all(
  LANGUAGES.map(async language => {
    const { answer, begins, round, final, limit, placement } = await calendarWords(language)
    const names = [begins('Autumn'), round('Autumn', 2), final('Autumn'), placement('Autumn')]
    return [language, [answer('Friday'), ...names, limit(round('Autumn', 2))]] as const
  }),
)

describe('the words of a calendar', () => {
  it.each(spoken.flatMap(([language, texts]) => texts.map(text => [language, text])))('%s: %s', (_, text) => {
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}$<>]|  |\(\)| ,|\.\.|^\p{Ll}/u)
    expect(text).toMatch(/Autumn|Friday/)
  })

  it('are each language’s own, and say apart what is apart', () => {
    for (const [language, texts] of spoken) expect(new Set(texts).size, language).toBe(texts.length)
    for (const at of [0, 1, 5]) expect(new Set(spoken.map(([, texts]) => texts[at])).size).toBe(LANGUAGES.length)
  })
})
