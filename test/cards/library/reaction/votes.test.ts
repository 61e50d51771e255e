import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { FOR, held as heldAs, polling, tally, titled } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { onwards, play } from '../../../support/duel.ts'
import { actions, carried, held, pools, type Table, v } from '../../scene.ts'
import { manipulatedVote as scene } from '../../scenes.ts'
import { fit } from '../../../support/fit.ts'

const result = (t: Table) => {
  t.allPass()
  return t.happened('referendum-tallied')[0]
}

describe('Protected District', () => {
  const polling = (t: Table) => t.allPass(() => t.window() === 'polling')
  const sways = (t: Table, side: 'for' | 'against') => polling(t).answer(Ann, `play:M1:${side}:A1`, { v: [t.id('B1')] })

  const P1 = { hand: held('protected-district', 'P1') }
  const gained = () => {
    const t = polling(scene({}, P1))
    t.answer(Ben, 'play:P1::B1')
    return polling(t)
  }
  const back = (t: Table) =>
    t.effect(Ann, [{ op: 'forbid', rule: 'vote', on: 'b', until: 'referendum', only: 'for' }], { b: 'B1' })

  it('protected-district#G159-1: made to vote in favour, it loses the three votes, until it is made to vote against again', () => {
    const t = gained()
    expect(tally(t)).toEqual([0, 4])
    // A ballot is told as any other is.
    expect(viewFor(t.state, 'spectator').stack.flatMap(one => (one.kind === 'referendum' ? one.ballots : []))).toEqual([
      { seat: Ben, source: `title:${t.id('B1')}`, votes: 4, ballots: 0, for: false, cancelled: false },
    ])
    sways(t, 'for')
    expect(tally(polling(t))).toEqual([1, 0])
    back(t)
    expect(tally(polling(t))).toEqual([0, 4])
    expect([result(t), t.happened('votes-changed')]).toMatchObject([
      { for: 0, against: 4, passed: false },
      [
        { votes: 1, for: true },
        { votes: 4, for: false },
      ],
    ])
  })
  it('protected-district#G159-1: what was not cast yet is cast once they count again', () => {
    const t = gained()
    sways(t, 'for')
    expect([tally(t), polling(t).can(Ben, 'vote:title:B1')]).toEqual([[1, 0], false])
    back(t)
    expect(result(t)).toMatchObject({ for: 0, against: 4 })
  })
  it('protected-district#G159-3: gained by who should vote in favour and has not, they are cast against at once', () => {
    const t = scene({}, P1)
    sways(t, 'for')
    polling(t).answer(Ben, 'play:P1::B1')
    expect([tally(polling(t)), t.can(Ben, 'vote:title:B1')]).toEqual([[0, 4], false])
    expect(result(t)).toMatchObject({ for: 0, against: 4 })
  })
})

describe('Protected District', () => {
  const ben = (b1: object = {}) => ({
    ready: [titled('primogen', 'B1', b1)],
    hand: [heldAs('protected-district', 'P1')],
  })

  it('CARD-PROTECTEDDISTRICT-01: not before the terms are chosen', () => {
    const t = polling({}, {}, [ben(), {}, {}, {}], [], 'kine-resources-contested')
    expect([t.waiting(), t.refused(Ben, 'play:P1::B1')]).toEqual([[Ann], 'not-your-prompt'])
  })

  it('CARD-PROTECTEDDISTRICT-01, protected-district#G159-3: three votes, cast against at once with its vampire’s own', () => {
    const t = polling({}, {}, [ben(), {}, {}, {}])
    t.answer(Ben, 'play:P1::B1')
    t.allPass(() => t.window() === 'polling')
    expect([tally(t), t.can(Ben, 'vote:title:B1')]).toEqual([[0, 4], false])
  })

  it('protected-district#G159-2: not by a vampire that votes in favour', () => {
    const t = polling({}, {}, [{ ...ben(), edge: true }, {}, {}, {}])
    expect(t.can(Ben, 'play:P1::B1')).toBe(true)
    t.answer(Ben, 'vote:title:B1', FOR)
    expect([t.refused(Ben, 'play:P1::B1'), t.why(Ben, 'play', 'P1'), t.inHand(Ben, 'P1')]).toEqual([
      'illegal-option',
      ['forbidden', 'POLITICS-12'],
      true,
    ])
  })

  it('POLITICS-23: by a ready primogen that is unlocked or awake', () => {
    const t = polling({}, {}, [ben({ locked: true }), {}, {}, {}])
    expect(t.refused(Ben, 'play:P1::B1')).toBe('illegal-option')
    t.effect(Ben, [{ op: 'allow', rule: 'wake', on: 'b', until: 'action' }], { b: 'B1' })
    expect(t.can(Ben, 'play:P1::B1')).toBe(true)
    const unlocked = polling({}, {}, [ben(), {}, {}, {}])
    unlocked.answer(Ben, 'play:P1::B1')
    expect(unlocked.happened('card-played').at(-1)).toMatchObject({ seat: Ben })
    const other = polling({}, {}, [{ ...ben(), ready: [titled('prince', 'B1')] }, {}, {}, {}])
    expect([other.refused(Ben, 'play:P1::B1'), other.why(Ben, 'play', 'P1')]).toEqual([
      'illegal-option',
      ['missing-title', 'REQ-01'],
    ])
  })

  it('three from a bleed', () => {
    const t = table({
      seats: [{ ready: [minion('A1', { generic: { bleed: 4 } })] }, { pool: 10, ...ben() }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:P1::B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })

  it('of a bleed against somebody else, nothing', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, {}, { ...ben(), ready: [titled('primogen', 'B1')] }, {}, {}] })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect(t.has('card-played')).toBe(false)
  })
})

