import { describe, expect, it } from 'vitest'
import { finalScore } from '../../shared/league/final.ts'
import {
  coefficient,
  grandPrixPoints,
  isRanked,
  monthsBefore,
  placedIn,
  rating,
  ratingPoints,
  season,
  type EventLevel,
  type Finished,
} from '../../shared/league/ratings.ts'
import type { Standing } from '../../shared/league/standings.ts'
import { referenceCases } from './reference-cases.ts'

const scoreOf = (gameWins: number, victoryPoints: number) => ({ gameWins, victoryPoints })
/** Eight players, p1 with most and p8 with least, and a final of the first five. */
const standing = (n: number, more: Partial<Standing> = {}): Standing => ({
  player: `p${n}`,
  place: n,
  gameWins: n === 1 ? 1 : 0,
  victoryPoints: 9 - n,
  tournamentPoints: 200 - 10 * n,
  dropped: false,
  ...more,
})
const eight = [1, 2, 3, 4, 5, 6, 7, 8].map(n => standing(n))
const five = ['p1', 'p2', 'p3', 'p4', 'p5']
const finished = (more: Partial<Finished> = {}): Finished => ({
  standings: eight,
  final: { players: five, score: finalScore(five, five, [0, 0, 0, 3, 0]) },
  played: 8,
  level: 'open',
  counts: true,
  ...more,
})
const of = (player: string, ...[event, rated]: [Finished, 'rules' | 'archon']) =>
  placedIn(event, rated).find(one => one.player === player)!

describe('rating points of an event', () => {
  it('TRATE-01: five for taking part, four a victory point, eight a game win', () => {
    expect(ratingPoints(scoreOf(1, 3.5), null, 12)).toBe(27)
    expect(ratingPoints(scoreOf(0, 0), null, 12)).toBe(5)
    expect(ratingPoints(scoreOf(2, 7), 'winner', 12)).toBe(124)
  })

  it('TRATE-02: a bonus for finalists, by how many played and how great the event is', () => {
    expect(ratingPoints(scoreOf(2, 5), 'finalist', 24)).toBe(81)
    expect(ratingPoints(scoreOf(3, 8), 'winner', 25, 'continental')).toBe(275)
  })

  it('TRATE-03: who played one round counts, whatever became of them', () => {
    expect(coefficient(16)).toBeCloseTo(1.0477, 4)
    expect(of('p4', finished({ played: 16 }), 'rules').ratingPoints).toBe(5 + 4 * 8 + 8 + 94)
  })

  it('TRATE-04: the best eight events of the last 18 months', () => {
    const points = [30, 40, 25, 90, 27, 33, 41, 29, 61, 5]
    const earned = points.map((points, n) => ({ ended: `2026-0${(n % 9) + 1}-15`, points }))
    expect(rating(earned, '2026-11-19')).toBe(351)
    expect(rating([...earned, { ended: '2025-05-18', points: 99 }], '2026-11-19')).toBe(351)
    expect(rating([...earned, { ended: '2025-05-19', points: 99 }], '2026-11-19')).toBe(351 + 99 - 27)
    expect(rating([...earned, { ended: '2026-11-20', points: 99 }], '2026-11-19')).toBe(351)
  })

  it('months are those of the calendar', () => {
    expect(monthsBefore('2026-08-31', 18)).toBe('2025-02-28')
    expect(monthsBefore('2025-08-31', 18)).toBe('2024-02-29')
    expect(monthsBefore('2026-01-15', 12)).toBe('2025-01-15')
    expect(monthsBefore('2026-01-15', 1)).toBe('2025-12-15')
  })

  it('TRATE-06: twelve months without a rated round end the ranking, not the rating', () => {
    expect(isRanked('2025-11-19', '2026-11-19')).toBe(true)
    expect(isRanked('2025-11-18', '2026-11-19')).toBe(false)
    expect(rating([{ ended: '2025-11-18', points: 30 }], '2026-11-19')).toBe(30)
  })

  it('TRATE-07: which events count is said by the season', () => {
    const noFinal = finished({ standings: eight.slice(0, 7), played: 7, final: null })
    expect(of('p2', noFinal, 'rules').ratingPoints).toBe(5 + 4 * 7)
    expect(placedIn(noFinal, 'archon').map(({ ratingPoints }) => ratingPoints)).toEqual([0, 0, 0, 0, 0, 0, 0])
    for (const rated of ['rules', 'archon'] as const)
      expect(of('p4', finished({ counts: false }), rated)).toMatchObject({ ratingPoints: 0, grandPrixPoints: 0 })
  })

  it('are those of the reference cases', () => {
    for (const one of referenceCases('ratings')) {
      const players = one['players'] as number
      const place = one['place'] === 'none' ? null : (one['place'] as 'winner' | 'finalist')
      const level = (one['level'] as EventLevel | undefined) ?? 'open'
      if ('points' in one) {
        const found = ratingPoints(scoreOf(one['gw'] as number, one['vp'] as number), place, players, level)
        expect([one.id, found]).toEqual([one.id, one['points']])
      }
      if ('coefficient' in one) {
        expect([one.id, coefficient(players)]).toEqual([one.id, expect.closeTo(one['coefficient'] as number)])
        expect([one.id, ratingPoints(scoreOf(0, 0), 'winner', players) - 5]).toEqual([one.id, one['bonus']])
      }
      for (const [place, points] of Object.entries((one['grand_prix_points_by_place'] as object | undefined) ?? {}))
        expect([one.id, place, grandPrixPoints(Number(place))]).toEqual([one.id, place, points])
    }
  })
})

