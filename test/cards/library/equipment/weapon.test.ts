import { describe, expect, it } from 'vitest'
import { combatOf, duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import {
  aggravated,
  attacked,
  card,
  fought,
  has,
  type Held,
  held,
  K1,
  lastingPress,
  on,
  rounds,
  strike,
  type Table,
  tough,
  v,
} from '../../scene.ts'
import { suffered } from '../../rows.ts'
import { seatsOf } from '../../scenes.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const whileAsked = (t: Table) => upTo(t, 'strike')
const inRound = (t: Table, n: number, window: string) => onwards(t, () => rounds(t) === n && t.window() === window)
const gun = on('44-magnum', 'G1')
const press = card('resist-earths-grasp', 'P1')
const offered = (t: Table, seat: number, option: string, until: () => boolean = () => isOver(t)) => {
  let found = false
  onwards(t, () => (found ||= t.can(seat, option)) || until())
  return found
}
const strikes = (t: Table) =>
  t.happened('strike-chosen').map(event => ('by' in event ? (event.by as { id: number }).id : -1))

describe('equipment and retainers', () => {
  /** A1 with this on it fights B1. */
  const fight = (card: string, a1: object = {}, b: object = {}, ben: string[] = []) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...a1 }, { attachments: [K1(card)] }), v('A2')] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['PRE'], ...b })],
          hand: ben.map((one, i) => ({ card: one, as: `H${i}` })),
        },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('Ivory Bow: 1R aggravated damage', () => {
    const t = fight('ivory-bow')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'combat')
    t.answer(Ann, 'strike:A1:K1:shot')
    onwards(t, () => t.has('combat-ended'))
    expect([t.inTorpor('B1'), t.blood('B1')]).toEqual([true, 9])
    expect(t.happened('damaged')).toContainEqual(expect.objectContaining({ aggravated: true, amount: 1 }))
  })
})

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

  it.each([
    ['44-magnum#G24-1', '44-magnum'],
    ['assault-rifle#G24-1', 'assault-rifle'],
  ])('%s: where the shot is barred, so is its maneuver', (_, name) => {
    const gun = on(name, 'G1')
    const t = upTo(duel({ a: has('ani', gun), ann: card('carrion-crows', 'C1') }), 'before-range')
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'a', until: 'round' }], { a: 'A1' })
    onwards(t, () => t.can(Ann, 'maneuver:A1:G1:shot'))
    expect([isOver(t), t.has('maneuvered')]).toEqual([true, false])
    const free = upTo(duel({ a: has('ani', gun), ann: card('carrion-crows', 'C1') }), 'before-range')
    expect(upTo(free, 'range').can(Ann, 'maneuver:A1:G1:shot')).toBe(true)
  })
})

describe('Tinglestripe', () => {
  const scene = (mode: string) => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { attachments: [{ ...K1('tinglestripe'), mode }] }), v('A2')] },
        { ready: [v('B1', { capacity: 9 }, { blood: 9 })] },
        {},
        {},
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    return t
  }
  const shoot = (t: Table, name: string) => onwards(t, () => t.can(Ann, name)).answer(Ann, name)
  it.each([
    ['myt', 'myt'],
    ['MYT', 'MYT'],
  ])('[%s] is equipped at its level', (level, mode) => {
    const t = seatsOf([v('A1', { disciplines: [level] }), v('A2')], [K1('tinglestripe')])
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect([t.card('K1').on, t.card('K1').mode]).toEqual([t.id('A1'), mode])
    expect(seatsOf([v('A1'), v('A2')], [K1('tinglestripe')]).can(Ann, 'play:K1:myt:A1')).toBe(false)
  })
  it.each(['myt', 'MYT'])('[%s] strikes for 2R damage', level => {
    const t = scene(level)
    shoot(t, 'strike:A1:K1:shot')
    onwards(t)
    expect(t.blood('B1')).toBe(7)
  })
  it('[MYT] or for 1R with a maneuver', () => {
    const t = scene('MYT')
    onwards(t, () => t.can(Ann, 'maneuver:A1:K1:quick'))
    t.answer(Ann, 'maneuver:A1:K1:quick')
    onwards(t)
    expect([t.blood('B1'), t.happened('maneuvered')]).toMatchObject([8, [{ range: 'long' }]])
    const basic = scene('myt')
    onwards(basic, () => basic.has('combat-ended') || basic.can(Ann, 'strike:A1:K1:quick'))
    expect(basic.has('combat-ended')).toBe(true)
  })
  it('only once each round, by whichever strike', () => {
    const t = scene('MYT')
    t.effect(Ann, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'turn' }], { m: 'A1' })
    shoot(t, 'strike:A1:K1:shot')
    onwards(t)
    expect(
      t.happened('strike-chosen').filter(event => event.key === 'strike-chosen' && event.by.id === t.id('A1')),
    ).toMatchObject([{ strike: 'damage' }, { strike: 'hand' }])
  })
  it('tinglestripe#G24-1: no maneuver by it where its strike could not be used', () => {
    const t = scene('MYT')
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'm', only: 'damage', until: 'turn' }], { m: 'A1' })
    onwards(t, () => t.can(Ann, 'maneuver:A1:K1:quick') || t.has('combat-ended'))
    expect(t.has('combat-ended')).toBe(true)
  })
})

