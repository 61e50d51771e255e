import { describe, expect, it } from 'vitest'
import { appendToFeed } from '../../functions/desk/feed/append.ts'
import { json, openWorld, problemIn, type Caller, type World } from '../http/world.ts'

const URL = 'https://hooks.example.org/in'
interface Made {
  id: string
  signingSecret: string | null
  publicKey: string | null
  status: string
  upTo: number
  waiting: number
}
const make = async (site: Caller, more: object = {}, key?: string): Promise<Made> =>
  json<Made>(await site.post('/webhooks', { url: URL, ...more }, key))
const happen = (world: World, count: number): Promise<void> =>
  appendToFeed(
    world.store,
    'league club',
    Array.from({ length: count }, (_, n) => ({
      cause: `cause ${n}`,
      type: 'round.opened',
      timestamp: world.service.clock(),
      data: { event: 'evt_1', round: n + 1, table: null },
    })),
  )
/** All that is kept of webhooks. */
const kept = async ({ store }: World, id: string): Promise<unknown> => [
  await store.deskItems('LEAGUE#league club', { prefix: '' }),
  await store.deskItems(`HOOK#${id}`, { prefix: '' }),
]

describe('a webhook', () => {
  it('is made with a secret that is shown this once, and is active when it has answered', async () => {
    const world = await openWorld()
    const site = world.league('club')
    const made = await make(site, { description: 'Standings' }, 'one')
    expect(made).toMatchObject({ status: 'pending', url: URL, description: 'Standings', types: null, kind: 'standard' })
    expect(made.signingSecret).toMatch(/^whsec_/)
    await world.sendHooks()
    const shown = await site.get(`/webhooks/${made.id}`)
    expect(json(shown)).toMatchObject({ status: 'active', publicKey: made.publicKey, waiting: 0 })
    const list = await site.get('/webhooks')
    for (const reply of [shown, list]) expect(reply.text).not.toContain('whsec_')
    expect(json<{ webhooks: unknown[] }>(list).webhooks).toEqual([json(shown)])
    expect(json(await site.get(`/webhooks/${made.id}/deliveries`))).toMatchObject({
      deliveries: [{ seq: 0, type: 'delivery.test', status: 'delivered', attempts: 1, last: [{ status: 204 }] }],
    })
  })

  it('is made once under a key, whose retry is told so', async () => {
    const world = await openWorld()
    const site = world.league('club')
    const { id } = await make(site, {}, 'one')
    const before = JSON.stringify(await kept(world, id))
    expect(problemIn(await site.post('/webhooks', { url: URL }, 'one')).code).toBe('shown-once')
    expect(problemIn(await site.post('/webhooks', { url: `${URL}2` }, 'one')).code).toBe('key-reused')
    expect(JSON.stringify(await kept(world, id))).toBe(before)
    expect((await make(world.league('other'), {}, 'one')).id).not.toBe(id)
    // Nor when it has gone.
    expect((await site.send('DELETE', `/webhooks/${id}`)).status).toBe(204)
    expect(problemIn(await site.post('/webhooks', { url: URL }, 'one')).code).toBe('shown-once')
    expect(json(await site.get('/webhooks'))).toEqual({ webhooks: [] })
    expect(JSON.stringify(await kept(world, id))).not.toContain('secret')
  })

  it.each([
    ['http://hooks.example.org/', 'not-https'],
    ['https://hooks.example.org:8443/', 'not-port-443'],
    ['https://a:b@hooks.example.org/', 'with-credentials'],
    ['https://127.1/', 'not-a-name'],
    ['https://localhost/', 'not-a-name'],
    ['nonsense', 'not-an-address'],
  ])('does not post to %s', async (url, reasonCode) => {
    const world = await openWorld()
    const site = world.league('club')
    const { id } = await make(site)
    const before = JSON.stringify(await kept(world, id))
    for (const reply of [
      await site.post('/webhooks', { url }),
      await site.send('PATCH', `/webhooks/${id}`, { body: { url } }),
    ])
      expect(problemIn(reply)).toMatchObject({ status: 422, code: 'endpoint-refused', reasonCode })
    expect(JSON.stringify(await kept(world, id))).toBe(before)
  })

  it('of Discord posts to Discord, and has no secret', async () => {
    const world = await openWorld()
    const site = world.league('club')
    expect(problemIn(await site.post('/webhooks', { url: URL, kind: 'discord' })).reasonCode).toBe('not-discord')
    const url = 'https://discord.com/api/webhooks/1/token'
    const made = await make(site, { url, kind: 'discord', language: 'pt' })
    expect(made).toMatchObject({ kind: 'discord', signingSecret: null, publicKey: null, language: 'pt' })
    expect(problemIn(await site.post(`/webhooks/${made.id}/rotate`, undefined)).code).toBe('not-offered')
    expect(problemIn(await site.send('PATCH', `/webhooks/${made.id}`, { body: { url: URL } })).code).toBe(
      'endpoint-refused',
    )
  })

  it('is one of twenty at most', async () => {
    const site = (await openWorld()).league('club')
    for (let n = 0; n < 20; n++) await make(site)
    expect(problemIn(await site.post('/webhooks', { url: URL }))).toMatchObject({ reasonCode: 'too-many' })
  })

  it('is told what has happened since it was made, says how far it is, and is told again', async () => {
    const world = await openWorld()
    const site = world.league('club')
    const { id } = await make(site)
    await world.sendHooks()
    await happen(world, 4)
    await site.post(`/webhooks/${id}/test`, undefined)
    await world.sendHooks()
    expect(json(await site.get(`/webhooks/${id}`))).toMatchObject({ upTo: 4, waiting: 0, failures: 0 })
    const sent = json<{ deliveries: { id: string; seq: number; attempts: number }[] }>(
      await site.get(`/webhooks/${id}/deliveries?since=2`),
    ).deliveries
    expect(sent.map(({ seq, attempts }) => [seq, attempts])).toEqual([
      [3, 1],
      [4, 1],
    ])
    const last = json<{ deliveries: { seq: number }[] }>(await site.get(`/webhooks/${id}/deliveries?limit=2`))
    expect(last.deliveries.map(({ seq }) => seq)).toEqual([3, 4])

    expect(json(await site.post(`/webhooks/${id}/replay`, { since: 1 }))).toMatchObject({ upTo: 1 })
    await world.sendHooks()
    expect(json(await site.post(`/webhooks/${id}/replay`, { ids: [sent[0]!.id] }))).toMatchObject({ waiting: 1 })
    await world.sendHooks()
    const all = json<{ deliveries: { id: string; seq: number; attempts: number }[] }>(
      await site.get(`/webhooks/${id}/deliveries`),
    ).deliveries
    expect(all.map(({ seq, attempts }) => [seq, attempts])).toEqual([
      [0, 2],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 2],
    ])
    expect(problemIn(await site.post(`/webhooks/${id}/replay`, { ids: ['unknown'] })).code).toBe('not-found')
    for (const body of [{}, { since: 0, ids: ['a'] }, { ids: [] }, { since: -1 }])
      expect(problemIn(await site.post(`/webhooks/${id}/replay`, body)).code).toBe('invalid-request')
  })

  it('is given another secret once under a key', async () => {
    const world = await openWorld()
    const site = world.league('club')
    const { id, signingSecret, publicKey } = await make(site)
    const rotated = json<Made>(await site.post(`/webhooks/${id}/rotate`, undefined, 'r1'))
    expect([rotated.signingSecret === signingSecret, rotated.publicKey === publicKey]).toEqual([false, false])
    expect(problemIn(await site.post(`/webhooks/${id}/rotate`, undefined, 'r1')).code).toBe('shown-once')
    expect(problemIn(await site.post(`/webhooks/${id}/rotate`, undefined, null)).code).toBe('idempotency-key-missing')
    expect(json(await site.get(`/webhooks/${id}`))).toMatchObject({ publicKey: rotated.publicKey })
  })

  it('is changed in what is named, and in nothing else', async () => {
    const world = await openWorld()
    const site = world.league('club')
    const { id } = await make(site, { description: 'A' })
    await world.sendHooks()
    const changed = await site.send('PATCH', `/webhooks/${id}`, { body: { types: ['game.finished'] } })
    expect(json(changed)).toMatchObject({ description: 'A', types: ['game.finished'], status: 'active' })
    const off = await site.send('PATCH', `/webhooks/${id}`, { body: { enabled: false } })
    expect(json(off)).toMatchObject({ status: 'disabled', disabledFor: 'owner' })
    const on = await site.send('PATCH', `/webhooks/${id}`, { body: { enabled: true } })
    expect(json(on)).toMatchObject({ status: 'pending', disabledFor: null, waiting: 1 })
    const bad = await site.send('PATCH', `/webhooks/${id}`, { body: { status: 'active' } })
    expect(problemIn(bad).code).toBe('invalid-request')
  })
})

