import fc from 'fast-check'
import type * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryStore } from '../../functions/store/memory.ts'
import {
  operationIds,
  problemsOf,
  routes,
  scopes,
  type OperationId,
  type Route,
  type Scope,
} from '../../shared/api/routes.ts'
import { valuesOf } from './arbitraries.ts'
import { hiddenFrom, openScene, watched, type Scene } from './full-world.ts'
import { PLAYERS, problemIn, type Caller, type Reply } from './world.ts'

/**
 * Every route by every role, from the route table alone: who adds a route has it tested here, and who adds a kind of
 * access must say
 * below what each role gets.
 */
let scene: Scene
let writes: () => string[]
beforeAll(async () => {
  const spied = watched(openMemoryStore())
  writes = spied.writes
  scene = await openScene(spied.store)
})

type Role =
  | 'anonymous'
  | 'other user'
  | 'other seat'
  | 'spectator'
  | 'host'
  | 'another host'
  | 'key without the scope'
  | 'revoked key'
  | 'another league'
/**
 * `open`: answered. `refused`: 401. `scope`: 403 for the scope. `absent`: 404, as if it were not there. `own`: as one
 * who may, with what is
 * one's own. `not theirs`: 403 or 404.
 */
type Outcome = 'open' | 'refused' | 'scope' | 'absent' | 'own' | 'not theirs'

const signedIn = { anonymous: 'refused', 'key without the scope': 'scope', 'revoked key': 'refused' } as const
const EXPECTED: Record<Route['access'], Record<Role, Outcome>> = {
  public: {
    anonymous: 'open',
    'other user': 'open',
    'other seat': 'open',
    spectator: 'open',
    host: 'open',
    'another host': 'open',
    'key without the scope': 'open',
    'revoked key': 'open',
    'another league': 'open',
  },
  anyone: {
    anonymous: 'open',
    'other user': 'open',
    'other seat': 'open',
    spectator: 'open',
    host: 'open',
    'another host': 'open',
    'key without the scope': 'scope',
    'revoked key': 'refused',
    'another league': 'open',
  },
  organiser: {
    ...signedIn,
    'other user': 'not theirs',
    'other seat': 'not theirs',
    spectator: 'not theirs',
    host: 'not theirs',
    'another host': 'not theirs',
    'another league': 'not theirs',
  },
  judge: {
    ...signedIn,
    'other user': 'not theirs',
    'other seat': 'not theirs',
    spectator: 'not theirs',
    host: 'not theirs',
    'another host': 'not theirs',
    'another league': 'not theirs',
  },
  league: {
    ...signedIn,
    'other user': 'not theirs',
    'other seat': 'not theirs',
    spectator: 'not theirs',
    host: 'not theirs',
    'another host': 'not theirs',
    'another league': 'not theirs',
  },
  'signed-in': {
    ...signedIn,
    'other user': 'own',
    'other seat': 'own',
    spectator: 'own',
    host: 'own',
    'another host': 'own',
    'another league': 'own',
  },
  host: {
    ...signedIn,
    'other user': 'not theirs',
    'other seat': 'not theirs',
    spectator: 'not theirs',
    host: 'own',
    'another host': 'not theirs',
    'another league': 'not theirs',
  },
  seat: {
    ...signedIn,
    'other user': 'absent',
    'other seat': 'own',
    spectator: 'absent',
    host: 'own',
    'another host': 'absent',
    'another league': 'absent',
  },
  viewer: {
    ...signedIn,
    'other user': 'absent',
    'other seat': 'own',
    spectator: 'own',
    host: 'own',
    'another host': 'absent',
    'another league': 'absent',
  },
}
/** What names nothing of another league's is about the caller's own. */
const namesNothing = ({ access, params }: Route): boolean => access === 'league' && params === undefined
const ROLES = Object.keys(EXPECTED.public) as Role[]

let sent = 0

const made = new Map<z.ZodType, unknown>()
/** Good in form, and good altogether if one of many is. */
function any(schema: z.ZodType): unknown {
  if (!made.has(schema)) {
    const values = fc.sample(valuesOf(schema), { numRuns: 200, seed: 7 })
    made.set(schema, values.find(value => schema.safeParse(value).success) ?? values[0])
  }
  return made.get(schema)
}
const makes = ({ body }: Route): boolean => body === undefined || body.safeParse(any(body)).success

/** A good request for the route, as far as its schemas tell, about the objects of the scene or others. */
async function call(
  caller: Caller,
  id: OperationId,
  params: Record<string, string>,
  query: Record<string, string> = {},
): Promise<Reply> {
  const route: Route = routes[id]
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? String(any(route.params!.shape[name] as z.ZodType))),
  )
  const needed = Object.entries(route.query?.unwrap().shape ?? {})
    .filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success)
    .map(([name, field]) => [
      name,
      ['0', '1'].find(one => (field as z.ZodType).safeParse(one).success) ?? String(any(field as z.ZodType)),
    ])
  const search = new URLSearchParams({ ...(Object.fromEntries(needed) as Record<string, string>), ...query }).toString()
  const body = id === 'command' ? scene.prompt.body : route.body && any(route.body)
  return caller.send(route.method, path + (search && `?${search}`), {
    headers: route.key ? { 'idempotency-key': `matrix-${sent++}` } : {},
    ...(body !== undefined && { body }),
  })
}

