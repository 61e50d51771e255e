import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { attacked, card, costs, fought, has, K, lastingPress, strike, type Table, tough } from '../../scene.ts'
import { fightHolding } from '../../scenes.ts'
import { asStrike, suffered } from '../../rows.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const whileAsked = (t: Table) => upTo(t, 'strike')
/** A1 strikes with this card at this level; B1 with its hands. */
const struck = (name: string, level: string, more: { a?: object; b?: object } = {}) => {
  const t = whileAsked(duel({ a: vampire(level, more.a), ...(more.b && { b: more.b }), ann: card(name, 'C1') }))
  t.answer(Ann, `play:C1:${level}:A1`)
  return onwards(t)
}
const of = (disciplines: string, generic: object = {}, more: object = {}) => ({
  generic: { disciplines: disciplines.split('+'), capacity: 9, sect: 'Anarch', ...generic },
  ...more,
})

describe('maneuvers and presses', () => {
  it('Blur gives 1 or 2 additional strikes for 1 blood', () => {
    for (const [level, left] of [
      ['cel', 3],
      ['CEL', 2],
    ] as const) {
      const t = upTo(duel({ a: vampire(level), ann: card('blur', 'P1') }), 'additional-strikes')
      play(t, Ann, `play:P1:${level}:A1`)
      expect(blood(onwards(t))).toEqual([3, left])
    }
  })
  it('Quickness gives one, at superior beside a limited one; one Quickness a round', () => {
    for (const level of ['cel', 'CEL']) {
      const t = upTo(
        duel({ a: vampire(level), ann: [...card('quickness', 'P1'), ...card('quickness', 'P2')] }),
        'additional-strikes',
      )
      play(t, Ann, `play:P1:${level}:A1`)
      expect([t.stat('A1', 'strikes'), t.can(Ann, `play:P2:${level}:A1`), blood(onwards(t))]).toEqual([
        1,
        false,
        [4, 3],
      ])
    }
  })
})

describe('strength and claws', () => {
  it('quickness#1: before or after a limited additional strike', () => {
    for (const [first, second] of [
      ['play:K1:CEL:A1', 'play:X1:cel:A1'],
      ['play:X1:cel:A1', 'play:K1:CEL:A1'],
    ] as const) {
      const t = upTo(
        duel({
          a: has('CEL', {}, { capacity: 9 }),
          b: { generic: { capacity: 9 } },
          ann: [...card('quickness'), ...card('blur', 'X1')],
        }),
        'additional-strikes',
      )
      play(t, Ann, first)
      play(t, Ann, second)
      expect(onwards(t).blood('B1')).toBe(6)
    }
  })
})

describe('strike cards', () => {
  it('Side Strike dodges; at superior it gives an additional strike', () => {
    expect(blood(struck('side-strike', 'cel'))).toEqual([5, 5])
    const t = upTo(duel({ a: vampire('CEL'), ann: card('side-strike', 'C1') }), 'additional-strikes')
    play(t, Ann, 'play:C1:CEL:A1')
    expect(blood(onwards(t))).toEqual([4, 3])
  })
})

describe('strikes that need something to take', () => {
  it('diversion#1: [tha] of a vampire without blood', () => {
    const t = duel({
      a: has('tha', { blood: 2 }, { sect: 'Anarch', strength: 0 }),
      b: { blood: 0, generic: { strength: 0 } },
      ann: card('diversion'),
    })
    strike(t, Ann, 'play:K1:tha:A1')
    expect([blood(onwards(t)), t.inAsh(Ann, 'K1')]).toEqual([[2, 0], true])
  })
})

