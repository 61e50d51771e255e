import { expect } from 'vitest'
import { Problem, problems } from '../../shared/api/problem.ts'
import { operationIds, problemsOf, routes, type Route } from '../../shared/api/routes.ts'
import type { Reply } from './world.ts'

const patterns = operationIds.map(id => {
  const route: Route = routes[id]
  return { route, pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
})

/** Every response of every test is one that the route table promises: its status, its schema, and no field more. */
export function expectDocumented(method: string, path: string, reply: Reply): void {
  const found = patterns.find(({ route, pattern }) => route.method === method && pattern.test(path.split('?')[0] ?? ''))
  if (!found) return
  const { route } = found
  const { status, text, headers } = reply
  if (status >= 400) {
    const body: unknown = JSON.parse(text)
    expect(headers.get('content-type')).toBe('application/problem+json')
    const problem = Problem.parse(body)
    expect(problem).toEqual(body)
    expect(problemsOf(route), `${method} ${path}`).toContain(problem.code)
    expect(status).toBe(problems[problem.code].status)
    expect(headers.get('trace-id')).toBe(problem.traceId)
    return
  }
  if (status === 304 && route.conditional) return expect(text).toBe('')
  const documented = status === 200 || status === 201 || status === 204 ? route.replies[status] : undefined
  if (!documented) throw new Error(`${method} ${path} answered ${status}, which is not documented`)
  if (documented.body === null) return expect(text).toBe('')
  if (route.media !== undefined) return expect(headers.get('content-type')).toBe(`${route.media}; charset=utf-8`)
  const body: unknown = JSON.parse(text)
  expect(documented.body.parse(body)).toEqual(body)
}
