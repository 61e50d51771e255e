import { describe, expect, it } from 'vitest'
import { createLog } from '../../functions/logging/log.ts'
import { handleSocket } from '../../functions/socket/socket.ts'
import { watchersOf } from '../../functions/store/notice-port.ts'
import { asked, defaultOf, take, type WireGame } from '../http/wire-prompts.ts'
import { DECKS, json, PLAYERS, problemIn, type World } from '../http/world.ts'
import { openHouse, type House } from './house.ts'

/** Who watches is rung for what they are shown, when they are shown it, and for nothing else. */
type Delay = { minutes: number } | { publications: number } | null

async function watched(delay: Delay): Promise<{ house: House; game: string }> {
  const house = await openHouse({ seed: 'watching' }),
    { world } = house
  const { id } = json<{ id: string }>(
    await world.as('ann').post('/tables', { name: 'A table', spectators: { delay, hands: 'agreed' } }),
  )
  for (const [seat, player] of PLAYERS.entries())
    await world.as(player).post(`/tables/${id}/seats`, { deck: DECKS[seat] })
  const { game } = json<{ game: string }>(await world.as('ann').post(`/tables/${id}/start`, undefined))
  await house.stream()
  expect(await connect(world, 'zed', 'z=', `?watch=${game}`)).toBe(200)
  return { house, game }
}

async function connect(world: World, player: string, connectionId: string, query = ''): Promise<number> {
  const { ticket } = json<{ ticket: string }>(await world.as(player).send('POST', `/me/socket-tickets${query}`))
  const connections = { store: world.store, clock: world.service.clock, log: createLog(() => undefined) }
  return (
    await handleSocket(connections, {
      requestContext: { routeKey: '$connect', connectionId },
      queryStringParameters: { ticket },
    })
  ).statusCode
}

const shownTo = async ({ world }: House, game: string): Promise<number> =>
  json<WireGame>(await world.as('zed').get(`/games/${game}?view=spectator`)).version
const rung = ({ sent }: House): { at: string; version: number }[] =>
  sent.doorbells.filter(({ socket }) => socket === 'z=').map(({ at, version }) => ({ at, version }))

/** The first who is asked does something where that is on offer, and else gives the default. */
async function move({ world }: House, game: string, key: string): Promise<void> {
  const { caller, prompt } = await asked(world, game)
  const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind))
  expect(
    (await caller.post(`/games/${game}/commands`, option ? take(prompt, option) : defaultOf(prompt), key)).status,
  ).toBe(200)
}

