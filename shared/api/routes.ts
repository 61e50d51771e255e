import type { ProblemCode } from './problem.ts'
import { agreementsRoutes } from './routes/agreements.ts'
import { clocksRoutes } from './routes/clocks.ts'
import { gamesRoutes } from './routes/games.ts'
import { keysRoutes } from './routes/keys.ts'
import { noticesRoutes } from './routes/notices.ts'
import { ordersRoutes } from './routes/orders.ts'
import { playersRoutes } from './routes/players.ts'
import type { Route } from './routes/route.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { serviceRoutes } from './routes/service.ts'
import { tablesRoutes } from './routes/tables.ts'

export { keyScopes, personScopes, scopes, type Route, type Scope } from './routes/route.ts'

/** The whole API as data: the router, the OpenAPI document and the client are made from it. */
export const BASE = '/v1'
/**
 * What is understood and sent: another date where that changes so that a client has to. Fields that are added change
 * nothing.
 */
export const VERSION = '2026-11-01'

export const routes = {
  ...serviceRoutes,
  ...playersRoutes,
  ...keysRoutes,
  ...tablesRoutes,
  ...gamesRoutes,
  ...agreementsRoutes,
  ...sandboxRoutes,
  ...ordersRoutes,
  ...noticesRoutes,
  ...clocksRoutes,
} as const satisfies Record<string, Route>

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
