import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

describe('vampires with traits', () => {
  it('Anu Diptinatpa raises any bleed by one, for a blood, once in the action', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), { card: 'anu-diptinatpa', as: 'A2', blood: 2 }] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'use:A2:bleed')
    expect([t.blood('A2'), t.can(Ann, 'use:A2:bleed')]).toEqual([1, false])
    t.allPass()
    expect(t.pool(Ben)).toBe(28)
    const hunt = table({
      seats: [{ ready: [minion('A1'), { card: 'anu-diptinatpa', as: 'A2' }] }, { ready: [minion('B1')] }, {}, {}, {}],
    })
    hunt.answer(Ann, 'hunt:A1')
    expect(hunt.why(Ann, 'use', 'A2')).toEqual(['not-a-bleed', 'MIN-12'])
  })

  it('Anu Diptinatpa does so from torpor, too', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')], torpor: [{ card: 'anu-diptinatpa', as: 'A2' }] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'use:A2:bleed')
    t.allPass()
    expect(t.pool(Ben)).toBe(28)
  })

  it('Veejay Vinod burns two blood for a stealth of his own that is needed', () => {
    const t = table({
      seats: [{ ready: [{ card: 'veejay-vinod', as: 'A1' }, minion('A2')] }, { ready: [minion('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'use:A1:stealth')).toBe(false)
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:A1:stealth')
    expect([t.blood('A1'), t.stat('A1', 'stealth')]).toEqual([1, 1])
    t.allPass()
    expect([t.has('block-failed'), t.pool(Ben)]).toEqual([true, 29])
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    expect(t.can(Ann, 'use:A1:stealth')).toBe(false)
  })
})
