import { describe, expect, it } from 'vitest'
import { eventsFor, promptFor } from '../../../shared/rules/index.ts'
import type { EventKey } from '../../../shared/rules/index.ts'
import type { Num, Op } from '../../../shared/cards/language.ts'
import { amount } from '../../../shared/rules/reads/evaluate.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/** Operations as an effect of A1 carries them out; each is asserted by its result and by its event. */
const scene = (more: { pools?: number[]; ann?: object; ben?: object } = {}) =>
  table({
    seats: [Ann, Ben, Cal, Dee, Eve].map(seat => ({
      pool: more.pools?.[seat] ?? 10,
      ...(seat === Ann && { ready: [minion('A1'), minion('A2')], ...more.ann }),
      ...(seat === Ben && { ready: [minion('B1'), minion('B2', { blood: 2 })], ...more.ben }),
      ...(seat === Dee && listening('D1', { pool: more.pools?.[Dee] ?? 10 })),
    })),
  })
type Table = ReturnType<typeof scene>
const by = { by: 'A1', source: 'A1' }
const gain = (pool: string, n: Num): Op => ({ op: 'counters', from: 'bank', to: { pool }, amount: n, why: 'effect' })
const lose = (pool: string, n: Num): Op => ({ op: 'counters', from: { pool }, to: 'bank', amount: n, why: 'effect' })
const pools = (t: Table) => [Ann, Ben, Cal, Dee, Eve].map(seat => t.pool(seat))
const keys = (t: Table, ...which: EventKey[]) => t.log.map(event => event.key).filter(key => which.includes(key))

describe('choose', () => {
  it('asks for cards that the selector means, and binds the answer', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'choose', as: 'v', ask: 'choose-vampire', from: { cards: { kind: 'vampire', of: 'prey', in: 'ready' } } },
        { op: 'lock', who: 'v' },
      ],
      {},
      by,
    )
    expect(promptFor(t.state, Ann)!.ask).toMatchObject({
      key: 'choose-vampire',
      params: { min: 1, max: 1, card: { id: t.id('A1') } },
    })
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([
      { name: 'pick', type: 'cards', candidates: [t.id('B1'), t.id('B2')] },
    ])
    expect(t.refused(Ann, 'choose', { pick: [t.id('A2')] })).toBe('illegal-args')
    expect(t.refused(Ann, 'choose', { pick: [t.id('B1'), t.id('B2')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('B2')])
    expect([t.locked('B1'), t.locked('B2')]).toEqual([false, true])
    expect(t.happened('chosen')).toMatchObject([{ seat: Ann, ask: 'choose-vampire', cards: [{ id: t.id('B2') }] }])
  })

  it('asks another Methuselah, for up to as many as it says', () => {
    const t = scene()
    t.effect(Ann, [
      {
        op: 'choose',
        as: 'list',
        ask: 'choose-vampire',
        from: { cards: { kind: 'vampire', of: 'prey' } },
        min: 0,
        max: 3,
        by: 'prey',
      },
      { op: 'each', over: { list: 'list' }, as: 'one', ops: [{ op: 'lock', who: 'one' }] },
    ])
    expect(t.waiting()).toEqual([Ben])
    expect(t.option(Ben, 'choose')!.slots).toMatchObject([{ min: 0, max: 2 }])
    t.choose(Ben, [t.id('B2'), t.id('B1')])
    expect(t.happened('locked')).toMatchObject([{ card: { id: t.id('B2') } }, { card: { id: t.id('B1') } }])
  })

  it('asks for seats and for words', () => {
    const t = scene()
    t.effect(Ann, [
      { op: 'choose', as: 's', ask: 'choose-new-target', from: { seats: { not: ['you', 'prey'] } } },
      lose('s', 2),
      { op: 'choose', as: 'k', ask: 'choose-strike', from: { keys: ['hand', 'dodge'] } },
    ])
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ type: 'seats', candidates: [Cal, Dee, Eve] }])
    t.choose(Ann, [Eve])
    expect(t.refused(Ann, 'choose', { pick: ['combat-ends'] })).toBe('illegal-args')
    t.choose(Ann, ['dodge'])
    expect(pools(t)).toEqual([10, 10, 10, 10, 8])
    expect(t.happened('chosen')).toMatchObject([{ seats: [Eve] }, { keys: ['dodge'] }])
  })

  it('tells a secret choice to its seat alone', () => {
    const t = scene()
    t.effect(Ann, [
      { op: 'choose', as: 'k', ask: 'choose-strike', from: { keys: ['hand', 'dodge'] }, by: 'prey', secret: true },
    ])
    const events = t.choose(Ben, ['dodge'])
    expect([
      eventsFor(events, Ben).length,
      eventsFor(events, Ann).length,
      eventsFor(events, 'spectator').length,
    ]).toEqual([1, 0, 0])
  })

  it('asks nobody where there is nothing to choose from, and what speaks of it does nothing', () => {
    const t = scene()
    t.effect(Ann, [
      { op: 'choose', as: 'v', ask: 'choose-vampire', from: { cards: { kind: 'vampire', in: 'torpor' } } },
      { op: 'lock', who: 'v' },
      gain('you', 1),
    ])
    expect([t.has('chosen'), t.has('locked'), t.pool(Ann)]).toEqual([false, false, 11])
  })

  it('is answered by its default with the first candidate', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'choose', as: 'v', ask: 'choose-vampire', from: { cards: { kind: 'vampire', of: 'prey' } } }])
    expect(promptFor(t.state, Ann)!.default).toEqual({ optionId: 'choose', args: { pick: [t.id('B1')] } })
  })
})

