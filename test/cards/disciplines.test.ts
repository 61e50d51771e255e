import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, table } from '../support/table.ts'

const scene = (card: string, disciplines: string[], ben: object = {}) =>
  table({
    seats: [{ ready: [minion('A1', { generic: { disciplines } })], hand: [{ card, as: 'M1' }] }, ben, {}, {}, {}],
    turn: { seat: Ann, phase: 'master' },
  })
const seen = (t: ReturnType<typeof table>, card: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(seat => [...seat.ready, ...seat.torpor])
    .find(one => one.card.id === t.id(card))

describe.each([
  ['dominate', 'dom'],
  ['potence', 'pot'],
])('%s', (card, code) => {
  it('gives a level and a point of capacity, without blood', () => {
    const t = scene(card, [])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    expect(seen(t, 'A1')).toMatchObject({ disciplines: [code], capacity: 6, blood: 5 })
    expect(t.card('M1').on).toBe(t.id('A1'))
  })

  it('raises basic to superior', () => {
    const t = scene(card, ['aus', code])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    expect(seen(t, 'A1')!.disciplines).toEqual(['aus', code.toUpperCase()])
  })

  it('goes on any vampire, in torpor and another’s too, and stays under who played it', () => {
    const t = scene(card, [], { torpor: [minion('B1')] })
    t.answer(Ann, 'play:M1:', { bearer: [t.id('B1')] })
    expect([seen(t, 'B1')!.capacity, t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([6, true])
  })

  it('not on one with the superior level, and not where there is no other', () => {
    const t = scene(card, [code.toUpperCase()])
    expect(t.refused(Ann, 'play:M1:', { bearer: [t.id('A1')] })).toMatch(/^(illegal-option|not-your-prompt)$/)
    expect(t.why(Ann, 'play', 'M1')).toEqual(['no-target', 'PLAY-01'])
    const both = scene(card, [code.toUpperCase()], { ready: [minion('B1')] })
    expect(both.refused(Ann, 'play:M1:', { bearer: [both.id('A1')] })).toBe('illegal-args')
  })

  it('takes the capacity with it when it goes', () => {
    const t = scene(card, [])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'a' }, amount: 9, why: 'effect' }], { a: 'A1' })
    expect(t.blood('A1')).toBe(6)
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'M1' })
    expect([t.blood('A1'), seen(t, 'A1')!.disciplines]).toEqual([5, []])
  })
})
