import { describe, expect, it } from 'vitest'
import { partsOf, sumOf } from '../../shared/league/exits.ts'
import { addsUp, exitsIn, partsIn } from '../../shared/league/outcome.ts'
import { voteConcession, type GameEvent } from '../../shared/rules/index.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'

const settings = {
  withdrawalPoints: 0.5 as const,
  tournament: { firstSeat: true, finish: true, agreements: true },
}
/** Both say the same of a game: what it has recorded, and what such a game gives. */
const told = (events: readonly GameEvent[], seats: number, result: number[]) => {
  const parts = partsIn(events)
  expect(addsUp(parts, result)).toBe(true)
  expect(partsOf(seats, exitsIn(events)).map(sumOf)).toEqual(result)
  return parts.map(({ seat, reason, points }) => [seat, reason, points])
}
const loses = (t: ReturnType<typeof table>, seat: 'prey' | 'you', amount = 1) =>
  t.effect(Ann, [{ op: 'counters', from: { pool: seat }, to: 'bank', amount, why: 'effect' }])

describe('what a game has recorded', () => {
  it('TSCORE-02: each prey, and who is the last', () => {
    const t = table({ settings, seats: [{ pool: 20 }, { pool: 1 }, { pool: 1 }, { pool: 1 }] })
    for (let n = 0; n < 3; n++) loses(t, 'prey')
    expect(told(t.log, 4, t.state.result!.victoryPoints)).toEqual([
      [Ann, 'oust', 1],
      [Ann, 'oust', 1],
      [Ann, 'oust', 1],
      [Ann, 'last', 1],
    ])
  })

  it('a concession is told as if the one had ousted the others', () => {
    const t = table({ settings, seats: [{}, {}, {}, {}] })
    for (const seat of [Ben, Cal, Dee]) t.command((state, env) => voteConcession(state, seat, Ann, env))
    expect(told(t.log, 4, [4, 0, 0, 0])).toHaveLength(4)
  })

  it('TSCORE-12: the last two who fall together have one point each', () => {
    const t = table({
      settings,
      seats: [{ pool: 1 }, { pool: 0, ousted: true }, { pool: 1 }, { pool: 0, ousted: true }],
    })
    const lose = { op: 'counters', from: { pool: 'one' }, to: 'bank', amount: 1, why: 'effect' } as const
    t.effect(Ann, [{ op: 'each', over: { seats: {} }, as: 'one', together: true, ops: [lose] }])
    expect(t.state.result?.victoryPoints).toEqual([1, 0, 1, 0])
    expect(partsIn(t.log).map(({ seat, reason }) => [seat, reason])).toEqual([
      [Cal, 'oust'],
      [Ann, 'oust'],
    ])
    expect(exitsIn(t.log)).toEqual([{ oust: [Ann, Cal] }])
  })

  it('does not add up where some of it was not kept', () => {
    expect(addsUp([{ seat: Ann, reason: 'oust', points: 1 }], [1, 0])).toBe(true)
    expect(addsUp([{ seat: Ann, reason: 'oust', points: 1 }], [2, 0])).toBe(false)
    expect(addsUp([{ seat: Ann, reason: 'oust', points: 1 }], [1, 0.5])).toBe(false)
  })
})
