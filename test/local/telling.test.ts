import { createECDH, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startServer, type LocalServer } from '../../functions/local/server.ts'

/** `npm start` from outside: the built functions, a database, and everything by which a player is told. */
const pushes: { headers: Record<string, unknown>; bytes: number }[] = []
const pushService = createServer((request, response) => {
  let bytes = 0
  request
    .on('data', (chunk: Buffer) => (bytes += chunk.length))
    .on('end', () => {
      pushes.push({ headers: request.headers, bytes })
      response.writeHead(201).end()
    })
})
let dataDir = ''
let server: LocalServer
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-telling-'))
  await new Promise<void>(resolve => void pushService.listen(0, '127.0.0.1', () => resolve()))
  server = await startServer({
    port: 0,
    dataDir,
    pumpMs: 50,
    noticesMs: 500,
    pushOrigins: [`http://127.0.0.1:${(pushService.address() as AddressInfo).port}`],
  })
}, 240_000)
afterAll(async () => {
  await server.stop()
  pushService.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

const call = async <T>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: T }> => {
  const response = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.token('you')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T }
}
const patience = { timeout: 60_000, interval: 100 }

describe('somebody who plays on this machine', () => {
  test('is rung, pushed to and mailed', async () => {
    // A code by mail, given back.
    const channels = Object.fromEntries(
      ['prompt', 'reminder', 'gameOver', 'invitation'].map(kind => [kind, { push: true, mail: true }]),
    )
    const wishes = {
      language: 'en',
      timeZone: 'Europe/Madrid',
      quietHours: null,
      channels,
      digestAt: ['08:00'],
      mail: 'you@example.org',
    }
    expect((await call('PUT', '/me/preferences', wishes)).status).toBe(200)
    await expect
      .poll(
        async () => (await readdir(server.notices.mailFolder).catch(() => [])).filter(name => name.endsWith('.eml')),
        patience,
      )
      .toHaveLength(1)
    const [file] = await readdir(server.notices.mailFolder)
    const mail = await readFile(join(server.notices.mailFolder, file!), 'utf8')
    expect(mail).toContain('To: you@example.org')
    const code = /\b\d{6}\b/.exec(Buffer.from(mail.split('\r\n\r\n')[1]!, 'base64').toString())![0]
    expect((await call<{ mail: string }>('POST', '/me/mail-verification', { code })).body.mail).toBe('you@example.org')

    // A device, and a WebSocket.
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const { publicKey } = (await call<{ publicKey: string }>('GET', '/me/push-subscriptions')).body
    expect(publicKey).toBe(server.notices.vapidPublicKey)
    const endpoint = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}/you`
    expect(
      (
        await call('POST', '/me/push-subscriptions', {
          device: 'test',
          endpoint,
          keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
        })
      ).status,
    ).toBe(201)
    const { url } = (await call<{ url: string }>('POST', '/me/socket-tickets')).body
    expect(url.startsWith(server.notices.socketUrl)).toBe(true)
    const rung: { game: string; version: number }[] = []
    const socket = new WebSocket(url)
    socket.on('message', data => rung.push(JSON.parse(String(data)) as { game: string; version: number }))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

    // A move of one's own is enough to be rung, and the questions that follow are pushed.
    // The question that is open now may be pushed before any of them: who has not moved is not rung.
    for (let n = 0; n < 40 && (pushes.length === 0 || rung.length === 0); n++) {
      const { status, body: prompt } = await call<{ id: string; default: object }>(
        'GET',
        `/games/${server.game}/prompt`,
      )
      if (status === 200)
        await call(
          'POST',
          `/games/${server.game}/commands`,
          { promptId: prompt.id, ...prompt.default },
          { 'idempotency-key': `telling-${n}` },
        )
      await new Promise(resolve => setTimeout(resolve, 150))
    }
    await expect.poll(() => rung.length, patience).toBeGreaterThan(0)
    await expect.poll(() => pushes.length, patience).toBeGreaterThan(0)
    expect(Object.keys(rung[0]!).sort()).toEqual(['game', 'version'])
    expect(rung[0]!.game).toBe(server.game)
    const { version } = (await call<{ version: number }>('GET', `/games/${server.game}`)).body
    await expect.poll(() => Math.max(...rung.map(bell => bell.version)), patience).toBeGreaterThanOrEqual(version)
    expect(pushes[0]!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining(`k=${publicKey}`) as string,
    })
    expect(pushes[0]!.bytes).toBeLessThanOrEqual(4096)
    socket.close()
  }, 240_000)
})
