import { describe, expect, it } from 'vitest'
import { isOver, onwards, play } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, v } from '../scene.ts'

const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })

describe('what a vampire has in torpor, too', () => {
  const leaves = (card: string, b1: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A2')], torpor: [{ card, as: 'A1', blood: 4 }] },
        { ready: [minion('B1', b1), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 3, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'leave-torpor:A1')
    play(t, Ben, 'block:B1')
    return t
  }
  it('marialena#G107-1: blocked as she leaves it, she burns a blood', () => {
    const t = leaves('marialena')
    onwards(t)
    expect([t.has('blocked'), t.blood('A1'), t.inTorpor('A1')]).toEqual([true, 3, true])
  })
})

describe('Neserian', () => {
  it.each([
    [[], 0, 0],
    [[{ card: 'the-barrens' }], 1, 1],
  ])('with these locations of his Methuselah: %j', (own, bleed, votes) => {
    const t = table({
      seats: [{ ready: [{ card: 'neserian', as: 'V1' }, ...own] }, { ready: [{ card: 'elder-library' }] }],
    })
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'votes')]).toEqual([bleed, votes])
  })
})

describe('vampires with a text', () => {
  it.each([
    [9, 1],
    [10, 0],
  ])('Branimira: with %i pool, %i intercept', (pool, intercept) => {
    const t = table({ seats: [{ pool, ready: [V1('branimira')] }, {}] })
    expect(t.stat('V1', 'intercept')).toBe(intercept)
  })
  it('Adrino Manauara presses to continue once each combat, like it or not', () => {
    const t = table({ seats: [{ ready: [V1('adrino-manauara'), v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    attacked(t, 'V1', 'B1')
    onwards(t, () => isOver(t))
    expect([t.happened('pressed'), t.happened('round-started').length, t.blood('B1')]).toMatchObject([
      [{ continues: true }],
      2,
      7,
    ])
  })
  it('Adrino Manauara: a press of the opponent ends it all the same', () => {
    const t = table({ seats: [{ ready: [V1('adrino-manauara'), v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    attacked(t, 'V1', 'B1')
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    onwards(t, () => t.can(Ben, 'press:B1') || isOver(t))
    if (!isOver(t)) t.answer(Ben, 'press:B1')
    onwards(t, () => isOver(t))
    expect(t.happened('round-started').length).toBeLessThanOrEqual(2)
  })
  it('Marialena burns 1 blood before a block of her resolves', () => {
    const t = table({ seats: [{ ready: [V1('marialena'), v('A2')] }, { ready: [v('B1')] }] })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => isOver(t))
    // One before the block resolves, and one for the hand strike of B1.
    expect([
      t.blood('V1'),
      t.log.findIndex(event => event.key === 'counters') < t.log.findIndex(event => event.key === 'blocked'),
    ]).toEqual([3, true])
    const free = table({ seats: [{ ready: [V1('marialena'), v('A2')] }, { ready: [v('B1')] }] })
    free.answer(Ann, 'bleed:V1')
    free.allPass()
    expect(free.blood('V1')).toBe(5)
  })
})
