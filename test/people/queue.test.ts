import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { QueuePlace } from '../../shared/api/queue.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import { json, openWorld, problemIn, type Reply, type World } from '../http/world.ts'

type Place = z.infer<typeof QueuePlace>
const FIVE = ['ann', 'ben', 'cal', 'dee', 'eve'] as const

const wait = (world: World, player: string, body: object = {}, key?: string): Promise<Reply> =>
  world.as(player).post('/me/queue', { deck: 'ventrue', ...body }, key)
const place = async (world: World, player: string): Promise<Place> => json(await world.as(player).get('/me/queue'))
const waiting = async (world: World, ...players: string[]): Promise<void> => {
  for (const player of players) expect((await wait(world, player)).status).toBe(201)
}
const NOWHERE = { state: 'none', waiting: 0, table: null, game: null, fourAt: null }

describe('a seat for anybody', () => {
  it('is given when five wait for the same: one table is dealt, and each is told theirs', async () => {
    const world = await openWorld()
    expect(await place(world, 'ann')).toMatchObject(NOWHERE)
    await waiting(world, 'ann', 'ben', 'cal', 'dee')
    expect(await place(world, 'dee')).toMatchObject({ state: 'waiting', waiting: 4, seats: 5, clock: 'standard' })
    const last = json<Place>(await wait(world, 'eve', { deck: 'tremere' }))
    expect(last).toMatchObject({ state: 'seated', table: expect.any(String), game: expect.any(String) })
    for (const player of FIVE) {
      expect(await place(world, player)).toMatchObject({ state: 'seated', game: last.game })
      const game = await world.as(player).get(`/games/${last.game}`)
      expect([game.status, json<{ clock: { policy: { name: string } } }>(game).clock.policy.name]).toEqual([
        200,
        'standard',
      ])
    }
    const table = (await world.store.loadTable(last.table!))!
    expect([table.status, table.seats.map(({ player }) => player).toSorted(), table.seating]).toEqual([
      'started',
      [...FIVE],
      'random',
    ])
    expect(table.seats.find(({ player }) => player === 'eve')!.deck).toBe('tremere')
  })

  it('goes by clocks and cards: who waits for others is in another queue, and in one at a time', async () => {
    const world = await openWorld()
    await waiting(world, 'ann', 'ben')
    await wait(world, 'cal', { clock: 'live' })
    await wait(world, 'dee', { cards: 'fifth-edition' })
    expect([
      (await place(world, 'ann')).waiting,
      (await place(world, 'cal')).waiting,
      (await place(world, 'dee')).waiting,
    ]).toEqual([2, 1, 1])
    await wait(world, 'ann', { clock: 'live' })
    expect([(await place(world, 'ben')).waiting, (await place(world, 'ann')).waiting]).toEqual([1, 2])
    // Another deck costs nobody their place.
    const since = (await place(world, 'ann')).since
    world.pass(0.5)
    await wait(world, 'ann', { clock: 'live', deck: 'tremere' })
    expect([(await place(world, 'ann')).since, (await place(world, 'cal')).waiting]).toEqual([since, 2])
  })

  it('is given to four when they have waited for a while, by the sweep', async () => {
    const world = await openWorld()
    await waiting(world, 'ann', 'ben', 'cal')
    world.pass(1)
    await world.sweepDesk()
    expect((await place(world, 'ann')).state).toBe('waiting')
    await waiting(world, 'dee')
    const { fourAt } = await place(world, 'ann')
    expect(Date.parse(fourAt!) - Date.parse(world.service.clock())).toBe(15 * 60_000)
    await world.sweepDesk()
    expect((await place(world, 'dee')).state).toBe('waiting')
    world.pass(0.25)
    await world.sweepDesk()
    const { game } = await place(world, 'ann')
    expect((await world.store.loadGame(game!))!.players.length).toBe(4)
    await waiting(world, 'eve')
    expect(await place(world, 'eve')).toMatchObject({ waiting: 1 })
  })

  it('is left by who wants none, and given up for who waits in vain', async () => {
    const world = await openWorld()
    await waiting(world, 'ann', 'ben')
    for (let n = 0; n < 2; n++) expect((await world.as('ann').send('DELETE', '/me/queue')).status).toBe(204)
    expect(await place(world, 'ann')).toMatchObject(NOWHERE)
    expect((await place(world, 'ben')).waiting).toBe(1)
    world.pass(15 * 24)
    await world.sweepDesk()
    expect(await place(world, 'ben')).toMatchObject(NOWHERE)
    await waiting(world, 'cal')
    expect((await place(world, 'cal')).waiting).toBe(1)
  })

  it('is one seat and one game, however many come at once and however often they ask', async () => {
    const world = await openWorld({ wait: true })
    const players = Array.from({ length: 12 }, (_, n) => `p${n}`)
    const replies = await Promise.all(
      players.flatMap(player => [wait(world, player, {}, 'k'), wait(world, player, {}, 'k')]),
    )
    for (const { status } of replies) expect([201, 503]).toContain(status)
    for (const player of players) await wait(world, player, {}, 'k')
    const places = await Promise.all(players.map(player => place(world, player)))
    const games = places.flatMap(({ game }) => game ?? [])
    expect([games.length, new Set(games).size, places.filter(({ state }) => state === 'waiting').length]).toEqual([
      10, 2, 2,
    ])
    for (const game of new Set(games)) {
      const { players: seated } = (await world.store.loadGame(game))!
      expect(new Set(seated.map(({ player }) => player)).size).toBe(5)
    }
  })

  it('is dealt by the sweep where the process died after it was put down', async () => {
    const store = openMemoryStore()
    let broken = true
    const world = await openWorld({
      store: {
        ...store,
        startGame: async (...args) => {
          if (broken) throw new Error('gone')
          return store.startGame(...args)
        },
      },
    })
    await waiting(world, 'ann', 'ben', 'cal', 'dee')
    expect((await wait(world, 'eve', {}, 'five')).status).toBe(500)
    broken = false
    world.pass(0.1)
    await world.sweepDesk()
    const { game } = await place(world, 'ann')
    expect((await world.store.loadGame(game!))!.players.length).toBe(5)
    expect(json<Place>(await wait(world, 'eve', {}, 'five'))).toMatchObject({ state: 'seated', game })
    expect(await store.dueOfDesk('desk', '9999', 10)).toEqual([])
  })

  it('is not waited for with a deck that cannot be played, nor by a league', async () => {
    const world = await openWorld()
    expect(problemIn(await wait(world, 'ann', { deck: { list: '12x Ashley\n59x Bonding' } })).code).toBe('illegal-deck')
    expect(problemIn(await wait(world, 'ann', { deck: { kept: 'dck_nothing-of-the-kind' } })).code).toBe(
      'unreadable-deck',
    )
    expect(problemIn(await wait(world, 'ann', { clock: 'never' })).code).toBe('invalid-request')
    const league = world.league('north', ['tables:write', 'games:read'])
    expect(problemIn(await league.post('/me/queue', { deck: 'ventrue' })).code).toBe('forbidden')
    expect(await place(world, 'ann')).toMatchObject(NOWHERE)
  })
})
