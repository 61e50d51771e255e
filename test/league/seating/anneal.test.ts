import { describe, expect, it } from 'vitest'
import { againstTarget, targetOf } from '../../../infra/seating-targets.ts'
import { anneal } from '../../../shared/league/seating/anneal.ts'
import { chartOf, taskOf } from '../../../shared/league/seating/charts.ts'
import { compareScores, scoreOf, type Score } from '../../../shared/league/seating/score.ts'

describe('the search', () => {
  it.each([
    [8, 40],
    [12, 20],
    [16, 4],
    [20, 4],
    [24, 4],
    [100, 2],
  ])('reaches the target of %i players in at most %i attempts', (players, attempts) => {
    const chart = chartOf(players, 3)
    const { score } = anneal(taskOf(players, 3), {
      begin: [players, 1, 2, 3],
      steps: players > 60 ? 700_000 : 300_000,
      attempts,
      ...(chart && { enough: chart.score }),
    })
    expect(againstTarget(score, targetOf(players)!), score.join(' ')).toBeLessThanOrEqual(0)
  })

  it('is held to targets rule by rule: what is worse at the last digit of a lower rule misses them', () => {
    const target = targetOf(13)!
    expect(againstTarget([0, 0, 0.12026707, 16, 0, 0, 0, 0.3161238, 0], target)).toBe(0)
    expect(againstTarget([0, 0, 0.12026707, 16, 0, 0, 0, 0.3161238, 1], target)).toBeGreaterThan(0)
    expect(againstTarget([0, 0, 0.12026707, 15, 9, 9, 9, 9, 9], target)).toBeLessThan(0)
  })

  it('finds the best there is for four players: R1 is 2 in three rounds, whatever is tried', () => {
    const orders = ordersOf([0, 1, 2, 3])
    let best: Score | undefined
    for (const second of orders)
      for (const third of orders) {
        const score = scoreOf([[[0, 1, 2, 3]], [second], [third]].map(round => round.map(table => [...table])))
        if (!best || compareScores(score, best, 3) < 0) best = score
      }
    const { score } = anneal(taskOf(4, 3), { begin: [4, 4, 4, 4], steps: 100_000 })
    expect(best![0]).toBe(2)
    expect(compareScores(score, best!, 3)).toBe(0)
  })

  it('gives the same seating for the same words, and another for others', () => {
    const found = (last: number): unknown =>
      anneal(taskOf(13, 3), { begin: [1, 2, 3, last], steps: 20_000, attempts: 2 }).rounds
    expect(found(4)).toEqual(found(4))
    expect(found(4)).not.toEqual(found(5))
  })

  it('seats around what is played, and around who has dropped', () => {
    const played = [
      [
        [0, 1, 2, 3, -1],
        [4, 5, 6, 7],
        [8, -1, 9, 10],
      ],
    ]
    const task = { players: 12, played, pauses: Array<number>(12).fill(0), sizes: [12, 12] }
    const { rounds, score } = anneal(task, { begin: [1, 1, 1, 1], steps: 100_000, attempts: 2 })
    expect(rounds.map(round => round.flat().toSorted((a, b) => a - b))).toEqual(
      [0, 1].map(() => Array.from({ length: 12 }, (_, i) => i)),
    )
    const everybody = Array.from({ length: 12 }, (_, i) => i)
    expect(score).toEqual(scoreOf([...played, ...rounds], everybody))
    expect(score[0]).toBe(0)
  })

  it('lets those sit out who have done so least', () => {
    const pauses = [1, 1, 0, 0, 0, 0, 0]
    const task = { players: 7, played: [[[2, 3, 4, 5, 6]]], pauses, sizes: [5, 4] }
    const { paused } = anneal(task, { begin: [1, 1, 1, 1], steps: 20_000 })
    expect(paused.flat().toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6])
  })

  it('refuses more rounds than it can count', () =>
    expect(() => anneal(taskOf(8, 8), { begin: [0, 0, 0, 0], steps: 1 })).toThrow('more than 7'))
})

function ordersOf(seats: readonly number[]): number[][] {
  if (seats.length <= 1) return [[...seats]]
  return seats.flatMap((first, i) => ordersOf(seats.toSpliced(i, 1)).map(rest => [first, ...rest]))
}
