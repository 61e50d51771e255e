import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../../../support/duel.ts'
import { fit } from '../../../support/fit.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../../support/table.ts'
import { card, has, held, K1, on, rounds, served, type Table, v } from '../../scene.ts'
import { seatsOf } from '../../scenes.ts'

const bike = { card: 'sport-bike', as: 'B1' }
const bowl = { card: 'bowl-of-convergence', as: 'C1' }
const auspex = (as: string, level: string, more: object = {}) =>
  minion(as, { generic: { disciplines: [level] }, ...more })
const gun = on('44-magnum', 'G1')
const press = card('resist-earths-grasp', 'P1')
const anarch = { sect: 'Anarch', capacity: 9 }
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const twice = card('resist-earths-grasp', 'P1')
const shoot = (t: Table) => onwards(t, () => t.can(Ann, 'strike:A1:G1:shot')).answer(Ann, 'strike:A1:G1:shot')

describe('Sport Bike', () => {
  it('costs 1 pool and gives its bearer, vampire or ally, 1 intercept', () => {
    const t = table({ seats: [{ pool: 10, ready: [minion('V1')], hand: [bike] }, {}] })
    t.answer(Ann, 'play:B1::V1')
    t.allPass()
    expect([t.pool(Ann), t.card('B1').on, t.stat('V1', 'intercept')]).toEqual([9, t.id('V1'), 1])
  })

  it('is announced only with 1 pool at hand', () => {
    expect(table({ seats: [{ pool: 1, ready: [minion('V1')], hand: [bike] }, {}] }).can(Ann, 'play:B1::V1')).toBe(true)
  })

  it('is the only vehicle of a minion, equipped or taken', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('V1', { attachments: [{ card: 'sport-bike', as: 'B2' }] }),
            minion('V2'),
            minion('V3', { attachments: [{ card: 'sport-bike', as: 'B3' }] }),
          ],
          hand: [bike],
        },
        {},
      ],
    })
    expect([t.can(Ann, 'play:B1::V1'), t.can(Ann, 'play:B1::V2'), t.why(Ann, 'play', 'B1')]).toEqual([
      false,
      true,
      undefined,
    ])
    expect([t.can(Ann, 'equip:V1:V3'), t.can(Ann, 'equip:V2:V3')]).toEqual([false, true])
    const all = table({
      seats: [{ ready: [minion('V1', { attachments: [{ card: 'sport-bike', as: 'B2' }] })], hand: [bike] }, {}],
    })
    expect(all.why(Ann, 'play', 'B1')).toEqual(['one-only', 'GOLDEN-01'])
  })

  it('lets a block succeed against 1 stealth, and stays with a bearer in torpor', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { blood: 2 }), minion('V2')] },
        { ready: [minion('V5', { attachments: [bike] })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V5' })
    expect(t.card('B1').on).toBe(t.id('V5'))
  })
})

