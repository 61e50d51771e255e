import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../shared/cards/catalogue.ts'
import { costOf } from '../../../shared/rules/reads/costs.ts'
import { seatStat } from '../../../shared/rules/reads/evaluate.ts'
import { onwards, upTo } from '../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { attacked, v, held, never } from '../scene.ts'
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

describe('Erlik', () => {
  const harbinger = { card: 'hecate', as: 'U1' }
  const erlik = (uncontrolled: object[] = [harbinger], ready: object[] = []) => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1')],
          uncontrolled: [{ card: 'erlik', as: 'E1', blood: 10 }, ...uncontrolled] as never,
        },
        { ready: [v('B1'), ...(ready as [])] },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'bring-out:E1')
    return t
  }
  const others = [harbinger, { card: 'zygodat', as: 'U2' }, { card: 'goratrix', as: 'U3' }]
  it('as he enters play he shares out up to 5 of his blood to uncontrolled Harbingers, which nobody else sees', () => {
    const t = erlik(others)
    t.answer(Ann, 'trigger:0')
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([
      { candidates: [t.id('U1'), t.id('U2')], total: 5, spare: 5, least: 0 },
    ])
    expect(t.refused(Ann, 'choose', { pick: { [t.id('U1')]: 6 } })).toBe('illegal-args')
    t.choose(Ann, { [t.id('U1')]: 3, [t.id('U2')]: 1 })
    expect([t.blood('E1'), t.blood('U1'), t.blood('U2'), t.blood('U3')]).toEqual([6, 3, 1, 0])
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('hecate')
  })
  it('who has none to give it to is asked all the same, and who has no other card there is not', () => {
    const t = erlik([{ card: 'goratrix', as: 'U3' }])
    t.answer(Ann, 'trigger:0')
    t.choose(Ann, {})
    expect(t.blood('E1')).toBe(10)
    expect(erlik([]).can(Ann, 'trigger:0')).toBe(false)
  })
  it('erlik#1: before he is contested, and not after', () => {
    const t = erlik(others, [{ card: 'erlik', as: 'E2' }])
    t.answer(Ann, 'trigger:0')
    t.choose(Ann, { [t.id('U1')]: 5 })
    expect([t.blood('U1'), t.blood('E1'), t.state.seats[Ann]!.contested]).toEqual([5, 5, [t.id('E1')]])
    expect(t.can(Ann, 'trigger:0')).toBe(false)
  })
  it('+1 hand size, in torpor too', () => {
    const size = (more: object = {}) => seatStat(stands('erlik', more).state, Ann, 'handSize')
    expect([size(), size({ fallen: true })]).toEqual([8, 8])
  })
})

describe('Mina Grotius', () => {
  const burned = (as: string, more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('A1'), ...('fallen' in more ? [] : [{ card: 'mina-grotius', as: 'M1', blood: 1 }])],
          ...('fallen' in more && { torpor: [{ card: 'mina-grotius', as: 'M1', blood: 1 }] }),
        },
        { ready: [v('B1'), v('B3', { type: 'ally', life: 1 })], torpor: [v('B2')] },
        { ready: [v('C1')] },
        { ready: [v('D1')] },
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: as })
    return t.blood('M1')
  }
  it('gains 3 blood as a vampire of the prey or the predator is burned, a ready one or not, wherever she is', () => {
    expect([burned('B1'), burned('B2'), burned('D1'), burned('B1', { fallen: true })]).toEqual([4, 4, 4, 4])
  })
  it('not for an ally, for one of another Methuselah or of her own', () => {
    expect([burned('B3'), burned('C1'), burned('A1')]).toEqual([1, 1, 1])
  })
  it('of whoever controls it, whoever owns it', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'mina-grotius', as: 'M1', blood: 1 }] },
        { ready: [v('B1')] },
        { ready: [v('C1')] },
        {},
      ],
    })
    t.effect(Ben, [{ op: 'control', who: 'm', to: 'you' }], { m: 'C1' })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'C1' })
    expect([t.inAsh(Cal, 'C1'), t.blood('M1')]).toEqual([true, 4])
  })
  it('mina-grotius#G117-1: 1 blood for +1 bleed, once in a bleed of hers, before it resolves', () => {
    const t = stands('mina-grotius')
    t.answer(Ann, 'bleed:V1')
    t.reach(Ann, 'use:V1:bleed')
    expect([t.blood('V1'), t.stat('V1', 'bleed'), t.can(Ann, 'use:V1:bleed')]).toEqual([5, 2, false])
    const other = stands('mina-grotius')
    other.answer(Ann, 'bleed:A2')
    expect(other.can(Ann, 'use:V1:bleed')).toBe(false)
    const hunt = stands('mina-grotius', { v1: { blood: 2 } })
    hunt.answer(Ann, 'hunt:V1')
    expect(hunt.can(Ann, 'use:V1:bleed')).toBe(false)
  })
})