describe('Sniper Rifle', () => {
  const aim = 'use:K1:aim:B1'
  const scene = (more: { a1?: object; ann?: Held; ben?: Held; b1?: object; armed?: boolean } = {}) => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { capacity: 9, disciplines: ['CEL', 'ani'], ...more.a1 }),
            v('A2', { slaveOf: 'Tremere', capacity: 3 }),
          ],
          hand: more.ann ?? [],
        },
        {
          ready: [
            v(
              'B1',
              { capacity: 9, disciplines: ['ani', 'cel'], ...more.b1 },
              more.armed === false ? {} : { attachments: held('sniper-rifle', 'K1') },
            ),
            minion('B2'),
          ],
          hand: more.ben ?? [],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return play(t, Ben, 'block:B1')
  }
  it('sniper-rifle#1: whoever does not set the range by it may strike otherwise', () => {
    const t = scene({ ben: held('canine-horde', 'H1') })
    upTo(t, 'before-range')
    t.effect(Ben, [{ op: 'range', next: 'long' }])
    onwards(t, () => t.can(Ben, 'play:H1:ani:B1') || isOver(t))
    expect([t.can(Ben, 'play:H1:ani:B1'), t.can(Ben, 'strike:B1:K1:shot')]).toEqual([true, true])
  })

  it('sniper-rifle#2: in no combat that follows', () => {
    const t = scene({ ann: held('psyche', 'P1') })
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') && t.window() === 'combat-ends'),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => t.happened('combat-started').length === 2)
    expect(offered(t, Ben, aim, () => t.happened('combat-ended').length === 2)).toBe(false)
  })

  it('sniper-rifle#3: not against a slave that fights in the place of the blocked minion', () => {
    const t = scene({ a1: { clan: 'Tremere' } })
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('A2')])
    expect([offered(t, Ben, aim), t.happened('combat-started')]).toMatchObject([
      false,
      [{ acting: { id: t.id('A2') } }],
    ])
  })

  it('sniper-rifle#4: not if its bearer was given it after the block', () => {
    const t = scene({
      armed: false,
      b1: { disciplines: ['obf'] },
      ben: [...held('disguised-weapon', 'D1'), ...held('sniper-rifle', 'K1')],
    })
    onwards(t, () => t.can(Ben, 'play:D1:obf:B1'))
    play(t, Ben, 'play:D1:obf:B1', { w: [t.id('K1')] })
    expect([t.card('K1').on, offered(t, Ben, aim)]).toEqual([t.id('B1'), false])
  })

  it('sniper-rifle#G127-1: the range is set and not determined; what else is played before range still is', () => {
    const t = scene({ ann: held('resist-earths-grasp', 'M1'), ben: held('carrion-crows', 'C1') })
    play(
      onwards(t, () => t.can(Ben, aim)),
      Ben,
      aim,
    )
    expect([t.window(), t.can(Ben, 'play:C1:ani:B1')]).toEqual(['before-range', true])
    play(t, Ben, 'play:C1:ani:B1')
    onwards(t, () => t.window() === 'range' || isOver(t) || t.happened('strike-chosen').length > 0)
    expect([t.window() === 'range', t.happened('range-set'), combatOf(t)?.range]).toMatchObject([
      false,
      [{ range: 'long' }],
      'long',
    ])
  })

  it('sniper-rifle#G127-2: what another effect has set for that round stands', () => {
    const t = scene({ ben: held('carrion-crows', 'C1') })
    upTo(t, 'before-range')
    t.effect(Ann, [{ op: 'range', next: 'close' }])
    if (t.can(Ben, aim)) play(t, Ben, aim)
    onwards(t, () => isOver(t))
    expect(t.happened('range-set')).toMatchObject([{ range: 'close' }])
  })

  it('is equipped for 2 pool', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1'), minion('A2')], hand: held('sniper-rifle', 'K1') },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('K1').on]).toEqual([8, t.id('A1')])
  })
})

