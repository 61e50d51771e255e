import fc from 'fast-check'
import type * as z from 'zod'
import { openMemoryStore } from '../../functions/store/memory.ts'
import { operationIds, routes, type OperationId, type Route } from '../../shared/api/routes.ts'
import { HOSTILE, spoilt, valuesOf, type Known } from './arbitraries.ts'
import { openScene, watched, type Scene } from './full-world.ts'
import { token } from './tokens.ts'
import { PLAYERS, type Reply } from './world.ts'

/** A request as it goes out, whole enough to be printed and sent again. */
export interface Hostile {
  id: OperationId
  method: string
  path: string
  headers: Record<string, string>
  raw: string | null
}

/** After so many a new service is opened, so that none fills up with tables. */
const PER_SCENE = 1000
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/problem+json',
  '',
  'json',
]

const KEYS = fc.stringMatching(/^[a-z0-9]{1,12}$/)

/** Requests at random: mostly nearly right, as those get furthest, and some that are nothing of the kind. */
function hostileTo(scene: Scene, tokens: readonly string[]): fc.Arbitrary<Hostile> {
  const { there, missing, hidden } = scene
  const known: Known = {
    GameId: fc.constantFrom(there['game']!, missing['game']!),
    TableId: fc.constantFrom(there['table']!, hidden['table']!, missing['table']!),
    KeyId: fc.constantFrom(there['key']!, missing['key']!),
    WebhookId: fc.constantFrom(there['webhook']!, missing['webhook']!),
    PlayerId: fc.constantFrom(...PLAYERS, 'zed', 'bot-ada', 'league x'),
    CommandId: fc.constantFrom('first', 'a', 'b', 'x'.repeat(200)),
    PromptId: fc.constantFrom(String(scene.prompt.body['promptId']), 'prm_1_1_0', 'x'),
  }
  const requestsTo = (id: OperationId): fc.Arbitrary<Hostile> => {
    const route: Route = routes[id]
    const segment = (name: string): fc.Arbitrary<string> =>
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.constantFrom(there[name] ?? 'x', hidden[name] ?? there[name] ?? 'x', missing[name] ?? 'x'),
        },
        { weight: 2, arbitrary: valuesOf(route.params!.shape[name] as z.ZodType, known).map(String) },
        {
          weight: 1,
          arbitrary: fc.oneof(
            fc.constantFrom('..', '.', '%00', '%2e%2e%2f', '%', '%zz', '%ff', '-1', '1e9', 'y'.repeat(2000)),
            fc.string().map(text => encodeURIComponent(wellFormed(text))),
          ),
        },
      )
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const path = fc
      .tuple(...names.map(segment))
      .map(values =>
        names.reduce(
          (made, name, at) => made.replace(`{${name}}`, values[at] === '' ? 'x' : values[at]!),
          route.path as string,
        ),
      )
    const query = fc.oneof({ weight: 3, arbitrary: fc.constant<[string, string][]>([]) }, queryOf(route, known))
    const good = route.body ? valuesOf(route.body, known) : fc.jsonValue({ maxDepth: 2 })
    const body = fc.oneof(
      { weight: 4, arbitrary: good.map(text) },
      { weight: 5, arbitrary: spoilt(good).map(text) },
      { weight: 1, arbitrary: good.map(text).map(json => json.replace('{', '{"__proto__":{"admin":true},')) },
      {
        weight: 1,
        arbitrary: good.map(text).map(json => json.replace('{', '{"constructor":{"prototype":{"admin":true}},')),
      },
      {
        weight: 1,
        arbitrary: fc.oneof(
          fc.constantFrom(
            '',
            '{',
            '[',
            'null',
            '{"a":1,"a":2}',
            '\ufeff{}',
            '['.repeat(5000),
            `{"name":"${'x'.repeat(17_000)}"}`,
          ),
          fc.jsonValue().map(text),
          fc.string(),
        ),
      },
    )
    const headers = fc.record(
      {
        authorization: fc.oneof(
          { weight: 12, arbitrary: fc.constantFrom(...tokens).map(one => `Bearer ${one}`) },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              '',
              'Bearer',
              'Bearer ',
              'Basic eDp5',
              'Bearer null',
              'bearer x.y.z',
              'Bearer prx_x',
              `Bearer ${'a'.repeat(9000)}`,
            ),
          },
        ),
        'idempotency-key': fc.oneof(
          { weight: 5, arbitrary: KEYS },
          { weight: 1, arbitrary: fc.constantFrom('', 'first', 'x'.repeat(201), 'a b', '"') },
        ),
        'content-type': fc.oneof(
          { weight: 9, arbitrary: fc.constant('application/json') },
          { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
        ),
        'if-match': fc.constantFrom('*', '"x"', 'W/"x"', '"', ',,'),
        'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', '"'),
        'x-http-method-override': fc.constantFrom('DELETE', 'POST'),
        'x-method-override': fc.constant('PUT'),
        'content-length': fc.constantFrom('0', '5', '99999', 'x', '-1'),
        'x-forwarded-for': fc.constant('127.0.0.1'),
        host: fc.constantFrom('localhost', '169.254.169.254'),
        'x-original-url': fc.constant('/v1/me'),
        accept: fc.constantFrom('text/html', '*/*;q=0'),
        'accept-language': fc.constantFrom('xx', 'fr;q=x', ','.repeat(300)),
        origin: fc.constant('https://evil.example'),
        cookie: fc.constant('session=x'),
        'content-encoding': fc.constantFrom('gzip', 'br'),
        range: fc.constant('bytes=0-1'),
        expect: fc.constant('100-continue'),
      },
      { requiredKeys: ['authorization', 'idempotency-key', 'content-type'] },
    )
    const method = fc.oneof(
      { weight: 19, arbitrary: fc.constant(route.method as string) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    )
    return fc
      .record({ path, query, body, headers, method, without: fc.nat(20) })
      .map(({ path: where, query: asked, body: raw, headers: sent, method: how, without }): Hostile => ({
        id,
        method: how,
        path:
          where +
          (asked.length > 0
            ? `?${asked.map(([name, value]) => `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(wellFormed(value))}`).join('&')}`
            : ''),
        headers: Object.fromEntries(
          Object.entries(sent).filter(
            ([name, value]) =>
              value !== undefined &&
              !(without === 0 && name === 'authorization') &&
              !(without === 1 && name === 'idempotency-key'),
          ),
        ) as Record<string, string>,
        raw: how === 'GET' || how === 'HEAD' ? null : raw,
      }))
  }
  // What a request of a route is like takes longer to say than to send one.
  const made = new Map<OperationId, fc.Arbitrary<Hostile>>()
  return fc.constantFrom(...operationIds).chain(id => {
    const requests = made.get(id) ?? requestsTo(id)
    made.set(id, requests)
    return requests
  })
}

