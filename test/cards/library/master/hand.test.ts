import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../../shared/api/position.ts'
import { viewFor } from '../../../../shared/rules/index.ts'
import { fromPosition, toPosition } from '../../../../shared/rules/position/position.ts'
import { onwards, play } from '../../../support/duel.ts'
import { FOR } from '../../../support/polls.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { has, held, type Held, K1, type Table, v } from '../../scene.ts'
import { masterPhaseWith } from '../../scenes.ts'

const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: ReturnType<typeof table>, seat = Ann as number): number => t.state.seats[seat]!.hand.length
const master = (card: string, more: object = {}) =>
  table({
    seats: [
      { pool: 10, hand: [{ card, as: 'M1' }, ...cards(6)], library: cards(30), ready: [minion('V1')], ...more },
      {},
      {},
      {},
      {},
    ],
    turn: { phase: 'master' },
  })
const on = (t: Table, host: string): number[] =>
  t.state.cards.flatMap((card, id) => (card.on === t.id(host) ? [id] : []))
const removed = (t: Table, seat: number, as: string): boolean => t.state.seats[seat]!.removed.includes(t.id(as))
/** What this seat sees lying on the card. */
const seen = (t: Table, viewer: number, host: string) =>
  viewFor(t.state, viewer).seats.flatMap(seat =>
    seat.inPlay.filter(one => one.on === t.id(host)).map(one => one.card.key),
  )
const holder = (t: Table, as: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))

describe('Dreams of the Sphinx', () => {
  const dreams = (turn: object, more: object = {}, counters = 0) =>
    table({
      seats: [
        {
          pool: 10,
          hand: cards(7),
          library: cards(30),
          edge: true,
          ready: [minion('V1'), { card: 'dreams-of-the-sphinx', as: 'S1', counters: { dream: counters } }],
          uncontrolled: [minion('U1'), minion('U2')],
          ...more,
        },
        { hand: ['bonding'] },
        {},
        {},
        {},
      ],
      turn,
    })
  const counters = (t: ReturnType<typeof table>) => t.card('S1').counters

  it('comes into play for 1 pool', () => {
    const t = master('dreams-of-the-sphinx')
    t.answer(Ann, 'play:M1:')
    expect([t.pool(Ann), hand(t), t.can(Ann, 'use:M1:hand')]).toEqual([9, 7, true])
  })

  it('is locked for two cards more until the end of the turn', () => {
    const t = dreams({ phase: 'master' })
    t.answer(Ann, 'use:S1:hand')
    expect([hand(t), t.locked('S1'), counters(t), t.can(Ann, 'use:S1:blood')]).toEqual([9, true, { dream: 1 }, false])
    for (let n = 0; n < 9 && !t.can(Ann, 'choose'); n++) t.endPhase(Ann)
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 2, max: 2 }])
    t.choose(Ann, t.state.seats[Ann]!.hand.slice(0, 2))
    expect([hand(t), t.state.frames[0]]).toMatchObject([7, { seat: Ben }])
  })

  it('is locked in the unlock phase for 1 pool, with the Edge', () => {
    const t = dreams({ phase: 'unlock' })
    t.answer(Ann, 'use:S1:pool')
    expect([t.pool(Ann), counters(t)]).toEqual([11, { dream: 1 }])
    expect(dreams({ phase: 'unlock' }, { edge: false }).can(Ann, 'use:S1:pool')).toBe(false)
    expect(dreams({ phase: 'master' }).can(Ann, 'use:S1:pool')).toBe(false)
  })

  it('is locked for 1 blood on an uncontrolled vampire, which stays unnamed', () => {
    const t = dreams({ phase: 'influence' })
    t.answer(Ann, 'use:S1:blood', { v: [t.id('U2')] })
    expect([t.blood('U2'), counters(t)]).toEqual([1, { dream: 1 }])
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
    expect(
      t
        .seenBy(Ben)
        .find(
          event =>
            event.key === 'counters' && event.to !== 'bank' && 'card' in event.to && event.to.counter === undefined,
        ),
    ).toMatchObject({ to: { card: { key: null } } })
    expect(dreams({ phase: 'influence' }, { uncontrolled: [] }).can(Ann, 'use:S1:blood')).toBe(false)
  })

  it('burns with its third counter, and still does what it was locked for', () => {
    const t = dreams({ phase: 'master' }, {}, 2)
    t.answer(Ann, 'use:S1:hand')
    expect([t.inAsh(Ann, 'S1'), hand(t)]).toEqual([true, 9])
  })
})

