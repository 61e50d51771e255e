import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const DOM = (more: object = {}) => ({ generic: { disciplines: ['DOM', 'obf'], ...more } })
const K1 = { card: 'govern-the-unaligned', as: 'K1' }
const U1 = { generic: { capacity: 3 }, as: 'U1' }

/** Ann acts with Govern the Unaligned; B1 of Ben may block; Dee keeps the windows open. */
const governing = (a1: object, ben: object = {}) =>
  table({
    seats: [
      { ready: [minion('A1', a1), minion('A2')], hand: [K1, { card: 'conditioning', as: 'C1' }], uncontrolled: [U1] },
      { pool: 12, ready: [minion('B1')], ...ben },
      { pool: 12 },
      listening('V7'),
      {},
    ],
  })
const costs = (t: ReturnType<typeof table>) =>
  t.happened('counters').filter(event => event.key === 'counters' && event.why === 'cost')

describe('resolving an action', () => {
  it('RESOLVE-01, RES-01: on success first the cost is paid, then the effect applies', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { ...DOM({ capacity: 6 }), blood: 4 })],
          hand: [K1],
          uncontrolled: [{ generic: { capacity: 5 }, as: 'U1' }],
        },
        { ready: [minion('B1')] },
        {},
        {},
        { ready: [minion('E1')] },
      ],
    })
    t.answer(Ann, 'play:K1:DOM:A1', { v: [t.id('U1')] })
    expect([t.locked('A1'), t.blood('A1'), t.blood('U1')]).toEqual([true, 4, 0])
    t.allPass()
    expect([t.blood('A1'), t.blood('U1'), t.inAsh(Ann, 'K1')]).toEqual([3, 3, true])
    expect(t.happened('counters')).toMatchObject([
      { amount: 1, why: 'cost', to: 'bank' },
      { amount: 3, why: 'effect', from: 'bank' },
    ])
    expect(
      t.log
        .map(event => event.key)
        .filter(key => key === 'counters' || key === 'action-succeeded' || key === 'action-ended'),
    ).toEqual(['counters', 'action-succeeded', 'counters', 'action-ended'])
  })

  it('RES-01: a cost of the last blood is paid before blood is gained', () => {
    const t = governing({ ...DOM({ capacity: 4 }), blood: 1 })
    t.answer(Ann, 'play:K1:DOM:A1', { v: [t.id('U1')] })
    t.effect(
      Ann,
      [
        {
          op: 'watch',
          on: 'action-succeeded',
          ops: [{ op: 'counters', from: 'bank', to: { card: 'acting' }, amount: 4, why: 'effect' }],
          until: 'action',
        },
      ],
      {},
      { source: 'A1' },
    )
    t.allPass()
    expect(t.blood('A1')).toBe(4)
    expect(t.happened('counters').some(event => event.key === 'counters' && event.why === 'drain')).toBe(false)
  })

  it('RESOLVE-02, RES-02, RESOLVE-05: blocked, the card is burned, no cost is paid and nothing of it happens', () => {
    const t = governing({ ...DOM(), blood: 1 }, { ready: [minion('B1', { generic: { strength: 0 } })] })
    t.answer(Ann, 'play:K1:dom:A1')
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect([t.inAsh(Ann, 'K1'), t.blood('A1'), t.pool(Ben), t.locked('A1'), t.locked('B1')]).toEqual([
      true,
      1,
      12,
      true,
      true,
    ])
    expect(costs(t)).toEqual([])
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }])
  })

  it('RESOLVE-03: the blocker locks when the block is resolved, not when it is declared, and combat begins in the same change', () => {
    const t = governing(DOM())
    t.answer(Ann, 'bleed:A1')
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    expect([t.window(), t.locked('B1'), t.has('combat-started')]).toEqual(['attempt', false, false])
    t.pass(Ann)
    t.pass(Dee)
    expect([t.window(), t.locked('B1')]).toEqual(['blocked', false])
    const keys = t.pass(Ann).map(event => event.key)
    expect(keys.slice(0, 4)).toEqual(['passed', 'locked', 'blocked', 'combat-started'])
    expect(t.locked('B1')).toBe(true)
  })

  it('RESOLVE-03: a failed attempt leaves the blocker unlocked, free to try again', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', DOM()), minion('A2')], hand: [{ card: 'lost-in-crowds', as: 'L1' }] },
        { ready: [minion('B1')] },
        {},
        listening('V7'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    t.answer(Ann, 'play:L1:obf:A1')
    t.windowPasses()
    expect([t.locked('B1'), t.can(Ben, 'block:B1'), t.has('combat-started')]).toEqual([false, true, false])
  })

  it('RESOLVE-04, RES-03: an action that ends before its block is resolved locks nobody and leads to no combat', () => {
    const t = governing(DOM())
    t.answer(Ann, 'bleed:A1')
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    t.effect(
      Ann,
      [
        { op: 'outcome', of: 'action', is: 'ends' },
        { op: 'unlock', who: 'v' },
      ],
      { v: 'A1' },
    )
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    expect([t.locked('A1'), t.locked('B1'), t.has('combat-started'), t.pool(Ben)]).toEqual([false, false, false, 12])
    expect(t.why(Ann, 'bleed', 'A1')).toEqual(['already-bled', 'BLEED-02'])
  })

  it('RES-03: a woken blocker stays locked as before', () => {
    const t = governing(DOM(), listening('B1'))
    t.answer(Ann, 'bleed:A1')
    t.pass(Ann)
    t.answer(Ben, 'play:WB1::B1')
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    t.effect(Ann, [{ op: 'outcome', of: 'action', is: 'ends' }])
    expect([t.locked('B1'), t.has('blocked')]).toEqual([true, false])
  })

  it('RES-06: cancelling only the combat does not undo the block', () => {
    const t = governing(DOM())
    t.answer(Ann, 'play:K1:dom:A1')
    t.effect(
      Dee,
      [{ op: 'watch', on: 'combat-started', ops: [{ op: 'outcome', of: 'combat', is: 'ends' }], until: 'turn' }],
      {},
      { source: 'V7' },
    )
    t.pass(Ann)
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect([t.has('damaged'), t.has('strike-chosen'), t.has('combat-ended')]).toEqual([false, false, true])
    expect([t.locked('A1'), t.locked('B1'), t.inAsh(Ann, 'K1'), t.blood('A1')]).toEqual([true, true, true, 5])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'blocked' }])
  })

  it('RES-04, RESOLVE-06: a modifier is paid for as it is played, whatever becomes of the action', () => {
    const t = governing({ ...DOM(), blood: 3 }, { ready: [minion('B1', { generic: { strength: 0 } })] })
    t.answer(Ann, 'play:K1:dom:A1')
    t.answer(Ann, 'play:C1:DOM:A1')
    expect(t.blood('A1')).toBe(2)
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect(t.blood('A1')).toBe(2)
    expect(costs(t)).toMatchObject([{ amount: 1 }])
  })

  it('RESOLVE-06: nor is it returned when the bleed comes to nothing', () => {
    const t = governing({ ...DOM(), blood: 3 })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:C1:DOM:A1')
    t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -9, on: 'acting', until: 'action' }])
    t.allPass()
    expect([t.blood('A1'), t.pool(Ben)]).toEqual([2, 12])
  })

  it('RESOLVE-07: a minion plays nothing it cannot pay for', () => {
    const deflecting = (blood: number) =>
      table({
        seats: [
          { ready: [minion('A1'), minion('A2')] },
          {
            pool: 12,
            ready: [minion('B1', { ...DOM(), blood }), minion('B2', { locked: true })],
            hand: [{ card: 'deflection', as: 'D1' }],
          },
          {},
          {},
          {},
        ],
      })
    const t = deflecting(0)
    t.answer(Ann, 'bleed:A1')
    t.pass(Ben)
    expect(t.window()).toBe('declined')
    expect(t.refused(Ben, 'play:D1:DOM:B1')).toBe('illegal-option')
    expect([t.inHand(Ben, 'D1'), t.window()]).toEqual([true, 'declined'])
    const u = deflecting(1)
    u.answer(Ann, 'bleed:A1')
    u.pass(Ben)
    u.answer(Ben, 'play:D1:DOM:B1', { to: [Cal] })
    expect(u.blood('B1')).toBe(0)
  })

  it('RESOLVE-08: nothing is fixed while somebody still has the impulse', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', DOM())], hand: [{ card: 'conditioning', as: 'C1' }] },
        { pool: 12, ready: [minion('B1', DOM())], hand: ['deflection'] },
        listening('V6'),
        listening('V7'),
        listening('V8'),
      ],
    })
    t.answer(Ann, 'bleed:A1')
    for (const seat of [Ann, Ben]) t.pass(seat)
    expect([t.window(), t.waiting(), t.pool(Ben)]).toEqual(['blocks', [Cal, Dee, Eve], 12])
    for (const seat of [Cal, Dee, Eve]) t.pass(seat)
    expect([t.window(), t.waiting(), t.pool(Ben)]).toEqual(['declined', [Ann, Ben, Cal, Dee, Eve], 12])
    expect(t.can(Ann, 'play:C1:DOM:A1')).toBe(true)
    t.allPass()
    expect(t.pool(Ben)).toBe(11)
  })

  it('TARGET-05: an effect that takes counters takes as many as are there', () => {
    const t = table({
      seats: [{ ready: [minion('V1', { blood: 1 })] }, {}, { ready: [minion('V4', { blood: 1 })] }, {}, {}],
    })
    t.effect(
      Ann,
      [{ op: 'counters', from: { card: 'v' }, to: { card: 'by' }, amount: 2, why: 'effect' }],
      { v: 'V4' },
      { by: 'V1' },
    )
    expect([t.blood('V4'), t.blood('V1')]).toEqual([0, 2])
    expect(t.happened('counters')).toMatchObject([{ amount: 1 }])
  })
})
