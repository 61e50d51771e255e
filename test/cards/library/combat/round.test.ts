import { describe, expect, it } from 'vitest'
import { combatOf, duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { viewFor } from '../../../../shared/rules/index.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import {
  attacked,
  card,
  fought,
  has,
  K1,
  lastingPress,
  never,
  on,
  rounds,
  strike,
  type Table,
  type Held,
  held,
} from '../../scene.ts'

const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const inRound = (t: Table, n: number, window: string) => onwards(t, () => rounds(t) === n && t.window() === window)
const gun = on('44-magnum', 'G1')

describe('what changes a combat', () => {
  it('Carrion Crows inflict 1R or 2R in every round of the combat, whatever the range', () => {
    for (const [level, each] of [
      ['ani', 1],
      ['ANI', 2],
    ] as const) {
      const t = duel({
        a: vampire(`${level} OBF CEL`, {}, { strength: 0 }),
        b: { generic: { strength: 0 } },
        ann: [
          ...card('carrion-crows', 'C1'),
          ...card('swallowed-by-the-night', 'N1'),
          ...card('resist-earths-grasp', 'P1'),
        ],
      })
      play(t, Ann, `play:C1:${level}:A1`)
      play(upTo(t, 'range'), Ann, 'play:N1:OBF:A1')
      play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
      onwards(t)
      expect([t.blood('B1'), t.happened('damaged')]).toMatchObject([5 - 2 * each, [{ from: null }, { from: null }]])
    }
  })
  it('Carrion Crows are played before range, once a combat', () => {
    const t = duel({
      a: vampire('ANI CEL'),
      ann: [...card('carrion-crows', 'C1'), ...card('carrion-crows', 'C2'), ...card('resist-earths-grasp', 'P1')],
    })
    play(t, Ann, 'play:C1:ani:A1')
    // With the one card of its kind played, nobody is asked there any more.
    expect([t.window() === 'before-range', t.inHand(Ann, 'C2'), t.why(Ann, 'play', 'C2')?.[0]]).toEqual([
      false,
      true,
      'wrong-window',
    ])
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t, () => t.happened('round-started').length === 2)
    expect(t.can(Ann, 'play:C2:ani:A1')).toBe(false)
  })
  it('Carrion Crows of a combat that ends first bite nobody', () => {
    const t = duel({
      a: vampire('ANI'),
      b: vampire('PRE'),
      ann: card('carrion-crows', 'C1'),
      ben: card('majesty', 'M1'),
    })
    play(t, Ann, 'play:C1:ANI:A1')
    onwards(t, () => t.can(Ben, 'play:M1:pre:B1')).answer(Ben, 'play:M1:pre:B1')
    expect([t.has('damaged'), isOver(onwards(t))]).toEqual([false, true])
  })
  it('Immortal Grapple leaves both only their hands for the round', () => {
    const t = duel({
      a: vampire('POT PRE'),
      b: vampire('PRE', { attachments: [{ card: '44-magnum', as: 'G1' }] }),
      ann: [...card('immortal-grapple', 'I1'), ...card('majesty', 'M1')],
      ben: card('majesty', 'M2'),
    })
    play(upTo(t, 'before-strikes'), Ann, 'play:I1:pot:A1')
    expect(t.options(Ann)).toEqual([`strike:${t.id('A1')}:hand`])
    t.answer(Ann, 'strike:A1:hand')
    // No card of B1's Disciplines is a hand strike, so Ben is not asked.
    expect([blood(onwards(t)), t.inHand(Ben, 'M2')]).toEqual([[4, 4], true])
  })
  it('Immortal Grapple at superior gives a press, and the next round is at close range without determining it', () => {
    const t = duel({
      a: vampire('POT'),
      b: vampire('OBF'),
      ann: [...card('immortal-grapple', 'I1'), ...card('immortal-grapple', 'I2')],
      ben: card('swallowed-by-the-night', 'N1'),
    })
    play(upTo(t, 'before-strikes'), Ann, 'play:I1:POT:A1')
    play(upTo(t, 'press'), Ann, 'press:A1')
    upTo(t, 'before-strikes')
    expect([
      combatOf(t),
      t.happened('range-set').length,
      t.can(Ann, 'play:I2:pot:A1'),
      t.inHand(Ben, 'N1'),
    ]).toMatchObject([{ number: 2, range: 'close' }, 1, true, true])
  })
  it('Immortal Grapple is for close range, once a round', () => {
    const t = duel({
      a: vampire('POT'),
      b: vampire('OBF'),
      ann: [...card('immortal-grapple', 'I1'), ...card('immortal-grapple', 'I2')],
      ben: card('swallowed-by-the-night', 'N1'),
    })
    play(upTo(t, 'range'), Ben, 'play:N1:OBF:B1')
    expect(t.window()).not.toBe('before-strikes')
    const u = duel({ a: vampire('POT'), ann: [...card('immortal-grapple', 'I1'), ...card('immortal-grapple', 'I2')] })
    play(upTo(u, 'before-strikes'), Ann, 'play:I1:pot:A1')
    expect([u.window(), u.can(Ann, 'play:I2:pot:A1')]).not.toContain(true)
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
        b: has('aus pre'),
        ann: [...card('immortal-grapple', 'I1'), ...card('immortal-grapple', 'I2')],
        ben: card('charismatic-aura', 'F1'),
      }),
      'before-strikes',
    )
    play(t, Ann, 'play:I1:pot:A1')
    play(t, Ben, 'play:F1:aus+pre:B1')
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