const bearing = (key: string): Caller => ({
  ...scene.world.anonymous,
  send: (method, path, sending = {}) =>
    scene.world.request(method, path, { ...sending, headers: { ...sending.headers, authorization: `Bearer ${key}` } }),
})

/** Who calls in a role. Of the other seats, one that is not asked anything now. */
async function callerOf(role: Role, route: Route): Promise<Caller> {
  const { world, keys, prompt } = scene
  switch (role) {
    case 'anonymous':
      return world.anonymous
    case 'other user':
    case 'spectator':
      return world.as('yve')
    case 'other seat':
      return world.as(PLAYERS.find(player => player !== prompt.player && player !== 'ann')!)
    case 'host':
      return world.as('ann')
    case 'another host':
      return world.as('zed')
    case 'key without the scope':
      return bearing(
        await keys.narrow(
          (Object.keys(scopes) as Scope[]).filter(scope => scope !== route.scope && scope !== 'keys:manage'),
        ),
      )
    case 'revoked key':
      return bearing(keys.revoked)
    case 'another league':
      return bearing(keys.league)
  }
}

const shape = (reply: Reply): unknown => {
  const { traceId: _, instance, ...problem } = problemIn(reply)
  return [
    reply.status,
    problem,
    instance.length,
    reply.text.length,
    [...reply.headers].filter(([name]) => name !== 'trace-id'),
  ]
}

/** A league's key has few scopes: what they do not reach is refused for that. */
const reaches = (role: Role, route: Route): boolean =>
  role !== 'another league' ||
  route.scope === null ||
  ['games:read', 'results:read', 'tables:bulk'].includes(route.scope)

const CASES = ROLES.flatMap(role =>
  operationIds.map((id): [Role, OperationId, Outcome] => {
    const route: Route = routes[id]
    return [
      role,
      id,
      reaches(role, route)
        ? route.scope === null && EXPECTED[route.access][role] === 'scope'
          ? 'own'
          : role === 'another league' && namesNothing(route)
            ? 'own'
            : EXPECTED[route.access][role]
        : 'scope',
    ]
  }),
)

describe('every route by every role', () => {
  it.each(CASES)('%s, %s: %s', async (role, id, outcome) => {
    const route: Route = routes[id]
    const query: Record<string, string> =
      role === 'spectator' && route.query && 'view' in route.query.unwrap().shape ? { view: 'spectator' } : {}
    const caller = await callerOf(role, route)
    writes()
    const reply = await call(caller, id, scene.there, query)
    const written = writes()
    expect(reply.status, reply.text).toBeLessThan(500)
    if (reply.status >= 400) {
      expect(problemsOf(route)).toContain(problemIn(reply).code)
      expect(written).toEqual([])
    }
    switch (outcome) {
      case 'open':
      case 'own':
        expect(reply.status).not.toBe(401)
        break
      case 'refused':
        expect(problemIn(reply).code).toBe('unauthenticated')
        break
      case 'scope':
        expect(problemIn(reply)).toMatchObject({ status: 403, code: 'insufficient-scope', scope: route.scope })
        break
      case 'not theirs':
        expect([403, 404]).toContain(reply.status)
        break
      case 'absent':
        // A body that no schema could make is refused before anything is looked for, and alike.
        expect(reply.status).toBe(makes(route) ? 404 : 400)
        expect(shape(reply)).toEqual(shape(await call(caller, id, scene.missing, query)))
        break
    }
    const viewer =
      role === 'other seat'
        ? PLAYERS.find(player => player !== scene.prompt.player && player !== 'ann')
        : role === 'host'
          ? 'ann'
          : undefined
    if (route.tag === 'Games' && reply.status < 300)
      for (const key of await hiddenFrom(scene, viewer)) expect(reply.text).not.toContain(`"key":"${key}"`)
  })
})

describe('a private table', () => {
  const about = operationIds.filter(id => routes[id].path.includes('{table}'))
  it.each(about)('does not exist for who is not at it: %s', async id => {
    for (const player of ['yve', 'zed']) {
      const caller = scene.world.as(player)
      writes()
      const reply = await call(caller, id, { ...scene.there, ...scene.hidden })
      expect([reply.status, writes()]).toEqual([404, []])
      expect(shape(reply)).toEqual(shape(await call(caller, id, scene.missing)))
    }
  })
})

describe('ids of another game', () => {
  it('of a prompt, a command or a key lead nowhere', async () => {
    const { world, there, prompt } = scene
    const other = Object.values(await world.store.gamesOf('zed'))[0]!
    writes()
    const replies = [
      await world.as('zed').post(`/games/${other}/commands`, prompt.body),
      await world.as('zed').get(`/games/${other}/commands/${there['command']}`),
      await world.as('zed').send('DELETE', `/me/keys/${there['key']}`),
    ]
    expect(replies.map(reply => reply.status)).toEqual([409, 404, 404])
    expect(writes()).toEqual([])
    for (const reply of replies)
      for (const key of await hiddenFrom(scene)) expect(reply.text).not.toContain(`"key":"${key}"`)
  })
})

afterAll(() => expect(CASES.length).toBe(ROLES.length * operationIds.length))
