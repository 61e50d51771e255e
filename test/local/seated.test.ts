import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSeated } from '../../functions/local/seated.ts'
import { startServer } from '../../functions/local/server.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-seated-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

test.each(['private', 'invited'])(
  'bots at %s tables, which nobody lists, play, and are known again after a restart',
  async visibility => {
    const server = await startServer({ port: 0, dataDir, seed: 1, kinds: [], pumpMs: 25, botPollMs: 200 })
    try {
      const authorization = `Bearer ${await server.token('ann')}`
      const call = async (path: string, body?: object): Promise<Record<string, unknown>> => {
        const reply = await fetch(`${server.url}/v1${path}`, {
          headers: {
            authorization,
            ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
          },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
        const text = await reply.text()
        expect(reply.status, `${path}: ${text}`).toBeLessThan(300)
        return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
      }
      const table = String(
        (
          await call('/tables', {
            name: 'Ours',
            access: visibility,
            ...(visibility === 'invited' && { invited: ['ben'] }),
          })
        )['id'],
      )
      for (const seat of [{}, { bot: 'Quill' }, { bot: 'Rook' }, { bot: 'Sage' }])
        await call(`/tables/${table}/seats`, { ...seat, deck: 'malkavian' })
      const game = String((await call(`/tables/${table}/start`, {}))['game'])
      expect(JSON.stringify(await call('/tables?status=started'))).not.toContain(table)
      const version = async (): Promise<number> => (await call(`/games/${game}`))['version'] as number
      let most = 0
      for (let i = 0; i < 200 && most < 30; i++) {
        const prompt = await call(`/games/${game}/prompt`)
        if (prompt['id'] !== undefined)
          await call(`/games/${game}/commands`, { promptId: prompt['id'], ...(prompt['default'] as object) })
        await new Promise(resolve => setTimeout(resolve, 50))
        most = await version()
      }
      expect(most).toBeGreaterThanOrEqual(30)
    } finally {
      await server.stop()
    }
    const told: string[] = []
    const { each, listening } = await openSeated(dataDir)
    each(player => told.push(player))
    const known = [...told]
    expect(known).toEqual(expect.arrayContaining(['bot-quill', 'bot-rook', 'bot-sage']))
    for (const body of [
      '',
      'no json',
      '{}',
      '[]',
      '{"seats":[{"name":"Ann","bot":false}]}',
      '{"seats":[{"name":"Quill","bot":true}]}',
    ]) {
      await listening(() => ({ statusCode: 200, headers: {}, body }))(
        { rawPath: '/v1/tables/t/seats', requestContext: { http: { method: 'POST' } } } as Parameters<
          ReturnType<typeof listening>
        >[0],
        {} as never,
      )
    }
    expect(told).toEqual(known)
  },
  60_000,
)
