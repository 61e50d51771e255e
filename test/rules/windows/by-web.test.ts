import { describe, expect, it } from 'vitest'
import { defaultFor, newGame, viewFor } from '../../../shared/rules/index.ts'
import { envOf } from '../../support/random.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

/**
 * Decisions of a table that plays over days: what is shown, who is asked, and what an absent player is given (README.md
 * here lists them).
 */

describe('what is shown', () => {
  it('GAME-08: the order of a stack is in no view and in no event, its owner’s included', () => {
    const deck = {
      library: Array<string>(60).fill('bonding'),
      crypt: ['lauren', 'ryan', 'nassir', 'ashley', 'sully', 'meaghan'],
    }
    const { state, events } = newGame([deck, deck], { format: 'two-player', answerWithinHours: 72 }, envOf(7))
    const { library, crypt, hand, uncontrolled } = state.seats[Ann]!
    expect([library.length, crypt.length, hand.length, uncontrolled.length]).toEqual([53, 2, 7, 4])
    const told = JSON.stringify([viewFor(state, Ann), events])
    for (const id of [...library, ...crypt]) expect(told).not.toContain(`"id":${id},`)
  })

  it('CRYPT-04: the amount suggested ends at the capacity, though more may be invested', () => {
    const t = table({
      seats: [{ pool: 20, uncontrolled: [{ generic: { capacity: 4 }, blood: 2, as: 'U1' }] }, {}, {}, {}, {}],
      turn: { phase: 'influence', number: 6 },
    })
    expect(t.option(Ann, 'invest:U1')).toMatchObject({
      effect: { params: { pool: 2, capacity: 4 } },
      slots: [{ max: 4, default: 2 }],
    })
    t.answer(Ann, 'invest:U1', { amount: 4 })
    expect(t.blood('U1')).toBe(6)
  })
})

describe('who is asked', () => {
  it('MIN-20: whose minions are all locked may hold a wake, and is asked; woken, one blocks as if unlocked', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { ready: [minion('B1', { locked: true })], hand: [{ card: 'on-the-qui-vive', as: 'W1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect(t.can(Ben, 'block:B1')).toBe(false)
    t.reach(Ben, 'play:W1::B1')
    t.allPass(() => t.can(Ben, 'block:B1'))
    expect(t.locked('B1')).toBe(true)
    t.answer(Ben, 'block:B1')
    t.allPass(() => t.has('blocked'))
    expect([t.has('blocked'), t.locked('B1')]).toEqual([true, true])
  })
})

describe('what an absent player is given', () => {
  const byDefault = (t: ReturnType<typeof table>, seat: number) => {
    const { optionId, args } = defaultFor(t.state, seat)
    t.answer(seat, optionId, args)
    return optionId
  }

  it('UNLOCK-07: the pool of the Edge', () => {
    const t = table({ seats: [{ edge: true, pool: 10 }, {}, {}, {}, {}], turn: { phase: 'unlock' } })
    expect([byDefault(t, Ann), t.pool(Ann)]).toEqual(['edge', 11])
  })

  it('CONTEST-06: a contested card is paid for as long as that leaves a pool, and yielded otherwise', () => {
    const scene = (pool: number) =>
      table({
        seats: [{ pool, contested: [{ card: 'lauren', as: 'L1' }] }, { contested: [{ card: 'lauren' }] }, {}, {}, {}],
        turn: { phase: 'unlock' },
      })
    expect([2, 1].map(pool => byDefault(scene(pool), Ann).split(':')[0])).toEqual(['pay', 'yield'])
  })

  it('CTITLE-05: a contested title is paid for as long as its vampire has blood', () => {
    const prince = (as: string, blood: number) => ({
      generic: { title: 'prince', city: 'Paris', sect: 'Camarilla' },
      blood,
      as,
    })
    const scene = (blood: number) => {
      const t = table({
        seats: [
          { ready: [prince('P1', blood)] },
          { ready: [minion('B1')], uncontrolled: [prince('P2', 5)] },
          {},
          {},
          {},
        ],
        turn: { seat: Ben, phase: 'influence', number: 6 },
      })
      t.answer(Ben, 'bring-out:P2')
      return t.endPhasesTo(Ann, 'unlock')
    }
    expect([1, 0].map(blood => byDefault(scene(blood), Ann).split(':')[0])).toEqual(['pay', 'yield'])
  })

  it('MAND-08: the hunt that is owed, and never before the time is up', () => {
    const t = table({ seats: [{ ready: [minion('A1', { blood: 0 }), minion('A2')] }, {}, {}, {}, {}] })
    expect([t.has('action-announced'), t.refused(Ann, 'end-phase'), byDefault(t, Ann)]).toEqual([
      false,
      'illegal-option',
      `hunt:${t.id('A1')}`,
    ])
  })

  it('DRAW-06: the surplus that its question names first', () => {
    const t = table({
      seats: [{ hand: Array<string>(7).fill('bonding'), library: ['bonding', 'bonding'] }, {}, {}, {}, {}],
    })
    t.effect(Ann, [{ op: 'draw', seat: 'you', from: 'library', count: 2 }])
    const hand = t.state.seats[Ann]!.hand,
      surplus = hand.length - 7
    expect([t.waiting(), viewFor(t.state, Ben).seats[Ann]!.hand.cards]).toEqual([[Ann], null])
    byDefault(t, Ann)
    expect([t.state.seats[Ann]!.hand.length, t.state.seats[Ann]!.ash]).toEqual([7, hand.slice(0, surplus)])
  })
})
