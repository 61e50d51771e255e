import { beforeEach, describe, expect, it } from 'vitest'
import { makeKey } from '../../functions/access/own-keys.ts'
import { isRefused } from '../../functions/games/refused.ts'
import { keyScopes, personScopes } from '../../shared/api/routes.ts'
import { token } from './tokens.ts'
import { asked, defaultOf } from './wire-prompts.ts'
import { json, openWorld, problemIn, startedGame, type Reply, type World } from './world.ts'

interface Made {
  id: string
  key: string
  name: string
  scopes: string[]
  expiresAt: string
  lastUsedDay: string | null
}

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const wanted = { name: 'My phone', scopes: ['games:read', 'games:play'] }
const made = async (body: object = wanted, player = 'ann', name?: string): Promise<Made> =>
  json<Made>(await world.as(player).post('/me/keys', body, name))
const using = (key: string, method: string, path: string, body?: unknown): Promise<Reply> =>
  world.request(method, path, {
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'by-key' },
    ...(body !== undefined && { body }),
  })
const list = async (player = 'ann'): Promise<Omit<Made, 'key'>[]> =>
  json<{ keys: Omit<Made, 'key'>[] }>(await world.as(player).get('/me/keys')).keys

describe('an API key', () => {
  it('speaks for its owner, with its scopes and no others', async () => {
    const { game } = await startedGame(world)
    const { player, prompt } = await asked(world, game)
    const { key } = await made(wanted, player)
    expect(json(await using(key, 'GET', '/me'))).toMatchObject({ player, games: [game] })
    expect((await using(key, 'POST', `/games/${game}/commands`, defaultOf(prompt))).status).toBe(200)
    expect(problemIn(await using(key, 'POST', '/tables', { name: 'x' }))).toMatchObject({
      code: 'insufficient-scope',
      scope: 'tables:write',
    })
  })

  it('is shown once: neither the list nor a retry has its text, nor does the store', async () => {
    const first = await world.as('ann').post('/me/keys', wanted, 'k')
    const { key, ...known } = json<Made>(first)
    expect(key).toMatch(/^prx_[\w-]{38}$/)
    expect(await list()).toEqual([known])
    const again = await world.as('ann').post('/me/keys', wanted, 'k')
    expect(problemIn(again)).toMatchObject({ status: 409, code: 'shown-once' })
    expect(again.text).not.toContain(key)
    expect(JSON.stringify(await world.store.keysOf('ann'))).not.toContain(key.slice(4, 36))
    expect(await list()).toHaveLength(1)
  })

  it('is worth nothing from the moment it is revoked, or its time has run out', async () => {
    const { key, id } = await made({ ...wanted, expiresInDays: 2 })
    const short = await made({ ...wanted, expiresInDays: 1 })
    expect((await using(key, 'GET', '/me')).status).toBe(200)
    world.pass(24)
    expect(problemIn(await using(short.key, 'GET', '/me')).code).toBe('unauthenticated')
    expect((await using(key, 'GET', '/me')).status).toBe(200)
    expect((await world.as('ann').send('DELETE', `/me/keys/${id}`)).status).toBe(204)
    expect(problemIn(await using(key, 'GET', '/me'))).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect((await world.as('ann').send('DELETE', `/me/keys/${id}`)).status).toBe(204)
    expect((await list()).map(one => one.id)).toEqual([short.id])
  })

  it('says the day it was last used, and no more', async () => {
    const { key } = await made()
    expect((await list())[0]!.lastUsedDay).toBeNull()
    await using(key, 'GET', '/me')
    expect((await list())[0]!.lastUsedDay).toBe('2027-01-04')
    world.pass(1)
    await using(key, 'GET', '/me')
    expect((await world.store.keysOf('ann'))[0]!.version).toBe(2)
    world.pass(24)
    await using(key, 'GET', '/me')
    expect((await list())[0]!.lastUsedDay).toBe('2027-01-05')
  })

  it("is its owner's alone: to others it does not exist", async () => {
    const { id, key } = await made()
    const others = await world.as('ben').send('DELETE', `/me/keys/${id}`)
    const nobodys = await world.as('ben').send('DELETE', '/me/keys/key_0123456789abcdefghijkl')
    for (const reply of [others, nobodys]) expect(problemIn(reply)).toMatchObject({ status: 404, code: 'not-found' })
    expect(await list('ben')).toEqual([])
    expect((await using(key, 'GET', '/me')).status).toBe(200)
  })

  it('cannot allow what its maker may not, nor be made by a key', async () => {
    const authorization = `Bearer ${await token('ann', { claims: { scope: 'games:read keys:manage' } })}`
    const reply = await world.request('POST', '/me/keys', {
      body: wanted,
      headers: { authorization, 'idempotency-key': 'k' },
    })
    expect(problemIn(reply)).toMatchObject({ status: 403, code: 'insufficient-scope', scope: 'games:play' })
    expect(problemIn(await world.as('ann').post('/me/keys', { name: 'x', scopes: ['tables:bulk'] }))).toMatchObject({
      status: 403,
      scope: 'tables:bulk',
    })
    expect(problemIn(await world.as('ann').post('/me/keys', { name: 'x', scopes: ['keys:manage'] })).code).toBe(
      'invalid-request',
    )
    expect(await list()).toEqual([])
    const { key } = await made({
      name: 'all',
      scopes: keyScopes.filter(scope => personScopes.includes(scope)),
    })
    expect(problemIn(await using(key, 'POST', '/me/keys', wanted))).toMatchObject({
      code: 'insufficient-scope',
      scope: 'keys:manage',
    })
    expect(problemIn(await using(key, 'GET', '/me/keys')).code).toBe('insufficient-scope')
  })

  it('has a limit of number, of which dead ones are no part', async () => {
    const ids = []
    for (let n = 0; n < 20; n++) ids.push((await made()).id)
    expect(problemIn(await world.as('ann').post('/me/keys', wanted))).toMatchObject({
      status: 409,
      code: 'too-many-keys',
    })
    await world.as('ann').send('DELETE', `/me/keys/${ids[0]}`)
    expect((await world.as('ann').post('/me/keys', wanted)).status).toBe(201)
    expect((await world.as('ben').post('/me/keys', wanted)).status).toBe(201)
  })

  it('has that limit, however many are made at once', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => world.as('ann').post('/me/keys', wanted)))
    const made = replies.filter(({ status }) => status === 201)
    expect(made.length).toBeLessThanOrEqual(20)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(30 - made.length)
    expect(await list()).toHaveLength(made.length)
  })

  it('that is mistyped is told from one that is not known without a look at the store', async () => {
    const { key } = await made()
    let asks = 0
    const spied = await openWorld({
      store: {
        ...world.store,
        keyByHash: hash => {
          asks++
          return world.store.keyByHash(hash)
        },
      },
    })
    const ask = (text: string): Promise<Reply> =>
      spied.request('GET', '/me', { headers: { authorization: `Bearer ${text}` } })
    for (const text of [
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      key.slice(0, -1),
      `${key}A`,
      key.toUpperCase(),
      'prx_',
      `prx_${'A'.repeat(38)}`,
    ]) {
      expect((await ask(text)).status, text).toBe(401)
    }
    expect(asks).toBe(0)
    expect((await ask(key)).status).toBe(200)
    expect(asks).toBe(1)
  })

  it.each([
    {},
    { name: 'x' },
    { name: 'x', scopes: [] },
    { name: '', scopes: ['games:read'] },
    { name: 'x', scopes: ['root'] },
    { ...wanted, expiresInDays: 0 },
    { ...wanted, expiresInDays: 367 },
    { ...wanted, owner: 'ben' },
    { ...wanted, hash: 'x' },
  ])('is not made of %j', async body => {
    expect(problemIn(await world.as('ann').post('/me/keys', body)).code).toBe('invalid-request')
    expect(await list()).toEqual([])
  })
})

it("a league's key is a player of its own, with scopes that no person can have", async () => {
  const granted = await makeKey(
    world.service,
    { id: 'league vekn', name: 'VEKN', scopes: new Set(keyScopes) },
    { name: 'site', scopes: ['games:read', 'results:read', 'tables:bulk'], expiresInDays: 366 },
    'grant-1',
  )
  if (isRefused(granted)) throw new Error(granted.refused)
  expect(json(await using(granted.key, 'GET', '/me'))).toMatchObject({ player: 'league vekn', name: 'VEKN' })
  const { game } = await startedGame(world)
  expect((await using(granted.key, 'GET', `/games/${game}`)).status).toBe(404)
})
