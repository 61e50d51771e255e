import { describe, expect, it } from 'vitest'
import { followFeed } from '../../functions/archon/adapter.ts'
import { BEGINNING, type Place } from '../../functions/archon/place.ts'
import type { GameResult, Settings } from '../../functions/archon/ports.ts'
import { FINAL } from '../../shared/league/penalties.ts'
import { fakeArchon, openTable, ORGANISER, recordedTournament, uidOf, veknOf, type Tournament } from './fake-archon.ts'
import { entry, fakePraxis, resultOf } from './fake-praxis.ts'

const FIVE = [1, 2, 3, 4, 5]
const OTHERS = [6, 7, 8, 9, 10]
const SETTINGS: Settings = { tournaments: { e1: 't1' }, followed: [] }
const first = { tournament: 't1', round: 1, table: 1 }

function world(tournament: Tournament = recordedTournament([[FIVE, OTHERS]])) {
  const ports = { archon: fakeArchon(tournament), praxis: fakePraxis() }
  let place: Place = BEGINNING
  let at = 0
  return {
    ...ports,
    tournament,
    table: (round = 0, table = 0) => tournament.rounds[round]![table]!,
    signed(result: GameResult, round = 1, table = 1, type = 'result.signed') {
      ports.praxis.results.set(result.game, result)
      ports.praxis.entries.push(
        entry(++at, type, {
          event: 'e1',
          round,
          table,
          game: result.game,
        }),
      )
    },
    told: (type: string, data: object) => void ports.praxis.entries.push(entry(++at, type, data)),
    run: async (settings: Settings = SETTINGS): Promise<Place> =>
      (place = JSON.parse(JSON.stringify(await followFeed(ports, settings, place, async () => {}))) as Place),
  }
}

