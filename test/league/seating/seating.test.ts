import { describe, expect, it } from 'vitest'
import { canDoWithoutRepeat, playEvent, unfit } from '../../../infra/seating-check.ts'
import { chartOf } from '../../../shared/league/seating/charts.ts'
import { compareScores, scoreOf } from '../../../shared/league/seating/score.ts'
import {
  commitmentOf,
  reseated,
  seatingOf,
  unseatable,
  verify,
  type Field,
} from '../../../shared/league/seating/seating.ts'

const names = (many: number): string[] => Array.from({ length: many }, (_, i) => `p${i + 1}`)
/** Enough for a round without a prey twice. */
const SHORT = { steps: 30_000, attempts: 5 }
const fresh = (many: number, rounds = 3): Field => ({ players: names(many), rounds, played: [] })

describe('the seating of a field', () => {
  it('TSEAT-01: is its chart, on which the seed puts the players', () => {
    const { rounds, score, from } = seatingOf(fresh(13), 'a seed')
    expect(from).toBe('chart')
    expect(score).toEqual(chartOf(13, 3)!.score)
    expect(scoreOf(rounds.map(({ tables }) => tables))).toEqual(score)
    expect(unfit(fresh(13), rounds)).toEqual([])
  })

  it('is another with another seed, and the same in whatever order the players come', () => {
    const field = fresh(20)
    expect(seatingOf({ ...field, players: field.players.toReversed() }, 'one')).toEqual(seatingOf(field, 'one'))
    expect(seatingOf(field, 'two')).not.toEqual(seatingOf(field, 'one'))
  })

  it('TSEAT-03: lets everybody play twice of three rounds where seven are there', () => {
    const { rounds } = seatingOf(fresh(7), 'seven')
    expect(rounds.map(({ tables }) => tables.map(table => table.length))).toEqual([[5], [5], [4]])
    expect(rounds.flatMap(({ paused }) => paused).toSorted()).toEqual(names(7))
  })

  it('TSEAT-06: repeats no prey for five players in three rounds', () =>
    expect(seatingOf(fresh(5), 'five').score[0]).toBe(0))

  it.each<[string, Field, string]>([
    ['three players', fresh(3), 'too-few-players'],
    ['somebody twice', { ...fresh(4), players: ['a', 'b', 'c', 'a'] }, 'player-twice'],
    ['eight rounds', fresh(8, 8), 'too-many-rounds'],
    ['no round', fresh(8, 0), 'no-round-left'],
  ])('does not come about with %s', (_, field, why) => {
    expect(unseatable(field)).toBe(why)
    expect(() => seatingOf(field, 'x')).toThrow(why)
  })
})

describe('rounds that are played', () => {
  const first = seatingOf(fresh(12), 'first').rounds

  it('TSEAT-08: count as they were played: two have dropped, so the third round has two fives', () => {
    const played = first.slice(0, 2)
    const field = { players: names(10), rounds: 3, played }
    const { rounds, score } = seatingOf(field, 'next', SHORT)
    expect(rounds.map(({ tables }) => tables.map(table => table.length))).toEqual([[5, 5]])
    expect([score[0], unfit(field, rounds)]).toEqual([0, []])
    expect(field.played).toEqual(first.slice(0, 2))
    expect(score).toEqual(
      scoreOf(
        [...played, ...rounds].map(({ tables }) => tables),
        field.players,
      ),
    )
  })

  it('TSEAT-08: are no past of who joins: two more than eight make two fives', () => {
    const played = seatingOf(fresh(8), 'eight').rounds.slice(0, 2)
    const { rounds, score } = seatingOf({ players: names(10), rounds: 3, played }, 'next', SHORT)
    expect(rounds.map(({ tables }) => tables.map(table => table.length))).toEqual([[5, 5]])
    expect(score[0]).toBe(0)
  })

  it('of twelve events with drops and late joins are followed by seatings that are whole and repeat no prey', () => {
    let seatings = 0
    for (let n = 0; n < 12; n++)
      for (const { field, rounds, score } of playEvent(`short ${n}`, SHORT).seatings) {
        seatings++
        const before = scoreOf(
          field.played.map(({ tables }) => tables),
          field.players,
        )
        const avoidable = score[0]! > before[0]! && canDoWithoutRepeat(field, rounds)
        expect([n, unfit(field, rounds), avoidable]).toEqual([n, [], false])
      }
    expect(seatings).toBeGreaterThan(24)
  })
})

describe('a seating can be made again by anybody', () => {
  const field = fresh(14)
  const seed = 'what was committed'
  const { rounds } = seatingOf(field, seed)
  const published = { commitment: commitmentOf(seed), seed, rounds }

  it('TSEAT-01: who has the seed, the commitment and the list', () => expect(verify(field, published)).toBe('as drawn'))

  it('and another seed is found out', () =>
    expect(verify(field, { ...published, seed: 'another' })).toBe('another seed'))

  it('and two players who changed places', () => {
    const [a, b] = [rounds[0]!.tables[0]![0]!, rounds[0]!.tables[1]![0]!]
    const swapped = JSON.parse(
      JSON.stringify(rounds).replaceAll(`"${a}"`, '"?"').replaceAll(`"${b}"`, `"${a}"`).replaceAll('"?"', `"${b}"`),
    ) as typeof rounds
    expect(verify(field, { ...published, rounds: swapped })).toBe('another seating')
  })

  it('also where there is no chart', () => {
    const played = rounds.slice(0, 1)
    const later: Field = { players: names(9), rounds: 2, played }
    const next = seatingOf(later, 'later', SHORT).rounds
    expect(verify(later, { commitment: commitmentOf('later'), seed: 'later', rounds: next }, SHORT)).toBe('as drawn')
  })
})

describe('a table seated anew', () => {
  it('TSEAT-10: after its fifth has left takes the best of all orders', () => {
    const rounds = [[[1, 2, 3, 4, 5]], [[2, 5, 3, 1]]]
    expect(reseated(rounds, { round: 1, table: 0 }, 'x')).toEqual([5, 3, 2, 1])
  })

  it('TSEAT-06: repeats no prey, and leaves all others where they are', () => {
    const first = [
      ['a', 'b', 'c', 'd'],
      ['e', 'f', 'g', 'h'],
    ]
    const second = [
      ['e', 'g', 'f', 'h'],
      ['a', 'b', 'c', 'd'],
    ]
    const order = reseated([first, second], { round: 1, table: 1 }, 'a seed')
    const after = [first, [second[0]!, order]]
    // The other table repeats one, of h on e, and is not touched.
    expect([order.toSorted(), scoreOf(after)[0]]).toEqual([['a', 'b', 'c', 'd'], 1])
    expect(compareScores(scoreOf(after), scoreOf([first, second]), 2)).toBeLessThan(0)
  })

  it('is drawn among orders that are equally good', () => {
    const orders = new Set(
      Array.from({ length: 60 }, (_, n) => reseated([[['a', 'b', 'c', 'd']]], { round: 0, table: 0 }, `${n}`).join('')),
    )
    expect(orders.size).toBeGreaterThan(20)
  })
})
