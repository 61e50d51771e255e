import { describe, expect, it } from 'vitest'
import { gameWins, scored, tournamentPoints } from '../../shared/league/scores.ts'
import { referenceCases } from './reference-cases.ts'

describe('scores of a table', () => {
  it('TSCORE-01: a game win takes two points and more than anybody else has', () => {
    expect(gameWins([2, 1, 1, 1, 0])).toEqual([1, 0, 0, 0, 0])
    expect(gameWins([2, 2, 1, 0, 0])).toEqual([0, 0, 0, 0, 0])
    expect(gameWins([1.5, 0, 0.5, 0.5, 0.5])).toEqual([0, 0, 0, 0, 0])
    expect(gameWins([0, 0, 2, 0, 3])).toEqual([0, 0, 0, 0, 1])
  })

  it('TSCORE-06: five seats share out 60, 48, 36, 24 and 12 tournament points', () => {
    expect(tournamentPoints([3, 1, 1, 0, 0])).toEqual([60, 42, 42, 18, 18])
    expect(tournamentPoints([2, 0, 0, 2, 0.5])).toEqual([54, 18, 18, 54, 36])
  })

  it('TSCORE-07: at four seats it is the third place that is missing', () => {
    expect(tournamentPoints([3, 1, 0, 0])).toEqual([60, 48, 18, 18])
    expect(tournamentPoints([0, 0, 2, 2])).toEqual([18, 18, 54, 54])
    expect(() => tournamentPoints([2, 1, 0])).toThrow('3 seats')
  })

  it('TSCORE-08: who is tied shares the places, whoever left first', () => {
    expect(tournamentPoints([4, 0.5, 0, 0, 0])).toEqual([60, 48, 24, 24, 24])
    expect(tournamentPoints([0, 0, 0, 0, 0])).toEqual([36, 36, 36, 36, 36])
    expect(tournamentPoints([1, 1, 1, 0])).toEqual([44, 44, 44, 12])
  })

  it('TPEN-02: after an adjustment the win and the tournament points follow from what is left', () => {
    expect(scored([3, 1, 1, 0, 0], [{ seat: 0, points: -1 }])).toEqual({
      victoryPoints: [2, 1, 1, 0, 0],
      gameWins: [1, 0, 0, 0, 0],
      tournamentPoints: [60, 42, 42, 18, 18],
    })
    expect(scored([2, 1, 1, 1, 0], [{ seat: 0, points: -1 }])).toEqual({
      victoryPoints: [1, 1, 1, 1, 0],
      gameWins: [0, 0, 0, 0, 0],
      tournamentPoints: [42, 42, 42, 42, 12],
    })
  })

  it('TPEN-03: adjusted points may be negative, and two adjustments are two points', () => {
    expect(scored([3, 1, 0, 0], [{ seat: 3, points: -1 }])).toMatchObject({
      victoryPoints: [3, 1, 0, -1],
      tournamentPoints: [60, 48, 24, 12],
    })
    const twice = [1, 1].map(() => ({ seat: 2, points: -1 }))
    expect(scored([2, 1, 1, 0], twice).victoryPoints).toEqual([2, 1, -1, 0])
  })

  it('TPEN-08: who was disqualified has no points at that table, and the others are ranked at its size', () => {
    expect(scored([2, 1, 1, 0, 0], [], [2])).toEqual({
      victoryPoints: [2, 1, 0, 0, 0],
      gameWins: [1, 0, 0, 0, 0],
      tournamentPoints: [60, 48, 24, 24, 24],
    })
  })

  it('scores the tables of the reference cases as they do', () => {
    for (const { id, vp, gw, tp } of referenceCases('table_scores')) {
      const { gameWins, tournamentPoints } = scored(vp as number[])
      expect({ id, gw: gameWins, tp: tournamentPoints }).toEqual({ id, gw, tp })
    }
  })

  it('adjusts the tables of the reference cases as they do', () => {
    const cases = referenceCases('penalties').filter(one => 'adjust' in one)
    for (const { id, vp, adjust, gw } of cases) {
      const adjustments = Object.entries(adjust as Record<string, number>).map(([seat, points]) => ({
        seat: Number(seat) - 1,
        points,
      }))
      expect({ id, gw: scored(vp as number[], adjustments).gameWins }).toEqual({ id, gw })
    }
  })
})