describe('hand sizes', () => {
  it('dreams-of-the-sphinx#1: no blood goes to an Imbued in the uncontrolled region', () => {
    const scene = (uncontrolled: ReturnType<typeof minion>[]) =>
      table({
        seats: [{ ready: [minion('A1'), ...held('dreams-of-the-sphinx', 'S1')], uncontrolled }, {}],
        turn: { phase: 'influence' },
      })
    const t = scene([minion('U1'), minion('U2', { generic: { type: 'imbued' } })])
    expect([t.option(Ann, 'use:S1:blood')?.slots, t.refused(Ann, 'use:S1:blood', { v: [t.id('U2')] })]).toMatchObject([
      [{ candidates: [t.id('U1')] }],
      'illegal-args',
    ])
    expect(scene([minion('U2', { generic: { type: 'imbued' } })]).can(Ann, 'use:S1:blood')).toBe(false)
  })
  it('dreams-of-the-sphinx#3: what is not replaced yet counts against the two cards more', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('tha')), minion('A2'), ...held('dreams-of-the-sphinx', 'S1')],
          hand: [...held('mirror-walk', 'M1'), ...cards(6)],
          library: cards(20),
        },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:M1:tha:A1')
    t.allPass()
    expect(hand(t)).toBe(6)
    t.answer(Ann, 'use:S1:hand')
    expect(hand(t)).toBe(8)
  })
  it('visit-from-the-capuchin#1: not beside another one, whatever is left on it', () => {
    const scene = (visit: number) =>
      table({
        seats: [
          {
            ready: [minion('A1'), { card: 'visit-from-the-capuchin', as: 'X1', counters: { visit } }],
            hand: held('visit-from-the-capuchin', 'M1'),
          },
          {},
        ],
        turn: { phase: 'master' },
      })
    for (const left of [1, 4]) {
      const t = scene(left)
      expect([t.refused(Ann, 'play:M1:'), t.why(Ann, 'play', 'M1')]).toEqual([
        'illegal-option',
        ['already-controlled', 'CONTEST-10'],
      ])
    }
  })
})

