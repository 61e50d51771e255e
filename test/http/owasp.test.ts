import { exportSPKI, generateKeyPair, importJWK, type CryptoKey } from 'jose'
import fc from 'fast-check'
import * as z from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMemoryStore } from '../../functions/store/memory.ts'
import { apiDocument } from './api-document.ts'
import {
  operationIds,
  personScopes,
  routes,
  scopes,
  type OperationId,
  type Route,
  type Scope,
} from '../../shared/api/routes.ts'
import { spoilt, valuesOf } from './arbitraries.ts'
import { hiddenFrom, openScene, watched, type Scene } from './full-world.ts'
import { publicJwk, token } from './tokens.ts'
import { json, PLAYERS, problemIn, type Caller, type Reply } from './world.ts'

/**
 * The OWASP API Security Top 10 of 2023, row by row, on every route there is. API1 and API5 have the matrix beside:
 * matrix.test.ts.
 */
let scene: Scene
let writes: () => string[]
beforeAll(async () => {
  const spied = watched(openMemoryStore())
  writes = spied.writes
  scene = await openScene(spied.store)
})

const having = (test: (route: Route) => boolean): OperationId[] => operationIds.filter(id => test(routes[id]))
const pathOf = (id: OperationId): string =>
  routes[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => scene.there[name] ?? '0')
/** Good in form; where a refinement asks for more than the form says, it may be refused for that as well. */
const valid = (schema: z.ZodType): unknown => {
  const made = fc.sample(valuesOf(schema), { numRuns: 100, seed: 3 })
  return made.find(value => schema.safeParse(value).success) ?? made[0]
}
const bodyOf = (id: OperationId): unknown => (id === 'command' ? scene.prompt.body : valid((routes[id] as Route).body!))
const from = (id: OperationId): string => (id === 'command' ? scene.prompt.player : 'ann')
/** A player; or, where no person can have the scope, a league's key. */
const callerOf = (id: OperationId): Pick<Caller, 'get' | 'send'> => {
  const { scope } = routes[id]
  if (scope === null || personScopes.includes(scope) || scope === 'keys:manage') return scene.world.as(from(id))
  const headers = { authorization: `Bearer ${scene.keys.whole}` }
  const { anonymous } = scene.world
  return {
    get: path => anonymous.get(path, headers),
    send: (method, path, sending = {}) =>
      anonymous.send(method, path, { ...sending, headers: { ...headers, ...sending.headers } }),
  }
}
let sent = 0
const send = (
  id: OperationId,
  { body, authorization, headers = {} }: { body?: unknown; authorization?: string; headers?: Record<string, string> },
): Promise<Reply> =>
  callerOf(id).send(routes[id].method, pathOf(id), {
    headers: {
      'idempotency-key': `owasp-${sent++}`,
      ...(authorization !== undefined && { authorization }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })

describe('API1 object level', () => {
  it('ids that are guessed lead nowhere', async () => {
    const { world } = scene
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/)
    for (const guess of fc.sample(id, { numRuns: 100, seed: 1 })) {
      for (const path of [
        `/games/gam_${guess}`,
        `/games/gam_${guess}/prompt`,
        `/tables/tbl_${guess}`,
        `/games/${scene.there['game']}/commands/${guess}`,
      ])
        expect((await world.as('zed').get(path)).status).toBe(404)
      expect((await world.as('zed').send('DELETE', `/me/keys/key_${guess}`)).status).toBe(404)
    }
  })
})

describe('API2 authentication', () => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const secret = async (): Promise<Uint8Array> =>
    new TextEncoder().encode(
      await exportSPKI((await importJWK(publicJwk, 'ES256', { extractable: true })) as CryptoKey),
    )
  const now = Math.floor(Date.parse('2027-01-04T12:00:00Z') / 1000)
  it.each<[string, () => Promise<string>]>([
    ['alg none', async () => `${part({ alg: 'none', typ: 'JWT' })}.${(await token('ann')).split('.')[1]}.`],
    ['HS256 with the public key', async () => token('ann', { header: { alg: 'HS256' }, key: await secret() })],
    ['an unknown kid', () => token('ann', { header: { kid: 'unknown' } })],
    [
      'a key of its own at jku and x5u',
      async () =>
        token('ann', {
          header: { jku: 'http://127.0.0.1:1/', x5u: 'http://127.0.0.1:1/' },
          key: (await generateKeyPair('ES256')).privateKey,
        }),
    ],
    ['another issuer', () => token('ann', { claims: { iss: 'https://evil.example' } })],
    ['another audience', () => token('ann', { claims: { aud: 'other' } })],
    ['another type', () => token('ann', { header: { typ: 'dpop+jwt' } })],
    ['expired', () => token('ann', { claims: { exp: now - 60 } })],
    ['not yet', () => token('ann', { claims: { nbf: now + 60 } })],
    ['a refresh token', () => token('ann', { claims: { token_use: 'refresh' } })],
    ['a revoked key', async () => scene.keys.revoked],
  ])('%s is 401 on every route that asks who calls', async (_, make) => {
    const authorization = `Bearer ${await make()}`
    for (const id of having(route => route.access !== 'public')) {
      writes()
      const reply = await send(id, { authorization })
      expect(problemIn(reply), id).toMatchObject({ status: 401, code: 'unauthenticated' })
      expect(reply.headers.get('www-authenticate')).toBe('Bearer')
      expect(writes()).toEqual([])
    }
  })
})