describe('Trap', () => {
  const trapped = (ben: Held = []) => {
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, strength: 0, disciplines: ['POT'] } },
        b: { generic: { capacity: 9, strength: 0 } },
        ann: [K1('trap'), { card: 'trap', as: 'K2' }, { card: 'torn-signpost', as: 'T1' }],
        ben,
      }),
      'before-range',
    )
    play(t, Ann, 'play:K1::A1')
    return t
  }
  it('continues the combat for as many rounds as it has counters, and is burned at the end', () => {
    const t = trapped()
    expect(t.card('K1').counters).toEqual({ trap: 3 })
    fought(t)
    expect([t.happened('round-started').length, t.inAsh(Ann, 'K1')]).toEqual([4, true])
  })
  it('a card that is played sets them to 3 again', () => {
    const t = trapped()
    onwards(t, () => t.happened('round-started').length === 2 && t.can(Ann, 'play:T1:pot:A1'))
    expect(t.card('K1').counters).toEqual({ trap: 2 })
    play(t, Ann, 'play:T1:pot:A1')
    expect(t.card('K1').counters).toEqual({ trap: 3 })
  })
  it('trap#G101-1: either combatant may press to end, and nobody has pressed yet', () => {
    const t = trapped(held('boxed-in', 'X1'))
    onwards(t, () => t.can(Ben, 'play:X1::B1') || isOver(t))
    t.answer(Ben, 'play:X1::B1')
    fought(t)
    expect([t.happened('pressed'), t.happened('round-started').length]).toMatchObject([
      [{ continues: true }, { continues: false }],
      1,
    ])
  })
  it('trap#G101-1: before any other press: of Adrino Manauara too, who keeps his for a round without it', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'adrino-manauara', as: 'A1', blood: 7 }, minion('A2')], hand: [] },
        { ready: [minion('B1', { generic: { capacity: 9, strength: 0 } }), minion('B2')], hand: [K1('trap')] },
        {},
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    play(upTo(t, 'before-range'), Ben, 'play:K1::B1')
    fought(t)
    // Three rounds by the Trap, one more by his own press.
    expect([t.happened('pressed')[0], t.happened('pressed').slice(3), rounds(t)]).toMatchObject([
      { by: { id: t.id('K1') } },
      [{ by: { id: t.id('A1') }, continues: true }],
      5,
    ])
  })
  it('trap#1: one that cannot press has its combat continued all the same', () => {
    const t = upTo(
      duel({ a: { generic: { capacity: 9 } }, b: { generic: { capacity: 9 } }, ann: [K1('trap')] }),
      'before-range',
    )
    t.effect(Ann, [{ op: 'forbid', rule: 'press', on: 'm', until: 'combat' }], { m: 'A1' })
    play(t, Ann, 'play:K1::A1')
    fought(t)
    expect(t.happened('round-started').length).toBe(4)
  })
  it('trap#G101-1: two of them continue it once', () => {
    const t = trapped()
    play(t, Ann, 'play:K2::A1')
    onwards(t, () => t.happened('round-started').length === 2)
    expect(t.happened('pressed')).toMatchObject([{ continues: true }])
  })
  it('in the first round alone', () => {
    const t = duel({ a: { generic: { capacity: 9 } }, b: { generic: { capacity: 9 } }, ann: [K1('trap')] })
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m: 'A1' })
    upTo(t, 'press').reach(Ann, 'press:A1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.happened('round-started').length > 1 && t.can(Ann, 'play:K1::A1')))
    expect(offered).toBe(false)
  })
})

