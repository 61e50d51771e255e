import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFrontDoor, type FrontDoor } from '../../functions/local/front-door.ts'
import { openIssuer } from '../../functions/local/issuer.ts'

const names = { issuer: 'praxis-test', audience: 'praxis' }
let dataDir = ''
let door: FrontDoor
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-issuer-'))
  const issuer = await openIssuer({ dataDir, ...names })
  door = await openFrontDoor({ port: 0, handler: () => ({ statusCode: 404 }), side: issuer.route })
})
afterAll(async () => {
  await door.close()
  await rm(dataDir, { recursive: true })
})

const post = (body: string): Promise<Response> =>
  fetch(`${door.url}/dev/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

test('its token verifies against the keys it publishes', async () => {
  const reply: unknown = await (await post('{"name":"You"}')).json()
  expect(reply).toMatchObject({ tokenType: 'Bearer', player: 'you' })
  const { token } = reply as { token: string }
  const { payload, protectedHeader } = await jwtVerify(
    token,
    createRemoteJWKSet(new URL(`${door.url}/dev/jwks.json`)),
    { ...names, algorithms: ['ES256'] },
  )
  expect(payload).toMatchObject({ sub: 'you', name: 'You', iss: names.issuer, aud: names.audience })
  expect(protectedHeader.alg).toBe('ES256')
})

test('it publishes no private part of the key', async () => {
  const jwks = await (await fetch(`${door.url}/dev/jwks.json`)).text()
  const stored = JSON.parse(await readFile(join(dataDir, 'issuer-key.json'), 'utf8')) as { d: string }
  expect(stored.d).toMatch(/^[\w-]{43}$/)
  expect(jwks).not.toContain(stored.d)
  expect(JSON.parse(jwks)).toMatchObject({ keys: [{ kty: 'EC', alg: 'ES256', use: 'sig' }] })
})

test('its key file is readable by its owner alone, and tokens outlive a restart', async () => {
  expect((await stat(join(dataDir, 'issuer-key.json'))).mode & 0o077).toBe(0)
  const again = await openIssuer({ dataDir, ...names })
  const token = await again.token('you')
  const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(`${door.url}/dev/jwks.json`)), names)
  expect(payload.sub).toBe('you')
})

test.each([
  ['under a name that leads here', { host: 'evil.example' }],
  ['under a name that begins like ours', { host: '127.0.0.1.evil.example:80' }],
  ['by a page of another site', { origin: 'https://evil.example' }],
  ['by a page of another server of this machine', { origin: 'http://127.0.0.1:1' }],
])('it gives nothing to who asks %s', async (_, headers) => {
  const { port } = new URL(door.url)
  const status = await new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/dev/token', method: 'POST', headers }
    request(options, reply => resolve(reply.resume().statusCode))
      .once('error', reject)
      .end('{"name":"you"}')
  })
  expect(status).toBe(403)
})

test('it gives a token to its own pages', async () => {
  const headers = { 'content-type': 'application/json', origin: door.url }
  const reply = await fetch(`${door.url}/dev/token`, { method: 'POST', headers, body: '{"name":"you"}' })
  expect(reply.status).toBe(200)
})

test.each([
  ['not JSON', '{'],
  ['no name', '{}'],
  ['an odd name', '{"name":"../x"}'],
  ['more than a name', '{"name":"a","admin":true}'],
  ['too long a name', `{"name":"${'a'.repeat(33)}"}`],
])('it refuses %s', async (_, body) => {
  expect((await post(body)).status).toBe(400)
})

test('only POST gives a token', async () => {
  expect((await fetch(`${door.url}/dev/token`)).status).toBe(405)
})
