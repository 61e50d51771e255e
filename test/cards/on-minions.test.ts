import { describe, expect, it } from 'vitest'
import { onwards } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../support/table.ts'

const on = (card: string, as: string, more: object = {}) => ({ attachments: [{ card, as, ...more }] })
const actingOn = (t: ReturnType<typeof table>) => t.state.frames.find(frame => frame.kind === 'action')

describe('Haven Uncovered', () => {
  const scene = (v1: object = {}, turn: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1', { ...on('haven-uncovered', 'H1', { owner: Ben }), ...v1 }), minion('A2')] },
        { ready: [minion('B1')] },
        { ready: [minion('C1'), { generic: { type: 'ally' }, as: 'C2' }] },
        { ready: [minion('D1')] },
        {},
      ],
      turn,
    })

  it("goes on a ready vampire of anybody's", () => {
    const t = table({
      seats: [
        { hand: [{ card: 'haven-uncovered', as: 'M1' }], ready: [minion('A1')] },
        { ready: [minion('B1'), { generic: { type: 'ally' }, as: 'B2' }], torpor: [minion('B3')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('B1')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('B1')] })
    expect([t.card('M1').on, t.state.seats[Ann]!.inPlay.includes(t.id('M1')), t.pool(Ann)]).toEqual([
      t.id('B1'),
      true,
      30,
    ])
    const none = table({
      seats: [
        { hand: [{ card: 'haven-uncovered', as: 'M1' }, 'villein'], ready: [{ card: 'the-barrens' }] },
        { torpor: [minion('B3')] },
      ],
      turn: { phase: 'master' },
    })
    expect([none.can(Ann, 'play:M1:'), none.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('CARD-HAVENUNCOVERED-01: the vampire burns it by an action at +1 stealth directed at who put it out, who alone may block', () => {
    const t = scene()
    t.answer(Ann, 'action:H1:burn:A1')
    expect([actingOn(t), t.stat('A1', 'stealth'), t.locked('A1')]).toMatchObject([
      { targets: [Ben], source: t.id('H1') },
      1,
      true,
    ])
    t.allPass(() => t.window() === 'blocks')
    expect([t.waiting(), t.can(Ben, 'block:B1'), t.why(Dee, 'block', 'D1')]).toEqual([
      [Ben],
      true,
      ['not-entitled-to-block', 'BLOCK-01'],
    ])
    t.allPass()
    expect([t.inAsh(Ben, 'H1'), t.card('A1'), t.happened('action-ended')]).toMatchObject([
      true,
      { locked: true },
      [{ outcome: 'successful' }],
    ])
  })

  it('blocked, it stays where it is', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'action:H1:burn:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.card('H1').on, t.inAsh(Ben, 'H1'), t.has('blocked')]).toEqual([t.id('A1'), false, true])
  })

  it('burns by the action of no other minion', () => {
    const t = scene()
    expect([t.refused(Ann, 'action:H1:burn:A2'), t.why(Ann, 'action:burn', 'A2')]).toEqual([
      'illegal-option',
      ['not-for-this-minion', 'ACT-12'],
    ])
    const ben = scene({}, { seat: Ben })
    expect(ben.can(Ben, 'action:H1:burn:B1')).toBe(false)
  })

  it('minions of the others enter combat with the vampire, directed at who controls it, at +1 stealth', () => {
    const t = scene({}, { seat: Cal })
    expect([t.can(Cal, 'action:H1:fight:C1'), t.can(Cal, 'action:H1:fight:C2')]).toEqual([true, true])
    t.answer(Cal, 'action:H1:fight:C2')
    expect([actingOn(t), t.stat('C2', 'stealth')]).toMatchObject([{ targets: [Ann] }, 1])
    t.allPass(() => t.window() === 'blocks')
    expect(t.waiting()).toEqual([Ann])
    t.allPass(() => t.has('combat-started'))
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('C2') }, opposing: { id: t.id('A1') } }])
    // It stays, for the next.
    expect(t.card('H1').on).toBe(t.id('A1'))
  })

  it('by who put it out too, and by no minion of its own Methuselah', () => {
    const ben = scene({}, { seat: Ben })
    expect(ben.can(Ben, 'action:H1:fight:B1')).toBe(true)
    const ann = scene()
    expect([ann.can(Ann, 'action:H1:fight:A2'), ann.why(Ann, 'action:fight', 'A2')]).toEqual([
      false,
      ['not-for-this-minion', 'ACT-12'],
    ])
  })

  it('COMBAT-02: not with the vampire in torpor; of the rest of the table nobody is asked to block', () => {
    const t = table({
      seats: [
        { torpor: [minion('A1', on('haven-uncovered', 'H1', { owner: Ben }))] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    expect([t.can(Ben, 'action:H1:fight:B1'), t.why(Ben, 'action:fight', 'B1')]).toEqual([
      false,
      ['no-target', 'COMBAT-02'],
    ])
  })
})

describe('Pentex Subversion', () => {
  const scene = (b1: object = {}, turn: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          ready: [minion('B1', { ...on('pentex-subversion', 'P1', { owner: Ann }), ...b1 }), minion('B2')],
          hand: [{ card: 'deflection', as: 'D1' }],
        },
        { ready: [minion('C1')] },
        { ready: [minion('D2')] },
        { ready: [minion('E1')] },
      ],
      turn,
    })

  it("goes on a ready minion of anybody's, for 2 pool", () => {
    const t = table({
      seats: [
        { pool: 10, hand: [{ card: 'pentex-subversion', as: 'M1' }], ready: [minion('A1')] },
        { ready: [{ generic: { type: 'ally' }, as: 'B2' }], torpor: [minion('B3')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('B2')] }])
    t.answer(Ann, 'play:M1:', { m: [t.id('B2')] })
    expect([t.card('M1').on, t.pool(Ann)]).toEqual([t.id('B2'), 8])
    const none = table({
      seats: [
        { hand: [{ card: 'pentex-subversion', as: 'M1' }, 'villein'], ready: [{ card: 'the-barrens' }] },
        { torpor: [minion('B3')] },
      ],
      turn: { phase: 'master' },
    })
    expect(none.can(Ann, 'play:M1:')).toBe(false)
  })

  it('CARD-PENTEXSUBVERSION-01: the minion itself cannot burn it', () => {
    const t = scene({}, { seat: Ben })
    expect([t.refused(Ben, 'action:P1:burn:B1'), t.why(Ben, 'action:burn', 'B1')]).toEqual([
      'illegal-option',
      ['not-for-this-minion', 'ACT-12'],
    ])
  })

  it.each([
    [Ben, 'B2'],
    [Cal, 'C1'],
  ] as const)(
    'CARD-PENTEXSUBVERSION-01: another minion of seat %s burns it, directed at who controls it, who alone may block',
    (seat, actor) => {
      const t = scene({}, { seat })
      t.answer(seat, `action:P1:burn:${actor}`)
      expect([actingOn(t), t.stat(actor, 'stealth')]).toMatchObject([{ targets: [Ann] }, 0])
      t.allPass(() => t.window() === 'blocks')
      expect([t.waiting(), t.can(Ann, 'block:A1')]).toEqual([[Ann], true])
      t.allPass()
      expect(t.inAsh(Ann, 'P1')).toBe(true)
    },
  )

  it('TARGET-06: by a minion of its own controller it is undirected', () => {
    const t = scene()
    t.answer(Ann, 'action:P1:burn:A1')
    expect(actingOn(t)).toMatchObject({ targets: [] })
    t.allPass(() => t.window() === 'blocks')
    expect([t.waiting(), t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2'), t.can(Eve, 'block:E1')]).toEqual([
      [Ben, Eve],
      false,
      true,
      true,
    ])
  })

  it('CARD-PENTEXSUBVERSION-02: the minion cannot block, and may play reactions', () => {
    const t = scene({ generic: { disciplines: ['dom'] }, blood: 1 })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.can(Ben, 'block:B2'))
    expect([t.refused(Ben, 'block:B1'), t.why(Ben, 'block', 'B1')]).toEqual([
      'illegal-option',
      ['cannot-block', 'BLOCK-04'],
    ])
    t.reach(Ben, 'play:D1:dom:B1', { to: [Cal] })
    t.allPass(() => t.has('redirected'))
    expect([t.blood('B1'), actingOn(t)]).toMatchObject([0, { targets: [Cal] }])
  })

  it('once it is burned the minion blocks again', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'p', to: 'ash' }], { p: 'P1' })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.can(Ben, 'block:B2'))
    expect(t.can(Ben, 'block:B1')).toBe(true)
  })
})

