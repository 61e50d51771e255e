import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, table } from '../../../support/table.ts'
import { costs, held, type Table, v } from '../../scene.ts'

const anarch = (as: string, more: object = {}) => v(as, { sect: 'Anarch', capacity: 5 }, more)
const hackers = (hack: number, as = 'L1') => ({ card: 'hackerspace', as, counters: { hack } })
const counters = (t: Table, as = 'L1') => t.card(as).counters?.['hack'] ?? 0

describe('Hackerspace', () => {
  it('comes into play with a counter for each Anarch of its controller, in torpor, too', () => {
    const t = table({
      seats: [
        {
          hand: held('hackerspace', 'L1'),
          ready: [anarch('A1'), v('A2'), { card: 'piper', as: 'A4' }],
          torpor: [anarch('A3')],
        },
        { ready: [anarch('B1')] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:L1:')
    onwards(t, () => t.state.seats[Ann]!.inPlay.includes(t.id('L1')))
    expect(counters(t)).toBe(2)
  })

  describe('a counter comes', () => {
    const becoming = (a1: ReturnType<typeof v>, more: object = {}) =>
      table({ seats: [{ pool: 10, ready: [a1, hackers(1)], ...more }, { ready: [v('B1'), hackers(1, 'L2')] }] })
    it('after a vampire of its controller has become Anarch, not one of another', () => {
      const t = becoming(v('A1', { capacity: 5 }))
      t.answer(Ann, 'become-anarch:A1')
      onwards(t, () => t.has('became'))
      onwards(t, () => counters(t) > 1)
      expect([counters(t), counters(t, 'L2')]).toEqual([2, 1])
    })
    it('not for who was Anarch already, nor for another sect or clan', () => {
      const t = becoming(anarch('A1'))
      const become = (traits: object) => t.effect(Ann, [{ op: 'become', who: 'm', traits, until: 'game' }], { m: 'A1' })
      for (const traits of [{ sect: 'Anarch' }, { clan: 'Malkavian' }, { sect: 'Sabbat' }]) {
        become(traits)
        expect(counters(t)).toBe(1)
      }
      become({ sect: 'Anarch' })
      expect(counters(t)).toBe(2)
    })
    it('hackerspace#1: as Anarch Convert enters play, before what it does, and one for whom it makes Anarch', () => {
      for (const [a1, then] of [
        [v('A1'), 3],
        [anarch('A1'), 2],
      ] as const) {
        const t = table({
          seats: [
            {
              pool: 10,
              ready: [a1, hackers(1)],
              uncontrolled: [{ card: 'anarch-convert', as: 'U1', blood: 1 }],
            },
            { ready: [hackers(1, 'L2')] },
          ],
          turn: { phase: 'influence', number: 6 },
        })
        t.answer(Ann, 'bring-out:U1')
        expect(counters(t)).toBe(2)
        t.answer(Ann, 'trigger:0')
        if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('A1')])
        if (t.can(Ann, 'choose')) t.choose(Ann, ['pool'])
        expect([counters(t), counters(t, 'L2'), t.pool(Ann)]).toEqual([then, 1, 11])
      }
    })
  })

  describe('counters pay for equipment', () => {
    const equips = (pool: number, a1: object, ...spaces: object[]) => equipsWith('44-magnum', pool, a1, ...spaces)
    const equipsWith = (card: string, pool: number, a1: object, ...spaces: object[]) =>
      table({
        seats: [
          { pool, hand: held(card, 'E1'), ready: [a1 as never, ...(spaces as never[])] },
          { ready: [v('B1'), hackers(3, 'L3')] },
        ],
      })
    const announced = (t: Table) => {
      t.answer(Ann, 'play:E1::A1')
      return onwards(t, () => t.can(Ann, 'choose') || t.card('E1').on !== undefined)
    }
    const slot = (t: Table) => t.option(Ann, 'choose')?.slots?.[0]
    const after = (t: Table) => [t.pool(Ann), counters(t), t.card('E1').on === t.id('A1')]
    const paying = (t: Table, n: number) => t.answer(Ann, 'choose', { [slot(t)!.name]: n })

    it.each([
      [1, 9, 2],
      [2, 10, 1],
    ])('some or all: %i of 2, as it is paid for', (n, pool, left) => {
      const t = announced(equips(10, anarch('A1'), hackers(3)))
      expect([t.pool(Ann), counters(t)]).toEqual([10, 3])
      expect(slot(t)).toMatchObject({ candidates: [t.id('L1')], min: 0, max: 1 })
      t.choose(Ann, [t.id('L1')])
      expect(slot(t)).toMatchObject({ type: 'amount', min: 1, max: 2 })
      paying(t, n)
      expect(after(t)).toEqual([pool, left, true])
      expect(costs(t).reduce((sum, one) => sum + one, 0)).toBe(2)
    })
    it('more than that changes nothing', () => {
      const t = announced(equips(10, anarch('A1'), hackers(3)))
      t.choose(Ann, [t.id('L1')])
      const { name } = slot(t)!
      for (const n of [0, 3]) expect(t.refused(Ann, 'choose', { [name]: n })).toBeDefined()
      expect([t.pool(Ann), counters(t)]).toEqual([10, 3])
    })
    it('or none; and a single counter is not asked about', () => {
      const none = announced(equips(10, anarch('A1'), hackers(3)))
      none.choose(Ann, [])
      expect(after(none)).toEqual([8, 3, true])
      const one = announced(equips(10, anarch('A1'), hackers(1)))
      one.choose(Ann, [one.id('L1')])
      expect(after(one)).toEqual([9, 0, true])
    })
    it('of two places, in the order in which they are named', () => {
      const t = announced(equips(10, anarch('A1'), hackers(1), hackers(2, 'L2')))
      t.choose(Ann, [t.id('L1'), t.id('L2')])
      expect(slot(t)).toMatchObject({ type: 'amount', min: 1, max: 2 })
      paying(t, 2)
      expect([...after(t), counters(t, 'L2')]).toEqual([10, 0, true, 1])
    })
    it('only an Anarch, and only with counters of its own controller', () => {
      for (const [a1, ...spaces] of [[v('A1'), hackers(3)], [anarch('A1'), hackers(0)], [anarch('A1')]] as const) {
        const t = announced(equips(10, a1, ...spaces))
        expect([t.pool(Ann), t.card('E1').on, counters(t, 'L3')]).toEqual([8, t.id('A1'), 3])
      }
    })
    it('brought by an effect: so much at least as the pool has not', () => {
      const t = equipsWith('assault-rifle', 1, anarch('A1'), hackers(5))
      t.effect(Ann, [{ op: 'play', card: 'k', by: 'a' }], { k: 'E1', a: 'A1' })
      expect(slot(t)).toMatchObject({ type: 'cards', min: 1, max: 1 })
      t.choose(Ann, [t.id('L1')])
      expect(slot(t)).toMatchObject({ type: 'amount', min: 4, max: 5 })
      paying(t, 5)
      expect(after(t)).toEqual([1, 0, true])
    })
    it('blood, too', () => {
      const t = equipsWith('palatial-estate', 10, anarch('A1', { blood: 4 }), hackers(3))
      announced(t)
      t.choose(Ann, [t.id('L1')])
      paying(t, 1)
      expect([t.blood('A1'), ...after(t)]).toEqual([3, 10, 2, true])
    })
  })
})
