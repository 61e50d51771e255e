import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../shared/cards/catalogue.ts'
import { costOf } from '../../../shared/rules/reads/costs.ts'
import { reliefFor } from '../../../shared/rules/reads/stats.ts'
import { isOver, onwards, play } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, v, held } from '../scene.ts'
import { bleedsFor, costs, stands } from '../vampires.ts'

const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })

describe('what a vampire has in torpor, too', () => {
  const leaves = (card: string, b1: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A2')], torpor: [{ card, as: 'A1', blood: 4 }] },
        { ready: [minion('B1', b1), minion('B2')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 3, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'leave-torpor:A1')
    play(t, Ben, 'block:B1')
    return t
  }
  it('marialena#G107-1: blocked as she leaves it, she burns a blood', () => {
    const t = leaves('marialena')
    onwards(t)
    expect([t.has('blocked'), t.blood('A1'), t.inTorpor('A1')]).toEqual([true, 3, true])
  })
})

describe('Neserian', () => {
  it.each([
    [[], 0, 0],
    [[{ card: 'the-barrens' }], 1, 1],
  ])('with these locations of his Methuselah: %j', (own, bleed, votes) => {
    const t = table({
      seats: [{ ready: [{ card: 'neserian', as: 'V1' }, ...own] }, { ready: [{ card: 'elder-library' }] }],
    })
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'votes')]).toEqual([bleed, votes])
  })
})