describe('Sniper Rifle', () => {
  const scene = (by: 'A1' | 'B1', attachments: object[] = [K1('sniper-rifle')]) => {
    const armed = { attachments: attachments as never }
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, by === 'A1' ? armed : {}), v('A2')] },
        { ready: [v('B1', { capacity: 9 }, by === 'B1' ? armed : {})] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('who blocks may set the range to long, and strikes with it first', () => {
    const t = scene('B1')
    t.reach(Ben, 'use:K1:aim:B1')
    onwards(t, () => isOver(t))
    expect([t.happened('range-set'), t.blood('A1'), t.blood('B1'), strikes(t)]).toMatchObject([
      [{ range: 'long' }],
      7,
      9,
      [t.id('A1'), t.id('B1')],
    ])
  })
  it('need not', () => {
    const t = scene('B1')
    onwards(t, () => isOver(t))
    expect([t.has('range-set'), t.blood('A1'), t.blood('B1')]).toEqual([false, 8, 8])
  })
  it('not by who is blocked, and no strike at close range', () => {
    const t = scene('A1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'use:K1:aim:A1') || t.can(Ann, 'strike:A1:K1:shot')))
    expect(offered).toBe(false)
  })
  it('in the first round alone', () => {
    const t = scene('B1')
    t.allPass(() => t.has('combat-started'))
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    onwards(t, () => t.can(Ben, 'press:B1'))
    t.answer(Ben, 'press:B1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.happened('round-started').length > 1 && t.can(Ben, 'use:K1:aim:B1')))
    expect([t.happened('round-started').length, offered]).toEqual([2, false])
  })
  it('2R at long range', () => {
    const t = scene('A1', [K1('sniper-rifle'), { card: '44-magnum', as: 'K2' }])
    t.effect(Ann, [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'm', until: 'turn' }], { m: 'A1' })
    t.reach(Ann, 'maneuver:A1')
    onwards(t, () => t.can(Ann, 'strike:A1:K1:shot') || isOver(t))
    t.answer(Ann, 'strike:A1:K1:shot')
    onwards(t, () => isOver(t))
    expect(t.blood('B1')).toBe(7)
  })
})