describe('Bowl of Convergence', () => {
  it('costs nothing, is unique, and any minion may bear it', () => {
    const ally = minion('A1', { generic: { type: 'ally' } })
    const t = table({ seats: [{ pool: 5, ready: [ally], hand: [bowl] }, {}] })
    t.answer(Ann, 'play:C1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('C1').on, t.stat('A1', 'intercept')]).toEqual([5, t.id('A1'), 0])
    const two = table({
      seats: [{ ready: [ally, minion('V1', { attachments: [{ card: 'bowl-of-convergence' }] })], hand: [bowl] }, {}],
    })
    expect(two.why(Ann, 'play', 'C1')).toEqual(['already-controlled', 'CONTEST-10'])
  })

  it('gives 1 intercept with Auspex of either level, none without (REQ-13)', () => {
    const of = (level: string) =>
      table({ seats: [{ ready: [auspex('V1', level, { attachments: [bowl] })] }, {}] }).stat('V1', 'intercept')
    expect([of('aus'), of('AUS'), of('dom')]).toEqual([1, 1, 0])
  })

  /** V1 hunts at 1 stealth and more, Eve's V8 attempts to block. */
  const blocking = (level: string, stealth: number, v8: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('V1', { blood: 2 }), minion('V2')] },
        {},
        {},
        {},
        { ready: [auspex('V8', level, { blood: 3, attachments: [bowl], ...v8 }), minion('V9')] },
      ],
    })
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: stealth - 1, on: 'v', until: 'game' }], { v: 'V1' })
    t.answer(Ann, 'hunt:V1')
    t.reach(Eve, 'block:V8')
    return t
  }

  it('CARD-BOWLOFCONVERGENCE-01, TEMPL-01: superior, burns 1 blood for 1 more, once during an action', () => {
    const t = blocking('AUS', 2)
    t.answer(Eve, 'use:C1:intercept:V8')
    expect([t.has('blocked'), t.happened('counters')[0], t.happened('modified').at(-1)]).toMatchObject([
      true,
      { from: { card: { id: t.id('V8') } }, amount: 1, why: 'cost' },
      { stat: 'intercept', delta: 1 },
    ])
    const more = blocking('AUS', 3)
    more.answer(Eve, 'use:C1:intercept:V8')
    expect(more.can(Eve, 'use:C1:intercept:V8')).toBe(false)
    more.allPass(() => more.has('block-failed'))
    expect([more.blood('V8'), more.has('block-failed')]).toEqual([2, true])
  })

  it('CARD-BOWLOFCONVERGENCE-01: any vampire equips it, and it works from the moment the bearer has Auspex', () => {
    const t = table({ seats: [{ ready: [minion('V1')], hand: [bowl] }, {}] })
    t.answer(Ann, 'play:C1::V1')
    t.allPass()
    const learns = (level: string) =>
      t.effect(Ann, [{ op: 'become', who: 'v', traits: { disciplines: [level] }, until: 'game' }], { v: 'V1' })
    expect(t.stat('V1', 'intercept')).toBe(0)
    learns('aus')
    expect(t.stat('V1', 'intercept')).toBe(1)
    learns('AUS')
    expect(t.stat('V1', 'intercept')).toBe(1)
  })

  it('superior: not with basic Auspex, not without blood, not by another minion', () => {
    for (const t of [blocking('aus', 2), blocking('AUS', 2, { blood: 0 })]) {
      t.allPass(() => t.has('block-failed'))
      expect([t.has('block-failed'), t.has('ability-used')]).toEqual([true, false])
    }
    expect(blocking('AUS', 2).can(Eve, 'use:C1:intercept:V9')).toBe(false)
  })

  it('STEALTH-05: not where its intercept is enough', () => {
    expect(blocking('AUS', 1).can(Eve, 'use:C1:intercept:V8')).toBe(false)
  })
})

describe('equipment and retainers', () => {
  it('Laptop Computer: 1 pool, +1 bleed, one a minion', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1'), v('A2', {}, { attachments: [{ card: 'laptop-computer' }] })],
          hand: [K1('laptop-computer')],
        },
        {},
      ],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.stat('A1', 'bleed')]).toEqual([9, 2])
  })
})

describe('Camera Phone', () => {
  const scene = (...more: string[]) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { capacity: 9 }, { attachments: [K1('camera-phone'), ...more.map(card => ({ card }))] }),
            v('A2'),
          ],
        },
        {
          pool: 10,
          ready: [v('B1', { capacity: 9, disciplines: ['ANI'] })],
          hand: [{ card: 'canine-horde', as: 'H1' }],
        },
        {},
      ],
    })
  it('a bleed action at +1 bleed', () => {
    const t = scene()
    t.answer(Ann, 'action:K1:bleed:A1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth: 0, targets: [Ben] }])
    t.allPass()
    expect([t.pool(Ben), t.can(Ann, 'bleed:A1')]).toEqual([8, false])
  })
  it('no other equipment raises that bleed; any other bleed it does', () => {
    const t = scene('laptop-computer')
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.answer(Ann, 'action:K1:bleed:A1')
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
    const other = scene('laptop-computer')
    other.answer(Ann, 'bleed:A1')
    other.allPass()
    expect(other.pool(Ben)).toBe(8)
  })
  it('camera-phone#G139-1: gone from its bearer, it bleeds for nothing', () => {
    const t = scene()
    t.answer(Ann, 'action:K1:bleed:A1')
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'K1' })
    t.allPass()
    expect([t.pool(Ben), t.has('bled'), t.happened('action-succeeded').length]).toEqual([10, false, 1])
  })
})