describe('Target Vitals', () => {
  const vital = (a: object, b: object = {}, ben: ReturnType<typeof card> = [], ann: ReturnType<typeof card> = []) =>
    duel({ a, b, ann: [...card('target-vitals', 'T1'), ...card('target-vitals', 'T2'), ...ann], ben })

  it('is played as its minion chooses a strike, one each strike, and adds 2 to what gets through', () => {
    const t = vital({})
    expect(t.window()).toBe('as-chosen')
    expect(t.happened('strike-chosen')).toHaveLength(1)
    play(t, Ann, 'play:T1::A1')
    expect(t.can(Ann, 'play:T2::A1')).toBe(false)
    expect([blood(onwards(t)), t.happened('damaged').map(event => ('amount' in event ? event.amount : 0))]).toEqual([
      [4, 2],
      [1, 1, 2],
    ])
  })

  it('target-vitals#4, target-vitals#G148-1: adds nothing where the strike inflicts nothing, and does not outlive it', () => {
    const t = vital({}, has('cel FOR'), [...card('side-strike', 'D1')])
    play(t, Ann, 'play:T1::A1')
    strike(t, Ben, 'play:D1:cel:B1')
    expect([blood(onwards(t)), t.has('damaged')]).toEqual([[5, 5], false])
    const u = vital(has('CEL', {}, { capacity: 9 }), has('cel'), card('side-strike', 'D1'), card('blur', 'X1'))
    play(upTo(u, 'as-chosen'), Ann, 'play:T1::A1')
    strike(u, Ben, 'play:D1:cel:B1')
    play(upTo(u, 'additional-strikes'), Ann, 'play:X1:cel:A1')
    // The additional strike inflicts 1, and is another strike: a second aim may go with it.
    onwards(u, () => u.can(Ann, 'play:T2::A1'))
    expect([u.blood('B1'), u.can(Ann, 'play:T2::A1')]).toEqual([5, true])
    u.pass(Ann)
    expect(onwards(u).blood('B1')).toBe(4)
  })

  it('target-vitals#2, target-vitals#G148-2: adds damage of the same kind, to the wounded too', () => {
    const t = upTo(vital(has('POT'), { blood: 3 }, [], card('roundhouse', 'R1')), 'strike')
    t.effect(Ann, [{ op: 'strike', strike: 'hand', aggravated: true }], {}, { by: 'A1' })
    play(t, Ann, 'play:T1::A1')
    onwards(t)
    // 1 wounds, and of the 2 that follow each costs a blood.
    expect([t.blood('B1'), t.inTorpor('B1')]).toEqual([1, true])
  })

  it('target-vitals#G148-2: what it adds is damage with the weapon: a Kevlar Vest prevents 2 of a gun', () => {
    const t = vital(on('44-magnum', 'G1'), { generic: { capacity: 9 }, blood: 9, ...on('kevlar-vest', 'V1') })
    onwards(t, () => t.can(Ann, 'strike:A1:G1:shot')).answer(Ann, 'strike:A1:G1:shot')
    play(t, Ann, 'play:T1::A1')
    onwards(t, () => t.has('damaged') && t.can(Ben, 'use:V1:gun:B1'))
    expect([t.blood('B1'), t.can(Ben, 'use:V1:other:B1')]).toEqual([7, false])
    play(t, Ben, 'use:V1:gun:B1')
    play(t, Ben, 'use:V1:gun:B1')
    expect(onwards(t, () => isOver(t)).blood('B1')).toBe(7)
  })

  it('target-vitals#G148-2: a Weighted Walking Stick burns counters for what it adds, too', () => {
    const t = vital(
      on('weighted-walking-stick', 'W1', {
        counters: { stick: 5 },
        changed: [{ types: ['Equipment'], keywords: ['weapon', 'melee weapon'] }],
      }),
      {
        generic: { capacity: 9 },
      },
    )
    onwards(t, () => t.can(Ann, 'strike:A1:W1:blow')).answer(Ann, 'strike:A1:W1:blow')
    play(t, Ann, 'play:T1::A1')
    onwards(t, () => isOver(t))
    expect([t.blood('B1'), t.card('W1').counters]).toEqual([5, { stick: 1 }])
  })

  it('keeps the opposing minion from pressing in the round', () => {
    const t = vital({}, has('cel'), card('resist-earths-grasp', 'P1'))
    play(t, Ann, 'play:T1::A1')
    onwards(t, () => t.can(Ben, 'play:P1:cel:B1') && t.window() === 'press')
    expect([t.has('pressed'), isOver(t), t.inHand(Ben, 'P1')]).toEqual([false, true, true])
  })

  it('is cancelled by who would suffer it, for two combat cards, as it is played', () => {
    const t = vital({}, {}, [...card('majesty', 'M1'), ...card('roundhouse', 'R1'), ...card('fame', 'F1')])
    t.answer(Ann, 'play:T1::A1')
    const cancel = 'use:T1:cancel:B1'
    expect([t.window(), t.waiting(), t.option(Ben, cancel)?.slots?.[0]]).toMatchObject([
      'as-played',
      [Ben],
      { candidates: [t.id('M1'), t.id('R1')], min: 2, max: 2 },
    ])
    expect(t.refused(Ben, cancel, { discarded: [t.id('M1'), t.id('F1')] })).toBe('illegal-args')
    t.answer(Ben, cancel, { discarded: [t.id('M1'), t.id('R1')] })
    onwards(t)
    expect([
      t.has('card-cancelled'),
      t.inAsh(Ben, 'M1'),
      t.inAsh(Ben, 'R1'),
      t.inAsh(Ann, 'T1'),
      t.blood('B1'),
    ]).toEqual([true, true, true, true, 4])
  })

  it('asks two cards of them, whatever these are; with one it asks nobody', () => {
    const t = vital({}, {}, [...card('fame', 'F1'), ...card('fame', 'F2')])
    t.answer(Ann, 'play:T1::A1')
    expect([t.waiting(), t.options(Ben)]).toEqual([[Ben], ['pass']])
    const u = vital({}, {}, card('majesty', 'M1'))
    u.answer(Ann, 'play:T1::A1')
    expect(u.window()).not.toBe('as-played')
  })
})

