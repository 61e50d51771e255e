import { describe, expect, it } from 'vitest'
import { limitsFrom, limitsOf } from '../../functions/access/limits.ts'
import { makeKey } from '../../functions/access/own-keys.ts'
import { isRefused } from '../../functions/games/refused.ts'
import { keyScopes } from '../../shared/api/routes.ts'
import { asked, defaultOf } from './wire-prompts.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame, type Reply } from './world.ts'

const figures = (reply: Reply): (string | null)[] => [
  reply.headers.get('ratelimit'),
  reply.headers.get('ratelimit-policy'),
]
const none = { requests: 0, commands: 0, sayings: 0, tables: 0, sandboxes: 0, bulk: 0, failures: 0 }

describe('requests', () => {
  it('are so many a minute for each player, and each reply says how many are left', async () => {
    const world = await openWorld({ limits: limitsOf({ ...none, requests: 3 }) })
    for (const left of [2, 1, 0])
      expect(figures(await world.as('ann').get('/me'))).toEqual([`"requests";r=${left};t=60`, '"requests";q=3;w=60'])
    const over = await world.as('ann').get('/me')
    expect(problemIn(over)).toMatchObject({ status: 429, code: 'rate-limited', safeToRetry: true, recorded: false })
    expect(over.headers.get('retry-after')).toBe('60')
    expect((await world.as('ben').get('/me')).status).toBe(200)
    world.pass(0.5 / 60)
    expect((await world.as('ann').get('/me')).headers.get('retry-after')).toBe('30')
    world.pass(0.5 / 60)
    expect((await world.as('ann').get('/me')).status).toBe(200)
  })

  it('that find nothing new are free', async () => {
    const world = await openWorld({ limits: limitsOf({ ...none, requests: 3 }) })
    const etag = (await world.as('ann').get('/me/inbox')).headers.get('etag')!
    for (let n = 0; n < 10; n++) {
      const reply = await world.as('ann').get('/me/inbox', { 'if-none-match': etag })
      expect([reply.status, figures(reply)[0]]).toEqual([304, '"requests";r=2;t=60'])
    }
    expect((await world.as('ann').get('/me/inbox')).status).toBe(200)
  })

  it('without a token are counted by address, in replies anybody may keep without a figure', async () => {
    const world = await openWorld({ limits: limitsOf({ ...none, requests: 2 }) })
    const ask = (from: string): Promise<Reply> => world.request('GET', '/cards/deflection', { from })
    expect([
      (await ask('192.0.2.1')).status,
      (await ask('192.0.2.1')).status,
      (await ask('192.0.2.1')).status,
      (await ask('192.0.2.2')).status,
    ]).toEqual([200, 200, 429, 200])
    expect(figures(await ask('192.0.2.2'))).toEqual([null, null])
  })
})

