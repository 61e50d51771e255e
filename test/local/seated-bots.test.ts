import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer, type LocalServer } from '../../functions/local/server.ts'

/** The built functions on the embedded database: bots at tables that no list shows, and after a restart. */
let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-seated-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

const asAnn = async (server: LocalServer) => {
  const authorization = `Bearer ${await server.token('ann')}`
  return async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${server.url}/v1${path}`, {
      headers: {
        authorization,
        'accept-encoding': 'gzip',
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    expect(reply.status, `${path}: ${text}`).toBeLessThan(300)
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  }
}

/** Ann answers with her defaults until the game has got to this version. */
async function playTo(server: LocalServer, game: string, least: number): Promise<number> {
  const call = await asAnn(server)
  let version = 0
  for (let i = 0; i < 600 && version < least; i++) {
    const prompt = await call(`/games/${game}/prompt`)
    if (prompt['id'] === undefined) await delay(50)
    else await call(`/games/${game}/commands`, { promptId: prompt['id'], ...(prompt['default'] as object) })
    version = (await call(`/games/${game}`))['version'] as number
  }
  return version
}

test('bots at a private and at an invited table play, and go on after a restart', { timeout: 180_000 }, async () => {
  const games: string[] = []
  let server = await startServer({ port: 0, dataDir, pumpMs: 25 })
  try {
    const call = await asAnn(server)
    for (const access of ['private', 'invited']) {
      const invited = access === 'invited' && { invited: ['ben'] }
      const table = String((await call('/tables', { name: 'Ours', access, ...invited }))['id'])
      for (const seat of [{}, { bot: 'Quill' }, { bot: 'Rook' }, { bot: 'Sage' }])
        await call(`/tables/${table}/seats`, { ...seat, deck: 'malkavian' })
      games.push(String((await call(`/tables/${table}/start`, {}))['game']))
      expect(JSON.stringify(await call('/tables?status=started'))).not.toContain(table)
    }
    for (const game of games) expect(await playTo(server, game, 15)).toBeGreaterThanOrEqual(15)
  } finally {
    await server.stop()
  }
  server = await startServer({ port: 0, dataDir, pumpMs: 25 })
  try {
    for (const game of games) expect(await playTo(server, game, 25)).toBeGreaterThanOrEqual(25)
  } finally {
    await server.stop()
  }
})
