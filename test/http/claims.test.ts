import { expect, it } from 'vitest'
import { claimsOf, served, servedBy, servingFunctions } from '../../shared/api/served.ts'
import { operationIds, routes, type Route } from '../../shared/api/routes.ts'
import { openWorld } from './world.ts'

it('every route is served by one function, which its requests are given to', () => {
  const all = servingFunctions.flatMap(name =>
    Object.entries<Route>(served[name]).map(([id, route]) => ({ name, id, route })),
  )
  expect(all.map(({ id }) => id).sort()).toEqual([...operationIds].sort())
  for (const { name, route } of all)
    expect([route.path, servedBy(route.method, route.path.replaceAll(/\{\w+\}/g, 'x'))]).toEqual([route.path, name])
})

it('what nobody claims is for the first', () => {
  for (const path of ['/', '/nothing', '/events/a/b/c/d', '/games/x/talk/y/z/a'])
    expect(servedBy('GET', path)).toBe('http')
})

it('a path of one function is claimed whole, and one that two share by its methods', () => {
  expect(claimsOf('people')).toContainEqual({ path: routes.talk.path, method: 'ANY' })
  for (const name of servingFunctions) {
    const claims = claimsOf(name)
    expect(new Set(claims.map(({ path, method }) => `${method} ${path}`)).size).toBe(claims.length)
    for (const { path, method } of claims) {
      const others = servingFunctions.filter(
        other => other !== name && Object.values<Route>(served[other]).some(route => route.path === path),
      )
      expect([path, method === 'ANY']).toEqual([path, others.length === 0])
    }
  }
})

it('who asks which methods a shared path has is told of all of them, whichever function it asks', async () => {
  const world = await openWorld()
  const all = Object.values<Route>(routes)
  for (const path of new Set(
    servingFunctions.flatMap(name =>
      claimsOf(name)
        .filter(one => one.method !== 'ANY')
        .map(one => one.path),
    ),
  )) {
    const methods = all.filter(route => route.path === path).map(({ method }) => method)
    const asked = await world.request('PATCH', path)
    expect([asked.status, asked.headers.get('allow')?.split(', ').sort()]).toEqual([405, methods.toSorted()])
    const preflight = await world.request('OPTIONS', path, {
      headers: { origin: 'https://league.example', 'access-control-request-method': 'DELETE' },
    })
    expect(preflight.headers.get('access-control-allow-methods')?.split(', ').sort()).toEqual(methods.toSorted())
  }
})
