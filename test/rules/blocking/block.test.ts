import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const AUS = { generic: { disciplines: ['AUS'] } }
const DOM = { generic: { disciplines: ['DOM'] } }

/** V1 of Ann acts (V2 stands by); the others as each scenario says. */
const acting = (ben: object, eve: object = {}, v1: object = {}) =>
  table({ seats: [{ ready: [minion('V1', v1), minion('V2')] }, { pool: 10, ...ben }, { pool: 10 }, { pool: 10 }, eve] })

describe('blocking', () => {
  it('BLOCK-01: only a target blocks a directed action', () => {
    const t = acting(
      { ready: [minion('V5')] },
      listening('V7', { ready: [minion('V8'), minion('V7', { locked: true })] }),
    )
    t.answer(Ann, 'bleed:V1')
    expect(t.refused(Eve, 'block:V8')).toBe('illegal-option')
    expect(t.why(Eve, 'block', 'V8')).toEqual(['not-entitled-to-block', 'BLOCK-01'])
    expect(t.can(Ben, 'block:V5')).toBe(true)
  })

  it('BLOCK-02: several targets have their attempts in clockwise order', () => {
    for (const [first, declared] of [
      ['block:V5', Ben],
      ['pass', Dee],
    ] as const) {
      const t = table({
        seats: [
          { ready: [minion('V1', DOM)], hand: [{ card: 'conditioning', as: 'C1' }] },
          { ready: [minion('V5')] },
          {},
          { ready: [minion('V7')] },
          listening('V8'),
        ],
      })
      t.answer(Ann, 'bleed:V1')
      t.edit(state => {
        for (const frame of state.frames) if (frame.kind === 'action') frame.targets = [Dee, Ben]
      })
      t.answer(Ann, 'play:C1:DOM:V1')
      t.answer(Dee, 'block:V7')
      expect([t.has('block-declared'), t.waiting()]).toEqual([false, [Ben, Eve]])
      t.answer(Ben, first)
      expect(t.happened('block-declared')).toMatchObject([{ seat: declared }])
    }
  })

  it('BLOCK-03: the prey blocks an undirected action first, whoever answers first', () => {
    const t = acting({ ready: [minion('V5')] }, { ready: [minion('V8')] })
    t.answer(Ann, 'hunt:V1')
    t.answer(Eve, 'block:V8')
    expect([t.has('block-declared'), t.waiting()]).toEqual([false, [Ben]])
    t.answer(Ben, 'block:V5')
    expect(t.happened('block-declared')).toMatchObject([{ seat: Ben }])
  })

  it('BLOCK-03: the predator blocks once the prey has finished', () => {
    const t = acting({ ready: [minion('V5')] }, { ready: [minion('V8')] })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    expect(t.window()).toBe('blocks')
    t.pass(Ben)
    expect(t.happened('block-failed')).toHaveLength(1)
    t.answer(Eve, 'block:V8')
    expect(t.happened('block-declared')).toMatchObject([{ seat: Ben }, { seat: Eve }])
  })

  it('BLOCK-04: ready unlocked minions block, allies too', () => {
    const t = acting({
      ready: [minion('V5', { locked: true }), { generic: { type: 'ally' }, as: 'U1' }],
      torpor: [minion('V6')],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.refused(Ben, 'block:V5')).toBe('illegal-option')
    expect(t.refused(Ben, 'block:V6')).toBe('illegal-option')
    expect(t.why(Ben, 'block', 'V5')).toEqual(['locked', 'BLOCK-04'])
    t.answer(Ben, 'block:U1')
    expect(t.has('block-declared')).toBe(true)
  })

  it('BLOCK-04: and woken ones', () => {
    const t = acting(listening('V5'))
    t.answer(Ann, 'bleed:V1')
    expect(t.can(Ben, 'block:V5')).toBe(false)
    t.answer(Ben, 'play:WV5::V5')
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), t.locked('V5')]).toEqual([true, true])
  })

  it('BLOCK-05: nobody blocks the own action', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', DOM), minion('V2')], hand: ['conditioning'] },
        { ready: [minion('V5')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.refused(Ann, 'block:V2')).toBe('illegal-option')
    expect(t.why(Ann, 'block', 'V2')).toEqual(['own-action', 'BLOCK-05'])
  })

  it('BLOCK-06: one minion attempts at a time', () => {
    const t = acting(listening('V4', { ready: [minion('V5'), minion('V6'), minion('V4', { locked: true })] }))
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    expect(t.window()).toBe('attempt')
    expect(t.refused(Ben, 'block:V6')).toBe('illegal-option')
    expect(t.why(Ben, 'block', 'V6')).toEqual(['attempt-under-way', 'BLOCK-06'])
    t.windowPasses()
    expect(t.can(Ben, 'block:V6')).toBe(true)
  })

  it('BLOCK-07: after a failed attempt it may try again, with the same minion too', () => {
    const t = acting({ ready: [minion('V5', AUS)], hand: [{ card: 'telepathic-misdirection', as: 'T1' }] })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    t.windowPasses()
    expect(t.happened('block-failed')).toHaveLength(1)
    t.answer(Ben, 'block:V5')
    t.answer(Ben, 'play:T1:aus:V5')
    t.allPass()
    expect([t.has('blocked'), t.locked('V5')]).toEqual([true, true])
  })

  it('BLOCK-08: declining is final', () => {
    const t = acting(listening('V4', { ready: [minion('V5'), minion('V4', { locked: true })] }), {
      ready: [minion('V8'), minion('V9')],
    })
    t.answer(Ann, 'hunt:V1')
    expect(t.option(Ben, 'pass')).toMatchObject({ kind: 'decline', effect: { key: 'option-decline' } })
    t.pass(Ben)
    t.answer(Eve, 'block:V8')
    t.windowPasses()
    expect(t.window()).toBe('blocks')
    expect(t.option(Ben, 'pass')).toMatchObject({ kind: 'pass' })
    expect(t.refused(Ben, 'block:V5')).toBe('illegal-option')
    expect(t.why(Ben, 'block', 'V5')).toEqual(['already-declined', 'BLOCK-08'])
    expect(t.can(Eve, 'block:V8')).toBe(true)
  })

  it('BLOCK-09: a change of target opens blocking anew', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['obf'] } }), minion('V2')],
          hand: [{ card: 'lost-in-crowds', as: 'L1' }],
        },
        { pool: 10, ready: [minion('V5', DOM), minion('V6')], hand: [{ card: 'deflection', as: 'D1' }] },
        { pool: 10, ready: [minion('V4', DOM)], hand: [{ card: 'deflection', as: 'D2' }] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    t.answer(Cal, 'block:V4')
    t.answer(Ann, 'play:L1:obf:V1')
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
    t.pass(Cal)
    t.answer(Cal, 'play:D2:DOM:V4', { to: [Ben] })
    t.answer(Ben, 'block:V6')
    expect(t.happened('block-declared')).toMatchObject([{ seat: Cal }, { seat: Ben }])
  })

  it('BLOCK-10: a failed attempt locks nobody', () => {
    const t = acting({ ready: [minion('V5')] })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    expect([t.happened('block-failed').length, t.locked('V5'), t.can(Ben, 'block:V5')]).toEqual([1, false, true])
  })

  it('BLOCK-11: waking obliges nobody to block', () => {
    const t = acting(listening('V5'))
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'play:WV5::V5')
    expect(t.can(Ben, 'block:V5')).toBe(true)
    t.allPass()
    expect([t.has('block-declared'), t.pool(Ben)]).toEqual([false, 9])
  })

  it('BLOCK-13: the acting Methuselah has the first chance to use effects', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', DOM), minion('V2')], hand: ['conditioning'] },
        { ready: [minion('V5')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.refused(Ben, 'block:V5')).toBe('not-your-prompt')
    t.pass(Ann)
    t.answer(Ben, 'block:V5')
    expect(t.has('block-declared')).toBe(true)
  })

  it('BLOCK-14: an action succeeds when no attempt did and nobody attempts any more', () => {
    const t = acting({ ready: [minion('V5')] })
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'v', until: 'turn' }], { v: 'V1' })
    t.answer(Ann, 'bleed:V1')
    for (let n = 0; n < 2; n++) t.answer(Ben, 'block:V5')
    t.pass(Ben)
    expect(t.happened('block-failed')).toHaveLength(2)
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'successful' }])
    expect(t.pool(Ben)).toBe(9)
  })

  it('BLOCK-15: of two Methuselahs, the other has a single opportunity', () => {
    const out = { ousted: true, pool: 0 }
    const t = table({
      seats: [
        { ready: [minion('V1'), minion('V2')] },
        out,
        listening('V4', { ready: [minion('V5'), minion('V4', { locked: true })] }),
        out,
        out,
      ],
    })
    t.answer(Ann, 'hunt:V1')
    t.pass(Cal)
    expect(t.window()).toBe('declined')
    expect(t.refused(Cal, 'block:V5')).toBe('illegal-option')
    expect(t.why(Cal, 'block', 'V5')).toEqual(['already-declined', 'BLOCK-08'])
  })
})
