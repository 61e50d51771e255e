import { describe, expect, it } from 'vitest'
import { catalogue, factsOf } from '../../../shared/cards/catalogue.ts'
import type { Copies } from '../../../shared/cards/five-decks.ts'
import type { CardFacts } from '../../../shared/cards/facts.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../support/table.ts'
import { deckProblems } from '../../support/deck-problems.ts'
import { viewFor } from '../../../shared/rules/index.ts'

/** A crypt of so many cards of each group, 0 for a card of group ANY; `advanced` adds one of that kind. */
function problems(crypt: [count: number, group: number][], more: Copies[] = [], library = 90): string[] {
  const known = new Map<string, CardFacts>(catalogue)
  const { group: _, ...ashley } = factsOf('ashley')
  for (const [, group] of crypt)
    known.set(`of-${group}`, { ...ashley, key: `of-${group}`, ...(group > 0 && { group }) })
  const deck = {
    name: 'own',
    crypt: [...crypt.map(([count, group]): Copies => [count, `of-${group}`]), ...more],
    library: [[library, 'bonding']] as Copies[],
  }
  return deckProblems(deck, known).map(({ rule, reason }) => `${rule} ${reason}`)
}

describe('the crypt of a deck', () => {
  it('DECK-02: has no greatest size', () => {
    expect(
      problems([
        [20, 5],
        [20, 6],
      ]),
    ).toEqual([])
    expect(
      problems(
        [
          [20, 5],
          [20, 6],
        ],
        [],
        91,
      ),
    ).toEqual(['DECK-03 library-too-large'])
  })

  it.each<[[number, number][], string[]]>([
    [
      [
        [6, 5],
        [6, 6],
      ],
      [],
    ],
    [[[12, 6]], []],
    [
      [
        [11, 5],
        [1, 7],
      ],
      ['DECK-05 groups-not-consecutive'],
    ],
    [
      [
        [4, 4],
        [4, 5],
        [4, 6],
      ],
      ['DECK-05 groups-not-consecutive'],
    ],
  ])('DECK-05: is of one group or two that follow one another: %j', (crypt, expected) => {
    expect(problems(crypt)).toEqual(expected)
  })

  it('DECK-06: a card of group ANY fits every group, and counts', () => {
    expect(
      problems([
        [6, 2],
        [5, 3],
        [1, 0],
      ]),
    ).toEqual([])
    expect(
      problems([
        [6, 2],
        [5, 3],
      ]),
    ).toEqual(['DECK-01 crypt-too-small'])
  })

  it('GLOSS-08: it does not make two groups fit either', () => {
    expect(
      problems([
        [5, 5],
        [5, 6],
        [2, 0],
      ]),
    ).toEqual([])
    expect(
      problems([
        [5, 4],
        [5, 6],
        [2, 0],
      ]),
    ).toEqual(['DECK-05 groups-not-consecutive'])
  })

  it('DECK-08: an advanced card is a crypt card like any other', () => {
    expect(problems([[11, 2]], [[1, 'xaviar-advanced']])).toEqual([])
    expect(problems([[11, 5]], [[1, 'xaviar-advanced']])).toEqual(['DECK-05 groups-not-consecutive'])
    expect(
      deckProblems({
        name: 'own',
        crypt: [[12, 'xaviar-advanced']],
        library: [
          [59, 'bonding'],
          [1, 'xaviar-advanced'],
        ],
      }).map(({ rule }) => rule),
    ).toEqual(['DECK-09'])
  })

  it('DECK-07: in play a vampire of any group may be one’s own', () => {
    const t = table({
      seats: [{ ready: [{ card: 'ashley', as: 'A1' }] }, {}, { ready: [{ card: 'mosfair', as: 'V9' }] }, {}, {}],
    })
    expect([factsOf('ashley').group, factsOf('mosfair').group]).toEqual([6, 4])
    t.effect(Ann, [{ op: 'control', who: 'v', to: 'you' }], { v: 'V9' })
    expect(t.state.seats[Ann]!.inPlay).toEqual([t.id('A1'), t.id('V9')])
  })
})

