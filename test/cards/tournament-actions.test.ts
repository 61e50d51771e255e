import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { onwards } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K1, type Table, v } from './scene.ts'

const seen = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(seat => seat.ready)
    .find(one => one.card.id === t.id(as))

describe('Thing', () => {
  const scene = (a1: object = { clan: 'Gangrel' }, uncontrolled: object[] = [v('U1', { clan: 'Gangrel' }), v('U2')]) =>
    table({
      seats: [
        { ready: [v('A1', a1)], hand: [K1('thing')], uncontrolled: uncontrolled as never },
        { uncontrolled: [v('U3', { clan: 'Gangrel' })] },
      ],
    })
  it("2 blood to an uncontrolled Gangrel of one's own, at +1 stealth", () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'play:K1::A1', { v: [t.id('U1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect([t.blood('U1'), t.seenBy(Ben).filter(event => event.key === 'chosen')]).toEqual([2, []])
  })
  it('by a Gangrel, with one to give it to', () => {
    expect([scene({}).can(Ann, 'play:K1::A1'), scene({ clan: 'Gangrel' }, [v('U2')]).can(Ann, 'play:K1::A1')]).toEqual([
      false,
      false,
    ])
  })
})

describe('Army of Rats', () => {
  it('is put in play at +1 stealth by an Animalist', () => {
    const t = table({
      seats: [{ ready: [v('A1', { disciplines: ['ani'] }), v('A2')], hand: [K1('army-of-rats')] }, {}],
    })
    expect(t.can(Ann, 'play:K1:ani:A2')).toBe(false)
    t.answer(Ann, 'play:K1:ani:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay).toContain(t.id('K1'))
  })
  it('the prey burns 1 pool in the unlock phase, however many there are', () => {
    const t = table({
      seats: [{ ready: [K1('army-of-rats'), { card: 'army-of-rats', as: 'K2' }], hand: ['villein'] }, { pool: 10 }],
      turn: { phase: 'unlock' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:K2:sabotage')
    expect([t.pool(Ben), t.can(Ann, 'use:K1:sabotage'), t.can(Ann, 'end-phase')]).toEqual([9, false, true])
  })
  it('any minion may burn it', () => {
    const t = table({
      seats: [{ ready: [K1('army-of-rats')], hand: ['villein'] }, { ready: [v('B1', { type: 'ally' })] }],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:K1:burn:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann] }])
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
  })
})

describe('Constant Revolution', () => {
  const scene = (revolution: number, hand: string[], seat = Ben as number) => {
    const t = table({
      seats: [
        { ready: [{ ...K1('constant-revolution'), counters: { revolution } }, v('A1')], hand: ['villein'] },
        {
          pool: 10,
          hand: hand.map((card, i) => ({ card, as: `H${i + 1}` })),
          library: Array<string>(9).fill('villein'),
          ready: [v('B1')],
        },
        {},
      ],
      turn: { seat, phase: 'unlock' },
    })
    return t
  }
  it('enters play with 1 counter, by an Anarch, at +1 stealth', () => {
    const t = table({
      seats: [{ ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('constant-revolution')] }, {}],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect(t.card('K1').counters).toEqual({ revolution: 1 })
  })
  it("grows by 1 in its controller's unlock phase", () => {
    const t = scene(1, [], Ann)
    expect([t.can(Ann, 'end-phase'), t.can(Ann, 'use:K1:suffer')]).toEqual([false, false])
    t.answer(Ann, 'use:K1:grow')
    expect(t.card('K1').counters).toEqual({ revolution: 2 })
  })
  it.each([
    [0, 7],
    [2, 9],
    [3, 10],
  ])(
    'constant-revolution#1: each other burns as much in pool and cards: %i cards at random, none of them a replacement',
    (n, pool) => {
      const t = scene(3, ['wider-view', 'blood-doll', 'misdirection', 'vessel', 'fame'])
      expect(t.can(Ben, 'end-phase')).toBe(false)
      t.answer(Ben, 'use:K1:suffer', { n })
      const gone = ['H1', 'H2', 'H3', 'H4', 'H5'].filter(card => t.inAsh(Ben, card))
      expect([t.pool(Ben), gone.length, t.state.seats[Ben]!.hand.length, t.can(Ben, 'use:K1:suffer')]).toEqual([
        pool,
        n,
        5,
        false,
      ])
      expect(t.happened('discarded').length).toBe(n)
    },
  )
  it('constant-revolution#1: no more cards than there are', () => {
    const t = scene(3, ['wider-view'])
    expect(t.refused(Ben, 'use:K1:suffer', { n: 2 })).toBe('illegal-args')
  })
  it('chance decides which', () => {
    const picks = new Set(
      [1, 2, 3, 4, 5, 6].map(seed => {
        const t = table(
          {
            seats: [
              { ready: [{ ...K1('constant-revolution'), counters: { revolution: 1 } }] },
              {
                hand: ['wider-view', 'blood-doll', 'misdirection', 'vessel'].map((card, i) => ({
                  card,
                  as: `H${i + 1}`,
                })),
                library: ['fame', 'fame'],
                ready: [v('B1')],
              },
            ],
            turn: { seat: Ben, phase: 'unlock' },
          },
          seed,
        )
        t.answer(Ben, 'use:K1:suffer', { n: 1 })
        return ['H1', 'H2', 'H3', 'H4'].findIndex(card => t.inAsh(Ben, card))
      }),
    )
    expect(picks.size).toBeGreaterThan(1)
  })
  it('vampires may burn it for 1 pool', () => {
    const t = table({
      seats: [
        { ready: [K1('constant-revolution')], hand: ['villein'] },
        { pool: 10, ready: [v('B1'), v('B2', { type: 'ally' })] },
      ],
      turn: { seat: Ben },
    })
    expect(t.can(Ben, 'action:K1:burn:B2')).toBe(false)
    t.answer(Ben, 'action:K1:burn:B1')
    t.allPass()
    expect([t.inAsh(Ann, 'K1'), t.pool(Ben)]).toEqual([true, 9])
  })
})

describe('Aranthebes, The Immortal', () => {
  const H1 = { ...K1('aranthebes-the-immortal') }
  it('costs 1 pool and is put in play at +1 stealth', () => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1')], hand: [H1] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass()
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('K1'))]).toEqual([9, true])
  })
  /** Ann bleeds Ben, whose predator she is. */
  const bled = (a1: object, k1: object = {}, at: number = Ben) => {
    const here = (seat: number) => (at === seat ? [{ ...H1, ...k1 }] : [])
    const t = table({
      seats: [{ ready: [v('A1', a1), v('A2')] }, { pool: 10, ready: [v('B1'), ...here(Ben)] }, { ready: here(Cal) }],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('lock: -1 stealth to a minion of the predator', () => {
    const t = bled({ stealth: 1, capacity: 6 })
    t.reach(Ben, 'use:K1:stealth')
    expect([t.stat('A1', 'stealth'), t.locked('K1')]).toEqual([0, true])
    const cal = bled({ stealth: 1 }, {}, Cal)
    cal.allPass(() => cal.waiting().includes(Cal))
    expect(cal.can(Cal, 'use:K1:stealth')).toBe(false)
  })
  it.each([
    [4, {}, 10],
    [5, {}, 9],
    [4, { locked: true }, 9],
  ])('unlocked, a vampire of capacity %i bleeds for less: %j', (capacity, k1, pool) => {
    const t = bled({ capacity }, k1)
    t.allPass()
    expect(t.pool(Ben)).toBe(pool)
  })
  it('not of who bleeds another', () => {
    const t = bled({ capacity: 3 }, {}, Cal)
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })
  it('vampires of capacity 5 or more may shuffle it into the library', () => {
    const t = table({
      seats: [
        { ready: [H1], hand: ['villein'], library: ['villein', 'villein'] },
        { ready: [v('B1'), v('B2', { capacity: 4 })] },
      ],
      turn: { seat: Ben },
    })
    expect(t.can(Ben, 'action:K1:shuffle:B2')).toBe(false)
    t.answer(Ben, 'action:K1:shuffle:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann] }])
    t.allPass()
    expect([
      t.state.seats[Ann]!.library.length + t.state.seats[Ann]!.hand.length,
      t.state.seats[Ann]!.inPlay,
      t.happened('moved'),
    ]).toMatchObject([4, [], [{ to: 'library' }]])
  })
})

describe('Fee Stakes', () => {
  it.each([
    ['perth', 'Perth'],
    ['seattle', 'Seattle'],
  ])('fee-stake-%s: an Anarch of capacity 5 or more becomes baron of %s', (name, city) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { sect: 'Anarch' }), v('A2', { sect: 'Anarch', capacity: 4 }), v('A3')],
          hand: [K1(`fee-stake-${name}`)],
        },
        { ready: [v('B1', { title: 'baron', city })] },
      ],
    })
    for (const other of ['A2', 'A3']) expect(t.can(Ann, `play:K1::${other}`)).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass()
    // The city is contested.
    expect([t.card('K1').on, t.has('title-contested')]).toEqual([t.id('A1'), true])
  })
  it.each([
    ['seattle', 'Gangrel', 3],
    ['seattle', 'Gangrel antitribu', 3],
    ['seattle', 'Brujah', 2],
    ['perth', 'Gangrel', 2],
  ])('fee-stake-%s on a %s: %i votes in a referendum it calls', (name, clan, votes) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { sect: 'Anarch', clan }), v('A2', { sect: 'Anarch' })],
          hand: [
            K1(`fee-stake-${name}`),
            { card: 'kine-resources-contested', as: 'P1' },
            { card: 'kine-resources-contested', as: 'P2' },
          ],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    t.edit(state => {
      delete state.cards[t.id('A1')]!.locked
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    const choice = t.state.frames.at(-1)!
    if (choice.kind === 'choice') t.choose(Ann, { 1: 2, 2: 2 } as never)
    t.allPass(() => t.window() === 'polling')
    expect(t.stat('A1', 'votes')).toBe(votes)
  })
  it.each([['perth'], ['seattle']])(
    'fee-stake-%s: burned by a referendum in which other titles are worth a vote less',
    name => {
      const t = table({
        seats: [
          { ready: [v('A1', { sect: 'Anarch' })], hand: [K1(`fee-stake-${name}`)] },
          { ready: [v('B1', { title: 'prince', city: 'Rome' })] },
          {},
        ],
      })
      t.answer(Ann, 'play:K1::A1')
      t.allPass()
      t.endPhasesTo(Ben, 'minion')
      t.answer(Ben, 'action:K1:burn:B1')
      expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1, targets: [] })
      t.allPass(() => t.window() === 'polling')
      expect([t.stat('B1', 'votes'), t.stat('A1', 'votes')]).toEqual([1, 2])
      t.reach(Ann, `vote:title:${t.id('A1')}`, { side: ['for'] })
      t.allPass()
      expect(t.inAsh(Ann, 'K1')).toBe(true)
    },
  )
})