describe('Babalawo Alafin', () => {
  const sizes = (t: ReturnType<typeof table>) => t.state.seats.map((_, seat) => seatStat(t.state, seat, 'handSize'))
  const alafin = (more: object = {}) =>
    stands('babalawo-alafin', {
      phase: 'unlock',
      ann: { hand: held('villein', 'H1', 'H2').concat(held('bonding', 'H3')), library: held('fame', 'L1', 'L2') },
      ...more,
    })
  it('two cards of one name leave every other hand a card smaller until the next unlock phase of its own', () => {
    const t = alafin()
    expect(t.option(Ann, 'use:V1:discard')?.slots).toMatchObject([{ min: 2, max: 2 }])
    t.answer(Ann, 'use:V1:discard', { c: [t.id('H1'), t.id('H2')] })
    expect([sizes(t), t.inAsh(Ann, 'H1'), t.inAsh(Ann, 'H2'), t.can(Ann, 'use:V1:discard')]).toEqual([
      [7, 6, 6, 6, 6],
      true,
      true,
      false,
    ])
    t.endPhasesTo(Ben, 'minion')
    expect(sizes(t)).toEqual([7, 7, 6, 6, 6])
  })
  it('of two that differ there is only the discard', () => {
    const t = alafin()
    t.answer(Ann, 'use:V1:discard', { c: [t.id('H1'), t.id('H3')] })
    expect([sizes(t), t.inAsh(Ann, 'H1'), t.inAsh(Ann, 'H3')]).toEqual([[7, 7, 7, 7, 7], true, true])
  })
  it('nor while he is in torpor, with one card in hand, or in another phase', () => {
    for (const more of [{ fallen: true }, { ann: { hand: held('villein', 'H1') } }, { phase: 'minion' }])
      expect(alafin(more).can(Ann, 'use:V1:discard')).toBe(false)
  })
})

describe('The Capuchin', () => {
  const capuchin = (more: object = {}) =>
    stands('the-capuchin', { ann: { crypt: ['hecate'] }, phase: 'minion', ...more })
  it('+2 hand size, in torpor too', () => {
    const sizes = [{}, { fallen: true as const }].map(more => seatStat(capuchin(more).state, Ann, 'handSize'))
    expect(sizes).toEqual([9, 9])
  })
  it('the-capuchin#1: burned, he lies in the uncontrolled region without what was his, for 3 transfers more', () => {
    for (const more of [{}, { fallen: true }]) {
      const t = capuchin({ v1: { blood: 4 }, ...more })
      t.effect(Ann, [{ op: 'modify', stat: 'strength', delta: 1, on: 'm', until: 'game' }], { m: 'V1' })
      t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'V1' })
      expect([t.state.seats[Ann]!.uncontrolled, t.blood('V1'), t.stat('V1', 'strength')]).toEqual([[t.id('V1')], 0, 1])
      t.endPhasesTo(Ann, 'influence')
      expect(t.state.frames[0]).toMatchObject({ transfers: 7 })
      t.endPhasesTo(Ben, 'master')
      expect(seatStat(t.state, Ann, 'transfers')).toBe(4)
    }
  })
  it('the-capuchin#1: back in play he is another, whom The Rack feeds no more', () => {
    const t = capuchin({ phase: 'master', ann: { hand: held('the-rack', 'L1'), crypt: ['hecate'] } })
    t.answer(Ann, 'play:L1:', { v: [t.id('V1')] })
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Ann, 'unlock')
    expect(t.can(Ann, 'use:L1:feed')).toBe(true)
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'V1' })
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'm' }, amount: 11, why: 'effect' }], { m: 'V1' })
    t.endPhasesTo(Ann, 'influence').answer(Ann, 'bring-out:V1')
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Ann, 'unlock')
    expect([t.card('L1').vars, t.can(Ann, 'use:L1:feed'), t.can(Ann, 'use:L1:offer')]).toEqual([
      { v: [] },
      false,
      false,
    ])
  })
  it('the-capuchin#2: to his owner; the transfers are for who controlled him', () => {
    const t = capuchin()
    t.effect(Ben, [{ op: 'control', who: 'm', to: 'you' }], { m: 'V1' })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'V1' })
    expect([t.state.seats[Ann]!.uncontrolled, seatStat(t.state, Ben, 'transfers')]).toEqual([[t.id('V1')], 7])
    expect(seatStat(t.state, Ann, 'transfers')).toBe(4)
  })
  it('not when he leaves play in another way', () => {
    const t = capuchin()
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'removed' }], { m: 'V1' })
    expect([t.state.seats[Ann]!.uncontrolled, seatStat(t.state, Ann, 'transfers')]).toEqual([[], 4])
  })
})

describe('Alcoan', () => {
  const fights = (b1: object) => {
    const t = stands('alcoan', { ben: { ready: [v('B1', b1)], hand: held('bonding', 'H1') } })
    attacked(t, 'V1', 'B1')
    return upTo(t, 'before-range')
  }
  it('sees the hand of who controls an ally or a younger vampire that he fights, before range', () => {
    for (const b1 of [{ capacity: 6 }, { type: 'ally', life: 3 }]) {
      const t = fights(b1)
      onwards(t, () => t.can(Ann, 'use:V1:look'))
      t.answer(Ann, 'use:V1:look')
      expect([t.happened('looked').length, t.can(Ann, 'use:V1:look')]).toEqual([1, false])
    }
  })
  it('of nobody older, or as old', () => {
    for (const capacity of [7, 8]) expect(never(fights({ capacity }), Ann, 'use:V1:look')).toBe(true)
  })
  it('only in the first round', () => {
    const t = fights({ capacity: 6 })
    t.edit(state => {
      state.frames.find(one => one.kind === 'combat')!.number = 2
    })
    expect(never(t, Ann, 'use:V1:look')).toBe(true)
  })
})
