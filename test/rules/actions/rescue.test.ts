import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../support/table.ts'

/** Ann's V1 may rescue her own V2 or Cal's V4; Ben and Eve have a minion each. */
const scene = (v1: object = {}, v2: object = {}, v4: object = {}, ann: object = {}) =>
  table({
    seats: [
      { ready: [minion('V1', { blood: 3, ...v1 })], torpor: [minion('V2', { blood: 1, ...v2 })], ...ann },
      { ready: [minion('V5')] },
      { torpor: [minion('V4', v4)], ready: [minion('V6')] },
      {},
      { ready: [minion('V7')] },
    ],
  })

describe('rescue', () => {
  it('RESCUE-01: of one’s own vampire it is undirected, at +1 stealth', () => {
    const t = scene()
    t.answer(Ann, 'rescue:V1:V2', { rescued: 0 })
    expect(t.happened('action-announced')).toMatchObject([
      { action: 'rescue', targets: [], stealth: 1, on: { id: t.id('V2') } },
    ])
    expect(t.waiting()).toEqual([Ben, Eve])
    expect([t.can(Ben, 'block:V5'), t.can(Eve, 'block:V7')]).toEqual([true, true])
  })

  it('RESCUE-01: of another’s it is directed at the controller, at 0 stealth', () => {
    const t = scene()
    t.answer(Ann, 'rescue:V1:V4')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'rescue', targets: [Cal], stealth: 0 }])
    expect(t.waiting()).toEqual([Cal])
    expect(t.why(Ben, 'block', 'V5')).toEqual(['not-entitled-to-block', 'BLOCK-01'])
  })

  it('RESCUE-01: an ally cannot, nor can the locked, the torpid, or anybody rescue the ready', () => {
    const t = scene(
      {},
      {},
      {},
      {
        ready: [
          minion('V1'),
          minion('A1', { generic: { type: 'ally' } }),
          minion('V3', { locked: true }),
          minion('V9'),
        ],
      },
    )
    expect(t.refused(Ann, 'rescue:A1:V2')).toBe('illegal-option')
    expect(t.why(Ann, 'rescue', 'A1')).toEqual(['not-a-vampire', 'RESCUE-01'])
    expect(t.why(Ann, 'rescue', 'V3')).toEqual(['locked', 'ACT-01'])
    expect(t.refused(Ann, 'rescue:V2:V4')).toBe('illegal-option')
    expect(t.refused(Ann, 'rescue:V1:V9')).toBe('illegal-option')
  })

  it('RESCUE-02: the 2 blood may be split', () => {
    const t = scene({ blood: 1 })
    expect(t.option(Ann, 'rescue:V1:V2')!.slots).toBeUndefined()
    t.answer(Ann, 'rescue:V1:V2')
    t.allPass()
    expect([t.inTorpor('V2'), t.blood('V1'), t.blood('V2')]).toEqual([false, 0, 0])
  })

  it.each([
    [0, 1, 2],
    [1, 2, 1],
    [2, 3, 0],
  ])('RESCUE-02: the rescued may pay %i of it', (rescued, rescuer, left) => {
    const t = scene({ blood: 3 }, { blood: 2 })
    expect(t.option(Ann, 'rescue:V1:V2')!.slots).toMatchObject([{ name: 'rescued', min: 0, max: 2, default: 0 }])
    t.answer(Ann, 'rescue:V1:V2', { rescued })
    expect([t.blood('V1'), t.blood('V2')]).toEqual([3, 2])
    t.allPass()
    expect([t.blood('V1'), t.blood('V2'), t.inTorpor('V2')]).toEqual([rescuer, left, false])
  })

  it('RESCUE-02: without 2 blood between them it cannot be announced', () => {
    const t = scene({ blood: 1 }, { blood: 0 })
    expect(t.refused(Ann, 'rescue:V1:V2')).toBe('illegal-option')
    expect(t.why(Ann, 'rescue', 'V2')).toEqual(['not-enough-blood', 'RESCUE-02'])
  })

  it('RESCUE-02: the blood of another’s vampire is not the rescuer’s to spend', () => {
    const t = scene({ blood: 3 }, {}, { blood: 4 })
    expect(t.option(Ann, 'rescue:V1:V4')!.slots).toBeUndefined()
    t.answer(Ann, 'rescue:V1:V4')
    t.allPass()
    expect([t.blood('V1'), t.blood('V4'), t.inTorpor('V4')]).toEqual([1, 4, false])
    const poor = scene({ blood: 1 }, {}, { blood: 4 })
    expect(poor.refused(Ann, 'rescue:V1:V4')).toBe('illegal-option')
    expect(poor.why(Ann, 'rescue', 'V4')).toEqual(['not-enough-blood', 'RESCUE-02'])
  })

  it('RESCUE-03: it leaves as it lay: locked stays locked', () => {
    const t = scene({}, { locked: true })
    t.answer(Ann, 'rescue:V1:V2', { rescued: 0 })
    t.allPass()
    expect([t.inTorpor('V2'), t.locked('V2'), t.locked('V1'), t.blood('V1')]).toEqual([false, true, true, 1])
    expect(t.happened('left-torpor')).toHaveLength(1)
  })

  it('RESCUE-03: unlocked it may act in the same phase', () => {
    const t = scene()
    t.answer(Ann, 'rescue:V1:V2', { rescued: 0 })
    t.allPass()
    expect([t.locked('V2'), t.blood('V2'), t.can(Ann, 'bleed:V2')]).toEqual([false, 1, true])
    t.answer(Ann, 'bleed:V2')
    t.allPass()
    expect(t.pool(Ben)).toBe(29)
  })

  it('RESCUE-04: blocked, the acting vampire fights, and nobody pays', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'V5' })
    t.answer(Ann, 'rescue:V1:V2', { rescued: 0 })
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('V1') }, opposing: { id: t.id('V5') } }])
    expect([t.inTorpor('V2'), t.blood('V2'), t.blood('V1')]).toEqual([true, 1, 2]) // 1 to mend the strike of V5
    expect(t.happened('counters').filter(event => 'why' in event && event.why === 'cost')).toEqual([])
  })
})
