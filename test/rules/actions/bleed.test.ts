import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/**
 * V1 of Ann against Ben, with what each scenario adds. V2 keeps Ann's minion phase open, Dee the windows of the action.
 */
const bleeding = (ben: object = {}, v1: object = {}, ann: object = {}) =>
  table({
    seats: [
      { ready: [minion('V1', v1), minion('V2')], ...ann },
      { pool: 10, ...ben },
      { pool: 10 },
      listening('V7', { pool: 10 }),
      { pool: 10 },
    ],
  })
const DOM = { generic: { disciplines: ['DOM'] } }

describe('bleed', () => {
  it('BLEED-01: any ready minion may bleed, an ally too', () => {
    const t = table({
      seats: [{ ready: [{ generic: { type: 'ally', bleed: 1 }, as: 'U1' }] }, { pool: 10 }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:U1')
    t.allPass()
    expect([t.pool(Ben), t.state.edge]).toEqual([9, Ann])
  })

  it('GOLDEN-01: a card that lets its bearer bleed twice a turn wins over the rule, and only so far', () => {
    const t = table({ seats: [{ ready: [minion('V1'), minion('V2')] }, { pool: 10 }, {}, {}, {}] })
    t.effect(Ann, [{ op: 'modify', stat: 'bleeds', delta: 1, on: 'v', until: 'game' }], { v: 'V1' })
    for (const pool of [9, 8]) {
      t.answer(Ann, 'bleed:V1')
      t.allPass()
      expect(t.pool(Ben)).toBe(pool)
      t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    }
    expect([t.refused(Ann, 'bleed:V1'), t.why(Ann, 'bleed', 'V1'), t.can(Ann, 'bleed:V2')]).toEqual([
      'illegal-option',
      ['already-bled', 'BLEED-02'],
      true,
    ])
  })

  it('BLEED-02: a minion bleeds once a turn, of whatever source; another minion is free to', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', DOM), minion('V2')], hand: [{ card: 'govern-the-unaligned', as: 'K1' }] },
        { pool: 10 },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:dom:V1')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect(t.pool(Ben)).toBe(7)
    expect(t.refused(Ann, 'bleed:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'bleed', 'V1')).toEqual(['already-bled', 'BLEED-02'])
    t.answer(Ann, 'bleed:V2')
    t.allPass()
    expect(t.pool(Ben)).toBe(6)
  })

  it('BLEED-03: a blocked bleed was the bleed of the turn', () => {
    const t = bleeding({ ready: [minion('V5')] })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'block:V5')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect([t.locked('V1'), t.has('combat-ended'), t.pool(Ben)]).toEqual([false, true, 10])
    expect(t.refused(Ann, 'bleed:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'bleed', 'V1')).toEqual(['already-bled', 'BLEED-02'])
  })

  it('BLEED-03: a redirected bleed was the bleed of the turn', () => {
    const t = bleeding({ ready: [minion('V5', DOM)], hand: [{ card: 'deflection', as: 'D1' }] })
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Dee] })
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect(t.pool(Dee)).toBe(9)
    expect(t.refused(Ann, 'bleed:V1')).toBe('illegal-option')
  })

  it('BLEED-04: one limited increase by an action modifier; what does not count against the limit is free', () => {
    const t = bleeding({}, DOM, {
      hand: [
        { card: 'conditioning', as: 'C1' },
        { card: 'bonding', as: 'B1' },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'play:C1:DOM:V1')
    expect(t.stat('V1', 'bleed')).toBe(4)
    expect(t.refused(Ann, 'play:B1:dom:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'B1')).toEqual(['limited-already', 'BLEED-04'])
    t.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: 1, on: 'acting', until: 'action' }])
    expect(t.stat('V1', 'bleed')).toBe(5)
  })

  it('BLEED-05: an increase that does not apply now leaves the limit open, and counts once it applies', () => {
    const t = bleeding({ pool: 12 }, DOM, { hand: [{ card: 'bonding', as: 'B1' }] })
    t.answer(Ann, 'bleed:V1')
    t.effect(Ann, [
      {
        op: 'modify',
        stat: 'bleed',
        delta: 3,
        on: 'acting',
        until: 'action',
        limited: true,
        while: { cmp: [{ pool: 'target' }, '<=', 9] },
      },
    ])
    t.answer(Ann, 'play:B1:dom:V1')
    expect(t.stat('V1', 'bleed')).toBe(2)
    t.effect(Ann, [{ op: 'counters', from: { pool: 'target' }, to: 'bank', amount: 3, why: 'effect' }])
    expect([t.pool(Ben), t.stat('V1', 'bleed')]).toEqual([9, 5])
  })

  it('BLEED-05: nor does one that gives nothing close it', () => {
    const t = bleeding({}, DOM, { hand: [{ card: 'bonding', as: 'B1' }] })
    t.answer(Ann, 'bleed:V1')
    t.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: 0, on: 'acting', until: 'action', limited: true }])
    t.answer(Ann, 'play:B1:dom:V1')
    expect(t.stat('V1', 'bleed')).toBe(2)
  })

  it('BLEED-05: a modifier cancelled as it was played does not count', () => {
    const t = bleeding({}, DOM, {
      hand: [
        { card: 'conditioning', as: 'C1' },
        { card: 'bonding', as: 'B1' },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.effect(
      Ann,
      [
        {
          op: 'watch',
          on: 'card-played',
          ops: [{ op: 'outcome', of: 'play', is: 'cancelled' }],
          until: 'action',
          times: 1,
        },
      ],
      {},
      { source: 'V1' },
    )
    t.answer(Ann, 'play:C1:DOM:V1')
    expect([t.has('card-cancelled'), t.stat('V1', 'bleed'), t.blood('V1')]).toEqual([true, 1, 4])
    t.answer(Ann, 'play:B1:dom:V1')
    expect(t.stat('V1', 'bleed')).toBe(2)
  })

  it('BLEED-06: own text, action card and cards in play add up freely with one modifier', () => {
    const t = bleeding(
      {},
      { generic: { disciplines: ['DOM'], bleed: 2 } },
      {
        hand: [
          { card: 'govern-the-unaligned', as: 'K1' },
          { card: 'bonding', as: 'B1' },
        ],
      },
    )
    t.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: 1, on: 'by', until: 'game' }], {}, { by: 'V1' })
    t.answer(Ann, 'play:K1:dom:V1')
    t.answer(Ann, 'play:B1:dom:V1')
    expect(t.stat('V1', 'bleed')).toBe(6)
    t.allPass()
    expect(t.pool(Ben)).toBe(4)
  })

  it('BLEED-07, BLEED-14: reductions below 0 count as 0: the action succeeds, the bleed does not', () => {
    const t = bleeding({}, { generic: { disciplines: ['DOM'], bleed: 2 } }, { hand: ['conditioning'] })
    t.answer(Ann, 'bleed:V1')
    t.effect(
      Ann,
      [
        { op: 'watch', on: 'action-succeeded', ops: [{ op: 'unlock', who: 'by' }], until: 'turn' },
        {
          op: 'watch',
          on: 'bled',
          ops: [{ op: 'counters', from: 'bank', to: { pool: 'you' }, amount: 1, why: 'effect' }],
          until: 'turn',
        },
      ],
      {},
      { by: 'V1', source: 'V1' },
    )
    for (const delta of [-1, -2]) t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta, on: 'acting', until: 'action' }])
    expect(t.stat('V1', 'bleed')).toBe(-1)
    t.allPass()
    expect(t.happened('action-ended')[0]).toMatchObject({ outcome: 'successful' })
    expect([t.locked('V1'), t.has('bled'), t.has('edge-moved'), t.pool(Ann), t.pool(Ben), t.state.edge]).toEqual([
      false,
      false,
      false,
      30,
      10,
      null,
    ])
  })

  it('BLEED-08: the prey is the only target without a card that says otherwise', () => {
    const t = bleeding()
    expect(t.options(Ann).filter(id => id.startsWith('bleed'))).toHaveLength(2)
    expect(t.option(Ann, 'bleed:V1')!.effect.params).toMatchObject({ target: Ben, bleed: 1 })
    expect(t.refused(Ann, 'bleed:V1', { target: [Dee] })).toBe('illegal-args')
    t.answer(Ann, 'bleed:V1')
    expect(t.happened('action-announced')[0]).toMatchObject({ targets: [Ben], stealth: 0 })
    expect(t.blood('V1')).toBe(5)
  })

  it('BLEED-10: nobody is ever bled by the own minion', () => {
    const t = bleeding({ ready: [minion('V5', DOM)], hand: [{ card: 'deflection', as: 'D1' }] })
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    expect(t.option(Ben, 'play:D1:DOM:V5')!.slots).toMatchObject([{ candidates: [Cal, Dee, Eve] }])
    expect(t.refused(Ben, 'play:D1:DOM:V5', { to: [Ann] })).toBe('illegal-args')
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Dee] })
    t.effect(Dee, [{ op: 'redirect', to: 'actor' }])
    expect(t.happened('redirected')).toEqual([{ key: 'redirected', by: Ben, target: Dee }])
  })

  it('BLEED-11: a bleed has no stealth: without intercept it is blocked', () => {
    const t = bleeding({ ready: [minion('V5')] })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.locked('V5'), t.has('combat-started'), t.pool(Ben), t.state.edge]).toEqual([true, true, 10, null])
  })

  it('BLEED-12: a vampire bleeds for 1, an ally for what is printed', () => {
    const t = table({
      seats: [{ ready: [minion('V1'), { generic: { type: 'ally', bleed: 2 }, as: 'U1' }] }, { pool: 20 }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect(t.pool(Ben)).toBe(19)
    t.answer(Ann, 'bleed:U1')
    t.allPass()
    expect(t.pool(Ben)).toBe(17)
  })

  it('BLEED-12: an ally without a bleed amount bleeds for nothing', () => {
    const t = table({
      seats: [{ ready: [{ generic: { type: 'ally', bleed: 0 }, as: 'U1' }] }, { pool: 20 }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:U1')
    t.allPass()
    expect(t.has('action-succeeded')).toBe(true)
    expect([t.pool(Ben), t.state.edge]).toEqual([20, null])
  })

  it('BLEED-13: the bleeder takes the Edge from its holder', () => {
    const t = table({ seats: [{ ready: [minion('V1')] }, { pool: 10 }, {}, { edge: true }, {}] })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect([t.pool(Ben), t.state.edge]).toEqual([9, Ann])
    expect(t.happened('edge-moved')).toEqual([{ key: 'edge-moved', from: Dee, to: Ann }])
  })

  it('BLEED-13: or from the centre', () => {
    const t = bleeding()
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect(t.happened('edge-moved')).toEqual([{ key: 'edge-moved', from: null, to: Ann }])
  })

  it('BLEED-15: less pool than the bleed: it burns what it has and is ousted, and the bleed was successful', () => {
    const t = bleeding({ pool: 2 }, { generic: { bleed: 5 } })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect(t.happened('counters').find(event => event.key === 'counters' && event.why === 'bleed')).toMatchObject({
      amount: 2,
    })
    expect(t.state.seats[Ben]).toMatchObject({ pool: 0, ousted: true })
    expect([t.state.edge, t.state.seats[Ann]!.victoryPoints, t.pool(Ann)]).toEqual([Ann, 1, 36])
  })

  it('BLEED-16: a redirect comes after blocks are declined and opens blocking for the new target', () => {
    const t = table({
      seats: [
        { ready: [minion('V1')] },
        { pool: 10, ready: [minion('V5', DOM)], hand: [{ card: 'deflection', as: 'D1' }] },
        { pool: 10, ready: [minion('V4')] },
        {},
        { ready: [minion('V8')] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.window()).toBe('blocks')
    expect(t.can(Ben, 'play:D1:DOM:V5')).toBe(false)
    t.pass(Ben)
    expect(t.window()).toBe('declined')
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    expect(t.can(Cal, 'block:V4')).toBe(true)
    expect(t.can(Eve, 'block:V8')).toBe(false)
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.state.edge, t.locked('V5')]).toEqual([10, 9, Ann, false])
  })

  it('BLEED-17: redirected back to an earlier target, blocking is open to it again', () => {
    const t = table({
      seats: [
        { ready: [minion('V1'), minion('V2')] },
        { pool: 10, ready: [minion('V5', DOM), minion('V6')], hand: [{ card: 'deflection', as: 'D1' }] },
        { pool: 10, ready: [minion('V4', DOM)], hand: [{ card: 'deflection', as: 'D2' }] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ben)
    t.answer(Ben, 'play:D1:dom:V5', { to: [Cal] })
    t.windowPasses()
    t.answer(Cal, 'play:D2:DOM:V4', { to: [Ben] })
    expect([t.locked('V5'), t.can(Ben, 'block:V5'), t.can(Ben, 'block:V6')]).toEqual([true, false, true])
    t.answer(Ben, 'block:V6')
    t.allPass()
    expect([t.locked('V6'), t.pool(Ben), t.pool(Cal)]).toEqual([true, 10, 10])
  })

  it('BLEED-18: the bleed may be raised after all blocks are declined; the target may still redirect, not block', () => {
    const t = bleeding({ ready: [minion('V5', DOM)], hand: [{ card: 'deflection', as: 'D1' }] }, DOM, {
      hand: [{ card: 'conditioning', as: 'C1' }],
    })
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    expect(t.window()).toBe('declined')
    t.answer(Ann, 'play:C1:DOM:V1')
    expect(t.stat('V1', 'bleed')).toBe(4)
    expect(t.waiting()).toEqual([Ben, Dee])
    expect(t.can(Ben, 'play:D1:DOM:V5')).toBe(true)
    expect(t.refused(Ben, 'block:V5')).toBe('illegal-option')
    t.allPass()
    expect(t.pool(Ben)).toBe(6)
  })

  it('BLEED-19: a redirected bleed burns the pool of the new target and gives the Edge to the bleeder', () => {
    const t = bleeding(
      { ready: [minion('V5', DOM)], hand: [{ card: 'deflection', as: 'D1' }] },
      { generic: { bleed: 3 } },
    )
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.state.edge]).toEqual([10, 7, Ann])
    expect(t.happened('bled')[0]).toMatchObject({ seat: Ann, target: Cal, amount: 3 })
  })
})
