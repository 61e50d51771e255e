import { describe, expect, it } from 'vitest'
import { FOR, held, polling, tally, titled } from '../support/polls.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'
import { type Table, carried, out, pools } from './scene.ts'

/** Rulings on referendums outside the five decks, each by its id (`test/conformance/rulings.ts`). */
const anarch = (as: string, more: object = {}, generic: object = {}) =>
  minion(as, { generic: { sect: 'Anarch', capacity: 8, ...generic }, ...more })
const baron = (as: string, city = 'Rome') => minion(as, { generic: { title: 'baron', city } })

describe('several who fall together', () => {
  it.each(['domain-challenge', 'reckless-agitation'])(
    '%s#G15-1: who falls beside their prey has the point for it; six pool are for those who stay, and for their own prey alone',
    card => {
      const locked = (as: string) => minion(as, { locked: true })
      const t = table({
        seats: [
          { pool: 10, ready: [anarch('A1'), minion('A2')], hand: [held(card, 'K1')] },
          { pool: 10, ready: [locked('B1')] },
          { pool: 2, ready: [locked('C1'), locked('C2')] },
          { pool: 2, ready: [locked('D1'), locked('D2')] },
          { pool: 10 },
        ],
      })
      t.answer(Ann, 'play:K1::A1')
      t.allPass(() => t.window() === 'polling' || t.can(Ann, 'choose'))
      if (card === 'reckless-agitation') t.choose(Ann, { [Cal]: 3, [Dee]: 3 })
      carried(t)
      expect([out(t), t.state.seats.map(seat => seat.victoryPoints)]).toEqual([
        [Cal, Dee],
        [0, 1, 1, 0, 0],
      ])
      expect(pools(t).slice(1)).toEqual(card === 'reckless-agitation' ? [16, 0, 0, 10] : [15, 0, 0, 10])
    },
  )

  it('domain-challenge#1: who is locked once the referendum is over counts', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1'), minion('A2')], hand: [held('domain-challenge', 'K1')] },
        { pool: 10, ready: [minion('B1', { locked: true }), minion('B2')] },
        { pool: 10 },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    t.effect(
      Ben,
      [
        { op: 'unlock', who: 'b' },
        { op: 'lock', who: 'a' },
      ],
      { b: 'B1', a: 'A2' },
    )
    carried(t)
    expect(pools(t).slice(0, 2)).toEqual([8, 10])
  })
})