describe('Childe of the Revolution', () => {
  const scene = (a1: object = {}, more: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', { title: 'baron', city: 'Rome', clan: 'Toreador', ...a1 })],
          hand: [K1('childe-of-the-revolution'), { card: 'protean', as: 'H1' }],
          ash: [{ card: 'dominate', as: 'X1' }],
          library: [{ card: 'potence', as: 'L1' }, 'villein'],
          ...more,
        },
        {},
      ],
    })
  it('for 1 blood of a baron, an Anarch of capacity 1 and the same clan, which must hunt', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass()
    t.choose(Ann, [])
    expect([t.blood('A1'), seen(t, 'K1'), t.can(Ann, 'hunt:K1'), t.can(Ann, 'bleed:K1')]).toMatchObject([
      4,
      { clan: 'Toreador', sect: 'Anarch', capacity: 1, title: null },
      true,
      false,
    ])
  })
  it.each(['H1', 'X1', 'L1'])(
    'a Discipline master from the hand, the ash heap or the library is put on it: %s',
    card => {
      const t = scene()
      t.answer(Ann, 'play:K1::A1')
      t.allPass()
      expect(t.refused(Ann, 'choose', { pick: [t.id('A1')] })).toBe('illegal-args')
      t.choose(Ann, [t.id(card)])
      expect([t.card(card).on, seen(t, 'K1')]).toMatchObject([t.id('K1'), { capacity: 2 }])
    },
  )
  it('not by who is no baron, or sterile', () => {
    for (const a1 of [{ title: 'prince', sect: 'Camarilla' }, { traits: ['sterile'] }])
      expect(scene(a1).can(Ann, 'play:K1::A1')).toBe(false)
  })
})

