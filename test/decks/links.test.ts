import { describe, expect, it } from 'vitest'
import { isWhole } from '../../shared/cards/index.ts'
import type { Copies, Deck } from '../../shared/cards/five-decks.ts'
import { decks } from '../../shared/cards/five-decks.ts'
import { knownNames } from '../../shared/cards/names.ts'
import { check } from '../../shared/decks/check.ts'
import { linkTo } from '../../shared/decks/links.ts'
import { isNotRead, type List } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { wonDecks } from './won.ts'

type Cards = Pick<Deck, 'crypt' | 'library'>

const read = (text: string): List => {
  const list = readList(text)
  if (isNotRead(list)) throw new Error(list.unreadable)
  return list
}
/** By section, as the numbers of the cards say. */
function cardsIn(text: string): Cards {
  const { lines } = check(read(text), knownNames, 'all', isWhole)
  const within = (section: 'crypt' | 'library'): Copies[] =>
    lines
      .filter(line => line.section === section)
      .map(({ found, copies }): Copies => [copies, found.state === 'found' ? found.card.key! : '?'])
  return { crypt: within('crypt'), library: within('library') }
}
const only = ({ crypt, library }: Cards): Cards => ({ crypt, library })
const refusal = (text: string): string | null => {
  const list = readList(text)
  return isNotRead(list) ? list.unreadable : null
}

describe('a link that holds the whole list', () => {
  it.each(Object.entries(decks))('brings the %s deck back', (name, deck) => {
    const link = linkTo(`${name} & Söhne #1`, deck)
    expect([read(link).format, read(link).name]).toEqual(['link', `${name} & Söhne #1`])
    expect(cardsIn(link)).toEqual(only(deck))
  })

  const held = '200161=2;100516=7'
  it.each([
    ['as VDB writes it', `https://vdb.im/decks/deck?name=The%20Sample&author=A%20B&description=x#${held}`],
    ['with an end', `https://vdb.im/decks/deck?name=The%20Sample#${held};`],
    ['with plus signs', `https://vdb.im/decks/deck?name=The+Sample#${held}`],
    ['as browsers show it', `vdb.im/decks/deck?name=The%20Sample#${held}`],
    ['of the earlier address', `https://vdb.smeea.casa/decks?name=The%20Sample#${held}`],
    ['of VTESDecks', `https://vtesdecks.com/deck/snapshot?name=The%20Sample&author=#${held}`],
    [
      'escaped on its way',
      `https://vdb.im/decks/deck?name=The%20Sample#${held.replaceAll('=', '%3D').replaceAll(';', '%3B')}`,
    ],
    ['between brackets', `My deck:\n<https://vdb.im/decks/deck?name=The%20Sample#${held}>\n`],
    ['with a card that is gone', `https://vdb.im/decks/deck?name=The%20Sample#${held};100518=0`],
  ])('%s', (_, link) => {
    const { name, entries } = read(link)
    expect(name).toBe('The Sample')
    expect(entries.map(({ copies, wanted }) => [copies, wanted])).toEqual([
      [2, [{ id: 200_161 }]],
      [7, [{ id: 100_516 }]],
    ])
  })

  it('may have no name, one that is no text, or the number sign of VDB', () => {
    const named = (query: string): string | null => read(`https://vdb.im/decks/deck${query}#${held}`).name
    expect([named(''), named('?name='), named('?name=%zz'), named('?author=x&name=No%20%E2%84%961')]).toEqual([
      null,
      null,
      '%zz',
      'No #1',
    ])
  })
})

describe('a link to elsewhere is told to be one, and never fetched', () => {
  it.each([
    'https://vdb.im/decks/5100eaba0703443eadeb1f6dbbc45d22',
    'vdb.im/decks?id=5100',
    'https://amaranth.vtes.co.nz/#deck/0c6ea3ac-3c9e-4b5f-8a2e-0e6f6f3a4d55',
    'https://vtesdecks.com/deck/user-somebody-1',
    'https://vtesdecks.com/deck/snapshot#v1=abc',
    'Look: http://169.254.169.254/latest/meta-data',
    'https://vdb.im/decks/deck?name=x#200161=2;javascript:alert(1)',
    'https://vdb.im/decks/deck?name=x#',
  ])('%s', link => {
    expect(refusal(link)).toBe('link-elsewhere')
  })

  it('but a list that says where it is from is a list', () => {
    const list = read('Deck Name: x\nhttps://vdb.im/decks/1\n\n2x Ashley\n7x Bonding')
    expect([list.format, list.entries.length]).toEqual(['plain', 2])
  })
})

const won = wonDecks()
if (won.length === 0) console.log('The tournament decks are not there: none was made a link of.')

describe.runIf(won.length > 0)('the decks that won tournaments', () => {
  it('come back from their links card by card', () => {
    expect(won.length).toBeGreaterThanOrEqual(4504)
    const wrong = won.filter(deck => JSON.stringify(cardsIn(linkTo(deck.id, deck))) !== JSON.stringify(only(deck)))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
