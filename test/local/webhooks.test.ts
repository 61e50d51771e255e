import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { makeKey } from '../../functions/access/own-keys.ts'
import { appendToFeed } from '../../functions/desk/feed/append.ts'
import { isRefused } from '../../functions/games/refused.ts'
import { startServer, type LocalServer } from '../../functions/local/server.ts'
import { openStore, storeConfig } from '../../functions/store/open.ts'
import type { Store } from '../../functions/store/port.ts'

/** `npm start` from outside: what happens in a league comes to a receiver on this machine, over stream, queue, function. */
const LEAGUE = 'league club'
const heard: { headers: IncomingHttpHeaders; body: string }[] = []
let answer = 204
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(answer).end()
    })
})
let dataDir = ''
let server: LocalServer
let store: Store
let key = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-webhooks-'))
  await new Promise<void>(resolve => void receiver.listen(0, '127.0.0.1', () => resolve()))
  // The sweep is a long way off: what comes soon has come by the queue.
  server = await startServer({ port: 0, dataDir, pumpMs: 50, noticesMs: 600_000 })
  if (server.store === 'memory') return
  store = await openStore(storeConfig(process.env))
  const made = await makeKey(
    { store, clock: () => new Date().toISOString(), random: randomBytes, wait: async () => undefined, build: 'test' },
    { id: LEAGUE, name: 'Club', scopes: new Set(['webhooks:manage']) },
    { name: 'Site', scopes: ['webhooks:manage'], expiresInDays: 1 },
    'site',
  )
  if (isRefused(made)) throw new Error(made.refused)
  key = made.key
}, 240_000)
afterAll(async () => {
  await server.stop()
  receiver.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})
const call = async <T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> => {
  const response = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as T }
}
const patience = { timeout: 60_000, interval: 50 }

describe('a league that tries it out on this machine', () => {
  test('is told at once, in the form its library verifies', async () => {
    // Without a database nothing outside of the server can write to its store.
    if (server.store === 'memory') return
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`
    const made = await call<{ id: string; signingSecret: string }>('POST', '/webhooks', { url })
    expect(made.status).toBe(201)
    const status = async () => (await call<{ status: string }>('GET', `/webhooks/${made.body.id}`)).body.status
    await expect.poll(status, patience).toBe('active')
    const happen = (n: number): Promise<void> =>
      appendToFeed(store, LEAGUE, [
        {
          cause: `round ${n}`,
          type: 'round.opened',
          timestamp: new Date().toISOString(),
          data: { event: 'evt_1', round: n, table: null },
        },
      ])
    await happen(1)
    await happen(2)
    await expect.poll(() => heard.length, patience).toBe(3)
    answer = 500
    await happen(3)
    await expect.poll(() => heard.length, patience).toBeGreaterThanOrEqual(4)
    const verified = heard.map(({ headers, body }) =>
      new Webhook(made.body.signingSecret).verify(body, headers as Record<string, string>),
    ) as { seq: number; type: string }[]
    expect(
      verified
        .slice(0, 4)
        .map(({ seq, type }) => `${seq} ${type}`)
        .toSorted(),
    ).toEqual(['0 delivery.test', '1 round.opened', '2 round.opened', '3 round.opened'])
  })

  test('is told nothing at an address that is not this machine', async () => {
    if (server.store === 'memory') return
    const { status } = await call('POST', '/webhooks', { url: 'http://localhost:9/in' })
    expect(status).toBe(422)
  })
})
