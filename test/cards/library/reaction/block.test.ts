import { describe, expect, it } from 'vitest'
import { isOver, onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { added, asReaction, replacedAfter } from '../../rows.ts'
import {
  costs,
  held,
  K1,
  lastingPress,
  on,
  rounds,
  type Table,
  v,
  psyche,
  mistAndBlocked,
  combats,
} from '../../scene.ts'

describe('Read the Winds', () => {
  const asleep = () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          ready: [v('B1', { disciplines: ['ANI', 'AUS'], capacity: 9 }, { blood: 5, locked: true })],
          hand: [K1('read-the-winds')],
        },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:K1:ANI+AUS:B1')
    return t
  }
  it('[ani][aus]: an intercept more, and its vampire does not lock for the block', () => {
    const t = asReaction('read-the-winds', 'ani+aus', { stealth: 1 })
    expect([added(t, 'intercept'), costs(t)]).toEqual([[1], [1]])
    onwards(t, () => t.has('blocked'))
    expect([t.happened('blocked'), t.locked('B1')]).toMatchObject([[{ minion: { id: t.id('B1') } }], false])
  })
  it('[ANI][AUS]: a locked one unlocks, and attempts to block with an intercept more, needed or not', () => {
    const t = asleep()
    expect([t.happened('block-declared').length, added(t, 'intercept')]).toEqual([1, [1]])
    onwards(t, () => t.has('blocked'))
    expect([t.has('blocked'), t.locked('B1')]).toEqual([true, true])
    expect(() => asReaction('read-the-winds', 'ANI+AUS')).toThrow()
  })
  it('is replaced after the action', () => {
    expect(replacedAfter(asReaction('read-the-winds', 'ani+aus', { stealth: 1, full: true }), Ben)).toBe('action')
  })
})

describe('Guardian Vigil', () => {
  const scene = (
    level: string,
    { a1 = {}, ann = [], more = {} }: { a1?: object; ann?: object[]; more?: object } = {},
  ) =>
    table({
      seats: [
        { pool: 20, ready: [v('A1', { capacity: 9, ...a1 }, { blood: 5 }), minion('A2')], hand: ann as never },
        {
          pool: 20,
          ready: [
            v('B1', { disciplines: level.split('+'), sect: 'Anarch', capacity: 9 }, { blood: 5, ...more }),
            minion('B2'),
          ],
          hand: [K1('guardian-vigil')],
        },
        {},
        listening('D1'),
        {},
      ],
    })
  const played = (level: string, more: { a1?: object; ann?: object[] } = {}) => {
    const t = scene(level, more)
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, `play:K1:${level}:B1`)
    return t
  }
  it.each([
    ['aus', 1, 0, true],
    ['cel', 0, 1, true],
    ['for', 0, 0, false],
    ['aus+cel+for', 1, 1, false],
  ])(
    '[%s]: attempts to block with %i more intercept; blocking, %i maneuver; locks: %s',
    (level, more, maneuver, locks) => {
      const t = played(level)
      expect([t.happened('block-declared'), t.stat('B1', 'intercept')]).toMatchObject([
        [{ minion: { id: t.id('B1') } }],
        more,
      ])
      onwards(t, () => t.has('round-started'))
      expect([t.stat('B1', 'maneuver'), t.locked('B1')]).toEqual([maneuver, locks])
    },
  )
  it('guardian-vigil#1: after the acting Methuselah has let its stealth be, and not once the block has succeeded', () => {
    const t = scene('aus')
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'play:K1:aus:B1'))
    expect(t.window()).toBe('attempt')
    let late = false
    t.pass(Ben)
    onwards(t, () => (late ||= t.has('blocked') && t.can(Ben, 'play:K1:aus:B1')) || isOver(t))
    expect(late).toBe(false)
  })
  /** The blocked action goes on, and B1, unlocked again, blocks it once more. */
  it('guardian-vigil#2: for the whole action: where it goes on and is blocked again, the maneuver comes again', () => {
    const t = played('aus+cel', { a1: { disciplines: ['PRO'] }, ann: held('form-of-mist', 'F8') })
    onwards(t, () => t.has('round-started'))
    onwards(mistAndBlocked(t), () => rounds(t) === 2)
    expect([t.stat('B1', 'intercept'), t.stat('B1', 'maneuver'), t.happened('blocked').length]).toEqual([1 + 3, 1, 2])
  })
  it('guardian-vigil#3: the maneuver is for the combat of the block, and not for one that follows it', () => {
    const t = played('cel', { a1: { disciplines: ['CEL'] }, ann: held('psyche', 'P8') })
    onwards(t, () => t.has('round-started'))
    expect(t.stat('B1', 'maneuver')).toBe(1)
    onwards(psyche(t, Ann, 'A1'), () => rounds(t) >= 2)
    expect(t.stat('B1', 'maneuver')).toBe(0)
  })
  it('guardian-vigil#G124-1: by one that is attempting already', () => {
    const t = scene('for')
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ben, 'play:K1:for:B1')
    onwards(t, () => t.has('blocked'))
    expect([t.happened('block-declared').length, t.locked('B1')]).toEqual([1, false])
  })
  it('guardian-vigil#G124-2: not of one that cannot attempt to block, nor of a locked one', () => {
    const t = scene('for', { a1: { disciplines: ['for'] }, ann: held('daring-the-dawn', 'N1') })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:N1:for:A1')
    let offered = false
    onwards(t, () => (offered ||= t.has('ruled') && t.can(Ben, 'play:K1:for:B1')) || t.has('action-ended'))
    const locked = scene('for', { more: { locked: true } })
    locked.answer(Ann, 'bleed:A1')
    onwards(locked, () => (offered ||= locked.can(Ben, 'play:K1:for:B1')) || locked.has('action-ended'))
    expect(offered).toBe(false)
  })
  it('guardian-vigil#G124-3: not where its Methuselah could not block', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { pool: 10, ready: [minion('B2')] },
        { ready: [v('B1', { disciplines: ['for'], sect: 'Anarch' }), minion('C2')], hand: [K1('guardian-vigil')] },
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Cal, 'play:K1:for:B1')) || t.has('action-ended'))
    expect([offered, t.pool(Ben)]).toEqual([false, 9])
  })
})

