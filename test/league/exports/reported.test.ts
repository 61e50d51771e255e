import { describe, expect, it } from 'vitest'
import { winnerOf, type ReportedPenalty } from '../../../shared/league/exports/event-report.ts'
import { FINAL, type Level } from '../../../shared/league/penalties.ts'
import { sampleRecord, sampleReport, withPlayers } from './sample-event.ts'

const penalty = (player: string, level: Level, round: number): ReportedPenalty => ({
  player,
  level,
  round,
  infraction: '2.1',
  text: 'said',
  judge: 'Hal',
})
const { rounds, final } = sampleRecord

describe('the report of an event', () => {
  it('TFINAL-11: places the winner first and the other finalists second together', () => {
    const report = sampleReport()
    expect(report.standings.map(one => [one.player, one.place, one.preliminaryPlace])).toEqual([
      ['p9', 1, 2],
      ['p1', 2, 1],
      ['p3', 2, 3],
      ['p8', 2, 4],
      ['p2', 2, 5],
      ['p10', 6, 6],
      ['p6', 7, 7],
      ['p7', 7, 7],
      ['p4', 9, 9],
      ['p5', 9, 9],
    ])
    expect(winnerOf(report)).toBe('p9')
    expect(report.standings[0]).toMatchObject({ gameWins: 1, victoryPoints: 4.5, tournamentPoints: 96 })
    expect(report.standings[0]!.final).toEqual({ seed: 2, victoryPoints: 1.5, gameWins: 1 })
  })

  it('TPEN-02: has the points played beside those that count, and the same sums by seats and by standings', () => {
    const report = sampleReport({ penalties: [penalty('p3', 'standings-adjustment', 1)] })
    expect(report.rounds[0]!.tables[0]!.seats[2]!.score).toEqual({
      played: 2,
      victoryPoints: 1,
      gameWins: 0,
      tournamentPoints: 48,
    })
    for (const { player, victoryPoints, tournamentPoints, gameWins } of report.standings) {
      const own = report.rounds.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats))
      const scores = own.filter(seat => seat.player === player).map(({ score }) => score!)
      const sum = (of: 'victoryPoints' | 'tournamentPoints' | 'gameWins'): number =>
        scores.reduce((total, score) => total + score[of], 0)
      expect([sum('victoryPoints'), sum('tournamentPoints'), sum('gameWins')]).toEqual([
        victoryPoints,
        tournamentPoints,
        gameWins,
      ])
    }
  })

  it('TFINAL-15: an adjustment in the final names another winner', () => {
    const report = sampleReport({ penalties: [penalty('p9', 'standings-adjustment', FINAL)] })
    expect(winnerOf(report)).toBe('p3')
    expect(report.final!.score).toMatchObject({ played: [1.5, 0, 1.5, 0, 0.5], victoryPoints: [1.5, 0, 0.5, 0, 0.5] })
  })

  it('TPEN-07: who was disqualified is among the players and in no standings', () => {
    const report = sampleReport({
      players: withPlayers({ p4: { disqualified: true } }),
      penalties: [penalty('p4', 'disqualification', 2)],
    })
    expect(report.standings.map(({ player }) => player)).not.toContain('p4')
    expect(report.players.find(({ id }) => id === 'p4')!.disqualified).toBe(true)
  })

  it('TSCORE-10: a lot is told as VEKN has it, the highest first, and only where one was drawn', () => {
    // p6, p7 and p10 with the same points, where two finalists have dropped: the tie touches the fifth place.
    const tied = structuredClone(rounds)
    tied[1]!.tables[1]!.victoryPoints = [2, 0, 3, 0, 0]
    tied[1]!.tables[0]!.victoryPoints = [2, 0, 2, 0, 1]
    const report = sampleReport({
      rounds: tied,
      final: null,
      players: withPlayers({ p1: { dropped: true }, p2: { dropped: true } }),
    })
    const tosses = report.standings
      .filter(({ toss }) => toss > 0)
      .map(({ player, toss, place }) => [player, toss, place])
    expect(tosses).toEqual([
      ['p6', 2, 7],
      ['p7', 1, 8],
    ])
    expect(sampleReport().standings.every(({ toss }) => toss === 0)).toBe(true)
  })

  it('TRATE-07: says why an event gives no rating points', () => {
    expect(sampleReport().unrated).toBeNull()
    for (const reason of ['set restriction', 'not sanctioned', 'void'] as const) {
      const report = sampleReport({ unrated: reason })
      expect([report.unrated, report.standings.some(one => one.ratingPoints > 0)]).toEqual([reason, false])
    }
    expect(sampleReport({ final: null }).unrated).toBe('too small')
    expect(sampleReport({ final: null, rated: 'rules' }).unrated).toBeNull()
    expect(sampleReport({ state: 'running' }).unrated).toBe('unfinished')
  })

  it('TREPORT-10: of an event that broke off the rounds finished everywhere count, and it rates nobody', () => {
    const broken = structuredClone(rounds)
    broken[1]!.tables[1]!.victoryPoints = null
    const irregularities = [{ round: 2, table: null, text: 'The service was down for a week', judge: 'Hal' }]
    const report = sampleReport({ state: 'broken-off', rounds: broken, final: null, irregularities })
    expect(report.standings.slice(0, 2)).toMatchObject([
      { player: 'p1', place: 1, victoryPoints: 3, gameWins: 1, ratingPoints: 0 },
      { player: 'p3', place: 2, victoryPoints: 2, gameWins: 0, ratingPoints: 0 },
    ])
    expect([report.unrated, report.irregularities]).toEqual(['broken off', irregularities])
    // What was played of the second round is told, and counts for nobody.
    expect(report.rounds[1]!.tables[0]!.seats[0]!.score!.played).toBe(1.5)
    expect(report.rounds[1]!.tables[1]!.seats[0]!.score).toBeNull()
  })

  it('TDROP-10: an event that broke off between rounds has all of them counted', () => {
    expect(sampleReport({ state: 'broken-off', final: null }).standings[0]).toMatchObject({ player: 'p1', gameWins: 1 })
    expect(sampleReport({ state: 'broken-off', final: null }).standings[0]!.victoryPoints).toBe(4.5)
  })

  it('TDROP-11: a final that broke off has no winner', () => {
    const report = sampleReport({ state: 'broken-off', final })
    expect([report.final!.score, winnerOf(report)]).toEqual([null, null])
    expect(report.standings.map(({ final }) => final)).toEqual(Array(10).fill(null))
  })

  it('TRATE-03: counts who has played, not who has only registered', () => {
    const extra = { ...sampleRecord.players[0]!, id: 'p11', name: 'Nobody Came' }
    const report = sampleReport({ players: [...sampleRecord.players, extra] })
    expect([report.played, report.players.length]).toEqual([10, 11])
  })

  it('has a winner without a final only where one is first alone', () => {
    expect(winnerOf(sampleReport({ final: null }))).toBe('p1')
    const drawn = structuredClone(rounds).map(round => ({
      ...round,
      tables: round.tables.map(one => ({ ...one, victoryPoints: [0.5, 0.5, 0.5, 0.5, 0.5] })),
    }))
    const all = sampleReport({ final: null, rounds: drawn })
    expect(all.standings[0]!.toss).toBe(10)
    expect(winnerOf(sampleReport({ final: null, state: 'running' }))).toBeNull()
  })
})
