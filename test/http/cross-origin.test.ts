import { beforeAll, describe, expect, it } from 'vitest'
import { EXPOSED_HEADERS } from '../../shared/api/cross-origin.ts'
import { openWorld, problemIn, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const origin = { origin: 'https://league.example' }
const preflight = (path: string, method: string, headers: Record<string, string> = {}) =>
  world.request('OPTIONS', path, {
    headers: { ...origin, 'access-control-request-method': method, ...headers },
  })

describe('a page of another site', () => {
  it('is told before it asks what it may send, without a token', async () => {
    const reply = await preflight('/tables', 'POST', { 'access-control-request-headers': 'authorization' })
    expect([reply.status, reply.text]).toEqual([204, ''])
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.get('access-control-allow-methods')?.split(', ').toSorted()).toEqual(['GET', 'POST'])
    expect(reply.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match']),
    )
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
  })
  it('of what is not there is told nothing more than anybody', async () => {
    expect((await preflight('/nowhere', 'GET')).status).toBe(404)
    const bare = await world.request('OPTIONS', '/me', { headers: origin })
    expect(problemIn(bare)).toMatchObject({ status: 405 })
  })
  it('may read what it is answered, refusals and their headers as well', async () => {
    for (const [path, status] of [
      ['/me', 401],
      ['/healthz', 200],
    ] as const) {
      const reply = await world.request('GET', path, { headers: origin })
      expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
      expect(reply.headers.get('access-control-expose-headers')?.split(', ')).toEqual(EXPOSED_HEADERS)
    }
  })
  it('finds what caches keep marked for it, whoever asked first; what is private carries the mark for it alone', async () => {
    const kept = await world.request('GET', '/healthz')
    expect(kept.headers.get('access-control-allow-origin')).toBe('*')
    const own = await world.as('ann').get('/me')
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null])
  })
})