/** What it is once it is made. */
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodLazy ? (schema.unwrap() as z.ZodType) : schema

describe('API3 properties', () => {
  const FIELDS = [
    'seat',
    'version',
    'rng',
    'winner',
    'pool',
    'ownerId',
    'owner',
    'isJudge',
    'byDefault',
    'secret',
    'player',
    'hash',
    'revokedAt',
    'state',
    'gameId',
    'status',
    'views',
  ]
  const withBody = having(route => route.body !== undefined)
  it.each(withBody)('%s takes no field that it does not list', async id => {
    const good = bodyOf(id)
    const body = unwrapped((routes[id] as Route).body!),
      listed = Object.keys(body instanceof z.ZodObject ? body.shape : {})
    expect(listed.length, id).toBeGreaterThan(0)
    for (const field of FIELDS.filter(one => !listed.includes(one))) {
      writes()
      expect(problemIn(await send(id, { body: { ...(good as object), [field]: 1 } })).code, field).toBe(
        'invalid-request',
      )
      expect(writes()).toEqual([])
    }
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const raw = JSON.stringify(good).replace(
        '{',
        `{"${key}":{"admin":true}${JSON.stringify(good) === '{}' ? '' : ','}`,
      )
      const reply = await callerOf(id).send(routes[id].method, pathOf(id), {
        raw,
        headers: { 'idempotency-key': `owasp-${sent++}` },
      })
      expect([problemIn(reply).code, writes()], key).toEqual(['invalid-request', []])
    }
  })
  it('no reply has a field for what nobody may know', async () => {
    const names = new Set<string>()
    JSON.stringify(await apiDocument(), (key, value: unknown) => {
      if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name)
      return value
    })
    for (const name of ['secret', 'rng', 'seed', 'entropy', 'payloadHash', 'concerns', 'stateHash', 'hash'])
      expect(names, name).not.toContain(name)
  })
  it('the check that every reply passes would notice a field more', async () => {
    const { body } = (routes.table as Route).replies[200]!
    const real = json(await scene.world.as('ann').get(`/tables/${scene.there['table']}`)),
      made = { ...real, secret: 'x' }
    expect(body!.parse(real)).toEqual(real)
    expect(body!.parse(made)).not.toEqual(made)
  })
})

