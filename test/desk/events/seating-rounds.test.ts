import { expect, it } from 'vitest'
import { sweepDesk } from '../../../functions/desk/sweep-desk.ts'
import { openMemoryStore } from '../../../functions/store/memory.ts'
import type { Store } from '../../../functions/store/port.ts'
import { commitmentOf, seatingOf, verify } from '../../../shared/league/seating/seating.ts'
import { chartOf, scoreOfChart } from '../../../shared/league/seating/charts.ts'
import { openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import { dealt, ended, enter, good, held, move, names, played, seal, seat, type Entry, type Round } from './held.ts'

const rounds = (world: World, event: string, body: object = {}): Promise<Reply> =>
  world.as('olga').post(`/events/${event}/rounds`, body)
const roundsOf = async (world: World, event: string): Promise<Round[]> =>
  good<{ rounds: Round[] }>(await world.anonymous.get(`/events/${event}/rounds`)).rounds
const seatsOf = ({ tables }: Round): string[][] => tables.map(({ seats }) => seats.map(({ player }) => player))
async function ready(players: number, settings: object = {}): Promise<{ world: World; event: string; ids: string[] }> {
  const world = await openWorld()
  const event = await held(world, settings)
  return { world, event, ids: [...(await enter(world, event, names(players))).values()] }
}

it('a deal that the sweep has finished is answered as it went to whoever sent it, and refused to others', async () => {
  const { world, event } = await ready(5)
  await seat(world, event)
  const { store } = world
  const { saveDesk } = store
  const deal = (key: string): Promise<Reply> => world.as('olga').post(`/events/${event}/rounds/1/deal`, undefined, key)
  store.saveDesk = async writes => {
    if (writes.some(write => 'put' in write && write.put.name.startsWith('DONE#'))) throw new Error('gone')
    return saveDesk(writes)
  }
  expect((await deal('one')).status).toBe(500)
  store.saveDesk = saveDesk
  world.pass(1)
  await sweepDesk({ ...world.service, store })
  expect((await roundsOf(world, event))[0]!.state).toBe('dealt')
  const answered = await deal('one')
  expect(good<Round>(answered)).toMatchObject({ state: 'dealt', tables: [{ game: expect.any(String) }] })
  expect((await deal('one')).text).toBe(answered.text)
  expect(problemIn(await deal('two')).code).toBe('event-state')
})

it('TSEAT-01: seats are drawn by a seed that was committed to, and anybody draws them again', async () => {
  const { world, event } = await ready(10)
  const { checkIn } = good<{ checkIn: { commitment: string } }>(await move(world, event, 'check-in-closed'))
  expect((await world.anonymous.get(`/events/${event}`)).text).toContain('"opening":null')
  const [round] = good<{ rounds: Round[] }>(await rounds(world, event)).rounds
  const { opening: seed, players, commitment, of } = round!.draw!
  expect([commitment, commitmentOf(seed)]).toEqual([checkIn.commitment, checkIn.commitment])
  const drawn = seatingOf({ players, rounds: of, played: [] }, seed)
  expect(drawn.rounds[0]!.tables).toEqual(seatsOf(round!))
  expect(verify({ players, rounds: of, played: [] }, { commitment, seed, rounds: drawn.rounds })).toBe('as drawn')
  // Of two rounds drawn at once the second is played as planned, as long as the same people are there.
  await played(world, event, round!, [
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
  ])
  expect(seatsOf(await seat(world, event))).toEqual(drawn.rounds[1]!.tables)
})

it('TSEAT-02: fives first, then fours; a given seating is held to it', async () => {
  const { world, event, ids } = await ready(13)
  good(await move(world, event, 'check-in-closed'))
  const cut = (...sizes: number[]): string[][] => {
    const rest = [...ids]
    return sizes.map(size => rest.splice(0, size))
  }
  const reply = await rounds(world, event, { seating: [cut(5, 5, 3)] })
  expect(problemIn(reply)).toMatchObject({
    status: 422,
    code: 'seating-invalid',
    errors: [{ path: 'seating.0.2', code: 'table-size' }],
  })
  expect(
    good<{ rounds: Round[] }>(await rounds(world, event)).rounds[0]!.tables.map(({ seats }) => seats.length),
  ).toEqual([5, 4, 4])
})

it('TSEAT-03: six sit out in turn, so that all play equally often; three cannot play at all', async () => {
  const { world, event } = await ready(6, { rounds: 3, mode: 'parallel' })
  good(await move(world, event, 'check-in-closed'))
  const seated = good<{ rounds: Round[] }>(await rounds(world, event)).rounds
  expect(seated.map(({ sitOut, tables }) => [tables.length, sitOut.length])).toEqual(Array(3).fill([1, 2]))
  expect(new Set(seated.flatMap(({ sitOut }) => sitOut)).size).toBe(6)
  const few = await ready(3)
  good(await move(few.world, few.event, 'check-in-closed'))
  expect(problemIn(await rounds(few.world, few.event))).toMatchObject({
    status: 422,
    code: 'seating-invalid',
    reasonCode: 'too-few-players',
  })
  expect(await roundsOf(few.world, few.event)).toEqual([])
})

it('TSEAT-06: a prey that was had before is refused where it can be avoided, with the players and the round', async () => {
  const { world, event, ids } = await ready(8)
  const [a, b, c, d, e, f, g, h] = ids as [string, string, string, string, string, string, string, string]
  const first = await seat(world, event, [
    [a, b, c, d],
    [e, f, g, h],
  ])
  await played(world, event, first, [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ])
  good(await move(world, event, 'check-in-closed'))
  const again = await rounds(world, event, {
    seating: [
      [
        [a, b, g, e],
        [c, h, d, f],
      ],
    ],
  })
  expect(problemIn(again)).toMatchObject({
    status: 422,
    ruleRef: 'TSEAT-06',
    errors: [{ path: 'seating.0.0.0', code: 'prey-twice', message: `${a}, ${b}, round 1` }],
  })
  expect(await roundsOf(world, event)).toHaveLength(1)
})

it('TSEAT-06: a table is drawn anew as a whole before the deal, by a number of the seed; others stay', async () => {
  const { world, event } = await ready(10)
  const before = await seat(world, event)
  const after = good<Round>(await world.as('olga').post(`/events/${event}/rounds/1/reseat`, { table: 1 }))
  expect(seatsOf(after)[1]).toEqual(seatsOf(before)[1])
  expect(seatsOf(after)[0]!.toSorted()).toEqual(seatsOf(before)[0]!.toSorted())
  expect(after.tables[0]!.reseats).toEqual([`${before.draw!.opening}:1:1:0`])
  expect(problemIn(await world.as('olga').post(`/events/${event}/rounds/1/reseat`, { table: 9 })).errors).toEqual([
    { path: 'table', code: 'no-such-table' },
  ])
})

it('TSEAT-08: rounds that are played stay as they are, whoever has left or come since', async () => {
  const { world, event, ids } = await ready(8)
  const first = await seat(world, event)
  await played(world, event, first, [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ])
  const before = (await roundsOf(world, event))[0]
  good(await world.as('p1').send('DELETE', `/events/${event}/players/${ids[0]}`))
  const { places } = good<{ places: { claim: string }[] }>(
    await world.as('olga').post(`/events/${event}/players`, { players: [{ name: 'Late' }] }),
  )
  const late = good<Entry>(await world.as('late').post(`/events/${event}/claims`, { claim: places[0]!.claim }))
  good(await seal(world, event, 'late', 'ventrue'))
  const second = await seat(world, event)
  expect(second.from).toBe('search')
  expect(seatsOf(second).flat().toSorted()).toEqual([...ids.slice(1), late.player].toSorted())
  expect(second.score[0]).toBe(0)
  expect((await roundsOf(world, event))[0]).toEqual(before)
})

it('beside its score stands that of the stored chart, as far as rounds are seated and where there is one', async () => {
  const { world, event } = await ready(8)
  const first = await seat(world, event)
  expect([first.from, first.chart]).toEqual(['chart', first.score])
  expect(first.chart).toEqual(scoreOfChart(8, 2, 1))
  await played(world, event, first, [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ])
  const second = await seat(world, event)
  expect(second.chart).toEqual(chartOf(8, 2)!.score)
  expect([scoreOfChart(3, 2, 1), scoreOfChart(8, 2, 3), scoreOfChart(8, 2, 0)]).toEqual(Array(3).fill(undefined))
})

it('TSEAT-09: a hand-made seating that names somebody twice or a stranger is refused, with every path', async () => {
  const { world, event, ids } = await ready(8)
  good(await move(world, event, 'check-in-closed'))
  const [a, b, c, d, e, f, g] = ids
  const reply = await rounds(world, event, {
    seating: [
      [
        [a, b, c, d],
        [a, e, f, `ent_${'Z'.repeat(22)}`],
      ],
    ],
  })
  expect(
    problemIn(reply)
      .errors!.map(({ path, code }) => `${path} ${code}`)
      .toSorted(),
  ).toEqual([
    'seating.0 not-seated',
    'seating.0 not-seated',
    'seating.0.0.0 twice',
    'seating.0.1.0 twice',
    'seating.0.1.3 stranger',
  ])
  expect(g).toBeDefined()
  expect(await roundsOf(world, event)).toEqual([])
})

it('TSEAT-10: a seating is changed or taken back before its deal alone', async () => {
  const { world, event } = await ready(5)
  await seat(world, event)
  expect((await world.as('olga').send('DELETE', `/events/${event}/rounds/1`)).status).toBe(204)
  expect(await roundsOf(world, event)).toEqual([])
  const { withdrawn } = good<{ withdrawn: { round: number }[] }>(await world.anonymous.get(`/events/${event}`))
  expect(withdrawn).toMatchObject([{ round: 1 }])
  await seat(world, event)
  await dealt(world, event, 1)
  const reseat = await world.as('olga').post(`/events/${event}/rounds/1/reseat`, { table: 1 })
  expect(problemIn(reseat)).toMatchObject({ code: 'event-state', ruleRef: 'TSEAT-10' })
  const withdraw = await world.as('olga').send('DELETE', `/events/${event}/rounds/1`)
  expect(problemIn(withdraw)).toMatchObject({ code: 'event-state', ruleRef: 'TSEAT-10' })
  expect(problemIn(await move(world, event, 'check-in-closed')).code).toBe('round-open')
})

it('TDROP-04: a five that somebody leaves before the deal becomes a four in the same order', async () => {
  const { world, event } = await ready(10)
  const before = await seat(world, event)
  const [table, other] = seatsOf(before)
  const leaving = table![2]!
  good(await world.as('olga').send('DELETE', `/events/${event}/players/${leaving}?excused=1`))
  const deal = await world.as('olga').post(`/events/${event}/rounds/1/deal`, undefined)
  expect(problemIn(deal)).toMatchObject({ code: 'event-state', ruleRef: 'TDROP-04' })
  const after = good<Round>(await world.as('olga').post(`/events/${event}/rounds/1/reseat`, { table: 1 }))
  expect(seatsOf(after)).toEqual([table!.filter(player => player !== leaving), other])
  good(await world.as('olga').send('DELETE', `/events/${event}/players/${table![0]}?excused=1`))
  const again = await world.as('olga').post(`/events/${event}/rounds/1/reseat`, { table: 1 })
  expect(problemIn(again)).toMatchObject({ code: 'seating-invalid', ruleRef: 'TDROP-04' })
})

it('TDROP-06: where no tables can be formed any more nothing is seated, and the event can be ended', async () => {
  const { world, event, ids } = await ready(4)
  good(await move(world, event, 'check-in-closed'))
  good(await world.as('p1').send('DELETE', `/events/${event}/players/${ids[0]}`))
  expect(problemIn(await rounds(world, event))).toMatchObject({
    code: 'seating-invalid',
    reasonCode: 'too-few-players',
  })
  expect(good<{ state: string }>(await move(world, event, 'cancelled')).state).toBe('cancelled')
})

it('deals all tables of a round with the settings of tournaments, for their players alone', async () => {
  const { world, event } = await ready(10, { roundHours: 240, clock: { policy: 'standard' } })
  await seat(world, event)
  const { tables, state } = await dealt(world, event, 1)
  expect(state).toBe('dealt')
  for (const [at, { id, game, seats }] of tables.entries()) {
    const record = (await world.store.loadGame(game!))!
    expect(record.players.map(({ name }) => name)).toEqual(seats.map(({ name }) => name))
    expect(record.desk).toMatchObject({ league: null, event, round: 1, table: at + 1 })
    expect(record.clock?.policy.name).toBe('standard')
    const { settings } = record.state
    expect(settings).toMatchObject({
      withdrawalPoints: 0.5,
      tournament: { firstSeat: true, finish: true, agreements: true },
      timeLimit: { endsAt: '2027-01-14T12:00:00.000Z', points: 0.5 },
    })
    expect((await world.as('zed').get(`/tables/${id}`)).status).toBe(404)
  }
  const listed = await world.as('zed').get('/tables?status=started')
  for (const { id } of tables) expect(listed.text).not.toContain(id)
  const again = await world.as('olga').post(`/events/${event}/rounds/1/deal`, undefined)
  expect(problemIn(again).code).toBe('event-state')
})

it('TDECK-10: what is dealt has the fingerprint that was sealed', async () => {
  const { world, event } = await ready(5)
  await seat(world, event)
  const { tables } = await dealt(world, event, 1)
  const table = (await world.store.loadTable(tables[0]!.id!))!
  for (const { player, seal: sealed } of table.seats) {
    const own = good<{ fingerprint: string }>(await world.as(player).get(`/events/${event}/deck`))
    expect(sealed?.fingerprint).toBe(own.fingerprint)
  }
})

it('a deal that stops anywhere is carried on by a retry or by the sweep, and shown when it is whole', async () => {
  for (const how of ['retry', 'sweep'] as const)
    for (let stop = 0; stop < 6; stop++) {
      const store = openMemoryStore()
      let left = Infinity
      const fragile: Store = Object.assign(Object.create(store) as Store, {
        dealHidden: async (...of: Parameters<Store['dealHidden']>) => {
          if (left-- <= 0) throw new Error('Nothing was written')
          return store.dealHidden(...of)
        },
        joinGame: async (...of: Parameters<Store['joinGame']>) => {
          if (left-- <= 0) throw new Error('Nothing was written')
          return store.joinGame(...of)
        },
      })
      const world = await openWorld({ store, deskStore: fragile })
      const event = await held(world)
      await enter(world, event, names(12))
      await seat(world, event)
      left = stop
      const deal = (key: string): Promise<Reply> =>
        world.as('olga').post(`/events/${event}/rounds/1/deal`, undefined, key)
      expect((await deal('first')).status).toBe(500)
      left = Infinity
      const [between] = await roundsOf(world, event)
      expect([between!.state, between!.tables.map(({ game }) => game)]).toEqual(['dealing', [null, null, null]])
      if (how === 'retry') expect((await deal('first')).status).toBe(200)
      else {
        world.pass(1)
        await sweepDesk({ ...world.service, store })
      }
      const [after] = await roundsOf(world, event)
      expect(after!.state).toBe('dealt')
      for (const { game, seats } of after!.tables) {
        expect((await store.loadGame(game!))!.players).toHaveLength(seats.length)
        for (const { name } of seats) expect(await store.gamesOf(name.toLowerCase())).toEqual([game])
      }
    }
})

it('TEVENT-08: of a game that is over nothing opens before the event is over', async () => {
  const { world, event } = await ready(5, { rounds: 1, final: false, spectators: { delay: null, hands: 'end' } })
  await seat(world, event)
  const { tables } = await dealt(world, event, 1)
  const game = tables[0]!.game!
  await ended(world, game, [3, 1, 1, 0, 0])
  const fairness = async (): Promise<{ opened: unknown; closed: string | null }> =>
    good(await world.as('zed').get(`/games/${game}/fairness?view=spectator`))
  expect(await fairness()).toMatchObject({ opened: null, closed: 'cards-not-shown' })
  good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
  expect(await fairness()).toMatchObject({ opened: null })
  good(await move(world, event, 'finished'))
  expect(await fairness()).toMatchObject({ opened: { opening: expect.any(String) as string } })
})