describe('Stolen Police Cruiser', () => {
  const scene = (a1: object = anarch, b1: object = { capacity: 5 }) =>
    table({
      seats: [
        { pool: 10, ready: [v('A1', a1, { attachments: [K1('stolen-police-cruiser')] }), v('A2')] },
        { pool: 10, ready: [v('B1', b1), v('B2', { type: 'ally' }), v('B3', { capacity: 9 })] },
      ],
    })
  it('its Anarch bleeds for 1 more; allies and younger vampires have 1 intercept less', () => {
    const t = scene()
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.answer(Ann, 'bleed:A1')
    expect([t.stat('B1', 'intercept'), t.stat('B2', 'intercept'), t.stat('B3', 'intercept')]).toEqual([-1, -1, 0])
  })
  it('nothing while its bearer is no Anarch, nor in the action of another', () => {
    expect(scene({ sect: 'Camarilla' }).stat('A1', 'bleed')).toBe(1)
    const t = scene()
    t.answer(Ann, 'bleed:A2')
    expect(t.stat('B1', 'intercept')).toBe(0)
  })
  it('a vampire burns it for 1 pool; its bearer locks and does not unlock in the next unlock phase', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [v('A1')] },
        { pool: 10, ready: [v('B1', anarch, { attachments: [K1('stolen-police-cruiser')] }), v('B2')] },
        {},
      ],
    })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    t.allPass()
    expect([t.inAsh(Ben, 'K1'), t.pool(Ann), t.locked('B1')]).toEqual([true, 9, true])
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('B1')).toBe(true)
    t.endPhasesTo(Cal, 'minion').endPhasesTo(Ben, 'minion')
    expect(t.locked('B1')).toBe(false)
  })
  it('not by an ally, nor without the pool', () => {
    const scene = (a1: object, pool: number) =>
      table({
        seats: [
          { pool, ready: [v('A1', a1)] },
          { ready: [v('B1', anarch, { attachments: [K1('stolen-police-cruiser')] })] },
        ],
      })
    expect([
      scene({ type: 'ally' }, 9).can(Ann, 'action:K1:burn:A1'),
      scene({}, 9).can(Ann, 'action:K1:burn:A1'),
    ]).toEqual([false, true])
  })
  it('one vehicle a minion, an Anarch', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', anarch, { attachments: [{ card: 'sport-bike' }] }), v('A2', anarch), v('A3')],
          hand: [K1('stolen-police-cruiser')],
        },
        {},
      ],
    })
    expect(['A1', 'A2', 'A3'].map(who => t.can(Ann, `play:K1::${who}`))).toEqual([false, true, false])
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

describe('Kevlar Vest', () => {
  it('costs 1 pool, and a minion has only one', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1'), minion('A2', on('kevlar-vest', 'K2'))], hand: card('kevlar-vest', 'K1') },
        {},
      ],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('K1').on]).toEqual([9, t.id('A1')])
  })

  it('prevents 2 points of guns in a combat, of one strike or of two', () => {
    const t = duel({
      a: has('CEL', { attachments: [{ card: '44-magnum', as: 'G1' }], blood: 5 }),
      b: on('kevlar-vest', 'K1'),
      ann: twice,
    })
    shoot(t)
    upTo(t, 'prevent')
    play(t, Ben, 'use:K1:gun:B1')
    expect(t.can(Ben, 'use:K1:other:B1')).toBe(false)
    play(t, Ben, 'use:K1:gun:B1')
    expect([t.blood('B1'), t.happened('prevented').length]).toEqual([5, 2])
    const u = duel({
      a: has('CEL', { attachments: [{ card: '44-magnum', as: 'G1' }], blood: 5 }),
      b: on('kevlar-vest', 'K1'),
      ann: twice,
    })
    shoot(u)
    play(upTo(u, 'prevent'), Ben, 'use:K1:gun:B1')
    play(upTo(u, 'press'), Ann, 'play:P1:cel:A1')
    expect(u.blood('B1')).toBe(4)
    shoot(u)
    play(upTo(u, 'prevent'), Ben, 'use:K1:gun:B1')
    expect([u.window() === 'prevent', blood(onwards(u))]).toEqual([false, [2, 3]])
  })

  it('or 1 point of anything else', () => {
    const t = upTo(duel({ a: has('CEL', {}, { strength: 3 }), b: on('kevlar-vest', 'K1'), ann: twice }), 'prevent')
    expect(t.can(Ben, 'use:K1:gun:B1')).toBe(false)
    play(t, Ben, 'use:K1:other:B1')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t)
    // 2 and 3: it has been used in this combat.
    expect([t.blood('B1'), t.inTorpor('B1'), t.happened('prevented')]).toMatchObject([0, false, [{ amount: 1 }]])
  })

  it('is for combat, and for its bearer', () => {
    const t = table({
      seats: [{ ready: [minion('A1')] }, { ready: [minion('B1', on('kevlar-vest', 'K1')), minion('B2')] }, {}, {}, {}],
    })
    t.effect(Ann, [{ op: 'damage', to: 'b', amount: 1 }], { b: 'B1' })
    expect([t.waiting(), t.blood('B1')]).toEqual([[Ann], 4])
    const u = onwards(duel({ a: on('kevlar-vest', 'K1'), b: {} }), () => false)
    expect(u.blood('B1')).toBe(4)
  })
})