describe('One With the Land', () => {
  const land = (level: string, more: { b1?: object; act?: string; ann?: object } = {}) =>
    table({
      seats: [
        { ready: [v('A1', { stealth: 2, disciplines: ['CEL', 'PRO'] }, { blood: 5 }), minion('A2')], ...more.ann },
        {
          pool: 20,
          ready: [
            v('B1', { clan: 'Tzimisce', disciplines: [level], capacity: 9 }, { blood: 5, ...more.b1 }),
            minion('B2'),
          ],
          hand: [K1('one-with-the-land')],
        },
        {},
        listening('D1'),
        {},
      ],
    })
  it('[pro]: +2 intercept in an action directed at its Methuselah, and in no other', () => {
    const t = land('pro')
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ben, 'play:K1:pro:B1')
    expect(t.stat('B1', 'intercept')).toBe(2)
    const hunt = land('pro')
    hunt.answer(Ann, 'hunt:A1')
    let offered = false
    play(hunt, Ben, 'block:B1')
    hunt.allPass(() => (offered ||= hunt.can(Ben, 'play:K1:pro:B1')))
    expect(offered).toBe(false)
  })
  const fights = (ann: object = {}) => {
    const t = land('PRO', { b1: { locked: true }, ann })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: -2, on: 'a', until: 'game' }], { a: 'A1' })
    play(t, Ben, 'play:K1:PRO:B1')
    expect([t.locked('B1'), t.happened('block-declared').length]).toEqual([false, 1])
    lastingPress(t, Ann, 'A1')
    return t
  }
  const pressed = (t: Table) => onwards(t, () => t.can(Ann, 'press:A1') || isOver(t))
  it('[PRO]: it unlocks and blocks; nobody strikes in the first round, and both do in the second', () => {
    const t = pressed(fights())
    expect([rounds(t), t.has('damaged')]).toEqual([1, false])
    t.answer(Ann, 'press:A1')
    onwards(t, () => isOver(t))
    expect(t.happened('damaged')).toHaveLength(2)
  })
  it('one-with-the-land#1: not in a combat that follows', () => {
    const t = pressed(fights({ hand: held('psyche', 'P8') }))
    onwards(psyche(t, Ann, 'A1'), () => combats(t)[1] === 2)
    expect(t.happened('damaged')).toHaveLength(2)
  })
  it('one-with-the-land#2: again with a second block in the same action', () => {
    const t = pressed(fights({ hand: held('form-of-mist', 'F8') }))
    t.answer(Ann, 'press:A1')
    const before = mistAndBlocked(t).happened('damaged').length
    onwards(t, () => combats(t)[1] === 2)
    expect([combats(t)[0], t.happened('damaged').length - before]).toEqual([2, 0])
  })
  it('one-with-the-land#G93-1: nor is the maneuver of a strike used', () => {
    const t = fights({ ready: [v('A1', {}, { attachments: [{ card: '44-magnum', as: 'G1' }] }), minion('A2')] })
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'maneuver:A1:G1:shot')) || isOver(t))
    expect([offered, t.has('damaged')]).toEqual([false, false])
  })
  it('one-with-the-land#G93-2: additional strikes may be gained all the same, for nothing', () => {
    const t = fights({
      ready: [v('A1', { stealth: 2, disciplines: ['cel'], capacity: 9 }), minion('A2')],
      hand: [{ card: 'blur', as: 'X1' }],
    })
    onwards(t, () => t.can(Ann, 'play:X1:cel:A1') || isOver(t))
    expect(t.can(Ann, 'play:X1:cel:A1')).toBe(true)
    t.answer(Ann, 'play:X1:cel:A1')
    onwards(t, () => isOver(t))
    expect(t.has('damaged')).toBe(false)
  })
})

