import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue, factsOf, inPool } from '../../shared/cards/catalogue.ts'
import { type Copies, type Deck, type DeckKey, decks, listOf } from '../../shared/cards/five-decks.ts'
import { deckProblems } from '../support/deck-problems.ts'

const all = Object.entries(decks) as [DeckKey, Deck][]
const total = (list: Copies[]): number => list.reduce((sum, [count]) => sum + count, 0)

describe('the five decks', () => {
  it.each(all)('DECK-10: %s has 12 crypt and 77 library cards, all known, and is legal', (_, deck) => {
    expect([total(deck.crypt), total(deck.library)]).toEqual([12, 77])
    const list = listOf(deck)
    expect([list.crypt.length, list.library.length]).toEqual([12, 77])
    expect([...list.crypt, ...list.library].filter(key => !catalogue.has(key))).toEqual([])
    expect(deckProblems(deck)).toEqual([])
  })

  it('hold every card of the box between them', () => {
    const used = new Set(all.flatMap(([, deck]) => [...deck.crypt, ...deck.library]).map(([, key]) => key))
    expect([...catalogue.keys()].filter(key => inPool('fifth-edition', key) !== used.has(key))).toEqual([])
  })

  it.each(all)('%s has a crypt of its own clan', (key, deck) => {
    expect(new Set(deck.crypt.map(([, card]) => factsOf(card).clan?.toLowerCase()))).toEqual(new Set([key]))
  })

  it('list a card once a copy', () => {
    expect(listOf(decks.malkavian).library.filter(key => key === 'govern-the-unaligned')).toHaveLength(12)
  })
})

describe('a list', () => {
  const legal: Deck = { name: 'Legal', crypt: [[12, 'ashley']], library: [[70, 'bonding']] }
  const reasons = (change: Partial<Deck>): string[] =>
    deckProblems({ ...legal, ...change }).map(({ reason, rule }) => `${rule} ${reason}`)

  it.each<[string, Partial<Deck>, string[]]>([
    [
      'DECK-04: 12 copies of one vampire and 20 of one unique location',
      {
        library: [
          [20, 'the-barrens'],
          [40, 'bonding'],
        ],
      },
      [],
    ],
    ['DECK-01: 11 crypt cards', { crypt: [[11, 'ashley']], library: [[75, 'bonding']] }, ['DECK-01 crypt-too-small']],
    ['40 crypt cards', { crypt: [[40, 'ashley']] }, []],
    ['DECK-03: 59 library cards', { library: [[59, 'bonding']] }, ['DECK-03 library-too-small']],
    ['DECK-03: 60 library cards', { library: [[60, 'bonding']] }, []],
    ['DECK-03: 90 library cards', { library: [[90, 'bonding']] }, []],
    ['DECK-03: 91 library cards', { library: [[91, 'bonding']] }, ['DECK-03 library-too-large']],
    [
      'DECK-09: an ally in the crypt',
      {
        crypt: [
          [12, 'ashley'],
          [1, 'underbridge-stray'],
        ],
      },
      ['DECK-09 library-card-in-crypt'],
    ],
    [
      'DECK-09: a vampire in the library',
      {
        library: [
          [70, 'bonding'],
          [1, 'ashley'],
        ],
      },
      ['DECK-09 crypt-card-in-library'],
    ],
    [
      'a card nobody knows',
      {
        library: [
          [70, 'bonding'],
          [1, 'no-such-card'],
        ],
      },
      ['DECK-10 unknown-card'],
    ],
    [
      'half a card',
      {
        library: [
          [70, 'bonding'],
          [0.5, 'deflection'],
        ],
      },
      ['DECK-04 bad-count'],
    ],
    ['nothing at all', { crypt: [], library: [] }, ['DECK-01 crypt-too-small', 'DECK-03 library-too-small']],
  ])('with %s', (_, change, expected) => {
    expect(reasons(change)).toEqual(expected)
  })
})

describe('groups', () => {
  it.each<[number[], string[]]>([
    [[5, 6], []],
    [[6], []],
    [[], []],
    [[5, 7], ['groups-not-consecutive']],
    [[4, 5, 6], ['groups-not-consecutive']],
  ])('of %s', (groups, expected) => {
    // The catalogue has only group 6, so the rule is asked of a catalogue of its own.
    const known = new Map(catalogue)
    const crypt = groups.map((group): Copies => {
      known.set(`of-group-${group}`, { ...factsOf('ashley'), key: `of-group-${group}`, group })
      return [6, `of-group-${group}`]
    })
    const { group: _, ...ofAnyGroup } = factsOf('ashley')
    known.set('of-any-group', { ...ofAnyGroup, key: 'of-any-group' })
    const deck: Deck = { name: 'Groups', crypt: [...crypt, [12, 'of-any-group']], library: [[70, 'bonding']] }
    expect(deckProblems(deck, known).map(({ reason }) => reason)).toEqual(expected)
  })
})

/** The lists of the box lie beside the repository and are no part of it. */
const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const fileOf = (key: DeckKey): string => path.resolve(repository, '../shared/data/decks', `v5-${key}.json`)
interface Printed {
  name: string
  crypt: Entry[]
  library: Entry[]
}
interface Entry {
  id: number
  count: number
}

if (all.every(([key]) => existsSync(fileOf(key)))) {
  describe('against the printed lists', () => {
    it.each(all)('%s', (key, deck) => {
      const printed = JSON.parse(readFileSync(fileOf(key), 'utf8')) as Printed
      const entries = (list: Copies[]): Entry[] => list.map(([count, card]) => ({ id: factsOf(card).id, count }))
      const plain = (list: Entry[]): Entry[] => list.map(({ id, count }) => ({ id, count }))
      expect(deck.name).toBe(printed.name)
      expect(entries(deck.crypt)).toEqual(plain(printed.crypt))
      expect(entries(deck.library)).toEqual(plain(printed.library))
    })
  })
} else {
  console.log('The printed lists are not there: the five decks were not compared with them.')
}