describe('Palatial Estate', () => {
  it('+1 stealth and 2 blood: its vampire gains 1 blood in each own master phase', () => {
    const t = seatsOf([v('A1', { capacity: 5 }, { blood: 3 }), v('A2')], [K1('palatial-estate')])
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.card('K1').on, t.blood('A1'), t.happened('action-announced')]).toMatchObject([
      t.id('A1'),
      1,
      [{ stealth: 1 }],
    ])
    const next = table({
      seats: [{ ready: [v('A1', { capacity: 5 }, { blood: 1, attachments: [K1('palatial-estate')] })] }, {}],
      turn: { phase: 'master' },
    })
    expect(next.can(Ann, 'end-phase')).toBe(false)
    next.answer(Ann, 'use:K1:feed')
    expect([next.blood('A1'), next.can(Ann, 'use:K1:feed'), next.can(Ann, 'end-phase')]).toEqual([2, false, true])
  })
  it('in play it is a location and no equipment', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['OBF', 'obf'] }), v('A2')], hand: held('conceal', 'C1') },
        { ready: [v('B1', {}, { attachments: [K1('palatial-estate'), ...held('sport-bike', 'E1')] }), v('B2')] },
        {},
        {},
        {},
      ],
    })
    expect([t.option(Ann, 'play:C1:obf:A1')?.slots, t.option(Ann, 'play:C1:OBF:A1')?.slots]).toMatchObject([
      [{ candidates: [t.id('E1')] }],
      [{ candidates: [t.id('K1')] }],
    ])
    const own = table({ seats: [{ ready: [v('A1', {}, { attachments: [K1('palatial-estate')] }), v('A2')] }, {}] })
    expect(own.can(Ann, 'equip:A2:A1')).toBe(false)
  })
  it.each([
    ['palatial-estate#G47-1', 'palatial-estate'],
    ['zaire-river-ferry#G47-1', 'zaire-river-ferry'],
    ['gran-madre-di-dio-italy#G47-1', 'gran-madre-di-dio-italy'],
    ['ruins-of-ceoris#G47-1', 'ruins-of-ceoris'],
    ['the-ankara-citadel-turkey#G47-1', 'the-ankara-citadel-turkey'],
    ['living-manse#2', 'living-manse'],
  ])('%s: whoever takes control of it puts it on a minion of their own; who has none burns it', (_, name) => {
    const taken = (more: object[]) => {
      const t = table({
        seats: [
          { pool: 20, ready: [v('A1'), ...more] as never, hand: held('new-management', 'M1') },
          { ready: [v('B1', {}, { attachments: [K1(name)] })] },
          {},
          {},
          {},
        ],
      })
      return t
    }
    const t = taken([v('A2')])
    t.effect(Ann, [{ op: 'control', who: 'k', to: 'you' }], { k: 'K1' })
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    t.choose(Ann, [t.id('A2')])
    expect([t.card('K1').on, t.state.seats[Ann]!.inPlay.includes(t.id('K1'))]).toEqual([t.id('A2'), true])
    const none = table({
      seats: [{ pool: 20 }, { ready: [v('B1', {}, { attachments: [K1(name)] })] }, {}, {}, {}],
      turn: { phase: 'master' },
    })
    none.effect(Ann, [{ op: 'control', who: 'k', to: 'you' }], { k: 'K1' })
    expect(none.inAsh(Ben, 'K1')).toBe(true)
  })
  it.each([
    ['palatial-estate#G47-2', 'palatial-estate'],
    ['zaire-river-ferry#G47-2', 'zaire-river-ferry'],
    ['gran-madre-di-dio-italy#G47-2', 'gran-madre-di-dio-italy'],
    ['ruins-of-ceoris#G47-2', 'ruins-of-ceoris'],
    ['the-ankara-citadel-turkey#G47-2', 'the-ankara-citadel-turkey'],
    ['living-manse#1', 'living-manse'],
  ])('%s: an action at it is directed at who controls it', (_, name) => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['OBF'] }), v('A2')], hand: held('conceal', 'C1') },
        {},
        { ready: [v('C2', {}, { attachments: [K1(name)] })] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:C1:OBF:A1', { card: [t.id('K1')] })
    t.allPass(() => t.has('action-announced'))
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Cal] }])
    t.allPass()
    expect(t.inAsh(Cal, 'K1')).toBe(true)
  })
  it.each([
    ['palatial-estate#G47-3', 'palatial-estate'],
    ['ruins-of-ceoris#G47-3', 'ruins-of-ceoris'],
    ['the-ankara-citadel-turkey#G47-3', 'the-ankara-citadel-turkey'],
  ])('%s: in a hand and as it is played it is equipment', (_, name) => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', fit(name, '', { capacity: 5 })), v('A2')], hand: [K1(name)] },
        { ready: [v('B1'), ...held('nra-pac', 'P1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    t.endPhasesTo(Ben, 'minion')
    expect([t.card('K1').on, t.locked('A1')]).toEqual([t.id('A1'), false])
  })
})

