import { describe, expect, it } from 'vitest'
import type { Hit } from '../../../shared/rules/model/frames.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

type Points = Partial<Pick<Hit, 'aggravated'>> & { amount: number }

/** B1 of Ben (B2 stands by) takes one batch of damage, outside any action. */
function struck(b1: { ready?: object; torpor?: object }, ...batch: Points[]) {
  const placed = (more: object | undefined) => (more ? [minion('B1', more)] : [])
  const t = table({
    seats: [
      { ready: [minion('A1')] },
      { ready: [...placed(b1.ready), minion('B2')], torpor: placed(b1.torpor) },
      {},
      {},
      {},
    ],
  })
  t.push({
    kind: 'proposal',
    step: 'prevent',
    proposal: { type: 'damage', hits: batch.map(points => ({ to: t.id('B1'), from: t.id('A1'), ...points })) },
  })
  return t
}
const after = (t: ReturnType<typeof table>) =>
  t.inAsh(Ben, 'B1') ? 'burned' : [t.inTorpor('B1') ? 'torpor' : 'ready', t.blood('B1')]
const N = (amount: number): Points => ({ amount })
const A = (amount: number): Points => ({ amount, aggravated: true })

describe('damage', () => {
  it('DAMAGE-04: a vampire burns one blood for each point', () => {
    const t = struck({ ready: { blood: 5 } }, N(3))
    expect(after(t)).toEqual(['ready', 2])
    expect(t.happened('damaged')).toMatchObject([{ amount: 3, aggravated: false, from: { id: t.id('A1') } }])
    expect(t.happened('counters')).toMatchObject([{ amount: 3, to: 'bank', why: 'damage' }])
  })

  it('DAMAGE-05: mending down to 0 blood leaves it ready', () => {
    expect(after(struck({ ready: { blood: 2 } }, N(2)))).toEqual(['ready', 0])
  })

  it('DAMAGE-06: with too little blood it mends what it can and goes to torpor', () => {
    const t = struck({ ready: { blood: 2 } }, N(5))
    expect(after(t)).toEqual(['torpor', 0])
    expect(t.has('to-torpor')).toBe(true)
  })

  it('DAMAGE-07: mending is not a choice', () => {
    const t = struck({ ready: { blood: 4 } }, N(1))
    expect(after(t)).toEqual(['ready', 3])
    expect(t.waiting()).toEqual([Ann])
    expect(t.window()).toBeUndefined()
  })

  it('DAMAGE-08: an ally loses a life for each point and is burned with the last', () => {
    const t = table({
      seats: [{}, { ready: [{ generic: { type: 'ally', life: 2 }, as: 'B1' }, minion('B2')] }, {}, {}, {}],
      turn: { seat: 1 },
    })
    t.effect(Ann, [{ op: 'damage', to: 'b', amount: 1 }], { b: 'B1' })
    expect(t.blood('B1')).toBe(1)
    t.effect(Ann, [{ op: 'damage', to: 'b', amount: 3 }], { b: 'B1' })
    expect([t.inAsh(Ben, 'B1'), t.has('to-torpor')]).toEqual([true, false])
  })

  it('DAMAGE-12, DAMAGE-13: the first aggravated point wounds and burns no blood', () => {
    expect(after(struck({ ready: { blood: 5 } }, A(1)))).toEqual(['torpor', 5])
    expect(after(struck({ ready: { blood: 1 } }, A(1)))).toEqual(['torpor', 1])
  })

  it('DAMAGE-14: each aggravated point on the wounded costs a blood', () => {
    const t = struck({ torpor: { blood: 2 } }, A(1))
    expect(after(t)).toEqual(['torpor', 1])
    expect(t.has('to-torpor')).toBe(false)
  })

  it('DAMAGE-15: the first of three wounds, the others each cost one', () => {
    expect(after(struck({ ready: { blood: 2 } }, A(3)))).toEqual(['torpor', 0])
  })

  it('DAMAGE-16: the wounded that cannot burn it is burned, with all cards on it', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { ready: [minion('B2')], torpor: [minion('B1', { blood: 0, attachments: [{ card: '44-magnum', as: 'G1' }] })] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'damage', to: 'b', amount: 1, aggravated: true }], { b: 'B1' })
    expect([t.inAsh(Ben, 'B1'), t.inAsh(Ben, 'G1')]).toEqual([true, true])
    expect(t.happened('burned')).toHaveLength(2)
  })

  it('DAMAGE-17: normal points are handled first', () => {
    expect(after(struck({ ready: { blood: 3 } }, N(2), A(1)))).toEqual(['torpor', 1])
    expect(after(struck({ ready: { blood: 3 } }, A(1), N(2)))).toEqual(['torpor', 1])
  })

  it('DAMAGE-18: wounded by them, the aggravated point destroys it', () => {
    const t = struck({ ready: { blood: 1 } }, A(1), N(2))
    expect(after(t)).toBe('burned')
    expect(t.has('to-torpor')).toBe(false)
  })

  it('DAMAGE-20, DAMAGE-21: burned by aggravated damage, it never was in torpor, and nobody gains by it', () => {
    const t = struck({ ready: { blood: 0 } }, A(3))
    expect(after(t)).toBe('burned')
    expect([t.has('to-torpor'), t.has('burned'), t.has('referendum-called'), t.blood('A1')]).toEqual([
      false,
      true,
      false,
      5,
    ])
  })

  it('DAMAGE-22: torpor comes after the whole batch', () => {
    const t = struck({ ready: { blood: 2 } }, N(1), A(2))
    expect(after(t)).toEqual(['torpor', 0])
    expect(t.log.map(event => event.key)).toEqual(['damaged', 'damaged', 'counters', 'counters', 'to-torpor'])
  })

  it('DAMAGE-23: to an ally aggravated damage is like any other', () => {
    const t = table({
      seats: [{ ready: [minion('A1')] }, { ready: [{ generic: { type: 'ally', life: 3 }, as: 'U1' }] }, {}, {}, {}],
    })
    t.effect(Ann, [{ op: 'damage', to: 'u', amount: 2, aggravated: true }], { u: 'U1' })
    expect([t.blood('U1'), t.inAsh(Ben, 'U1'), t.has('to-torpor')]).toEqual([1, false, false])
  })

  it('DAMAGE-25: outside combat the same rules hold', () => {
    const t = table({ seats: [{ ready: [minion('A1', { blood: 3 }), minion('A2')] }, {}, {}, {}, {}] })
    t.effect(Ann, [{ op: 'damage', to: 'a', amount: 1, aggravated: true }], { a: 'A1' })
    expect([t.inTorpor('A1'), t.blood('A1')]).toEqual([true, 3])
    expect(t.happened('damaged')).toMatchObject([{ aggravated: true, from: null }])
  })

  it('DAMAGE-27: n aggravated points cost n - 1, and n of the wounded', () => {
    expect(after(struck({ ready: { blood: 4 } }, A(4)))).toEqual(['torpor', 1])
    expect(after(struck({ ready: { blood: 2 } }, A(4)))).toBe('burned')
    expect(after(struck({ torpor: { blood: 4 } }, A(4)))).toEqual(['torpor', 0])
    expect(after(struck({ torpor: { blood: 3 } }, A(4)))).toBe('burned')
  })
})