describe('commands', () => {
  it('are so many a minute for each player in each game, whatever came of them', async () => {
    const world = await openWorld({ limits: limitsOf({ ...none, commands: 3 }) })
    const one = (await startedGame(world)).game,
      two = (await startedGame(world, 'Another')).game
    const send = (
      game: string,
      player = 'ann',
      body: unknown = { promptId: 'prm_1_1_0', optionId: 'x' },
    ): Promise<Reply> => world.as(player).post(`/games/${game}/commands`, body)
    for (const left of [2, 1, 0]) expect(figures(await send(one))[0]).toBe(`"commands";r=${left};t=60`)
    expect(problemIn(await send(one)).code).toBe('rate-limited')
    expect(figures(await send(two))[0]).toBe('"commands";r=2;t=60')
    expect(figures(await send(one, 'ben'))[0]).toBe('"commands";r=2;t=60')
    world.pass(1 / 60)
    const { player, prompt } = await asked(world, one)
    expect((await send(one, player, defaultOf(prompt))).status).toBe(200)
  })

  it('are counted in steps, so that one move after the other writes nothing for it, and are limited all the same', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    let writes = 0
    const count: typeof world.store.count = (...counted) => {
      writes++
      return world.store.count(...counted)
    }
    const limited = await openWorld({
      store: { ...world.store, count },
      limits: limitsOf({ ...none, commands: 16 }),
    })
    const left = []
    for (let n = 0; n < 17; n++) {
      const reply = await limited.as('ann').post(`/games/${game}/commands`, { promptId: 'x', optionId: 'x' })
      left.push(reply.status === 429 ? 'over' : Number(/r=(\d+)/.exec(figures(reply)[0]!)![1]))
    }
    expect(left).toEqual([...Array.from({ length: 16 }, (_, n) => 15 - n), 'over'])
    expect(writes).toBe(8)
    limited.pass(1 / 60)
    const again = await limited.as('ann').post(`/games/${game}/commands`, { promptId: 'x', optionId: 'x' })
    expect(figures(again)[0]).toBe('"commands";r=15;t=60')
  })

  it('over the limit change nothing, and the same key is good later', async () => {
    const world = await openWorld({ limits: limitsOf({ ...none, commands: 1 }) })
    const { game } = await startedGame(world)
    const { player, prompt } = await asked(world, game)
    await world.as(player).post(`/games/${game}/commands`, { ...defaultOf(prompt), optionId: 'nonsense' }, 'first')
    const before = JSON.stringify(await world.store.loadGame(game))
    expect((await world.as(player).post(`/games/${game}/commands`, defaultOf(prompt), 'k')).status).toBe(429)
    expect(JSON.stringify(await world.store.loadGame(game))).toBe(before)
    world.pass(1 / 60)
    expect((await world.as(player).post(`/games/${game}/commands`, defaultOf(prompt), 'k')).status).toBe(200)
  })

  it('hold for all instances of the function', async () => {
    const world = await openWorld({ limits: limitsOf({ ...none, commands: 2 }) })
    const { game } = await startedGame(world)
    const statuses = []
    for (let n = 0; n < 3; n++) {
      const instance = await openWorld({ store: world.store, limits: limitsOf({ ...none, commands: 2 }) })
      statuses.push((await instance.as('ann').post(`/games/${game}/commands`, { promptId: 'x', optionId: 'x' })).status)
    }
    expect(statuses).toEqual([409, 409, 429])
  })

  it('are answered where nothing can be counted', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const blind = await openWorld({
      store: {
        ...world.store,
        count: async () => {
          throw new Error('throttled')
        },
      },
      limits: limitsOf(),
    })
    const { player, prompt } = await asked(blind, game)
    expect((await blind.as(player).post(`/games/${game}/commands`, defaultOf(prompt))).status).toBe(200)
  })
})

describe('the figures', () => {
  it('are the same for a game one may not see and one that is not there', async () => {
    const world = await openWorld({ limits: limitsOf() })
    const { game } = await startedGame(world)
    const send = async (to: string): Promise<unknown> =>
      figures(await world.as('zed').post(`/games/${to}/commands`, { promptId: 'x', optionId: 'x' }))
    const hidden = await send(game),
      missing = await send('gam_0123456789abcdefghijkl')
    expect(String(missing).replace('r=118', 'r=119')).toBe(String(hidden))
  })

  it('are the same for two seats that did the same, whatever they hold or owe', async () => {
    const quiet = await openWorld()
    const { game } = await startedGame(quiet)
    const world = await openWorld({ store: quiet.store, limits: limitsOf() })
    const seen = new Set<string>()
    for (const player of PLAYERS) {
      const trace = []
      for (const path of [`/games/${game}`, `/games/${game}/prompt`, '/me/inbox', `/games/${game}/log`])
        trace.push(figures(await world.as(player).get(path)))
      seen.add(JSON.stringify(trace))
    }
    expect(seen.size).toBe(1)
  })
})

it('sandboxes are so many an hour, counted apart from tables', async () => {
  const world = await openWorld({ limits: limitsOf({ ...none, tables: 1, sandboxes: 2 }) })
  const position = {
    seats: [{ ready: [{ generic: { name: 'Ada' } }] }, {}, {}],
    settings: { format: 'three-player', cards: 'fifth-edition' },
  }
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await world.as('ann').post('/sandbox', { position }, `s${n}`)).status)
  expect(statuses).toEqual([201, 201, 429])
  expect((await world.as('ben').post('/sandbox', { position }, 's')).status).toBe(201)
  expect((await world.as('ann').post('/tables', { name: 'T' }, 't')).status).toBe(201)
  world.pass(1)
  expect((await world.as('ann').post('/sandbox', { position }, 's3')).status).toBe(201)
})

it("tables are so many an hour, and more for a league's programs", async () => {
  const world = await openWorld({ limits: limitsOf({ ...none, tables: 2, bulk: 4 }) })
  const made = async (send: (n: number) => Promise<Reply>, times: number): Promise<number[]> => {
    const statuses = []
    for (let n = 0; n < times; n++) statuses.push((await send(n)).status)
    return statuses
  }
  expect(await made(n => world.as('ann').post('/tables', { name: `Table ${n}` }), 3)).toEqual([201, 201, 429])
  const key = await makeKey(
    world.service,
    { id: 'league vekn', name: 'VEKN', scopes: new Set(keyScopes) },
    { name: 'site', scopes: ['tables:write', 'tables:bulk'], expiresInDays: 1 },
    'k',
  )
  if (isRefused(key)) throw new Error(key.refused)
  const bulk = (n: number): Promise<Reply> =>
    world.request('POST', '/tables', {
      body: { name: `Table ${n}` },
      headers: { authorization: `Bearer ${key.key}`, 'idempotency-key': `b${n}` },
    })
  expect(await made(bulk, 5)).toEqual([201, 201, 201, 201, 429])
})