describe('a spectator', () => {
  it('is rung when what is public moves, with the version spectators have, and not for a sealed answer', async () => {
    const { house, game } = await watched(null)
    let sealed = 0
    for (let i = 0; i < 160; i++) {
      const before = await shownTo(house, game),
        rings = rung(house).length
      await move(house, game, `move-${i}`)
      await house.stream()
      const version = await shownTo(house, game)
      if (version === before) sealed++
      expect(rung(house).slice(rings)).toEqual(version === before ? [] : [{ at: house.world.service.clock(), version }])
    }
    expect(sealed).toBeGreaterThan(0)
    expect(Object.keys(house.sent.doorbells.find(({ socket }) => socket === 'z=')!).toSorted()).toEqual([
      'at',
      'game',
      'socket',
      'version',
    ])
  })

  it('is rung after the delay of the table and never before it, even if nobody watched when it happened', async () => {
    const { house, game } = await watched({ minutes: 30 })
    const known: { at: string; version: number }[] = [
      { at: house.world.service.clock(), version: await shownTo(house, game) },
    ]
    for (let minute = 0; minute < 90; minute++) {
      if (minute < 40 && minute % 3 === 0) await move(house, game, `move-${minute}`)
      await house.stream()
      await house.minutes(1)
      const at = house.world.service.clock(),
        version = await shownTo(house, game)
      if (version !== known.at(-1)!.version) known.push({ at, version })
    }
    expect(known.length).toBeGreaterThan(4)
    // Each ring came in the very minute in which the view moved, and brought the version it then had.
    const last = new Map(rung(house).map(({ at, version }) => [at, version]))
    for (const { at, version } of known.slice(1)) expect([at, last.get(at)]).toEqual([at, version])
    for (const { at, version } of rung(house)) expect(known.findLast(one => one.at <= at)!.version).toBe(version)

    // What is under way when somebody begins to watch rings for them as well.
    await move(house, game, 'one-more')
    for (let i = 0; i < 4; i++) await move(house, game, `one-more-${i}`)
    await house.stream()
    await house.minutes(10)
    expect(await connect(house.world, 'yul', 'y=', `?watch=${game}`)).toBe(200)
    await house.minutes(19)
    expect(house.sent.doorbells.filter(({ socket }) => socket === 'y=')).toEqual([])
    await house.minutes(2)
    expect(house.sent.doorbells.filter(({ socket }) => socket === 'y=').at(-1)?.version).toBe(
      await shownTo(house, game),
    )
  })

  it('that is shown what is some publications old is rung with the version that is', async () => {
    const { house, game } = await watched({ publications: 3 })
    for (let i = 0; i < 60; i++) {
      const before = await shownTo(house, game),
        rings = rung(house).length
      await move(house, game, `move-${i}`)
      await house.stream()
      const version = await shownTo(house, game)
      expect(
        rung(house)
          .slice(rings)
          .map(one => one.version),
      ).toEqual(version === before ? [] : [version])
    }
    expect(rung(house).length).toBeGreaterThan(5)
  })

  it('whose connection fails is rung later, and one that is gone is forgotten with the game it watched', async () => {
    const { house, game } = await watched(null)
    const { notifier, world } = house
    notifier.ring = async () => {
      throw new Error('500')
    }
    for (let i = 0; i < 3; i++) await move(house, game, `down-${i}`)
    await house.stream()
    const up: number[] = []
    notifier.ring = async (socket, bell) => {
      if (socket === 'z=' && 'version' in bell) up.push(bell.version)
      return 'sent'
    }
    await house.minutes(3)
    expect(up).toContain(await shownTo(house, game))
    notifier.ring = async () => 'gone'
    for (let i = 0; i < 6; i++) await move(house, game, `gone-${i}`)
    await house.stream()
    const now = world.service.clock()
    expect([
      (await world.store.reach('zed', now)).sockets,
      (await world.store.reach(watchersOf(game), now)).sockets,
    ]).toEqual([[], []])
  })

  it('watches only what there is to be seen; who sits there is rung for their seat alone; and a hundred are enough', async () => {
    const {
      house: { world },
      game,
    } = await watched(null)
    const ask = (player: string, watch: string) => world.as(player).send('POST', `/me/socket-tickets?watch=${watch}`)
    const { game: sandbox } = json<{ game: string }>(
      await world.as('yul').post('/sandbox', {
        position: {
          seats: [
            { pool: 12, library: ['deflection'] },
            { pool: 9, library: ['deflection'] },
          ],
          settings: { format: 'two-player', cards: 'fifth-edition' },
        },
      }),
    )
    for (const watch of ['gam_nowhere00', sandbox]) expect(problemIn(await ask('zed', watch)).code).toBe('not-found')
    expect((await ask('zed', 'nonsense')).status).toBe(400)
    expect(await connect(world, 'ann', 'a=', `?watch=${game}`)).toBe(200)
    const now = world.service.clock()
    expect((await world.store.reach('ann', now)).sockets).toEqual([
      { id: 'a=', player: 'ann', expires: expect.any(String) as string },
    ])
    for (let i = 1; i < 100; i++)
      await world.store.saveSocket({ id: `s${i}`, player: `p${i}`, watches: game, expires: '2099-01-01T00:00:00.000Z' })
    expect(await connect(world, 'yul', 'y=', `?watch=${game}`)).toBe(429)
    expect(await connect(world, 'yul', 'y=')).toBe(200)
  })
})
