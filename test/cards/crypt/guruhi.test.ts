import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../../shared/api/position.ts'
import { seatStat } from '../../../shared/rules/reads/evaluate.ts'
import { combat, mode, strike } from '../../../shared/cards/makers.ts'
import type { Op } from '../../../shared/cards/language.ts'
import type { Args } from '../../../shared/rules/index.ts'
import { onwards } from '../../support/duel.ts'
import { withMadeUp } from '../../support/made-up.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, type Table } from '../scene.ts'
import { stands } from '../vampires.ts'

type Placed = NonNullable<PositionInput['seats'][number]['ready']>[number]
/** Ann's X1 bleeds and Ben's B1 blocks. */
const fight = (x: Placed, b: Placed = { generic: {} }) => {
  const t = table({
    seats: [{ ready: [{ ...x, as: 'X1' }, minion('A2')] }, { pool: 10, ready: [{ ...b, as: 'B1' }] }, {}, {}, {}],
  })
  t.answer(Ann, 'bleed:X1')
  t.reach(Ben, 'block:B1')
  return onwards(t, () => t.has('combat-started'))
}

describe('Batsheva', () => {
  /** The damage of her hands to a vampire of this clan. */
  const against = (x: Placed, clan: string) => 9 - onwards(fight(x, { generic: { capacity: 9, clan } })).blood('B1')

  it.each<[string, Placed, number[]]>([
    ['base', { card: 'batsheva' }, [2, 1, 1]],
    ['advanced', { card: 'batsheva-advanced' }, [1, 2, 1]],
    ['merged', { card: 'batsheva-advanced', merged: { card: 'batsheva' } }, [3, 3, 2]],
  ])('%s: stronger against the clan of her card, merged against anybody', (_, card, strengths) => {
    expect(['Tzimisce', 'Malkavian', 'Toreador'].map(clan => against(card, clan))).toEqual(strengths)
  })
})

it.each([
  [{}, 2, 8],
  [{ fallen: true as const }, 1, 7],
])('Nana Buruku: master phase actions and cards in hand, %j', (more, masters, hand) => {
  const t = stands('nana-buruku', { ...more, phase: 'master' })
  expect([seatStat(t.state, Ann, 'masterActions'), seatStat(t.state, Ann, 'handSize')]).toEqual([masters, hand])
})

