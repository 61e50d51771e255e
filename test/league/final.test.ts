import { describe, expect, it } from 'vitest'
import { finalScore, nextToPlace, placed, type Placement } from '../../shared/league/final.ts'
import { referenceCases } from './reference-cases.ts'

const seeds = ['p1', 'p2', 'p3', 'p4', 'p5']
const rowOf = (...steps: Placement[]) => steps.reduce<number[]>((row, step) => placed(row, step)!, [])

describe('placing for the final', () => {
  it('TFINAL-05: the lowest seed first, the highest last', () => {
    expect([[], [5], [5, 4], [3, 5, 4], [3, 2, 5, 4]].map(row => nextToPlace(row))).toEqual([5, 4, 3, 2, 1])
    expect(nextToPlace([3, 2, 5, 1, 4])).toBeNull()
    expect(placed([3, 2, 5, 1, 4], 'left-end')).toBeNull()
  })

  it('TFINAL-06: at an end or between two neighbours, and nobody is moved', () => {
    expect(placed([5, 4], { left: 5, right: 4 })).toEqual([5, 3, 4])
    expect(placed([5, 4], 'left-end')).toEqual([3, 5, 4])
    expect(placed([5, 4], 'right-end')).toEqual([5, 4, 3])
    expect(placed([3, 5, 4], { left: 3, right: 4 })).toBeNull()
    expect(placed([3, 5, 4], { left: 5, right: 3 })).toBeNull()
    expect(placed([3, 5, 4], { left: 4, right: 3 })).toBeNull()
    expect(placed([5], { left: 5, right: 1 })).toBeNull()
  })

  it('TFINAL-07: the row from left to right is the order of the seats', () => {
    expect(rowOf('right-end', 'right-end', 'left-end', { left: 5, right: 4 }, { left: 2, right: 4 })).toEqual([
      3, 5, 2, 1, 4,
    ])
  })
})

describe('the score of the final', () => {
  it('TFINAL-09: the most points of the final alone win, with no minimum', () => {
    const seated = ['p2', 'p4', 'p1', 'p5', 'p3']
    expect(finalScore(seated, seeds, [2, 0, 0, 3, 0]).winner).toBe('p5')
    expect(finalScore(seated, seeds, [1.5, 0, 0.5, 0.5, 0.5]).winner).toBe('p2')
    expect(finalScore(seated, seeds, [0.5, 1.5, 0, 1.5, 0]).winner).toBe('p4')
  })

  it('TFINAL-10: where the most is shared the higher seed wins', () => {
    const score = finalScore(['p3', 'p1', 'p5', 'p2', 'p4'], seeds, [0.5, 0.5, 0.5, 0.5, 0.5])
    expect(score.winner).toBe('p1')
  })

  it('TTALK-05: the first seed has a tie to play for, and the others have not', () => {
    for (const seated of [seeds, ['p5', 'p3', 'p1', 'p2', 'p4']])
      expect(finalScore(seated, seeds, [0.5, 0.5, 0.5, 0.5, 0.5]).winner).toBe('p1')
    expect(finalScore(seeds, seeds, [0, 0.5, 0.5, 0.5, 0.5]).winner).toBe('p2')
    expect(finalScore(seeds, seeds, [0.5, 0, 0, 1, 0.5]).winner).toBe('p4')
  })

  it('TFINAL-11: the four others are second together', () => {
    expect(finalScore(seeds, seeds, [0, 3, 2, 0, 0]).places).toEqual([2, 1, 2, 2, 2])
  })

  it('TFINAL-12: the winner has a game win, and nobody else', () => {
    expect(finalScore(seeds, seeds, [0.5, 0.5, 0.5, 0.5, 0.5]).gameWins).toEqual([1, 0, 0, 0, 0])
    expect(finalScore(seeds, seeds, [0, 2, 0, 2, 1]).gameWins).toEqual([0, 1, 0, 0, 0])
  })

  it('TFINAL-15: an adjustment in the final counts in it', () => {
    expect(finalScore(seeds, seeds, [2, 1, 1, 0, 0.5], ['p1'])).toMatchObject({
      winner: 'p1',
      victoryPoints: [1, 1, 1, 0, 0.5],
    })
    expect(finalScore(seeds, seeds, [0, 2, 2.5, 0, 0], ['p3'])).toMatchObject({
      winner: 'p2',
      victoryPoints: [0, 2, 1.5, 0, 0],
    })
  })

  it('has a winner only among those with a seed', () => {
    expect(() => finalScore(['p9', 'p2'], seeds, [2, 0])).toThrow('seed')
  })

  it('is that of the reference cases', () => {
    for (const one of referenceCases('finals')) {
      if ('placements' in one) {
        const steps = (one['placements'] as { seed: number; between?: [number, number]; left_end?: true }[]).map(
          ({ between, left_end }): Placement =>
            between ? { left: between[0], right: between[1] } : left_end ? 'left-end' : 'right-end',
        )
        expect([one.id, rowOf(...steps)]).toEqual([one.id, one['row']])
        continue
      }
      const seats = one['seats'] as string[]
      const adjusted = Object.keys((one['adjust'] as object | undefined) ?? {}).map(seat => seats[Number(seat) - 1]!)
      const score = finalScore(seats, one['seeds'] as string[], one['vp'] as number[], adjusted)
      expect([one.id, score.winner]).toEqual([one.id, one['winner']])
      if ('gw' in one) expect([one.id, score.gameWins]).toEqual([one.id, one['gw']])
      if ('others' in one) expect(score.places.toSorted()).toEqual([1, 2, 2, 2, 2])
    }
  })
})
