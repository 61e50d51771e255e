import type { ProblemCode } from './problem.ts'
import type { Route } from './routes/route.ts'
import { served } from './served.ts'

export { BASE, keyScopes, personScopes, scopes, VERSION, VERSIONS, type Route, type Scope } from './routes/route.ts'

/** The whole API as data: the routers, the OpenAPI document and the client are made from it. */
export const routes = { ...served.http, ...served.desk, ...served.people } as const satisfies Record<string, Route>

export type Routes = typeof routes
export type OperationId = keyof Routes
export const operationIds = Object.keys(routes) as OperationId[]

/** The problems a route can answer with: its own, and those that come with what it takes. */
export function problemsOf(route: Route): ProblemCode[] {
  const own: ProblemCode[] = [...route.problems]
  if (route.access !== 'public') own.push('unauthenticated')
  if (route.scope) own.push('insufficient-scope')
  if (route.body) own.push('body-too-large', 'unsupported-media-type')
  if (route.key === 'required') own.push('idempotency-key-missing')
  if (route.key) own.push('key-reused', 'contention')
  if (/\{(game|table)\}|^\/sandbox/.test(route.path)) own.push('card-unusable')
  return [...new Set<ProblemCode>([...own, 'invalid-request', 'rate-limited', 'internal'])]
}