describe('Diversion', () => {
  it('[cel] an additional strike', () => {
    const t = fightHolding('additional-strikes', 'diversion', 'cel')
    play(t, Ann, 'play:K1:cel:A1')
    fought(t)
    expect(t.blood('B1')).toBe(7)
  })
  it('[cel] limited', () => {
    const t = fightHolding('additional-strikes', 'diversion', 'cel')
    play(t, Ann, 'play:K1:cel:A1')
    expect(t.can(Ann, 'play:K2:cel:A1')).toBe(false)
  })
  it('[for] prevents 2 damage', () => {
    const t = fightHolding('prevent', 'diversion', 'for', { b: { generic: { capacity: 9, strength: 3 } } })
    play(t, Ann, 'play:K1:for:A1')
    fought(t)
    expect(t.blood('A1')).toBe(8)
  })
  it('[tha] steals 1 blood at any range, with a maneuver', () => {
    const t = fightHolding('range', 'diversion', 'tha', { a1: { blood: 3 } })
    play(t, Ann, 'play:K1:tha:A1')
    fought(t)
    expect([t.happened('maneuvered'), t.blood('A1'), t.blood('B1')]).toMatchObject([[{ range: 'long' }], 4, 8])
  })
  it('[tha] as a strike at close range', () => {
    const t = fightHolding('strike', 'diversion', 'tha', { a1: { blood: 3 } })
    t.answer(Ann, 'play:K1:tha:A1')
    fought(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([3, 8])
  })
  it('only by an Anarch', () =>
    expect(fightHolding('strike', 'diversion', 'tha', { a: { sect: 'Camarilla' } }).can(Ann, 'play:K1:tha:A1')).toBe(
      false,
    ))
})

describe('Hell-for-Leather', () => {
  it('of a stolen minion that has been burned: whoever controlled it last pays', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('obt', {}, { sect: 'Anarch', strength: 3 })), minion('A2')],
          hand: card('hell-for-leather'),
        },
        { pool: 10, ready: [minion('B2'), { ...minion('B1', { generic: { type: 'ally', life: 1 } }), owner: Cal }] },
        { pool: 10 },
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    upTo(t, 'round-end')
    play(t, Ann, 'play:K1:obt:A1')
    expect([t.inAsh(Cal, 'B1'), t.pool(Ben), t.pool(Cal)]).toEqual([true, 8, 10])
  })
  it('one that is cancelled has been played at its Discipline, and at no other', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', of('cel+ani')), minion('A2')],
          hand: K('hell-for-leather'),
        },
        { ready: [minion('B1', tough), minion('B2')] },
        { hand: card('direct-intervention', 'D1') },
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    upTo(t, 'additional-strikes')
    t.answer(Ann, 'play:K1:cel:A1')
    t.reach(Cal, 'play:D1:')
    expect([t.has('card-cancelled'), t.window()]).toEqual([true, 'press'])
    lastingPress(t, Ann, 'A1')
    upTo(t, 'press').reach(Ann, 'press:A1')
    onwards(t, () => t.can(Ann, 'strike:A1:hand'))
    expect(t.can(Ann, 'play:K2:ani:A1')).toBe(true)
  })
})

