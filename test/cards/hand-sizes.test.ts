import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { declines } from './steps.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

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

describe('Elder Library', () => {
  it('one card more, for 1 pool', () => {
    const t = master('elder-library')
    t.answer(Ann, 'play:M1:')
    expect([hand(t), t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([8, 9, true])
    expect(master('elder-library', { ready: [minion('V1'), { card: 'elder-library' }] }).can(Ann, 'play:M1:')).toBe(
      false,
    )
  })
})

describe('The Barrens', () => {
  const barrens = (turn: object, more: object = {}) =>
    table({
      seats: [
        {
          hand: [{ card: 'bonding', as: 'C1' }, ...cards(6)],
          library: cards(30),
          ready: [minion('V1'), { card: 'the-barrens', as: 'B1' }],
          edge: true,
          uncontrolled: [minion('U1')],
          ...more,
        },
        { ready: [minion('V5')] },
        {},
        {},
        {},
      ],
      turn,
    })

  it("is locked to discard a card and draw up, in any phase of one's own", () => {
    for (const phase of ['unlock', 'master', 'minion', 'influence', 'discard'] as const) {
      const t = barrens({ phase })
      t.answer(Ann, 'use:B1:discard', { c: [t.id('C1')] })
      expect([hand(t), t.locked('B1'), t.inAsh(Ann, 'C1'), t.can(Ann, 'use:B1:discard')]).toEqual([
        7,
        true,
        true,
        false,
      ])
    }
  })

  it("in somebody else's action", () => {
    const t = barrens({ seat: Ben, phase: 'minion' })
    t.answer(Ben, 'bleed:V5')
    t.reach(Ann, 'use:B1:discard', { c: [t.id('C1')] })
    expect([hand(t), t.inAsh(Ann, 'C1'), t.happened('ability-used')]).toMatchObject([7, true, [{ seat: Ann }]])
  })

  it('not without a card in hand', () => {
    const t = barrens({ phase: 'minion' }, { hand: [] })
    expect([t.can(Ann, 'use:B1:discard'), t.why(Ann, 'use', 'B1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
})

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

describe("Wake with Evening's Freshness", () => {
  const woken = (generic: object, more: object = {}) =>
    table({
      seats: [
        { ready: [minion('V1')] },
        {
          ready: [{ generic, as: 'V5', locked: true, ...more }],
          hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }],
          library: cards(9),
        },
        {},
        {},
        {},
      ],
    })

  it("CARD-WAKEWITHEVENINGSFRESHNESS-01: no block is owed, the vampire stays locked, the hand is short until its player's unlock phase", () => {
    const t = table({
      seats: [
        { ready: [minion('V1'), minion('V2')] },
        {
          pool: 10,
          ready: [minion('V5', { generic: { disciplines: ['DOM'] }, locked: true })],
          hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }, { card: 'deflection', as: 'D1' }, ...cards(5)],
          library: cards(9),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:W1::V5')
    expect([hand(t, Ben), t.locked('V5'), t.can(Ben, 'block:V5'), t.can(Ben, 'pass')]).toEqual([6, true, true, true])
    declines(t, Ann)
    t.reach(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), hand(t, Ben), t.locked('V5')]).toEqual([10, 29, 6, true])
    t.endPhasesTo(Ben, 'minion')
    expect(hand(t, Ben)).toBe(7)
  })

  it('a locked vampire wakes; the card is replaced in the next unlock phase', () => {
    const t = woken({})
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:W1::V5')
    expect([hand(t, Ben), t.locked('V5')]).toEqual([0, true])
    t.reach(Ben, 'block:V5')
    expect(t.has('block-declared')).toBe(true)
    t.allPass()
    t.endPhasesTo(Ben, 'minion')
    expect(hand(t, Ben)).toBe(1)
  })

  it('CARD-WAKEWITHEVENINGSFRESHNESS-02: by no ally, and by no vampire that is unlocked', () => {
    for (const t of [woken({ type: 'ally' }), woken({}, { locked: false })]) {
      t.answer(Ann, 'bleed:V1')
      t.allPass(() => t.waiting().includes(Ben))
      expect(t.can(Ben, 'play:W1::V5')).toBe(false)
    }
  })
})

describe('Mirror Walk', () => {
  const walk = (level: 'tha' | 'THA') => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: [level] } })],
          hand: [{ card: 'mirror-walk', as: 'M1' }, ...cards(6)],
          library: cards(30),
          uncontrolled: [minion('U1')],
        },
        { ready: [minion('V5', { generic: { disciplines: ['aus'] } })], hand: [{ card: 'eyes-of-argus', as: 'E1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, `play:M1:${level}:V1`)
    return t
  }

  it('one stealth, replaced in the next discard phase', () => {
    const t = walk('tha')
    expect([t.stat('V1', 'stealth'), hand(t)]).toEqual([1, 6])
    t.allPass()
    expect([t.pool(Ben), hand(t)]).toEqual([29, 6])
    t.endPhasesTo(Ann, 'discard')
    expect(hand(t)).toBe(7)
  })

  it('superior: a block that succeeds all the same locks the blocker and ends the action', () => {
    for (const level of ['tha', 'THA'] as const) {
      const t = walk(level)
      t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'v', until: 'action' }], { v: 'V5' })
      t.allPass()
      expect([t.locked('V5'), t.has('combat-started'), t.has('blocked')]).toEqual(
        level === 'THA' ? [true, false, false] : [true, true, true],
      )
      if (level === 'THA') expect([t.happened('action-ended'), t.pool(Ben)]).toMatchObject([[{ outcome: 'ended' }], 30])
    }
  })

  it('superior: a block that fails changes nothing else', () => {
    const t = walk('THA')
    t.allPass()
    expect([t.pool(Ben), t.locked('V5'), t.happened('action-ended')]).toMatchObject([
      29,
      false,
      [{ outcome: 'successful' }],
    ])
  })
})

