import { describe, expect, it } from 'vitest'
import { isWhole } from '../../shared/cards/index.ts'
import { factsOf, type CardPool } from '../../shared/cards/catalogue.ts'
import { knownNames, type NamedCard } from '../../shared/cards/names.ts'
import { check, type Checked } from '../../shared/decks/check.ts'
import { isNotRead } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { register, strangeCard, strangeVampire } from './sample-lists.ts'

const official = knownNames

function checked(
  text: string,
  { pool = 'all', names = official }: { pool?: CardPool; names?: typeof official } = {},
): Checked {
  const list = readList(text)
  if (isNotRead(list)) throw new Error(list.unreadable)
  return check(list, names, pool, isWhole)
}
const said = (cards: readonly NamedCard[]): string[] =>
  cards.map(
    ({ name, group, advanced }) => `${name}${advanced ? ' (ADV)' : ''}${group === undefined ? '' : ` (G${group})`}`,
  )
const reasons = (text: string, pool?: CardPool): string[] =>
  checked(text, pool ? { pool } : {}).problems.map(({ reason }) => reason)

const legal = '12x Ashley\n60x Bonding\n'

describe('a printing', () => {
  it('TDECK-05: does not matter to play: what a list of old names costs and does what the card does today', () => {
    const { deck } = checked('1x Govern the Unaligned [Jyhad:C]', { pool: 'all' })
    const [[, card]] = deck!.library as [[number, string]]
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { capacity: 8, disciplines: ['dom'] }, blood: 5 })],
          hand: [{ card, as: 'G1' }],
        },
        { pool: 10 },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:V1')
    t.allPass()
    expect([t.blood('V1'), t.pool(Ben)]).toEqual([5 - Number(factsOf(card).bloodCost), 10 - 3])
  })

  const printings = ['', ' [Jyhad]', ' [Jyhad:C]', ' [Fifth Edition: Companion, 2]', '  Jyhad C']

  it.each(printings)('TDECK-07: does not matter where the pool has the card: “%s”', printing => {
    const { lines, problems } = checked(`${legal}2x Govern the Unaligned${printing}`, { pool: 'fifth-edition' })
    expect(lines.at(-1)!.found).toMatchObject({ state: 'found', card: { key: 'govern-the-unaligned' } })
    expect(problems.filter(({ cards }) => cards?.includes('govern-the-unaligned'))).toEqual([])
  })

  it.each(printings)('TDECK-07: makes no card of older sets alone one of the pool: “%s”', printing => {
    const { problems } = checked(`${legal}2x Minion Tap${printing}`, { pool: 'fifth-edition' })
    expect(problems.find(({ reason }) => reason === 'outside-pool')!.cards).toContain('minion-tap')
  })
})

describe('a name of several cards', () => {
  it('is asked back with all of them, and its line', () => {
    const { lines, understood, deck, problems } = checked(`${legal}2x Gilbert Duane`)
    const [line] = lines.slice(-1)
    expect([line!.line, line!.text, line!.found.state]).toEqual([3, '2x Gilbert Duane', 'ambiguous'])
    expect('candidates' in line!.found && said(line!.found.candidates)).toEqual([
      'Gilbert Duane (G1)',
      'Gilbert Duane (G6)',
    ])
    expect([understood, deck, problems]).toEqual([
      false,
      null,
      [{ reason: 'ambiguous-card', rule: 'DECK-10', cards: ['2x Gilbert Duane'] }],
    ])
  })

  it.each([
    ['2x Gilbert Duane (G1)', 'Gilbert Duane (G1)'],
    ['2x Gilbert Duane (G6)', 'Gilbert Duane (G6)'],
    ['2x Gilbert Duane  7 AUS DOM OBF  prince  Malkavian:1', 'Gilbert Duane (G1)'],
    ['1x Theo Bell (ADV)', 'Theo Bell (ADV) (G2)'],
    ['1x Theo Bell (G2 ADV)', 'Theo Bell (ADV) (G2)'],
    ['1x Theo Bell (G2)', 'Theo Bell (G2)'],
    ['1x Theo Bell  8 CEL POT dom', 'Theo Bell (G6)'],
    ['1x Xaviar', 'Xaviar (G3)'],
  ])('is told by its mark: %s', (text, expected) => {
    const found = checked(text).lines[0]!.found
    expect(found.state === 'found' ? said([found.card]) : found).toEqual([expected])
  })

  it('of a group that no card of the name has is asked back, not guessed', () => {
    const found = checked('1x Gilbert Duane (G9)').lines[0]!.found
    expect([found.state, 'candidates' in found && said(found.candidates)]).toEqual([
      'ambiguous',
      ['Gilbert Duane (G1)', 'Gilbert Duane (G6)'],
    ])
  })

  it('in another language is the same card', () => {
    expect(
      checked('1x Déflexion\n1x Desviación\n1x Deflexão\n1x Deflettere').lines.map(
        ({ found }) => found.state === 'found' && found.card.key,
      ),
    ).toEqual(Array(4).fill('deflection'))
  })
})