describe('allocate and each', () => {
  const share: Op[] = [
    { op: 'allocate', as: 'terms', ask: 'choose-terms', points: 4, least: 2, among: { not: ['you'] } },
    { op: 'each', over: { allocation: 'terms' }, as: 'who', ops: [lose('who', { x: 'who-points' })], together: true },
  ]

  it('shares points out among seats', () => {
    const t = scene()
    t.effect(Ann, share)
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([
      { type: 'allocation', candidates: [Ben, Cal, Dee, Eve], total: 4, least: 2, default: { 1: 2, 2: 2 } },
    ])
    for (const wrong of [{ 1: 4 }, { 1: 2, 2: 1 }, { 0: 2, 1: 2 }, { 1: 5, 2: -1 }])
      expect(t.refused(Ann, 'choose', { pick: wrong })).toBe('illegal-args')
    t.choose(Ann, { 1: 3, 4: 1 })
    expect(pools(t)).toEqual([10, 7, 10, 10, 9])
    expect(t.happened('chosen')).toMatchObject([{ ask: 'choose-terms', points: { 1: 3, 4: 1 } }])
    expect(t.happened('counters')).toMatchObject([
      { from: { pool: Ben }, amount: 3 },
      { from: { pool: Eve }, amount: 1 },
    ])
  })

  it('goes over cards, each with bindings of its own', () => {
    const t = scene()
    t.effect(Ann, [
      {
        op: 'each',
        over: { cards: { kind: 'vampire', of: 'prey' } },
        as: 'v',
        ops: [{ op: 'counters', from: { card: 'v' }, to: 'bank', amount: 3, why: 'effect' }],
      },
    ])
    expect([t.blood('B1'), t.blood('B2')]).toEqual([2, 0])
    expect(t.happened('counters')).toMatchObject([{ amount: 3 }, { amount: 2 }])
  })

  it('goes over seats clockwise; together, they fall together', () => {
    const falling = (together: boolean) => {
      const t = scene({ pools: [10, 1, 1, 10, 10] })
      t.effect(Ann, [
        {
          op: 'each',
          over: { seats: { not: ['you'] } },
          as: 'who',
          ops: [lose('who', 1)],
          ...(together && { together: true as const }),
        },
      ])
      expect(t.happened('ousted')).toMatchObject([{ seat: Ben }, { seat: Cal }])
      return t.state.seats.map(seat => seat.victoryPoints)
    }
    // Cal's predator is Ben as long as Ben is in the game, and Ann afterwards.
    expect(falling(true)).toEqual([1, 1, 0, 0, 0])
    expect(falling(false)).toEqual([2, 0, 0, 0, 0])
  })
})

