import { describe, expect, it } from 'vitest'
import { followFeed } from '../../functions/archon/adapter.ts'
import { BEGINNING, type Place } from '../../functions/archon/place.ts'
import type { EventReport } from '../../shared/league/exports/event-report.ts'
import { FINAL } from '../../shared/league/penalties.ts'
import { sampleRecord, sampleReport } from '../league/exports/sample-event.ts'
import { fakeArchon, recordedTournament, uidOf, veknOf } from './fake-archon.ts'
import { entry, fakePraxis } from './fake-praxis.ts'

type Row = { user_uid: string; gw: number; vp: number; tp: number; toss: number }
const idOf = (player: string): string => uidOf(Number(player.slice(1)))

/** Both sides say that the event is over, and Archon has computed what the report says. */
function world(report: EventReport) {
  const seating = sampleRecord.rounds.map(({ tables }) =>
    tables.map(({ players }) => players.map(one => Number(one.slice(1)))),
  )
  const tournament = { ...recordedTournament(seating), state: 'Finished' }
  const rows: Row[] = report.standings.map(one => ({
    user_uid: idOf(one.player),
    gw: one.gameWins,
    vp: one.victoryPoints,
    tp: one.tournamentPoints,
    toss: one.toss,
  }))
  tournament.standings = rows
  tournament.winner = idOf('p9')
  const ports = { archon: fakeArchon(tournament), praxis: fakePraxis() }
  ports.archon.points = Object.fromEntries(report.standings.map(one => [idOf(one.player), one.ratingPoints]))
  ports.praxis.reports.set('e1', report)
  ports.praxis.entries.push(entry(1, 'event.finished', { event: 'e1' }))
  let place: Place = BEGINNING
  const settings = { tournaments: { e1: 't1' }, followed: [] }
  return {
    ...ports,
    tournament,
    rows,
    rowOf: (player: string): Row => rows.find(one => one.user_uid === idOf(player))!,
    run: async (): Promise<Place> => (place = await followFeed(ports, settings, place, async () => {})),
  }
}
const adjusted = (player: string, round: number): EventReport =>
  sampleReport({
    penalties: [{ player, level: 'standings-adjustment', round, infraction: '3.2', text: 'x', judge: 'Hal' }],
  })

describe('an event that is over, compared with Archon', () => {
  it('has no differences where there are none, and is looked at once', async () => {
    const w = world(sampleReport())
    expect(await w.run()).toEqual({ ...BEGINNING, since: 1 })
    w.rowOf('p1').vp = 0
    expect((await w.run()).differences).toEqual([])
  })

  it('waits until both sides say that it is over', async () => {
    const w = world(sampleReport())
    w.tournament.state = 'Playing'
    w.rowOf('p1').vp = 4
    expect(await w.run()).toMatchObject({ waiting: [{ event: 'e1' }], differences: [] })
    w.tournament.state = 'Finished'
    w.praxis.reports.set('e1', sampleReport({ state: 'running' }))
    expect(await w.run()).toMatchObject({ waiting: [{ event: 'e1' }], differences: [] })
    w.praxis.reports.set('e1', sampleReport())
    expect((await w.run()).differences).toHaveLength(1)
  })

  it('TPEN-02: tells of a total that an adjustment has not lowered there, and of tournament points from raw ones', async () => {
    const w = world(adjusted('p3', 1))
    Object.assign(w.rowOf('p3'), { vp: 2.5, tp: 84 })
    const found = { tournament: 't1', round: 0, table: 0, player: veknOf(3) }
    // Two points of a table of 3 and 2 become one: they stay second there, alone.
    expect((await w.run()).differences).toEqual([{ ...found, kind: 'victory-points', there: 2.5, here: 1.5 }])
    const tied = world(adjusted('p2', 2))
    Object.assign(tied.rowOf('p2'), { vp: 1.5, tp: 78 })
    expect((await tied.run()).differences).toEqual([
      { ...found, player: veknOf(2), kind: 'victory-points', there: 1.5, here: 0.5 },
      { ...found, player: veknOf(2), kind: 'tournament-points', there: 78, here: 66 },
    ])
  })

  it('TFINAL-15: tells of a winner that an adjustment in the final has not unmade there', async () => {
    const w = world(adjusted('p9', FINAL))
    expect((await w.run()).differences).toEqual([
      { tournament: 't1', round: 0, table: 0, kind: 'winner', there: veknOf(9), here: veknOf(3) },
    ])
  })

  it('TSCORE-10: tells of lots that fell otherwise there, or not at all, and never sets one', async () => {
    const report = sampleReport()
    // Three are tied here, and were drawn in this order.
    const tossed = ['p6', 'p7', 'p10']
    const standings = report.standings.map(one => {
      const at = tossed.indexOf(one.player)
      return at < 0 ? one : { ...one, gameWins: 0, victoryPoints: 0.5, tournamentPoints: 54, toss: 3 - at }
    })
    const same = world({ ...report, standings })
    // Other figures in the same order are the same draw.
    for (const [at, player] of tossed.entries()) same.rowOf(player).toss = 30 - at
    expect((await same.run()).differences).toEqual([])
    const other = world({ ...report, standings })
    for (const [at, player] of tossed.entries()) other.rowOf(player).toss = at + 1
    expect((await other.run()).differences).toEqual([
      {
        tournament: 't1',
        round: 0,
        table: 0,
        kind: 'toss',
        there: [10, 7, 6].map(veknOf),
        here: [6, 7, 10].map(veknOf),
      },
    ])
    const none = world({ ...report, standings })
    for (const player of tossed) none.rowOf(player).toss = 0
    expect((await none.run()).differences).toMatchObject([{ kind: 'toss', there: null }])
    expect(none.archon.done).toEqual([])
  })

  it('TRATE-01: tells of rating points that leave out the final', async () => {
    const w = world(sampleReport())
    w.archon.points![idOf('p9')] = 5 + 4 * 4.5 + 8 + 63
    expect((await w.run()).differences).toEqual([
      {
        tournament: 't1',
        round: 0,
        table: 0,
        kind: 'rating-points',
        player: veknOf(9),
        there: 94,
        here: 108,
      },
    ])
    const unrated = world(sampleReport())
    unrated.archon.points = null
    expect((await unrated.run()).differences).toEqual([])
  })

  it('TSCORE-01: tells of game wins that are others there', async () => {
    const w = world(sampleReport())
    w.rowOf('p1').gw = 0
    expect((await w.run()).differences).toMatchObject([{ kind: 'game-wins', player: veknOf(1), there: 0, here: 1 }])
  })

  it('tells whom it cannot compare, and who has won in nothing there', async () => {
    const w = world(sampleReport())
    w.archon.withoutNumber.add(uidOf(4))
    w.tournament.standings = w.rows.filter(row => row.user_uid !== uidOf(5))
    w.tournament.winner = ''
    expect((await w.run()).differences.map(({ kind, there, here }) => [kind, there, here])).toEqual([
      ['no-number', null, 'Player Number 4'],
      ['no-number', null, 'Player Number 5'],
      ['winner', null, veknOf(9)],
    ])
  })

  it('tells of a tournament that is not there, until it is', async () => {
    const w = world(sampleReport())
    w.archon.tournaments.delete('t1')
    expect((await w.run()).differences).toMatchObject([{ kind: 'no-tournament' }])
    w.archon.tournaments.set('t1', w.tournament)
    expect((await w.run()).differences).toEqual([])
  })
})
