import { describe, expect, it } from 'vitest'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

const F1 = { card: 'freak-drive', as: 'F1' },
  F2 = { card: 'freak-drive', as: 'F2' }
const of = (...disciplines: string[]) => ({ generic: { disciplines } })

/** V1 of Ann with Freak Drive; V5 of Ben is there to block. */
const scene = (v1: object = of('FOR'), ann: object = {}, ben: object = {}) =>
  table({
    seats: [
      { ready: [minion('V1', v1), minion('V2')], hand: [F1, F2], ...ann },
      { pool: 10, ready: [minion('V5')], ...ben },
      { pool: 10 },
      listening('V7'),
      {},
    ],
  })
const resolved = (t: ReturnType<typeof table>) => t.allPass(() => t.window() === 'resolved')
const bled = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  return resolved(t)
}
const blocked = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  t.reach(Ben, 'block:V5')
  return resolved(t)
}

describe('Freak Drive', () => {
  it('[for]: after a successful action, for 1 blood', () => {
    const t = bled(of('for'))
    expect([t.pool(Ben), t.locked('V1')]).toEqual([9, true])
    t.answer(Ann, 'play:F1:for:V1')
    expect([t.locked('V1'), t.blood('V1'), t.inAsh(Ann, 'F1')]).toEqual([false, 4, true])
    t.allPass()
    // It may act again, but not bleed again.
    expect([t.why(Ann, 'bleed', 'V1'), t.can(Ann, 'hunt:V1')]).toEqual([['already-bled', 'BLEED-02'], true])
  })

  it('[FOR]: after a block, once the combat is over, for 1 blood', () => {
    const t = blocked()
    expect([t.has('combat-ended'), t.blood('V1')]).toEqual([true, 4])
    t.answer(Ann, 'play:F1:FOR:V1')
    expect([t.locked('V1'), t.blood('V1'), t.locked('V5'), t.pool(Ben)]).toEqual([false, 3, true, 10])
  })

  it('CARD-FREAKDRIVE-02: [for] needs success, [FOR] needs a block', () => {
    const success = bled()
    expect([success.refused(Ann, 'play:F1:FOR:V1'), success.can(Ann, 'play:F1:for:V1')]).toEqual([
      'illegal-option',
      true,
    ])
    const block = blocked()
    expect([block.refused(Ann, 'play:F1:for:V1'), block.can(Ann, 'play:F1:FOR:V1')]).toEqual(['illegal-option', true])
    expect(blocked(of('for')).can(Ann, 'play:F1:FOR:V1')).toBe(false)
  })

  it('CARD-FREAKDRIVE-01: even from torpor, if the blood is there', () => {
    const t = blocked({ ...of('FOR'), blood: 2 })
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V1' })
    expect([t.inTorpor('V1'), t.blood('V1'), t.window()]).toEqual([true, 1, 'resolved'])
    t.answer(Ann, 'play:F1:FOR:V1')
    expect([t.inTorpor('V1'), t.blood('V1'), t.locked('V1')]).toEqual([true, 0, false])
  })

  it('CARD-FREAKDRIVE-01: not without it', () => {
    const t = blocked({ ...of('FOR'), blood: 1 }, {}, { ready: [{ generic: { strength: 2 }, as: 'V5' }] })
    // Nothing can be played, and nobody asks: the action is over.
    expect([t.inTorpor('V1'), t.blood('V1'), t.locked('V1'), t.has('action-ended'), t.inHand(Ann, 'F1')]).toEqual([
      true,
      0,
      true,
      true,
      true,
    ])
    const asked = blocked({ ...of('FOR'), blood: 2 })
    asked.effect(
      Ben,
      [
        { op: 'counters', from: { card: 'v' }, to: 'bank', amount: 1, why: 'effect' },
        { op: 'move', who: 'v', to: 'torpor' },
      ],
      { v: 'V1' },
    )
    expect([asked.blood('V1'), asked.can(Ann, 'play:F1:FOR:V1')]).toEqual([0, false])
  })

  it('not by a vampire that the combat burned', () => {
    const t = blocked()
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    expect([t.inAsh(Ann, 'V1'), t.can(Ann, 'play:F1:FOR:V1'), t.inHand(Ann, 'F1')]).toEqual([true, false, true])
  })

  it('not before the action is resolved', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    expect([t.can(Ann, 'play:F1:for:V1'), t.why(Ann, 'play', 'F1')]).toEqual([false, ['wrong-window', 'PLAY-01']])
    t.reach(Ben, 'block:V5')
    expect(t.can(Ann, 'play:F1:FOR:V1')).toBe(false)
  })

  it('not without the blood, nor without Fortitude', () => {
    const poor = bled()
    poor.effect(Ben, [{ op: 'counters', from: { card: 'v' }, to: 'bank', amount: 5, why: 'effect' }], { v: 'V1' })
    expect(poor.can(Ann, 'play:F1:for:V1')).toBe(false)
    const other = bled(of('DOM'))
    expect(other.can(Ann, 'play:F1:for:V1')).toBe(false)
  })

  it('only by the vampire that acted, and once in its action', () => {
    const t = bled(of('FOR'), { ready: [minion('V1', of('FOR')), minion('V2', { ...of('FOR'), locked: true })] })
    expect(t.refused(Ann, 'play:F1:for:V2')).toBe('illegal-option')
    t.answer(Ann, 'play:F1:for:V1')
    expect([t.can(Ann, 'play:F2:for:V1'), t.inHand(Ann, 'F2')]).toEqual([false, true])
  })

  it('in a later action of the same turn again', () => {
    const t = bled({ ...of('for'), blood: 4 })
    t.answer(Ann, 'play:F1:for:V1')
    t.allPass()
    t.answer(Ann, 'hunt:V1')
    resolved(t)
    t.answer(Ann, 'play:F2:for:V1')
    expect([t.locked('V1'), t.blood('V1')]).toEqual([false, 3])
  })

  it('FAQ-07: a bleed of nothing was a successful action', () => {
    const t = scene(of('for'))
    t.answer(Ann, 'bleed:V1')
    t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -1, on: 'acting', until: 'action' }])
    resolved(t)
    expect([t.pool(Ben), t.can(Ann, 'play:F1:for:V1')]).toEqual([10, true])
  })

  it('POLITICS-29, FAQ-14: not during a referendum; after it, passed or not', () => {
    const t = scene(of('for'), { hand: [F1, { card: 'ancilla-empowerment', as: 'N1' }] })
    t.answer(Ann, 'play:N1::V1')
    t.allPass(() => t.window() === 'polling')
    expect([t.window(), t.can(Ann, 'play:F1:for:V1')]).toEqual(['polling', false])
    resolved(t)
    expect(t.happened('referendum-tallied')).toMatchObject([{ passed: false }])
    t.answer(Ann, 'play:F1:for:V1')
    expect([t.locked('V1'), t.blood('V1')]).toEqual([false, 4])
  })

  it('freak-drive#2: not if the action has ended otherwise', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.effect(Ben, [{ op: 'outcome', of: 'action', is: 'ends' }])
    expect([t.happened('action-ended'), t.window(), t.locked('V1'), t.inHand(Ann, 'F1')]).toMatchObject([
      [{ outcome: 'ended' }],
      undefined,
      true,
      true,
    ])
  })
})
