import { createServer } from 'node:http'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer, type LocalServer } from '../../functions/local/server.ts'

let dataDir = ''
const servers: LocalServer[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-server-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})
const inMemory = async (port: number | null, said: string[] = []): Promise<LocalServer> => {
  const server = await startServer({ port, dataDir, kinds: [], say: line => said.push(line) })
  servers.push(server)
  return server
}

test('a port that was asked for and is taken is an error, and nothing is left running', async () => {
  const other = createServer()
  await new Promise<void>(resolve => void other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(inMemory(port)).rejects.toThrow(/EADDRINUSE/)
  expect(await readdir(dataDir)).not.toContain('running.json')
  await new Promise(resolve => other.close(resolve))
})

test('without a port it takes the next free one, so two can run side by side', async () => {
  const first = await inMemory(null)
  const folder = dataDir
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-server-'))
  const second = await inMemory(null)
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
  for (const { url } of [first, second]) expect((await fetch(`${url}/v1/healthz`)).status).toBe(200)
  await first.stop()
  await rm(folder, { recursive: true })
})

test('memory is a fallback one is warned of, and stopping twice is no error', async () => {
  const said: string[] = []
  const server = await inMemory(0, said)
  expect(server.store).toBe('memory')
  expect(said).toEqual([expect.stringMatching(/^WARNING: .*in memory.*lost/)])
  await server.stop()
  await server.stop()
  await expect(fetch(server.url)).rejects.toThrow()
})

test('a bot that a host seats at any table of their own plays there', async () => {
  const server = await inMemory(0)
  const token = await server.token('ann')
  let sent = 0
  const post = async (path: string, body?: object): Promise<{ id: string; game: string }> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': `k${sent++}`,
      'content-type': 'application/json',
    }
    const response = await fetch(`${server.url}/v1${path}`, {
      method: 'POST',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const reply = (await response.json()) as { id: string; game: string; code?: string }
    expect([path, reply.code]).toEqual([path, undefined])
    return reply
  }
  const table = await post('/tables', { name: 'Bots alone', format: 'two-player' })
  await post(`/tables/${table.id}/seats`, { deck: 'tremere', bot: 'Xena' })
  await post(`/tables/${table.id}/seats`, { deck: 'toreador', bot: 'Yuri' })
  const { game } = await post(`/tables/${table.id}/start`)
  const version = async (): Promise<number> => {
    const response = await fetch(`${server.url}/v1/games/${game}?view=spectator`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await response.json()) as { version: number }).version
  }
  for (let i = 0; i < 400 && (await version()) < 20; i++) await new Promise(resolve => setTimeout(resolve, 50))
  expect(await version()).toBeGreaterThanOrEqual(20)
})
