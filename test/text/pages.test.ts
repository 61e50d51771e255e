import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { en as first } from '../../functions/web/words/en.ts'
import { en as desks } from '../../functions/web/words/en/desk-words.ts'
import { en as events } from '../../functions/web/words/en/event-words.ts'
import { en as more } from '../../functions/web/words/more/en.ts'

/** The words of the pages, in every language they are written in: as many as in English, and their own. */
const FOLDER = new URL('../../functions/web/words/', import.meta.url)
const codes = readdirSync(FOLDER).flatMap(file => /^(?!en)([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
const en = { ...first, ...more, ...events, ...desks }
type Words = typeof en
const wordsOf = async (code: string, file: string): Promise<object> => {
  const words = ((await import(new URL(`${file}.ts`, FOLDER).href)) as Record<string, object>)[code]
  if (!words) throw new Error(`${file}.ts does not export ${code}`)
  return words
}
const spoken = await Promise.all(
  codes.map(async (code): Promise<[string, Words]> => [
    code,
    {
      ...(await wordsOf(code, code)),
      ...(await wordsOf(code, `more/${code}`)),
      ...(await wordsOf(code, `${code}/event-words`)),
      ...(await wordsOf(code, `${code}/desk-words`)),
    } as Words,
  ]),
)

/** Each word by its path; a sentence with holes for each of some numbers and names that may stand in them. */
function said(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]): [string, string][] => {
    const here = `${path}.${key}`
    if (typeof word === 'string') return [[here, word]]
    if (typeof word !== 'function') return said(word as object, here)
    const holes = word as (...holes: unknown[]) => string
    return [
      [0, 1, 2, 3],
      [1, 2, 1, 2],
      [90, 120, 4, 5],
      ['Ann', 'Ben', 'Cal', 'Dee'],
    ].map((filled, i): [string, string] => [`${here} ${i}`, holes(...filled)])
  })
}

const english = new Map(said(en))
/** The name of the game is the same everywhere. */
const ownWords = (text: string): string => text.replace('Vampire: The Eternal Struggle', '')

describe.each(spoken)('the pages in %s', (_, words) => {
  it('have a word for all that has one in English', () => {
    expect(
      said(words)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual([...english.keys()].toSorted())
  })

  it('read, without a gap', () => {
    expect(
      said(words).filter(
        ([, text]) => text.trim() === '' || /undefined|\bnull\b|\[object|[{}<>~]|\s\s| ,|\.\./.test(text),
      ),
    ).toEqual([])
  })

  it('leave no sentence in English', () => {
    expect(
      said(words).filter(
        ([path, text]) =>
          text === english.get(path) && /\p{L}{4}/u.test(ownWords(text)) && ownWords(text).split(' ').length > 2,
      ),
    ).toEqual([])
    expect(
      said(words).filter(([, text]) => /\b(?:the|with|your|you|cards?|nobody|which|answer)\b/i.test(ownWords(text))),
    ).toEqual([])
  })
})