describe('a name of no card', () => {
  it('is told with its line and those most like it', () => {
    const { lines, problems } = checked(`${legal}1x Govern the Unalligned\n1x Deflecion\n1x Qqqq Zzzz`)
    expect(
      lines.slice(2).map(({ line, found }) => [line, found.state, 'candidates' in found && found.candidates[0]?.key]),
    ).toEqual([
      [3, 'unknown', 'govern-the-unaligned'],
      [4, 'unknown', 'deflection'],
      [5, 'unknown', undefined],
    ])
    expect(problems).toEqual([
      { reason: 'unknown-card', rule: 'DECK-10', cards: ['1x Govern the Unalligned', '1x Deflecion', '1x Qqqq Zzzz'] },
    ])
  })

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '<script>',
    '%s',
    '../../etc/passwd',
    '\u202e',
    '☃',
    'x'.repeat(290),
  ])('of any kind: %s', name => {
    const { lines, deck } = checked(`1x ${name}`)
    expect([lines[0]!.found.state, deck]).toEqual(['unknown', null])
  })

  it('of a number that no card has', () => {
    expect(checked('{"cards":{"100845":60,"299999":2,"7":1}}').lines.map(({ found }) => found.state)).toEqual([
      'unknown',
      'found',
      'unknown',
    ])
  })

  it('leaves the sizes open: a deck is too small only if it is with all its lines', () => {
    expect(reasons('11x Ashley\n59x Bonding\n1x Qqqq Zzzz')).toEqual(['unknown-card'])
    expect(reasons('10x Ashley\n59x Bonding\n1x Qqqq Zzzz')).toEqual(['unknown-card', 'crypt-too-small'])
    expect(reasons('Crypt\n11x Ashley\n1x Qqqq Zzzz\nLibrary\n59x Bonding')).toEqual([
      'unknown-card',
      'library-too-small',
    ])
    expect(reasons('12x Ashley\n91x Bonding\n1x Qqqq Zzzz')).toEqual(['unknown-card', 'library-too-large'])
  })

  it('is sought among likely ones for the first twenty such lines', () => {
    const { lines } = checked(Array.from({ length: 30 }, () => '1x Deflecion').join('\n'))
    expect(lines.map(({ found }) => ('candidates' in found ? found.candidates.length > 0 : true))).toEqual([
      ...Array(20).fill(true),
      ...Array(10).fill(false),
    ])
  })
})

