import { describe, expect, it } from 'vitest'
import { unfit } from '../../../infra/seating-check.ts'
import { againstTarget, targetOf } from '../../../infra/seating-targets.ts'
import { chartOf, CHARTED, searchChart, seedOf, writeChart } from '../../../shared/league/seating/charts.ts'
import { compareScores } from '../../../shared/league/seating/score.ts'
import { BETTER } from './better.ts'

const FIELDS = Array.from({ length: CHARTED.to - CHARTED.from + 1 }, (_, i) => CHARTED.from + i)

describe('the stored charts', () => {
  it.each(CHARTED.rounds)('are there for every field in %i rounds, whole', rounds => {
    for (const players of FIELDS) {
      const { rounds: seated, paused } = chartOf(players, rounds)!
      const name = (player: number): string => `p${player}`
      const round = seated.map((tables, i) => ({
        tables: tables.map(table => table.map(name)),
        paused: paused[i]!.map(name),
      }))
      const field = { players: Array.from({ length: players }, (_, i) => name(i)), rounds, played: [] }
      expect([players, unfit(field, round)]).toEqual([players, []])
    }
  })

  it('miss no target in three rounds', () => {
    const missed = FIELDS.flatMap(players => {
      const target = targetOf(players)
      const { score } = chartOf(players, 3)!
      return target && againstTarget(score, target) > 0 ? [[players, score]] : []
    })
    expect(missed).toEqual([])
  })

  it('reach or beat the better seatings that were known', () => {
    for (const { rounds, score } of BETTER) {
      const players = rounds[0]!.flat().length
      const chart = chartOf(players, 3)!.score
      // The known figures have eight digits.
      expect(
        compareScores(
          chart.map(value => Number(value.toFixed(8))),
          score,
          3,
        ),
        chart.join(' '),
      ).toBeLessThanOrEqual(0)
    }
  })

  it('TSEAT-06: repeat no prey, but for four players in three rounds', () => {
    const repeats = CHARTED.rounds.flatMap(rounds =>
      FIELDS.filter(players => chartOf(players, rounds)!.score[0]! > 0).map(players => [players, rounds]),
    )
    expect(repeats).toEqual([[4, 3]])
  })

  it('let everybody play two of three rounds where some sit out', () => {
    for (const players of [6, 7, 11])
      expect(
        chartOf(players, 3)!
          .paused.flat()
          .toSorted((a, b) => a - b),
      ).toEqual(Array.from({ length: players }, (_, i) => i))
  })

  it.each([4, 9, 16, 27, 60])('of %i players are found again from their seeds', players => {
    for (const rounds of CHARTED.rounds)
      expect(writeChart(searchChart(players, rounds, seedOf(players, rounds)!))).toBe(
        writeChart(chartOf(players, rounds)!),
      )
  })

  it('are stored for no other field', () =>
    expect([chartOf(3, 3), chartOf(61, 3), chartOf(20, 4), seedOf(61, 3)]).toEqual(Array(4).fill(undefined)))
})
