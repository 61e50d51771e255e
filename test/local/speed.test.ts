import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clockFrom } from '../../functions/clock.ts'
import { clockOf } from '../../functions/local/speed.ts'
import { startServer } from '../../functions/local/server.ts'

const NOON = Date.parse('2027-01-04T12:00:00.000Z')
const HOUR = 3_600_000

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-speed-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

test('the clock is the real one, or so many times faster from an instant on', () => {
  expect(clockFrom({}, () => NOON)()).toBe('2027-01-04T12:00:00.000Z')
  expect(clockFrom({ CLOCK: '' }, () => NOON)()).toBe('2027-01-04T12:00:00.000Z')
  const clock = '60 2027-01-04T11:00:00.000Z 2027-02-01T00:00:00.000Z'
  expect(clockFrom({ CLOCK: clock }, () => NOON)()).toBe('2027-02-03T12:00:00.000Z')
  for (const CLOCK of ['fast', '60', '60 yesterday today']) expect(() => clockFrom({ CLOCK })).toThrow('CLOCK')
})

test('of a data folder it goes on where it was, whatever its speed was', async () => {
  expect(await clockOf(dataDir, 1, () => NOON)).toBeUndefined()
  const fast = await clockOf(dataDir, 100, () => NOON)
  expect(clockFrom({ CLOCK: fast }, () => NOON + HOUR)()).toBe(new Date(NOON + 100 * HOUR).toISOString())
  const slow = await clockOf(dataDir, 1, () => NOON + HOUR)
  expect(clockFrom({ CLOCK: slow }, () => NOON + 2 * HOUR)()).toBe(new Date(NOON + 101 * HOUR).toISOString())
})

test('a server with fast clocks tells their time, takes real tokens, and gives defaults at their limits', async () => {
  const server = await startServer({ port: 0, dataDir, kinds: [], speed: 1_000, pumpMs: 25 })
  try {
    const authorization = `Bearer ${await server.token('ann')}`
    const call = async (path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }> => {
      const reply = await fetch(`${server.url}/v1${path}`, {
        headers: { authorization, ...(body && { 'content-type': 'application/json', 'idempotency-key': path }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
    }
    const first = Date.parse(String((await call('/healthz')).body['time']))
    const made = await call('/tables', {
      name: 'Fast',
      clock: { policy: 'custom', bank: 1, increment: 0, cap: 1, offTurn: 0.5, nights: false },
    })
    const table = String(made.body['id'])
    for (const seat of [{}, { bot: 'Ada' }, { bot: 'Bo' }, { bot: 'Cy' }]) {
      const sat = await fetch(`${server.url}/v1/tables/${table}/seats`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': JSON.stringify(seat) },
        body: JSON.stringify({ ...seat, deck: 'malkavian' }),
      })
      expect(sat.status, await sat.text()).toBeLessThan(300)
    }
    const game = String((await call(`/tables/${table}/start`, {})).body['game'])
    // The person never answers: an hour is 3.6 seconds.
    const misses = async (): Promise<number> =>
      ((await call(`/games/${game}`)).body['clock'] as { seats: { misses: number }[] }).seats.reduce(
        (sum, seat) => sum + seat.misses,
        0,
      )
    for (let i = 0; i < 150 && (await misses()) === 0; i++) await new Promise(resolve => setTimeout(resolve, 100))
    expect(await misses()).toBeGreaterThan(0)
    expect(Date.parse(String((await call('/healthz')).body['time'])) - first).toBeGreaterThan(HOUR / 2)
  } finally {
    await server.stop()
  }
})