describe('the adapter for Archon', () => {
  it('sets the score of a table once, however often it is run and whatever is told twice', async () => {
    const w = world()
    w.told('game.finished', { event: 'e1', round: 1, table: 1, game: 'g1' })
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    w.signed(resultOf('g2', OTHERS, [0.5, 0.5, 0.5, 0.5, 0.5]), 1, 2)
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    const place = await w.run()
    expect(w.archon.done).toEqual([
      {
        type: 'SetScore',
        round: 0,
        table: 1,
        scores: OTHERS.map(at => ({
          player_uid: uidOf(at),
          vp: 0.5,
        })),
      },
      {
        type: 'SetScore',
        round: 0,
        table: 0,
        scores: FIVE.map((at, seat) => ({
          player_uid: uidOf(at),
          vp: [3, 0, 2, 0, 0][seat],
        })),
      },
    ])
    expect(place).toEqual({ since: 4, waiting: [], tables: [], differences: [] })
    expect(await w.run()).toEqual(place)
    expect(w.archon.done).toHaveLength(2)
  })

  it('takes a score for set that is there already, by whomever', async () => {
    const w = world()
    for (const [seat, vp] of [3, 0, 2, 0, 0].entries()) w.table().seating[seat]!.result.vp = vp
    w.table().state = 'Finished'
    w.table().seating.forEach((one, seat) =>
      Object.assign(one.result, { gw: [1, 0, 0, 0, 0][seat], tp: [60, 24, 48, 24, 24][seat] }),
    )
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    expect(await w.run()).toMatchObject({ waiting: [], differences: [] })
    expect(w.archon.done).toEqual([])
  })

  it('lists a score that is there and not ours, leaves it, and sets ours when it is gone', async () => {
    const w = world()
    w.table().seating[0]!.result.vp = 1
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    const found = { ...first, kind: 'score', there: [1, 0, 0, 0, 0], here: [3, 0, 2, 0, 0] }
    expect((await w.run()).differences).toEqual([found])
    expect((await w.run()).differences).toEqual([found])
    expect(w.archon.done).toEqual([])
    w.table().seating[0]!.result.vp = 0
    expect(await w.run()).toMatchObject({ waiting: [], differences: [] })
    expect(w.archon.done).toHaveLength(1)
  })

  it('TSCORE-11: overrides with the ruling where points do not add up, and only there', async () => {
    const w = world()
    w.signed(resultOf('g1', FIVE, [2, 0, 2, 0, 0], { ruling: 'Seat 2 was removed' }))
    w.signed(resultOf('g2', OTHERS, [3, 0, 2, 0, 0], { ruling: 'Time was given' }), 1, 2)
    expect((await w.run()).differences).toEqual([])
    expect(w.archon.done.filter(({ type }) => type === 'Override')).toEqual([
      { type: 'Override', round: 0, table: 0, comment: 'Praxis g1, revision 1: Seat 2 was removed' },
    ])
    expect(w.table()).toMatchObject({ state: 'Finished', override: { judge_uid: ORGANISER } })
  })

  it('TSCORE-12: overrides what a game has recorded of two who fell together', async () => {
    const w = world(recordedTournament([[[1, 2, 3, 4]]]))
    w.signed(resultOf('g1', [1, 2, 3, 4], [1, 3, 0, 0]))
    expect((await w.run()).differences).toEqual([])
    expect(w.table()).toMatchObject({
      state: 'Finished',
      override: { comment: 'Praxis g1, revision 1: as the game recorded it' },
    })
  })

  it('TSCORE-11: overrides also a table where nobody has a point', async () => {
    const w = world()
    w.signed(resultOf('g1', FIVE, [0, 0, 0, 0, 0], { ruling: 'The table was stopped' }))
    expect(await w.run()).toMatchObject({ waiting: [], differences: [] })
    expect(w.archon.done.map(({ type }) => type)).toEqual(['SetScore', 'Override'])
    await w.run()
    expect(w.archon.done).toHaveLength(2)
  })

  it('tells where points add up here and are not accepted there, and says nothing there', async () => {
    const w = world()
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    const { act } = w.archon
    w.archon.act = async (uid, action) => {
      const answer = await act(uid, action)
      w.table().state = 'Invalid'
      return 'refused' in answer ? answer : { tournament: structuredClone(w.tournament) }
    }
    const place = await w.run()
    expect(place.differences).toEqual([{ ...first, kind: 'not-accepted', there: 'Invalid', here: [3, 0, 2, 0, 0] }])
    expect(place.waiting).toHaveLength(1)
    expect(w.archon.done.map(({ type }) => type)).toEqual(['SetScore'])
  })

  it('TREPORT-09: sets a corrected result in the place of the earlier one, and of nothing else', async () => {
    const w = world()
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    await w.run()
    const corrected = { rev: 2, earlier: [[3, 0, 2, 0, 0]] }
    w.signed(resultOf('g1', FIVE, [4, 0, 1, 0, 0], corrected), 1, 1, 'result.corrected')
    expect((await w.run()).differences).toEqual([])
    expect(w.table().seating.map(({ result }) => result.vp)).toEqual([4, 0, 1, 0, 0])
    w.table().seating[2]!.result.vp = 0.5
    const again = { rev: 3, earlier: [...corrected.earlier, [4, 0, 1, 0, 0]] }
    w.signed(resultOf('g1', FIVE, [5, 0, 0, 0, 0], again), 1, 1, 'result.corrected')
    expect((await w.run()).differences).toMatchObject([{ kind: 'score', there: [4, 0, 0.5, 0, 0] }])
    expect(w.archon.done).toHaveLength(2)
  })

  it('TREPORT-09: takes back its own comment where corrected points add up, renews it where they do not', async () => {
    const w = world()
    const result = resultOf('g1', FIVE, [2, 0, 2, 0, 0], { ruling: 'Seat 2 was removed' })
    w.signed(result)
    await w.run()
    w.signed({ ...result, rev: 2, ruling: 'Seats 2 and 4 were removed', earlier: [[2, 0, 2, 0, 0]] })
    await w.run()
    expect(w.table().override!.comment).toBe('Praxis g1, revision 2: Seats 2 and 4 were removed')
    w.signed({ ...result, rev: 3, victoryPoints: [3, 0, 2, 0, 0], ruling: null, earlier: [[2, 0, 2, 0, 0]] })
    expect((await w.run()).differences).toEqual([])
    expect(w.table()).toMatchObject({ override: null, state: 'Finished' })
    expect(w.archon.done.map(({ type }) => type)).toEqual([
      'SetScore',
      'Override',
      'Override',
      'SetScore',
      'Unoverride',
    ])
  })

  it('leaves the word of a judge there', async () => {
    const w = world()
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    await w.run()
    w.table().override = { judge_uid: 'u-judge', comment: 'As I saw it' }
    w.signed(resultOf('g1', FIVE, [4, 0, 1, 0, 0], { rev: 2, earlier: [[3, 0, 2, 0, 0]] }))
    expect((await w.run()).differences).toMatchObject([{ kind: 'score' }])
    expect(w.table().override!.comment).toBe('As I saw it')
  })

  it('leaves a table that a judge there has closed, and agrees where the points are the same', async () => {
    const w = world()
    const closed = { state: 'Finished' as const, override: { judge_uid: 'u-judge', comment: 'Nobody came' } }
    Object.assign(w.table(), closed)
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    Object.assign(w.table(0, 1), closed)
    for (const [seat, vp] of [2, 0, 2, 0, 0].entries()) w.table(0, 1).seating[seat]!.result.vp = vp
    w.signed(resultOf('g2', OTHERS, [2, 0, 2, 0, 0], { ruling: 'Seat 2 was removed' }), 1, 2)
    const { differences, waiting } = await w.run()
    expect(differences.filter(({ kind }) => kind === 'score')).toMatchObject([{ ...first, there: [0, 0, 0, 0, 0] }])
    expect(waiting).toMatchObject([{ game: 'g1' }])
    expect(w.archon.done).toEqual([])
  })

  it('TPEN-02: tells of wins and tournament points that do not follow from adjusted points', async () => {
    const w = world()
    w.archon.adjusted.push({ player_uid: uidOf(1), round: 0 })
    w.signed(resultOf('g1', FIVE, [2, 1, 1, 1, 0], { adjusted: [0] }))
    const { differences, waiting } = await w.run()
    expect(differences).toEqual([
      { ...first, kind: 'tournament-points', there: [60, 36, 36, 36, 12], here: [42, 42, 42, 42, 12] },
    ])
    expect(waiting).toEqual([])
    w.archon.adjusted.length = 0
    w.signed(resultOf('g2', OTHERS, [2, 1, 1, 1, 0], { adjusted: [0] }), 1, 2)
    expect((await w.run()).differences.filter(({ table }) => table === 2)).toMatchObject([
      { kind: 'game-wins', there: [1, 0, 0, 0, 0], here: [0, 0, 0, 0, 0] },
      { kind: 'tournament-points' },
    ])
  })

  it('waits for a table, for a number and for another seating, and says for which', async () => {
    const w = world(recordedTournament([[[1, 2, 3, 5, 4], OTHERS]]))
    w.archon.withoutNumber.add(uidOf(7))
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    w.signed(resultOf('g2', OTHERS, [3, 0, 2, 0, 0]), 1, 2)
    w.signed(resultOf('g3', FIVE, [3, 0, 2, 0, 0]), 2, 1)
    w.signed(resultOf('g4', FIVE, [3, 0, 2, 0, 0]), FINAL, 1)
    const place = await w.run()
    expect(place.differences.map(({ kind, round, table }) => [kind, round, table])).toEqual([
      ['seating', 1, 1],
      ['no-number', 1, 2],
      ['no-table', 2, 1],
      ['no-table', FINAL, 1],
    ])
    expect(place.differences[0]).toMatchObject({ there: [1, 2, 3, 5, 4].map(veknOf), here: FIVE.map(veknOf) })
    expect([place.waiting.length, w.archon.done]).toEqual([4, []])
    w.archon.withoutNumber.clear()
    w.tournament.rounds[0]![0] = openTable(FIVE)
    w.tournament.rounds.push([openTable(FIVE)])
    w.tournament.finals = { ...openTable(FIVE), seed_order: FIVE.map(uidOf) }
    expect(await w.run()).toMatchObject({ waiting: [], differences: [] })
    expect(w.archon.done.map(({ round, table }) => [round, table])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ])
  })

  it('tells what Archon refuses, and asks again another time', async () => {
    const w = world()
    w.tournament.state = 'Waiting'
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    expect((await w.run()).differences).toEqual([
      { ...first, kind: 'refused', there: 'Not possible in Waiting', here: 'SetScore' },
    ])
    w.tournament.state = 'Playing'
    expect(await w.run()).toMatchObject({ waiting: [], differences: [] })
  })

  it('guesses nothing of an answer that it cannot read', async () => {
    const w = world()
    w.signed(resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    const { tournament } = w.archon
    w.archon.tournament = async () => ({ tournament: { uid: 't1', state: 'Playing', rounds: [[{}]], standings: [] } })
    const [found, ...others] = (await w.run()).differences
    expect(others).toEqual([])
    expect(found).toMatchObject({
      ...first,
      kind: 'no-tournament',
      there: expect.stringContaining('rounds.0.0.seating'),
    })
    expect((await w.run()).differences).toEqual([found])
    w.archon.tournament = async () => ({ refused: 'Tournament not found' })
    expect((await w.run()).differences).toMatchObject([{ kind: 'no-tournament', there: 'Tournament not found' }])
    w.archon.tournament = tournament
    expect(await w.run()).toMatchObject({ waiting: [], differences: [] })
  })

  it('takes nothing from events and tables that it is not set to', async () => {
    const w = world()
    w.told('result.signed', { event: 'e2', round: 1, table: 1, game: 'g1' })
    w.told('result.signed', { externalRef: 'archon/t1/1/1/1', game: 'g1' })
    w.told('result.signed', { externalRef: 'theirs-17', game: 'g1' })
    w.told('result.signed', { event: 'e1', round: 1, table: 1 })
    w.told('event.finished', { event: 'e2' })
    w.told('turn.started', { event: 'e1', round: 1, table: 1, game: 'g1' })
    expect(await w.run()).toEqual({ ...BEGINNING, since: 6 })
  })

  it('refuses a feed that stands still', async () => {
    const w = world()
    w.told('turn.started', { event: 'e1' })
    w.praxis.feed = async () => ({ entries: w.praxis.entries, next: 0 })
    await expect(w.run()).rejects.toThrow('does not go on')
  })

  it('waits for a result that is told of and not there yet', async () => {
    const w = world()
    w.told('result.signed', { event: 'e1', round: 1, table: 1, game: 'g1' })
    expect(await w.run()).toMatchObject({ waiting: [{ game: 'g1' }], differences: [] })
    w.praxis.results.set('g1', resultOf('g1', FIVE, [3, 0, 2, 0, 0]))
    expect(await w.run()).toMatchObject({ waiting: [] })
  })
})
