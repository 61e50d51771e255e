import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openFrontDoor, type FrontDoor } from '../../functions/local/front-door.ts'
import { AUDIENCE, ISSUER, publicJwk, token } from './tokens.ts'

let keys: Server
let door: FrontDoor
let fetched = 0

beforeAll(async () => {
  keys = createServer((_, response) => {
    fetched++
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicJwk] }))
  })
  const { port } = await new Promise<AddressInfo>(resolve =>
    keys.listen(0, '127.0.0.1', () => resolve(keys.address() as AddressInfo)),
  )
  const environment = {
    STORE: 'memory',
    TOKEN_ISSUERS: JSON.stringify([
      { issuer: ISSUER, audience: AUDIENCE, jwksUrl: `http://127.0.0.1:${port}/jwks.json` },
    ]),
    BUILD: 'b1',
    LOG_LEVEL: 'error',
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { handler } = await import('../../functions/http/lambda.ts')
  door = await openFrontDoor({
    port: 0,
    handler: async (event, context) => Reflect.apply(handler, undefined, [event, context]) as unknown,
  })
})
afterAll(async () => {
  await door.close()
  keys.closeAllConnections()
  await new Promise<void>(resolve => keys.close(() => resolve()))
  vi.unstubAllEnvs()
})

it('serves the API behind a gateway, with the keys fetched from where the environment says', async () => {
  const health = await fetch(`${door.url}/v1/healthz`)
  expect([health.status, await health.json()]).toMatchObject([200, { status: 'ok', build: 'b1' }])
  expect(fetched).toBe(0)

  const authorization = `Bearer ${await token('ann', { claims: { iat: Math.floor(Date.now() / 1000) } })}`
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'k' }
  const send = async (body: string): Promise<[number, string]> => {
    const response = await fetch(`${door.url}/v1/tables`, { method: 'POST', headers, body })
    return [response.status, await response.text()]
  }
  const [status, text] = await send('{"name":"Über den Dächern"}')
  expect([status, JSON.parse(text)]).toMatchObject([201, { name: 'Über den Dächern' }])
  expect(await send('{"name":"Über den Dächern"}')).toEqual([status, text])
  expect((await send(`{"name":"${'x'.repeat(17 * 1024)}"}`))[0]).toBe(413)
  expect(fetched).toBe(1)

  const { id } = JSON.parse(text) as { id: string }
  const first = await fetch(`${door.url}/v1/tables/${id}`, { headers: { authorization } })
  const etag = first.headers.get('etag')!
  const again = await fetch(`${door.url}/v1/tables/${id}`, { headers: { authorization, 'if-none-match': etag } })
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
  const listed = await fetch(`${door.url}/v1/tables?status=open&limit=1`, { headers: { authorization } })
  expect(listed.status).toBe(200)
  expect((await fetch(`${door.url}/v1/tables`, { headers: { authorization: 'Bearer x' } })).status).toBe(401)
})