describe('failures', () => {
  const asking = async (limits: Parameters<typeof limitsOf>[0], edgeSecret?: string) => {
    const world = await openWorld({ limits: limitsOf(limits), ...(edgeSecret !== undefined && { edgeSecret }) })
    const good = json<{ key: string }>(
      await world.as('ann').post('/me/keys', { name: 'k', scopes: ['games:read'] }),
    ).key
    const ask = async (key: string | null, from: string, headers: Record<string, string> = {}): Promise<number> =>
      (
        await world.request('GET', '/me', {
          from,
          headers: { ...(key !== null && { authorization: `Bearer ${key}` }), ...headers },
        })
      ).status
    return { world, good, ask }
  }

  it('are guesses at keys and tokens: so many are heard from an address', async () => {
    const { world, ask } = await asking({ ...none, failures: 3 })
    const guesses = ['prx_x', 'x.y.z', 'no token at all']
    for (const guess of guesses) expect(await ask(guess, 'a')).toBe(401)
    expect(
      problemIn(await world.request('GET', '/me', { from: 'a', headers: { authorization: 'Bearer prx_y' } })),
    ).toEqual(expect.objectContaining({ status: 429, code: 'rate-limited' }))
    expect(await ask('prx_x', 'b')).toBe(401)
    world.pass(1 / 60)
    expect(await ask('prx_x', 'a')).toBe(401)
  })

  it('of others never shut out a good token or key from the same address', async () => {
    const { world, good, ask } = await asking({ ...none, failures: 3 })
    for (let n = 0; n < 10; n++) await ask('prx_x', 'a')
    expect([await ask('prx_x', 'a'), await ask(good, 'a')]).toEqual([429, 200])
    expect((await world.as('ann').send('GET', '/me', { from: 'a' })).status).toBe(200)
  })

  it('are no requests that show nothing', async () => {
    const { good, ask } = await asking({ ...none, failures: 3 })
    for (let n = 0; n < 10; n++) expect(await ask(null, 'a')).toBe(401)
    expect([await ask('prx_x', 'a'), await ask(good, 'a')]).toEqual([401, 200])
  })

  it('are counted by the viewer where our own edge names one, and nobody else can', async () => {
    const { ask } = await asking({ ...none, failures: 1 }, 'the secret')
    const through = (viewer: string, secret = 'the secret') => ({ 'praxis-viewer': viewer, 'praxis-edge': secret })
    expect(await ask('prx_x', 'edge', through('v1'))).toBe(401)
    expect(await ask('prx_x', 'edge', through('v1'))).toBe(429)
    expect(await ask('prx_x', 'another edge', through('v1'))).toBe(429)
    expect(await ask('prx_x', 'edge', through('v2'))).toBe(401)
    // Said by whoever calls the gateway itself, a header is worth nothing.
    const forged = [{ 'praxis-viewer': 'v3' }, through('v4', 'guessed'), through('v5', ''), { 'x-forwarded-for': 'v6' }]
    expect(await ask('prx_x', 'direct')).toBe(401)
    for (const headers of forged) expect(await ask('prx_x', 'direct', headers)).toBe(429)
  })

  it('are counted by who is connected where there is no edge', async () => {
    const { ask } = await asking({ ...none, failures: 1 })
    expect(await ask('prx_x', 'direct', { 'praxis-viewer': 'v1', 'praxis-edge': '' })).toBe(401)
    expect(await ask('prx_x', 'direct', { 'praxis-viewer': 'v2', 'praxis-edge': '' })).toBe(429)
  })
})

it('are configured by the environment, on unless they are switched off', () => {
  const usual = { requests: 120, commands: 30, sayings: 15, tables: 20, sandboxes: 60, bulk: 1000, failures: 30 }
  expect(limitsFrom({})).toEqual(usual)
  expect(limitsFrom({ RATE_LIMITS: '{"commands":60}' })).toMatchObject({ requests: 120, commands: 60 })
  expect(limitsFrom({ RATE_LIMITS: 'off' })).toBeUndefined()
  for (const bad of ['{"comands":1}', '{"commands":-1}', 'no']) expect(() => limitsFrom({ RATE_LIMITS: bad })).toThrow()
})
