import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, isOver, onwards, play, upTo, type Table } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { table } from '../support/table.ts'
import { has, rounds, strike } from './scene.ts'

/** Rulings on cards of combat, each by its id (`test/conformance/rulings.ts`). */
const card = (name: string, as: string) => [{ card: name, as }]
const on = (name: string, as: string) => ({ attachments: [{ card: name, as }] })
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const inRound = (t: Table, n: number, window: string) => onwards(t, () => rounds(t) === n && t.window() === window)
const gun = on('44-magnum', 'G1')
const press = card('resist-earths-grasp', 'P1')

describe('.44 Magnum', () => {
  it('44-magnum#1: its maneuver has gone to whoever bears it next in the same combat', () => {
    const t = upTo(
      duel({
        a: has('CEL OBF', gun),
        b: has('CEL OBF'),
        ann: press,
        ben: [
          ...card('swallowed-by-the-night', 'N1'),
          ...card('fast-hands', 'F1'),
          ...card('swallowed-by-the-night', 'N2'),
        ],
      }),
      'range',
    )
    play(t, Ann, 'maneuver:A1:G1:shot')
    play(t, Ben, 'play:N1:OBF:B1')
    strike(t, Ben, 'play:F1:CEL:B1')
    expect([upTo(t, 'press').card('G1').on, t.happened('strike-lost').length]).toEqual([t.id('B1'), 1])
    play(t, Ann, 'play:P1:cel:A1')
    inRound(t, 2, 'range')
    expect([t.can(Ben, 'play:N2:OBF:B1'), t.refused(Ben, 'maneuver:B1:G1:shot')]).toEqual([true, 'illegal-option'])
    strike(t, Ben, 'strike:B1:G1:shot')
    expect(onwards(t).happened('damaged')).toMatchObject([
      { card: { id: t.id('B1') }, amount: 1 },
      { card: { id: t.id('A1') }, amount: 2 },
    ])
  })

  it('44-magnum#G24-1: where the shot is barred, so is its maneuver', () => {
    const t = upTo(duel({ a: has('ani', gun), ann: card('carrion-crows', 'C1') }), 'before-range')
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'a', until: 'round' }], { a: 'A1' })
    onwards(t, () => t.can(Ann, 'maneuver:A1:G1:shot'))
    expect([isOver(t), t.has('maneuvered')]).toEqual([true, false])
    const free = upTo(duel({ a: has('ani', gun), ann: card('carrion-crows', 'C1') }), 'before-range')
    expect(upTo(free, 'range').can(Ann, 'maneuver:A1:G1:shot')).toBe(true)
  })
})

