import { describe, expect, it } from 'vitest'
import { isWhole } from '../../shared/cards/index.ts'
import { knownNames } from '../../shared/cards/names.ts'
import { check } from '../../shared/decks/check.ts'
import { isNotRead } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'

const refusal = (text: string): string | null => {
  const list = readList(text)
  return isNotRead(list) ? list.unreadable : null
}

describe('what is no list is refused', () => {
  it.each<[string, string, string]>([
    ['nothing but spaces', ' \n\t\n ', 'no-cards'],
    ['prose', 'It was a dark night.\nI like Deflection very much.', 'no-cards'],
    ['headings without cards', 'Crypt (12)\n-----\nLibrary (77)\nMaster', 'no-cards'],
    ['thousands of lines', '1x Fame\n'.repeat(2500), 'too-many-lines'],
    ['thousands of empty lines', '\n'.repeat(2500), 'too-many-lines'],
    ['hundreds of cards', '1x Fame\n'.repeat(401), 'too-many-entries'],
    ['hundreds of cards in JSON', JSON.stringify({ cards: Array(2000).fill([100001, 1]) }), 'too-many-entries'],
    ['half of JSON', '{"cards":{"100001":2', 'malformed-json'],
    ['JSON with a comment', '{"cards":{/* */}}', 'malformed-json'],
    ['JSON that is empty', '{}', 'no-cards'],
    ['a list that is empty', '[]', 'no-cards'],
    ['JSON of something else', '{"name":"x","version":3}', 'no-cards'],
    ['a list of lists', '[[[[1]]]]', 'no-cards'],
    ['deep JSON', `${'['.repeat(8000)}${']'.repeat(8000)}`, 'too-deep'],
    ['deep JSON without an end', '{"a":'.repeat(3000), 'too-deep'],
    ['a prototype', '{"cards":{"100001":1},"__proto__":{"x":1}}', 'forbidden-key'],
    ['a prototype inside', '{"cards":{"__proto__":{"count":1}}}', 'forbidden-key'],
    ['a constructor', '{"crypt":[{"id":200001,"constructor":{}}]}', 'forbidden-key'],
    ['numbers that only Amaranth knows', '{"success":true,"result":{"cards":{"17":2,"2045":7}}}', 'own-numbers'],
    [
      'cards that are none',
      '{"crypt":[null,true,1,{},[],[[]],{"id":null},{"id":{}}],"library":"x","cards":7}',
      'no-cards',
    ],
  ])('%s', (_, text, code) => {
    expect(refusal(text)).toBe(code)
  })
})

describe('what is odd is no harm', () => {
  it.each<[string, string]>([
    ['spaces without end', `1x Fame${' '.repeat(15_000)}x`],
    ['a name without end', `1x ${'Fame '.repeat(3000)}`],
    ['brackets without end', `1x Fame ${'(ADV) '.repeat(2500)}`],
    ['dashes without end', `1x Fame ${'-- '.repeat(5000)}`],
    ['digits without end', `1x Fame\n${'9'.repeat(15_000)} Fame`],
    ['a heading without end', `1x Fame\nMaster ${'('.repeat(15_000)}`],
    ['one long line of cards', '1x Fame, '.repeat(1700)],
    ['a long name in JSON', JSON.stringify({ cards: [{ name: `Fame${' (G6)'.repeat(3000)}`, count: 1 }] })],
    ['controls', '1x Fame\u0000\u0007\n1x \u202eemaF'],
    ['lone surrogates', '1x \ud800\udfff\ud800'],
    ['marks upon marks', `1x Fa${'\u0301'.repeat(5000)}me`],
  ])('%s', (_, text) => {
    const began = performance.now()
    const list = readList(text)
    const checked = isNotRead(list) ? null : check(list, knownNames, 'all', isWhole)
    expect(performance.now() - began).toBeLessThan(1000)
    for (const line of checked?.lines ?? []) expect(line.text.length).toBeLessThanOrEqual(161)
    expect(checked?.deck ?? null).toSatisfy((deck: unknown) => deck === null || checked?.understood === true)
  })

  it.each([
    ['numbers', '1e3'],
    ['not numbers', '"many"'],
    ['none', 'null'],
    ['endless', '1e999'],
    ['nested', '{"x":1}'],
  ])('counts that are %s are no counts', (_, count) => {
    const list = readList(
      `{"crypt":[["Ashley",12]],"library":[{"name":"Bonding","count":60},{"name":"Deflection","count":${count}}]}`,
    )
    if (isNotRead(list)) throw new Error(list.unreadable)
    expect(check(list, knownNames, 'all', isWhole).problems.map(({ reason }) => reason)).toContain('bad-count')
  })

  it('one number below the official list is a card that is not known, and no reason to read none', () => {
    const list = readList('{"cards":{"17":2,"100001":1}}')
    expect(isNotRead(list) ? list.unreadable : list.entries.length).toBe(2)
  })

  it('a copy of nothing is passed over', () => {
    expect(refusal('{"cards":{"100001":0}}')).toBe('no-cards')
    const list = readList('0x Fame\n2x Fame')
    if (isNotRead(list)) throw new Error(list.unreadable)
    expect(check(list, knownNames, 'all', isWhole).problems.map(({ reason }) => reason)).toContain('bad-count')
  })

  it('the same text gives the same answer, and is not changed by what was read before', () => {
    const text = '2x Ashley\n1x Kalinda\n1x Qqqq'
    const once = (): string => {
      const list = readList(text)
      return isNotRead(list) ? '' : JSON.stringify(check(list, knownNames, 'all', isWhole))
    }
    const first = once()
    refusal('{"__proto__":1}')
    expect([once(), ({} as Record<string, unknown>)['count']]).toEqual([first, undefined])
  })
})
