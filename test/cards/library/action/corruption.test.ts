import { describe, expect, it } from 'vitest'
import { holds } from '../../../../shared/rules/reads/evaluate.ts'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { K1 } from '../../scene.ts'

const ministry = { generic: { clan: 'Ministry', capacity: 6 } }
/** A1 and A2 of Ann; B1 of Ben has so many of Ann's counters and of Cal's. */
const scene = (n: number, card = 'corruption', more: object = {}) =>
  table({
    seats: [
      {
        ready: [minion('A1', ministry), minion('A2'), ...(card === 'corruption' ? [] : [{ card, as: 'C1' }])],
        hand: [K1('corruption')],
      },
      {
        ready: [
          minion('B1', { generic: { capacity: 3 }, counters: { 'corruption@0': n, 'corruption@2': 9 }, ...more }),
          { card: 'procurer', as: 'P1', counters: { 'corruption@0': 1 } },
        ],
        torpor: [minion('B3')],
      },
      { ready: [minion('C2')] },
      {},
      {},
    ],
  })
const owner = (t: ReturnType<typeof table>, as: string) =>
  t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))

describe('Corruption', () => {
  it("a counter on a minion of the prey, wherever it is; with too few of one's own nothing else", () => {
    const t = scene(1)
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('P1'), t.id('B3')] }])
    t.answer(Ann, 'play:K1::A1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    onwards(t)
    expect([t.card('B1').counters, owner(t, 'B1')]).toEqual([{ 'corruption@0': 2, 'corruption@2': 9 }, Ben])
  })

  it.each([
    ['B1', true],
    ['B1', false],
    ['P1', true],
  ] as const)('with as many as the capacity or cost of %s it is stolen for them, if one likes: %s', (as, yes) => {
    const t = scene(2)
    t.answer(Ann, 'play:K1::A1', { m: [t.id(as)] })
    onwards(t, () => t.can(Ann, 'choose'))
    t.choose(Ann, yes ? [t.id(as)] : [])
    onwards(t)
    expect([owner(t, as), t.card(as).counters?.['corruption@0'] ?? 0]).toEqual(yes ? [Ann, 0] : [Ben, 3])
  })
})

describe('Cave of Apples', () => {
  it('Ministers corrupt allies and younger vampires of the prey', () => {
    const t = scene(2, 'cave-of-apples')
    const [id] = t.options(Ann).filter(one => one.includes('corrupt'))
    expect(t.option(Ann, id!)?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('P1'), t.id('B3')] }])
    t.answer(Ann, id!, { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    onwards(t, () => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('B1')])
    expect(owner(t, 'B1')).toBe(Ann)
  })

  it('no vampire that is as old or older', () => {
    const t = scene(2, 'cave-of-apples', { generic: { capacity: 6 } })
    const [id, ...others] = t.options(Ann).filter(one => one.includes('corrupt'))
    expect([others, t.option(Ann, id!)?.slots]).toMatchObject([[], [{ candidates: [t.id('P1'), t.id('B3')] }]])
  })

  it('cave-of-apples#G138-1: an action that requires a Minister', () => {
    const t = scene(2, 'cave-of-apples')
    const [id] = t.options(Ann).filter(one => one.includes('corrupt'))
    t.answer(Ann, id!, { m: [t.id('B1')] })
    expect([
      holds({ state: t.state, source: null, by: null, seat: Ann, vars: {} }, { required: { clan: 'Ministry' } }),
      holds({ state: t.state, source: null, by: null, seat: Ann, vars: {} }, { required: { clan: 'Brujah' } }),
    ]).toEqual([true, false])
  })
})
