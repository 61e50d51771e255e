import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

const M1 = { card: 'misdirection', as: 'M1' },
  M2 = { card: 'misdirection', as: 'M2' }

const scene = (ann: object = {}, turn: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [minion('V1')], hand: [M1, M2], library: ['bonding'], uncontrolled: [minion('U1')], ...ann },
      {
        ready: [minion('V5'), minion('V6', { locked: true }), { generic: { type: 'ally' }, as: 'V7' }],
        torpor: [minion('V8')],
        uncontrolled: [minion('U5')],
      },
      {},
      {},
      {},
    ],
    turn: { phase: 'master', number: 6, ...turn },
  })

describe('Misdirection', () => {
  it('locks a minion, for 1 pool and a master phase action', () => {
    const t = scene()
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    expect([t.locked('V5'), t.pool(Ann), t.inAsh(Ann, 'M1'), t.state.seats[Ann]!.hand.length]).toEqual([
      true,
      9,
      true,
      2,
    ])
    // The one action is spent: the turn has gone on.
    expect([t.happened('phase-started').at(-1), t.refused(Ann, 'play:M2:')]).toMatchObject([
      { phase: 'minion' },
      'illegal-option',
    ])
    expect(t.why(Ann, 'play', 'M2')).toEqual(['not-this-phase', 'MASTER-02'])
  })

  it('with two master phase actions, two', () => {
    const t = scene({}, { masterActions: 2 })
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    t.answer(Ann, 'play:M2:', { m: [t.id('V7')] })
    expect([t.locked('V5'), t.locked('V7'), t.pool(Ann)]).toEqual([true, true, 8])
  })

  it('any minion in play: of whomever, an ally, in torpor, or locked already (LOCK-02, TARGET-02)', () => {
    const t = scene()
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([
      { candidates: ['V1', 'V5', 'V6', 'V7', 'V8'].map(t.id), min: 1, max: 1 },
    ])
    t.answer(Ann, 'play:M1:', { m: [t.id('V6')] })
    expect([t.locked('V6'), t.happened('locked')]).toEqual([true, []])
    const torpor = scene()
    torpor.answer(Ann, 'play:M1:', { m: [torpor.id('V8')] })
    expect([torpor.locked('V8'), torpor.inTorpor('V8')]).toEqual([true, true])
  })

  it('TARGET-01: not an uncontrolled vampire, nor a location', () => {
    const t = scene({ ready: [minion('V1'), { card: 'information-highway', as: 'H1' }] })
    for (const other of ['U1', 'U5', 'H1'])
      expect(t.refused(Ann, 'play:M1:', { m: [t.id(other)] })).toBe('illegal-args')
    expect(t.refused(Ann, 'play:M1:', { m: [] })).toBe('illegal-args')
  })

  it('TARGET-01: not with no minion in play', () => {
    const t = table({
      seats: [
        { hand: [M1, 'information-highway'], uncontrolled: [minion('U1')] },
        { uncontrolled: [minion('U5')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', number: 6 },
    })
    expect([t.can(Ann, 'play:M1:'), t.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('REQ-06: the last pool may be paid, and ousts', () => {
    const t = scene({ pool: 1 })
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    expect(t.happened('ousted')).toMatchObject([{ seat: Ann }])
  })

  it('MASTER-02: only in the own master phase', () => {
    for (const turn of [{ phase: 'minion' }, { phase: 'influence' }, { phase: 'master', seat: Ben }]) {
      const t = scene({}, turn)
      expect([t.can(Ann, 'play:M1:'), t.why(Ann, 'play', 'M1')]).toEqual([false, ['not-this-phase', 'MASTER-02']])
    }
  })
})
