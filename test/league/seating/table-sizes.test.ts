import { describe, expect, it } from 'vitest'
import { allSit, roundSizes, tableSizes } from '../../../shared/league/seating/table-sizes.ts'

describe('tables of a round', () => {
  it.each([
    [4, [4]],
    [5, [5]],
    [8, [4, 4]],
    [9, [5, 4]],
    [10, [5, 5]],
    [12, [4, 4, 4]],
    [13, [5, 4, 4]],
    [14, [5, 5, 4]],
    [16, [4, 4, 4, 4]],
    [17, [5, 4, 4, 4]],
    [18, [5, 5, 4, 4]],
    [19, [5, 5, 5, 4]],
    [20, [5, 5, 5, 5]],
    [21, [5, 4, 4, 4, 4]],
    [22, [5, 5, 4, 4, 4]],
    [23, [5, 5, 5, 4, 4]],
  ])('TSEAT-02: %i players sit at %j', (players, sizes) => expect(tableSizes(players)).toEqual(sizes))

  it.each([0, 1, 2, 3, 6, 7, 11, -4, 4.5, NaN])('TSEAT-03: there are none for %d', players =>
    expect([tableSizes(players), allSit(players)]).toEqual([undefined, false]),
  )

  it('there are some for everybody from 12 on, with as many fives as possible', () => {
    for (let players = 12; players <= 300; players++) {
      const sizes = tableSizes(players)!
      expect(sizes.reduce((sum, seats) => sum + seats, 0)).toBe(players)
      expect(sizes.filter(seats => seats === 4).length).toBeLessThan(5)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    }
  })
})

describe('who sits out', () => {
  const fresh = (players: number): number[] => Array<number>(players).fill(0)

  it.each([
    [6, [4, 4, 4]],
    [7, [5, 5, 4]],
    [11, [9, 9, 4]],
  ])('TSEAT-03: %i players in three rounds sit in %j, and all play twice', (players, sizes) => {
    expect(roundSizes(fresh(players), 3)).toEqual(sizes)
    expect(sizes.reduce((sum, seats) => sum + seats, 0)).toBe(2 * players)
    expect(roundSizes(fresh(players), 6)).toEqual([...sizes, ...sizes])
  })

  it('is nobody where all can sit', () => expect(roundSizes(fresh(12), 2)).toEqual([12, 12]))

  it('is as few as possible where it cannot come out even', () => {
    expect(roundSizes(fresh(11), 2)).toEqual([10, 10])
    expect(roundSizes(fresh(7), 1)).toEqual([5])
  })

  it('goes on in turn: four of seven have sat out once, so three sit out next', () =>
    expect(roundSizes([1, 1, 1, 1, 0, 0, 0], 1)).toEqual([4]))

  it('TSEAT-03: has no answer for three', () => expect(roundSizes(fresh(3), 3)).toBeUndefined())
})