/** Half a character has no place in an address. */
const wellFormed = (raw: string): string => raw.replaceAll(/\p{Surrogate}/gu, '?')
const text = (value: unknown): string => JSON.stringify(value) ?? ''

function queryOf(route: Route, known: Known): fc.Arbitrary<[string, string][]> {
  const shape = Object.entries(route.query?.unwrap().shape ?? {}) as [string, z.ZodType][]
  const value = (schema: z.ZodType): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 3, arbitrary: valuesOf(schema, known).map(String) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(...HOSTILE)
          .map(one => String(typeof one === 'object' ? text(one) : one))
          .map(one => one.slice(0, 600)),
      },
    )
  const fields = shape.map(([name, schema]) => value(schema).map((made): [string, string] => [name, made]))
  const other = fc.tuple(
    fc.oneof(fc.constantFrom('view', 'seat', '__proto__', 'limit', 'debug'), fc.string({ maxLength: 6 })),
    fc.string({ maxLength: 6 }),
  )
  return fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fields.length > 0 ? fc.oneof(...fields) : other },
      { weight: 1, arbitrary: other },
    ),
    { maxLength: 4 },
  )
}

export interface Census {
  requests: number
  byStatus: Record<number, number>
  byRoute: Record<string, number>
  accepted: number
  failures: string[]
}

/**
 * Sends so many requests made from the seed. What must not be is a line in `failures`, with all it takes to send it
 * again.
 */
export async function fuzz(
  seed: number,
  requests: number,
  done: (sent: number, accepted: number) => void = () => undefined,
): Promise<Census> {
  const census: Census = { requests: 0, byStatus: {}, byRoute: {}, accepted: 0, failures: [] }
  for (let part = 0; census.requests < requests && census.failures.length < 20; part++) {
    const spied = watched(openMemoryStore())
    const scene = await openScene(spied.store)
    const zeds = await Promise.all([...PLAYERS, 'ann', scene.prompt.player, 'zed', 'yve'].map(player => token(player)))
    const tokens = [...zeds, scene.keys.revoked, scene.keys.league, await scene.keys.narrow(['games:read'])]
    const before = census.accepted
    const most = Math.min(PER_SCENE, requests - census.requests)
    for (const one of fc.sample(hostileTo(scene, tokens), { numRuns: most, seed: seed + part })) {
      const problem = await judged(scene, one, spied.writes, census)
      if (problem) census.failures.push(`seed ${seed + part}: ${problem}: ${text(one).slice(0, 2000)}`)
    }
    census.requests += most
    done(most, census.accepted - before)
  }
  return census
}

async function judged(
  { world }: Scene,
  { id, method, path, headers, raw }: Hostile,
  writes: () => string[],
  census: Census,
): Promise<string | undefined> {
  writes()
  let reply: Reply
  try {
    reply = await world.request(method, path, { headers, ...(raw !== null && { raw }) })
  } catch (error) {
    return `not as documented: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}`
  }
  const written = writes()
  census.byStatus[reply.status] = (census.byStatus[reply.status] ?? 0) + 1
  census.byRoute[id] = (census.byRoute[id] ?? 0) + 1
  if (reply.status < 300) census.accepted++
  if (reply.status >= 500) return `answered ${reply.status}`
  if (reply.status >= 400 && written.some(name => name !== 'saveKey'))
    return `refused with ${reply.status}, but wrote ${written.join(', ')}`
  if (({} as Record<string, unknown>)['admin'] !== undefined) return 'polluted the prototype of objects'
  return undefined
}