describe('places of a finished event', () => {
  it('TFINAL-11: the winner of the final is first, the others of it second, and the next is sixth', () => {
    expect(placedIn(finished(), 'rules').map(({ player, finalPlace }) => [player, finalPlace])).toEqual([
      ['p4', 1],
      ['p1', 2],
      ['p2', 2],
      ['p3', 2],
      ['p5', 2],
      ['p6', 6],
      ['p7', 7],
      ['p8', 8],
    ])
  })

  it('TSCORE-14: the final adds nothing to the preliminary sums, and is told beside them', () => {
    expect(of('p4', finished(), 'rules')).toMatchObject({
      gameWins: 0,
      victoryPoints: 5,
      final: { place: 'winner', victoryPoints: 3, gameWins: 1 },
      ratingPoints: 5 + 4 * 8 + 8 + Math.round(90 * coefficient(8)),
    })
  })

  it('who dropped before the final is behind all who played it', () => {
    const standings = eight.map(one => (one.player === 'p2' ? { ...one, dropped: true } : one))
    const players = ['p1', 'p3', 'p4', 'p5', 'p6']
    const event = finished({ standings, final: { players, score: finalScore(players, players, [1, 0, 0, 0, 2]) } })
    expect(placedIn(event, 'rules').map(({ player, finalPlace }) => [player, finalPlace])).toEqual([
      ['p6', 1],
      ['p1', 2],
      ['p3', 2],
      ['p4', 2],
      ['p5', 2],
      ['p2', 6],
      ['p7', 7],
      ['p8', 8],
    ])
  })
})

describe('seasons', () => {
  it('TRATE-08: Grand Prix points go by the final place, so that its winner has the most', () => {
    expect([1, 2, 5, 6, 7, 8, 9, 10, 11, 50].map(grandPrixPoints)).toEqual([25, 15, 15, 10, 9, 8, 7, 6, 3, 3])
    expect([of('p4', finished(), 'rules'), of('p1', finished(), 'rules')].map(one => one.grandPrixPoints)).toEqual([
      25, 15,
    ])
  })

  it('TRATE-09: by rating points, by preliminary scores, or by Grand Prix points', () => {
    const events = [placedIn(finished(), 'rules'), placedIn(finished({ final: null }), 'rules')]
    const first = (mode: 'rtp' | 'score' | 'gp') => {
      const [{ player, place, gameWins, victoryPoints }] = season(events, mode) as [ReturnType<typeof season>[number]]
      return [player, place, gameWins, victoryPoints]
    }
    expect(first('rtp')).toEqual(['p4', 1, 0, 10])
    expect(first('score')).toEqual(['p1', 1, 2, 16])
    expect(first('gp')).toEqual(['p1', 1, 2, 16])
    expect(season(events, 'gp').map(({ player, place, grandPrixPoints }) => [player, place, grandPrixPoints])).toEqual([
      ['p1', 1, 40],
      ['p4', 1, 40],
      ['p2', 3, 30],
      ['p3', 3, 30],
      ['p5', 3, 30],
      ['p6', 6, 20],
      ['p7', 7, 18],
      ['p8', 8, 16],
    ])
  })
})
