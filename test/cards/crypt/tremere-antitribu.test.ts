import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, table } from '../../support/table.ts'
import { aggravated, attacked, v } from '../scene.ts'

describe('Frondator', () => {
  it('frondator#G75-1: rescues for 1 blood less, whoever pays', () => {
    for (const [rescued, left] of [
      [0, [4, 3]],
      [1, [5, 2]],
    ] as const) {
      const t = table({
        seats: [
          { ready: [{ card: 'frondator', as: 'D1', blood: 5 }, minion('A2')], torpor: [v('T1', {}, { blood: 3 })] },
          {},
          {},
        ],
      })
      t.answer(Ann, 'rescue:D1:T1', { rescued })
      onwards(t)
      expect([t.blood('D1'), t.blood('T1')]).toEqual(left)
    }
  })
})

describe('Selena', () => {
  it.each([
    [['werewolf'], 1],
    [[], 0],
  ])('selena#G12-1: damage of a minion that is %j is aggravated %i times; Black Hand is no title', (traits, n) => {
    const t = table({
      seats: [
        { ready: [{ card: 'selena', as: 'S1' }, minion('A2')] },
        { ready: [minion('B1', { generic: { type: 'ally', life: 5, strength: 1, traits } })] },
        {},
      ],
    })
    attacked(t, 'S1', 'B1')
    onwards(t, () => isOver(t))
    expect([aggravated(t).length, t.happened('damaged').length, t.inTorpor('S1')]).toEqual([n, 2, n === 1])
  })
})