describe('Visit from the Capuchin', () => {
  it('four cards more, each spent in place of replacing a card; without counters it burns', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          hand: [
            { card: 'visit-from-the-capuchin', as: 'M1' },
            ...['L1', 'L2', 'L3', 'L4', 'L5'].map(as => ({ card: 'minion-tap', as })),
            'bonding',
          ],
          library: cards(30),
          ready: [minion('V1', { generic: { capacity: 11 } })],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 7 },
    })
    t.answer(Ann, 'play:M1:')
    const found = [hand(t)]
    for (const card of ['L1', 'L2', 'L3', 'L4']) {
      t.answer(Ann, `play:${card}:`, { v: [t.id('V1')], n: 1 })
      found.push(hand(t))
    }
    expect([found, t.state.seats[Ann]!.library.length, t.inAsh(Ann, 'M1')]).toEqual([[11, 10, 9, 8, 7], 25, true])
    t.answer(Ann, 'play:L5:', { v: [t.id('V1')], n: 1 })
    expect([hand(t), t.state.seats[Ann]!.library.length]).toEqual([7, 24])
  })

  it('a discard is replaced likewise', () => {
    const t = table({
      seats: [
        {
          hand: [{ card: 'bonding', as: 'B1' }, ...cards(8)],
          library: cards(30),
          ready: [minion('V1'), { card: 'visit-from-the-capuchin', as: 'C1', counters: { visit: 2 } }],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'discard:B1')
    expect([hand(t), t.card('C1').counters]).toEqual([8, { visit: 1 }])
  })
})

describe('The Erciyes Fragments', () => {
  const hand = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.hand.length

  const under = (card: string, owner: number = Ben) => ({
    card: 'the-erciyes-fragments',
    as: 'F1',
    under: [{ card, as: 'X1', owner, down: true }],
  })
  const scene = (
    fragments: object,
    { turn = {}, ann = [], ben = {}, a = {} }: { turn?: object; ann?: Held; ben?: object; a?: object } = {},
  ) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [
            minion('A1', { generic: { disciplines: ['DOM', 'pot'], title: 'prince', capacity: 8, ...a } }),
            minion('A2'),
            fragments as never,
          ],
          hand: [...ann, ...cards(7 - ann.length)],
          library: cards(9),
        },
        {
          pool: 10,
          ready: [minion('B1', { generic: { capacity: 5 } }), minion('B2', { generic: { capacity: 4 } })],
          hand: cards(7),
          library: cards(9),
          ash: [
            ...held('govern-the-unaligned', 'G1'),
            ...held('misdirection', 'G2'),
            ...held('andre-leroux', 'V1').slice(1),
          ],
          ...ben,
        },
        { hand: cards(1) },
        {},
        {},
      ],
      turn,
    })
  const empty = { card: 'the-erciyes-fragments', as: 'F1' }

  it('comes into play; locked, it takes a library card from the ash heap of the prey, and only one', () => {
    const t = scene(empty, {
      turn: { phase: 'master' },
      ben: { ash: [...held('govern-the-unaligned', 'G1'), ...held('misdirection', 'G2'), ...held('ashley', 'V1')] },
    })
    expect(t.refused(Ann, 'use:F1:keep', { c: [t.id('V1')] })).toBe('illegal-args')
    t.answer(Ann, 'use:F1:keep', { c: [t.id('G1')] })
    expect([on(t, 'F1'), t.locked('F1'), t.inAsh(Ben, 'G1'), hand(t)]).toEqual([[t.id('G1')], true, false, 7])
    t.effect(Ann, [{ op: 'unlock', who: 'f' }], { f: 'F1' })
    expect([t.can(Ann, 'use:F1:keep'), t.why(Ann, 'use', 'F1')]).toEqual([false, ['one-only', 'GOLDEN-01']])
    const played = table({ seats: [{ hand: held('the-erciyes-fragments', 'F1') }, {}, {}], turn: { phase: 'master' } })
    played.answer(Ann, 'play:F1:')
    expect(played.state.seats[Ann]!.inPlay).toEqual([played.id('F1')])
    expect(scene(empty, { ben: { ash: held('ashley', 'V1') } }).can(Ann, 'use:F1:keep')).toBe(false)
  })

  it('the-erciyes-fragments#3: everybody sees which card goes there, and only who controls it looks at it afterwards', () => {
    const t = scene(empty, { turn: { phase: 'master' } })
    t.answer(Ann, 'use:F1:keep', { c: [t.id('G1')] })
    expect(t.seenBy(Cal).filter(event => event.key === 'chosen')).toMatchObject([
      { cards: [{ id: t.id('G1'), key: 'govern-the-unaligned' }] },
    ])
    expect([Ann, Ben, Cal].map(seat => seen(t, seat, 'F1'))).toEqual([['govern-the-unaligned'], [null], [null]])
  })

  it('the-erciyes-fragments#G23-1: used in an action, when its controller could play something', () => {
    const t = scene(empty)
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'use:F1:keep', { c: [t.id('G2')] })
    expect([on(t, 'F1'), t.has('action-ended')]).toEqual([[t.id('G2')], false])
  })

  it('the-erciyes-fragments#1: not as a card is played, to have what would cancel it', () => {
    const t = scene(empty, {
      turn: { seat: Ben, phase: 'master' },
      ben: { ash: held('sudden-reversal', 'G1'), hand: held('misdirection', 'M1') },
      ann: held('sudden-reversal', 'S1'),
    })
    t.answer(Ben, 'play:M1:', { m: [t.id('A1')] })
    expect([t.window(), t.can(Ann, 'play:S1:'), t.can(Ann, 'use:F1:keep')]).toEqual(['as-played', true, false])
  })

  it('an action card: its requirements and cost are as normal, and where it would be burned it is removed from the game', () => {
    const t = scene(under('govern-the-unaligned'))
    expect([t.can(Ann, 'play:X1:dom:A1'), t.can(Ann, 'play:X1:dom:A2'), t.can(Ben, 'play:X1:dom:B1')]).toEqual([
      true,
      false,
      false,
    ])
    t.answer(Ann, 'play:X1:dom:A1')
    t.allPass()
    expect([
      t.pool(Ben),
      t.blood('A1'),
      hand(t),
      on(t, 'F1'),
      t.inAsh(Ben, 'X1'),
      removed(t, Ben, 'X1'),
      t.happened('drawn'),
    ]).toEqual([7, 7, 7, [], false, true, []])
  })

  it('a master card in the own master phase; what stays in play is removed when it would be burned later', () => {
    const t = scene(under('elder-library'), { turn: { phase: 'master' } })
    t.answer(Ann, 'play:X1:')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('X1')), t.pool(Ann), hand(t)]).toEqual([true, 9, 8])
    t.effect(Ann, [{ op: 'move', who: 'x', to: 'ash' }], { x: 'X1' })
    expect([t.inAsh(Ben, 'X1'), removed(t, Ben, 'X1'), t.happened('burned')]).toEqual([false, true, []])
    expect(scene(under('elder-library')).can(Ann, 'play:X1:')).toBe(false)
  })

  it('with no card in the hand its controller is asked all the same', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { ready: [minion('B1', { generic: { disciplines: ['dom'] } }), under('deflection', Cal) as never] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:X1:dom:B1', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), removed(t, Cal, 'X1')]).toEqual([30, 29, true])
  })

  it("the-erciyes-fragments#2: a political action from there goes to its owner's hand when Delaying Tactics cancels the referendum", () => {
    const t = scene(under('ancilla-empowerment'), { ben: { hand: [...held('delaying-tactics', 'D1'), ...cards(6)] } })
    t.answer(Ann, 'play:X1::A1')
    play(t, Ben, 'play:D1::B1')
    onwards(t)
    expect([t.inHand(Ben, 'X1'), t.inHand(Ann, 'X1'), removed(t, Ben, 'X1')]).toEqual([true, false, false])
    t.effect(Ben, [{ op: 'move', who: 'x', to: 'ash' }], { x: 'X1' })
    expect(t.inAsh(Ben, 'X1')).toBe(true)
  })

  it('the-erciyes-fragments#G28-1: burned, it takes the card with it, out of the game', () => {
    const t = scene(under('govern-the-unaligned'))
    t.effect(Ann, [{ op: 'move', who: 'f', to: 'ash' }], { f: 'F1' })
    expect([t.inAsh(Ann, 'F1'), removed(t, Ben, 'X1'), t.inAsh(Ben, 'X1'), t.card('X1').on]).toEqual([
      true,
      true,
      false,
      undefined,
    ])
  })

  it('the-erciyes-fragments#G95-1: what a card from there says of its replacement counts for nothing: there is none', () => {
    const t = scene(under('mirror-walk'), { a: { disciplines: ['tha'] } })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:X1:tha:A1')
    expect([
      hand(t),
      t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize'),
      t.happened('drawn'),
    ]).toEqual([7, [], []])
  })

  it('the-erciyes-fragments#G95-2: it is no card of the hand: neither discarded, nor burned for a vote', () => {
    const t = scene(under('ancilla-empowerment'), { ann: held('parity-shift', 'P1'), turn: { phase: 'discard' } })
    expect(t.options(Ann).filter(option => option === `discard:${t.id('X1')}`)).toEqual([])
    const polls = scene(under('ancilla-empowerment'), { ann: held('consanguineous-boon', 'P1'), ben: { pool: 20 } })
    polls.answer(Ann, 'play:P1::A1')
    polls.allPass(() => polls.window() === 'polling')
    expect(polls.options(Ann).filter(option => option.startsWith('vote:burned'))).toEqual(
      polls.options(Ann).filter(option => option === `vote:burned:${polls.id('P1')}`),
    )
    expect(polls.refused(Ann, `vote:burned:${polls.id('X1')}`, FOR)).toBe('illegal-option')
  })

  it('the-erciyes-fragments#G95-3: it is cancelled as it is played, and removed', () => {
    const t = scene(under('misdirection'), { turn: { phase: 'master' }, ben: { hand: held('sudden-reversal', 'S1') } })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    t.answer(Ben, 'play:S1:')
    t.allPass()
    expect([t.happened('card-cancelled').length, t.locked('B1'), removed(t, Ben, 'X1'), hand(t)]).toEqual([
      1,
      false,
      true,
      7,
    ])
  })

  it('a vampire of another, of a capacity above 4, steals it with the card on it', () => {
    const t = scene(under('govern-the-unaligned'), { turn: { seat: Ben } })
    expect([t.can(Ben, 'action:F1:steal:B1'), t.can(Ben, 'action:F1:steal:B2')]).toEqual([true, false])
    t.answer(Ben, 'action:F1:steal:B1')
    t.allPass()
    expect([
      t.state.seats[Ben]!.inPlay.includes(t.id('F1')),
      on(t, 'F1'),
      [Ann, Ben].map(seat => seen(t, seat, 'F1')),
    ]).toEqual([true, [t.id('X1')], [[null], ['govern-the-unaligned']]])
  })

  it("an ousted Methuselah's own cards go with what they lie on, and those of others are gone", () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { pool: 1, ready: [minion('B1', { locked: true }), under('govern-the-unaligned', Cal) as never] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect([
      t.state.seats[Ben]!.ousted,
      removed(t, Cal, 'X1'),
      t.state.seats.flatMap(seat => seat.under ?? []),
    ]).toEqual([true, true, []])
  })

  it('stands in a position with what lies under it, face up or down, and is the same again', () => {
    const t = scene(under('govern-the-unaligned'))
    const position = toPosition(t.state)
    expect(position.seats[Ann]!.ready.find(one => 'card' in one)).toMatchObject({
      card: 'the-erciyes-fragments',
      under: [{ card: 'govern-the-unaligned', owner: Ben, down: true }],
    })
    expect(toPosition(fromPosition(parsePosition(position)))).toEqual(position)
  })
})