describe('Delaying Tactics', () => {
  const ben = { ready: [minion('B1')], hand: [heldAs('delaying-tactics', 'D1')] }

  it('delaying-tactics#1, delaying-tactics#6: cancels the referendum before or after votes: no result, the vampire unlocks, the card goes back', () => {
    const t = polling({ generic: fit('scorn-of-adonis') }, { hand: [heldAs('scorn-of-adonis', 'S1')] }, [
      ben,
      {},
      {},
      {},
    ])
    t.reach(Ann, 'play:S1::A1')
    t.reach(Ann, 'vote:called', FOR)
    t.reach(Ben, 'play:D1::B1')
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

  it('delaying-tactics#1, delaying-tactics#2: this turn no minion of theirs calls by that card again, and the vampire calls nothing', () => {
    const t = polling({}, { hand: [heldAs('kine-resources-contested', 'K2')] }, [ben, {}, {}, {}], [minion('A2')])
    t.answer(Ben, 'play:D1::B1')
    t.allPass()
    expect(t.refused(Ann, 'play:K1::A2')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'K1')).toEqual(['already-called', 'POL-01'])
    expect(t.refused(Ann, 'play:K2::A1')).toBe('illegal-option')
    expect(t.can(Ann, 'play:K2::A2')).toBe(true)
  })

  it('a hand that is too large is discarded down', () => {
    const hand = ['bonding', 'bonding', 'bonding', 'bonding', 'bonding', 'bonding'].map((card, i) =>
      heldAs(card, `H${i}`),
    )
    const t = table({
      seats: [
        { ready: [minion('A1')], hand: [heldAs('ancilla-empowerment', 'K1'), ...hand], library: ['bonding'] },
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
    const rumors = table({
      seats: [
        { ready: [minion('A1'), { card: 'rumors-of-gehenna', as: 'R1', vars: { whom: [Ann] } }], hand: ['villein'] },
        { ...ben, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    rumors.answer(Ann, 'action:R1:burn:A1')
    rumors.reach(Ben, 'play:D1::B1')
    rumors.allPass()
    rumors.endPhasesTo(Ben, 'minion').endPhasesTo(Ann, 'master')
    // It is still there and gives two master phase actions, though Ann owns it.
    expect([rumors.state.seats[Ann]!.hand.includes(rumors.id('R1')), actions(rumors)]).toEqual([false, 2])
  })
})

describe('Delaying Tactics', () => {
  const ben = { ready: [minion('B1', { generic: { disciplines: ['obf'] } })], hand: [heldAs('delaying-tactics', 'D1')] }
  it('delaying-tactics#5: to the hand of its owner, before it would be burned', () => {
    const under = [{ card: 'ancilla-empowerment', as: 'K1', owner: Cal, down: true as const }]
    const t = table({
      seats: [{ ready: [minion('A1'), { card: 'the-erciyes-fragments', as: 'F1', under }] }, ben, {}, {}, {}],
    })
    t.answer(Ann, 'play:K1::A1')
    t.reach(Ben, 'play:D1::B1')
    t.allPass()
    expect([t.inHand(Cal, 'K1'), t.inHand(Ann, 'K1'), t.inAsh(Cal, 'K1')]).toEqual([true, false, false])
  })
})

describe('Poison Pill', () => {
  const pill = (as: string, card: string) => ({ pool: 10, ready: [minion(as)], hand: [heldAs('poison-pill', card)] })

  it('POLITICS-04: before votes and ballots are cast, and then no more', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: [heldAs('ancilla-empowerment', 'K1')] },
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
        { pool: 20, ready: [minion('A1')], hand: [heldAs('kine-resources-contested', 'K1')] },
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
        { pool: 2, ready: [minion('A1')], hand: [heldAs('kine-resources-contested', 'K1')] },
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

describe('Poison Pill', () => {
  const pill = { pool: 10, ready: [minion('B1')], hand: [heldAs('poison-pill', 'P1')] }
  it('poison-pill#1: pool that is burned, and pool that is taken', () => {
    const burned = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: [heldAs('kine-resources-contested', 'K1')] },
        pill,
        { pool: 10 },
        {},
        {},
      ],
    })
    burned.answer(Ann, 'play:K1::A1')
    burned.allPass(() => burned.can(Ann, 'choose'))
    burned.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    burned.reach(Ben, 'play:P1::B1')
    carried(burned)
    expect(pools(burned).slice(0, 3)).toEqual([17, 7, 9])
    const taken = table({
      seats: [
        { pool: 5, ready: [titled('prince', 'A1')], hand: [heldAs('parity-shift', 'K1')] },
        pill,
        { pool: 1 },
        {},
        {},
      ],
    })
    taken.answer(Ann, 'play:K1::A1')
    taken.allPass(() => taken.can(Ann, 'choose'))
    taken.choose(Ann, [Ben])
    taken.choose(Ann, { [Ann]: 2, [Cal]: 1 })
    taken.reach(Ben, 'play:P1::B1')
    carried(taken)
    // Two for her, and the three that Ben has lost from her.
    expect(pools(taken).slice(0, 3)).toEqual([4, 7, 2])
  })

  it('poison-pill#2, ancient-influence#1: of an Ancient Influence the loss counts, and not what is gained by it', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', { capacity: 9 })], hand: [heldAs('ancient-influence', 'K1')] },
        { ...pill, ready: [v('B1', { capacity: 3 }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.reach(Ben, 'play:P1::B1')
    carried(t).choose(Ann, [t.id('A1')])
    t.choose(Ben, [t.id('B1')])
    onwards(t, () => t.has('action-ended'))
    expect(pools(t).slice(0, 2)).toEqual([20 + 9 - 5 - 5, 10 + 3 - 5])
  })
  it('poison-pill#2: of what is lost and gained, the loss counts', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: [heldAs('ancilla-empowerment', 'K1')] },
        { ...pill, ready: [minion('B1'), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.reach(Ben, 'play:P1::B1')
    t.allPass(() => t.window() === 'polling')
    t.edit(state => {
      for (const frame of state.frames)
        if (frame.kind === 'referendum')
          frame.passed.push({ op: 'counters', from: 'bank', to: { pool: 'prey' }, amount: 5, why: 'effect' })
    })
    carried(t)
    expect(pools(t).slice(0, 2)).toEqual([20 - 1 - 2, 10 - 2 + 5])
  })
})

describe('Confusion of the Eye', () => {
  it.each([
    [{ capacity: 4 }, true],
    [{ capacity: 9 }, false],
    [{ type: 'ally', life: 2, bleed: 1 }, true],
  ])('[obf]: 1 off the bleed of an ally or a younger vampire: %j: %s', (a1, may) => {
    const t = table({
      seats: [
        { ready: [v('A1', { ...a1 }), minion('A2')] },
        { pool: 20, ready: [v('B1', { disciplines: ['obf'], capacity: 9 })], hand: held('confusion-of-the-eye', 'K1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.waiting().includes(Ben) && t.can(Ben, 'play:K1:obf:B1')).toBe(may)
    if (may) t.answer(Ben, 'play:K1:obf:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(may ? 20 : 19)
  })
  const called = (card: string) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { title: 'prince', sect: 'Camarilla' }), v('A2', { title: 'primogen', sect: 'Camarilla' })],
          hand: held(card, 'X1'),
        },
        { pool: 20, ready: [v('B1', { disciplines: ['OBF'], capacity: 9 })], hand: held('confusion-of-the-eye', 'K1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:X1::A1')
    onwards(t, () => t.window() === 'before-votes')
    return t
  }
  it('[OBF]: who acts casts nothing, and others do', () => {
    const t = called('ancilla-empowerment')
    play(t, Ben, 'play:K1:OBF:B1')
    t.allPass(() => t.window() === 'polling')
    expect([t.can(Ann, 'vote:title:A1'), t.can(Ann, 'vote:title:A2'), t.can(Ann, 'vote:called')]).toEqual([
      false,
      true,
      true,
    ])
    t.answer(Ann, 'vote:title:A2', FOR)
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ for: 1, passed: true }])
  })
  it('[OBF]: before votes are cast, and not once they can be', () => {
    const t = called('ancilla-empowerment')
    expect(t.can(Ben, 'play:K1:OBF:B1')).toBe(true)
    t.allPass(() => t.window() === 'polling')
    expect(t.can(Ben, 'play:K1:OBF:B1')).toBe(false)
  })
  it('[OBF]: one that requires a titled vampire fails', () => {
    const t = called('archon')
    play(t, Ben, 'play:K1:OBF:B1')
    onwards(t, () => t.has('referendum-ended'))
    expect([t.happened('referendum-tallied'), t.happened('referendum-ended')]).toMatchObject([
      [{ for: 0, against: 0, passed: false }],
      [{ passed: false }],
    ])
  })
})