describe('Target Vitals', () => {
  it('target-vitals#1: in the strike step, of a strike that was committed before range, too; not where none can be chosen any more', () => {
    const t = duel({
      a: has('pot'),
      b: { generic: { capacity: 9 } },
      ann: [...card('thrown-gate', 'G1'), ...card('target-vitals')],
    })
    upTo(t, 'range')
    play(t, Ann, 'play:G1:pot:A1')
    onwards(t, () => t.can(Ann, 'play:K1::A1'))
    expect(t.window()).toBe('as-chosen')
    play(t, Ann, 'play:K1::A1')
    expect(onwards(t).blood('B1')).toBe(6)
    const lost = upTo(
      duel({
        a: on('44-magnum', 'G1'),
        b: has('POT OBF'),
        ann: card('target-vitals'),
        ben: [...card('swallowed-by-the-night', 'N1'), ...card('immortal-grapple', 'I1')],
      }),
      'range',
    )
    play(lost, Ann, 'maneuver:A1:G1:shot')
    play(lost, Ben, 'play:N1:OBF:B1')
    play(upTo(lost, 'before-strikes'), Ben, 'play:I1:POT:B1')
    expect([never(lost, Ann, 'play:K1::A1'), lost.has('strike-lost')]).toEqual([true, true])
  })
})

