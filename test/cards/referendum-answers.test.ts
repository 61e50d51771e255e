import { describe, expect, it } from 'vitest'
import { FOR, held, polling, tally, titled } from '../support/polls.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'

describe('Delaying Tactics', () => {
  const ben = { ready: [minion('B1')], hand: [held('delaying-tactics', 'D1')] }

  it('delaying-tactics#1, delaying-tactics#6: cancels the referendum, before or after votes were cast: no result; the acting vampire unlocks; the card goes back', () => {
    const t = polling({}, {}, [ben, {}, {}, {}])
    t.answer(Ann, 'vote:called', FOR)
    t.answer(Ben, 'play:D1::B1')
    t.allPass()
    expect([t.happened('referendum-cancelled'), t.has('referendum-tallied'), t.has('referendum-ended')]).toMatchObject([
      [{ by: { id: t.id('A1') } }],
      false,
      false,
    ])
    expect([t.inHand(Ann, 'K1'), t.locked('A1'), t.blood('B1'), t.pool(Ann), t.inAsh(Ben, 'D1')]).toEqual([
      true,
      false,
      4,
      30,
      true,
    ])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'successful' }])
  })

  it('delaying-tactics#1, delaying-tactics#2: no minion of the acting Methuselah calls by a card of that name again this turn; the vampire calls nothing at all', () => {
    const t = polling({}, { hand: [held('kine-resources-contested', 'K2')] }, [ben, {}, {}, {}], [minion('A2')])
    t.answer(Ben, 'play:D1::B1')
    t.allPass()
    expect(t.refused(Ann, 'play:K1::A2')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'K1')).toEqual(['already-called', 'POL-01'])
    expect(t.refused(Ann, 'play:K2::A1')).toBe('illegal-option')
    expect(t.can(Ann, 'play:K2::A2')).toBe(true)
  })

  it('a hand that is too large is discarded down', () => {
    const hand = ['bonding', 'bonding', 'bonding', 'bonding', 'bonding', 'bonding'].map((card, i) =>
      held(card, `H${i}`),
    )
    const t = table({
      seats: [
        { ready: [minion('A1')], hand: [held('ancilla-empowerment', 'K1'), ...hand], library: ['bonding'] },
        ben,
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.reach(Ben, 'play:D1::B1')
    t.allPass(() => t.waiting().includes(Ann) && t.can(Ann, 'choose'))
    expect(t.state.seats[Ann]!.hand).toHaveLength(8)
    t.choose(Ann, [t.id('H0')])
    expect(t.state.seats[Ann]!.hand).toHaveLength(7)
  })

  it('delaying-tactics#4, delaying-tactics#7: of a referendum by a card in play, nothing goes back, and that card calls none again this turn', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { ...ben, ready: [minion('B1'), { card: 'anarch-revolt', as: 'R1' }, { card: 'anarch-revolt', as: 'R2' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:R1:burn:A1')
    t.reach(Ben, 'play:D1::B1')
    t.allPass()
    expect([t.state.seats[Ben]!.inPlay.includes(t.id('R1')), t.state.seats[Ann]!.hand, t.locked('A1')]).toEqual([
      true,
      [],
      false,
    ])
    expect([t.can(Ann, 'action:R1:burn:A2'), t.can(Ann, 'action:R2:burn:A2'), t.can(Ann, 'action:R2:burn:A1')]).toEqual(
      [false, true, false],
    )
  })
})

describe('Poison Pill', () => {
  const pill = (as: string, card: string) => ({ pool: 10, ready: [minion(as)], hand: [held('poison-pill', card)] })

  it('POLITICS-04: before votes and ballots are cast, and then no more', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: [held('ancilla-empowerment', 'K1')] },
        pill('B1', 'P1'),
        { ready: [titled('prince', 'C1')] },
        pill('D1', 'P2'),
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'before-votes')
    expect([t.window(), t.refused(Cal, 'vote:title:C1', FOR)]).toEqual([
      'before-votes',
      expect.stringMatching(/illegal-option|not-your-prompt/),
    ])
    t.reach(Ben, 'play:P1::B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Cal, 'vote:title:C1', FOR)
    expect(tally(t)).toEqual([2, 0])
    expect(t.refused(Dee, 'play:P2::D1')).toBe('illegal-option')
    expect(t.why(Dee, 'play', 'P2')).toEqual(['wrong-window', 'PLAY-01'])
    t.allPass()
    // Ann loses one for her minion, and the one that Ben lost.
    expect([t.pool(Ann), t.pool(Ben), t.pool(Dee)]).toEqual([18, 9, 9])
  })

  it('costs nothing when the referendum fails, or takes no pool', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: [held('kine-resources-contested', 'K1')] },
        pill('B1', 'P1'),
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    t.choose(Ann, { [Cal]: 2, [Dee]: 2 })
    t.reach(Ben, 'play:P1::B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    expect([t.pool(Ann), t.pool(Ben), t.pool(Cal)]).toEqual([20, 10, 28])
  })

  it('with the loss itself: who falls by it falls with the others', () => {
    const t = table({
      seats: [
        { pool: 2, ready: [minion('A1')], hand: [held('kine-resources-contested', 'K1')] },
        { ...pill('B1', 'P1'), pool: 3 },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    t.reach(Ben, 'play:P1::B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    expect(t.happened('ousted')).toMatchObject([{ seat: Ann }, { seat: Ben }])
  })
})
