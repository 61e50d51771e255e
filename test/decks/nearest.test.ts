import { describe, expect, it } from 'vitest'
import { isWhole } from '../../shared/cards/index.ts'
import { catalogue, factsOf, type CardPool } from '../../shared/cards/catalogue.ts'
import { decks, type Deck } from '../../shared/cards/five-decks.ts'
import { knownNames } from '../../shared/cards/names.ts'
import { check, listOfKeys, type Checked } from '../../shared/decks/check.ts'
import { isNotRead } from '../../shared/decks/list.ts'
import { nearestDeck, type NearestDeck } from '../../shared/decks/nearest.ts'
import { readList } from '../../shared/decks/read.ts'
import { strangeCard, strangeVampire } from './sample-lists.ts'
import { wonDecks } from './won.ts'

type Cards = Pick<Deck, 'crypt' | 'library'>
const checkedOf = (deck: Cards, pool: CardPool = 'all'): Checked => check(listOfKeys(deck), knownNames, pool, isWhole)
const near = (deck: Cards, pool: CardPool = 'all'): NearestDeck =>
  nearestDeck(checkedOf(deck, pool).lines, pool, isWhole)!
const ofText = (text: string): NearestDeck | null => {
  const list = readList(text)
  if (isNotRead(list)) throw new Error(list.unreadable)
  return nearestDeck(check(list, knownNames, 'all', isWhole).lines, 'all', isWhole)
}
const { ventrue } = decks
const ventrueText = (...more: string[]): string =>
  [...ventrue.crypt, ...ventrue.library].map(([copies, key]) => `${copies} ${factsOf(key).name}`).join('\n') +
  `\n${more.join('\n')}`
const isFine = (deck: Cards, pool: CardPool = 'all'): boolean => {
  const { problems, missing, deck: whole } = checkedOf(deck, pool)
  return problems.length + missing.length === 0 && whole !== null
}

describe('the nearest deck', () => {
  it.each(Object.entries(decks))('of the %s deck is the deck itself', (_, deck) => {
    expect(near(deck)).toEqual({ crypt: deck.crypt, library: deck.library, swaps: [] })
  })

  it('puts a card of the same kind in the place of one that is not whole, and says so', () => {
    const found = ofText(ventrueText(`3 ${strangeCard.name}`, `2 ${strangeVampire.name}`))!
    const swapOf = (key: string) => found.swaps.find(({ from }) => from === key)!
    const [library, crypt] = [swapOf(strangeCard.key!), swapOf(strangeVampire.key!)]
    expect([library.why, library.copies, crypt.why, crypt.copies]).toEqual(['not-whole', 3, 'not-whole', 2])
    expect(factsOf(library.to!).types).toEqual(expect.arrayContaining([factsOf(strangeCard.key!).types[0]]))
    expect([factsOf(crypt.to!).group, isWhole(crypt.to!)]).toEqual([expect.any(Number), true])
    expect(isFine(found)).toBe(true)
    for (const [copies, key] of ventrue.library)
      expect(found.library.find(([, one]) => one === key)![0]).toBeGreaterThanOrEqual(copies)
  })

  it('takes an unclear name for the likest, and leaves out what is like nothing', () => {
    const found = ofText(ventrueText('2 Freak Driv', '1 Xyzzyqwv Plugh'))!
    expect(found.swaps).toEqual([
      { why: 'meant', copies: 2, from: '2 Freak Driv', to: 'freak-drive' },
      { why: 'unknown-card', copies: 1, from: '1 Xyzzyqwv Plugh', to: null },
    ])
    expect(found.library.find(([, key]) => key === 'freak-drive')![0]).toBeGreaterThanOrEqual(2)
  })

  it('fills what is too small with its own cards, and takes from what is too large', () => {
    const [vampire, card] = [ventrue.crypt[0]![1], ventrue.library[1]![1]]
    const small = near({ crypt: [[5, vampire]], library: [[20, card]] })
    expect(small.crypt).toEqual([[12, vampire]])
    expect(small.library).toEqual([[60, card]])
    expect(small.swaps.map(({ why, copies, from }) => [why, copies, from])).toEqual([
      ['too-few', 7, null],
      ['too-few', 40, null],
    ])
    const large = near({ crypt: [[12, vampire]], library: [[100, card]] })
    expect([large.library, large.swaps]).toEqual([
      [[90, card]],
      [{ why: 'too-many', copies: 10, from: card, to: null }],
    ])
  })

  it('DECK-05: keeps the two groups side by side that most of the crypt is of', () => {
    const [stray] = [...catalogue.values()].filter(({ key, group }) => group === 2 && isWhole(key))
    const found = near({ ...ventrue, crypt: [...ventrue.crypt, [1, stray!.key]] })
    expect(found.swaps).toMatchObject([{ why: 'groups', copies: 1, from: stray!.key }])
    expect(isFine(found)).toBe(true)
  })

  it('is made of the cards of the table', () => {
    const found = near({ crypt: ventrue.crypt, library: [...ventrue.library, [2, 'freak-drive']] }, 'fifth-edition')
    expect(isFine(found, 'fifth-edition')).toBe(true)
  })

  it('puts cards under the right heading, and passes over a count that is none', () => {
    const [first] = ventrue.library
    const moved = near({ crypt: [...ventrue.crypt, first!], library: ventrue.library.slice(1) })
    expect(moved.swaps).toEqual([{ why: 'wrong-place', copies: first![0], from: first![1], to: first![1] }])
    const counted = ofText(ventrueText('999 Freak Drive'))!
    expect(counted.swaps).toEqual([{ why: 'bad-count', copies: 0, from: '999 Freak Drive', to: null }])
  })

  it('is none where there is nothing to go by', () => {
    expect(ofText('60 Freak Drive')).toBeNull()
    expect(ofText('12 Ashley')).toBeNull()
    expect(ofText('1 Xyzzyqwv Plugh')).toBeNull()
  })
})

const won = wonDecks()
if (won.length === 0) console.log('The tournament decks are not there: the nearest of none was made.')

describe.runIf(won.length > 0)('of the decks that won tournaments', () => {
  it('the nearest are legal and playable, keep all that may stay, and change nothing that is fine', () => {
    const some = won.filter((_, at) => at % 90 === 0)
    const wrong = some.filter(deck => {
      const found = near(deck)
      const kept =
        found.swaps.length > 0 ||
        JSON.stringify([found.crypt, found.library]) === JSON.stringify([deck.crypt, deck.library])
      return !isFine(found) || !kept || (isFine(deck) && found.swaps.length > 0)
    })
    expect([some.length, wrong.map(({ id }) => id)]).toEqual([51, []])
  })
})