describe('werewolves', () => {
  const garou = { card: 'renegade-garou', as: 'G1' }
  it.each([
    ['renegade-garou', 5, 3],
    ['double-deuce', 2, 3],
  ] as const)('%s: recruited by a Gangrel for %i pool, with %i life', (card, cost, life) => {
    const t = table({
      seats: [{ pool: 10, ready: [v('A1', { clan: 'Gangrel' }), v('A2')], hand: [{ card, as: 'G1' }] }, {}],
    })
    expect(t.can(Ann, 'play:G1::A2')).toBe(false)
    t.answer(Ann, 'play:G1::A1')
    t.allPass()
    expect([t.pool(Ann), t.blood('G1')]).toEqual([10 - cost, life])
  })
  it.each([
    ['renegade-garou', 2, 3],
    ['renegade-garou', 3, 3],
    ['double-deuce', 1, 2],
    ['double-deuce', 4, 4],
  ] as const)('%s with %i life at the unlock phase: %i', (card, blood, after) => {
    const t = table({
      seats: [{ ready: [{ card, as: 'G1', blood }], hand: ['villein'], edge: true }, {}],
      turn: { phase: 'unlock' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(after === blood)
    if (after > blood) t.answer(Ann, 'use:G1:heal')
    expect([t.blood('G1'), t.can(Ann, 'use:G1:heal')]).toEqual([after, false])
  })
  it('Double Deuce has +1 stealth, and bleeds for 1', () => {
    const t = table({ seats: [{ ready: [{ card: 'double-deuce', as: 'G1' }] }, {}] })
    expect([t.stat('G1', 'stealth'), t.stat('G1', 'bleed'), t.stat('G1', 'strength')]).toEqual([1, 1, 1])
  })
  it('Renegade Garou attacks a minion of another at +1 stealth', () => {
    const t = table({ seats: [{ ready: [garou, v('A2')] }, { ready: [v('B1', { capacity: 9 })], torpor: [v('B2')] }] })
    expect(t.option(Ann, 'action:G1:fight:G1')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Ann, 'action:G1:fight:G1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    onwards(t, () => t.has('combat-ended'))
    // Twice for 2, and once by B1.
    expect([t.blood('B1'), t.blood('G1')]).toEqual([5, 2])
  })
  it('and has an optional maneuver each combat', () => {
    const t = table({ seats: [{ ready: [garou, v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    t.answer(Ann, 'action:G1:fight:G1', { m: [t.id('B1')] })
    t.reach(Ann, 'maneuver:G1')
    onwards(t, () => t.has('combat-ended'))
    expect([t.happened('maneuvered'), t.blood('B1'), t.blood('G1')]).toMatchObject([[{ range: 'long' }], 9, 3])
  })
})

describe('equipment and retainers', () => {
  it.each([
    ['mr-winthrop', 'intercept', 1],
    ['j-s-simmons-esq', 'bleed', 2],
    ['tasha-morgan', 'bleed', 2],
  ] as const)('%s, with 1 life, for nothing: %s %i', (card, stat, n) => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1'), v('A2')], hand: [K1(card)] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('K1').on, t.blood('K1'), t.stat('A1', stat), t.stat('A2', stat)]).toEqual([
      10,
      t.id('A1'),
      1,
      n,
      n - 1,
    ])
  })
  it('Laptop Computer: 1 pool, +1 bleed, one a minion', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1'), v('A2', {}, { attachments: [{ card: 'laptop-computer' }] })],
          hand: [K1('laptop-computer')],
        },
        {},
      ],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.stat('A1', 'bleed')]).toEqual([9, 2])
  })
  /** A1 with this on it fights B1. */
  const fight = (card: string, a1: object = {}, b: object = {}, ben: string[] = []) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...a1 }, { attachments: [K1(card)] }), v('A2')] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['PRE'], ...b })],
          hand: ben.map((one, i) => ({ card: one, as: `H${i}` })),
        },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('Ivory Bow: 1R aggravated damage', () => {
    const t = fight('ivory-bow')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'combat')
    t.answer(Ann, 'strike:A1:K1:shot')
    onwards(t, () => t.has('combat-ended'))
    expect([t.inTorpor('B1'), t.blood('B1')]).toEqual([true, 9])
    expect(t.happened('damaged')).toContainEqual(expect.objectContaining({ aggravated: true, amount: 1 }))
  })
  it('Dog Pack: nobody who fights its employer strikes to end combat', () => {
    const t = fight('dog-pack', { clan: 'Gangrel' }, {}, ['majesty'])
    onwards(t, () => t.has('combat-ended'))
    expect([t.has('strike-chosen'), t.happened('card-played')]).toEqual([true, []])
    expect(t.happened('strike-chosen')).not.toContainEqual(expect.objectContaining({ strike: 'combat-ends' }))
    const without = fight('mr-winthrop', {}, {}, ['majesty'])
    onwards(
      without,
      () => without.can(Ben, 'play:' + without.state.seats[Ben]!.hand[0] + ':pre:B1') || without.has('combat-ended'),
    )
    expect(without.has('combat-ended')).toBe(false)
  })
})
