import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { Problem, problems } from '../../shared/api/problem.ts'
import { operationIds, problemsOf, routes, type Route } from '../../shared/api/routes.ts'
import type { Reply } from './world.ts'

const patterns = operationIds.map(id => {
  const route: Route = routes[id]
  return { route, pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
})

/**
 * Every response of every test is one that the route table promises: its status, its schema, and no field more. Also
 * outside of vitest.
 */
export function expectDocumented(method: string, path: string, reply: Reply): void {
  // As it arrives: a client resolves dots before it sends.
  const reached = new URL(`http://api/v1${path}`).pathname
  const found = patterns.find(
    ({ route, pattern }) =>
      route.method === method && reached.startsWith('/v1/') && pattern.test(reached.slice('/v1'.length)),
  )
  if (!found) return
  const { route } = found
  const { status, text, headers } = reply
  const said = `${method} ${path.slice(0, 200)} answered ${status}`
  if (status >= 400) {
    const body: unknown = JSON.parse(text)
    assert.equal(headers.get('content-type'), 'application/problem+json', said)
    const problem = Problem.parse(body)
    assertSame(problem, body, said)
    assert.ok(problemsOf(route).includes(problem.code), `${said} ${problem.code}, which is not documented`)
    assert.equal(status, problems[problem.code].status, said)
    assert.equal(headers.get('trace-id'), problem.traceId, said)
    return
  }
  if (status === 304 && route.conditional) return assert.equal(text, '', said)
  const documented = status === 200 || status === 201 || status === 204 ? route.replies[status] : undefined
  if (!documented) throw new Error(`${said}, which is not documented`)
  if (route.otherMedia && headers.get('content-type') === route.otherMedia.type) return
  if (documented.body === null) return assert.equal(text, '', said)
  if (route.media !== undefined) return assert.equal(headers.get('content-type'), `${route.media}; charset=utf-8`, said)
  const reread = `${route.method} ${route.path} ${status} ${text}`
  if (seen.has(reread)) return
  const body: unknown = JSON.parse(text)
  assertSame(documented.body.parse(body), body, said)
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.add(reread)
}

/** What is read again and again is looked at once. */
const seen = new Set<string>()
const MOST_SEEN = 500

/** Fields that a schema does not list are left out of what it has parsed. */
function assertSame(parsed: unknown, body: unknown, said: string): void {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed)), body))
    assert.fail(`${said} with fields that its schema does not list: ${JSON.stringify(body).slice(0, 500)}`)
}
