import { describe, expect, it } from 'vitest'
import { isMonster } from '../../../../shared/rules/reads/traits.ts'
import { isOver, onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, fought, held, K1, lastingPress, type Table, v } from '../../scene.ts'

/** What the last action was announced as. */
const announced = (t: Table) => t.happened('action-announced').at(-1)
const scene = (card: string, more: object = {}, ben: object = {}, turn: object = {}) =>
  table({
    seats: [
      { pool: 20, ready: [K1(card), v('A2', { capacity: 9 })], torpor: [v('A3')], ...more },
      { ready: [v('B1', {}, { blood: 2 }), v('B2', { type: 'ally' })], torpor: [v('B3', {}, { blood: 1 })], ...ben },
      {},
    ],
    turn,
  })

const GHOULS = ['procurer', 'gregory-winter', 'the-vozhd-of-sofia', 'war-ghoul', 'grey-thorne', 'vivienne-geroux']
it.each(GHOULS)('%s#G44-1: a ghoul is a monster', card => {
  const t = scene(card)
  expect(isMonster(t.state, t.id('K1'))).toBe(true)
})

describe.each(['ectu-operative', 'gregory-winter'])('%s', card => {
  it('burns a vampire in torpor by a directed action without stealth', () => {
    const t = scene(card)
    expect(t.option(Ann, 'action:K1:burn:K1')?.slots).toMatchObject([{ candidates: ['A3', 'B3'].map(t.id) }])
    t.answer(Ann, 'action:K1:burn:K1', { v: [t.id('B3')] })
    expect(announced(t)).toMatchObject({ targets: [Ben], stealth: 0 })
    const before = t.blood('K1')
    t.allPass()
    expect([t.inAsh(Ben, 'B3'), t.blood('K1') - before]).toEqual([true, card === 'gregory-winter' ? 2 : 0])
  })
})

it('ECTU Operative: strikes for 1R, with a maneuver each combat', () => {
  const t = scene('ectu-operative')
  attacked(t, 'K1', 'B1')
  onwards(t, () => t.can(Ann, 'maneuver:K1'))
  t.answer(Ann, 'maneuver:K1')
  onwards(t, () => t.can(Ann, 'strike:K1:K1:shot'))
  t.answer(Ann, 'strike:K1:K1:shot')
  fought(t)
  expect([t.blood('B1'), t.blood('K1')]).toEqual([1, 3])
})

describe('Gregory Winter', () => {
  it('steals 1 blood of a vampire of another by a directed action at +1 stealth', () => {
    const t = scene('gregory-winter', { ready: [{ ...K1('gregory-winter'), blood: 2 }] })
    expect(t.option(Ann, 'action:K1:feed:K1')?.slots).toMatchObject([{ candidates: ['B1', 'B3'].map(t.id) }])
    t.answer(Ann, 'action:K1:feed:K1', { v: [t.id('B1')] })
    expect(announced(t)).toMatchObject({ targets: [Ben], stealth: 1 })
    onwards(t, () => t.has('action-ended'))
    expect([t.blood('B1'), t.blood('K1')]).toEqual([1, 3])
  })
  it('gregory-winter#1: of one without blood, too', () => {
    const t = scene('gregory-winter', {}, { ready: [v('B1', {}, { blood: 0 })] })
    t.answer(Ann, 'action:K1:feed:K1', { v: [t.id('B1')] })
    onwards(t, () => t.has('action-ended'))
    expect([t.happened('action-ended'), t.blood('K1')]).toMatchObject([[{ outcome: 'successful' }], 4])
  })
  it('gregory-winter#G35-1: after the one action he may take the other in the same turn', () => {
    const t = scene('gregory-winter')
    t.answer(Ann, 'action:K1:feed:K1', { v: [t.id('B1')] })
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'k' }], { k: 'K1' })
    expect([t.can(Ann, 'action:K1:feed:K1'), t.can(Ann, 'action:K1:burn:K1')]).toEqual([false, true])
  })
  it('burns 1 life in the own unlock phase', () => {
    const t = scene('gregory-winter', {}, {}, { phase: 'unlock' })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:K1:starve')
    expect([t.blood('K1'), t.can(Ann, 'end-phase')]).toEqual([3, true])
  })
})

