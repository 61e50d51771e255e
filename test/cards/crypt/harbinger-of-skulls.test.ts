import { describe, expect, it } from 'vitest'
import { onwards } from '../../support/duel.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { v } from '../scene.ts'

const library = ['bonding', 'deflection', 'villein'].map((card, i) => ({ card, as: `L${i + 1}` }))

describe.each([
  ['zygodat', 2],
  ['hecate', 1],
])('%s', (card, n) => {
  const bled = (ben: object = {}) => {
    const t = table({ seats: [{ ready: [{ card, as: 'Z1' }, v('A2')] }, { ready: [v('B1')], library, ...ben }, {}] })
    return t
  }
  const offered = (t: ReturnType<typeof bled>) => onwards(t, () => t.can(Ann, 'trigger:0') || t.has('action-ended'))

  it(`may burn ${n} from the top of the library of whom it bled successfully`, () => {
    const t = bled()
    t.answer(Ann, 'bleed:Z1')
    offered(t).answer(Ann, 'trigger:0')
    onwards(t)
    expect([t.state.seats[Ben]!.ash, t.state.seats[Ben]!.library]).toEqual([
      [t.id('L1'), t.id('L2')].slice(0, n),
      [t.id('L1'), t.id('L2'), t.id('L3')].slice(n),
    ])
  })

  it('or leaves it, and nothing comes of a bleed for nothing, by another, or blocked', () => {
    const t = bled()
    t.answer(Ann, 'bleed:Z1')
    offered(t).pass(Ann)
    expect(t.state.seats[Ben]!.ash).toEqual([])
    const spoilt = bled()
    spoilt.answer(Ann, 'bleed:Z1')
    spoilt.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: -3, on: 'z', until: 'action' }], { z: 'Z1' })
    expect(offered(spoilt).can(Ann, 'trigger:0')).toBe(false)
    const another = bled()
    another.answer(Ann, 'bleed:A2')
    expect(offered(another).can(Ann, 'trigger:0')).toBe(false)
    const blocked = bled()
    blocked.answer(Ann, 'bleed:Z1')
    blocked.reach(Ben, 'block:B1')
    expect(offered(blocked).can(Ann, 'trigger:0')).toBe(false)
  })
})