describe('each', () => {
  it('of Methuselahs, the acting one comes first, whosever effect it is (p. 8)', () => {
    const t = scene()
    const order = (seat: number, whom: object = {}) => {
      const before = t.log.length
      t.effect(seat, [{ op: 'each', over: { seats: whom }, as: 'who', ops: [gain('who', 1)] }])
      return t.log
        .slice(before)
        .flatMap(event =>
          event.key === 'counters' && typeof event.to === 'object' && 'pool' in event.to ? [event.to.pool] : [],
        )
    }
    expect([order(Ann), order(Cal), order(Cal, { not: ['you'] })]).toEqual([
      [Ann, Ben, Cal, Dee, Eve],
      [Ann, Ben, Cal, Dee, Eve],
      [Ann, Ben, Dee, Eve],
    ])
  })
})

describe('what is bound to nothing', () => {
  it('equals nothing, is no Methuselah and no card, and is not kept', () => {
    const t = scene({ ann: { ready: [minion('A1'), minion('A2'), { card: 'vessel', as: 'K1' }] } })
    const cmp = (a: Num, b: Num): Op => ({
      op: 'if',
      test: { cmp: [a, '=', b] },
      then: [gain('you', 1)],
    })
    t.effect(
      Ann,
      [
        {
          op: 'choose',
          as: 'none',
          ask: 'choose-vampire',
          from: { cards: { kind: 'vampire', of: 'you', in: 'torpor' } },
        },
        { op: 'move', who: 'self', to: 'inPlay', keep: { who: { card: 'none' }, whose: { seat: 'none' }, n: 2 } },
        { op: 'mark', fact: 'seen', of: 'self', n: { card: 'none' }, until: 'turn' },
        cmp({ seat: 'none' }, { seat: 'none' }),
        cmp({ card: 'none' }, { card: 'gone' }),
        { op: 'if', test: { same: ['none', 'gone'] }, then: [gain('you', 1)] },
        { op: 'lock', who: 'none' },
      ],
      {},
      { source: 'K1' },
    )
    expect([t.card('K1').vars, t.state.facts, t.pool(Ann)]).toEqual([{ n: 2 }, [], 10])
    // What it had in mind is forgotten where nothing takes its place.
    t.effect(Ann, [{ op: 'move', who: 'self', to: 'inPlay', keep: { n: { card: 'none' } } }], {}, { source: 'K1' })
    expect(t.card('K1').vars).toEqual({})
  })

  it('is upon nobody: what only a minion can do is not done', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'hunt' }, { op: 'bleed' }, { op: 'referendum', terms: [], passed: [] }, gain('you', 1)])
    expect([t.pool(Ann), t.has('referendum-called'), t.has('bled')]).toEqual([11, false, false])
  })
})

describe('choose, by chance', () => {
  const chosen = (op: Partial<Extract<Op, { op: 'choose' }>>, seed: number) => {
    const t = table({ seats: [Ann, Ben, Cal, Dee].map(() => ({ pool: 10 })) }, seed)
    t.effect(Ann, [
      { op: 'choose', as: 'x', ask: 'choose-target', from: { upTo: 0 }, random: true, ...op },
      { op: 'if', test: { said: 'x', word: 'red' }, then: [gain('prey', 2)] },
      { op: 'if', test: { said: 'x', word: 'blue' }, then: [gain('prey', 3)] },
      { op: 'each', over: { list: 'x' }, as: 'who', ops: [gain('who', 5)] },
      gain('you', { x: 'n' }),
    ])
    expect(t.has('chosen')).toBe(false)
    return t.state.seats.map(seat => seat.pool).join(' ')
  }
  const seen = (op: Partial<Extract<Op, { op: 'choose' }>>) =>
    [...new Set(Array.from({ length: 40 }, (_, seed) => chosen(op, seed)))].toSorted()

  it('draws Methuselahs, words and amounts, and asks nobody', () => {
    expect(seen({ from: { seats: { not: ['you'] } } })).toEqual(['10 10 10 15', '10 10 15 10', '10 15 10 10'])
    expect(seen({ from: { seats: { not: ['you'] } }, max: 2 })).toEqual(['10 10 15 15', '10 15 10 15', '10 15 15 10'])
    expect(seen({ from: { keys: ['red', 'blue'] } })).toEqual(['10 12 10 10', '10 13 10 10'])
    expect(seen({ as: 'n', from: { upTo: 2 } })).toEqual(['10 10 10 10', '11 10 10 10', '12 10 10 10'])
    expect(seen({ as: 'n', from: { upTo: 2 }, min: 2 })).toEqual(['12 10 10 10'])
    expect(seen({ as: 'n', from: { upTo: 1 }, min: 2 })).toEqual(['10 10 10 10'])
  })
})

