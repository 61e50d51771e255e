import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../support/table.ts'

const OBF = { generic: { disciplines: ['obf', 'DOM'] } }
const L1 = { card: 'lost-in-crowds', as: 'L1' }

/** B1 of Ben lies in torpor in his minion phase; Cal is his prey, Ann his predator. */
const leaving = (b1: object, ben: object = {}, cal: object = {}) =>
  table({
    seats: [{}, { torpor: [minion('B1', b1)], ready: [minion('B2')], ...ben }, cal, listening('D1'), {}],
    turn: { seat: Ben },
  })

describe('torpor', () => {
  it('TORPOR-01: a vampire goes there with all cards and counters on it', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          ready: [
            minion('B1', {
              blood: 0,
              counters: { token: 2 },
              attachments: [
                { card: '44-magnum', as: 'G1' },
                { card: 'raven-spy', as: 'R1', blood: 1 },
                { card: 'vessel', as: 'X1' },
              ],
            }),
          ],
        },
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'damage', to: 'b', amount: 1 }], { b: 'B1' })
    expect(t.inTorpor('B1')).toBe(true)
    expect(t.card('B1').counters).toEqual({ token: 2 })
    for (const card of ['G1', 'R1', 'X1']) expect(t.card(card).on).toBe(t.id('B1'))
    expect(t.blood('R1')).toBe(1)
  })

  it('TORPOR-02, LEAVE-01: from torpor it performs no other action', () => {
    const t = leaving({ blood: 3 })
    for (const action of ['bleed', 'hunt']) {
      expect(t.refused(Ben, `${action}:B1`)).toBe('illegal-option')
    }
    expect(t.can(Ben, 'leave-torpor:B1')).toBe(true)
    expect(t.why(Ben, 'leave-torpor', 'B1')).toBeUndefined()
  })

  it('LEAVE-01, TORPOR-02: it leaves at +1 stealth, undirected, for 2 blood paid on success', () => {
    const t = leaving({ blood: 3 })
    t.answer(Ben, 'leave-torpor:B1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'leave-torpor', targets: [], stealth: 1 }])
    expect([t.inTorpor('B1'), t.locked('B1'), t.blood('B1')]).toEqual([true, true, 3])
    t.allPass()
    expect([t.inTorpor('B1'), t.locked('B1'), t.blood('B1')]).toEqual([false, true, 1])
    expect(t.has('left-torpor')).toBe(true)
  })

  it('LEAVE-01: a locked vampire stays where it is', () => {
    const t = leaving({ blood: 3, locked: true })
    expect(t.refused(Ben, 'leave-torpor:B1')).toBe('illegal-option')
    expect(t.why(Ben, 'leave-torpor', 'B1')).toEqual(['locked', 'ACT-01'])
  })

  it('LEAVE-02: it must have the blood itself', () => {
    const t = leaving({ blood: 1 }, { pool: 20 })
    expect(t.refused(Ben, 'leave-torpor:B1')).toBe('illegal-option')
    expect(t.why(Ben, 'leave-torpor', 'B1')).toEqual(['not-enough-blood', 'LEAVE-02'])
  })

  it('LEAVE-04, TORPOR-07: blocked by an ally it fails, without combat or cost', () => {
    const t = leaving({ blood: 2 }, {}, { ready: [{ generic: { type: 'ally' }, as: 'U1' }] })
    t.effect(Cal, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'u', until: 'game' }], { u: 'U1' })
    t.answer(Ben, 'leave-torpor:B1')
    t.answer(Cal, 'block:U1')
    t.allPass()
    expect([t.inTorpor('B1'), t.locked('B1'), t.blood('B1'), t.locked('U1')]).toEqual([true, true, 2, true])
    expect([t.has('combat-started'), t.has('left-torpor')]).toEqual([false, false])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'blocked' }])
  })

  it('LEAVE-05, TORPOR-04: it may play action modifiers in that action', () => {
    const t = leaving({ ...OBF, blood: 3 }, { hand: [L1] }, { ready: [minion('C1')] })
    t.effect(Cal, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'c', until: 'game' }], { c: 'C1' })
    t.answer(Ben, 'leave-torpor:B1')
    t.answer(Cal, 'block:C1')
    t.answer(Ben, 'play:L1:obf:B1')
    t.allPass()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 2, intercept: 1 }])
    expect([t.inTorpor('B1'), t.locked('C1')]).toEqual([false, false])
  })

  it('TORPOR-04: stealth only when somebody attempts to block', () => {
    const t = leaving({ ...OBF, blood: 3 }, { hand: [L1] }, { ready: [minion('C1')] })
    t.answer(Ben, 'leave-torpor:B1')
    expect(t.can(Ben, 'play:L1:obf:B1')).toBe(false)
    expect(t.happened('action-announced')).toHaveLength(1)
    expect(t.window()).toBe('blocks')
  })

  it('LEAVE-06: it waits for mandatory hunts; left with its last blood, it owes none this turn', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { blood: 0 }), minion('V3')], torpor: [minion('V2', { blood: 2 })] },
        {},
        {},
        {},
        {},
      ],
    })
    expect(t.refused(Ann, 'leave-torpor:V2')).toBe('illegal-option')
    expect(t.why(Ann, 'leave-torpor', 'V2')).toEqual(['another-must-hunt', 'MAND-01'])
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    t.answer(Ann, 'leave-torpor:V2')
    t.allPass()
    expect([t.inTorpor('V2'), t.locked('V2'), t.blood('V2')]).toEqual([false, true, 0])
    t.endPhase(Ann)
    expect(t.happened('phase-started')).toContainEqual({ key: 'phase-started', seat: Ann, phase: 'influence' })
  })

  it('TORPOR-03: from torpor nobody blocks or reacts, locked or not', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          pool: 10,
          torpor: [minion('B1', OBF), minion('B3', { locked: true })],
          ready: [minion('B2', { locked: true })],
          hand: [
            { card: 'deflection', as: 'D1' },
            { card: 'on-the-qui-vive', as: 'W1' },
          ],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'play:W1::B3'), t.can(Ben, 'play:W1::B2')]).toEqual([false, false, true])
    for (const option of ['block:B1', 'play:W1::B1', 'play:W1::B3'])
      expect(t.refused(Ben, option)).toBe('illegal-option')
    t.pass(Ben)
    expect(t.window()).toBe('declined')
    expect(t.refused(Ben, 'play:D1:DOM:B1')).toBe('illegal-option')
  })

  it('TORPOR-05: it is controlled, not ready, and unlocks all the same', () => {
    const t = table({
      seats: [{ ready: [minion('A1')] }, { torpor: [minion('B1', { locked: true, blood: 2 })] }, {}, {}, {}],
    })
    t.endPhase(Ann)
    expect(t.happened('turn-started').at(-1)).toMatchObject({ seat: Ben })
    expect([t.locked('B1'), t.inTorpor('B1')]).toEqual([false, true])
    expect(t.can(Ben, 'leave-torpor:B1')).toBe(true)
    expect(t.can(Ben, 'bleed:B1')).toBe(false)
  })

  it('TORPOR-06: in torpor a title casts no votes', () => {
    const titled = (title: string) => ({ generic: { title } })
    const t = table({
      seats: [
        { ready: [minion('A1')], hand: [{ card: 'ancilla-empowerment', as: 'P1' }] },
        {},
        { torpor: [minion('C1', titled('prince'))], ready: [minion('C2', titled('primogen'))] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    expect(t.options(Cal).filter(option => option.startsWith('vote'))).toEqual([`vote:title:${t.id('C2')}`])
    expect(t.refused(Cal, 'vote:title:C1', { side: ['for'] })).toBe('illegal-option')
    expect(t.waiting()).not.toContain(Eve)
  })
})
