import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { Inbox, LastSeen, Me, Replay } from '../../shared/api/games.ts'
import { asked, defaultOf, take, type WireGame } from './wire-prompts.ts'
import { GAME, nearlyOver } from './positioned.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame, type World } from './world.ts'

const inboxOf = async (world: World, player: string): Promise<z.infer<typeof Inbox>> =>
  json(await world.as(player).get('/me/inbox'))
const see = (world: World, player: string, game: string, version: number) =>
  world.as(player).send('PUT', `/games/${game}/seen`, { body: { version } })

async function play(world: World, game: string, moves: number, players: readonly string[] = PLAYERS): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const { caller, prompt } = await asked(world, game, players)
    const option = prompt.options.find(one => one.id.startsWith('bleed') || one.kind === 'invest')
    await caller.post(`/games/${game}/commands`, option ? take(prompt, option) : defaultOf(prompt))
  }
}

describe('the inbox', () => {
  it('is one call: what I owe, what I wait for, and what has happened since my last visit', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    await play(world, game, 6)
    const { version } = json<WireGame>(await world.as('ann').get(`/games/${game}`))
    expect((await see(world, 'ann', game, version)).status).toBe(204)
    const before = (await world.store.loadGame(game))!.state.seats.map(seat => seat.pool)
    await play(world, game, 40)
    const after = (await world.store.loadGame(game))!.state.seats.map(seat => seat.pool)
    for (const player of PLAYERS) {
      const { owed, waiting, finished } = await inboxOf(world, player)
      expect([owed.length + waiting.length, finished]).toEqual([1, []])
      const [mine] = [...owed, ...waiting]
      if (player !== 'ann') expect([mine!.seen, mine!.since]).toEqual([null, []])
      else {
        expect(mine!.seen).toBe(version)
        const pools = mine!.since
          .filter(line => line.key === 'since-pool')
          .map(({ params }) => [params['seat'], params['from'], params['to']])
        expect(pools).toEqual(
          expect.arrayContaining(
            before.flatMap((pool, seat) =>
              pool === after[seat] || pools.length >= 7 ? [] : [[seat, pool, after[seat]]],
            ),
          ),
        )
        expect(pools.length).toBeGreaterThan(0)
        expect(mine!.since.every(line => line.text.length > 3)).toBe(true)
        expect(mine!.since.length).toBeLessThanOrEqual(8)
        // Each line has its moment: where a pool was last changed, it stands as the line says.
        for (const { key, params, at, ply } of mine!.since) {
          const then = json<z.infer<typeof Replay>>(await world.as('ann').get(`/games/${game}/replay?ply=${ply}`))
          expect([then.at, ply > version]).toEqual([at, true])
          if (key === 'since-pool') expect(then.game.view.seats[Number(params['seat'])]!.pool).toBe(params['to'])
        }
        expect(json<z.infer<typeof LastSeen>>(await world.as('ann').get(`/games/${game}/seen`))).toMatchObject({
          seen: version,
          since: mine!.since,
        })
      }
      const state = (await world.store.loadGame(game))!.state
      expect(mine!.seats).toEqual(
        PLAYERS.map((name, seat) => ({
          seat,
          name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
          pool: state.seats[seat]!.pool,
          out: false,
        })),
      )
      expect(json<{ view: { turn: object } }>(await world.as(player).get(`/games/${game}`)).view.turn).toMatchObject(
        mine!.turn!,
      )
      if (waiting[0])
        expect(waiting[0].waitingFor).toEqual(
          json<WireGame>(await world.as(player).get(`/games/${game}`)).view.waitingFor,
        )
    }
  })

  it('a mark is private and moves nobody’s version, tag or log; a lower one changes nothing', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const stored = JSON.stringify(await world.store.loadGame(game))
    const tags = () =>
      Promise.all(
        PLAYERS.map(async player => [
          (await world.as(player).get(`/games/${game}`)).headers.get('etag'),
          player === 'ann' ? null : (await world.as(player).get('/me/inbox')).headers.get('etag'),
        ]),
      )
    const before = await tags()
    expect((await see(world, 'ann', game, 1)).status).toBe(204)
    expect((await see(world, 'ann', game, 0)).status).toBe(204)
    expect(json(await world.as('ann').get(`/games/${game}/seen`))).toMatchObject({ seen: 1 })
    expect(JSON.stringify(await world.store.loadGame(game))).toBe(stored)
    expect(await tags()).toEqual(before)
    const { version } = json<WireGame>(await world.as('ann').get(`/games/${game}`))
    expect(problemIn(await see(world, 'ann', game, version + 1))).toMatchObject({
      status: 400,
      errors: [{ path: 'version', code: 'not-yet' }],
    })
    expect(problemIn(await see(world, 'zed', game, 1)).status).toBe(404)
    for (const body of [{}, { version: -1 }, { version: '1' }, { version: 1, more: 1 }])
      expect((await world.as('ann').send('PUT', `/games/${game}/seen`, { body })).status).toBe(400)
    expect(json(await world.as('ann').get(`/games/${game}/seen`))).toMatchObject({ seen: 1 })
  })

  it('a poll in vain is a 304 that reads no events', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    await see(world, 'ann', game, 1)
    await play(world, game, 5)
    const tag = (await world.as('ann').get('/me/inbox')).headers.get('etag')!
    let reads = 0
    const events = world.store.events.bind(world.store)
    world.store.events = (...query) => {
      reads++
      return events(...query)
    }
    expect((await world.as('ann').get('/me/inbox', { 'if-none-match': tag })).status).toBe(304)
    expect(reads).toBe(0)
  })

  it('asks to wait the longer the quieter it is, up to five minutes, where nothing is owed', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const { player } = await asked(world, game),
      other = PLAYERS.find(one => one !== player)!
    const poll = async (who: string) => Number((await world.as(who).get('/me/inbox')).headers.get('poll-interval'))
    expect([await poll(player), await poll(other), await poll('zed')]).toEqual([30, 30, 300])
    world.pass(0.25)
    expect([await poll(player), await poll(other)]).toEqual([30, 90])
    world.pass(2)
    expect([await poll(player), await poll(other)]).toEqual([30, 300])
  })
})

