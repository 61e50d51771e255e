import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../shared/cards/catalogue.ts'
import { isOver, onwards } from '../../support/duel.ts'
import { polling, result, tally, titled } from '../../support/polls.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { aggravated, attacked, v, fought, held } from '../scene.ts'
import { stands } from '../vampires.ts'

describe('Frondator', () => {
  it('frondator#G75-1: rescues for 1 blood less, whoever pays', () => {
    for (const [rescued, left] of [
      [0, [4, 3]],
      [1, [5, 2]],
    ] as const) {
      const t = table({
        seats: [
          { ready: [{ card: 'frondator', as: 'D1', blood: 5 }, minion('A2')], torpor: [v('T1', {}, { blood: 3 })] },
          {},
          {},
        ],
      })
      t.answer(Ann, 'rescue:D1:T1', { rescued })
      onwards(t)
      expect([t.blood('D1'), t.blood('T1')]).toEqual(left)
    }
  })
})

describe('Selena', () => {
  it.each([
    [['werewolf'], 1],
    [[], 0],
  ])('selena#G12-1: damage of a minion that is %j is aggravated %i times; Black Hand is no title', (traits, n) => {
    const t = table({
      seats: [
        { ready: [{ card: 'selena', as: 'S1' }, minion('A2')] },
        { ready: [minion('B1', { generic: { type: 'ally', life: 5, strength: 1, traits } })] },
        {},
      ],
    })
    attacked(t, 'S1', 'B1')
    onwards(t, () => isOver(t))
    expect([aggravated(t).length, t.happened('damaged').length, t.inTorpor('S1')]).toEqual([n, 2, n === 1])
  })
})

describe("Antonio d'Erlette", () => {
  const antonio = (more: object = {}) => {
    const t = stands('antonio-derlette', {
      ...more,
      ann: {
        hand: held('carlton-van-wyk', 'K1'),
        library: [...held('carlton-van-wyk', 'K2'), ...held('mylan-horseed', 'K3'), ...held('ivory-bow', 'K4')],
        uncontrolled: [v('U1')],
      },
      phase: 'influence',
    })
    // No mage ally is whole yet: one that is stands for it.
    return t.edit(({ cards }) => {
      for (const as of ['K1', 'K2']) cards[t.id(as)]!.printed = { ...factsOf('carlton-van-wyk'), keywords: ['mage'] }
    })
  }
  it('four transfers find a mage ally in library or hand, which is paid for', () => {
    const t = antonio()
    t.answer(Ann, 'use:V1:recruit')
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('K2'), t.id('K1')], min: 0 }])
    t.choose(Ann, [t.id('K1')])
    expect([
      t.state.seats[Ann]!.inPlay.includes(t.id('K1')),
      t.blood('K1'),
      t.pool(Ann),
      t.can(Ann, 'invest:U1'),
    ]).toEqual([true, 2, 18, false])
  })
  it('not in torpor', () => {
    expect(antonio({ fallen: true }).can(Ann, 'use:V1:recruit')).toBe(false)
  })
})

it('Malgorzata removes an own uncontrolled vampire for 4 blood on another', () => {
  const t = stands('malgorzata', { ann: { uncontrolled: [v('U1'), v('U2', { capacity: 8 }, { blood: 1 })] } })
  t.answer(Ann, 'action:V1:feed:V1', { gone: [t.id('U1')] })
  expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  t.allPass(() => t.can(Ann, 'choose'))
  expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('U2')] }])
  t.choose(Ann, [t.id('U2')])
  expect([t.state.seats[Ann]!.removed, t.blood('U2')]).toEqual([[t.id('U1')], 5])
  const alone = stands('malgorzata', { ann: { uncontrolled: [v('U1')] } })
  expect(alone.can(Ann, 'action:V1:feed:V1')).toBe(false)
})

it.each([
  ['Goratrix steals 2 blood', { capacity: 5 }],
  ['goratrix#1: or 2 life', { type: 'ally', life: 4 }],
])('%s', (_, b1) => {
  const t = stands('goratrix', { v1: { blood: 3 }, ben: { ready: [v('B1', b1)] } })
  const before = t.blood('B1')
  attacked(t, 'V1', 'B1')
  onwards(t, () => t.can(Ann, 'strike:V1:V1:steal'))
  t.answer(Ann, 'strike:V1:V1:steal')
  fought(t)
  expect([before - t.blood('B1'), t.blood('V1')]).toEqual([2, 4])
})

describe('Keith Moody', () => {
  const keith = ({ turnOf = Ann, phase = 'unlock', consult = ['unlock'], ...more }: object & Record<string, unknown>) =>
    stands('keith-moody', { turnOf, phase, ben: { ready: [v('B1')], edge: true, consult }, ...more } as never)
  it('in his Methuselah’s unlock phase the prey may burn the Edge, and 1 of his blood with it', () => {
    for (const more of [{}, { fallen: true }]) {
      const t = keith(more)
      const before = t.blood('V1')
      t.endPhase(Ann)
      t.answer(Ben, 'use:V1:burn')
      t.allPass()
      expect([t.blood('V1'), t.state.edge, t.pool(Ben)]).toEqual([before - 1, null, 20])
    }
  })
  it('not in another phase, nor in the unlock phase of the prey, nor without the Edge or blood, and nobody else', () => {
    const other = keith({ phase: 'discard', consult: ['unlock', 'discard'] })
    other.endPhase(Ann)
    expect(other.window()).toBeUndefined()
    expect(keith({ turnOf: Ben, consult: [] }).can(Ben, 'use:V1:burn')).toBe(false)
    for (const more of [
      { v1: { blood: 0 } },
      { ben: { ready: [v('B1')], consult: ['unlock'] } },
      { ben: { ready: [v('B1')] }, cal: { edge: true, consult: ['unlock'] } },
    ]) {
      const t = keith(more)
      t.endPhase(Ann)
      expect(t.window()).toBeUndefined()
    }
  })
})

describe('Orlando Oriundus', () => {
  const orlando = () =>
    polling(
      { generic: { title: 'primogen' } },
      {},
      [{ ready: [titled('prince', 'B1'), minion('B2')], edge: true }, {}, {}, {}],
      [{ card: 'orlando-oriundus', as: 'O1' }],
    )
  const yes = { side: ['for'] },
    no = { side: ['against'] }
  it('votes of the vampires of his Methuselah count double in the tally, and no others', () => {
    const t = orlando()
    t.answer(Ann, 'vote:title:O1', yes)
    expect(t.happened('votes-cast')).toMatchObject([{ votes: 1 }])
    t.answer(Ann, 'vote:called', yes)
    expect(tally(t)).toEqual([3, 0])
    t.answer(Ben, 'vote:title:B1', no)
    t.answer(Ben, 'vote:edge', no)
    expect(tally(t)).toEqual([3, 3])
    t.answer(Ann, 'vote:title:A1', no)
    t.allPass()
    expect(result(t)).toEqual([3, 5, false])
  })
  it('not while he is not ready as the results are tallied', () => {
    const t = orlando()
    t.answer(Ann, 'vote:title:A1', yes)
    t.effect(Ben, [{ op: 'move', who: 'o', to: 'torpor' }], { o: 'O1' })
    expect(tally(t)).toEqual([1, 0])
  })
})
