import { describe, expect, it } from 'vitest'
import { followFeed } from '../../functions/archon/adapter.ts'
import { BEGINNING, type Place } from '../../functions/archon/place.ts'
import type { Settings } from '../../functions/archon/ports.ts'
import { fakeArchon, openTable, recordedTournament, uidOf, veknOf, type Tournament } from './fake-archon.ts'
import { entry, fakePraxis, resultOf } from './fake-praxis.ts'

const FIVE = [1, 2, 3, 4, 5]
const OTHERS = [6, 7, 8, 9, 10]
const SETTINGS: Settings = { tournaments: {}, followed: ['t1'] }
const numbers = (players: readonly number[]): string[] => players.map(veknOf)

function world(tournament: Tournament = recordedTournament([[FIVE, OTHERS]])) {
  const ports = { archon: fakeArchon(tournament), praxis: fakePraxis() }
  let place: Place = BEGINNING
  return {
    ...ports,
    tournament,
    run: async (): Promise<Place> => (place = await followFeed(ports, SETTINGS, place, async () => {})),
    seat: (table: number, players: readonly number[]) => (tournament.rounds[0]![table] = openTable(players)),
    here: () =>
      [...ports.praxis.tables].map(([ref, { vekn, state }]) => [ref, vekn.map(one => Number(one) % 100), state]),
  }
}

describe('tables that follow a seating of Archon', () => {
  it('are made once, with the players in their order round the table', async () => {
    const w = world()
    await w.run()
    const tables = [
      ['archon/t1/1/1/1', FIVE, 'open'],
      ['archon/t1/1/2/1', OTHERS, 'open'],
    ]
    expect(w.here()).toEqual(tables)
    await w.run()
    expect(w.here()).toEqual(tables)
  })

  it('TSEAT-10: are cancelled and made anew where seats change before the deal', async () => {
    const w = world()
    await w.run()
    w.seat(0, [1, 3, 2, 4, 5])
    await w.run()
    expect(w.here()).toEqual([
      ['archon/t1/1/1/1', FIVE, 'gone'],
      ['archon/t1/1/2/1', OTHERS, 'open'],
      ['archon/t1/1/1/2', [1, 3, 2, 4, 5], 'open'],
    ])
    // Back again is another table: a reference is never used for two.
    w.seat(0, FIVE)
    await w.run()
    expect(w.here().slice(2)).toEqual([
      ['archon/t1/1/1/2', [1, 3, 2, 4, 5], 'gone'],
      ['archon/t1/1/1/3', FIVE, 'open'],
    ])
  })

  it('TSEAT-10: stay after the deal, and the other seating is told until it is as it was', async () => {
    const w = world()
    await w.run()
    w.praxis.tables.get('archon/t1/1/1/1')!.state = 'begun'
    w.seat(0, [1, 3, 2, 4, 5])
    const found = {
      tournament: 't1',
      round: 1,
      table: 1,
      kind: 'seating',
      there: numbers([1, 3, 2, 4, 5]),
      here: numbers(FIVE),
    }
    expect((await w.run()).differences).toEqual([found])
    expect((await w.run()).differences).toEqual([found])
    expect(w.praxis.tables.size).toBe(2)
    w.seat(0, [1, 4, 2, 3, 5])
    expect((await w.run()).differences).toMatchObject([{ there: numbers([1, 4, 2, 3, 5]) }])
    w.seat(0, FIVE)
    expect((await w.run()).differences).toEqual([])
  })

  it('go where they are gone or cancelled there', async () => {
    const w = world()
    await w.run()
    w.tournament.rounds[0]![0]!.state = 'Cancelled'
    w.tournament.rounds[0]!.pop()
    await w.run()
    expect(w.here().map(([ref, , state]) => [ref, state])).toEqual([
      ['archon/t1/1/1/1', 'gone'],
      ['archon/t1/1/2/1', 'gone'],
    ])
    w.seat(0, FIVE)
    await w.run()
    expect(w.here().at(-1)).toEqual(['archon/t1/1/1/3', FIVE, 'open'])
  })

  it('are not touched while a table there is too small to play, or has a score', async () => {
    const w = world()
    await w.run()
    w.seat(0, [1, 2, 3])
    w.seat(1, [6, 8, 7, 9, 10])
    w.tournament.rounds[0]![1]!.seating[0]!.result.vp = 1
    await w.run()
    expect(w.here().map(([, , state]) => state)).toEqual(['open', 'open'])
  })

  it('wait for numbers, and for players who have not agreed to be seated', async () => {
    const w = world()
    w.archon.withoutNumber.add(uidOf(3))
    w.praxis.unclaimed.add(veknOf(7))
    const place = await w.run()
    expect(place.differences).toEqual([
      {
        tournament: 't1',
        round: 1,
        table: 1,
        kind: 'no-number',
        here: null,
        there: [veknOf(1), veknOf(2), null, veknOf(4), veknOf(5)],
      },
      {
        tournament: 't1',
        round: 1,
        table: 2,
        kind: 'refused',
        there: `unclaimed: ${veknOf(7)}`,
        here: numbers(OTHERS),
      },
    ])
    expect(w.here()).toEqual([])
    w.archon.withoutNumber.clear()
    w.praxis.unclaimed.clear()
    expect((await w.run()).differences).toEqual([])
    expect(w.here().map(([ref]) => ref)).toEqual(['archon/t1/1/2/1', 'archon/t1/1/1/1'])
  })

  it('give their results to the table that their reference names', async () => {
    const w = world()
    await w.run()
    w.praxis.results.set('g1', resultOf('g1', OTHERS, [3, 0, 2, 0, 0]))
    w.praxis.entries.push(entry(1, 'result.signed', { externalRef: 'archon/t1/1/2/1', game: 'g1' }))
    expect(await w.run()).toMatchObject({ waiting: [], differences: [] })
    expect(w.archon.done).toMatchObject([{ type: 'SetScore', round: 0, table: 1 }])
  })

  it('tell of a tournament that is not there, and go on when it is', async () => {
    const w = world()
    w.archon.tournaments.delete('t1')
    const found = {
      tournament: 't1',
      round: 0,
      table: 0,
      kind: 'no-tournament',
      there: 'Tournament not found',
    }
    expect((await w.run()).differences).toMatchObject([found])
    expect((await w.run()).differences).toHaveLength(1)
    w.archon.tournaments.set('t1', w.tournament)
    expect((await w.run()).differences).toEqual([])
    expect(w.here()).toHaveLength(2)
  })
})