describe('Hunger of Marduk', () => {
  it.each([
    ['tha', 'sip', 1],
    ['THA', 'draught', 2],
  ])('hunger-of-marduk#1: [%s] %s steals %i, ranged, as often as it strikes in this round', (level, name, n) => {
    const t = lastingPress(
      duel({
        a: { generic: { clan: 'Banu Haqim', disciplines: [level], capacity: 9 }, blood: 1 },
        b: { generic: { type: 'ally', life: 9, strength: 0 } },
        ann: card('hunger-of-marduk'),
      }),
      Ann,
      'A1',
    )
    t.effect(Ann, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    upTo(t, 'before-range')
    play(t, Ann, `play:K1:${level}:A1`)
    for (let i = 1; i <= 2; i++) {
      onwards(
        t,
        () =>
          (t.happened('strike-chosen').length >= i && t.can(Ann, `strike:A1:K1:${name}`)) ||
          isOver(t) ||
          t.can(Ann, `strike:A1:K1:${name}`),
      )
      t.answer(Ann, `strike:A1:K1:${name}`)
    }
    upTo(t, 'press')
    expect([t.blood('A1'), t.blood('B1')]).toEqual([1 + 2 * n, 9 - 2 * n])
    t.reach(Ann, 'press:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, `strike:A1:K1:${name}`)) || isOver(t))
    expect([offered, t.happened('round-started').length]).toEqual([false, 2])
  })
})

describe('Conquer the Beast', () => {
  const begun = (
    level: string,
    more: { ann?: ReturnType<typeof card>; ben?: ReturnType<typeof card>; b?: object } = {},
  ) =>
    play(
      upTo(
        duel({
          a: { generic: { capacity: 9, strength: 0, disciplines: [level, 'POT'] }, ...on('44-magnum', 'G1') },
          b: { generic: { capacity: 9, strength: 0, disciplines: ['CEL'] }, ...more.b },
          ann: [K1('conquer-the-beast'), ...(more.ann ?? [])],
          ben: more.ben ?? [],
        }),
        'before-range',
      ),
      Ann,
      `play:K1:${level}:A1`,
    )
  it('[ani] presses for it in three rounds, lends no equipment, and burns with the combat', () => {
    const t = begun('ani', { ben: card('psyche', 'P1') })
    expect(t.card('K1').counters).toEqual({ beast: 3 })
    upTo(t, 'strike')
    expect(t.can(Ann, 'strike:A1:G1:shot')).toBe(false)
    fought(t)
    expect(t.happened('pressed')).toMatchObject(Array(3).fill({ by: { id: t.id('A1') }, continues: true }))
    expect([rounds(t), t.inAsh(Ann, 'K1')]).toEqual([4, true])
  })
  it('[ani] its opponent may press to end; any card played sets the counters to 3', () => {
    const t = begun('ani', { ben: [...card('psyche', 'P1'), ...card('psyche', 'P2')] })
    onwards(t, () => rounds(t) === 2 && t.window() === 'press')
    expect(t.card('K1').counters).toEqual({ beast: 1 })
    play(t, Ben, 'play:P1:cel:B1')
    expect(t.card('K1').counters).toEqual({ beast: 3 })
    fought(t)
    expect(rounds(t)).toBe(2)
  })
  it('[ANI] the presses are for it to take or leave, to continue alone, and the counters go all the same', () => {
    const t = begun('ANI', { ben: card('psyche', 'P1') })
    upTo(t, 'press')
    expect([t.can(Ann, 'use:K1:continue:A1'), t.card('K1').counters]).toEqual([true, { beast: 2 }])
    t.answer(Ann, 'use:K1:continue:A1')
    onwards(t, () => rounds(t) === 2 && t.window() === 'press')
    t.pass(Ann)
    play(t, Ben, 'play:P1:cel:B1')
    // What Ben continues nobody continues, and this press ends nothing.
    expect(t.happened('pressed')).toMatchObject([{ by: { id: t.id('A1') } }, { by: { id: t.id('B1') } }])
    t.answer(Ann, 'use:K1:continue:A1')
    const left = begun('ANI')
    fought(left)
    expect([rounds(left), left.has('pressed')]).toEqual([1, false])
  })
  it('in the first round alone', () => {
    const t = upTo(duel({ a: vampire('ani'), ann: [K1('conquer-the-beast'), ...card('boxed-in', 'P1')] }), 'press')
    play(t, Ann, 'play:P1::A1')
    onwards(t, () => rounds(t) === 2)
    expect(never(t, Ann, 'play:K1:ani:A1')).toBe(true)
  })
})

describe('Aura Reading', () => {
  const read = (level: string) =>
    play(
      upTo(
        duel({
          a: vampire('AUS', {}, { capacity: 9 }),
          ann: [K1('aura-reading'), { card: 'aura-reading', as: 'K2' }, ...Array<string>(5).fill('villein')],
          ben: card('villein', 'V1'),
          library: Array<string>(9).fill('villein'),
        }),
        'before-range',
      ),
      Ann,
      `play:K1:${level}:A1`,
    )
  const seen = (t: Table) => viewFor(t.state, Ann).seats[Ben]!.hand.cards?.length
  it('[aus] the hand of the other side lies open until the combat is over', () => {
    const t = read('aus')
    expect([seen(t), t.can(Ann, 'play:K2:AUS:A1')]).toEqual([t.state.seats[Ben]!.hand.length, true])
    onwards(t)
    expect(seen(t)).toBeUndefined()
  })
  it('[AUS] a hand of 9 for the combat, once', () => {
    const t = read('AUS')
    expect([t.state.seats[Ann]!.hand.length, t.can(Ann, 'play:K2:AUS:A1'), seen(t)]).toEqual([9, false, undefined])
    expect(t.can(Ann, 'play:K2:aus:A1')).toBe(true)
    onwards(t, () => t.has('combat-ended') && t.has('action-ended'))
    expect(t.state.seats[Ann]!.hand.length).toBe(7)
  })
})