describe('if', () => {
  it('takes the one branch or the other', () => {
    for (const [own, expected] of [
      [12, 13],
      [8, 7],
    ] as const) {
      const t = scene({ pools: [own, 10, 10, 10, 10] })
      t.effect(Ann, [
        {
          op: 'if',
          test: { cmp: [{ pool: 'you' }, '>', { pool: 'prey' }] },
          then: [gain('you', 1)],
          else: [lose('you', 1)],
        },
      ])
      expect(t.pool(Ann)).toBe(expected)
    }
  })

  it('reads tests of every form', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        {
          op: 'if',
          then: [gain('you', 1)],
          test: {
            all: [
              { is: ['v', { kind: 'vampire', of: 'prey', locked: false }] },
              { any: { kind: 'minion', of: 'you' }, min: 2, max: 2 },
              { not: { any: { kind: 'ally' } } },
              { or: [{ any: { kind: 'equipment' } }, { cmp: [{ of: 'v', stat: 'blood' }, '=', 2] }] },
            ],
          },
        },
      ],
      { v: 'B2' },
    )
    expect(t.pool(Ann)).toBe(11)
  })
})

describe('watch', () => {
  const edge: Op = { op: 'edge', to: 'you' }
  const watch = (ops: Op[], more: Partial<Extract<Op, { op: 'watch' }>> = {}): Op => ({
    op: 'watch',
    on: 'edge-moved',
    ops,
    until: 'turn',
    ...more,
  })

  it('waits for an event that fits, as often as it says, and ends with its scope', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        {
          op: 'watch',
          on: 'locked',
          when: { is: ['event-card', { ref: 'v' }] },
          ops: [gain('you', 1)],
          until: 'turn',
          times: 1,
        },
      ],
      { v: 'B2' },
      by,
    )
    t.effect(Ben, [{ op: 'lock', who: 'v' }], { v: 'B1' })
    expect(t.pool(Ann)).toBe(10)
    for (let n = 0; n < 2; n++)
      t.effect(
        Ben,
        [
          { op: 'lock', who: 'v' },
          { op: 'unlock', who: 'v' },
        ],
        { v: 'B2' },
      )
    expect([t.pool(Ann), t.state.watches]).toEqual([11, []])
    t.effect(Ann, [watch([gain('you', 1)])], {}, by)
    t.endPhase(Ann)
    expect([t.has('turn-started'), t.state.watches]).toEqual([true, []])
  })

  it('of several of one seat, that seat says which is first', () => {
    const t = scene()
    t.effect(Ann, [watch([gain('you', 1)]), watch([gain('you', 2)])], {}, by)
    t.effect(Ann, [edge])
    expect(t.waiting()).toEqual([Ann])
    expect(promptFor(t.state, Ann)).toMatchObject({
      ask: { key: 'choose-trigger', params: { card: { id: t.id('A1') } } },
      default: { optionId: 'trigger:0' },
    })
    expect(t.options(Ann)).toEqual(['trigger:0', 'trigger:1'])
    expect(t.refused(Ann, 'pass')).toBe('illegal-option')
    t.answer(Ann, 'trigger:1')
    expect(t.happened('counters')).toMatchObject([{ amount: 2 }, { amount: 1 }])
    expect(t.pool(Ann)).toBe(13)
  })

  it('of two seats, the one whose turn it is comes first, whoever set it up first', () => {
    const t = scene()
    t.effect(Ben, [watch([gain('you', 2)])], {}, { source: 'B1' })
    t.effect(Ann, [watch([gain('you', 1)])], {}, by)
    t.effect(Ann, [edge])
    expect(t.happened('counters')).toMatchObject([
      { to: { pool: Ann }, amount: 1 },
      { to: { pool: Ben }, amount: 2 },
    ])
  })

  it('each resolves whole before the next: a question within it, and only then another seat', () => {
    const t = scene()
    t.effect(Ben, [watch([gain('you', 4)])], {}, { source: 'B1' })
    t.effect(
      Ann,
      [
        watch([{ op: 'choose', as: 's', ask: 'choose-new-target', from: { seats: { not: ['you'] } } }, lose('s', 1)]),
        watch([gain('you', 2)]),
      ],
      {},
      by,
    )
    t.effect(Ann, [edge, gain('you', 8)])
    t.answer(Ann, 'trigger:0')
    expect(t.option(Ann, 'choose')).toBeDefined()
    t.choose(Ann, [Dee])
    expect(t.happened('counters')).toMatchObject([
      { from: { pool: Dee }, amount: 1 },
      { to: { pool: Ann }, amount: 2 },
      { to: { pool: Ben }, amount: 4 },
      { amount: 8 },
    ])
    expect(pools(t)).toEqual([20, 14, 10, 9, 10])
  })
})