describe.each(['the-vozhd-of-sofia', 'war-ghoul'])('%s', card => {
  const recruits = (more: object[]) => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { clan: 'Tzimisce', capacity: 9 }), v('A2'), ...(more as [])],
          hand: [K1(card)],
        },
        { ready: [{ card: 'carlton-van-wyk', as: 'B9' }] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    onwards(t, () => t.can(Ann, 'choose') || t.has('action-ended'))
    return t
  }
  const entered = (ruling: string) => `${card}#${ruling}`
  it(`${entered('G150-1')}: as it enters play an own ally or retainer is burned, itself or another`, () => {
    const t = recruits([v('A3', { type: 'ally' }), v('A4', {}, { attachments: held('mr-winthrop', 'R1') })])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: ['A3', 'R1', 'K1'].map(t.id), min: 1 }])
    t.choose(Ann, [t.id('R1')])
    expect([t.inAsh(Ann, 'R1'), t.inAsh(Ann, 'K1')]).toEqual([true, false])
  })
  it(`${entered('G151-1')}, ${entered('G151-2')}: without any other it burns itself, however it has come`, () => {
    const t = recruits([])
    if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('K1')])
    expect(t.inAsh(Ann, 'K1')).toBe(true)
    const other = table({ seats: [{ ready: [v('A1')], ash: [K1(card)] }, {}, {}] })
    other.effect(Ann, [{ op: 'move', who: 'k', to: 'inPlay' }], { k: 'K1' })
    if (other.can(Ann, 'choose')) other.choose(Ann, [other.id('K1')])
    expect(other.inAsh(Ann, 'K1')).toBe(true)
  })
  it('fights by a directed action without stealth', () => {
    const t = scene(card)
    const whom = card === 'war-ghoul' ? ['B1'] : ['B1', 'B2']
    expect(t.option(Ann, 'action:K1:fight:K1')?.slots).toMatchObject([{ candidates: whom.map(t.id) }])
    t.answer(Ann, 'action:K1:fight:K1', { m: [t.id('B1')] })
    expect(announced(t)).toMatchObject({ targets: [Ben], stealth: 0 })
    onwards(t, () => t.has('combat-started'))
    expect(t.has('combat-started')).toBe(true)
  })
})

describe('The Vozhd of Sofia', () => {
  it('strikes for 3R', () => {
    const t = scene('the-vozhd-of-sofia')
    attacked(t, 'K1', 'B1')
    onwards(t, () => t.can(Ann, 'strike:K1:K1:spit'))
    t.answer(Ann, 'strike:K1:K1:spit')
    fought(t)
    expect(t.happened('damaged')).toMatchObject([{ amount: 3 }, {}])
  })
  it('in the own unlock phase an ally or retainer card of the hand gives it 2 life, once', () => {
    const hand = [...held('mr-winthrop', 'X1'), ...held('carlton-van-wyk', 'X2'), ...held('villein', 'X3')]
    const vozhd = { ready: [{ ...K1('the-vozhd-of-sofia'), blood: 1 }] }
    const t = scene('the-vozhd-of-sofia', { ...vozhd, hand }, {}, { phase: 'unlock' })
    expect(t.option(Ann, 'use:K1:feed')?.slots).toMatchObject([{ candidates: ['X1', 'X2'].map(t.id) }])
    t.answer(Ann, 'use:K1:feed', { c: [t.id('X1')] })
    expect([t.blood('K1'), t.inAsh(Ann, 'X1'), t.can(Ann, 'use:K1:feed')]).toEqual([3, true, false])
    const none = scene('the-vozhd-of-sofia', { ...vozhd, hand: ['villein'] }, {}, { phase: 'unlock' })
    expect(none.can(Ann, 'use:K1:feed')).toBe(false)
  })
})

