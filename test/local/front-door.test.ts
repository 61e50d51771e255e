import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import type { ApiEvent, ApiHandler } from '../../functions/local/api-event.ts'
import { openFrontDoor, type FrontDoor, type FrontDoorOptions } from '../../functions/local/front-door.ts'

let door: FrontDoor | undefined
afterEach(async () => {
  await door?.close()
  door = undefined
})

const open = async (handler: ApiHandler, more: Partial<FrontDoorOptions> = {}): Promise<string> => {
  door = await openFrontDoor({ handler, port: 0, ...more })
  return door.url
}
/** Opens a door whose function keeps the event it was given. */
const recording = async (): Promise<{ url: string; seen: ApiEvent[] }> => {
  const seen: ApiEvent[] = []
  const url = await open(event => {
    seen.push(event)
    return { statusCode: 204 }
  })
  return { url, seen }
}
const only = (seen: ApiEvent[]): ApiEvent => {
  expect(seen).toHaveLength(1)
  const [event] = seen
  if (event === undefined) throw new Error('no event')
  return event
}

describe('the event a function is given', () => {
  test('has header names in lower case, repeated headers and parameters joined by commas, and cookies apart', async () => {
    const { url, seen } = await recording()
    await new Promise<void>((resolve, reject) => {
      const request = httpRequest(
        `${url}/v1/games/gam_1/changes?since=3&since=4&name=a%20b`,
        { headers: { 'X-Many': ['one', 'two'], Cookie: 'a=1; b=2', Authorization: 'Bearer t' } },
        response => {
          response.resume().on('end', resolve)
        },
      )
      request.on('error', reject).end()
    })
    const event = only(seen)
    expect(event.version).toBe('2.0')
    expect(event.rawPath).toBe('/v1/games/gam_1/changes')
    expect(event.rawQueryString).toBe('since=3&since=4&name=a%20b')
    expect(event.queryStringParameters).toEqual({ since: '3,4', name: 'a b' })
    expect(event.headers['x-many']).toBe('one,two')
    expect(event.headers.authorization).toBe('Bearer t')
    expect(event.headers).not.toHaveProperty('cookie')
    expect(event.cookies).toEqual(['a=1', 'b=2'])
    expect(event.requestContext.http).toMatchObject({
      method: 'GET',
      path: '/v1/games/gam_1/changes',
      protocol: 'HTTP/1.1',
    })
    expect(event.requestContext.stage).toBe('$default')
    expect(event.isBase64Encoded).toBe(false)
    expect(event).not.toHaveProperty('body')
  })

  test('has JSON as text and anything else as base64', async () => {
    const { url, seen } = await recording()
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ä"}' })
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array([0, 255, 128]),
    })
    expect(seen.map(({ body, isBase64Encoded }) => ({ body, isBase64Encoded }))).toEqual([
      { body: '{"name":"Ä"}', isBase64Encoded: false },
      { body: 'AP+A', isBase64Encoded: true },
    ])
  })

  test('keeps a header named like a member of every object as a plain header', async () => {
    const { url, seen } = await recording()
    await fetch(url, { headers: { constructor: 'x', __proto__x: 'y' } })
    expect(only(seen).headers.constructor).toBe('x')
  })
})

describe('the answer a client gets', () => {
  test('carries status, headers and each cookie as a header of its own', async () => {
    const url = await open(() => ({
      statusCode: 201,
      headers: { ETag: '"v1"', 'Content-Type': 'application/json' },
      cookies: ['a=1; HttpOnly', 'b=2'],
      body: '{"ok":true}',
    }))
    const response = await fetch(url)
    expect(response.status).toBe(201)
    expect(response.headers.get('etag')).toBe('"v1"')
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2'])
    expect(await response.json()).toEqual({ ok: true })
  })

  test('decodes a base64 body', async () => {
    const url = await open(() => ({ statusCode: 200, body: 'AP+A', isBase64Encoded: true }))
    expect([...new Uint8Array(await (await fetch(url)).arrayBuffer())]).toEqual([0, 255, 128])
  })

  test('is the whole result as JSON when there is no status code', async () => {
    const url = await open(() => ({ hello: 'table' }))
    const response = await fetch(url)
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
      200,
      'application/json',
      { hello: 'table' },
    ])
  })

  test('has no body for 304 and HEAD', async () => {
    const url = await open(event => ({
      statusCode: event.requestContext.http.method === 'HEAD' ? 200 : 304,
      headers: { etag: '"v1"' },
      body: 'never',
    }))
    const notModified = await fetch(url)
    expect([notModified.status, notModified.headers.get('etag'), await notModified.text()]).toEqual([304, '"v1"', ''])
    expect(await (await fetch(url, { method: 'HEAD' })).text()).toBe('')
  })
})

describe('the limits', () => {
  test('a body above 10 MB and an invocation above 6 MB are 413 and never reach the function', async () => {
    const { url, seen } = await recording()
    const post = (bytes: number): Promise<Response> =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(bytes) })
    expect((await post(10 * 1024 * 1024 + 1)).status).toBe(413)
    expect((await post(6 * 1024 * 1024)).status).toBe(413)
    expect(seen).toHaveLength(0)
    expect((await post(5 * 1024 * 1024)).status).toBe(204)
  })

  test('a result above 6 MB is a 500', async () => {
    const url = await open(() => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 + 1) }))
    expect((await fetch(url)).status).toBe(500)
  })

  test('a function that takes too long is a 503', async () => {
    const url = await open(() => new Promise(() => undefined), { timeLimitMs: 50 })
    const response = await fetch(url)
    expect([response.status, await response.json()]).toEqual([503, { message: 'Service Unavailable' }])
  })

  test('a function that throws, or answers no status one can send, is a 500 without its message', async () => {
    const url = await open(event => {
      if (event.rawPath === '/odd') return { statusCode: 'odd' }
      throw new Error('secret')
    })
    for (const path of ['/', '/odd']) {
      const response = await fetch(url + path)
      expect([response.status, await response.text()]).toEqual([500, '{"message":"Internal Server Error"}'])
    }
  })
})

test('a route of the development server is answered before the function', async () => {
  const url = await open(() => ({ statusCode: 200, body: 'api' }), {
    side: event =>
      event.rawPath === '/dev' ? { status: 200, headers: {}, cookies: [], body: Buffer.from('side') } : null,
  })
  expect(await (await fetch(`${url}/dev`)).text()).toBe('side')
  expect(await (await fetch(`${url}/v1`)).text()).toBe('api')
})