describe('strike cards', () => {
  it('the .44 Magnum shoots for 2R at any range, and lends one maneuver each combat', () => {
    const gun = { attachments: [{ card: '44-magnum', as: 'G1' }] }
    const t = whileAsked(duel({ a: gun }))
    t.answer(Ann, 'strike:A1:G1:shot')
    expect(blood(onwards(t))).toEqual([4, 3])
    const u = upTo(duel({ a: { ...vampire('CEL'), ...gun }, ann: card('resist-earths-grasp', 'P1') }), 'range')
    play(u, Ann, 'maneuver:A1:G1:shot')
    upTo(u, 'press')
    play(u, Ann, 'play:P1:cel:A1')
    onwards(u, () => u.happened('round-started').length === 2)
    expect(combatOf(u).range).toBe('close')
    whileAsked(u)
    expect([u.happened('maneuvered').length, u.can(Ann, 'strike:A1:G1:shot'), blood(u)]).toEqual([1, true, [4, 3]])
  })
  it('the .44 Magnum is equipped for 2 pool', () => {
    const t = table({ seats: [{ pool: 10, ready: [{ generic: {}, as: 'A1' }], hand: card('44-magnum', 'G1') }, {}] })
    t.answer(Ann, 'play:G1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('G1').on]).toEqual([8, t.id('A1')])
  })
})

describe('strikes of weapons', () => {
  const armed = (name: string, generic: object = {}) =>
    duel({ a: { generic: { capacity: 9, strength: 2, ...generic }, ...on(name, 'G1') }, b: tough })

  it.each([
    ['desert-eagle', 'shot', 2, 0],
    ['assault-rifle', 'shot', 4, 0],
    ['sawed-off-shotgun', 'shot', 3, 0],
    ['flamethrower', 'flames', 2, 1],
    ['sengir-dagger', 'stab', 2, 1],
    ['kalis-fang', 'cut', 3, 1],
  ])('%s: %s for %i', (name, what, n, burns) => {
    const t = armed(name)
    strike(t, Ann, `strike:A1:G1:${what}`)
    onwards(t, () => isOver(t))
    expect([suffered(t, 'B1'), aggravated(t).length]).toEqual([[n], burns])
  })

  it.each([
    ['desert-eagle', 'shot', 1],
    ['assault-rifle', 'shot', 1],
    ['sawed-off-shotgun', 'shot', 1],
    ['flamethrower', 'flames', 1],
    ['sengir-dagger', 'stab', 0],
    ['kalis-fang', 'cut', 0],
  ])('%s at long range: %s hits %i times', (name, what, n) => {
    const t = armed(name)
    onwards(t, () => t.can(Ann, `strike:A1:G1:${what}`))
    t.edit(state => {
      state.frames.find(frame => frame.kind === 'combat')!.range = 'long'
    })
    strike(t, Ann, `strike:A1:G1:${what}`)
    onwards(t, () => isOver(t))
    expect(suffered(t, 'B1').length).toBe(n)
  })

  it.each([
    ['assault-rifle', true],
    ['desert-eagle', false],
    ['sawed-off-shotgun', false],
    ['flamethrower', false],
  ])('%s has a maneuver: %s', (name, has) => {
    const t = armed(name)
    let offered = false
    onwards(t, () => (offered ||= t.options(Ann).some(one => one.startsWith('maneuver:'))) || isOver(t))
    expect(offered).toBe(has)
  })

  it('sawed-off-shotgun#G45-1: each is of use once in a combat', () => {
    const t = duel({
      a: {
        generic: { capacity: 9 },
        attachments: [...held('sawed-off-shotgun', 'G1'), ...held('sawed-off-shotgun', 'G2')],
      },
      b: tough,
    })
    lastingPress(t, Ann, 'A1')
    strike(t, Ann, 'strike:A1:G1:shot')
    onwards(t, () => t.can(Ann, 'press:A1')).answer(Ann, 'press:A1')
    onwards(t, () => t.can(Ann, 'strike:A1:G2:shot'))
    expect([t.can(Ann, 'strike:A1:G1:shot'), rounds(t)]).toEqual([false, 2])
  })

  it.each(['desert-eagle', 'assault-rifle', 'sawed-off-shotgun'])('%s is a gun: a Kevlar Vest prevents 2', name => {
    const t = duel({ a: on(name, 'G1'), b: { ...tough, ...on('kevlar-vest', 'V1') } })
    strike(t, Ann, 'strike:A1:G1:shot')
    upTo(t, 'prevent')
    expect([t.can(Ben, 'use:V1:gun:B1'), t.can(Ben, 'use:V1:other:B1')]).toEqual([true, false])
  })
})

describe('Deer Rifle', () => {
  const rifle = on('deer-rifle', 'R1')
  const fight = (ben: Held = []) => duel({ a: { ...tough, ...rifle }, b: tough, ben, ann: press })
  it('1R damage, with two maneuvers a combat, both for the one strike', () => {
    const t = upTo(fight(held('fake-out', 'F1')), 'range')
    play(t, Ann, 'maneuver:A1:R1:shot')
    play(t, Ben, 'play:F1::B1')
    play(t, Ann, 'maneuver:A1:R1:shot')
    fought(t)
    expect([t.happened('maneuvered').length, combatOfRange(t), suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([
      3,
      'long',
      [],
      [1],
    ])
  })
  it('no third, nor another weapon after the first', () => {
    const t = duel({
      a: { ...tough, attachments: [...held('deer-rifle', 'R1'), ...held('44-magnum', 'G1')] },
      b: tough,
      ben: [...held('fake-out', 'F1'), ...held('fake-out', 'F2')],
    })
    upTo(t, 'range')
    play(t, Ann, 'maneuver:A1:R1:shot')
    play(t, Ben, 'play:F1::B1')
    onwards(t, () => t.can(Ann, 'maneuver:A1:R1:shot'))
    expect(t.can(Ann, 'maneuver:A1:G1:shot')).toBe(false)
    t.answer(Ann, 'maneuver:A1:R1:shot')
    play(t, Ben, 'play:F2::B1')
    expect(offered(t, Ann, 'maneuver:A1:R1:shot')).toBe(false)
  })
  it('deer-rifle#1: not where it cannot strike', () => {
    const t = fight()
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'm', until: 'combat', except: 'hand' }], { m: 'A1' })
    expect(offered(t, Ann, 'maneuver:A1:R1:shot')).toBe(false)
  })
})
const combatOfRange = (t: Table) => {
  const last = t.happened('maneuvered').at(-1)
  return last && 'range' in last ? last.range : 'close'
}
