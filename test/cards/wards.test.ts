import { describe, expect, it } from 'vitest'
import { Ann, Ben, duel, onwards, play, upTo, type Table } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { table } from '../support/table.ts'

const has = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]
const on = (name: string, as: string) => ({ attachments: [{ card: name, as }] })
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const twice = card('resist-earths-grasp', 'P1')
const shoot = (t: Table) => onwards(t, () => t.can(Ann, 'strike:A1:G1:shot')).answer(Ann, 'strike:A1:G1:shot')

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

describe('Guardian Angel', () => {
  it("is put on a ready vampire of one's own for 2 pool, and is burned when that goes to torpor", () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1', { blood: 0 })], torpor: [minion('A2')], hand: card('guardian-angel', 'G1') },
        { ready: [minion('B1')] },
      ],
      turn: { seat: Ann, phase: 'master' },
    })
    expect(t.option(Ann, 'play:G1:')?.slots?.[0]).toMatchObject({ candidates: [t.id('A1')] })
    t.answer(Ann, 'play:G1:', { v: [t.id('A1')] })
    t.allPass()
    expect([t.pool(Ann), t.card('G1').on]).toEqual([8, t.id('A1')])
    t.effect(Ben, [{ op: 'damage', to: 'a', amount: 1 }], { a: 'A1' })
    expect([t.inTorpor('A1'), t.inAsh(Ann, 'G1')]).toEqual([true, true])
  })

  it('gives 1 intercept against bleeds of its controller, and against nothing else', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2', { blood: 2 })] },
        { ready: [minion('B1', on('guardian-angel', 'G1'))] },
        {},
        {},
        {},
      ],
    })
    expect(t.stat('B1', 'intercept')).toBe(0)
    t.answer(Ann, 'bleed:A1')
    expect(t.stat('B1', 'intercept')).toBe(1)
    t.allPass()
    t.answer(Ann, 'hunt:A2')
    expect(t.stat('B1', 'intercept')).toBe(0)
    const u = table({
      seats: [
        {},
        { ready: [minion('B1')] },
        { ready: [minion('C1')] },
        {},
        { ready: [minion('E1', on('guardian-angel', 'G1'))] },
      ],
      turn: { seat: Ben },
    })
    u.answer(Ben, 'bleed:B1')
    expect(u.stat('E1', 'intercept')).toBe(0)
  })

  it('prevents 1 point each combat, aggravated too', () => {
    const t = upTo(duel({ a: has('CEL', {}, { strength: 2 }), b: on('guardian-angel', 'G1'), ann: twice }), 'prevent')
    play(t, Ben, 'use:G1:angel:B1')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t)
    expect([t.blood('B1'), t.happened('prevented').length]).toEqual([2, 1])
    const u = upTo(duel({ a: has('POT'), b: on('guardian-angel', 'G1'), ann: card('roundhouse', 'R1') }), 'strike')
    u.effect(Ann, [{ op: 'strike', strike: 'hand', aggravated: true }], {}, { by: 'A1' })
    play(upTo(u, 'prevent'), Ben, 'use:G1:angel:B1')
    expect([onwards(u).inTorpor('B1'), u.blood('B1')]).toEqual([false, 5])
  })
})

describe('strength', () => {
  it('Preternatural Strength is an action at +2 stealth for 1 blood, that adds 1 or 2', () => {
    for (const [level, strength] of [
      ['pot', 2],
      ['POT', 3],
    ] as const) {
      const t = table({
        seats: [
          { ready: [minion('A1', has(level))], hand: card('preternatural-strength', 'S1') },
          { ready: [minion('B1')] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, `play:S1:${level}:A1`)
      expect(t.happened('action-announced')).toMatchObject([{ stealth: 2, targets: [] }])
      t.allPass()
      expect([t.stat('A1', 'strength'), t.blood('A1'), t.card('S1').on]).toEqual([strength, 4, t.id('A1')])
    }
  })

  it('Torn Signpost sets strength to 2 or 3 for the combat, and what is added is added to that', () => {
    for (const [level, left] of [
      ['pot', 3],
      ['POT', 2],
    ] as const) {
      const t = duel({ a: has(level), ann: card('torn-signpost', 'S1') })
      play(t, Ann, `play:S1:${level}:A1`)
      expect([blood(onwards(t)), t.stat('A1', 'strength')]).toEqual([[4, left], 1])
    }
    const t = duel({ a: has('POT', {}, { strength: 4 }), ann: card('torn-signpost', 'S1') })
    t.effect(Ann, [{ op: 'modify', stat: 'strength', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    play(t, Ann, 'play:S1:pot:A1')
    expect(blood(onwards(t))).toEqual([4, 2])
  })
})

describe('Murder of Crows', () => {
  it('costs 1 blood and has 1 life, or 2', () => {
    for (const [level, life] of [
      ['ani', 1],
      ['ANI', 2],
    ] as const) {
      const t = table({ seats: [{ ready: [minion('A1', has(level))], hand: card('murder-of-crows', 'K1') }, {}] })
      t.answer(Ann, `play:K1:${level}:A1`)
      t.allPass()
      expect([t.blood('K1'), t.blood('A1'), t.card('K1').on]).toEqual([life, 4, t.id('A1')])
    }
  })

  it('bites at any range in each round, and only whoever fights its employer', () => {
    const t = duel({
      a: has('OBF CEL', on('murder-of-crows', 'K1'), { strength: 0 }),
      b: { generic: { strength: 0 } },
      ann: [...card('swallowed-by-the-night', 'N1'), ...twice],
    })
    play(upTo(t, 'range'), Ann, 'play:N1:OBF:A1')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t)
    expect([t.blood('B1'), t.happened('damaged').length]).toEqual([3, 2])
    const u = table({
      seats: [
        { ready: [minion('A1', { generic: { strength: 0 } }), minion('A2', on('murder-of-crows', 'K1'))] },
        { ready: [minion('B1', { generic: { strength: 0 } }), minion('B2', on('murder-of-crows', 'K2'))] },
        {},
        {},
        {},
      ],
    })
    u.answer(Ann, 'bleed:A1')
    play(u, Ben, 'block:B1')
    expect(onwards(u).has('damaged')).toBe(false)
  })
})