describe('API4 resources', () => {
  it.each(having(route => route.body !== undefined))(
    '%s takes no body over 16 KB or what it says, nor deeper than it has to be',
    async id => {
      const { bodyLimit = 16_000 }: Route = routes[id]
      const big = await callerOf(id).send(routes[id].method, pathOf(id), {
        raw: `{"x":"${'x'.repeat(bodyLimit + 1000)}"}`,
        headers: { 'idempotency-key': 'big' },
      })
      const deep = await callerOf(id).send(routes[id].method, pathOf(id), {
        raw: `{"x":${'['.repeat(20)}${']'.repeat(20)}}`,
        headers: { 'idempotency-key': 'deep' },
      })
      expect([problemIn(big).status, problemIn(deep).status]).toEqual([413, 400])
    },
  )
  it.each(having(route => route.query !== undefined && 'limit' in route.query.unwrap().shape))(
    '%s gives pages of a hundred at most',
    async id => {
      for (const limit of ['101', '0', '-1', '1e9', 'all'])
        expect(problemIn(await callerOf(id).get(`${pathOf(id)}?limit=${limit}`)).code).toBe('invalid-request')
    },
  )
  it('no text is read so that its length tells in more than proportion', async () => {
    for (const id of having(route => route.body !== undefined)) {
      const [slow] = fc.sample(spoilt(valuesOf((routes[id] as Route).body!)), { numRuns: 1, seed: 9 })
      const began = performance.now()
      await send(id, { body: { x: 'a'.repeat(15_000), y: slow } })
      expect(performance.now() - began, id).toBeLessThan(1000)
    }
  })
})

describe('API5 functions', () => {
  const every = Object.keys(scopes) as Scope[]
  it.each(having(route => route.scope !== null))(
    '%s is open to none of the other scopes, nor to all of them together',
    async id => {
      const { scope } = routes[id]
      for (const others of [
        ...every.filter(one => one !== scope).map(one => [one]),
        every.filter(one => one !== scope),
      ]) {
        const authorization = `Bearer ${await token(from(id), { claims: { scope: others.join(' ') } })}`
        writes()
        expect([problemIn(await send(id, { authorization })).code, writes()]).toEqual(['insufficient-scope', []])
      }
    },
  )
  it('the document states the scope of each', async () => {
    const { paths } = await apiDocument<{
      paths: Record<string, Record<string, { operationId: OperationId; 'x-scope'?: string }>>
    }>()
    const stated = Object.values(paths)
      .flatMap(methods => Object.values(methods))
      .map(one => [one.operationId, one['x-scope'] ?? null])
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(operationIds.map(id => [id, routes[id].scope])))
  })
  it('a header cannot make one method another', async () => {
    for (const id of having(route => route.method === 'GET' && route.access !== 'public')) {
      for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
        writes()
        await send(id, { headers: { [name]: 'DELETE' } })
        // An inbox forgets tables that have begun.
        expect(
          writes().filter(one => one !== 'unlinkTable'),
          id,
        ).toEqual([])
      }
    }
  })
})

describe('API6 business flows', () => {
  it('nobody sits twice at a table, and a chair is not had by asking often', async () => {
    const { world } = scene
    const { id } = json<{ id: string }>(await world.as('kim').post('/tables', { name: 'Kims' }))
    expect((await world.as('kim').post(`/tables/${id}/seats`, { deck: 'ventrue' })).status).toBe(201)
    for (let n = 0; n < 4; n++)
      expect(problemIn(await world.as('kim').post(`/tables/${id}/seats`, { deck: 'toreador' })).status).toBe(409)
  })
  it('a deck stays as it is once the game has begun, and nobody leaves or sits down', async () => {
    const { world, there } = scene
    writes()
    for (const reply of [
      await world.as('ann').post(`/tables/${there['table']}/seats`, { deck: 'ventrue' }),
      await world.as('ann').send('DELETE', `/tables/${there['table']}/seats/0`),
      await world.as('ann').post(`/tables/${there['table']}/deck`, { deck: 'ventrue' }),
      await world.as('ann').post(`/tables/${there['table']}/start`, undefined),
    ])
      expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(writes()).toEqual([])
  })
  it('chance is fixed with the deal: no table has it before, so joining and leaving rolls nothing again', async () => {
    const { world } = scene
    const { id } = json<{ id: string }>(await world.as('lea').post('/tables', { name: 'Leas', format: 'two-player' }))
    await world.as('lea').post(`/tables/${id}/seats`, { deck: 'ventrue' })
    expect(JSON.stringify(await world.store.loadTable(id))).not.toMatch(/secret|commitment/)
  })
})

