import { describe, expect, it } from 'vitest'
import type { Penalty } from '../../shared/league/penalties.ts'
import { compared, finalists, standings, totals, type PlayedTable, type Totals } from '../../shared/league/standings.ts'
import { referenceCases } from './reference-cases.ts'

const alphabetical = (player: string): string => player
const backwards = (player: string): string => String.fromCharCode(255 - player.charCodeAt(player.length - 1))
const five = ['p1', 'p2', 'p3', 'p4', 'p5']
const table = (round: number, victoryPoints: number[], players = five): PlayedTable => ({
  round,
  players,
  victoryPoints,
})
const order = (...of: Parameters<typeof standings>) => standings(...of).map(({ player }) => player)
const of = (gameWins: number, victoryPoints: number, tournamentPoints: number): Totals => ({
  gameWins,
  victoryPoints,
  tournamentPoints,
})
const adjusted = (player: string, round: number): Penalty => ({ player, round, level: 'standings-adjustment' })
const disqualified = (player: string, round: number): Penalty => ({ player, round, level: 'disqualification' })
const nine = Array.from({ length: 9 }, (_, n) => `p${n + 1}`)

describe('standings', () => {
  it('TSCORE-09: by game wins, then victory points, then tournament points', () => {
    const sums = { p1: of(1, 7, 132), p2: of(2, 4, 120), p3: of(1, 7, 144), p4: of(0, 5.5, 120), p5: of(1, 2, 90) }
    const sorted = Object.entries(sums).toSorted(([, a], [, b]) => compared(a, b))
    expect(sorted.map(([player]) => player)).toEqual(['p2', 'p3', 'p1', 'p5', 'p4'])
  })

  it('sums what the rounds gave', () => {
    const tables = [table(1, [3, 1, 1, 0, 0]), table(2, [0.5, 0.5, 0.5, 0.5, 0.5], ['p5', 'p4', 'p3', 'p2', 'p1'])]
    expect(Object.fromEntries(totals({ players: five, tables }))).toEqual({
      p1: of(1, 3.5, 96),
      p2: of(0, 1.5, 78),
      p3: of(0, 1.5, 78),
      p4: of(0, 0.5, 54),
      p5: of(0, 0.5, 54),
    })
  })

  it('TSCORE-10: ties that touch the first five are drawn from the seed, and no others', () => {
    const tables = [
      table(1, [2, 0.5, 0.5, 0.5, 0.5], ['p1', 'p2', 'p3', 'p4', 'p5']),
      table(1, [2, 1, 0, 1], ['p6', 'p7', 'p8', 'p9']),
    ]
    const field = { players: nine, tables }
    const found = standings(field, alphabetical)
    expect(found.map(({ player, place, toss }) => [player, place, toss])).toEqual([
      ['p1', 1, 1],
      ['p6', 2, 2],
      ['p7', 3, 1],
      ['p9', 4, 2],
      ['p2', 5, 1],
      ['p3', 6, 2],
      ['p4', 7, 3],
      ['p5', 8, 4],
      ['p8', 9, undefined],
    ])
    expect(order(field, backwards)).toEqual(['p6', 'p1', 'p9', 'p7', 'p5', 'p4', 'p3', 'p2', 'p8'])
    // A tie behind the first five stays one.
    const wide = [
      table(1, [3, 1, 1, 0, 0], ['p1', 'p2', 'p3', 'p4', 'p5']),
      table(1, [2, 1, 0.5, 0.5], ['p6', 'p7', 'p8', 'p9']),
    ]
    const late = standings({ players: nine, tables: wide }, backwards).slice(5)
    expect(late.map(({ player, place, toss }) => [player, place, toss])).toEqual([
      ['p8', 6, undefined],
      ['p9', 6, undefined],
      ['p4', 8, undefined],
      ['p5', 8, undefined],
    ])
  })

  it('TSCORE-13: rounds not played give nothing, and nothing makes up for them', () => {
    const tables = [
      table(1, [3, 1, 1, 0, 0]),
      table(2, [4, 1, 0, 0, 0], ['late', 'p2', 'p3', 'p4', 'p5']),
      table(3, [3, 2, 0, 0, 0], ['late', 'p2', 'p3', 'p4', 'p5']),
    ]
    expect(totals({ players: [...five, 'late'], tables }).get('late')).toEqual(of(2, 7, 120))
  })

  it('TPEN-03: totals may be negative', () => {
    const field = { players: five, tables: [table(1, [3, 2, 0, 0, 0])], penalties: [adjusted('p5', 1)] }
    expect(totals(field).get('p5')).toEqual(of(0, -1, 12))
  })

  it('TPEN-05, TPEN-06: an adjustment falls on the game of its round, and the places are computed anew', () => {
    const tables = [table(1, [2, 0.5, 0.5, 0.5, 0.5]), table(2, [1, 2, 1, 1, 0])]
    const field = { players: five, tables }
    expect(order(field, alphabetical).slice(0, 2)).toEqual(['p1', 'p2'])
    const after = { ...field, penalties: [adjusted('p1', 1)] }
    expect(order(after, alphabetical).slice(0, 2)).toEqual(['p2', 'p1'])
    expect(totals(after).get('p1')).toEqual(of(0, 2, 96))
    expect(totals({ ...field, penalties: [adjusted('p1', 3)] })).toEqual(totals(field))
  })

  it('a caution and a warning change no standings', () => {
    const field = { players: five, tables: [table(1, [3, 2, 0, 0, 0])] }
    const penalties = (['caution', 'warning'] as const).map(level => ({ player: 'p1', round: 1, level }))
    expect(standings({ ...field, penalties }, alphabetical)).toEqual(standings(field, alphabetical))
  })

  it('TPEN-07: who is disqualified is in no standings, who was behind moves up, and wins of others stay', () => {
    const tables = [table(1, [1, 3, 0, 1, 0]), table(2, [0, 1, 4, 0, 0])]
    const field = { players: five, tables, penalties: [disqualified('p3', 2)] }
    const found = standings(field, alphabetical)
    expect(found.map(({ player, place }) => [player, place])).toEqual([
      ['p2', 1],
      ['p1', 2],
      ['p4', 3],
      ['p5', 4],
    ])
    expect(found[0]).toMatchObject({ gameWins: 1, victoryPoints: 4 })
  })

  it('TDROP-03: who dropped keeps the place', () => {
    const field = { players: five, tables: [table(1, [3, 2, 0, 0, 0])], dropped: ['p1'] }
    expect(standings(field, alphabetical)[0]).toMatchObject({ player: 'p1', place: 1, dropped: true })
  })

  it("a substitute's points count for the table and in nobody's standings", () => {
    const tables = [{ ...table(1, [3, 2, 0, 0, 0]), nobodys: [0] }]
    const found = totals({ players: five, tables })
    expect([found.get('p1'), found.get('p2')]).toEqual([of(0, 0, 0), of(0, 2, 48)])
  })

  it('ranks the reference cases as they do', () => {
    for (const { id, totals, order } of referenceCases('standings')) {
      const sums = Object.entries(totals as Record<string, Record<'gw' | 'vp' | 'tp', number>>)
      const ranked = sums.map(([player, { gw, vp, tp }]) => ({ player, ...of(gw, vp, tp) })).toSorted(compared)
      expect([id, ranked.map(({ player }) => player)]).toEqual([id, order])
    }
  })
})

describe('who plays the final', () => {
  const tables = [
    table(1, [3, 1, 1, 0, 0], ['p1', 'p2', 'p3', 'p4', 'p5']),
    table(1, [2, 1, 0.5, 0.5], ['p6', 'p7', 'p8', 'p9']),
  ]

  it('TFINAL-01: the first five, the first of them seed 1, and the next in reserve', () => {
    expect(finalists(standings({ players: nine, tables }, alphabetical))).toEqual({
      seeds: ['p1', 'p6', 'p7', 'p2', 'p3'],
      reserve: 'p8',
    })
  })

  it('TFINAL-02: the next in rank moves up for who has dropped, and a tie for that place is drawn', () => {
    const standing = standings({ players: nine, tables, dropped: ['p6'] }, backwards)
    expect(finalists(standing)).toEqual({ seeds: ['p1', 'p7', 'p3', 'p2', 'p9'], reserve: 'p8' })
    expect(standing.filter(({ toss }) => toss !== undefined).map(({ player }) => player)).toEqual([
      'p3',
      'p2',
      'p9',
      'p8',
    ])
  })
})