describe('advanced rules and words', () => {
  it('GAME-09: need not be switched on', () => {
    const t = table({
      seats: [{ hand: [{ card: 'the-unmasking', as: 'E1' }] }, {}, {}, {}, {}],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'play:E1:')
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('E1'))
  })

  it('INFLUENCE-20: crypt cards of other types come out under the same checks', () => {
    const imbued = (blood: number) =>
      table({
        seats: [
          { pool: 10, uncontrolled: [{ generic: { type: 'imbued', capacity: 4 }, blood, as: 'U1' }] },
          {},
          {},
          {},
          {},
        ],
        turn: { phase: 'influence', number: 6 },
      })
    const t = imbued(3)
    expect([t.refused(Ann, 'bring-out:U1'), t.why(Ann, 'bring-out', 'U1')]).toEqual([
      'illegal-option',
      ['not-filled', 'INFLUENCE-11'],
    ])
    t.answer(Ann, 'invest:U1', { amount: 2 })
    t.answer(Ann, 'bring-out:U1')
    expect(viewFor(t.state, Ben).seats[Ann]!.ready).toMatchObject([{ type: 'imbued', blood: 4, locked: false }])
    expect([t.pool(Ann), t.state.seats[Ann]!.uncontrolled]).toEqual([8, []])
  })

  it('GLOSS-06: capacity decides who is older, whatever blood lies on them', () => {
    const scene = (acting: object, other: object) =>
      table({
        seats: [
          {
            ready: [minion('V1', { generic: { disciplines: ['DOM'], ...acting }, blood: 5 })],
            uncontrolled: [{ generic: other, blood: 1, as: 'U1' }],
            hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
          },
          {},
          {},
          {},
          {},
        ],
      })
    const t = scene({ capacity: 6 }, { capacity: 5 })
    t.edit(draft => {
      draft.cards[t.id('V1')]!.blood = 1
      draft.cards[t.id('U1')]!.blood = 5
    })
    expect(t.can(Ann, 'play:G1:DOM:V1')).toBe(true)
    expect(scene({ capacity: 5 }, { capacity: 6 }).can(Ann, 'play:G1:DOM:V1')).toBe(false)
    expect(scene({ capacity: 5 }, { capacity: 5 }).can(Ann, 'play:G1:DOM:V1')).toBe(false)
  })

  it('GLOSS-07: a crypt card is drawn to the uncontrolled region, face down, and never to the hand', () => {
    const t = table({
      seats: [{ crypt: ['ryan', 'nassir'], library: ['bonding'] }, {}, {}, {}, {}],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'draw-crypt')
    const { hand, uncontrolled, library } = t.state.seats[Ann]!
    expect([hand, uncontrolled.length, library.length]).toEqual([[], 1, 1])
    expect(viewFor(t.state, Ben).seats[Ann]!.uncontrolled).toMatchObject([{ card: { key: null }, counters: 0 }])
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('ryan')
  })

  it('GLOSS-28: what is uncontrolled is not in play: no votes, no contest, no text', () => {
    const prince = { generic: { title: 'prince', sect: 'Camarilla', city: 'Paris' } }
    const t = table({
      seats: [
        { ready: [minion('V1')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
        { uncontrolled: [{ ...prince, as: 'U1' }, { card: 'the-dowager' }] },
        { ready: [{ ...prince, as: 'P1' }] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::V1')
    t.allPass(() => t.window() === 'polling')
    expect([
      t.options(Ben).some(id => id.startsWith('vote')),
      t.options(Cal).some(id => id.startsWith('vote:title')),
      t.has('title-contested'),
    ]).toEqual([false, true, false])
  })

  it('GLOSS-34: by default one bleeds the prey, to one’s left, and nobody else', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, { pool: 10 }, { pool: 10 }, {}, { pool: 10 }] })
    for (const target of [Eve, Cal]) expect(t.refused(Ann, 'bleed:A1', { target: [target] })).toBe('illegal-args')
    expect([
      t.locked('A1'),
      t.option(Ann, 'bleed:A1')?.effect.params?.['target'],
      viewFor(t.state, Ann).seats[Ann]!,
    ]).toMatchObject([false, Ben, { prey: Ben, predator: Eve }])
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.pool(Eve)]).toEqual([9, 10, 10])
  })

  it('GLOSS-35: blood of vampires and life of allies come from the bank and go there; cards are locked or not', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { ready: [minion('B1', { blood: 2, locked: true }), minion('B2', { generic: { type: 'ally', life: 2 } })] },
        {},
        {},
        {},
      ],
    })
    t.effect(
      Ann,
      [
        { op: 'damage', to: 'v', amount: 1 },
        { op: 'damage', to: 'a', amount: 1 },
      ],
      { v: 'B1', a: 'B2' },
    )
    expect([t.blood('B1'), t.blood('B2'), t.locked('B1'), t.locked('B2')]).toEqual([1, 1, true, false])
    expect(t.happened('counters')).toMatchObject([
      { to: 'bank', amount: 1, why: 'damage' },
      { to: 'bank', amount: 1, why: 'damage' },
    ])
  })
})
