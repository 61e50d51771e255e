import { beforeEach, describe, expect, it } from 'vitest'
import { json, openWorld, problemIn, type World, type Caller } from '../../http/world.ts'
import { good } from '../events/held.ts'
import { leagueEvent, programOf } from '../league-world.ts'

const PLAYERS = Array.from({ length: 8 }, (_, at) => `player${at}`)
interface Made {
  id: string
  tables: { externalRef: string | null; table: string; game: string }[]
}

let world: World
let north: Caller
let event: string
let entries: string[]
beforeEach(async () => {
  world = await openWorld()
  north = programOf(world, 'north')
  ;({ event, entries } = await leagueEvent(world, north, PLAYERS))
})

const people = (from: number, to: number) => entries.slice(from, to).map(player => ({ player }))
const two = () => ({
  event,
  round: 1,
  tables: [
    { externalRef: 'r1t1', seats: people(0, 4) },
    { externalRef: 'r1t2', name: 'Second', seats: [...people(4, 8), { bot: 'Ada', deck: 'ventrue' }] },
  ],
})

describe('POST /table-batches', () => {
  it('makes all of its tables, which their players find and play as the event says', async () => {
    const made = good<Made>(await north.post('/table-batches', two()))
    expect(made.tables.map(({ externalRef }) => externalRef)).toEqual(['r1t1', 'r1t2'])
    for (const [at, { game, table }] of made.tables.entries()) {
      const [first] = PLAYERS.slice(at * 4)
      expect((await world.as(first!).get(`/games/${game}`)).status).toBe(200)
      expect((await world.store.loadGame(game))!.players).toHaveLength(4 + at)
      const inbox = (await world.as(first!).get('/me/inbox')).text
      expect(inbox).toContain(game)
      const shown = json<{ tournament: unknown }>(await world.as(first!).get(`/tables/${table}`))
      expect(shown.tournament).toEqual({ firstSeat: true, finish: true, agreements: true })
    }
    const record = (await world.store.loadGame(made.tables[1]!.game))!
    expect([record.name, record.desk?.externalRef, record.desk?.round]).toEqual(['Second', 'r1t2', 1])
    expect(good(await north.get(`/table-batches/${made.id}`))).toMatchObject({ ...made, state: 'open' })
  })

  it('gives the same bytes to the same key and to the same names, and none to another request under them', async () => {
    const first = await north.post('/table-batches', two(), 'once')
    world.pass(24 * 400)
    const again = await north.post('/table-batches', two(), 'once')
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect((await north.post('/table-batches', two(), 'another-key')).text).toBe(first.text)
    const other = two()
    other.tables[0]!.seats.reverse()
    expect(problemIn(await north.post('/table-batches', other, 'once')).code).toBe('key-reused')
    const refused = problemIn(await north.post('/table-batches', other, 'third'))
    expect([refused.code, refused.errors?.map(({ path }) => path)]).toEqual([
      'ref-taken',
      ['tables[0].externalRef', 'tables[1].externalRef'],
    ])
  })

  it('of 8 clients that ask at once all get the same', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => north.post('/table-batches', two(), 'once')))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  })

  it('tells every fault at once, each with its path, and makes nothing', async () => {
    good(await world.as(PLAYERS[7]!).send('DELETE', `/events/${event}/players/${entries[7]}`))
    good(await world.as('late').post(`/events/${event}/registration`, {}))
    const listed = good<{ players: { name: string; player: string }[] }>(await north.get(`/events/${event}/players`))
    const late = listed.players.find(({ name }) => name.toLowerCase() === 'late')!.player
    const body = {
      event,
      tables: [
        { externalRef: 'same', seats: people(0, 4) },
        { externalRef: 'same', seats: [...people(3, 6), { player: entries[7] }, { player: late }] },
        {
          seats: [
            { player: `ent_${'Z'.repeat(22)}` },
            ...people(6, 7),
            { bot: 'A', deck: 'ventrue' },
            { bot: 'a', deck: 'tremere' },
          ],
        },
      ],
    }
    const problem = problemIn(await north.post('/table-batches', body))
    expect([problem.code, problem.errors]).toEqual([
      'batch-invalid',
      [
        { path: 'tables[1].externalRef', code: 'twice' },
        { path: 'tables[1].seats[0]', code: 'twice' },
        { path: 'tables[1].seats[3]', code: 'has-left' },
        { path: 'tables[1].seats[4]', code: 'no-deck' },
        { path: 'tables[2].seats[0]', code: 'nobody-there' },
        { path: 'tables[2].seats[3]', code: 'twice' },
      ],
    ])
    for (const player of PLAYERS) expect(await world.store.gamesOf(player)).toEqual([])
    expect((await north.post('/table-batches', { ...two(), tables: [two().tables[0]] })).status).toBe(201)
  })

  it('is for the league whose event it is, with a key that may', async () => {
    const south = programOf(world, 'south')
    expect(problemIn(await south.post('/table-batches', two())).code).toBe('not-found')
    const narrow = programOf(world, 'north', ['events:write'])
    expect(problemIn(await narrow.post('/table-batches', two())).code).toBe('insufficient-scope')
    const { id } = good<Made>(await north.post('/table-batches', two()))
    expect(problemIn(await south.get(`/table-batches/${id}`)).code).toBe('not-found')
    expect(problemIn(await south.send('DELETE', `/table-batches/${id}`)).code).toBe('not-found')
  })

  it('takes a hundred tables and no more', async () => {
    const tables = Array.from({ length: 101 }, (_, at) => ({
      seats: ['A', 'B', 'C', 'D'].map(bot => ({ bot: `${bot}${at}`, deck: 'ventrue' })),
    }))
    expect(problemIn(await north.post('/table-batches', { event, tables })).code).toBe('invalid-request')
    const made = good<Made>(await north.post('/table-batches', { event, tables: tables.slice(1) }))
    const there = await Promise.all(made.tables.map(({ game }) => world.store.loadGame(game)))
    expect(there.filter(game => game)).toHaveLength(100)
  })
})