describe('API7 requests forged by the server', () => {
  /** Its address is posted to by a function without rights, and never by the route (`test/hooks/endpoint.test.ts`). */
  const POSTED_TO: readonly OperationId[] = ['makeWebhook', 'changeWebhook']
  it('no route fetches an address it is given', () => {
    const named: string[] = []
    for (const id of operationIds) {
      const { body } = routes[id] as Route
      if (body && !POSTED_TO.includes(id))
        JSON.stringify(z.toJSONSchema(body, { io: 'input' }), (key, value: unknown) => {
          if (key === 'properties') named.push(...Object.keys(value as object))
          return value
        })
    }
    // The address of a push service is an exception, too, and both have tests of their own.
    expect(
      named.filter(name => /ur[il]|webhook|callback|host(name)?$|redirect/i.test(name) && name !== 'host'),
    ).toEqual([])
  })
})

describe('API8 configuration', () => {
  it('a foreign site brings no cookie, no fault shows where it happened, and every reply is marked', async () => {
    const { world } = scene
    for (const path of ['/me', '/cards/deflection', '/nowhere', `/games/${scene.there['game']}`]) {
      const { headers, text } = await world.as('ann').get(path, { origin: 'https://evil.example' })
      // No cookie speaks for anybody, so what a site has no token for it cannot ask for.
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('set-cookie')).toBeNull()
      expect(text).not.toMatch(/\bat .*\.ts:\d|node_modules/)
      expect([
        headers.get('x-content-type-options'),
        headers.get('referrer-policy'),
        headers.get('x-powered-by'),
      ]).toEqual(['nosniff', 'no-referrer', null])
    }
  })
  it.each([
    '/debug',
    '/dev/token',
    '/dev/jwks.json',
    '/admin',
    '/metrics',
    '/.env',
    '/../dev/token',
    '/graphql',
    '/swagger',
    '/internal',
  ])('nothing is at %s', async path => {
    expect((await scene.world.as('ann').get(path)).status).toBe(404)
    expect((await scene.world.as('ann').post(path, {})).status).toBe(404)
  })
})

describe('API9 inventory', () => {
  it('other versions of the API are not there', async () => {
    for (const path of ['/../v0/me', '/../v2/me', '/../me', '/../beta/me'])
      expect((await scene.world.as('ann').get(path)).status).toBe(404)
  })
})

describe('API10 what comes from elsewhere', () => {
  it('names from tokens and lists are text, whatever they spell', async () => {
    const name = '<script>alert(1)</script>'
    const authorization = `Bearer ${await token('mia', { claims: { name } })}`
    const reply = await scene.world.request('GET', '/me', { headers: { authorization } })
    expect([
      json<{ name: string }>(reply).name,
      reply.headers.get('content-type'),
      reply.headers.get('x-content-type-options'),
    ]).toEqual([name, 'application/json', 'nosniff'])
  })
})

it('no reply to anybody carries what another holds', async () => {
  for (const player of [...PLAYERS, 'zed']) {
    const hidden = await hiddenFrom(scene, player)
    for (const id of having(route => route.method === 'GET' && route.tag === 'Games')) {
      const reply = await scene.world.as(player).get(pathOf(id) + (id === 'changes' ? '?since=0' : ''))
      for (const key of hidden) expect(reply.text, `${player} ${id}`).not.toContain(`"key":"${key}"`)
    }
  }
})