describe('Mirror Walk, by the letter', () => {
  const M1 = { card: 'mirror-walk', as: 'M1' }

  it('CARD-MIRRORWALK-01: no replacement before the own discard phase, and one card less until then, whatever is drawn', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['tha'] } })],
          hand: [M1, ...cards(6)],
          library: cards(30),
          uncontrolled: [minion('U1')],
        },
        { ready: [minion('V5')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, 'play:M1:tha:V1')
    expect([hand(t), t.happened('drawn')]).toEqual([6, []])
    t.allPass()
    t.effect(Ann, [{ op: 'draw', seat: 'you', from: 'library', count: 1 }])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 1, max: 1 }])
    t.choose(Ann, t.state.seats[Ann]!.hand.slice(0, 1))
    expect(hand(t)).toBe(6)
    t.endPhasesTo(Ann, 'discard')
    expect(hand(t)).toBe(7)
  })

  it('CARD-MIRRORWALK-02, mirror-walk#2: [THA] locks the blocker and ends the action before the block resolves; nothing may follow', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['THA', 'FOR'] } }), minion('V2')],
          hand: [M1, { card: 'freak-drive', as: 'F1' }],
          library: cards(9),
        },
        {
          pool: 10,
          ready: [minion('V5', { generic: { title: 'prince' } })],
          hand: [{ card: 'second-tradition-domain', as: 'S1' }],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, 'play:M1:THA:V1')
    t.reach(Ben, 'play:S1::V5')
    t.allPass(() => t.has('action-ended'))
    expect([t.locked('V5'), t.has('combat-started'), t.has('blocked'), t.locked('V1'), t.pool(Ben)]).toEqual([
      true,
      false,
      false,
      true,
      10,
    ])
    expect([t.happened('action-ended'), t.can(Ann, 'play:F1:FOR:V1'), t.inHand(Ann, 'F1')]).toMatchObject([
      [{ outcome: 'ended' }],
      false,
      true,
    ])
  })
})

describe('what the cards say in their scenarios', () => {
  it('CARD-BARRENS-01: in combat, as its controller holds the impulse: a card is discarded, and the hand is drawn up at once', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1'), minion('A2'), { card: 'the-barrens', as: 'L1' }],
          hand: [{ card: 'bonding', as: 'C1' }, ...cards(6)],
          library: cards(9),
        },
        { ready: [minion('B1'), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('combat-started') && t.can(Ann, 'use:L1:discard'))
    t.answer(Ann, 'use:L1:discard', { c: [t.id('C1')] })
    t.allPass(() => t.has('ability-used'))
    expect([hand(t), t.inAsh(Ann, 'C1'), t.locked('L1'), t.has('combat-ended')]).toEqual([7, true, true, false])
  })

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
