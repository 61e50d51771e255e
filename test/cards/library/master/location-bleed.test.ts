import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { v } from '../../scene.ts'

describe('Dummy Corporation', () => {
  /** A1 of Ann bleeds; Ben, her prey, and Cal have one each. */
  const bled = (bleed: number, ben: object[] = [{ card: 'dummy-corporation', as: 'K1' }]) => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed })] },
        { pool: 9, ready: ben as [] },
        { pool: 9, ready: [v('C1'), ...(ben.length > 0 ? [] : [{ card: 'dummy-corporation', as: 'K2' }])] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('is burned to reduce a bleed of its Methuselah by 2', () => {
    const t = bled(3)
    t.reach(Ben, 'use:K1:reduce')
    expect(t.inAsh(Ben, 'K1')).toBe(true)
    onwards(t, () => t.has('action-ended'))
    expect(t.pool(Ben)).toBe(8)
  })
  it('to nothing at least: no pool is burned', () => {
    const t = bled(1)
    t.reach(Ben, 'use:K1:reduce')
    onwards(t, () => t.has('action-ended'))
    expect(t.pool(Ben)).toBe(9)
  })
  it('not against the bleed of another', () => {
    const t = bled(3, [])
    onwards(t, () => t.can(Cal, 'use:K2:reduce') || t.has('action-ended'))
    expect([t.pool(Ben), t.can(Cal, 'use:K2:reduce')]).toEqual([6, false])
  })
})

describe('Ruins of Charizel', () => {
  const ruins = (pool: number) => ({ card: 'ruins-of-charizel', as: 'K1', ...(pool > 0 && { counters: { pool } }) })
  const infernal = (as: string) => v(as, { traits: ['infernal'] }, { locked: true })
  const on = (t: ReturnType<typeof table>) => t.card('K1').counters?.['pool'] ?? 0

  it('the pool that unlocks an infernal minion of its Methuselah goes on it, and no other', () => {
    const t = table({
      seats: [{ pool: 9, ready: [ruins(0), infernal('A1'), infernal('A2')] }, { pool: 9, ready: [infernal('B1')] }, {}],
      turn: { seat: Cal, phase: 'discard' },
    })
    t.endPhase(Cal)
    t.answer(Ann, 'unlock:A1')
    expect([t.locked('A1'), t.pool(Ann), on(t)]).toEqual([false, 8, 1])
    t.answer(Ann, 'unlock:A2')
    expect([t.pool(Ann), on(t)]).toEqual([7, 2])
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'unlock:B1')
    expect([t.pool(Ben), on(t)]).toEqual([8, 2])
  })

  it('ruins-of-charizel#1: nor does pool burned to unlock one by an effect', () => {
    const t = table({ seats: [{ pool: 9, ready: [ruins(0), infernal('A1')] }, {}, {}] })
    for (const why of ['cost', 'effect'] as const)
      t.effect(
        Ann,
        [
          { op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 1, why },
          { op: 'unlock', who: 'a' },
        ],
        { a: 'A1' },
      )
    expect([t.pool(Ann), t.locked('A1'), on(t)]).toEqual([7, false, 0])
    const path = table({
      seats: [{ pool: 9, ready: [ruins(0), infernal('A1'), { card: 'path-of-evil-revelations', as: 'P1' }] }, {}, {}],
      turn: { phase: 'master' },
    })
    path.answer(Ann, 'use:P1:unlock')
    expect([path.pool(Ann), path.locked('A1'), on(path)]).toEqual([8, false, 0])
  })

  /** C1 of Cal bleeds Ann for 3. */
  const bled = (counters: number) => {
    const t = table({
      seats: [{ pool: 9, ready: [ruins(counters)] }, { pool: 9, ready: [v('B1')] }, { ready: [v('C1', { bleed: 3 })] }],
      turn: { seat: Cal },
    })
    t.answer(Cal, 'bleed:C1')
    return t
  }
  it.each([
    [1, 7],
    [2, 8],
    [3, 9],
  ])('burns %i of its counters to reduce a bleed of its Methuselah by as many', (x, left) => {
    const t = bled(3)
    onwards(t, () => t.can(Ann, 'use:K1:reduce'))
    expect(t.option(Ann, 'use:K1:reduce')?.slots).toMatchObject([{ min: 1, max: 3 }])
    t.answer(Ann, 'use:K1:reduce', { x })
    expect([on(t), t.locked('K1'), t.pool(Ann)]).toEqual([3 - x, false, 9])
    onwards(t, () => t.has('action-ended'))
    expect(t.pool(Ann)).toBe(left)
  })

  it('not without a counter, nor against the bleed of another', () => {
    const t = bled(0)
    onwards(t, () => t.can(Ann, 'use:K1:reduce') || t.has('action-ended'))
    expect(t.pool(Ann)).toBe(6)
    const other = table({
      seats: [{ ready: [ruins(2)] }, { ready: [v('B1')] }, { pool: 9 }],
      turn: { seat: Ben },
    })
    other.answer(Ben, 'bleed:B1')
    onwards(other, () => other.can(Ann, 'use:K1:reduce') || other.has('action-ended'))
    expect(other.pool(Cal)).toBe(8)
  })

  it("in the discard phase of its Methuselah's predator all of them burn", () => {
    const t = table({
      seats: [
        { pool: 9, ready: [ruins(2)], hand: ['bonding'] },
        { hand: ['bonding'], ready: [v('B1')] },
        { hand: ['bonding'], ready: [v('C1')] },
      ],
      turn: { seat: Ben, phase: 'discard' },
    })
    t.endPhasesTo(Cal, 'minion')
    expect(on(t)).toBe(2)
    t.endPhasesTo(Cal, 'discard')
    expect([on(t), t.pool(Ann)]).toEqual([0, 9])
  })
})
