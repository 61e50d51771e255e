import { describe, expect, it } from 'vitest'
import { byNumber, othersNamed, plays, readBlocks } from './other-cards.ts'
import without from './rulings-without-others.json' with { type: 'json' }

const named = othersNamed(),
  blocks = readBlocks(),
  numbered = byNumber(blocks)
if (!named) console.log('The list of rulings is not beside the repository: which cards it names was not compared.')

describe('a ruling that names another card', () => {
  it.runIf(named !== undefined)(
    'is played with it where that is whole, but for those listed with the reason, which only become fewer',
    () => {
      const missing = [...named!].flatMap(([id, others]) => {
        const played = (numbered.get(id.slice(id.indexOf('#'))) ?? []).filter(block => plays(block, id))
        return played.length > 0 && !played.some(({ around }) => others.some(key => around.includes(key))) ? [id] : []
      })
      expect(missing.toSorted()).toEqual(Object.keys(without))
      expect(Object.entries(without).filter(([, why]) => why === '')).toEqual([])
    },
  )

  it('is found by its own name or by its number in a table', () => {
    const block = (text: string) => ({ file: '', text, around: text })
    expect([
      plays(block("it('fame#1: so', ...)"), 'fame#1'),
      plays(block("it('fame#12: so', ...)"), 'fame#1'),
      plays(block("it.each(['fame'])('%s#G6-1: so', ...)"), 'fame#G6-1'),
      plays(block("it.each(['vessel'])('%s#G6-1: so', ...)"), 'fame#G6-1'),
    ]).toEqual([true, false, true, false])
  })
})

it('names each ruling with the card it is on: a number alone is counted for no ruling', () => {
  const bare = blocks.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:it|each\([^]*?\))\(\s*['"`]([^'"`\n]*)/g)]
      .map(([, title]) => title!)
      .filter(title => /(?:^|[^#\w-])G\d+-\d+/.test(title))
      .map(title => `${file}: ${title}`),
  )
  expect(bare).toEqual([])
})