describe('mark', () => {
  it('notes a fact that amounts read, until its scope ends', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'mark', fact: 'f', of: 'v', n: 2, until: 'turn' },
        { op: 'mark', fact: 'f', of: 'v', n: 3, until: 'turn' },
        lose('prey', { fact: 'f', of: 'v' }),
      ],
      { v: 'A1' },
    )
    expect(t.pool(Ben)).toBe(5)
    expect(
      amount({ state: t.state, source: null, by: null, seat: Ann, vars: { v: t.id('A2') } }, { fact: 'f', of: 'v' }),
    ).toBe(0)
    t.endPhase(Ann)
    expect(t.state.facts).toEqual([])
  })
})

describe('outcome', () => {
  it('cancels a play: paid for, replaced, without effect', () => {
    const t = scene({
      ann: {
        ready: [minion('A1', { generic: { disciplines: ['DOM'] } }), minion('A2')],
        hand: [{ card: 'conditioning', as: 'C1' }],
        library: ['bonding'],
      },
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(
      Dee,
      [
        {
          op: 'watch',
          on: 'card-played',
          ops: [{ op: 'outcome', of: 'play', is: 'cancelled' }],
          until: 'action',
          times: 1,
        },
      ],
      {},
      { source: 'D1' },
    )
    t.pass(Ben)
    t.answer(Ann, 'play:C1:DOM:A1')
    expect(t.happened('card-cancelled')).toMatchObject([{ card: { key: 'conditioning' } }])
    expect([t.stat('A1', 'bleed'), t.blood('A1'), t.inAsh(Ann, 'C1'), t.state.seats[Ann]!.hand.length]).toEqual([
      1,
      4,
      true,
      1,
    ])
  })

  it('makes an attempt fail: state A again, the blocker unlocked', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.answer(Ben, 'block:B1')
    expect(t.window()).toBe('attempt')
    t.effect(Dee, [{ op: 'outcome', of: 'attempt', is: 'fails' }])
    expect([t.window(), t.locked('B1'), t.can(Ben, 'block:B2'), t.has('blocked')]).toEqual([
      'blocks',
      false,
      true,
      false,
    ])
  })

  it('ends an action, whatever state it is in', () => {
    for (const state of ['blocks', 'attempt', 'declined']) {
      const t = scene()
      t.answer(Ann, 'bleed:A1')
      if (state === 'attempt') t.answer(Ben, 'block:B1')
      if (state === 'declined') t.windowPasses()
      expect(t.window()).toBe(state)
      t.effect(Dee, [{ op: 'outcome', of: 'action', is: 'ends' }])
      expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
      expect([t.pool(Ben), t.state.edge, t.has('action-succeeded'), t.waiting()]).toEqual([10, null, false, [Ann]])
    }
  })

  it('ends a combat before anybody strikes', () => {
    const t = scene()
    t.effect(
      Dee,
      [{ op: 'watch', on: 'round-started', ops: [{ op: 'outcome', of: 'combat', is: 'ends' }], until: 'turn' }],
      {},
      { source: 'D1' },
    )
    t.effect(Ann, [{ op: 'combat', acting: 'by', opposing: 'v' }], { v: 'B1' }, by)
    expect(keys(t, 'combat-started', 'round-started', 'strike-chosen', 'damaged', 'combat-ended')).toEqual([
      'combat-started',
      'round-started',
      'combat-ended',
    ])
  })
})

describe('combat and damage', () => {
  it('begins a combat outside any action', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'combat', acting: 'by', opposing: 'v' }, gain('you', 1)], { v: 'B2' }, by)
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B2') } }])
    expect([t.blood('A1'), t.blood('B2'), t.locked('A1'), t.has('combat-ended'), t.pool(Ann)]).toEqual([
      4,
      1,
      false,
      true,
      11,
    ])
  })

  it('inflicts an amount it computes, normal or aggravated, from nobody', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'damage', to: 'v', amount: { sum: [{ of: 'by', stat: 'strength' }, 1] } },
        { op: 'damage', to: 'w', amount: 1, aggravated: true },
      ],
      { v: 'B1', w: 'B2' },
      by,
    )
    expect(t.happened('damaged')).toMatchObject([
      { card: { id: t.id('B1') }, amount: 2, aggravated: false, from: null },
      { card: { id: t.id('B2') }, amount: 1, aggravated: true },
    ])
    expect([t.blood('B1'), t.inTorpor('B2'), t.blood('B2')]).toEqual([3, true, 2])
  })
})