describe('Rebel', () => {
  const hand = [
    { card: 'rebel', as: 'M1' },
    { card: 'rebel', as: 'M2' },
  ]

  it("goes on a vampire of one's own, in torpor too, as a trifle", () => {
    const t = table({
      seats: [
        { hand, ready: [minion('A1'), { generic: { type: 'ally' }, as: 'A2' }], torpor: [minion('A3')] },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A3')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('A3')] })
    expect([t.card('M1').on, t.option(Ann, 'play:M2:')?.slots]).toMatchObject([
      t.id('A3'),
      [{ candidates: [t.id('A1')] }],
    ])
  })

  it('CARD-REBEL-01: a vampire has at most one archetype', () => {
    const t = table({
      seats: [{ hand: [...hand, 'villein'], ready: [minion('A1', on('rebel', 'R1'))] }, { ready: [minion('B1')] }],
      turn: { phase: 'master' },
    })
    expect([t.refused(Ann, 'play:M1:', { v: [t.id('A1')] }), t.why(Ann, 'play', 'M1')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
    ])
  })

  const blocking = (a1: object, b1: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1', a1), minion('A2')], hand: [{ card: 'ancilla-empowerment', as: 'P1' }] },
        { ready: [minion('B1', { generic: {}, blood: 2, ...on('rebel', 'R1'), ...b1 }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
  const block = (t: ReturnType<typeof table>, by = 'B1') => {
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: by })
    t.reach(Ben, `block:${by}`)
    t.allPass(() => t.has('blocked') || t.has('about-to-block'))
  }
  const prince = { generic: { title: 'prince' } }

  /** What B1 has gained, as places in the log. */
  const gains = (t: ReturnType<typeof table>) =>
    t.log.flatMap((event, i) =>
      event.key === 'counters' &&
      event.from === 'bank' &&
      event.to !== 'bank' &&
      'card' in event.to &&
      event.to.card.id === t.id('B1')
        ? [i]
        : [],
    )

  it('CARD-REBEL-02: blocking a titled vampire gives 1 blood before combat starts, once each turn', () => {
    const t = blocking(prince)
    t.answer(Ann, 'bleed:A1')
    block(t)
    expect([t.blood('B1'), t.has('combat-started')]).toEqual([3, false])
    onwards(t, () => t.has('combat-ended'))
    expect([gains(t).length, gains(t)[0]! < t.log.findIndex(event => event.key === 'combat-started')]).toEqual([
      1,
      true,
    ])
    onwards(t)
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.answer(Ann, 'play:P1::A2')
    t.reach(Ben, 'block:B1')
    onwards(t)
    expect([t.happened('blocked').length, gains(t).length]).toEqual([2, 1])
  })

  it('CARD-REBEL-02: a political action of an untitled vampire likewise', () => {
    const t = blocking({})
    t.answer(Ann, 'play:P1::A1')
    block(t)
    onwards(t)
    expect([gains(t).length, gains(t)[0]! < t.log.findIndex(event => event.key === 'blocked')]).toEqual([1, true])
  })

  it('once more in the next turn', () => {
    const t = blocking(prince)
    t.answer(Ann, 'bleed:A1')
    block(t)
    onwards(t)
    t.endPhasesTo(Ann, 'influence')
    t.endPhasesTo(Ann, 'minion')
    t.effect(
      Ben,
      [
        { op: 'unlock', who: 'b' },
        { op: 'counters', from: { card: 'b' }, to: 'bank', amount: 2, why: 'effect' },
      ],
      { b: 'B1' },
    )
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t)
    expect(gains(t)).toHaveLength(2)
  })

  it('not for any other action of an untitled vampire, nor as another blocks, nor for an attempt that fails', () => {
    const untitled = blocking({})
    untitled.answer(Ann, 'bleed:A1')
    block(untitled)
    const other = blocking(prince)
    other.answer(Ann, 'bleed:A1')
    block(other, 'B2')
    const fails = blocking(prince)
    fails.answer(Ann, 'bleed:A1')
    fails.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 2, on: 'a', until: 'action' }], { a: 'A1' })
    fails.reach(Ben, 'block:B1')
    fails.allPass()
    expect([untitled.blood('B1'), other.blood('B1'), fails.blood('B1'), fails.has('block-failed')]).toEqual([
      2,
      2,
      2,
      true,
    ])
  })
})