describe('a batch that waits', () => {
  const later = () => ({ ...two(), startAt: new Date(Date.parse(world.service.clock()) + 3_600_000).toISOString() })

  it('is there for nobody until its hour, and then for all', async () => {
    const made = good<Made>(await north.post('/table-batches', later()))
    const { game } = made.tables[0]!
    expect(good(await north.get(`/table-batches/${made.id}`))).toMatchObject({ state: 'waiting' })
    expect((await world.as(PLAYERS[0]!).get(`/games/${game}`)).status).toBe(404)
    world.pass(2)
    await world.sweepDesk()
    expect(good(await north.get(`/table-batches/${made.id}`))).toMatchObject({ state: 'open' })
    expect((await world.as(PLAYERS[0]!).get(`/games/${game}`)).status).toBe(200)
  })

  async function expectUndone({ id, tables }: Made, undoneFor: string): Promise<void> {
    world.pass(2)
    await world.sweepDesk()
    expect(good(await north.get(`/table-batches/${id}`))).toMatchObject({ state: 'undone', undoneFor })
    for (const { game } of tables) expect(await world.store.loadGame(game)).toBeUndefined()
  }

  it('comes to nothing where its event is over by then', async () => {
    const made = good<Made>(await north.post('/table-batches', later()))
    good(await north.post(`/events/${event}/state`, { to: 'cancelled' }))
    await expectUndone(made, 'event-over')
  })

  it('comes to nothing where somebody of its tables has left by then, and its names are free', async () => {
    const made = good<Made>(await north.post('/table-batches', later()))
    good(await world.as(PLAYERS[7]!).send('DELETE', `/events/${event}/players/${entries[7]}`))
    await expectUndone(made, 'player-left')
    const [first] = two().tables
    good(await north.post('/table-batches', { event, tables: [first] }))
  })

  it('can be taken back before, and not after', async () => {
    const made = good<Made>(await north.post('/table-batches', later()))
    expect(good(await north.send('DELETE', `/table-batches/${made.id}`))).toMatchObject({
      state: 'undone',
      undoneFor: 'asked',
    })
    world.pass(2)
    await world.sweepDesk()
    expect((await world.as(PLAYERS[0]!).get(`/games/${made.tables[0]!.game}`)).status).toBe(404)
    // Its names are free again.
    const open = good<Made>(await north.post('/table-batches', two()))
    expect(problemIn(await north.send('DELETE', `/table-batches/${open.id}`)).code).toBe('batch-state')
    expect((await world.as(PLAYERS[0]!).get(`/games/${open.tables[0]!.game}`)).status).toBe(200)
  })
})
