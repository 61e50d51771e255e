import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { K1, v } from '../../scene.ts'

describe('Mind Numb', () => {
  const scene = (level: string, b1: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [K1('mind-numb')],
        },
        {
          pool: 9,
          ready: [v('B1', b1), minion('B2', { locked: true }), minion('B3', { generic: { type: 'ally', life: 2 } })],
          torpor: [minion('B4')],
        },
        {},
      ],
    })
  const stunned = (level: string, b1: object = {}) => {
    const t = scene(level, b1)
    t.answer(Ann, `play:K1:${level}:A1`, { v: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: level === 'PRE' ? 1 : 0 }])
    return onwards(t)
  }
  it.each(['pre', 'PRE'])('[%s]: an unlocked vampire is locked, and stays so in its next unlock phase alone', level => {
    expect(scene(level).option(Ann, `play:K1:${level}:A1`)?.slots).toMatchObject([
      { candidates: ['A2', 'B1', 'B4'].map(scene(level).id) },
    ])
    const t = stunned(level)
    expect([t.locked('B1'), t.blood('A1')]).toEqual([true, 4])
    t.endPhasesTo(Ben, 'minion')
    expect([t.locked('B1'), t.locked('B2')]).toEqual([true, false])
    t.endPhasesTo(Ann, 'minion')
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('B1')).toBe(false)
  })
  it('mind-numb#G5-1: an infernal one is unlocked for a pool all the same', () => {
    const t = stunned('pre', { traits: ['infernal'] })
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'unlock:B1')
    expect([t.locked('B1'), t.pool(Ben)]).toEqual([false, 8])
  })
  it('mind-numb#G81-1: locked in the meantime, it is spared; the action has succeeded, and is paid for', () => {
    const t = scene('pre')
    t.answer(Ann, 'play:K1:pre:A1', { v: [t.id('B1')] })
    t.effect(Ben, [{ op: 'lock', who: 'b' }], { b: 'B1' })
    onwards(t)
    expect([t.happened('action-ended'), t.blood('A1')]).toMatchObject([[{ outcome: 'successful' }], 4])
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('B1')).toBe(false)
  })
})
