import { deskRoutes } from './desk-routes.ts'
import { gameRoutes } from './game-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import type { Route } from './routes/route.ts'

/**
 * Which function serves which route. Those behind the first are called for the paths of their routes, the first for
 * everything else.
 */
export const served = { http: gameRoutes, desk: deskRoutes, people: peopleRoutes } as const satisfies Record<
  string,
  Record<string, Route>
>
export type ServingFunction = keyof typeof served
export const servingFunctions = Object.keys(served) as ServingFunction[]
export const FIRST = 'http' satisfies ServingFunction

/** What calls a function: a path, as the route table writes it, with any method or with one. */
export interface Claim {
  path: Route['path']
  method: Route['method'] | 'ANY'
}

const routesOf = (name: ServingFunction): Route[] => Object.values<Route>(served[name])

/** A path that two functions share is claimed method by method. */
export function claimsOf(name: ServingFunction): Claim[] {
  const others = new Set(servingFunctions.filter(one => one !== name).flatMap(one => routesOf(one).map(at => at.path)))
  const claims = routesOf(name).map(({ path, method }): Claim => ({ path, method: others.has(path) ? method : 'ANY' }))
  return claims.filter(({ path, method }, at) => {
    const same = claims.findIndex(one => one.path === path && one.method === method)
    return same === at
  })
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const CLAIMS = servingFunctions
  .filter(name => name !== FIRST)
  .flatMap(name => claimsOf(name).map(({ path, method }) => ({ name, method, pattern: patternOf(path) })))

/** The function that a request is for, by its method and its path without what the API's begin with. */
export const servedBy = (method: string, path: string): ServingFunction =>
  CLAIMS.find(claim => (claim.method === 'ANY' || claim.method === method) && claim.pattern.test(path))?.name ?? FIRST