describe('Concoction of Vitality', () => {
  const scene = () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', {
              generic: { disciplines: ['obf', 'dom', 'DOM'] },
              attachments: [{ card: 'concoction-of-vitality', as: 'E1' }],
            }),
            minion('A2'),
          ],
          hand: [
            { card: 'conditioning', as: 'C1' },
            { card: 'govern-the-unaligned', as: 'G1' },
          ],
        },
        { ready: [minion('B1'), minion('B2', { generic: { type: 'ally', life: 2 } as never, blood: 2 })] },
        {},
      ],
    })
    return t
  }

  it('burned as its vampire announces an action: vampires cannot block it, and no card of a Discipline is played', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'use:E1:vitality:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.inAsh(Ann, 'E1'), t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([true, false, true])
    t.allPass(() => t.window() === 'declined')
    expect(t.can(Ann, 'play:C1:dom:A1')).toBe(false)
  })

  it('kept, nothing of the kind; and it is of no use to another, nor later', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'block:B1'), t.can(Ann, 'use:E1:vitality:A1')]).toEqual([true, false])
    const another = scene()
    another.answer(Ann, 'bleed:A2')
    expect(another.can(Ann, 'use:E1:vitality:A1')).toBe(false)
  })

  it('concoction-of-vitality#1: in an action by a card of a Discipline, too', () => {
    const t = scene()
    t.answer(Ann, 'play:G1:dom:A1')
    t.reach(Ann, 'use:E1:vitality:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect(t.can(Ben, 'block:B1')).toBe(false)
  })
})