describe('a game that is over', () => {
  async function over(): Promise<World> {
    const world = await nearlyOver()
    for (let i = 0; i < 30 && !(await world.store.loadGame(GAME))!.state.result; i++)
      await play(world, GAME, 1, ['ann', 'ben'])
    return world
  }

  it('stays in the inbox until it is looked at to its end, and then costs nothing', async () => {
    const world = await over()
    const [found] = (await inboxOf(world, 'ann')).finished
    expect(found).toMatchObject({ game: GAME, seen: null, result: { winner: 0 }, names: ['ann', 'ben'] })
    await see(world, 'ann', GAME, found!.version - 1)
    expect((await inboxOf(world, 'ann')).finished).toHaveLength(1)
    await see(world, 'ann', GAME, found!.version)
    let loads = 0
    const load = world.store.loadGame.bind(world.store)
    world.store.loadGame = id => {
      loads++
      return load(id)
    }
    expect(await inboxOf(world, 'ann')).toEqual({ owed: [], waiting: [], finished: [], invitations: [] })
    expect(loads).toBe(0)
    expect(json<z.infer<typeof Me>>(await world.as('ann').get('/me'))).toMatchObject({ games: [], finished: [GAME] })
    expect((await inboxOf(world, 'ben')).finished).toHaveLength(1)
    expect((await world.as('ann').get(`/games/${GAME}`)).status).toBe(200)
  })

  it('leaves it after a fortnight, looked at or not', async () => {
    const world = await over()
    world.pass(14 * 24 + 1)
    expect((await inboxOf(world, 'ben')).finished).toEqual([])
    expect(await world.store.gamesOf('ben')).toEqual([])
  })
})