describe('masters', () => {
  it('ashur-tablets#1, ashur-tablets#2: without a target, and with nothing in the ash heap', () => {
    const t = masterPhaseWith('ashur-tablets')
    expect(t.option(Ann, 'play:M1:')?.slots ?? []).toEqual([])
    t.answer(Ann, 'play:M1:')
    expect([holder(t, 'M1'), t.pool(Ann)]).toEqual([Ann, 10])
  })
  it('ashur-tablets#2, ashur-tablets#3: the third asks, once it is in play; which card goes to the hand everybody sees', () => {
    const t = masterPhaseWith('ashur-tablets', {
      ready: [minion('A1'), ...held('ashur-tablets', 'T1', 'T2')],
      ash: [...held('villein', 'X1'), ...held('bonding', 'X2')],
      library: ['vessel'],
    })
    t.answer(Ann, 'play:M1:')
    expect(t.can(Ann, 'choose')).toBe(true)
    t.choose(Ann, ['X1', 'X2'].map(t.id))
    t.choose(Ann, [t.id('X2')])
    expect([
      t.inHand(Ann, 'X2'),
      JSON.stringify(t.seenBy(Ben)).includes(`{"id":${t.id('X2')},"key":"bonding"}`),
    ]).toEqual([true, true])
  })
})