describe('who may', () => {
  const routes = (id: string): [string, string, unknown][] => [
    ['GET', `/webhooks/${id}`, undefined],
    ['PATCH', `/webhooks/${id}`, { description: 'Mine' }],
    ['DELETE', `/webhooks/${id}`, undefined],
    ['POST', `/webhooks/${id}/test`, undefined],
    ['POST', `/webhooks/${id}/rotate`, undefined],
    ['GET', `/webhooks/${id}/deliveries`, undefined],
    ['POST', `/webhooks/${id}/replay`, { since: 0 }],
  ]
  const send = (caller: Caller, [method, path, body]: [string, string, unknown]) =>
    caller.send(method, path, { ...(body !== undefined && { body }), headers: { 'idempotency-key': 'k' } })

  it('see and change it: its league, and to every other it is not there', async () => {
    const world = await openWorld()
    const { id } = await make(world.league('club'))
    const before = JSON.stringify(await kept(world, id))
    const absent = 'whk_AAAAAAAAAAAAAAAAAAAAAA'
    const other = world.league('other')
    for (const [n, route] of routes(id).entries()) {
      const [there, nowhere] = [await send(other, route), await send(other, routes(absent)[n]!)]
      const { traceId: _, instance: __, ...problem } = problemIn(there)
      const { traceId: ___, instance: ____, ...expected } = problemIn(nowhere)
      expect([there.status, problem]).toEqual([404, expected])
    }
    expect(json(await other.get('/webhooks'))).toEqual({ webhooks: [] })
    expect(JSON.stringify(await kept(world, id))).toBe(before)
  })

  it('are keys with the scope, and no person', async () => {
    const world = await openWorld()
    const { id } = await make(world.league('club'))
    for (const caller of [world.as('ann'), world.league('club', ['results:read'])])
      for (const route of [...routes(id), ['GET', '/webhooks', undefined], ['POST', '/webhooks', { url: URL }]] as [
        string,
        string,
        unknown,
      ][])
        expect(problemIn(await send(caller, route)).code).toBe('insufficient-scope')
  })
})