describe('points', () => {
  const agitates = (seats: object[]) => {
    const t = table({
      seats: [{ pool: 10, ready: [anarch('A1'), minion('A2')], hand: [held('reckless-agitation', 'K1')] }, ...seats],
    })
    if (!t.can(Ann, 'play:K1::A1')) return t
    t.answer(Ann, 'play:K1::A1')
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  it('reckless-agitation#1: none to oneself, not all six to one', () => {
    const t = agitates([{}, {}, {}, {}])
    for (const terms of [{ [Ben]: 6 }, { [Ann]: 2, [Ben]: 4 }, { [Ben]: 3, [Cal]: 2 }])
      expect(t.refused(Ann, 'choose', { pick: terms as never })).toBe('illegal-args')
    t.choose(Ann, { [Ben]: 5, [Cal]: 1 })
    expect(pools(carried(t))).toEqual([10, 25, 29, 30, 30])
  })

  it('reckless-agitation#1, reckless-agitation#G158-1: not with one opponent left', () => {
    const gone = { ousted: true, pool: 0 }
    const t = agitates([{ pool: 10 }, gone, gone, gone])
    expect([t.refused(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1'), t.has('action-announced')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
      false,
    ])
  })

  it('reckless-agitation#G135-1: more to one than it has pool', () => {
    const t = agitates([{ pool: 2 }, { pool: 10 }, {}, {}])
    t.choose(Ann, { [Ben]: 5, [Cal]: 1 })
    carried(t)
    expect([out(t), t.pool(Cal)]).toEqual([[Ben], 9])
  })

  const council = (ben: object = {}) => {
    const t = table({
      seats: [
        { pool: 10, ready: [baron('A1'), anarch('A2'), anarch('A3')], hand: [held('revolutionary-council', 'K1')] },
        { pool: 10, ready: [minion('B1')], ...ben },
        { pool: 10 },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, ['A2', 'A3'].map(t.id))
    return t
  }
  it('revolutionary-council#1: chosen with the terms, they count though they are locked by the time of the votes', () => {
    const t = council()
    if (t.option(Ann, 'choose')?.slots?.[0]?.type === 'cards') t.choose(Ann, [])
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    t.allPass(() => t.window() === 'polling')
    t.effect(Ben, [{ op: 'lock', who: 'a' }], { a: 'A2' })
    carried(t)
    expect([t.pool(Ben), t.pool(Cal), t.locked('A3')]).toEqual([7, 9, true])
  })

  it('revolutionary-council#G135-1: more to one than it has pool', () => {
    const t = council({ pool: 2 })
    if (t.option(Ann, 'choose')?.slots?.[0]?.type === 'cards') t.choose(Ann, [])
    t.choose(Ann, { [Ben]: 4 })
    carried(t)
    expect(out(t)).toEqual([Ben])
  })
})

describe('Delaying Tactics', () => {
  const ben = { ready: [minion('B1', { generic: { disciplines: ['obf'] } })], hand: [held('delaying-tactics', 'D1')] }
  it('delaying-tactics#5: to the hand of its owner, before it would be burned', () => {
    const t = polling({}, {}, [ben, {}, {}, {}])
    t.edit(state => {
      state.cards[t.id('K1')]!.owner = Cal
    })
    t.answer(Ben, 'play:D1::B1')
    t.allPass()
    expect([t.inHand(Cal, 'K1'), t.inHand(Ann, 'K1'), t.inAsh(Cal, 'K1')]).toEqual([true, false, false])
  })
})

describe('Poison Pill', () => {
  const pill = { pool: 10, ready: [minion('B1')], hand: [held('poison-pill', 'P1')] }
  it('poison-pill#1: pool that is burned, and pool that is taken', () => {
    const burned = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: [held('kine-resources-contested', 'K1')] },
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
        { pool: 5, ready: [titled('prince', 'A1')], hand: [held('parity-shift', 'K1')] },
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

  it('poison-pill#2: of what is lost and gained, the loss counts', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: [held('ancilla-empowerment', 'K1')] },
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

describe('Fee Stakes', () => {
  const stakes = ['corte', 'new-york', 'perth', 'seattle'].map(city => `fee-stake-${city}`)
  const called = (card: string, others: object[]) => {
    const t = table({
      seats: [
        { ready: [anarch('A1', { attachments: [{ card, as: 'F1' }] })] },
        { ready: [minion('B1'), titled('priscus', 'B2', {}, { sect: 'Sabbat' }), ...others] as never },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    t.effect(
      Ann,
      [{ op: 'become', who: 'a', traits: { title: 'baron', city: card.slice(10) }, until: 'leaves' }],
      { a: 'A1' },
      { source: 'F1' },
    )
    return t
  }
  it.each(stakes)('%s#G21-1: what the priscus cast together is not worth less by it', card => {
    const t = called(card, [titled('prince', 'B3')])
    t.answer(Ben, 'action:F1:burn:B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B2', FOR)
    t.answer(Ben, 'vote:title:B3', FOR)
    // Three of the priscus, two of a prince less one.
    expect(tally(t)).toEqual([4, 0])
  })

  it.each(stakes)('%s#G42-1: with its title contested, nobody calls a referendum by it', card => {
    const t = called(card, [])
    expect(t.can(Ben, 'action:F1:burn:B1')).toBe(true)
    t.effect(
      Ben,
      [{ op: 'become', who: 'b', traits: { title: 'baron', city: card.slice(10), sect: 'Anarch' }, until: 'game' }],
      { b: 'B1' },
    )
    expect([t.has('title-contested'), t.can(Ben, 'action:F1:burn:B1')]).toEqual([true, false])
  })
})

describe('sects that change', () => {
  const converts = (card: string, sect: string, generic: object) => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { sect, ...generic } }), minion('A2')], hand: [held(card, 'M1')] },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'master' },
    })
    return t
  }
  const sectOf = (t: Table) => t.stat('A1', 'votes')
  const cards = [
    ['into-the-fire', 'Camarilla', 'Sabbat', 'prince'],
    ['out-of-the-frying-pan', 'Sabbat', 'Camarilla', 'archbishop'],
  ] as const
  it.each(cards)(
    '%s#1: it is the sect itself that changes; what overrides it for a time goes first',
    (card, from, to) => {
      const t = converts(card, from, {})
      t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
      const is = (sect: string) => {
        t.effect(
          Ann,
          [
            {
              op: 'if',
              test: { is: ['a', { sect }] },
              then: [{ op: 'mark', fact: `is-${sect}`, of: 'a', n: 1, until: 'turn' }],
            },
          ],
          { a: 'A1' },
        )
        const found = t.state.facts.some(one => one.name === `is-${sect}`)
        t.edit(state => {
          state.facts = state.facts.filter(one => !one.name.startsWith('is-'))
        })
        return found
      }
      expect([is(to), is(from)]).toEqual([true, false])
      t.effect(Ann, [{ op: 'become', who: 'a', traits: { sect: 'Anarch' }, until: 'turn' }], { a: 'A1' })
      expect([is('Anarch'), is(to)]).toEqual([true, false])
      t.endPhasesTo(Ben, 'minion')
      expect([is('Anarch'), is(to)]).toEqual([false, true])
    },
  )

  it.each(cards)(
    '%s#2: a title of another sect is of no use until its sect is its own again, and is yielded when contested',
    (card, from, to, title) => {
      const t = converts(card, from, { title, city: 'Rome' })
      expect(sectOf(t)).toBe(2)
      t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
      expect(sectOf(t)).toBe(0)
      t.effect(Ann, [{ op: 'become', who: 'a', traits: { sect: from }, until: 'game' }], { a: 'A1' })
      expect(sectOf(t)).toBe(2)
      t.effect(
        Ann,
        [
          { op: 'become', who: 'a', traits: { sect: to }, until: 'game' },
          { op: 'become', who: 'b', traits: { sect: from, title, city: 'Rome' }, until: 'game' },
        ],
        { a: 'A1', b: 'B1' },
      )
      expect(t.happened('yielded')).toMatchObject([{ card: { id: t.id('A1') }, title }])
      t.effect(Ann, [{ op: 'become', who: 'a', traits: { sect: from }, until: 'game' }], { a: 'A1' })
      expect(sectOf(t)).toBe(0)
    },
  )
})

describe('Anarch Revolt', () => {
  it('anarch-revolt#2: who has no ready Anarch as the unlock phase ends pays, whatever there was before', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [anarch('A1'), minion('A2'), { card: 'anarch-revolt', as: 'R1' }, { card: 'the-barrens', as: 'L1' }],
          hand: ['fame'],
        },
        {},
      ],
      turn: { phase: 'unlock' },
    })
    expect([t.can(Ann, 'use:R1:revolt'), t.can(Ann, 'end-phase')]).toEqual([false, true])
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'torpor' }], { a: 'A1' })
    expect([t.can(Ann, 'use:R1:revolt'), t.can(Ann, 'end-phase')]).toEqual([true, false])
    t.answer(Ann, 'use:R1:revolt')
    expect([t.pool(Ann), t.can(Ann, 'end-phase')]).toEqual([9, true])
  })
})