describe('Ashur Tablets', () => {
  const copies = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'ashur-tablets', as: `T${i + 1}` }))
  const scene = (own: number, others = 0) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [v('A1'), ...copies(own)],
          hand: [K1('ashur-tablets'), { card: 'ashur-tablets', as: 'K2' }],
          ash: [
            { card: 'villein', as: 'X1' },
            { card: 'fame', as: 'X2' },
            { card: 'bonding', as: 'X3' },
            { card: 'indira', as: 'X4' },
          ],
          library: ['vessel'],
        },
        { ready: [v('B1'), ...copies(others).map(one => ({ ...one, as: `O${one.as}` }))] },
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
  it('one is put in play, one a turn', () => {
    const t = scene(0)
    t.answer(Ann, 'play:K1:')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('K1')), t.pool(Ann), t.refused(Ann, 'play:K2:')]).toEqual([
      true,
      10,
      'illegal-option',
    ])
  })
  it('the third removes all, gives 3 pool, a card to the hand and the others to the library', () => {
    const t = scene(2, 1)
    t.answer(Ann, 'play:K1:')
    expect(t.refused(Ann, 'choose', { pick: [t.id('X4')] })).toBe('illegal-args')
    t.choose(Ann, ['X1', 'X2', 'X3'].map(t.id))
    t.choose(Ann, [t.id('X2')])
    const { hand, library, removed, ash } = t.state.seats[Ann]!
    expect([t.pool(Ann), hand.includes(t.id('X2')), removed.length, t.state.seats[Ben]!.removed.length, ash]).toEqual([
      13,
      true,
      3,
      1,
      [t.id('X4')],
    ])
    expect([...hand, ...library]).toEqual(expect.arrayContaining(['X1', 'X2', 'X3'].map(t.id)))
  })
  it('none need be chosen', () => {
    const t = scene(2)
    t.answer(Ann, 'play:K1:')
    t.choose(Ann, [])
    expect([t.pool(Ann), t.state.seats[Ann]!.ash.length]).toEqual([13, 4])
  })
})

