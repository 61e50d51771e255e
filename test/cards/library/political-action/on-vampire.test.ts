import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { asReferendum } from '../../rows.ts'
import { K1, on, v } from '../../scene.ts'

describe('Firebrand', () => {
  const anarch = (as: string, more: object = {}, placed: object = {}) => v(as, { sect: 'Anarch', ...more }, placed)
  const scene = (a1: object = {}, seat: number = Ann) =>
    table({
      seats: [
        {
          ready: [
            anarch('A1', { capacity: 6, ...a1 }, { blood: 2, ...on('firebrand', 'K1') }),
            anarch('A2', { capacity: 5 }, { locked: true }),
            anarch('A3', { capacity: 6 }, { locked: true }),
            v('A4', { capacity: 3 }, { locked: true }),
          ],
          torpor: [anarch('A5', { capacity: 3 }, { locked: true })],
          hand: [{ card: 'ancilla-empowerment', as: 'P1' }],
        },
        { ready: [anarch('B1', { capacity: 4 }, { locked: true }), minion('B2')] },
        {},
        {},
        {},
      ],
      turn: { seat },
    })

  it('is put on the Anarch that called for it, if it passes', () => {
    const t = asReferendum('firebrand', { a: { title: 'baron' } })
    expect(t.card('K1').on).toBe(t.id('A1'))
    expect(asReferendum('firebrand', { fails: true }).inAsh(Ann, 'K1')).toBe(true)
  })
  it('a vote in a political action, while it is Anarch', () => {
    for (const [sect, votes] of [
      ['Anarch', 1],
      ['Camarilla', 0],
    ] as const) {
      const t = scene({ sect })
      expect(t.stat('A1', 'votes')).toBe(0)
      t.answer(Ann, 'play:P1::A1')
      t.allPass(() => t.window() === 'polling')
      expect(t.stat('A1', 'votes')).toBe(votes)
    }
  })
  it('unlocks a ready younger Anarch, whoever controls it, for a blood', () => {
    const t = scene()
    expect(t.option(Ann, 'use:K1:unlock:A1')?.slots).toMatchObject([{ candidates: [t.id('A2'), t.id('B1')] }])
    t.answer(Ann, 'use:K1:unlock:A1', { v: [t.id('A2')] })
    expect([t.locked('A2'), t.blood('A1')]).toEqual([false, 1])
    expect(scene({ sect: 'Camarilla' }).can(Ann, 'use:K1:unlock:A1')).toBe(false)
    expect(scene({}, Ben).can(Ann, 'use:K1:unlock:A1')).toBe(false)
  })
  it('is burned as its bearer goes to torpor; one a vampire', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'torpor' }], { a: 'A1' })
    expect(t.inAsh(Ann, 'K1')).toBe(true)
    const two = table({
      seats: [{ ready: [anarch('A1', {}, on('firebrand', 'X1')), minion('A2')], hand: [K1('firebrand')] }, {}, {}],
    })
    expect(two.can(Ann, 'play:K1::A1')).toBe(false)
  })
  it('firebrand#G158-1: an Anarch that has one could put no other on it, and calls for none', () => {
    const t = table({
      seats: [
        { ready: [anarch('A1', {}, on('firebrand', 'X1')), anarch('A2')], hand: [K1('firebrand')] },
        { ready: [minion('B1')] },
        {},
      ],
    })
    expect([t.can(Ann, 'play:K1::A1'), t.can(Ann, 'play:K1::A2')]).toEqual([false, true])
    t.answer(Ann, 'play:K1::A2')
    onwards(t)
    expect(t.has('referendum-called')).toBe(true)
  })
})