describe('Lucian, the Perfect', () => {
  /** Ann's Lucian, who bears R1, fights Ben's B1. */
  const faces = (b: Placed, ...ben: string[]) => {
    const t = stands('lucian-the-perfect', {
      v1: { blood: 9, attachments: [{ card: 'raven-spy', as: 'R1' }] },
      ben: { ready: [{ blood: 5, ...b, as: 'B1' } as Placed], hand: ben.map((card, n) => ({ card, as: `K${n + 1}` })) },
    })
    attacked(t, 'V1', 'B1')
    return t
  }
  const refuses = 'strike:B1:none'
  const chooses = (t: Table) => onwards(t, () => t.can(Ben, refuses))
  const strikes = (t: Table, option: string, args?: Args) => {
    chooses(t).answer(Ben, option, args)
    return onwards(t)
  }
  const vampire = (...disciplines: string[]) => ({ generic: { capacity: 9, disciplines } })
  const hordes = (blood: number): Placed => ({ card: 'shambling-hordes', mode: 'nec', blood })
  const blood = (t: Table) => [t.blood('B1'), t.blood('V1')]
  const cost = (t: Table, option: string) => t.option(Ben, option)?.cost

  it('a strike against him costs 1 blood besides, or it is not made; who does not answer makes none', () => {
    const t = chooses(faces(vampire()))
    expect([t.options(Ben).length, cost(t, 'strike:B1:hand'), cost(t, refuses)]).toEqual([2, { blood: 1 }, undefined])
    expect([blood(strikes(t, 'strike:B1:hand')), blood(onwards(faces(vampire())))]).toEqual([
      [3, 8],
      [4, 9],
    ])
    const poor = onwards(faces({ ...vampire(), blood: 0 }))
    expect([poor.blood('V1'), poor.has('strike-lost')]).toEqual([9, true])
  })

  it('lucian-the-perfect#G74-2: an ally strikes with what is left, and with its last life ends the combat', () => {
    const spent = strikes(faces(hordes(1)), 'strike:B1:hand')
    expect([spent.state.seats[Ben]!.ash.includes(spent.id('B1')), spent.blood('V1')]).toEqual([true, 9])
    expect(strikes(faces(hordes(3)), 'strike:B1:hand').blood('V1')).toBe(7)
  })

  it('lucian-the-perfect#G74-1: so does a card, whether played as a strike or for its maneuver', () => {
    const t = chooses(faces(vampire('ani'), 'aid-from-bats'))
    expect([cost(t, 'play:K1:ani:B1'), blood(strikes(t, 'play:K1:ani:B1'))]).toEqual([{ blood: 1 }, [3, 8]])
    const early = faces(vampire('ani'), 'aid-from-bats')
    onwards(early, () => early.can(Ben, 'play:K1:ani:B1')).answer(Ben, 'play:K1:ani:B1')
    expect([early.blood('B1'), ...blood(onwards(early))]).toEqual([5, 4, 8])
  })

  it('lucian-the-perfect#G144-1: of a card it is part of the cost, which others make less', () => {
    const t = faces(vampire('ani'), 'aid-from-bats')
    const less = { op: 'modify', stat: 'cost', delta: -1, on: 'm', of: { kind: 'combat' }, until: 'game' } as const
    t.effect(Ben, [less], { m: 'B1' })
    expect(blood(strikes(t, 'play:K1:ani:B1'))).toEqual([4, 8])
  })

  it('lucian-the-perfect#2: what strikes at cards on him costs no more, nor does what gets away', () => {
    const t = faces({ ...vampire('ANI') }, 'canine-horde', 'dodge')
    t.effect(Ann, [{ op: 'become', who: 'm', traits: { types: ['Equipment'] }, until: 'game' }], { m: 'R1' })
    chooses(t)
    expect(['play:K1:ani:B1', 'play:K1:ANI:B1', 'play:K2::B1'].map(one => [t.can(Ben, one), cost(t, one)])).toEqual([
      [true, { blood: 1 }],
      [true, undefined],
      [true, undefined],
    ])
    const far = chooses(faces(vampire('ani'), 'aid-from-bats'))
    far.edit(({ frames }) => Object.assign(frames.at(-1)!, { range: 'long' }))
    strikes(far, 'play:K1:ani:B1', { 'aimed-at': ['R1'] })
    expect([far.state.seats[Ann]!.ash.includes(far.id('R1')), far.blood('B1')]).toEqual([true, 5])
  })

  it('lucian-the-perfect#1: what ends the combat and harms him afterwards costs it, too', () => {
    const harm: Op = { op: 'damage', to: 'event-acting', amount: 1 }
    const effects: Op[] = [{ op: 'watch', on: 'combat-ended', ops: [harm], until: 'action' }]
    withMadeUp(
      { types: ['Combat'] },
      key => combat(key, [mode('', [strike('combat-ends', { effects })])]),
      key => expect(cost(chooses(faces(vampire(), key)), 'play:K1::B1')).toEqual({ blood: 1 }),
    )
  })

  it('lucian-the-perfect#3: who has used the maneuver of its gun must pay, or cannot strike', () => {
    const armed = (n: number) => {
      const t = faces({ ...vampire(), blood: n, attachments: [{ card: '44-magnum', as: 'W1' }] } as Placed)
      onwards(t, () => t.can(Ben, 'maneuver:B1:W1:shot')).answer(Ben, 'maneuver:B1:W1:shot')
      return onwards(t, () => t.can(Ben, refuses))
    }
    expect([blood(armed(5)), blood(armed(0))]).toEqual([
      [4, 7],
      [0, 9],
    ])
  })
})