describe('what the cards say in their scenarios', () => {
  const sphinx = (counters: number, more: object = {}) => ({
    card: 'dreams-of-the-sphinx',
    as: 'S1',
    counters: { dream: counters },
    ...more,
  })
  it('CARD-DREAMSOFTHESPHINX-01, dreams-of-the-sphinx#4: two cards more through the discard phase action; then the hand is reduced', () => {
    const t = table({
      seats: [
        { hand: [{ card: 'bonding', as: 'C1' }, ...cards(6)], library: cards(30), ready: [minion('A1'), sphinx(0)] },
        { hand: ['bonding'] },
        {},
        {},
        {},
      ],
      turn: { phase: 'minion' },
    })
    t.answer(Ann, 'use:S1:hand')
    expect([hand(t), t.card('S1').counters]).toEqual([9, { dream: 1 }])
    t.endPhasesTo(Ann, 'discard')
    const events = t.answer(Ann, 'discard:C1')
    expect([
      events.filter(event => event.key === 'discarded' || event.key === 'drawn').map(event => event.key),
      hand(t),
    ]).toEqual([['discarded', 'drawn'], 9])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 2, max: 2 }])
    t.choose(Ann, t.state.seats[Ann]!.hand.slice(0, 2))
    expect([hand(t), t.state.frames[0]]).toMatchObject([7, { seat: Ben }])
  })
  it('CARD-DREAMSOFTHESPHINX-02, dreams-of-the-sphinx#5: it cannot be locked in response to another copy: both are contested', () => {
    const t = table({
      seats: [
        { hand: cards(7), ready: [minion('A1'), sphinx(0)], uncontrolled: [minion('U1')] },
        {},
        { hand: [{ card: 'dreams-of-the-sphinx', as: 'S2' }, ...cards(6)], library: cards(9), ready: [minion('C1')] },
        {},
        {},
      ],
      turn: { phase: 'master', seat: 2 },
    })
    const events = t.answer(2, 'play:S2:')
    expect([
      events.filter(event => event.key === 'contested').length,
      t.has('ability-used'),
      t.refused(Ann, 'use:S1:hand'),
    ]).toEqual([2, false, 'not-your-prompt'])
    expect([t.state.seats[Ann]!.contested, t.state.seats[2]!.contested, t.card('S1').counters]).toEqual([
      [t.id('S1')],
      [t.id('S2')],
      { dream: 0 },
    ])
  })
  it('CARD-DREAMSOFTHESPHINX-03: each lock adds a counter, and the third burns it after the effect', () => {
    const t = table({
      seats: [
        { hand: ['bonding'], ready: [minion('A1'), sphinx(2)], uncontrolled: [minion('U1', { blood: 1 })] },
        { hand: ['bonding'] },
        {},
        {},
        {},
      ],
      turn: { phase: 'influence' },
    })
    t.answer(Ann, 'use:S1:blood', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.inAsh(Ann, 'S1')]).toEqual([2, true])
  })
  it('CARD-VISITFROMTHECAPUCHIN-01: it is replaced and four more are drawn; then nothing is drawn until its counters are gone', () => {
    const five = ['L1', 'L2', 'L3', 'L4', 'L5']
    const t = table({
      seats: [
        {
          pool: 20,
          hand: [
            { card: 'visit-from-the-capuchin', as: 'M1' },
            ...five.map(as => ({ card: 'minion-tap', as })),
            'bonding',
          ],
          library: cards(30),
          ready: [minion('A1', { generic: { capacity: 11 } })],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 7 },
    })
    const drawn = t.answer(Ann, 'play:M1:').flatMap(event => (event.key === 'drawn' ? [event.count] : []))
    expect([drawn, hand(t), t.card('M1').counters]).toEqual([[1, 4], 11, { visit: 4 }])
    for (const [i, card] of five.slice(0, 4).entries()) {
      const events = t.answer(Ann, `play:${card}:`, { v: [t.id('A1')], n: 1 })
      expect([events.some(event => event.key === 'drawn'), hand(t), t.card('M1').counters?.['visit'] ?? 0]).toEqual([
        false,
        10 - i,
        3 - i,
      ])
    }
    expect(t.inAsh(Ann, 'M1')).toBe(true)
    const fifth = t.answer(Ann, 'play:L5:', { v: [t.id('A1')], n: 1 })
    expect([fifth.flatMap(event => (event.key === 'drawn' ? [event.count] : [])), hand(t)]).toEqual([[1], 7])
  })
  it('CARD-VISITFROMTHECAPUCHIN-02: a card whose replacement is put off takes a counter only when it would be replaced', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { locked: true }),
            { card: 'visit-from-the-capuchin', as: 'M1', counters: { visit: 4 } },
          ],
          hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }, ...cards(10)],
          library: cards(30),
          edge: true,
        },
        { ready: [minion('B1'), minion('B2')] },
      ],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'bleed:B1')
    t.reach(Ann, 'play:W1::A1')
    t.allPass()
    expect([t.card('M1').counters, hand(t), t.inAsh(Ann, 'W1')]).toEqual([{ visit: 4 }, 10, true])
    t.endPhasesTo(Ann, 'unlock')
    expect([t.card('M1').counters, hand(t), t.happened('drawn')]).toEqual([{ visit: 3 }, 10, []])
  })
})

