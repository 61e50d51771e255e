import { describe, expect, it } from 'vitest'
import { archonJson } from '../../../shared/league/exports/archon.ts'
import type { EventReport } from '../../../shared/league/exports/event-report.ts'
import { FINAL } from '../../../shared/league/penalties.ts'
import { sampleRecord, sampleReport, withPlayers } from './sample-event.ts'

interface Tournament {
  rounds: { seating: { player_uid: string; result: object }[]; state: string; override: object | null }[][]
  finals: { seating: { player_uid: string; result: object }[]; seed_order: string[]; state: string } | null
  players: { user_uid: string; state: string; toss: number; finalist: boolean }[]
  standings: { user_uid: string; vp: number; disqualified: boolean; finalist: boolean }[]
  sanctions: object[]
  [field: string]: unknown
}
const read = (report: EventReport): Tournament => JSON.parse(archonJson(report)) as Tournament

describe('an event as a tournament of Archon', () => {
  it('has rounds of tables of seats with their results, in order round the table', () => {
    const { rounds } = read(sampleReport())
    expect(rounds.map(tables => tables.length)).toEqual([2, 2])
    expect(rounds[0]![0]).toEqual({
      seating: [
        { player_uid: 'p1', result: { gw: 1, vp: 3, tp: 60 }, judge_uid: '' },
        { player_uid: 'p2', result: { gw: 0, vp: 0, tp: 24 }, judge_uid: '' },
        { player_uid: 'p3', result: { gw: 0, vp: 2, tp: 48 }, judge_uid: '' },
        { player_uid: 'p4', result: { gw: 0, vp: 0, tp: 24 }, judge_uid: '' },
        { player_uid: 'p5', result: { gw: 0, vp: 0, tp: 24 }, judge_uid: '' },
      ],
      state: 'Finished',
      override: null,
    })
  })

  it('has the event in words of Archon', () => {
    expect(read(sampleReport())).toMatchObject({
      uid: 'e1',
      name: 'Autumn League',
      format: 'Standard',
      rank: '',
      online: true,
      state: 'Finished',
      start: '2026-09-01T00:00:00Z',
      finish: '2026-11-02T00:00:00Z',
      proxies: false,
      winner: 'p9',
    })
    const event = { ...sampleRecord.event, place: 'Bern', level: 'continental' as const, format: 'v5' as const }
    expect(read(sampleReport({ event }))).toMatchObject({
      online: false,
      venue: 'Bern',
      format: 'V5',
      rank: 'Continental Championship',
    })
  })

  it('TFINAL-12: has the final in the order of its row, with its seeds and one win', () => {
    const { finals } = read(sampleReport())
    expect(finals!.seed_order).toEqual(['p1', 'p9', 'p3', 'p8', 'p2'])
    expect(finals!.seating.map(({ player_uid, result }) => [player_uid, result])).toEqual([
      ['p3', { gw: 0, vp: 1.5, tp: 54 }],
      ['p2', { gw: 0, vp: 0, tp: 18 }],
      ['p9', { gw: 1, vp: 1.5, tp: 54 }],
      ['p1', { gw: 0, vp: 0, tp: 18 }],
      ['p8', { gw: 0, vp: 0.5, tp: 36 }],
    ])
  })

  it('TPEN-02: has points as played, wins and tournament points after the adjustment that stands beside', () => {
    const penalties = [
      { player: 'p3', level: 'standings-adjustment' as const, round: 1, infraction: '3.2', text: 'x', judge: 'Hal' },
      { player: 'p9', level: 'warning' as const, round: FINAL, infraction: '3.3', text: 'y', judge: 'Hal' },
      { player: 'p9', level: 'caution' as const, round: 1, infraction: '3.3', text: 'z', judge: 'Hal' },
    ]
    const { rounds, sanctions, standings } = read(sampleReport({ penalties }))
    expect(rounds[0]![0]!.seating[2]!.result).toEqual({ gw: 0, vp: 2, tp: 48 })
    expect(sanctions).toEqual([
      { user_uid: 'p3', level: 'standings_adjustment', round_number: 0, description: '3.2: x' },
      { user_uid: 'p9', level: 'warning', round_number: 2, description: '3.3: y' },
    ])
    expect(standings.find(one => one.user_uid === 'p3')!.vp).toBe(1.5)
  })

  it('TSCORE-11: has the ruling that a result stands for as an override', () => {
    const rounds = structuredClone(sampleRecord.rounds)
    rounds[0]!.tables[0]!.ruling = 'Seat 2 walked out'
    expect(read(sampleReport({ rounds })).rounds[0]![0]!.override).toEqual({
      judge_uid: '',
      comment: 'Seat 2 walked out',
    })
  })

  it('TPEN-07: has who was disqualified last, and without points', () => {
    const players = withPlayers({ p4: { disqualified: true }, p5: { dropped: true } })
    const penalties = [
      { player: 'p4', level: 'disqualification' as const, round: 2, infraction: '4.7', text: 'x', judge: 'Hal' },
    ]
    const { standings, ...tournament } = read(sampleReport({ players, penalties }))
    expect(standings.at(-1)).toMatchObject({ user_uid: 'p4', vp: 0, disqualified: true })
    expect(standings.filter(({ disqualified }) => disqualified)).toHaveLength(1)
    expect(tournament.players[3]).toMatchObject({ state: 'Disqualified' })
  })

  it('has preliminary standings in their own order, whoever won', () => {
    const { standings } = read(sampleReport())
    expect(standings.slice(0, 6).map(one => [one.user_uid, one.finalist])).toEqual([
      ['p1', true],
      ['p9', true],
      ['p3', true],
      ['p8', true],
      ['p2', true],
      ['p10', false],
    ])
  })

  it('says of an event that goes on what goes on', () => {
    const rounds = structuredClone(sampleRecord.rounds)
    rounds[1]!.tables[1]!.victoryPoints = null
    const going = read(sampleReport({ rounds, final: null, state: 'running' }))
    expect(going).toMatchObject({ state: 'Playing', winner: '', finals: null })
    expect(going.rounds[1]!.map(({ state }) => state)).toEqual(['Finished', 'In Progress'])
    expect(read(sampleReport({ final: null, state: 'running' }))).toMatchObject({ state: 'Waiting' })
    expect(going.players.every(({ state }) => state === 'Checked-in')).toBe(true)
  })
})