describe('whether a deck is legal', () => {
  it.each<[string, string, string[]]>([
    ['is yes', legal, []],
    ['is no with 11 crypt cards (DECK-01)', '11x Ashley\n60x Bonding', ['crypt-too-small']],
    ['is no with 59 library cards (DECK-03)', '12x Ashley\n59x Bonding', ['library-too-small']],
    ['is no with 91 library cards (DECK-03)', '12x Ashley\n91x Bonding', ['library-too-large']],
    [
      'is no with groups that do not follow one another (DECK-05)',
      '6x Ashley\n6x Mosfair\n60x Bonding',
      ['groups-not-consecutive'],
    ],
    [
      'asks the groups of cards that are not known here, too',
      '6x Ashley\n6x Nathan Turner\n1x Nana Buruku\n60x Bonding',
      ['groups-not-consecutive'],
    ],
    ['is no with a banned card', `${legal}1x Return to Innocence`, ['banned']],
    [
      'is no with half a card',
      '{"library":[["Bonding",60],["Deflection",0.5]],"crypt":[["Ashley",12]]}',
      ['bad-count'],
    ],
    [
      'is no with fewer than none',
      '{"library":[["Bonding",60],["Deflection",-1]],"crypt":[["Ashley",12]]}',
      ['bad-count', 'library-too-small'],
    ],
    ['is no with 201 of a card', '12x Ashley\n201x Bonding', ['bad-count', 'library-too-large']],
    [
      'is no with more cards than can be dealt',
      Array.from({ length: 6 }, () => '200x Ashley').join('\n') + '\n60x Bonding',
      ['too-many-cards'],
    ],
  ])('%s', (_, text, expected) => {
    expect(reasons(text)).toEqual(expected)
  })

  it('is no at a table whose cards are others, played here or not', () => {
    expect(
      checked(`${legal}1x Minion Tap\n1x ${strangeCard.name}`, { pool: 'fifth-edition' }).problems.find(
        ({ reason }) => reason === 'outside-pool',
      )?.cards,
    ).toEqual(['minion-tap', strangeCard.key])
    expect(reasons(legal, 'fifth-edition')).toEqual([])
  })
})

describe('whether a deck can be played', () => {
  it('is another question: a legal deck may lack cards, which are told with copies and lines', () => {
    const {
      problems,
      missing: lacking,
      understood,
      deck,
    } = checked(`${legal}2x ${strangeCard.name}\n1x ${strangeVampire.name}\n3x ${strangeCard.name}`)
    expect([problems, understood, deck]).toEqual([[], true, null])
    expect(lacking.map(({ card, copies, lines }) => [card.id, card.key, copies, lines])).toEqual([
      [strangeCard.id, strangeCard.key, 5, [3, 5]],
      [strangeVampire.id, strangeVampire.key, 1, [4]],
    ])
  })

  it('may be yes of a deck that is not legal', () => {
    const { problems, missing: lacking, deck } = checked('2x Ashley')
    expect([problems.map(({ reason }) => reason), lacking, deck]).toEqual([
      ['crypt-too-small', 'library-too-small'],
      [],
      { crypt: [[2, 'ashley']], library: [] },
    ])
  })

  it('is asked of cards that are known and not whole, too', () => {
    const list = readList(legal)
    if (isNotRead(list)) throw new Error(list.unreadable)
    expect(
      check(list, official, 'all', key => key !== 'bonding').missing.map(({ card, copies }) => [card.key, copies]),
    ).toEqual([['bonding', 60]])
  })
})

describe('every official card', () => {
  it('is found by its name and what tells it from others, each by a name of its own', () => {
    const lost = register.filter(({ name, group, advanced, crypt, id }) => {
      const found = checked(`1x ${name}${advanced ? ' (ADV)' : ''}${crypt ? ` (G${group ?? 'ANY'})` : ''}`).lines[0]!
        .found
      return !(found.state === 'found' && found.card.id === id)
    })
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  it('is known by its earlier names, too, and 20 are banned', () => {
    expect(
      ['Vozhd of Sofia', 'Heidelburg Castle, Germany', 'Stake'].map(name => official.named(name)[0]?.name),
    ).toEqual(['The Vozhd of Sofia', 'Heidelberg Castle, Germany', 'Wooden Stake'])
    expect(register.filter(card => card.banned)).toHaveLength(20)
  })
})
