import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const T1 = { card: 'telepathic-misdirection', as: 'T1' },
  E1 = { card: 'eyes-of-argus', as: 'E1' }
const L1 = { card: 'lost-in-crowds', as: 'L1' },
  B1 = { card: 'bonding', as: 'B1' }

/** V1 of Ann, with stealth in hand, against V5 and V6 of Ben, with intercept in hand. */
const scene = (hands: { ann?: object[]; ben?: object[] } = {}) =>
  table({
    seats: [
      {
        ready: [minion('V1', { generic: { disciplines: ['OBF', 'DOM'] } }), minion('V2')],
        hand: (hands.ann ?? []) as [],
      },
      {
        pool: 10,
        ready: [minion('V5', { generic: { disciplines: ['AUS'] } }), minion('V6')],
        hand: (hands.ben ?? []) as [],
      },
      {},
      listening('V7'),
      {},
    ],
  })

describe('stealth and intercept', () => {
  it('STEALTH-01: an attempt succeeds if the intercept is at least the stealth', () => {
    for (const [stealth, outcome] of [
      [1, 'blocked'],
      [2, 'successful'],
    ] as const) {
      const t = scene()
      t.effect(
        Ann,
        [
          { op: 'modify', stat: 'stealth', delta: stealth, on: 'v', until: 'turn' },
          { op: 'modify', stat: 'intercept', delta: 1, on: 'w', until: 'turn' },
        ],
        { v: 'V1', w: 'V5' },
      )
      t.answer(Ann, 'bleed:V1')
      t.answer(Ben, 'block:V5')
      t.allPass()
      expect(t.happened('action-ended')).toMatchObject([{ outcome }])
    }
  })

  it('STEALTH-02: everybody starts with none of either', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect([t.stat('V1', 'stealth'), t.stat('V5', 'intercept')]).toEqual([0, 0])
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })

  it('STEALTH-03, MIN-04: no action card joins an action, and the stealth printed on an action card is for that action', () => {
    const t = scene({ ann: [{ card: 'govern-the-unaligned', as: 'K1' }] })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.answer(Ben, 'block:V5')
    expect(t.refused(Ann, 'play:K1:DOM:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'K1')).toEqual(['action-under-way', 'MIN-04'])
  })

  it('STEALTH-04: stealth is added only when it is needed', () => {
    const t = scene({ ann: [L1, B1] })
    t.answer(Ann, 'bleed:V1')
    expect(t.refused(Ann, 'play:L1:obf:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'L1')).toEqual(['stealth-not-needed', 'STEALTH-04'])
    t.pass(Ann)
    t.answer(Ben, 'block:V5')
    t.answer(Ann, 'play:L1:obf:V1')
    expect(t.stat('V1', 'stealth')).toBe(1)
    expect([t.can(Ann, 'play:B1:DOM:V1'), t.can(Ann, 'play:B1:dom:V1')]).toEqual([false, true])
  })

  it('STEALTH-04: not in state C either', () => {
    const t = scene({ ann: [L1] })
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    expect([t.window(), t.can(Ann, 'play:L1:obf:V1')]).toEqual(['declined', false])
    expect(t.why(Ann, 'play', 'L1')).toEqual(['stealth-not-needed', 'STEALTH-04'])
  })

  it('STEALTH-05: intercept is added by the minion attempting to block, while the stealth exceeds it', () => {
    const t = scene({ ben: [T1, E1] })
    t.answer(Ann, 'hunt:V1')
    expect(t.refused(Ben, 'play:T1:aus:V5')).toBe('illegal-option')
    expect(t.why(Ben, 'play', 'T1')).toEqual(['not-blocking', 'STEALTH-05'])
    t.answer(Ben, 'block:V5')
    t.answer(Ben, 'play:T1:aus:V5')
    expect([t.stat('V1', 'stealth'), t.stat('V5', 'intercept')]).toEqual([1, 1])
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })

  it('STEALTH-05: it is not added where it is not needed', () => {
    const t = scene({ ben: [T1] })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'block:V5')
    expect(t.can(Ben, 'play:T1:aus:V5')).toBe(false)
    expect(t.why(Ben, 'play', 'T1')).toEqual(['intercept-not-needed', 'STEALTH-05'])
  })

  it('STEALTH-06: what is needed gives its full amount, and may be needed again', () => {
    const t = scene({ ann: [L1, B1], ben: [E1] })
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'v', until: 'turn' }], { v: 'V1' })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.answer(Ben, 'block:V5')
    t.pass(Ann)
    t.answer(Ben, 'play:E1:aus:V5')
    expect(t.stat('V5', 'intercept')).toBe(2)
    t.answer(Ann, 'play:B1:DOM:V1')
    expect(t.stat('V1', 'stealth')).toBe(2)
    expect(t.can(Ann, 'play:L1:obf:V1')).toBe(true)
  })

  it('STEALTH-07: what was added stays for later attempts in the action', () => {
    const t = scene({ ann: [L1] })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.answer(Ben, 'block:V5')
    t.answer(Ann, 'play:L1:obf:V1')
    t.windowPasses()
    t.answer(Ben, 'block:V6')
    t.windowPasses()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1 }, { stealth: 1 }])
    t.allPass()
    expect([t.pool(Ben), t.stat('V1', 'stealth')]).toEqual([9, 0])
  })

  it('STEALTH-07: intercept too', () => {
    const t = scene({ ben: [T1] })
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'v', until: 'turn' }], { v: 'V1' })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    t.answer(Ben, 'play:T1:aus:V5')
    t.windowPasses()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 2, intercept: 1 }])
    t.effect(Dee, [{ op: 'modify', stat: 'stealth', delta: -1, on: 'acting', until: 'action' }])
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })

  it('STEALTH-08: both may fall below 0, and are as before after the action', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.effect(
      Dee,
      [
        { op: 'modify', stat: 'stealth', delta: -1, on: 'acting', until: 'action' },
        { op: 'modify', stat: 'intercept', delta: -1, on: 'w', until: 'action' },
      ],
      { w: 'V5' },
    )
    expect([t.stat('V1', 'stealth'), t.stat('V5', 'intercept')]).toEqual([-1, -1])
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), t.stat('V1', 'stealth'), t.stat('V5', 'intercept')]).toEqual([true, 0, 0])
  })

  it('STEALTH-09: lowering the other side is not bound to need', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect(t.window()).toBe('blocks')
    t.effect(Ben, [{ op: 'modify', stat: 'stealth', delta: -1, on: 'acting', until: 'action' }])
    expect(t.stat('V1', 'stealth')).toBe(-1)
  })

  it('STEALTH-10: a constant bonus applies by itself in every attempt', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'w', until: 'game' }], { w: 'V5' })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })

  it('STEALTH-11: a card is not played at a level that would add unneeded stealth', () => {
    const t = scene({ ann: [B1] })
    t.answer(Ann, 'bleed:V1')
    expect(t.refused(Ann, 'play:B1:DOM:V1')).toBe('illegal-option')
    t.answer(Ann, 'play:B1:dom:V1')
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'stealth')]).toEqual([2, 0])
  })

  it('STEALTH-12: raised in turns, compared after a full round of passes', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { generic: { disciplines: ['OBF'] } }), minion('V2')], hand: [L1] },
        { ready: [minion('V5', { generic: { disciplines: ['AUS'] } })], hand: [T1] },
        listening('V4'),
        listening('V7'),
        listening('V8'),
      ],
    })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    t.answer(Ben, 'play:T1:aus:V5')
    expect(t.window()).toBe('attempt')
    t.answer(Ann, 'play:L1:obf:V1')
    expect([t.stat('V1', 'stealth'), t.stat('V5', 'intercept')]).toEqual([2, 1])
    for (const seat of [Cal, Dee]) t.pass(seat)
    expect(t.has('block-failed')).toBe(false)
    t.pass(Eve)
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 2, intercept: 1 }])
    expect([t.locked('V5'), t.window()]).toEqual([false, 'blocks'])
  })
})