describe('Codex of the Edenic Groundskeepers', () => {
  const scene = (b1: object = {}) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { capacity: 9 }, { blood: 5, attachments: [K1('codex-of-the-edenic-groundskeepers')] }),
            v('A2'),
          ],
        },
        { pool: 20, ready: [v('B1', {}, b1)], hand: held('on-the-qui-vive', 'W1') },
        { pool: 20 },
      ],
    })
  it.each([
    ['locked', { locked: true }, 4],
    ['unlocked', {}, 1],
  ])('bleeds for 1 blood; against nobody ready and unlocked for 3 more: %s', (_, b1, n) => {
    const t = scene(b1)
    t.answer(Ann, 'action:K1:bleed:A1')
    expect([t.stat('A1', 'bleed'), t.stat('A1', 'stealth')]).toEqual([n, -2])
    t.allPass()
    expect([t.pool(Ben), t.blood('A1')]).toEqual([20 - n, 4])
  })
  it('who unlocks meanwhile counts', () => {
    const t = scene({ locked: true })
    t.answer(Ann, 'action:K1:bleed:A1')
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    expect(t.stat('A1', 'bleed')).toBe(1)
  })
  it('takes 2 stealth from any bleed of its bearer, and from no other action', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    expect(t.stat('A1', 'stealth')).toBe(-2)
    const u = scene()
    u.answer(Ann, 'hunt:A1')
    expect(u.stat('A1', 'stealth')).toBe(1)
  })
  it('codex-of-the-edenic-groundskeepers#G139-1: gone from its bearer, it bleeds for nothing', () => {
    const t = scene()
    t.answer(Ann, 'action:K1:bleed:A1')
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'K1' })
    t.allPass()
    expect([t.pool(Ben), t.has('bled')]).toEqual([20, false])
  })
})

describe('Helicopter', () => {
  const scene = (attached = true) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', {}, attached ? { attachments: [K1('helicopter')] } : {}), v('A2')],
          hand: attached ? [] : [K1('helicopter')],
        },
        { ready: [v('B1')] },
        {},
      ],
    })
  it('unlocks its bearer after a successful action, by its own lock', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'use:K1:unlock')
    t.allPass(() => t.has('action-ended'))
    expect([t.locked('A1'), t.locked('K1')]).toEqual([false, true])
  })
  it.each([['bleed:A2'], ['blocked']])('not after %s', what => {
    const t = scene()
    t.answer(Ann, what === 'blocked' ? 'bleed:A1' : what)
    if (what === 'blocked') t.reach(Ben, 'block:B1')
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'use:K1:unlock')) || t.has('action-ended'))
    expect(offered).toBe(false)
  })
  it('helicopter#2: comes locked where it is equipped, by whichever action', () => {
    const t = scene(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.has('action-ended'))
    expect([t.card('K1').on, t.locked('K1')]).toEqual([t.id('A1'), true])
    const u = scene()
    u.answer(Ann, 'equip:A2:A1', { cards: ['K1'] })
    u.allPass(() => u.has('action-ended'))
    expect([u.card('K1').on, u.locked('K1')]).toEqual([u.id('A2'), true])
    const w = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', { disciplines: ['tha'] }), v('A2')],
          hand: held('magic-of-the-smith', 'M1'),
          library: ['fame', ...held('helicopter', 'K1')],
        },
        { ready: [v('B1')] },
        {},
      ],
    })
    w.answer(Ann, 'play:M1:tha:A1')
    w.allPass(() => w.can(Ann, 'choose'))
    w.choose(Ann, [w.id('K1')])
    w.allPass()
    expect([w.card('K1').on, w.locked('K1')]).toEqual([w.id('A1'), true])
  })
  it('helicopter#1: put on its bearer otherwise it does not', () => {
    const t = scene(false)
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'inPlay', on: 'a' }], { k: 'K1', a: 'A1' })
    expect([t.card('K1').on, t.locked('K1')]).toEqual([t.id('A1'), false])
    const u = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', { capacity: 9, title: 'justicar', sect: 'Camarilla' })],
          hand: held('alastor', 'P9'),
          library: ['fame', ...held('helicopter', 'K1')],
        },
        { ready: [v('B1')] },
        {},
      ],
    })
    served(u, 'A1', 'A1', 'K1')
    // It may unlock its bearer after the very referendum that has put it there.
    expect([u.card('K1').on, u.card('P9').on, u.locked('K1')]).toEqual([u.id('A1'), u.id('A1'), false])
    onwards(u, () => u.can(Ann, 'use:K1:unlock')).answer(Ann, 'use:K1:unlock')
    expect([u.locked('K1'), u.locked('A1')]).toEqual([true, false])
  })
})
