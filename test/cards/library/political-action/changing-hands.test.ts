import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { asReferendum } from '../../rows.ts'
import { K1, type Table, v } from '../../scene.ts'

const of = (t: Table, seat: number, as: string) => t.state.seats[seat]!.inPlay.includes(t.id(as))
/** A1 has called the referendum, and its terms are asked for one after the other. */
const called = (card: string, ben: object, terms: ((t: Table) => unknown[])[], a1: object = { title: 'primogen' }) => {
  const t = table({
    seats: [
      { ready: [v('A1', { capacity: 9, ...a1 }, { blood: 5 }), minion('A2')], hand: [K1(card)] },
      { ready: [minion('B1')], ...ben },
      { ready: [minion('C1')] },
      {},
      {},
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  for (const pick of terms) {
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, pick(t) as number[])
  }
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', { side: ['for'] })
  return t.allPass()
}
/** Nobody can call for it: there is nothing to choose. */
const uncallable = (card: string, ben: object = {}) => {
  const t = table({
    seats: [
      { ready: [v('A1', { title: 'primogen' }), minion('A2')], hand: [K1(card)] },
      { ready: [minion('B1')], ...ben },
      {},
    ],
  })
  return t.why(Ann, 'play', 'K1')
}

describe('Disputed Territory', () => {
  const barrens = { ready: [minion('B1'), { card: 'the-barrens', as: 'L1', locked: true }] }
  it('disputed-territory#1, disputed-territory#G66-1: whoever was chosen has it, as it was', () => {
    const t = called('disputed-territory', barrens, [one => [one.id('L1')], () => [Cal]])
    expect([of(t, Cal, 'L1'), t.locked('L1')]).toEqual([true, true])
    const clan = { ready: [minion('B1'), { card: 'ennoias-theater', as: 'L1' }] }
    expect(of(called('disputed-territory', clan, [one => [one.id('L1')], () => [Ann]]), Ann, 'L1')).toBe(true)
  })
  const place = { card: 'weighted-walking-stick', as: 'L1', changed: [{ keywords: ['location'], source: 'L1' }] }
  const onMinion = { ready: [minion('B1', { attachments: [place] }), minion('B2')] }
  it('disputed-territory#2: one that lies on a minion goes to whichever its new controller says', () => {
    const t = called('disputed-territory', onMinion, [one => [one.id('L1')], () => [Ann]])
    t.choose(Ann, [t.id('A2')])
    expect(t.card('L1').on).toBe(t.id('A2'))
  })
  it('disputed-territory#3: given to who has it, it stays where it is', () => {
    const t = called('disputed-territory', onMinion, [one => [one.id('L1')], () => [Ben]])
    expect([t.card('L1').on, t.can(Ben, 'choose')]).toEqual([t.id('B1'), false])
  })
  it('disputed-territory#G158-1: not without a location', () => {
    expect(uncallable('disputed-territory')).toEqual(['no-target', 'TARGET-01'])
  })
})

describe('Confiscation', () => {
  const armed = { ready: [minion('B1', { attachments: [{ card: '44-magnum', as: 'G1' }] })], torpor: [minion('B3')] }
  it('a vampire, ready or not, has the equipment', () => {
    const t = called('confiscation', armed, [one => [one.id('G1')], one => [one.id('A2')]])
    expect([t.card('G1').on, of(t, Ann, 'G1')]).toEqual([t.id('A2'), true])
    const torpid = called('confiscation', armed, [one => [one.id('G1')], one => [one.id('B3')]])
    expect(torpid.card('G1').on).toBe(torpid.id('B3'))
  })
  it('confiscation#G158-1: not without equipment; and it is for a titled vampire', () => {
    expect(uncallable('confiscation')?.[0]).toBe('no-target')
    expect(() => called('confiscation', armed, [], {})).toThrow('missing-title')
  })
})

describe('Permanent Vacation', () => {
  const ally = (more: object = {}) => minion('B3', { generic: { type: 'ally', life: 2 }, ...more })
  it('removes a ready ally from the game', () => {
    const t = called('permanent-vacation', { ready: [minion('B1'), ally()] }, [one => [one.id('B3')]], {})
    expect(t.state.seats[Ben]!.removed).toEqual([t.id('B3')])
  })
  it('permanent-vacation#G158-1: not without a ready ally', () => {
    expect(uncallable('permanent-vacation')?.[0]).toBe('no-target')
  })
})

it('justicar-retribution#1: burns each vampire that would bleed its prey for 3 or more', () => {
  const bleeds = (as: string, bleed: number, more: object = {}) => v(as, { bleed, capacity: 9 }, { blood: 5, ...more })
  const t = asReferendum('justicar-retribution', {
    ann: { ready: [bleeds('A3', 3)] },
    ben: {
      ready: [
        bleeds('B3', 2),
        bleeds('B4', 2, { attachments: [{ card: 'tier-of-souls', as: 'T1', mode: 'ANI' }] }),
        minion('B5', { generic: { type: 'ally', life: 2, bleed: 3 } }),
      ],
      torpor: [bleeds('B6', 4)],
    },
  })
  expect(
    ['A1', 'A3', 'B3', 'B4', 'B5', 'B6'].filter(as => t.state.seats.some(seat => seat.inPlay.includes(t.id(as)))),
  ).toEqual(['A1', 'B3', 'B5'])
})
