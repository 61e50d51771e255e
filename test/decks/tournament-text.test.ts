import { describe, expect, it } from 'vitest'
import { factsOf } from '../../shared/cards/catalogue.ts'
import { decks, type Copies, type Deck } from '../../shared/cards/five-decks.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { knownCards, knownNames } from '../../shared/cards/names.ts'
import { check } from '../../shared/decks/check.ts'
import { isNotRead } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { tournamentText } from '../../shared/decks/tournament-text.ts'
import { referenceCases } from '../league/reference-cases.ts'
import { wonDecks } from './won.ts'

type Cards = Pick<Deck, 'crypt' | 'library'>

/** The deck that a text is read as, whether or not this build plays all of it. */
function readBack(text: string): Cards {
  const list = readList(text)
  if (isNotRead(list)) throw new Error(list.unreadable)
  if (list.ignored.length > 0) throw new Error(list.ignored[0]!.text)
  const { lines } = check(list, knownNames, 'all', isWhole)
  const within = (section: 'crypt' | 'library'): Copies[] =>
    lines
      .filter(line => line.section === section)
      .map(({ found, copies, text: line }) => {
        if (found.state !== 'found') throw new Error(`${found.state}: ${line}`)
        return [copies, found.card.key!]
      })
  return { crypt: within('crypt'), library: within('library') }
}
const sorted = ({ crypt, library }: Cards): Cards => {
  const byKey = (cards: Copies[]): Copies[] => cards.toSorted((a, b) => (a[1] < b[1] ? -1 : 1))
  return { crypt: byKey(crypt), library: byKey(library) }
}
const headingOf = (text: string, word: string): string => text.split('\n').find(line => line.startsWith(word))!

/** One vampire of each of these capacities. */
function cryptOf(capacities: readonly number[]): Copies[] {
  const free = knownCards().filter(card => card.crypt)
  return capacities.map(capacity => {
    const at = free.findIndex(card => card.capacity === capacity)
    const [card] = free.splice(at, 1)
    return [1, card!.key!]
  })
}

describe('a deck as tournament decks are written', () => {
  it('TREPORT-08: heads the crypt with its size, the four lowest, the four highest and the mean', () => {
    const head = (capacities: readonly number[]): string =>
      headingOf(tournamentText({ crypt: cryptOf(capacities), library: [] }), 'Crypt')
    expect(head([10, 10, 9, 9, 8, 8, 7, 6, 5, 4, 3, 3])).toBe('Crypt (12 cards, min=15, max=38, avg=6.83)')
    expect(head(Array<number>(12).fill(4))).toBe('Crypt (12 cards, min=16, max=16, avg=4)')
    expect(head([5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6])).toBe('Crypt (12 cards, min=20, max=24, avg=5.5)')
    const [heading, line] = tournamentText({ crypt: cryptOf([4]), library: [] }).split('\n')
    expect(line).toBe('-'.repeat(heading!.length))
  })

  it('TREPORT-08: has the crypt by copies, capacity and name, in columns', () => {
    const keys = ['colette', 'donny-kowalczyk', 'andi-liu']
    const crypt: Copies[] = [[1, 'anarch-convert'], ...keys.map((key): Copies => [2, key])]
    const lines = tournamentText({ crypt, library: [] }).split('\n').slice(2, 6)
    const names = ['2x Andi Liu', '2x Donny Kowalczyk', '2x Colette', '1x Anarch Convert']
    expect(lines.map(line => line.split(/\s{2,}/)[0])).toEqual(names)
    const columns = lines.map(line => line.search(/[A-Z][A-Za-z]+:/))
    expect(new Set(columns).size).toBe(1)
    expect(lines.at(-1)).toMatch(/^1x Anarch Convert +1 {2}-none- +Caitiff:ANY$/)
    for (const line of lines) expect(line).toMatch(/^\dx \S.*? {2,}\d+ {2}\S.* {2,}\S+:(?:\d|ANY)$/)
  })

  it('TREPORT-08: counts the library by type, trifles among masters, with the article at the end', () => {
    const masters = knownCards()
      .map(({ key }) => factsOf(key!))
      .filter(({ types }) => types.join() === 'Master')
    const trifles = masters.filter(({ trifle }) => trifle).slice(0, 2)
    const [other] = masters.filter(({ trifle }) => !trifle)
    const library: Copies[] = [
      [16, 'the-platinum-protocol'],
      [4, trifles[0]!.key],
      [4, trifles[1]!.key],
      [5, other!.key],
    ]
    const text = tournamentText({ crypt: [], library })
    expect(text).toContain('\nLibrary (29 cards)\nMaster (13; 8 trifle)\n')
    expect(text).toContain('\n\nAction (16)\n16x Platinum Protocol, The\n')
    expect(tournamentText({ crypt: [], library: [[5, other!.key]] })).toContain('Master (5)\n')
  })

  it('has every kind of card in its place', () => {
    const kinds = new Map<string, string>()
    for (const { key, crypt } of knownCards()) if (!crypt) kinds.set(factsOf(key!).types.toSorted().join('/'), key!)
    expect(kinds.size).toBe(17)
    const library = [...kinds.values()].map((key): Copies => [1, key])
    expect(sorted(readBack(tournamentText({ crypt: cryptOf([4]), library }))).library).toEqual(
      sorted({ crypt: [], library }).library,
    )
  })

  it('is read back, with every official card in it', () => {
    const all = knownCards().map(({ key, crypt }) => ({ key: key!, crypt }))
    for (let from = 0; from < all.length; from += 100) {
      const some = all.slice(from, from + 100)
      const pick = (crypt: boolean): Copies[] => some.filter(card => card.crypt === crypt).map(({ key }) => [1, key])
      const deck = { crypt: pick(true), library: pick(false) }
      expect(sorted(readBack(tournamentText(deck)))).toEqual(sorted(deck))
    }
  })

  it('is written, read and written again to the byte, for the decks of the box', () => {
    for (const deck of Object.values(decks)) {
      const text = tournamentText(deck)
      expect(sorted(readBack(text))).toEqual(sorted(deck))
      expect(tournamentText(readBack(text))).toBe(text)
    }
  })

  it('has the crypt line of the reference case', () => {
    for (const { capacities, twd_crypt_line } of referenceCases('exports').filter(one => 'capacities' in one)) {
      const crypt = cryptOf(capacities as number[])
      expect(headingOf(tournamentText({ crypt, library: [] }), 'Crypt')).toBe(twd_crypt_line)
    }
  })
})

const won = wonDecks()
if (won.length === 0) console.log('The tournament decks are not there: none was written and read.')

describe.runIf(won.length > 0)('the decks that won tournaments', () => {
  it('are all written, read and written again the same', () => {
    expect(won.length).toBeGreaterThanOrEqual(4504)
    const wrong = won.filter(deck => {
      const text = tournamentText(deck)
      const read = readBack(text)
      return JSON.stringify(sorted(read)) !== JSON.stringify(sorted(deck)) || tournamentText(read) !== text
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
