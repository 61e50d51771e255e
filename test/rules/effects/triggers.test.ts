import { describe, expect, it } from 'vitest'
import { promptFor } from '../../../shared/rules/index.ts'
import type { Num, Op } from '../../../shared/cards/language.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

/** What follows from an event: texts of cards in play and effects that lie in wait. */
type Watch = Extract<Op, { op: 'watch' }>
const gain = (pool: string, n: Num): Op => ({ op: 'counters', from: 'bank', to: { pool }, amount: n, why: 'effect' })
const lose = (pool: string, n: Num): Op => ({ op: 'counters', from: { pool }, to: 'bank', amount: n, why: 'effect' })
const watch = (on: string, ops: Op[], more: Partial<Watch> = {}): Op => ({
  op: 'watch',
  on,
  ops,
  until: 'turn',
  ...more,
})
const edge: Op = { op: 'edge', to: 'you' }
const scene = (ben: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [minion('A1'), minion('A2')] },
      { pool: 10, ready: [minion('B1'), minion('B2')], ...ben },
      { pool: 10, ready: [minion('C1')] },
      { pool: 10 },
      { pool: 10 },
    ],
  })
type Table = ReturnType<typeof table>
const pools = (t: Table) => t.state.seats.map(seat => seat.pool)

describe('simultaneous triggers', () => {
  it('END-14: those of a Methuselah ousted by an earlier one are gone, and nobody waits for their order', () => {
    const t = scene({ pool: 3 })
    t.effect(
      Ben,
      [watch('edge-moved', [lose('prey', 1)]), watch('edge-moved', [lose('prey', 2)])],
      {},
      { source: 'B1' },
    )
    t.effect(Cal, [watch('edge-moved', [gain('you', 4)])], {}, { source: 'C1' })
    t.effect(Ann, [watch('edge-moved', [lose('prey', 3)])], {}, { by: 'A1', source: 'A1' })
    t.effect(Ann, [edge])
    expect([t.happened('ousted'), t.waiting(), pools(t)]).toMatchObject([[{ seat: Ben }], [Ann], [16, 0, 14, 10, 10]])
  })

  it('one seat orders three of its own; each answer is to a question of its own', () => {
    const t = scene()
    t.effect(
      Ben,
      [1, 2, 4].map(n => watch('edge-moved', [gain('you', n)])),
      {},
      { source: 'B1' },
    )
    t.effect(Ann, [edge])
    expect([t.waiting(), t.options(Ben)]).toEqual([[Ben], ['trigger:0', 'trigger:1', 'trigger:2']])
    expect(t.option(Ben, 'trigger:2')).toEqual({
      id: 'trigger:2',
      kind: 'choose',
      card: t.id('B1'),
      irreversible: true,
      effect: { key: 'option-trigger', params: { card: { id: t.id('B1'), key: t.card('B1').key } } },
    })
    const first = promptFor(t.state, Ben)!
    expect(first.ask.params).toMatchObject({ min: 1, max: 1 })
    t.answer(Ben, 'trigger:2')
    const second = promptFor(t.state, Ben)!
    expect([second.id === first.id, t.options(Ben)]).toEqual([false, ['trigger:0', 'trigger:1']])
    t.answer(Ben, 'trigger:1')
    expect(t.happened('counters')).toMatchObject([{ amount: 4 }, { amount: 2 }, { amount: 1 }])
  })

  /** The referendum of Sybren van Oosten, who may unlock as it has passed. */
  const passed = (more: (t: Table) => void = () => {}) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [{ card: 'sybren-van-oosten', as: 'S1' }, minion('A2')],
          hand: [{ card: 'ancilla-empowerment', as: 'N1' }],
        },
        { pool: 10, ready: [minion('B1')] },
        { pool: 10 },
        {},
        {},
      ],
    })
    more(t)
    t.answer(Ann, 'play:N1::S1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', { side: ['for'] })
    return t.allPass()
  }

  it('one that is optional may be let pass, and is by default; those of others resolve all the same', () => {
    const t = passed(one => one.effect(Ben, [watch('referendum-ended', [gain('you', 3)])], {}, { source: 'B1' }))
    const before = t.pool(Ben)
    expect(t.option(Ann, 'pass')).toEqual({
      id: 'pass',
      kind: 'pass',
      effect: { key: 'option-pass', params: { window: 'resolved' } },
    })
    expect(promptFor(t.state, Ann)!.default.optionId).toBe('pass')
    t.pass(Ann)
    t.allPass()
    expect([t.locked('S1'), t.pool(Ben) - before]).toEqual([true, 3])
  })

  it('beside one that is not optional nothing can be let pass, until that is done', () => {
    const t = passed(one => one.effect(Ann, [watch('referendum-ended', [gain('you', 3)])], {}, { source: 'A2' }))
    const before = t.pool(Ann)
    expect([t.options(Ann), promptFor(t.state, Ann)!.default.optionId]).toEqual([
      ['trigger:0', 'trigger:1'],
      'trigger:0',
    ])
    const mandatory = t.option(Ann, 'trigger:0')!.card === t.id('A2') ? 'trigger:0' : 'trigger:1'
    t.answer(Ann, mandatory)
    expect([t.pool(Ann) - before, t.options(Ann)]).toEqual([3, ['trigger:0', 'pass']])
  })
})