describe('environmental damage', () => {
  /** What inflicts a point on A1 in each round is there; A1 does this. */
  const crows = (name: string, a: object, ann: { card: string; as: string }[]) => {
    const t = duel({
      a,
      b: has('ani', name === 'murder-of-crows' ? on(name, 'K1') : {}, { strength: 3 }),
      ann,
      ben: [...card('canine-horde', 'H1'), ...(name === 'carrion-crows' ? card(name, 'K1') : [])],
    })
    return name === 'carrion-crows' ? play(t, Ben, 'play:K1:ani:B1') : t
  }
  it.each(['carrion-crows', 'murder-of-crows'])(
    '%s#G17-1: it comes through a dodge, not after combat has ended, nor once its target or its side is wounded by a first strike',
    name => {
      const dodges = crows(name, has('cel'), card('side-strike', 'D1'))
      strike(dodges, Ann, 'play:D1:cel:A1')
      expect([onwards(dodges).blood('A1'), dodges.happened('damaged').length]).toEqual([4, 1])
      const ends = crows(name, has('pre'), card('majesty', 'M1'))
      strike(ends, Ann, 'play:M1:pre:A1')
      expect([onwards(ends).blood('A1'), ends.has('damaged')]).toEqual([4, false])
      for (const [to, seat, by] of [
        ['A1', Ben, 'B1'],
        ['B1', Ann, 'A1'],
      ] as const) {
        const first = crows(name, has('cel'), card('side-strike', 'D1'))
        first.edit(state => {
          state.cards[first.id(to)]!.blood = 1
        })
        onwards(first, () => first.can(seat, `strike:${by}:hand`))
        first.effect(seat, [{ op: 'strike', strike: 'damage', damage: 2, first: true }], {}, { by })
        onwards(first)
        expect([first.inTorpor(to), first.happened('damaged').length]).toEqual([true, 1])
      }
    },
  )

  it('murder-of-crows#G16-1: the retainer is its source, so immunity to retainers holds', () => {
    const fight = (a1: object) => {
      const t = table({
        seats: [
          { ready: [a1 as ReturnType<typeof minion>, minion('A2')] },
          { ready: [minion('B1', on('murder-of-crows', 'K1'))] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      play(t, Ben, 'block:B1')
      return onwards(t)
        .happened('damaged')
        .flatMap(event => (event.key === 'damaged' && event.card.id === t.id('A1') ? [event.from?.key] : []))
    }
    expect(fight(minion('A1')).toSorted()).toEqual(['generic', 'murder-of-crows'])
    expect(fight({ card: 'carolina-valez', as: 'A1' })).toEqual(['generic'])
  })

  it('murder-of-crows#G29-1: additional strikes of its employer are none of its own', () => {
    const t = duel({ a: {}, b: has('CEL', on('murder-of-crows', 'K1'), { strength: 0 }), ben: card('blur', 'X1') })
    play(upTo(t, 'additional-strikes'), Ben, 'play:X1:CEL:B1')
    onwards(t)
    expect([
      t.happened('strike-chosen').filter(event => event.key === 'strike-chosen' && event.by.id === t.id('B1')).length,
      t.blood('A1'),
    ]).toEqual([3, 4])
  })
})

describe('Hidden Strength', () => {
  const hit = (level: string, strength: number, x: number) =>
    play(
      upTo(duel({ a: { generic: { strength } }, b: has(level), ben: card('hidden-strength', 'H1') }), 'prevent'),
      Ben,
      `play:H1:${level}:B1`,
      { x },
    )

  it('hidden-strength#1, hidden-strength#G32-1: X is what is paid, 0 or more', () => {
    const none = hit('for', 2, 0)
    expect([none.happened('prevented'), onwards(none).blood('B1')]).toMatchObject([[{ amount: 1 }], 4])
    const two = hit('for', 4, 2)
    expect([
      two.happened('counters').find(event => event.key === 'counters' && event.why === 'cost'),
      two.happened('prevented'),
      onwards(two).blood('B1'),
    ]).toMatchObject([{ amount: 2 }, [{ amount: 3 }], 2])
    const t = upTo(
      duel({ a: { generic: { strength: 2 } }, b: has('for'), ben: card('hidden-strength', 'H1') }),
      'prevent',
    )
    expect(t.refused(Ben, 'play:H1:for:B1', { x: -1 })).toBe('illegal-args')
  })

  it('hidden-strength#2: X may be more than is needed', () => {
    const t = hit('FOR', 1, 3)
    expect([t.happened('prevented'), onwards(t).blood('B1')]).toMatchObject([[{ amount: 1 }], 2])
  })

  it('hidden-strength#3: not where there is nothing to prevent', () => {
    const t = duel({ a: { generic: { strength: 0 } }, b: has('FOR'), ben: card('hidden-strength', 'H1') })
    onwards(t, () => t.can(Ben, 'play:H1:for:B1') || t.can(Ben, 'play:H1:FOR:B1'))
    expect([isOver(t), t.inHand(Ben, 'H1')]).toEqual([true, true])
  })
})

describe('optional presses', () => {
  const given = {
    'hidden-strength': () =>
      play(
        upTo(
          duel({
            a: { generic: { disciplines: ['CEL'], strength: 2, capacity: 8 } },
            b: has('FOR'),
            ann: press,
            ben: card('hidden-strength', 'X1'),
          }),
          'prevent',
        ),
        Ben,
        'play:X1:FOR:B1',
        { x: 0 },
      ),
    'immortal-grapple': () =>
      play(
        upTo(duel({ a: has('CEL'), b: has('POT'), ann: press, ben: card('immortal-grapple', 'X1') }), 'before-strikes'),
        Ben,
        'play:X1:POT:B1',
      ),
    'resist-earths-grasp': () =>
      play(
        upTo(duel({ a: has('CEL'), b: has('cel'), ann: press, ben: card('resist-earths-grasp', 'X1') }), 'range'),
        Ben,
        'play:X1:cel:B1',
      ),
  }
  it.each(Object.entries(given))('%s#G96-1: unused, it is gone in the next round', (_, begin) => {
    const t = upTo(begin(), 'press')
    play(t, Ann, 'play:P1:cel:A1')
    expect([t.can(Ben, 'press:B1'), t.stat('B1', 'press')]).toEqual([true, 1])
    onwards(t, () => rounds(t) === 2)
    expect(t.stat('B1', 'press')).toBe(0)
    onwards(t, () => t.can(Ben, 'press:B1'))
    expect([rounds(t), isOver(t)]).toEqual([2, true])
  })
})

describe('Immortal Grapple', () => {
  it('immortal-grapple#1: who has used the maneuver of a gun has no strike', () => {
    const t = upTo(
      duel({
        a: has('POT OBF'),
        b: gun,
        ann: [...card('swallowed-by-the-night', 'N1'), ...card('immortal-grapple', 'I1')],
      }),
      'range',
    )
    play(t, Ben, 'maneuver:B1:G1:shot')
    play(t, Ann, 'play:N1:OBF:A1')
    play(upTo(t, 'before-strikes'), Ann, 'play:I1:POT:A1')
    expect([blood(onwards(t)), t.happened('strike-lost')]).toMatchObject([[5, 4], [{ by: { id: t.id('B1') } }]])
  })

  it('immortal-grapple#2: cancelled, it has been played all the same: no second one in the round', () => {
    const t = upTo(
      duel({
        a: has('POT'),
        b: has('myt'),
        ann: [...card('immortal-grapple', 'I1'), ...card('immortal-grapple', 'I2')],
        ben: card('fae-contortion', 'F1'),
      }),
      'before-strikes',
    )
    play(t, Ann, 'play:I1:pot:A1')
    play(t, Ben, 'play:F1:reflex:B1')
    expect(t.happened('card-cancelled')).toMatchObject([{ card: { id: t.id('I1') } }])
    onwards(t, () => t.can(Ann, 'play:I2:pot:A1'))
    expect([isOver(t), t.inHand(Ann, 'I2')]).toEqual([true, true])
  })

  /** Into the second round, whose range A1 has set. */
  const second = (b: object, ben: { card: string; as: string }[]) => {
    const t = upTo(duel({ a: has('POT'), b, ann: card('immortal-grapple', 'I1'), ben }), 'before-strikes')
    play(t, Ann, 'play:I1:POT:A1')
    return play(upTo(t, 'press'), Ann, 'press:A1')
  }
  it('immortal-grapple#G127-1: the range is set and not determined; what else is played before range still is', () => {
    const t = second(has('ani OBF', gun), [...card('carrion-crows', 'C1'), ...card('swallowed-by-the-night', 'N1')])
    inRound(t, 2, 'before-range')
    play(t, Ben, 'play:C1:ani:B1')
    onwards(
      t,
      () =>
        t.window() === 'range' ||
        t.window() === 'before-strikes' ||
        t.can(Ann, 'strike:A1:hand') ||
        t.can(Ben, 'strike:B1:hand'),
    )
    expect([t.window() === 'range', combatOf(t), t.happened('range-set')]).toMatchObject([
      false,
      { range: 'close', number: 2 },
      [{ range: 'close' }],
    ])
    expect([onwards(t).has('maneuvered'), t.inHand(Ben, 'N1')]).toEqual([false, true])
  })

  it('immortal-grapple#G127-2: what another effect has set for that round stands', () => {
    const t = upTo(duel({ a: has('POT'), b: {}, ann: card('immortal-grapple', 'I1') }), 'before-strikes')
    t.effect(Ben, [{ op: 'range', next: 'long' }])
    play(t, Ann, 'play:I1:POT:A1')
    play(upTo(t, 'press'), Ann, 'press:A1')
    onwards(t)
    expect([rounds(t), t.happened('range-set'), blood(t)]).toMatchObject([2, [{ range: 'long' }], [4, 4]])
  })
})

describe('Kevlar Vest', () => {
  const shot = (t: Table) => {
    onwards(t, () => t.window() === 'strike' || t.can(Ann, 'strike:A1:hand'))
    t.effect(Ann, [{ op: 'strike', strike: 'damage', damage: 1, ranged: true }], {}, { by: 'A1', source: 'G1' })
    return upTo(t, 'prevent')
  }
  it('kevlar-vest#1, kevlar-vest#G153-2: of its two points against guns one may go to each of two shots', () => {
    const t = shot(duel({ a: has('CEL', gun), b: on('kevlar-vest', 'K1'), ann: press }))
    play(t, Ben, 'use:K1:gun:B1')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t, () => rounds(t) === 2)
    play(shot(t), Ben, 'use:K1:gun:B1')
    expect([onwards(t).blood('B1'), t.happened('prevented')]).toMatchObject([5, [{ amount: 1 }, { amount: 1 }]])
  })

  it('kevlar-vest#G153-1: of less damage than it could prevent all is prevented', () => {
    const t = shot(duel({ a: has('CEL', gun), b: on('kevlar-vest', 'K1'), ann: press }))
    play(t, Ben, 'use:K1:gun:B1')
    expect([t.window() === 'prevent', onwards(t).blood('B1'), t.has('damaged')]).toEqual([false, 5, true])
    expect(t.happened('damaged')).toMatchObject([{ card: { id: t.id('A1') } }])
  })
})

describe('Majesty', () => {
  it('majesty#1: its vampire has unlocked, and stays so in the combat that follows', () => {
    const t = duel({ a: has('CEL'), b: has('PRE'), ann: card('psyche', 'P1'), ben: card('majesty', 'M1') })
    strike(t, Ben, 'play:M1:PRE:B1')
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => t.happened('combat-started').length === 2)
    expect([t.happened('combat-started').length, t.locked('B1'), t.locked('A1')]).toEqual([2, false, true])
    expect(onwards(t).locked('B1')).toBe(false)
  })
})

describe('Taste of Vitae', () => {
  const T1 = card('taste-of-vitae', 'T1')

  it('taste-of-vitae#1: not against an ally', () => {
    const t = duel({ a: { blood: 2 }, b: { generic: { type: 'ally', life: 3 } }, ann: T1 })
    onwards(t, () => t.can(Ann, 'play:T1::A1'))
    expect([isOver(t), t.inHand(Ann, 'T1')]).toEqual([true, true])
  })

  it('taste-of-vitae#2: after the presses, and also where the round ends early', () => {
    const t = duel({ a: has('pot', { blood: 1 }, { strength: 2 }), b: has('cel'), ann: T1, ben: press })
    onwards(t, () => t.window() === 'press')
    expect(t.can(Ann, 'play:T1::A1')).toBe(false)
    play(t, Ben, 'play:P1:cel:B1')
    onwards(t, () => t.window() === 'round-end')
    expect([t.window(), t.can(Ann, 'play:T1::A1')]).toEqual(['round-end', true])
    const early = duel({ a: { blood: 1, generic: { strength: 4 } }, b: { blood: 3 }, ann: T1 })
    onwards(early, () => early.can(Ann, 'play:T1::A1'))
    expect([early.inTorpor('B1'), early.log.some(event => event.key === 'passed' && event.window === 'press')]).toEqual(
      [true, false],
    )
    play(early, Ann, 'play:T1::A1')
    expect(early.blood('A1')).toBe(3)
  })

  it('taste-of-vitae#3: before or after what is played as the combat would end', () => {
    const scene = () =>
      duel({
        a: has('CEL', { blood: 1 }, { strength: 2 }),
        b: { generic: { strength: 0 } },
        ann: [...T1, ...card('psyche', 'P1'), ...card('taste-of-vitae', 'T2')],
      })
    const before = scene()
    play(upTo(before, 'round-end'), Ann, 'play:T1::A1')
    play(upTo(before, 'combat-ends'), Ann, 'play:P1:CEL:A1')
    expect([before.blood('A1'), before.can(Ann, 'play:T2::A1')]).toEqual([3, false])
    const after = scene()
    upTo(after, 'combat-ends')
    expect([after.can(Ann, 'play:P1:CEL:A1'), after.can(Ann, 'play:T1::A1')]).toEqual([true, false])
    play(after, Ann, 'play:P1:CEL:A1')
    play(after, Ann, 'play:T1::A1')
    const told = after.log.map(event => event.key)
    expect([
      after.blood('A1'),
      told.lastIndexOf('card-played') < told.indexOf('combat-ended'),
      onwards(after).happened('combat-started').length,
    ]).toEqual([3, true, 2])
  })

  it('taste-of-vitae#4: also where the opposing vampire has been burned', () => {
    const t = duel({
      a: has('pot', { blood: 1 }),
      b: { blood: 1, generic: { strength: 0 } },
      ann: [...T1, ...card('roundhouse', 'R1')],
    })
    onwards(t, () => t.can(Ann, 'strike:A1:hand'))
    // A point wounds, one burns the blood, one the vampire.
    t.effect(Ann, [{ op: 'strike', strike: 'damage', damage: 3, aggravated: true }], {}, { by: 'A1' })
    onwards(t, () => t.can(Ann, 'play:T1::A1'))
    expect([t.inAsh(Ben, 'B1'), t.can(Ann, 'play:T1::A1')]).toEqual([true, true])
    play(t, Ann, 'play:T1::A1')
    expect(t.blood('A1')).toBe(2)
  })
})

describe('Theft of Vitae', () => {
  const T1 = card('theft-of-vitae', 'T1')

  it('theft-of-vitae#1: from one with less blood than that', () => {
    const t = duel({ a: has('THA', { blood: 2 }, { strength: 0 }), b: { blood: 1, generic: { strength: 0 } }, ann: T1 })
    strike(t, Ann, 'play:T1:THA:A1')
    expect(blood(onwards(t))).toEqual([3, 0])
  })

  it('theft-of-vitae#2: two at once are added up, so that no blood is lost above the capacity', () => {
    const t = duel({
      a: has('THA', { blood: 5 }),
      b: has('tha', { blood: 5 }),
      ann: T1,
      ben: card('theft-of-vitae', 'T2'),
    })
    strike(t, Ann, 'play:T1:THA:A1')
    strike(t, Ben, 'play:T2:tha:B1')
    expect(blood(onwards(t))).toEqual([5, 4])
  })
})
