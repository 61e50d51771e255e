import { describe, expect, it } from 'vitest'
import { decks, isWhole } from '../../shared/cards/index.ts'
import type { Copies, Deck } from '../../shared/cards/five-decks.ts'
import { knownNames } from '../../shared/cards/names.ts'
import { check, type Checked } from '../../shared/decks/check.ts'
import { isNotRead, type List } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { writers } from './sample-lists.ts'

const read = (text: string): List => {
  const list = readList(text)
  if (isNotRead(list)) throw new Error(list.unreadable)
  return list
}
const checked = (text: string): Checked => check(read(text), knownNames, 'all', isWhole)
const sorted = (list: Copies[]): Copies[] => list.toSorted(([, a], [, b]) => (a < b ? -1 : 1))
const same = ({ crypt, library }: Pick<Deck, 'crypt' | 'library'>): unknown => ({
  crypt: sorted(crypt),
  library: sorted(library),
})

/**
 * With an advanced vampire, one whose name two groups have, one of any group, names with numbers, commas, colons and
 * articles.
 */
const odd: Pick<Deck, 'crypt' | 'library'> = {
  crypt: [
    [3, 'xaviar-advanced'],
    [2, 'xaviar'],
    [4, 'kalinda-2'],
    [1, 'new-blood'],
    [1, 'carolina-valez'],
    [1, 'luma-stone-beauty'],
  ],
  library: [
    [2, '44-magnum'],
    [9, 'second-tradition-domain'],
    [1, 'smiling-jack-the-anarch'],
    [10, 'the-barrens'],
    [1, 'pentex-subversion'],
    [40, 'cats-guidance'],
    [1, 'elysium-the-palace-of-versailles'],
  ],
}

describe.each(Object.entries(writers))('%s', (_, write) => {
  it.each([...Object.entries(decks), ['odd', odd] as const])('reads the %s deck as it was written', (_name, deck) => {
    const { understood, missing, deck: got } = checked(write(deck))
    expect([understood, missing]).toEqual([true, []])
    expect(same(got!)).toEqual(same(deck))
  })
})

describe('a list is read as', () => {
  it.each([
    ['tournament', 'tournament'],
    ['tournament, of old', 'tournament'],
    ['jol', 'plain'],
    ['lackey', 'lackey'],
    ['plain', 'plain'],
    ['vdb', 'json'],
    ['archive', 'json'],
  ])('%s', (writer, format) => {
    expect(read(writers[writer]!(decks.ventrue)).format).toBe(format)
  })

  it('its name, where it has one', () => {
    expect(
      ['tournament', 'tournament, of old', 'vdb', 'amaranth', 'vtesdecks', 'jol'].map(
        writer => read(writers[writer]!(decks.ventrue)).name,
      ),
    ).toEqual(['The Sample', 'The Sample', 'The Sample', 'The Sample', 'The Sample', null])
    expect(read('Deck Name: Mine      # OPTIONAL\n1x Fame').name).toBe('Mine')
  })
})

