import { describe, expect, it } from 'vitest'
import { combatOf, duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { card, has, held, type Held, hits, never } from '../../scene.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const strong = { generic: { strength: 4 } }
const press = card('resist-earths-grasp', 'P1')

describe('what changes a combat', () => {
  it('Taste of Vitae gains what the opposing vampire has lost to damage in the round, and nothing else', () => {
    const t = duel({
      a: vampire('POT', { blood: 1 }, { strength: 3 }),
      b: vampire('PRE', { blood: 4 }),
      ann: [...card('taste-of-vitae', 'T1'), ...card('taste-of-vitae', 'T2')],
    })
    upTo(t, 'round-end')
    play(t, Ann, 'play:T1::A1')
    expect([t.blood('A1'), t.can(Ann, 'play:T2::A1')]).toEqual([3, false])
  })
  it('Taste of Vitae is not for the wounded, for allies, or against an ally', () => {
    const t = onwards(duel({ a: strong, b: { blood: 1 }, ben: card('taste-of-vitae', 'T1') }))
    expect([
      t.inTorpor('B1'),
      t.inHand(Ben, 'T1'),
      t.log.some(event => event.key === 'passed' && event.window === 'round-end'),
    ]).toEqual([true, true, false])
    const u = onwards(duel({ b: { generic: { type: 'ally', life: 3 } }, ann: card('taste-of-vitae', 'T1') }))
    expect(u.log.some(event => event.key === 'passed' && event.window === 'round-end')).toBe(false)
    const v = onwards(duel({ b: { generic: { type: 'ally', life: 3 } }, ben: card('taste-of-vitae', 'T1') }))
    expect(v.log.some(event => event.key === 'passed' && event.window === 'round-end')).toBe(false)
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

describe('Amaranth', () => {
  const strong = (more: object = {}) => ({ generic: { strength: 4, capacity: 6, ...more } })
  /** A1 hits B1 for 4, which has 2 blood. */
  const fallen = (a: object = {}, b: object = {}) =>
    duel({
      a: { ...strong(), blood: 3, ...a },
      b: { blood: 2, ...b },
      ann: card('amaranth', 'X1'),
      ben: card('amaranth', 'X2'),
    })

  it('diablerizes the opposing vampire in place of its torpor, and the blood hunt follows', () => {
    const t = fallen({}, { blood: 3 })
    play(
      onwards(t, () => t.window() === 'to-torpor'),
      Ann,
      'play:X1::A1',
    )
    expect([t.inAsh(Ben, 'B1'), t.has('to-torpor'), t.happened('diablerized'), t.has('blood-hunt')]).toMatchObject([
      true,
      false,
      [{ by: { id: t.id('A1') } }],
      true,
    ])
    onwards(t)
    expect([isOver(t), t.inAsh(Ann, 'X1'), t.inTorpor('A1')]).toEqual([true, true, false])
  })

  it('is only for this moment: where nobody falls nobody is asked, and afterwards it is too late', () => {
    const t = onwards(duel({ a: strong(), ann: card('amaranth', 'X1') }))
    expect([t.has('to-torpor'), t.inHand(Ann, 'X1')]).toEqual([false, true])
    const u = fallen()
    onwards(u, () => u.window() === 'to-torpor').pass(Ann)
    expect([u.inTorpor('B1'), onwards(u).inHand(Ann, 'X1'), isOver(u)]).toEqual([true, true, true])
  })

  it('is not for the wounded, nor for allies or the Blood Cursed', () => {
    const both = duel({
      a: { ...strong(), blood: 1 },
      b: { ...strong(), blood: 1 },
      ann: card('amaranth', 'X1'),
      ben: card('amaranth', 'X2'),
    })
    onwards(both)
    expect([both.inTorpor('A1'), both.inTorpor('B1'), both.inHand(Ann, 'X1'), both.inHand(Ben, 'X2')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    const ally = onwards(fallen({ generic: { type: 'ally', life: 5, strength: 4 } }))
    expect([ally.inTorpor('B1'), ally.inHand(Ann, 'X1')]).toEqual([true, true])
    const cursed = table({
      seats: [
        { ready: [{ card: 'alu', as: 'A1' }, minion('A2')], hand: card('amaranth', 'X1') },
        { ready: [minion('B1', { blood: 0 })] },
        {},
        {},
        {},
      ],
    })
    cursed.answer(Ann, 'bleed:A1')
    onwards(play(cursed, Ben, 'block:B1'))
    expect([cursed.inTorpor('B1'), cursed.inHand(Ann, 'X1')]).toEqual([true, true])
  })

  it('waits for the whole damage', () => {
    const t = fallen({}, { blood: 0 })
    expect([
      onwards(t, () => t.window() === 'to-torpor').can(Ann, 'play:X1::A1'),
      t.blood('B1'),
      t.inTorpor('B1'),
    ]).toEqual([true, 0, false])
  })
})

describe('at the end of the round', () => {
  const disarms = (more: { a?: object; b?: object; ann?: Held; ben?: Held } = {}) =>
    duel({ a: has('pot CEL', {}, { strength: 2 }), b: { generic: { capacity: 9 } }, ann: card('disarm'), ...more })
  it('disarm#1: after the presses, and where the round ends early', () => {
    const t = disarms({ ben: card('psyche', 'P1'), b: has('cel', {}, { capacity: 9 }) })
    upTo(t, 'press')
    expect(t.can(Ann, 'play:K1:pot:A1')).toBe(false)
    upTo(t, 'round-end')
    expect(t.can(Ann, 'play:K1:pot:A1')).toBe(true)
    const early = disarms({ b: { generic: { capacity: 9 }, blood: 9 } })
    onwards(early, () => early.has('damaged'))
    early.effect(Ben, [{ op: 'outcome', of: 'combat', is: 'ends' }])
    onwards(early, () => early.can(Ann, 'play:K1:pot:A1') || isOver(early))
    expect([
      early.can(Ann, 'play:K1:pot:A1'),
      early.log.some(event => event.key === 'passed' && event.window === 'press'),
    ]).toEqual([true, false])
  })

  it('disarm#2: what the environment inflicts does not count', () => {
    const t = disarms({
      a: has('pot ani', {}, { strength: 1 }),
      ann: [...card('disarm'), ...card('carrion-crows', 'C1')],
    })
    play(upTo(t, 'before-range'), Ann, 'play:C1:ani:A1')
    upTo(t, 'round-end')
    expect([hits(t, 'B1').length, hits(t, 'A1').length, never(t, Ann, 'play:K1:pot:A1')]).toEqual([2, 1, true])
  })

  it('disarm#3: before or after what is played then, and as combat would end', () => {
    const t = disarms({
      a: has('pot CEL', { blood: 2 }, { strength: 2 }),
      ann: [...card('disarm'), ...card('taste-of-vitae', 'T1')],
    })
    play(upTo(t, 'round-end'), Ann, 'play:T1::A1')
    play(t, Ann, 'play:K1:pot:A1')
    onwards(t)
    expect([t.inTorpor('B1'), t.card('K1').on, t.blood('A1')]).toEqual([true, t.id('B1'), 3])
    const other = disarms({
      a: has('pot CEL', { blood: 2 }, { strength: 2 }),
      ann: [...card('disarm'), ...card('taste-of-vitae', 'T1')],
    })
    play(upTo(other, 'round-end'), Ann, 'play:K1:pot:A1')
    play(other, Ann, 'play:T1::A1')
    expect([other.inTorpor('B1'), other.inAsh(Ann, 'T1')]).toEqual([true, true])
  })

  it('disarm#3: also after Psyche! has queued another combat, which does not take place then', () => {
    const t = disarms({ ann: [...card('disarm'), ...card('psyche', 'P1')], b: { generic: { capacity: 9 } } })
    onwards(t, () => t.window() === 'combat-ends')
    play(t, Ann, 'play:P1:CEL:A1')
    expect([t.window(), t.can(Ann, 'play:K1:pot:A1')]).toEqual(['combat-ends', true])
    play(t, Ann, 'play:K1:pot:A1')
    onwards(t)
    expect([t.inTorpor('B1'), t.happened('combat-started').length]).toEqual([true, 1])
    const none = disarms()
    onwards(none, () => none.window() === 'combat-ends' || isOver(none))
    expect(none.can(Ann, 'play:K1:pot:A1')).toBe(false)
  })

  it('disarm#G129-1: a round that ends before its range is determined is at close range, unless another was set', () => {
    const t = (set: boolean) => {
      const fight = duel({
        a: has('pot'),
        b: has('ANI FOR'),
        ann: card('disarm'),
        ben: card('alpha-glint', 'G1'),
      })
      if (set)
        fight.edit(state => {
          for (const frame of state.frames) if (frame.kind === 'combat') frame.range = 'long'
        })
      onwards(fight, () => fight.can(Ben, 'play:G1:ANI+FOR:B1'))
      fight.edit(state =>
        state.facts.push({ name: 'inflicted', of: fight.id('A1'), n: 2, until: combatOf(fight).round }),
      )
      play(fight, Ben, 'play:G1:ANI+FOR:B1')
      return !never(fight, Ann, 'play:K1:pot:A1')
    }
    expect([t(false), t(true)]).toEqual([true, false])
  })
})

describe('Pulled Fangs', () => {
  const F = held('pulled-fangs', 'F1', 'F2')
  /** A1 has hit harder in the round that is over. */
  const hit = (b: object = { blood: 5 }, a: object = vampire('pot', {}, { strength: 2 }), ann = F) =>
    upTo(duel({ a, b, ann }), 'round-end')
  const fanged = (blood: number, more: object = {}, turn: object = {}) =>
    table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { disciplines: ['pot'] } }),
            minion('A2', { generic: { type: 'ally', life: 2 } }),
          ],
        },
        {
          ready: [
            minion('B1', { blood, attachments: [{ card: 'pulled-fangs', as: 'F1' }], ...more }),
            minion('B2', { blood: 3 }),
          ],
        },
        {},
      ],
      ...turn,
    } as never)

  it('is put on who was hurt more, for 1 damage', () => {
    const t = hit()
    const before = t.blood('B1')
    play(t, Ann, 'play:F1::A1')
    expect([t.card('F1').on, before - t.blood('B1')]).toEqual([t.id('B1'), 1])
    expect(t.can(Ann, 'play:F2::A1')).toBe(false)
  })
  it('not on who was hurt no more, nor on an ally', () => {
    for (const [b, a] of [
      [{ blood: 5, generic: { strength: 2 } }, vampire('pot', {}, { strength: 2 })],
      [{ generic: { type: 'ally', life: 5 } }, vampire('pot', {}, { strength: 2 })],
    ]) {
      const t = duel({ a: a as object, b: b as object, ann: F })
      onwards(t, () => t.can(Ann, 'play:F1::A1'))
      expect([isOver(t), t.inHand(Ann, 'F1')]).toEqual([true, true])
    }
  })
  it('pulled-fangs#2: after the presses', () => {
    const t = duel({ a: has('pot', {}, { strength: 2 }), b: has('cel', { blood: 5 }), ann: F, ben: press })
    onwards(t, () => t.window() === 'press')
    expect(t.can(Ann, 'play:F1::A1')).toBe(false)
    onwards(t, () => t.window() === 'round-end')
    expect(t.can(Ann, 'play:F1::A1')).toBe(true)
  })
  it('pulled-fangs#2: also where the round ends early', () => {
    const t = duel({ a: has('pot', {}, { strength: 2 }), b: { blood: 5 }, ann: F })
    onwards(t, () => t.has('damaged'))
    t.effect(Ben, [{ op: 'outcome', of: 'combat', is: 'ends' }])
    expect(never(t, Ann, 'play:F1::A1')).toBe(false)
  })
  it('pulled-fangs#1: what the environment inflicts does not count', () => {
    const t = duel({ a: has('pot ani'), b: { blood: 5 }, ann: [...F, ...card('carrion-crows', 'C1')] })
    play(upTo(t, 'before-range'), Ann, 'play:C1:ani:A1')
    upTo(t, 'round-end')
    expect([hits(t, 'B1').length, hits(t, 'A1').length, never(t, Ann, 'play:F1::A1')]).toEqual([2, 1, true])
  })
  it('pulled-fangs#3: before or after what is played then, and as combat would end', () => {
    const a = has('pot CEL', { blood: 2 }, { strength: 2 })
    const first = hit({ blood: 5 }, a, [...F, ...card('taste-of-vitae', 'T1')])
    play(first, Ann, 'play:T1::A1')
    play(first, Ann, 'play:F1::A1')
    expect([first.card('F1').on, first.blood('A1')]).toEqual([first.id('B1'), 3])
    const last = hit({ blood: 5 }, a, [...F, ...card('psyche', 'P1')])
    onwards(last, () => last.window() === 'combat-ends')
    play(last, Ann, 'play:P1:CEL:A1')
    play(last, Ann, 'play:F1::A1')
    onwards(last)
    expect([last.card('F1').on, last.happened('combat-started').length]).toEqual([last.id('B1'), 2])
  })
  it('pulled-fangs#G129-1: a round that ends before its range is determined is at close range, unless another was set', () => {
    const t = (set: boolean) => {
      const fight = duel({ a: has('pot'), b: has('ANI FOR', { blood: 5 }), ann: F, ben: card('alpha-glint', 'G1') })
      if (set)
        fight.edit(state => {
          for (const frame of state.frames) if (frame.kind === 'combat') frame.range = 'long'
        })
      onwards(fight, () => fight.can(Ben, 'play:G1:ANI+FOR:B1'))
      fight.edit(state =>
        state.facts.push({ name: 'inflicted', of: fight.id('A1'), n: 2, until: combatOf(fight).round }),
      )
      play(fight, Ben, 'play:G1:ANI+FOR:B1')
      return !never(fight, Ann, 'play:F1::A1')
    }
    expect([t(false), t(true)]).toEqual([true, false])
  })
  it('who has it hunts by no card, nor by the week of its clan', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', {
              blood: 2,
              generic: { clan: 'Ravnos', disciplines: ['PRO'] },
              attachments: [{ card: 'pulled-fangs', as: 'F1' }],
            }),
            minion('A2', { blood: 2, generic: { clan: 'Ravnos', disciplines: ['PRO'] } }),
            { card: 'week-of-nightmares', as: 'W1', counters: { nightmare: 10 } },
          ],
          hand: held('lokis-gift', 'H1'),
        },
        {},
      ],
    } as never)
    const hunts = (as: string) =>
      [`hunt:${as}`, `play:H1:pro:${as}`, `action:W1:steal:${as}`].map(option => t.can(Ann, option))
    // As normal no Ravnos does.
    expect([hunts('A1'), hunts('A2')]).toEqual([
      [false, false, false],
      [false, true, true],
    ])
  })
  it('not by who is going to torpor', () => {
    const t = duel({ a: { blood: 1, generic: { strength: 3 } }, b: { blood: 5, generic: { strength: 2 } }, ann: F })
    onwards(t, () => t.can(Ann, 'play:F1::A1'))
    expect([isOver(t), t.inTorpor('A1')]).toEqual([true, true])
  })
  it('who has it cannot hunt, and goes to torpor once it must', () => {
    const fed = fanged(2, {}, { turn: { seat: Ben, phase: 'minion' } })
    expect([fed.can(Ben, 'hunt:B1'), fed.can(Ben, 'hunt:B2'), fed.can(Ben, 'bleed:B1')]).toEqual([false, true, true])
    const hungry = fanged(0, {}, { turn: { seat: Ben, phase: 'master' } })
    expect(hungry.inTorpor('B1')).toBe(false)
    hungry.endPhasesTo(Ben, 'minion')
    expect([hungry.inTorpor('B1'), hungry.happened('to-torpor').length, hungry.can(Ben, 'bleed:B2')]).toEqual([
      true,
      1,
      true,
    ])
  })
  it('not while it is locked, nor in the turn of another', () => {
    const locked = fanged(0, { locked: true }, { turn: { seat: Ben, phase: 'minion' } })
    expect([locked.inTorpor('B1'), fanged(0).inTorpor('B1')]).toEqual([false, false])
    locked.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    expect(locked.inTorpor('B1')).toBe(true)
  })
  it('pulled-fangs#4: two actions of vampires burn it, whoever takes them', () => {
    const t = fanged(3)
    expect(t.can(Ann, 'action:F1:burn:A2')).toBe(false)
    t.answer(Ann, 'action:F1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass()
    expect(t.inAsh(Ben, 'F1')).toBe(false)
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'action:F1:burn:B2')
    t.allPass()
    expect([t.inAsh(Ben, 'F1'), t.can(Ben, 'hunt:B1')]).toEqual([true, true])
  })
})