describe('vampires with a text', () => {
  it.each([
    [9, 1],
    [10, 0],
  ])('Branimira: with %i pool, %i intercept', (pool, intercept) => {
    const t = table({ seats: [{ pool, ready: [V1('branimira')] }, {}] })
    expect(t.stat('V1', 'intercept')).toBe(intercept)
  })
  it('Adrino Manauara presses to continue once each combat, like it or not', () => {
    const t = table({ seats: [{ ready: [V1('adrino-manauara'), v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    attacked(t, 'V1', 'B1')
    onwards(t, () => isOver(t))
    expect([t.happened('pressed'), t.happened('round-started').length, t.blood('B1')]).toMatchObject([
      [{ continues: true }],
      2,
      7,
    ])
  })
  it('Adrino Manauara: a press of the opponent ends it all the same', () => {
    const t = table({ seats: [{ ready: [V1('adrino-manauara'), v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    attacked(t, 'V1', 'B1')
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    onwards(t, () => t.can(Ben, 'press:B1') || isOver(t))
    if (!isOver(t)) t.answer(Ben, 'press:B1')
    onwards(t, () => isOver(t))
    expect(t.happened('round-started').length).toBeLessThanOrEqual(2)
  })
  it('Marialena burns 1 blood before a block of her resolves', () => {
    const t = table({ seats: [{ ready: [V1('marialena'), v('A2')] }, { ready: [v('B1')] }] })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => isOver(t))
    // One before the block resolves, and one for the hand strike of B1.
    expect([
      t.blood('V1'),
      t.log.findIndex(event => event.key === 'counters') < t.log.findIndex(event => event.key === 'blocked'),
    ]).toEqual([3, true])
    const free = table({ seats: [{ ready: [V1('marialena'), v('A2')] }, { ready: [v('B1')] }] })
    free.answer(Ann, 'bleed:V1')
    free.allPass()
    expect(free.blood('V1')).toBe(5)
  })
})

describe('The Dracon', () => {
  const scene = (hand: string[] = [], b: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [
            { card: 'the-dracon', as: 'D1', blood: 5, attachments: [{ card: 'ivory-bow', as: 'G1' }] },
            minion('A2'),
          ],
          hand: hand.map((card, n) => ({ card, as: `K${n + 1}` })),
        },
        { pool: 20, ready: [minion('B1', { generic: { capacity: 9, ...b } })] },
        {},
      ],
    })
    attacked(t, 'D1', 'B1')
    return t
  }
  const struckBy = (t: ReturnType<typeof scene>, option: string) => {
    onwards(t, () => t.can(Ann, option) || isOver(t))
    t.answer(Ann, option)
    onwards(t, () => isOver(t))
    return t.happened('damaged').filter(one => 'card' in one && one.card?.id === t.id('B1'))
  }
  it('the-dracon#G148-2: +1 damage with ranged strikes, also at close range, of their kind; hands stay', () => {
    expect(struckBy(scene(), 'strike:D1:G1:shot')).toMatchObject([{ amount: 2, aggravated: true }])
    expect(struckBy(scene(['villein']), 'strike:D1:hand')).toMatchObject([{ amount: 3 }])
  })
  it('steals 1 more, with ranged strikes', () => {
    const t = scene(['theft-of-vitae'])
    struckBy(t, 'play:K1:THA:D1')
    expect([t.blood('B1'), t.blood('D1')]).toEqual([6, 7])
  })
  it('the-dracon#G148-1: a ranged strike that does neither does nothing more', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'forbid', rule: 'weapon', on: 'd', until: 'combat' }], { d: 'D1' })
    expect(struckBy(t, 'strike:D1:G1:shot')).toEqual([])
  })
  it('pays 1 blood less for what requires Vicissitude, if it is played with that', () => {
    const t = scene(['ni-dieu-ni-maitre'])
    const relief = (level: string) =>
      reliefFor(t.state, { card: t.id('D1') }, t.id('K1'), 'blood', false, { level, type: 'Action' })
    expect([relief('vic'), relief('ani'), relief('ani+vic')]).toEqual([-1, 0, -1])
  })
})

it.each([
  ['war-ghoul', 'V1', 2],
  ['war-ghoul', 'A2', 3],
  ['carlton-van-wyk', 'V1', 2],
  ['ivory-bow', 'V1', 1],
] as const)(
  'Máddji pays 1 less for allies and retainers that ask for a Tzimisce: %s for %s is %i',
  (card, by, pool) => {
    const t = stands('maddji-mistress-of-szlachtas', { ann: { hand: held(card, 'K1') } })
    expect(costOf(t.state, Ann, { facts: factsOf(card), modes: [] }, t.id('K1'), t.id(by), true)).toEqual({ pool })
  },
)

describe('Saankaláxt', () => {
  it('steals an equipment of another for 1 blood', () => {
    const t = stands('saankalaxt', {
      v1: { attachments: [{ card: 'ivory-bow', as: 'E2' }] },
      ben: { ready: [v('B1', {}, { attachments: [{ card: '44-magnum', as: 'E1' }] })] },
    })
    expect(t.option(Ann, 'action:V1:steal:V1')?.slots).toMatchObject([{ candidates: [t.id('E1')] }])
    t.answer(Ann, 'action:V1:steal:V1', { card: [t.id('E1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    t.allPass()
    expect([t.card('E1').on, t.state.seats[Ann]!.inPlay.includes(t.id('E1')), t.blood('V1')]).toEqual([
      t.id('V1'),
      true,
      6,
    ])
  })
})

it.each([
  [[{ clan: 'Tremere' }], 2],
  [[{ clan: 'Tremere antitribu' }], 1],
  [[{}], 1],
])('Stephen Bateson bleeds who has %j for %i', (theirs, bleed) => {
  expect(bleedsFor('stephen-bateson', ...theirs)).toBe(bleed)
})

describe('Xipe Totec', () => {
  const xipe = () =>
    stands('xipe-totec', {
      ann: { ready: [v('A3', { type: 'ally', life: 1 })] },
      ben: {
        ready: [v('B1', {}, { attachments: [{ card: 'raven-spy', as: 'R1' }] }), v('B2', { type: 'ally', life: 3 })],
      },
    })
  it.each([
    ['R1', 'V1'],
    ['B2', undefined],
  ])('steals %s for 1 blood at +1 stealth', (card, on) => {
    const t = xipe()
    expect(t.option(Ann, 'action:V1:steal:V1')?.slots).toMatchObject([{ candidates: [t.id('R1'), t.id('B2')] }])
    t.answer(Ann, 'action:V1:steal:V1', { card: [t.id(card)] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect([t.card(card).on, t.state.seats[Ann]!.inPlay.includes(t.id(card)), t.blood('V1')]).toEqual([
      on && t.id(on),
      true,
      8,
    ])
  })
})

describe('Jane Sims', () => {
  const jane = () => stands('jane-sims', { v1: { blood: 3 }, ann: { hand: held('rapid-change', 'K1') } })
  it.each([
    ['a combat card of 1', 'V1', { types: ['Combat'] as const, bloodCost: 1 }, {}, 1],
    ['a modifier of 1', 'V1', { types: ['Action Modifier'] as const, bloodCost: 1 }, {}, 2],
    ['a reaction of 1 for another', 'A2', { types: ['Reaction'] as const, bloodCost: 1 }, {}, 1],
    ['jane-sims#1: one of two types, as a combat card', 'V1', {}, { type: 'Combat' as const }, 1],
    ['jane-sims#1: one of two types, as a modifier', 'V1', {}, { type: 'Action Modifier' as const }, 2],
  ])('pays 1 blood more for what is no combat card: %s', (_, by, printed, way, blood) => {
    expect(costs(jane(), by, printed as object, way)).toBe(blood)
  })
  it('pays it beside pool, and for what costs nothing', () => {
    const t = stands('jane-sims', { ann: { hand: held('ivory-bow', 'K1') } })
    const cost = (by: string) =>
      costOf(t.state, Ann, { facts: factsOf('ivory-bow'), modes: [] }, t.id('K1'), t.id(by), true)
    expect([cost('V1'), cost('A2')]).toEqual([{ blood: 1, pool: 1 }, { pool: 1 }])
    const free = stands('jane-sims', { v1: { blood: 3 }, ann: { hand: held('consanguineous-boon', 'K1') } })
    free.answer(Ann, 'play:K1::V1')
    free.allPass(() => free.can(Ann, 'choose'))
    expect(free.blood('V1')).toBe(2)
  })
  it.each([
    [1, false],
    [2, true],
  ])('with %i blood she employs for 1 blood: %s', (blood, able) => {
    const t = stands('jane-sims', { v1: { blood }, ann: { hand: held('raven-spy', 'K1') } })
    expect(t.can(Ann, 'play:K1:ani:V1')).toBe(able)
  })
})
