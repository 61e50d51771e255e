import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../shared/cards/catalogue.ts'
import { costOf } from '../../../shared/rules/reads/costs.ts'
import { onwards } from '../../support/duel.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { v, held, never } from '../scene.ts'
import { stands, costs } from '../vampires.ts'

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

it('Nicomedes burns 1 blood to shuffle the hand into the library and draw another, once in an own turn', () => {
  const t = stands('nicomedes', {
    ann: { hand: Array<string>(7).fill('villein'), library: Array<string>(9).fill('bonding') },
    phase: 'master',
  })
  t.answer(Ann, 'use:V1:shuffle')
  expect([
    t.blood('V1'),
    t.state.seats[Ann]!.hand.length,
    t.state.seats[Ann]!.library.length,
    t.can(Ann, 'use:V1:shuffle'),
  ]).toEqual([4, 7, 9, false])
  expect(t.happened('drawn')).toMatchObject([{ count: 7 }])
  const other = stands('nicomedes', { ann: { hand: ['villein'] }, ben: { ready: [v('B1'), v('B2')] }, turnOf: Ben })
  other.answer(Ben, 'bleed:B1')
  expect(never(other, Ann, 'use:V1:shuffle')).toBe(true)
})

it('Solomon Batanea moves blood of what his prey has not brought out to its pool, for two transfers each', () => {
  const of = (more: object) =>
    stands('solomon-batanea', {
      ann: { uncontrolled: [v('U1', {}, { blood: 2 })] },
      ben: { ready: [v('B1')], uncontrolled: [v('U2', {}, { blood: 2 }), v('U3')] },
      phase: 'influence',
      ...more,
    })
  const t = of({})
  expect(t.option(Ann, 'use:V1:drain')?.slots).toMatchObject([{ candidates: [t.id('U2')] }])
  t.answer(Ann, 'use:V1:drain', { v: [t.id('U2')] })
  t.answer(Ann, 'use:V1:drain', { v: [t.id('U2')] })
  expect([t.pool(Ben), t.blood('U2'), t.can(Ann, 'use:V1:drain')]).toEqual([22, 0, false])
  expect(of({ fallen: true }).can(Ann, 'use:V1:drain')).toBe(false)
})

it.each([
  ['nar-sheptha', 'V1', 0],
  ['nar-sheptha', 'A2', 1],
  ['carlton-van-wyk', 'V1', 2],
] as const)('Erebus pays 1 less for wraiths: %s for %s is %i', (card, by, pool) => {
  const t = stands('erebus', { ann: { hand: held(card, 'K1') } })
  expect(costOf(t.state, Ann, { facts: factsOf(card), modes: [] }, t.id('K1'), t.id(by), true)).toEqual({ pool })
})

it('La Viuda Blanca draws up to 2 cards at +1 stealth, and discards down', () => {
  const t = stands('la-viuda-blanca', {
    ann: { hand: Array<string>(7).fill('villein'), library: Array<string>(5).fill('bonding') },
  })
  t.answer(Ann, 'action:V1:draw:V1')
  expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  t.allPass()
  expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 0, max: 2 }])
  t.answer(Ann, 'choose', { pick: 2 })
  expect([t.state.seats[Ann]!.hand.length, t.option(Ann, 'choose')?.slots]).toMatchObject([9, [{ min: 2, max: 2 }]])
})

it.each([
  ['V1', {}, 1],
  ['A3', {}, 1],
  ['A2', {}, 2],
  ['A3', { fallen: true as const }, 2],
])('Angelique: what %s pays for a card of Necromancy, %j: %i', (by, more, blood) => {
  const t = stands('angelique', {
    ...more,
    ann: { ready: [v('A3', { clan: 'Harbinger of Skulls' })], hand: held('mirror-walk', 'K1') },
  })
  expect([
    costs(t, by, { disciplines: ['nec'], bloodCost: 2 }, { level: 'nec' }),
    costs(t, by, { disciplines: ['tha'], bloodCost: 2 }, { level: 'tha' }),
  ]).toEqual([blood, 2])
})