describe('War Ghoul', () => {
  it('prevents 1 damage each round', () => {
    const t = scene('war-ghoul', {}, { ready: [v('B1', { capacity: 9, strength: 2 }, { blood: 9 })] })
    attacked(t, 'K1', 'B1')
    lastingPress(t, Ann, 'K1')
    onwards(t, () => t.can(Ann, 'use:K1:prevent'))
    t.answer(Ann, 'use:K1:prevent')
    expect(t.can(Ann, 'use:K1:prevent')).toBe(false)
    onwards(t, () => t.can(Ann, 'press:K1'))
    t.answer(Ann, 'press:K1')
    onwards(t, () => t.can(Ann, 'use:K1:prevent') || isOver(t))
    expect([t.blood('K1'), t.can(Ann, 'use:K1:prevent')]).toEqual([4, true])
  })
  it('war-ghoul#G119-1: locked and burned it burns a location, also in the turn it was recruited, but not in combat', () => {
    const place = { ready: [{ card: 'elder-library', as: 'L1' }, v('B1')] }
    const t = scene('war-ghoul', {}, place)
    t.effect(Ann, [{ op: 'mark', fact: 'recruited', of: 'k', n: 1, until: 'turn' }], { k: 'K1' })
    expect(t.option(Ann, 'use:K1:raze')?.slots).toMatchObject([{ candidates: [t.id('L1')] }])
    t.answer(Ann, 'use:K1:raze', { l: [t.id('L1')] })
    expect([t.inAsh(Ben, 'L1'), t.inAsh(Ann, 'K1')]).toEqual([true, true])
    const locked = scene('war-ghoul', { ready: [{ ...K1('war-ghoul'), locked: true }] }, place)
    expect(locked.can(Ann, 'use:K1:raze')).toBe(false)
    const fights = scene('war-ghoul', {}, place)
    attacked(fights, 'A2', 'B1')
    let offered = false
    onwards(fights, () => isOver(fights) || (offered ||= fights.can(Ann, 'use:K1:raze')))
    expect(offered).toBe(false)
  })
  it('war-ghoul#1: in an action at that location, which is successful and does nothing', () => {
    const t = scene(
      'war-ghoul',
      { ready: [K1('war-ghoul'), { card: 'the-line', as: 'L1' }] },
      { ready: [v('B1')] },
      { seat: Ben },
    )
    t.answer(Ben, 'action:L1:steal:B1')
    t.reach(Ann, 'use:K1:raze', { l: [t.id('L1')] })
    onwards(t, () => t.has('action-ended'))
    expect([t.inAsh(Ann, 'L1'), t.happened('action-ended'), t.has('control-changed')]).toMatchObject([
      true,
      [{ outcome: 'successful' }],
      false,
    ])
  })
})

describe('Veneficti', () => {
  it('has +1 stealth, and takes over a demon ally by a directed action', () => {
    const t = scene('veneficti', {}, { ready: [v('B2', { type: 'ally', traits: ['demon'] }), v('B1')] })
    expect(t.option(Ann, 'action:K1:subdue:K1')?.slots).toMatchObject([{ candidates: [t.id('B2')] }])
    t.answer(Ann, 'action:K1:subdue:K1', { d: [t.id('B2')] })
    expect([announced(t), t.stat('K1', 'stealth')]).toMatchObject([{ targets: [Ben] }, 1])
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('B2'))).toBe(true)
  })
  it('burns a demon retainer', () => {
    const b1 = v('B1', {}, { attachments: held('infernal-familiar', 'R1') })
    const t = scene('veneficti', {}, { ready: [b1] })
    t.answer(Ann, 'action:K1:subdue:K1', { d: [t.id('R1')] })
    t.allPass()
    expect(t.inAsh(Ben, 'R1')).toBe(true)
  })
  it.each([
    [{ type: 'ally' }, false],
    [{ capacity: 6 }, false],
    [{ capacity: 7 }, true],
  ])('a directed action of %j at him: %s', (b1, may) => {
    const t = table({
      seats: [{ ready: [v('A1', b1), { card: 'frontal-assault', as: 'F1' }] }, { ready: [K1('veneficti')] }, {}],
    })
    expect(t.can(Ann, 'action:F1:fight:A1')).toBe(may)
  })
  it('one of an own weak vampire, which is not directed', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { capacity: 6, disciplines: ['nec'] }), K1('veneficti')],
          hand: held('divine-sign', 'S1'),
        },
        {},
        {},
      ],
    })
    expect(t.option(Ann, 'play:S1:nec:A1')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('K1')] }])
  })
})

describe('the burn option of Veneficti', () => {
  const scene = (ready: object[], torpor: object[] = []) => {
    const baali = (as: object) => as as never
    return table({
      seats: [
        {
          edge: true,
          hand: [K1('veneficti'), 'villein'],
          ready: [v('A9'), ...ready.map(baali)],
          torpor: torpor.map(baali),
        },
        {},
        {},
      ],
      turn: { phase: 'unlock' },
    })
  }
  const infernal = v('A1', { clan: 'Baali', traits: ['infernal'] })
  it('veneficti#1: while the infernal are in torpor; not while one is ready', () => {
    expect([scene([], [infernal]), scene([infernal])].map(t => t.can(Ann, 'burn-option:K1'))).toEqual([true, false])
  })
  it('veneficti#G92-1: not by who meets what he asks for, though they control another copy', () => {
    expect(scene([infernal, { card: 'veneficti', as: 'X1' }]).can(Ann, 'burn-option:K1')).toBe(false)
  })
})