it('Eluding the Arms of Morpheus: for 1 blood, by a locked vampire and by no ally', () => {
  const t = (b1: object) => {
    const one = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { pool: 20, ready: [minion('B1', b1)], hand: [K1('eluding-the-arms-of-morpheus')] },
        {},
        listening('D1'),
        {},
      ],
    })
    one.answer(Ann, 'bleed:A1')
    onwards(one, () => one.can(Ben, 'play:K1::B1'))
    return one
  }
  const locked = t({ locked: true, blood: 3 })
  play(locked, Ben, 'play:K1::B1')
  expect([locked.blood('B1'), locked.locked('B1'), locked.has('block-declared')]).toEqual([2, false, true])
  expect(t({ blood: 3 }).can(Ben, 'play:K1::B1')).toBe(false)
  expect(t({ locked: true, generic: { type: 'ally', life: 3 }, blood: 3 }).can(Ben, 'play:K1::B1')).toBe(false)
})

describe('Dogged Pursuit', () => {
  /** Ben's locked B1 plays it against A1, whose stealth is so much. */
  const pursued = (level: string, stealth: number, b1: object = { locked: true }) => {
    const ravnos = v('B1', { disciplines: [level], clan: 'Ravnos', capacity: 9 }, { blood: 5, ...b1 })
    const t = table({
      seats: [
        { ready: [v('A1', { stealth }), minion('A2')] },
        { pool: 20, ready: [ravnos, minion('B2')], hand: [K1('dogged-pursuit')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return onwards(t, () => t.can(Ben, `play:K1:${level}:B1`))
  }
  const after = (level: string, stealth: number, b1?: object) => {
    const t = pursued(level, stealth, b1)
    return onwards(play(t, Ben, `play:K1:${level}:B1`))
  }
  it.each([
    ['ani', 0, true, undefined],
    ['ani', 1, true, undefined],
    ['ANI', 0, true, undefined],
    ['ANI', 1, true, 'B1'],
  ])('[%s] against %i stealth: it unlocks and attempts to block, and locks if it does not', (level, n, locked, on) => {
    const t = after(level, n)
    expect([t.has('block-declared'), t.has('blocked'), t.locked('B1')]).toEqual([true, n === 0, locked])
    expect(t.card('K1').on).toBe(on && t.id(on))
  })
  it('only for a locked vampire, and one lies on it at most', () => {
    expect(pursued('ani', 0, {}).can(Ben, 'play:K1:ani:B1')).toBe(false)
    const t = after('ANI', 1, { locked: true, ...on('dogged-pursuit', 'X1') })
    expect([t.card('K1').on, t.inAsh(Ben, 'K1')]).toEqual([undefined, true])
  })
  it('burned, it gives 1 intercept', () => {
    const t = after('ANI', 1)
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.answer(Ann, 'bleed:A2')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Ben, 'block:B1')
    play(t, Ben, 'use:K1:intercept:B1')
    expect([added(t, 'intercept'), t.has('blocked'), t.inAsh(Ben, 'K1')]).toEqual([[1], true, true])
  })
})
