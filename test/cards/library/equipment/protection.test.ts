import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { card, has, held, lastingPress, never, on, rounds, v } from '../../scene.ts'
import { suffered } from '../../rows.ts'

const worn = (name: string, strength: number, b: object = {}) =>
  upTo(
    duel({
      a: { generic: { strength, capacity: 9, disciplines: ['CEL'] } },
      b: { generic: { capacity: 9, ...b }, ...on(name, 'K1') },
      ann: card('blur', 'X1'),
    }),
    'prevent',
  )
const prevent = 'use:K1:prevent:B1'

describe('Flak Jacket', () => {
  it('prevents 1 damage each combat', () => {
    const t = worn('flak-jacket', 2)
    lastingPress(t, Ben, 'B1')
    play(t, Ben, prevent)
    onwards(t, () => t.can(Ben, 'press:B1')).answer(Ben, 'press:B1')
    expect([never(t, Ben, prevent), suffered(t, 'B1'), rounds(t)]).toEqual([true, [1, 2], 2])
  })
})

describe('Leather Jacket', () => {
  it('burned, it prevents all the damage of a strike', () => {
    const t = worn('leather-jacket', 4)
    play(t, Ben, prevent)
    onwards(t, () => isOver(t))
    expect([suffered(t, 'B1'), t.inAsh(Ben, 'K1')]).toEqual([[], true])
  })
  it('leather-jacket#G154-1: not where there is nothing to prevent; nor of what is no strike', () => {
    const t = duel({ a: { generic: { strength: 0 } }, b: on('leather-jacket', 'K1') })
    expect(never(t, Ben, prevent)).toBe(true)
    const u = upTo(duel({ a: has('PRE'), b: on('leather-jacket', 'K1'), ann: card('majesty', 'X1') }), 'strike')
    u.effect(Ann, [{ op: 'damage', to: 'b', amount: 1 }], { b: 'B1' })
    expect(u.can(Ben, prevent)).toBe(false)
  })
  const equips = (hand: object[], option: string, library: object[] = []) => {
    const t = table({
      seats: [
        {
          pool: 9,
          ready: [v('A1', { disciplines: ['THA'] }), v('A2', {}, on('leather-jacket', 'X1'))],
          hand: hand as never,
          library: library as never,
        },
        { ready: [v('B1')] },
      ],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, option)
    return t
  }
  it('its action once successful, who has equipped unlocks at the end of the turn; a minion has one', () => {
    const t = equips(held('leather-jacket', 'K1'), 'play:K1::A1')
    t.allPass()
    expect([t.card('K1').on, t.locked('A1')]).toEqual([t.id('A1'), true])
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('A1')).toBe(false)
  })
  it('not where another action has equipped it', () => {
    const t = equips(held('magic-of-the-smith', 'M1'), 'play:M1:tha:A1', [
      'villein' as never,
      ...held('leather-jacket', 'K1'),
    ])
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('K1')])
    t.allPass()
    expect([t.card('K1').on, t.locked('A1')]).toEqual([t.id('A1'), true])
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('A1')).toBe(true)
  })
})

describe('Blood Tears of Kephran', () => {
  it('burned, they prevent 2 damage', () => {
    const t = worn('blood-tears-of-kephran', 4)
    play(t, Ben, prevent)
    onwards(t, () => isOver(t))
    expect([suffered(t, 'B1'), t.inAsh(Ben, 'K1')]).toEqual([[2], true])
  })
  it('blood-tears-of-kephran#G153-1, blood-tears-of-kephran#G153-2: of 1 damage they prevent 1, and are gone', () => {
    const t = worn('blood-tears-of-kephran', 1)
    play(t, Ben, prevent)
    play(upTo(t, 'additional-strikes'), Ann, 'play:X1:cel:A1')
    expect([never(t, Ben, prevent), suffered(t, 'B1'), t.happened('prevented')]).toMatchObject([
      true,
      [1],
      [{ amount: 1 }],
    ])
  })
  it('or give 2 blood, none of it above the capacity; not to an ally', () => {
    const scene = (generic: object, blood?: number) =>
      table({
        seats: [
          {
            ready: [
              v('A1', generic, { ...on('blood-tears-of-kephran', 'K1'), ...(blood !== undefined && { blood }) }),
              v('A2'),
            ],
          },
          {},
        ],
      })
    for (const [blood, then] of [
      [2, 4],
      [4, 5],
    ] as const) {
      const t = scene({ capacity: 5 }, blood)
      t.answer(Ann, 'use:K1:blood:A1')
      expect([t.blood('A1'), t.inAsh(Ann, 'K1')]).toEqual([then, true])
    }
    expect(scene({ type: 'ally', life: 3 }).can(Ann, 'use:K1:blood:A1')).toBe(false)
  })
})
