import { describe, expect, it } from 'vitest'
import { compareScores, scoreOf, weighted, type Score } from '../../../shared/league/seating/score.ts'
import { referenceCases } from '../reference-cases.ts'
import { BETTER } from './better.ts'

const digits = (score: Score): number[] => score.map(value => Number(value.toFixed(8)))

describe('the score of a seating', () => {
  it('of one table of five in three rounds is what other scorers say', () => {
    const score = scoreOf([[[1, 2, 3, 4, 5]], [[2, 5, 3, 1, 4]], [[2, 1, 5, 4, 3]]])
    expect(digits(score)).toEqual([0, 10, 0, 10, 0, 0, 3, 0.90921211, 10])
    expect(weighted(score)).toBeCloseTo(10010003100.921211, 5)
  })

  it('of the same table of four twice counts every rule', () => {
    const table = ['a', 'b', 'c', 'd']
    expect(digits(scoreOf([[table], [table]]))).toEqual([4, 6, 0, 6, 0, 6, 4, 1.11803399, 6])
  })

  it.each(BETTER.map(({ rounds, score }) => [rounds[0]!.flat().length, rounds, score] as const))(
    'of a seating of %i players is the known one',
    (_, rounds, score) => expect(digits(scoreOf(rounds))).toEqual(score),
  )

  it.each(
    [...referenceCases('seating'), ...referenceCases('better_seatings')].flatMap(({ id, rounds, score }) =>
      Array.isArray(rounds) && Array.isArray(score)
        ? [[id, rounds as (string | number)[][][], score as number[]] as const]
        : [],
    ),
  )('of the reference case %s is what it says', (_, rounds, score) => expect(digits(scoreOf(rounds))).toEqual(score))

  it('counts the fifth seat twice as R5, and as the same seat', () => {
    const score = scoreOf([[['a', 'b', 'c', 'd', 'e']], [['f', 'g', 'h', 'i', 'e']]])
    expect([score[4], score[6]]).toEqual([1, 1])
  })

  it('takes means over the rounds that somebody has played', () => {
    // Three have sat at a four and at a five, one only at the four, two only at the five.
    const means = [4.5, 4.5, 4.5, 4, 5, 5]
    const mean = means.reduce((sum, each) => sum + each) / 6
    const [, , r3] = scoreOf([[['a', 'b', 'c', 'd']], [['a', 'b', 'c', 'e', 'f']]])
    expect(r3).toBeCloseTo(Math.sqrt(means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 6), 8)
  })

  it('TSEAT-08: leaves out who has dropped, with all pairs', () => {
    const round = [['a', 'b', 'c', 'd']]
    expect(scoreOf([round, round], ['a', 'b'])).toEqual([1, 1, 0, 1, 0, 1, 2, 0.5, 1])
  })

  it('of nobody is nothing', () => expect(scoreOf([])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]))
})

describe('of two seatings', () => {
  it('TSEAT-07: the higher rule decides, however much the lower ones say', () => {
    expect(compareScores([0, 0, 0, 9, 9, 9, 9, 9, 9], [0, 0, 0.1, 0, 0, 0, 0, 0, 0], 3)).toBeLessThan(0)
    expect(compareScores([0, 1, 0.3, 16, 0, 0, 0, 0.27, 6], [0, 1, 0.3, 16, 0, 0, 0, 0.27, 4], 3)).toBeGreaterThan(0)
  })

  it('R2 says nothing in two rounds, where it is R4', () => {
    const [a, b] = [
      [0, 5, 0.1, 5, 0, 0, 0, 0, 0],
      [0, 4, 0.2, 4, 0, 0, 0, 0, 0],
    ]
    expect(Math.sign(compareScores(a!, b!, 2))).toBe(-1)
    expect(Math.sign(compareScores(a!, b!, 3))).toBe(1)
  })

  it('a hair in the sums is no difference', () => expect(compareScores([0, 0, 0.1 + 0.2], [0, 0, 0.3], 3)).toBe(0))
})