describe('Hell-for-Leather', () => {
  const card = 'hell-for-leather'
  it('[ani] a dodge, with an additional strike', () => {
    const t = fightHolding('strike', card, 'ani')
    t.answer(Ann, 'play:K1:ani:A1')
    fought(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([9, 8])
  })
  it('hell-for-leather#1: [cel] an additional strike beside a limited one', () => {
    const t = upTo(
      duel({
        a: of('cel') as never,
        b: tough,
        ann: [
          { card, as: 'K1' },
          { card: 'blur', as: 'K2' },
        ],
      }),
      'additional-strikes',
    )
    play(t, Ann, 'play:K2:cel:A1')
    play(t, Ann, 'play:K1:cel:A1')
    fought(t)
    expect(t.blood('B1')).toBe(6)
  })
  it('[obt] 2 pool of who controls the opposing minion, which is not ready any more', () => {
    for (const b of [{ generic: { capacity: 3 }, blood: 0 }, { generic: { type: 'ally', life: 1 } }]) {
      const t = upTo(duel({ a: of('obt') as never, b: b as never, ann: K(card) as never }), 'round-end')
      const pool = t.pool(Ben)
      play(t, Ann, 'play:K1:obt:A1')
      expect(t.pool(Ben)).toBe(pool - 2)
    }
  })
  it('[obt] not while it is ready', () => {
    const t = fightHolding('round-end', card, 'obt')
    expect(t.can(Ann, 'play:K1:obt:A1')).toBe(false)
  })
  it('one at a Discipline each combat, by whichever combatant', () => {
    const t = upTo(
      duel({ a: of('cel') as never, b: of('cel') as never, ann: K(card) as never, ben: [{ card, as: 'K3' }] }),
      'additional-strikes',
    )
    play(t, Ann, 'play:K1:cel:A1')
    t.allPass(() => t.waiting().includes(Ben) || t.window() !== 'additional-strikes')
    expect([t.can(Ann, 'play:K2:cel:A1'), t.can(Ben, 'play:K3:cel:B1')]).toEqual([false, false])
  })
})

describe('additional strikes of one kind', () => {
  const quick = { generic: { disciplines: ['ANI', 'THA', 'CEL', 'cel', 'pot', 'ani'], capacity: 9, sect: 'Anarch' } }
  const armed = { generic: { capacity: 9 }, attachments: [{ card: '44-magnum', as: 'G1' }] }
  const chosen = (t: ReturnType<typeof duel>) =>
    t
      .happened('strike-chosen')
      .flatMap(one => (one.key === 'strike-chosen' && one.by.id === t.id('A1') ? [one.strike] : []))
  it('Voracious Vermin: [ANI] dodges, and burns a weapon by its one additional strike', () => {
    const t = upTo(duel({ a: quick, b: armed, ann: [{ card: 'voracious-vermin', as: 'K1' }] }), 'strike')
    t.answer(Ann, 'play:K1:ANI:A1')
    onwards(t, () => t.happened('strike-chosen').length > 0 && t.can(Ann, `strike:A1:additional-0`))
    expect(t.can(Ann, 'strike:A1:hand')).toBe(false)
    t.answer(Ann, 'strike:A1:additional-0')
    onwards(t, () => t.can(Ann, 'choose') || isOver(t))
    t.choose(Ann, [t.id('G1')])
    onwards(t, () => isOver(t))
    expect([chosen(t), t.inAsh(Ben, 'G1'), t.blood('A1')]).toEqual([['dodge', 'equipment'], true, 9])
  })
  it('Voracious Vermin: [ani] and Wind Dance: [tha] only dodge', () => {
    for (const [card, level] of [
      ['voracious-vermin', 'ani'],
      ['wind-dance', 'tha'],
    ] as const)
      expect(asStrike(card, level).happened('strike-chosen').length).toBe(2)
  })
  it('Wind Dance: [THA] dodges twice, by a limited additional strike', () => {
    const t = upTo(
      duel({
        a: quick,
        b: armed,
        ann: [
          { card: 'wind-dance', as: 'K1' },
          { card: 'blur', as: 'L1' },
          { card: 'quickness', as: 'Q1' },
        ],
      }),
      'strike',
    )
    t.answer(Ann, 'play:K1:THA:A1')
    onwards(t, () => t.window() === 'additional-strikes' || isOver(t))
    // A second limited one is not to be had; an unlimited one is, and then its minion says which comes first.
    expect(t.can(Ann, 'play:L1:CEL:A1')).toBe(false)
    t.answer(Ann, 'play:Q1:CEL:A1')
    onwards(t, () => t.can(Ann, 'strike:A1:additional-0') || isOver(t))
    expect(t.can(Ann, 'strike:A1:hand')).toBe(true)
    t.answer(Ann, 'strike:A1:hand')
    onwards(t, () => t.can(Ann, 'strike:A1:additional-0') || isOver(t))
    expect(t.can(Ann, 'strike:A1:hand')).toBe(false)
    t.answer(Ann, 'strike:A1:additional-0')
    onwards(t, () => isOver(t))
    expect(chosen(t)).toEqual(['dodge', 'hand', 'dodge'])
  })
})

describe('Dust Up', () => {
  const anarch = (disciplines: string) => ({
    generic: { disciplines: disciplines.split(' '), capacity: 9, sect: 'Anarch' },
  })
  it('dust-up#1: [ani] +1 damage, [pot] +2, of the kind of the strike', () => {
    for (const [level, n] of [
      ['ani', 2],
      ['pot', 3],
    ] as const) {
      const t = upTo(duel({ a: anarch(level), b: anarch('pro'), ann: [{ card: 'dust-up', as: 'K1' }] }), 'strike')
      t.effect(Ann, [{ op: 'allow', rule: 'aggravated', on: 'a', until: 'combat' }], { a: 'A1' })
      t.answer(Ann, `play:K1:${level}:A1`)
      onwards(t, () => isOver(t))
      expect(t.happened('damaged').find(one => 'aggravated' in one && one.aggravated)).toMatchObject({ amount: n })
    }
  })
  it.each([
    ['ani', 2],
    ['pot', 0],
  ])('dust-up#G109-1: the opponent may dodge; of [%s] it takes %i', (level, n) => {
    const t = upTo(
      duel({
        a: anarch(level),
        b: anarch('cel'),
        ann: [{ card: 'dust-up', as: 'K1' }],
        ben: [{ card: 'side-strike', as: 'D1' }],
      }),
      'strike',
    )
    t.answer(Ann, `play:K1:${level}:A1`)
    onwards(t, () => t.can(Ben, 'play:D1:cel:B1'))
    t.answer(Ben, 'play:D1:cel:B1')
    onwards(t, () => isOver(t))
    expect(suffered(t, 'B1')).toEqual(n === 0 ? [] : [n])
  })
  it('dust-up#2: [cel] its additional strike is not optional: not after another limited one', () => {
    const t = upTo(
      duel({
        a: anarch('cel'),
        ann: [
          { card: 'dust-up', as: 'K1' },
          { card: 'blur', as: 'L1' },
        ],
      }),
      'additional-strikes',
    )
    t.answer(Ann, 'play:L1:cel:A1')
    onwards(t, () => (t.happened('strike-chosen').length > 1 && t.state.frames.at(-1)?.kind === 'combat') || isOver(t))
    expect(t.can(Ann, 'play:K1:cel:A1')).toBe(false)
  })
  it('[cel] dodges and strikes once more', () => {
    const t = asStrike('dust-up', 'cel', { a: { sect: 'Anarch' } })
    expect([suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([[], [1]])
  })
})

it.each([
  ['cel', 'additional-strikes', [1, 1]],
  ['CEL', 'strike', [1]],
])('Acrobatics [%s]: an additional strike, limited, for 1 blood', (level, window, inflicted) => {
  const t = asStrike('acrobatics', level, { window, ann: { hand: [...card('acrobatics'), ...card('blur', 'X1')] } })
  expect([suffered(t, 'B1'), t.happened('strike-chosen').length, costs(t)]).toEqual([inflicted, 3, [1]])
})

describe('Lightning Reflexes', () => {
  const window = 'additional-strikes'
  it('[cel] an additional strike for 1 blood', () => {
    const t = asStrike('lightning-reflexes', 'cel', { window })
    expect([suffered(t, 'B1').length, costs(t)]).toEqual([2, [1]])
  })
  it.each([0, 2])('lightning-reflexes#G65-1: [CEL] for %i blood more, which is no cost, as many', n => {
    const t = upTo(duel({ a: of('CEL', {}, { blood: 5 }), b: tough, ann: K('lightning-reflexes') }), window)
    play(t, Ann, 'play:K1:CEL:A1')
    onwards(t, () => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 0, max: t.blood('A1') }])
    const before = t.blood('A1')
    t.answer(Ann, 'choose', { pick: n })
    // What is limited bars what is limited.
    expect([t.blood('A1'), t.can(Ann, 'play:K2:cel:A1'), costs(t)]).toEqual([before - n, false, [1]])
    fought(t)
    expect(t.happened('strike-chosen').length).toBe(2 + n)
  })
})

describe('Arms of Ahriman', () => {
  it('[obl] an additional strike, limited', () => {
    const t = upTo(duel({ a: vampire('obl'), ann: K('arms-of-ahriman') }), 'additional-strikes')
    play(t, Ann, 'play:K1:obl:A1')
    expect([t.stat('A1', 'strikes'), t.can(Ann, 'play:K2:obl:A1'), blood(onwards(t))]).toEqual([1, false, [4, 3]])
  })
  it('[OBL] dodges, and has an additional strike', () =>
    expect(blood(struck('arms-of-ahriman', 'OBL'))).toEqual([5, 4]))
})
