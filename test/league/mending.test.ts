import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Copies } from '../../shared/cards/five-decks.ts'
import { mended, MENDINGS, type Facts } from '../../shared/league/mending.ts'

/** Cards of a crypt are named by their group; those that begin with x are barred. */
const FACTS: Facts = {
  isBarred: key => key.startsWith('x'),
  groupOf: key => (/^g\d/.test(key) ? Number(key[1]) : undefined),
  fillerFor: section => `filler-${section}`,
}
const CRYPT: Copies[] = [
  [6, 'g1-ann'],
  [6, 'g2-ben'],
]
const of = (cards: readonly Copies[]): Record<string, number> =>
  Object.fromEntries(cards.map(([copies, key]) => [key, copies]))
const size = (cards: readonly Copies[]): number => cards.reduce((sum, [copies]) => sum + copies, 0)

it('TDECK-20: what is lacking are copies of the most frequent card, and of as many that whose name comes first', () => {
  const library: Copies[] = [
    [1, 'c'],
    [29, 'b'],
    [29, 'a'],
  ]
  const found = mended({ crypt: CRYPT, library }, 'most-frequent', FACTS)!
  expect([of(found.library), found.added, found.removed]).toEqual([{ c: 1, b: 29, a: 30 }, 1, 0])
})

it('TDECK-20: or one of each, the most frequent first, and around again; or a card that is of no use', () => {
  const library: Copies[] = [
    [5, 'c'],
    [20, 'b'],
    [31, 'a'],
  ]
  const by = (way: 'descending' | 'filler') => of(mended({ crypt: CRYPT, library }, way, FACTS)!.library)
  expect(by('descending')).toEqual({ c: 6, b: 21, a: 33 })
  expect(by('filler')).toEqual({ c: 5, b: 20, a: 31, 'filler-library': 4 })
  expect(mended({ crypt: CRYPT, library }, 'filler', { ...FACTS, fillerFor: () => undefined })).toBeUndefined()
})

it('TDECK-20: what may not be there goes, of too many cards one of each, of groups apart the smaller part', () => {
  const library: Copies[] = [
    [3, 'x-banned'],
    [50, 'b'],
    [42, 'a'],
  ]
  const crypt: Copies[] = [
    [3, 'g1-ann'],
    [5, 'g4-cal'],
    [4, 'g5-dee'],
  ]
  const found = mended({ crypt, library }, 'most-frequent', FACTS)!
  expect([of(found.library), of(found.crypt)]).toEqual([
    { b: 49, a: 41 },
    { 'g4-cal': 8, 'g5-dee': 4 },
  ])
  expect([found.added, found.removed]).toEqual([3, 8])
})

it('TDECK-20: the same list comes to the same deck in whatever order it is written, and to one of a legal size', () => {
  const copies = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('a', 'b', 'c', 'd', 'x')), {
    selector: ([, key]) => key,
    maxLength: 5,
  })
  fc.assert(
    fc.property(copies, fc.constantFrom(...MENDINGS), (library, way) => {
      const found = mended({ crypt: CRYPT, library }, way, FACTS)
      const turned = mended({ crypt: CRYPT.toReversed(), library: library.toReversed() }, way, FACTS)
      expect(turned && of(turned.library)).toEqual(found && of(found.library))
      if (!found) return
      expect(size(found.library)).toBeGreaterThanOrEqual(60)
      expect(size(found.library)).toBeLessThanOrEqual(90)
      expect(found.library.some(([, key]) => key === 'x')).toBe(false)
      expect(size(found.library) + size(found.crypt)).toBe(size(library) + size(CRYPT) + found.added - found.removed)
    }),
    { numRuns: 200 },
  )
})
