import { describe, expect, it } from 'vitest'
import { Ann, Ben, duel, isOver, onwards, play } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { table } from '../support/table.ts'

const card = (name: string, as: string) => [{ card: name, as }]
const strong = (more: object = {}) => ({ generic: { strength: 4, capacity: 6, ...more } })
/** A1 hits B1 for 4, which has 2 blood. */
const fallen = (a: object = {}, b: object = {}) =>
  duel({
    a: { ...strong(), blood: 3, ...a },
    b: { blood: 2, ...b },
    ann: card('amaranth', 'X1'),
    ben: card('amaranth', 'X2'),
  })

describe('Amaranth', () => {
  it('diablerizes the opposing vampire in place of its torpor, and the blood hunt follows', () => {
    const t = fallen({}, { blood: 3 })
    play(
      onwards(t, () => t.window() === 'to-torpor'),
      Ann,
      'play:X1::A1',
    )
    expect([t.inAsh(Ben, 'B1'), t.has('to-torpor'), t.happened('diablerized'), t.has('blood-hunt')]).toMatchObject([
      true,
      false,
      [{ by: { id: t.id('A1') } }],
      true,
    ])
    onwards(t)
    expect([isOver(t), t.inAsh(Ann, 'X1'), t.inTorpor('A1')]).toEqual([true, true, false])
  })

  it('is only for this moment: where nobody falls nobody is asked, and afterwards it is too late', () => {
    const t = onwards(duel({ a: strong(), ann: card('amaranth', 'X1') }))
    expect([t.has('to-torpor'), t.inHand(Ann, 'X1')]).toEqual([false, true])
    const u = fallen()
    onwards(u, () => u.window() === 'to-torpor').pass(Ann)
    expect([u.inTorpor('B1'), onwards(u).inHand(Ann, 'X1'), isOver(u)]).toEqual([true, true, true])
  })

  it('is not for the wounded, nor for allies or the Blood Cursed', () => {
    const both = duel({
      a: { ...strong(), blood: 1 },
      b: { ...strong(), blood: 1 },
      ann: card('amaranth', 'X1'),
      ben: card('amaranth', 'X2'),
    })
    onwards(both)
    expect([both.inTorpor('A1'), both.inTorpor('B1'), both.inHand(Ann, 'X1'), both.inHand(Ben, 'X2')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    const ally = onwards(fallen({ generic: { type: 'ally', life: 5, strength: 4 } }))
    expect([ally.inTorpor('B1'), ally.inHand(Ann, 'X1')]).toEqual([true, true])
    const cursed = table({
      seats: [
        { ready: [{ card: 'alu', as: 'A1' }, minion('A2')], hand: card('amaranth', 'X1') },
        { ready: [minion('B1', { blood: 0 })] },
        {},
        {},
        {},
      ],
    })
    cursed.answer(Ann, 'bleed:A1')
    onwards(play(cursed, Ben, 'block:B1'))
    expect([cursed.inTorpor('B1'), cursed.inHand(Ann, 'X1')]).toEqual([true, true])
  })

  it('waits for the whole damage', () => {
    const t = fallen({}, { blood: 0 })
    expect([
      onwards(t, () => t.window() === 'to-torpor').can(Ann, 'play:X1::A1'),
      t.blood('B1'),
      t.inTorpor('B1'),
    ]).toEqual([true, 0, false])
  })
})
