import { describe, expect, it } from 'vitest'
import { onwards, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { held, hits, v } from '../../scene.ts'

describe('Shambling Hordes', () => {
  const recruited = (level: string, ash: object[] = [minionIn('D1')]) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: held('shambling-hordes', 'K1'),
          ash: ash as [],
        },
        { pool: 20, ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`)
    return t.allPass()
  }
  const minionIn = (as: string) => ({ card: 'chelsea-blake', as })

  it.each([
    ['nec', 3],
    ['NEC', 4],
  ] as const)('[%s]: %i life, and a strength for each; a minion of the ash heap is removed for it', (level, life) => {
    const t = recruited(level)
    t.answer(Ann, 'choose', { pick: ['D1'] } as never)
    expect([t.blood('K1'), t.stat('K1', 'strength'), t.stat('K1', 'bleed'), t.blood('A1')]).toEqual([life, life, 0, 2])
    expect([t.state.seats[Ann]!.removed, t.can(Ann, 'action:K1:fight:K1')]).toEqual([[t.id('D1')], false])
  })

  it('shambling-hordes#1: or nothing is, and it burns; and it burns where there is none', () => {
    const t = recruited('nec', [minionIn('D1'), ...held('villein', 'X1')])
    expect(t.refused(Ann, 'choose', { pick: ['X1'] } as never)).toBe('illegal-args')
    t.answer(Ann, 'choose', { pick: [] })
    expect([t.inAsh(Ann, 'K1'), t.inAsh(Ann, 'D1')]).toEqual([true, true])
    const none = recruited('nec', held('villein', 'X1'))
    onwards(none, () => none.inAsh(Ann, 'K1'))
    expect(none.inAsh(Ann, 'K1')).toBe(true)
  })

  it('shambling-hordes#G150-1: however it enters play', () => {
    const t = table({
      seats: [{ ready: [minion('A1')], ash: held('shambling-hordes', 'K1') }, {}, {}],
    })
    t.effect(Ann, [{ op: 'move', who: 'h', to: 'inPlay' }], { h: 'K1' })
    onwards(t)
    expect(t.inAsh(Ann, 'K1')).toBe(true)
  })

  const fights = (b1: object, hand: object[] = []) => {
    const t = table({
      seats: [
        { ready: [{ card: 'shambling-hordes', as: 'H1', blood: 3, mode: 'nec' }, minion('A2')] },
        { pool: 20, ready: [v('B1', { capacity: 9, ...b1 }, { blood: 8 })], hand: hand as [] },
        {},
      ],
    })
    t.answer(Ann, 'action:H1:fight:H1', { m: [t.id('B1')] })
    return t
  }
  it('fights by its own action, and hits as hard as it has life', () => {
    const t = fights({})
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    onwards(t)
    expect(hits(t, 'B1').map(hit => hit.amount)).toEqual([3])
  })

  it('shambling-hordes#2: what it loses as strikes resolve does not weaken its own; a first strike does', () => {
    const first = fights({ strength: 2 })
    first.effect(Ben, [{ op: 'allow', rule: 'first-strike', on: 'b', until: 'turn' }], { b: 'B1' })
    onwards(first)
    expect(hits(first, 'B1').map(hit => hit.amount)).toEqual([1])
    const steal = fights({ disciplines: ['tha'] }, held('theft-of-vitae', 'T1'))
    upTo(steal, 'strike')
    onwards(steal, () => steal.can(Ben, 'play:T1:tha:B1'))
    steal.answer(Ben, 'play:T1:tha:B1')
    onwards(steal)
    expect(hits(steal, 'B1').map(hit => hit.amount)).toEqual([3])
  })

  it('gains no life: it goes to the bank', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'shambling-hordes', as: 'H1', blood: 2, mode: 'nec' }, minion('A1', { blood: 3 })] },
        {},
        {},
      ],
    })
    t.effect(
      Ann,
      [
        { op: 'counters', from: 'bank', to: { card: 'h' }, amount: 2, why: 'effect' },
        { op: 'counters', from: { card: 'a' }, to: { card: 'h' }, amount: 1, why: 'effect' },
      ],
      { h: 'H1', a: 'A1' },
    )
    expect([t.blood('H1'), t.blood('A1'), t.happened('counters').at(-1)]).toMatchObject([
      2,
      2,
      { to: 'bank', amount: 1 },
    ])
  })
})
