import { expect, it } from 'vitest'
import { decks } from '../../shared/cards/five-decks.ts'
import { difference } from '../../shared/decks/difference.ts'
import { kindOf } from '../../shared/decks/kind.ts'

it('tells clan and archetype of a deck by the facts of its cards', () => {
  expect(Object.entries(decks).map(([name, deck]) => [name, kindOf(deck).clan, kindOf(deck).archetype])).toEqual([
    ['malkavian', 'Malkavian', 'stealth-bleed'],
    ['nosferatu', 'Nosferatu', 'wall'],
    ['toreador', 'Toreador', 'votes'],
    ['tremere', 'Tremere', 'wall'],
    ['ventrue', 'Ventrue', 'bleed-and-votes'],
  ])
  expect(kindOf(decks.ventrue).disciplines).toContain('dom')
  expect(kindOf({ crypt: [], library: [] })).toEqual({ clan: null, disciplines: [], archetype: 'bleed' })
})

it('tells what two versions of a deck differ in, card by card', () => {
  const { ventrue } = decks
  expect(difference(ventrue, ventrue)).toEqual([])
  const [[copies, first], ...rest] = ventrue.library as [[number, string], ...[number, string][]]
  const after = {
    crypt: ventrue.crypt.slice(1),
    library: [[copies + 2, first] as [number, string], ...rest, [1, 'fame'] as [number, string]],
  }
  expect(difference(ventrue, after)).toEqual([
    { section: 'crypt', card: ventrue.crypt[0]![1], before: ventrue.crypt[0]![0], after: 0 },
    { section: 'library', card: first, before: copies, after: copies + 2 },
    { section: 'library', card: 'fame', before: 0, after: 1 },
  ])
})
