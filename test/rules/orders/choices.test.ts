import { describe, expect, it } from 'vitest'
import type { Order } from '../../../shared/rules/index.ts'
import type { Num, Op } from '../../../shared/cards/language.ts'
import { duel, onwards, play, upTo } from '../../support/duel.ts'
import { rules, told, type Table } from '../../support/written-orders.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

/**
 * Choices that cannot be declined (orders/README.md#what-they-can-do): where transfers go, the order of triggers, which
 * damage is prevented first.
 */
type Deed = Order['do']

describe('where transfers go', () => {
  /** Ann has 4 transfers, 10 pool, and three vampires to bring out. */
  const split = (deed: Deed | null, pool = 10) => {
    const t = table({
      seats: [
        {
          pool,
          ready: [minion('V1')],
          uncontrolled: [
            { generic: { capacity: 5 }, as: 'U1' },
            { generic: { capacity: 3 }, as: 'U2' },
            { generic: { capacity: 6 }, as: 'U3', blood: 2 },
          ],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'minion', number: 6 },
    })
    if (deed !== null) rules(t, Ann, [{ ask: ['ask-influence'] }, deed])
    t.endPhase(Ann)
    return {
      t,
      lie: (['U1', 'U2', 'U3'] as const).map(name => t.blood(name)),
      pool: t.pool(Ann),
      out: t.happened('brought-out'),
    }
  }

  it('is asked, without an order', () => {
    const { t, lie, pool } = split(null)
    expect([t.waiting(), t.state.frames[0], lie, pool]).toMatchObject([
      [Ann],
      { phase: 'influence', transfers: 4 },
      [0, 0, 2],
      10,
    ])
  })

  const named = (order: readonly ('U1' | 'U2' | 'U3')[], keep: number, pool = 10) => {
    const ids = split(null).t
    return split({ influence: order.map(name => ids.id(name)), keep }, pool)
  }

  it.each([
    [['U2', 'U1'], 0, [1, 3, 2], 6, 1],
    [['U3', 'U1'], 0, [0, 0, 6], 6, 1],
    [['U1'], 0, [4, 0, 2], 6, 0],
    // No more than leaves the pool that is to be kept.
    [['U1'], 8, [2, 0, 2], 8, 0],
    [['U2', 'U1'], 7, [0, 3, 2], 7, 1],
    [['U1', 'U2'], 10, [0, 0, 2], 10, 0],
  ] as const)('to %j with %i to keep', (order, keep, lie, pool, out) => {
    const done = named(order, keep)
    expect([done.lie, done.pool, done.out.length]).toEqual([lie, pool, out])
  })

  it('never to the last of the pool, whatever is to be kept', () => {
    const { lie, pool, t } = named(['U1'], 0, 3)
    expect([lie, pool, t.has('ousted')]).toEqual([[2, 0, 2], 1, false])
  })
})

describe('the order of triggers', () => {
  const gain = (n: Num): Op => ({ op: 'counters', from: 'bank', to: { pool: 'you' }, amount: n, why: 'effect' })
  const watched = (deed: Deed | null) => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1')] },
        { pool: 10, ready: [minion('B1')] },
        { pool: 10 },
        { pool: 10 },
        { pool: 10 },
      ],
    })
    if (deed !== null) rules(t, Ben, [{ ask: ['choose-trigger'] }, deed])
    t.effect(
      Ben,
      [1, 2, 4].map((n): Op => ({ op: 'watch', on: 'edge-moved', ops: [gain(n)], until: 'turn' })),
      {},
      { source: 'B1' },
    )
    t.effect(Ann, [{ op: 'edge', to: 'you' }])
    return t
  }

  it('is asked without an order, and where one says so', () => {
    for (const deed of [null, 'ask'] as const)
      expect([watched(deed).waiting(), watched(deed).options(Ben).length, watched(deed).pool(Ben)]).toEqual([
        [Ben],
        3,
        10,
      ])
  })

  it('is the published one by default, question by question', () => {
    const t = watched('default')
    expect([t.waiting(), t.pool(Ben), t.happened('counters'), told(t).filter(one => one === 'r1')]).toMatchObject([
      [Ann],
      17,
      [{ amount: 1 }, { amount: 2 }, { amount: 4 }],
      ['r1', 'r1'],
    ])
  })

  it('cannot be passed: where there is no pass, one is the default', () => {
    for (const deed of ['pass', { vote: 'for' }] as const)
      expect([watched(deed).waiting(), watched(deed).happened('counters')]).toMatchObject([
        [Ann],
        [{ amount: 1 }, { amount: 2 }, { amount: 4 }],
      ])
  })
})

describe('which damage is prevented first', () => {
  /** Ben is dealt 1 normal and 1 aggravated point, and has played what prevents one of them. */
  const dealt = (deed: Deed | null): Table => {
    const t = duel({
      a: { generic: { disciplines: ['ANI'], strength: 0 } },
      b: { generic: { disciplines: ['for'] }, blood: 1 },
      ann: [
        { card: 'carrion-crows', as: 'C1' },
        { card: 'canine-horde', as: 'H1' },
      ],
      ben: [{ card: 'skin-of-rock', as: 'S1' }],
    })
    play(t, Ann, 'play:C1:ANI:A1')
    upTo(t, 'strike')
    t.effect(Ann, [{ op: 'strike', strike: 'damage', damage: 1, aggravated: true }], {}, { by: 'A1' })
    if (deed !== null) rules(upTo(t, 'prevent'), Ben, [{ ask: ['choose-damage'] }, deed])
    return play(upTo(t, 'prevent'), Ben, 'play:S1:for:B1')
  }

  it('is asked without an order, and where one says so', () => {
    for (const deed of [null, 'ask'] as const)
      expect([dealt(deed).waiting(), dealt(deed).options(Ben)]).toEqual([[Ben], ['choose']])
  })

  it('is the aggravated one by default', () => {
    const t = dealt('default')
    expect(told(t)).toContain('r1')
    onwards(t)
    expect([
      t.blood('B1'),
      t.inTorpor('B1'),
      t.happened('damaged').filter(event => 'aggravated' in event && event.aggravated),
    ]).toEqual([0, true, []])
  })
})