describe('a line', () => {
  const one = (text: string): [number, string | undefined] | undefined => {
    const list = readList(text)
    if (isNotRead(list)) return undefined
    const [line] = check(list, knownNames, 'all', isWhole).lines
    return [line!.copies, line!.found.state === 'found' ? line!.found.card.key : undefined]
  }

  it.each<[string, number, string]>([
    ['2x Fame', 2, 'fame'],
    ['2 Fame', 2, 'fame'],
    ['2xFame', 2, 'fame'],
    ['2X Fame', 2, 'fame'],
    ['2 x Fame', 2, 'fame'],
    ['2× Fame', 2, 'fame'],
    ['2* Fame', 2, 'fame'],
    ['2\tFame', 2, 'fame'],
    ['   2   Fame   ', 2, 'fame'],
    ['- 2x Fame', 2, 'fame'],
    ['• 2 Fame', 2, 'fame'],
    ['Fame x2', 2, 'fame'],
    ['Fame x 12', 12, 'fame'],
    ['Fame ×2', 2, 'fame'],
    ['2 Xaviar', 2, 'xaviar'],
    ['2xXaviar', 2, 'xaviar'],
    ['2x Xaviar', 2, 'xaviar'],
    ['1x .44 Magnum', 1, '44-magnum'],
    ['1 44 Magnum', 1, '44-magnum'],
    ['1x44 Magnum', 1, '44-magnum'],
    ['4x Barrens, The', 4, 'the-barrens'],
    ['4x Deflection -- the best of them', 4, 'deflection'],
    ['4x Deflection            -- the best', 4, 'deflection'],
    ['4x Déflexion', 4, 'deflection'],
    ['1x Xaviar (ADV)', 1, 'xaviar-advanced'],
    ['1x Xaviar (Adv)', 1, 'xaviar-advanced'],
    ['1x Xaviar [ADV]', 1, 'xaviar-advanced'],
    ['1x Xaviar ADV', 1, 'xaviar-advanced'],
    ['1x Xaviar (Advanced)', 1, 'xaviar-advanced'],
    ['1x Xaviar (G3 ADV)', 1, 'xaviar-advanced'],
    ['1x Xaviar (ADV) (G3)', 1, 'xaviar-advanced'],
    ['1x Xaviar (ADV, group 3)', 1, 'xaviar-advanced'],
    ['1x Kalinda (G2)', 1, 'kalinda-2'],
    ['1x Kalinda (G6)', 1, 'kalinda'],
    ['1x Kalinda [group 6]', 1, 'kalinda'],
    ['1x Kalinda   6  CEL OBF tha  Banu Haqim:2', 1, 'kalinda-2'],
    ['1x Kalinda 6 CEL OBF tha primogen Banu Haqim:6', 1, 'kalinda'],
    ['1x Kalinda 6 tha CEL OBF Assamite:2', 1, 'kalinda-2'],
    ['1x New Blood (GANY)', 1, 'new-blood'],
    ['1x New Blood  2 san  Blood Brother:ANY', 1, 'new-blood'],
    ['2x Sybren van Oosten   7  FOR PRE dom tha  prince  Ventrue:6', 2, 'sybren-van-oosten'],
    ['1x Flavio Goncalves', 1, 'flavio-goncalves'],
    ['1x FLÁVIO GONÇALVES', 1, 'flavio-goncalves'],
  ])('%s', (text, copies, key) => {
    expect(one(text)).toEqual([copies, key])
  })

  it.each([
    ['Fame'],
    ['2x'],
    ['x2'],
    ['2'],
    ['two Fame'],
    ['-- 2x'],
    ['# 2x Fame'],
    ['// 2x Fame'],
    ['13 players'],
    ['Master (11)'],
    ['Crypt (12 cards)'],
    ['-----'],
    ['2.5x Fame'],
  ])('that is none: %s', text => {
    expect(one(text)).toBeUndefined()
  })
})

describe('the headings of a list', () => {
  const places = (text: string) =>
    check(read(text), knownNames, 'all', isWhole).lines.map(({ line, section }) => [line, section])

  it('say where its cards are, and what stands above them is no part of it', () => {
    expect(
      places('4 copies of this and that\n2x Fame\nCrypt (1)\n1x Ashley\n\nLibrary (2)\nMaster (2)\n2x Fame'),
    ).toEqual([
      [4, 'crypt'],
      [8, 'library'],
    ])
    expect(places('Library:\n2x Fame\nCrypt:\n1x Ashley')).toEqual([
      [2, 'library'],
      [4, 'crypt'],
    ])
  })

  it.each([
    ['Crypte (1 cartes)', 'Bibliothèque (2 cartes)'],
    ['Cripta [1]', 'Biblioteca [2]'],
    ['CRIPTA:', 'LIBRERIA:'],
    ['crypt', 'library'],
    ['Crypt: 1', 'Library: 2'],
  ])('in any language: %s, %s', (crypt, library) => {
    expect(places(`${crypt}\n1x Ashley\n${library}\n2x Fame`)).toEqual([
      [2, 'crypt'],
      [4, 'library'],
    ])
  })

  it('are taken at their word, so that a card in the wrong place is told and not moved (DECK-09)', () => {
    const { lines, problems } = checked('Crypt\n12x Ashley\n1x Fame\nLibrary\n60x Bonding\n1x Colette')
    expect(lines.map(({ section }) => section)).toEqual(['crypt', 'crypt', 'library', 'library'])
    expect(problems).toEqual([
      { reason: 'library-card-in-crypt', rule: 'DECK-09', cards: ['fame'] },
      { reason: 'crypt-card-in-library', rule: 'DECK-09', cards: ['colette'] },
    ])
  })

  it('of types end a crypt that has no library heading', () => {
    expect(places('1x Fame\nCrypt:\n1x Ashley\nMaster (1):\n1x Fame\nActions:\n1x Bonding')).toEqual([
      [1, 'library'],
      [3, 'crypt'],
      [5, 'library'],
      [7, 'library'],
    ])
    expect(places('Crypt:\n1x Ashley\n\n1x Fame')).toEqual([
      [2, 'crypt'],
      [4, 'library'],
    ])
  })

  it('are no cards, and what is neither is told', () => {
    expect(
      read(
        '1x Ashley\nAction Modifier/Combat (4)\nPolitical Actions\nReaction [3]\nMaître (3 cartes)\n1x Fame\nMade with something\nFame',
      ).ignored,
    ).toEqual([
      { line: 7, text: 'Made with something' },
      { line: 8, text: 'Fame' },
    ])
  })
})