describe('Lupine Assault', () => {
  const six = cards(6)
  const scene = (ann: object = {}, ben: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          hand: [{ card: 'lupine-assault', as: 'M1' }, ...six],
          library: cards(12),
          ready: [v('A1')],
          ...ann,
        },
        { hand: held('lost-in-crowds', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'), library: cards(9), ...ben },
        { hand: [{ card: 'lost-in-crowds', as: 'C1' }], library: [] },
      ],
      turn: { phase: 'master' },
    })
  /** Whoever is asked gives up what comes first. */
  const discards = (t: Table) => {
    for (let n = 0; n < 5 && t.waiting().length > 0 && t.state.frames.length > 1; n++) {
      const seat = t.waiting()[0]!
      const [option] = t.option(seat, 'choose')?.slots ?? []
      t.choose(seat, (option as { candidates: number[] }).candidates.slice(0, 5))
    }
    return t
  }

  it('each Methuselah discards 5 cards of their choice, or all they have, and draws up again', () => {
    const t = scene()
    t.answer(Ann, 'play:M1:')
    discards(t)
    const lost = [Ann, Ben, Cal].map(seat =>
      t.happened('discarded').reduce((n, event) => (event.key === 'discarded' && event.seat === seat ? n + 1 : n), 0),
    )
    expect([lost, hand(t), hand(t, Ben), hand(t, Cal), t.pool(Ann)]).toEqual([[5, 5, 1], 6, 7, 0, 9])
  })

  it('what is drawn is not among what is discarded: all of a hand goes before any is drawn', () => {
    const t = scene()
    t.answer(Ann, 'play:M1:')
    const drawnBefore = t.happened('drawn').length
    discards(t)
    const events = t.log.map(event => event.key).filter(key => key === 'discarded' || key === 'drawn')
    expect([drawnBefore, events.indexOf('drawn')]).toEqual([0, 11])
    expect(t.inHand(Ben, 'B6') && t.inHand(Ben, 'B7')).toBe(true)
  })

  it('is replaced in your next influence phase, and comes once in a game', () => {
    const t = scene({ hand: [...held('lupine-assault', 'M1', 'M2'), ...cards(5)] })
    t.answer(Ann, 'play:M1:')
    expect(t.state.uses.some(({ what }) => what === 'played:lupine-assault')).toBe(true)
    discards(t)
    expect([hand(t), t.can(Ann, 'play:M2:')]).toEqual([6, false])
    t.endPhasesTo(Ann, 'influence')
    expect(hand(t)).toBe(7)
  })
})