describe('what lies in wait', () => {
  it('answers its own event only, as often as it says, and leaves what else waits', () => {
    const t = scene()
    t.effect(
      Ann,
      [watch('locked', [gain('you', 1)], { times: 2 }), watch('unlocked', [gain('you', 3)], { times: 1 })],
      {},
      { by: 'A1', source: 'A1' },
    )
    const turn = (card: string, op: 'lock' | 'unlock') => t.effect(Ben, [{ op, who: 'v' }], { v: card })
    const seen = (['B1', 'B2', 'A2'] as const).map(card => turn(card, 'lock').pool(Ann))
    expect([seen, t.state.watches.map(one => [one.on, one.times])]).toEqual([[11, 12, 12], [['unlocked', 1]]])
    turn('B1', 'unlock')
    expect([t.pool(Ann), t.state.watches]).toEqual([15, []])
  })

  it('one without a number answers every time', () => {
    const t = scene()
    t.effect(Ann, [watch('locked', [gain('you', 1)])], {}, { by: 'A1', source: 'A1' })
    t.effect(
      Ben,
      ['B1', 'B2', 'A2'].map(who => ({ op: 'lock' as const, who })),
      { B1: 'B1', B2: 'B2', A2: 'A2' },
    )
    expect(t.pool(Ann)).toBe(13)
  })

  it('speaks of what its event names: an amount, a word, a card, a pool', () => {
    const lost = (from: 'B2' | typeof Ben, ops: Op[]) => {
      const t = scene()
      t.effect(Cal, [watch('counters', ops, { times: 1 })], {}, { source: 'C1' })
      t.effect(
        Ben,
        [
          {
            op: 'counters',
            from: from === Ben ? { pool: 'you' } : { card: 'v' },
            to: 'bank',
            amount: 2,
            why: 'effect',
          },
        ],
        { v: 'B2' },
      )
      return t
    }
    expect(lost(Ben, [gain('you', { x: 'event-amount' })]).pool(Cal)).toBe(12)
    expect(lost(Ben, [gain('you', { x: 'event-to-bank' })]).pool(Cal)).toBe(11)
    expect(lost(Ben, [gain('you', { x: 'event-from-bank' })]).pool(Cal)).toBe(10)
    expect(lost(Ben, [gain('event-from-pool', 5)]).pool(Ben)).toBe(13)
    expect(lost('B2', [{ op: 'lock', who: 'event-from' }]).locked('B2')).toBe(true)
    expect(
      lost(Ben, [{ op: 'if', test: { is: ['event-from', {}] }, then: [gain('you', 1)], else: [gain('you', 7)] }]).pool(
        Cal,
      ),
    ).toBe(17)
  })

  it('or whether something was so', () => {
    const damaged = (aggravated: boolean) => {
      const t = scene()
      t.effect(Cal, [watch('damaged', [gain('you', { sum: [1, { x: 'event-aggravated' }] })])], {}, { source: 'C1' })
      t.effect(Ann, [{ op: 'damage', to: 'v', amount: 1, ...(aggravated && { aggravated: true as const }) }], {
        v: 'B1',
      })
      t.allPass()
      return t.pool(Cal)
    }
    expect([damaged(false), damaged(true)]).toEqual([11, 12])
  })
})
