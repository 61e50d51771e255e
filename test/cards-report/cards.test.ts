import { describe, expect, it } from 'vitest'
import { belongsInCrypt, catalogue, inPool } from '../../shared/cards/catalogue.ts'
import { definitions, isWhole, supportOf } from '../../shared/cards/index.ts'
import { rulingsOn } from '../../shared/cards/rulings.ts'
import { coverageOf, lackingIn, orderFor, wantedBy } from './coverage.ts'
import { fewestFor } from './fewest.ts'
import { preconstructed } from './preconstructed.ts'
import { readReferences, written } from './ruling-references.ts'
import { readShelf, since, type TournamentDeck } from './shelf.ts'
import { printed, howFar } from './how-far.ts'
import { nothingButFacts } from './wording.ts'

/** What was reached before: never less. Raised with every set of cards. */
const WHOLE = 1505,
  PLAYABLE = 707

const shelf = readShelf()
if (!shelf)
  console.log(
    'The official card list and the tournament decks are not beside the repository: which cards are whole was not compared, and no deck was counted.',
  )

describe('a card is whole, or it is marked', () => {
  it('every card of the five decks is whole, and no fewer than before are', () => {
    const whole = [...catalogue.keys()].filter(isWhole)
    expect([...catalogue.keys()].filter(key => inPool('fifth-edition', key) && !whole.includes(key))).toEqual([])
    expect(whole.length).toBeGreaterThanOrEqual(WHOLE)
  })

  it('what nobody has heard of is unknown', () => {
    expect(['', 'no-such-card', 'Deflection', 'toString'].map(supportOf)).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ])
  })

  it('a library card without a definition is known by its facts alone, a vampire without text is whole', () => {
    const { key: unwritten } = [...catalogue.values()].find(one => !belongsInCrypt(one) && !definitions.has(one.key))!
    expect([unwritten, 'deflection', 'ashley'].map(supportOf)).toEqual(['facts-only', 'whole', 'whole'])
    const whole = howFar(undefined).whole.map(({ key }) => key)
    expect([unwritten, 'deflection'].map(key => whole.includes(key))).toEqual([false, true])
  })

  it.runIf(shelf)(
    'by the official wording: without a definition only a vampire is whole on which nothing but facts is printed',
    () => {
      const undefinedOnes = [...catalogue.values()].filter(({ key }) => !definitions.has(key))
      const expected = (id: number, crypt: boolean): string =>
        crypt && nothingButFacts(shelf!.cards.get(id)!) ? 'whole' : 'facts-only'
      expect(
        undefinedOnes
          .filter(facts => supportOf(facts.key) !== expected(facts.id, belongsInCrypt(facts)))
          .map(({ key }) => key),
      ).toEqual([])
    },
  )
})

describe('nothing but facts', () => {
  const vampire = (text: string, city?: string) =>
    nothingButFacts({ id: 1, name: 'X', type: 'Vampire', text, ...(city !== undefined && { city }) })

  it.each<[string, string?]>([
    ['Camarilla.'],
    ['Anarch Baron of Q, R.:', 'Q, R.'],
    ['Camarilla Prince of Q, R.', 'Q, R.'],
    ['Camarilla Prince of Q, DC.', 'Q, D.C.'],
    ['Sabbat: Black Hand. Seraph. +1 stealth.'],
    ['Independent. 2 votes (titled): +1 bleed.'],
    ['Camarilla Tremere Slave: Flight [FLIGHT].'],
    ['Sabbat. Kiev circle: Sterile.'],
    ['Camarilla Brujah Inner Circle: +2 bleed.'],
  ])('%s', (text, city) => expect(vampire(text, city)).toBe(true))

  it.each([
    'Camarilla: +1 hunt.',
    'Sabbat: -1 stealth.',
    'Camarilla: X gets +1 bleed.',
    'Sabbat. Black Hand. X can burn 1 blood to unlock.',
    'Camarilla Prince of Elsewhere.',
  ])('more: %s', text => expect(vampire(text, 'Q')).toBe(false))

  it('is never so of a library card', () => {
    expect(nothingButFacts({ id: 1, name: 'X', types: ['Master'], text: '+1 bleed.' })).toBe(false)
  })
})

describe('the count of decks', () => {
  const deck = (date: string, ...ids: number[]): TournamentDeck => ({
    id: date,
    date,
    crypt: [[ids[0]!, 12]],
    library: ids.slice(1).map(id => [id, 2]),
  })
  const decks = [
    deck('2019-12-31', 1, 2),
    deck('2020-01-01', 1, 2),
    deck('2021-01-01', 1, 3),
    deck('2022-01-01', 1, 3, 4),
    deck('2023-01-01', 5, 6, 7),
  ]
  const recent = since(decks, '2020-01-01'),
    lacking = lackingIn(recent, new Set([1, 2]))

  it('takes decks from the day on, and counts decks and slots', () => {
    expect(recent).toHaveLength(4)
    expect(coverageOf(recent, new Set([1, 2]))).toEqual({ playable: 1, decks: 4, slotsCovered: 38, slots: 60 })
    expect(coverageOf(recent, new Set())).toMatchObject({ playable: 0, slotsCovered: 0 })
  })

  it('says of each card how many decks want it, and how many want nothing else', () => {
    expect(wantedBy(lacking).slice(0, 2)).toEqual([
      { id: 3, decks: 2, alone: 1 },
      { id: 4, decks: 1, alone: 0 },
    ])
  })

  it('orders cards so that decks become playable early, each with the decks so far', () => {
    expect(orderFor(lacking, 9)).toEqual([
      { id: 3, added: 1 },
      { id: 4, added: 2 },
      { id: 5, added: 2 },
      { id: 6, added: 2 },
      { id: 7, added: 3 },
    ])
    expect(orderFor(lacking, 2)).toHaveLength(2)
  })
})

