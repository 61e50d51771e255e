import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiProblem, createClient, NoReply, type Client, type ClientOptions } from '../../shared/api/client.ts'
import { token } from './tokens.ts'
import { openWorld, startedGame, PLAYERS, type World } from './world.ts'

type Fault = 'lost-before' | 'lost-after' | 'unavailable' | 'gateway' | undefined

/** A client whose way to the service loses what the test says it does. */
async function clientOf(
  world: World,
  player: string,
  faults: Fault[] = [],
  more: Partial<ClientOptions> = {},
): Promise<Client & { keys: string[]; waits: number[] }> {
  const bearer = await token(player)
  const keys: string[] = []
  const waits: number[] = []
  let made = 0
  const client = createClient({
    url: 'http://praxis.example',
    token: () => bearer,
    newKey: () => `${player}-${made++}`,
    wait: async ms => void waits.push(ms),
    fetch: async (url, init) => {
      const fault = faults.shift()
      const headers = Object.fromEntries(new Headers(init.headers))
      keys.push(headers['idempotency-key'] ?? '')
      if (fault === 'lost-before') throw new TypeError('no way there')
      if (fault === 'unavailable') return new Response('{"message":"Service Unavailable"}', { status: 503 })
      if (fault === 'gateway') return new Response('<html>', { status: 502 })
      const reply = await world.request(init.method!, url.replace('http://praxis.example/v1', ''), {
        headers,
        ...(typeof init.body === 'string' && { raw: init.body }),
      })
      if (fault === 'lost-after') throw new TypeError('no way back')
      return new Response(reply.status === 204 || reply.status === 304 ? null : reply.text, {
        status: reply.status,
        headers: reply.headers,
      })
    },
    ...more,
  })
  return { ...client, keys, waits }
}

describe('the client', () => {
  it('plays without knowing a rule', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const clients = await Promise.all(PLAYERS.map(player => clientOf(world, player)))
    let moves = 0
    for (let round = 0; round < 20; round++) {
      for (const client of clients) {
        const { body } = await client.call('inbox', {})
        for (const { prompt } of body!.owed) {
          const done = await client.call('command', {
            params: { game },
            body: {
              promptId: prompt.id,
              optionId: prompt.default.optionId,
              ...(prompt.default.args && { args: prompt.default.args }),
            },
          })
          expect(done.body!.accepted).toBe(true)
          moves++
        }
      }
    }
    expect(moves).toBeGreaterThan(20)
    expect((await world.store.loadGame(game))!.state.version).toBe(moves + 1)
  })

  it('sends a request again under the same key until a reply arrives', async () => {
    const world = await openWorld()
    const client = await clientOf(world, 'ann', ['lost-before', 'lost-after', 'unavailable', 'gateway'])
    const made = await client.call('createTable', { body: { name: 'Once' } })
    expect([made.status, made.replayed, made.body!.name]).toEqual([201, true, 'Once'])
    expect(client.keys).toEqual(Array(5).fill('ann-0'))
    expect(client.waits).toEqual([200, 400, 800, 1600])
    expect((await client.call('listTables', {})).body!.tables).toHaveLength(1)
  })

  it('gives up in the end, and names the key, so that the outcome can be asked for', async () => {
    const world = await openWorld()
    const client = await clientOf(world, 'ann', Array(3).fill('lost-after'), { retries: 2 })
    const failure: unknown = await client
      .call('createTable', { body: { name: 'Once' } })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NoReply)
    expect((failure as NoReply).key).toBe('ann-0')
    expect((await client.call('createTable', { body: { name: 'Once' }, key: 'ann-0' })).replayed).toBe(true)
  })

  it('hands on a refusal as the server worded it, and what stood between as a problem', async () => {
    const world = await openWorld()
    const client = await clientOf(world, 'ann', [], { retries: 0 })
    const missing: unknown = await client
      .call('game', { params: { game: 'gam_unknown1' } })
      .catch((error: unknown) => error)
    expect(missing).toBeInstanceOf(ApiProblem)
    expect((missing as ApiProblem).problem).toMatchObject({ code: 'not-found', status: 404, safeToRetry: false })
    const down = await clientOf(world, 'ann', ['unavailable'], { retries: 0 })
    const refusal: unknown = await down.call('me', {}).catch((error: unknown) => error)
    expect((refusal as ApiProblem).problem).toMatchObject({ status: 503, safeToRetry: true })
  })

  it('waits as long as the server asks, and leaves it to the caller where that is longer than it may', async () => {
    const world = await openWorld(),
      bearer = await token('ann')
    const limited = (seconds: string): Response =>
      new Response('{}', { status: 429, headers: { 'retry-after': seconds } })
    const call = async (patience: number | undefined): Promise<{ waits: number[]; reply: unknown }> => {
      const waits: number[] = [],
        replies = [limited('7')]
      const client = createClient({
        url: '',
        token: () => bearer,
        newKey: () => 'k',
        wait: async ms => void waits.push(ms),
        ...(patience !== undefined && { patience }),
        fetch: async url =>
          replies.shift() ??
          new Response((await world.as('ann').get(url.replace('/v1', ''))).text, {
            status: 200,
            headers: { 'content-type': 'application/json' },
          }),
      })
      return {
        reply: await client.call('me', {}).then(
          ({ body }) => body?.player,
          (failure: unknown) => (failure instanceof ApiProblem ? [failure.problem.code, failure.retryAfter] : failure),
        ),
        waits,
      }
    }
    expect(await call(undefined)).toEqual({ reply: expect.any(String), waits: [7000, 200] })
    expect(await call(2000)).toEqual({ reply: ['rate-limited', 7], waits: [] })
  })

  it('asks only for what is new', async () => {
    const world = await openWorld()
    const { game } = await startedGame(world)
    const client = await clientOf(world, 'ann')
    const first = await client.call('game', { params: { game } })
    const again = await client.call('game', { params: { game }, etag: first.etag })
    expect([again.status, again.body]).toEqual([304, null])
    expect((await client.call('changes', { params: { game }, query: { since: first.body!.version } })).status).toBe(304)
    const log = await client.call('log', { params: { game }, query: { limit: 1, view: 'spectator' } })
    expect(log.body!.entries).toHaveLength(1)
    expect((await client.call('game', { params: { game }, query: { view: 'spectator' } })).body!.seat).toBeNull()
  })
})

describe('over a real connection', () => {
  let server: Server | undefined
  afterEach(
    () =>
      new Promise<void>(resolve => {
        if (!server) return resolve()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )

  it('a reply that breaks off in the middle is asked for again', async () => {
    const world = await openWorld()
    const bearer = await token('ann')
    let calls = 0
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
          )
          void world
            .request(request.method!, request.url!.slice('/v1'.length), {
              headers,
              ...(chunks.length > 0 && { raw: Buffer.concat(chunks) }),
            })
            .then(reply => {
              response.writeHead(reply.status, {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(reply.text),
              })
              if (calls++ === 0) response.write(reply.text.slice(0, 20), () => response.destroy())
              else response.end(reply.text)
            })
        })
    })
    const { port } = await new Promise<AddressInfo>(resolve =>
      server!.listen(0, '127.0.0.1', () => resolve(server!.address() as AddressInfo)),
    )
    const client = createClient({
      url: `http://127.0.0.1:${port}`,
      token: () => bearer,
      fetch,
      newKey: () => 'k',
      wait: async () => {},
    })
    expect((await client.call('createTable', { body: { name: 'Broken off' } })).body!.name).toBe('Broken off')
    expect(calls).toBe(2)
    expect((await client.call('listTables', {})).body!.tables).toHaveLength(1)
  })
})