describe('edge and draw', () => {
  it('of combat outside one does nothing', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'press' },
        { op: 'maneuver' },
        { op: 'strike', strike: 'hand' },
        { op: 'prevent', amount: 1 },
        { op: 'range', next: 'long' },
        { op: 'damage', to: 'opposing', amount: 1 },
        { op: 'combat', acting: 'by', opposing: 'opposing' },
        { op: 'combat', acting: 'opposing', opposing: 'by' },
      ],
      {},
      { by: 'A1' },
    )
    expect([t.log, t.state.frames.length]).toEqual([[], 1])
  })

  it('says who inflicts damage, and whether as a strike', () => {
    const t = scene()
    t.effect(
      Ann,
      [
        { op: 'damage', to: 'b', amount: 1, from: 'by', strike: true },
        { op: 'damage', to: 'b', amount: 1 },
      ],
      { b: 'B1' },
      { by: 'A1' },
    )
    expect(t.happened('damaged')).toMatchObject([{ from: { id: t.id('A1') }, strike: true }, { from: null }])
    expect(t.happened('damaged')[1]).not.toHaveProperty('strike')
  })

  it('moves the Edge to a seat and to the centre', () => {
    const t = scene()
    t.effect(Ann, [
      { op: 'edge', to: 'prey' },
      { op: 'edge', to: 'prey' },
      { op: 'edge', to: null },
    ])
    expect(t.happened('edge-moved')).toEqual([
      { key: 'edge-moved', from: null, to: Ben },
      { key: 'edge-moved', from: Ben, to: null },
    ])
    expect(t.state.edge).toBeNull()
  })

  it('draws from library and crypt what is there; only who draws sees what', () => {
    const t = scene({ ben: { library: ['deflection', 'bonding', 'conditioning'], crypt: ['nassir'] } })
    t.effect(Ann, [
      { op: 'draw', seat: 'prey', from: 'library', count: 2 },
      { op: 'draw', seat: 'prey', from: 'crypt', count: 4 },
    ])
    const ben = t.state.seats[Ben]!
    expect([
      ben.hand.map(id => t.state.cards[id]!.key),
      ben.library.length,
      ben.uncontrolled.length,
      ben.crypt.length,
    ]).toEqual([['deflection', 'bonding'], 1, 1, 0])
    expect(t.happened('drawn')).toEqual([
      { key: 'drawn', seat: Ben, from: 'library', count: 2 },
      { key: 'drawn', seat: Ben, from: 'crypt', count: 1 },
    ])
    expect(t.happened('drawn-cards').map(event => event.seenBy)).toEqual([[Ben], [Ben]])
    expect(t.seenBy(Ann).some(event => event.key === 'drawn-cards')).toBe(false)
  })
})