describe('the fewest cards for so many decks', () => {
  // Two decks that lack three cards together are cheaper than the two that lack least, which share nothing.
  const lacking = [
    [1, 2],
    [3, 4],
    [5, 6, 7],
    [5, 6, 7],
    [8, 9, 10, 11],
  ].map(ids => new Set(ids))
  const one = (): number => 1

  it('are those of decks that lack the same, most wanted first', () => {
    expect(fewestFor(lacking, 2, one, { steps: 2000 })).toEqual([5, 6, 7])
    expect(fewestFor(lacking, 3, one, { steps: 2000 })).toHaveLength(5)
  })

  it('depend on what each card weighs', () => {
    const light = (id: number): number => (id >= 8 ? 0.1 : 1)
    expect(fewestFor(lacking, 1, light, { steps: 2000 })).toEqual([8, 9, 10, 11])
  })

  it('are all where all decks are wanted, none where none is', () => {
    expect(fewestFor(lacking, 5, one, { steps: 10 })).toHaveLength(11)
    expect(fewestFor(lacking, 0, one)).toEqual([])
    expect(fewestFor([], 3, one)).toEqual([])
  })
})

describe('decks sold ready to play', () => {
  const card = (id: number, sets: string[], clan?: string) => ({
    id,
    name: `Card ${id}`,
    text: '',
    sets,
    ...(clan === undefined ? { types: ['Master'] } : { type: 'Vampire', clan }),
  })
  const cards = [
    card(1, ['Jyhad:V1', 'V5:PTr2/PV1'], 'Ventrue'),
    card(2, ['V5:PTr'], 'Tremere'),
    card(3, ['V5:PTr1'], 'Tremere'),
    card(4, ['NB:PV2', 'V5:PV5'], 'Ventrue'),
    card(5, ['Third:PB2', 'V5:C1']),
  ]

  it('are read from the printings, in the order they were sold, and say what they lack', () => {
    expect(preconstructed(cards, new Set([1, 2, 3]))).toEqual([
      { name: 'Fifth Edition: Tremere (V5 Tr)', lacks: [] },
      { name: 'Fifth Edition: Ventrue (V5 V)', lacks: [cards[3]] },
      { name: 'New Blood: Ventrue (NB V)', lacks: [cards[3]] },
    ])
  })

  it.runIf(shelf)('are 32, and the five of the box can be played', () => {
    const decks = howFar(shelf).among!.preconstructed
    expect(decks).toHaveLength(32)
    const whole = decks.filter(({ lacks }) => lacks.length === 0).map(({ name }) => name)
    expect(whole).toEqual(
      expect.arrayContaining(['M', 'N', 'To', 'Tr', 'V'].map(at => expect.stringContaining(`(V5 ${at})`))),
    )
  })
})

describe('npm run cards', () => {
  it('without the lists counts the cards, and says what it did not count', () => {
    const lines = printed(howFar(undefined))
    expect(lines.join('\n')).toContain('not beside the repository')
    expect(lines.at(-1)).toMatch(/^cards: (\d+) of \d+ whole; decks since 2020 fully playable: not counted$/)
  })

  it.runIf(shelf)(
    'ends with the count of cards and decks, and never with less than before',
    { timeout: 120_000 },
    () => {
      const found = howFar(shelf, { next: 3 }),
        lines = printed(found)
      const [, whole, all, playable, decks] =
        /^cards: (\d+) of (\d+) whole; decks since 2020 fully playable: (\d+) of (\d+)$/
          .exec(lines.at(-1)!)!
          .map(Number)
      expect([all, decks]).toEqual([4149, 1396])
      expect(whole).toBeGreaterThanOrEqual(WHOLE)
      expect(playable).toBeGreaterThanOrEqual(PLAYABLE)
      expect(lines[0]).toContain('The five decks: 137 of 137 cards whole.')
      expect(found.among!.next).toHaveLength(3)
      expect(found.among!.mostWanted.map(({ decks: having }) => having)).toEqual(
        found.among!.mostWanted.map(({ decks: having }) => having).toSorted((a, b) => b - a),
      )
      expect(lines.filter(line => /undefined|NaN|\[object/.test(line))).toEqual([])
    },
  )
})

describe('references of rulings', () => {
  const listed = new Map(
    [...catalogue.keys()].map(key => [key, rulingsOn(key)] as const).filter(([, rulings]) => rulings.length > 0),
  )
  const references = readReferences()
  if (!references) console.log('The rulings are not beside the repository: their references were not compared.')

  it('are ids and links, and no sentences', () => {
    expect(listed.size).toBeGreaterThan(100)
    for (const { id, link } of [...listed.values()].flat()) {
      expect(id).toMatch(/^[A-Z]{3} [\w-]+$/)
      expect(link).toMatch(/^https:\/\/[\w.]+\/[\w./?=#%-]+$/)
    }
    expect(rulingsOn('no-such-card')).toEqual([])
  })

  it.runIf(references)('are those of the rulings beside the repository', () => {
    const expected = new Map(
      [...references!.on].map(
        ([key, ids]) => [key, ids.map(id => ({ id, link: references!.links.get(id)! }))] as const,
      ),
    )
    for (const [key, rulings] of listed) expect([key, rulings]).toEqual([key, expected.get(key)])
    const missing = [...expected.keys()].filter(key => !listed.has(key))
    expect(missing.filter(key => inPool('fifth-edition', key))).toEqual([])
    if (missing.length > 0)
      console.log(
        `${missing.length} cards have rulings that are not listed yet: run npx tsx test/cards-report/write-rulings.ts`,
      )
    expect(written(references!)).not.toContain('undefined')
  })
})
