import * as z from 'zod'
import { examples, type Example } from './examples.ts'
import { CommandId } from './primitives.ts'
import { Problem, problemBody, problems, type ProblemCode } from './problem.ts'
import { discriminate, portable } from './portable-schemas.ts'
import { webhookPayloads } from './webhooks.ts'
import { BASE, operationIds, problemsOf, routes, VERSIONS, scopes, type OperationId, type Route } from './routes.ts'

type Json = Record<string, unknown>

const SIGNED_BY: Record<string, string> = {
  'webhook-id': 'The id of the entry, the same for every attempt',
  'webhook-timestamp': 'When this attempt was signed, in seconds since 1970: refuse what is older than five minutes',
  'webhook-signature':
    'Standard Webhooks 1.0, over `id.timestamp.body`: `v1,` and an HMAC-SHA256, and `v1a,` and an Ed25519 signature, ' +
    'separated by spaces; while a secret is being changed, those of both',
}

const codes = [...new Set(operationIds.flatMap(id => problemsOf(routes[id])))]

/** A gateway in front of the service says itself that there were too many requests, in words of its own. */
const GATEWAY_REFUSAL: Json = {
  type: 'object',
  description: 'What a gateway in front of the service says, before the service has seen the request',
  properties: { message: { type: 'string', description: 'In words' } },
}

/** What replies say of themselves besides their body. */
const HEADERS: Record<string, Json> = {
  VtesVersion: { description: 'What this reply is written in: a date', schema: { type: 'string' } },
  TraceId: { description: 'What to quote to an operator', schema: { type: 'string' } },
  RateLimit: {
    description: 'How much may still be asked for, and in how many seconds all of it again (one entry a policy)',
    schema: { type: 'string' },
  },
  RateLimitPolicy: { description: 'How much may be asked for in how many seconds', schema: { type: 'string' } },
  RetryAfter: {
    description: 'In how many seconds to send the same again',
    schema: { type: 'integer', minimum: 1 },
  },
  ETag: { description: 'What to send in If-None-Match or If-Match', schema: { type: 'string' } },
  IdempotencyReplayed: { description: '`true` when the saved reply was sent', schema: { type: 'string' } },
}
const named = (name: keyof typeof HEADERS): Json => ({ $ref: `#/components/headers/${name}` })

/** Of every reply; the figures of limits are told to who is signed in. */
const headersOf = ({ access }: Route): Json => ({
  'Vtes-Version': named('VtesVersion'),
  'Trace-Id': named('TraceId'),
  ...(access !== 'public' && { RateLimit: named('RateLimit'), 'RateLimit-Policy': named('RateLimitPolicy') }),
})

const TAGS: Record<Route['tag'], string> = {
  Service: 'The service itself, and what it knows of cards',
  Players: 'You, across all your games',
  Tables: 'Where a game is arranged',
  Decks: 'Decks: what a list says, and those that players keep',
  Games: 'A game under way',
  Talk: 'What is said at a table, beside its game',
  Notices: 'How you are told that there is something to read',
  Events: 'Tournaments and leagues: players, rounds, standings, finals',
  Judges: 'Questions to a judge, and what a judge rules',
  Leagues: "For a league's own programs: tables in one call, signed results, and being told of both",
}

/** `{}`: a token may be left out. */
const securityOf = ({ access }: Route): Json[] =>
  access === 'public' ? [] : access === 'viewer' || access === 'anyone' ? [{ bearer: [] }, {}] : [{ bearer: [] }]

const ACCESS: Record<Route['access'], string> = {
  public: 'Open to all.',
  anyone: 'With or without a token, as far as the event shows itself.',
  'signed-in': 'For anyone signed in.',
  host: "For the table's host.",
  seat: 'For those who sit at the game; to everybody else it does not exist.',
  viewer:
    'For those who sit at the game and, with `view=spectator`, for anyone signed in; otherwise it does not exist. Of ' +
    'an event that is open to all, `view=spectator` needs no token.',
  organiser: 'For the organisers of the event.',
  judge: 'For the judges of the event.',
  league: "For a league's own keys.",
}

/** The OpenAPI document, made from the route table and the schemas alone. */
export function openApi(version: string): Json {
  const components: Json = {}
  const problem = schemaOf(Problem, components)
  const paths: Record<string, Json> = {}
  for (const id of operationIds) {
    const route: Route = routes[id]
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(id, route, components, problem),
    }
  }
  const webhooks = posted(components)
  discriminate(components)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Praxis',
      version,
      summary: 'Vampire: The Eternal Struggle by web, with the rules enforced',
      description:
        'Read your inbox, take one of the options of a prompt, post it as a command. A client needs no rules. ' +
        'Replies to whoever is signed in say in `RateLimit` and `RateLimit-Policy` how much may still be asked for; a 304 costs nothing. ' +
        'Every refusal is a problem document (RFC 9457) that says whether it is safe to send the same request again.',
      contact: { name: 'Whoever runs this service' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: BASE }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: {
      headers: HEADERS,
      schemas: sorted(components),
      examples: sorted(
        Object.fromEntries(
          codes.map(code => [
            code,
            { summary: problems[code].title, value: problemBody(code, `${BASE}/…`, '0123456789abcdef01234567') },
          ]),
        ),
      ),
      parameters: {
        VtesVersion: header(
          'Vtes-Version',
          'What you speak: a date that stands here, which goes on being understood, or nothing for the newest. ' +
            'Every reply says by which it was made',
          { type: 'string', enum: [...VERSIONS] },
          false,
        ),
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: `Scopes: ${Object.entries(scopes)
            .map(([name, what]) => `\`${name}\` (${what})`)
            .join('; ')}. A token without the claim has them all`,
        },
      },
    },
  }
}

/** What the webhooks of a league receive, by the types of its feed. */
function posted(components: Json): Json {
  return Object.fromEntries(
    webhookPayloads().map(({ type, summary, payload }) => [
      type,
      {
        post: {
          operationId: `on-${type}`,
          tags: ['Leagues'],
          summary,
          security: [],
          parameters: Object.entries(SIGNED_BY).map(([name, description]) =>
            header(name, description, { type: 'string' }, true),
          ),
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(payload, components) } } },
          responses: {
            '2XX': { description: 'It has arrived' },
            '410': { description: 'Nobody is here any more: the webhook is disabled' },
          },
        },
      },
    ]),
  )
}

function operation(id: OperationId, route: Route, components: Json, problem: Json): Json {
  const example = examples[id]
  const parameters: Json[] = [
    ...fields(route.params, 'path', components, example?.params),
    ...fields(route.query?.unwrap(), 'query', components, example?.query),
    ...(route.key
      ? [
          header(
            'Idempotency-Key',
            'Your name for this request. Under the same key the same request has one effect and one reply',
            schemaOf(CommandId, components),
            route.key === 'required',
          ),
        ]
      : []),
    ...(route.conditional ? [header('If-None-Match', 'The ETag you have', { type: 'string' }, false)] : []),
    { $ref: '#/components/parameters/VtesVersion' },
    ...(id === 'setPreferences'
      ? [
          header(
            'If-Match',
            'The ETag of the preferences as you have them: refuse with 412 if they have changed',
            { type: 'string' },
            false,
          ),
        ]
      : []),
    ...(id === 'command'
      ? [
          header(
            'If-Match',
            'The ETag of the game as you have it: refuse with 412 if it has moved',
            { type: 'string' },
            false,
          ),
        ]
      : []),
  ]
  return {
    operationId: id,
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, ACCESS[route.access]].filter(Boolean).join('\n\n'),
    ...(route.deprecated && { deprecated: true }),
    security: securityOf(route),
    ...(route.scope && { 'x-scope': route.scope }),
    parameters,
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(route.body, components),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: sorted({ ...replies(route, components, example), ...refusals(route, problem) }),
  }
}

function replies(route: Route, components: Json, example: Example | undefined): Json {
  const made = Object.entries(route.replies).map(([status, reply]) => [
    status,
    {
      description: reply.description,
      ...(reply.body && {
        content: {
          [route.media ?? 'application/json']: {
            schema: schemaOf(reply.body, components),
            ...(example?.reply !== undefined && String(example.status) === status && { example: example.reply }),
          },
          ...(route.otherMedia && {
            [route.otherMedia.type]: { schema: { type: 'string', description: route.otherMedia.description } },
          }),
        },
      }),
      headers: {
        ...headersOf(route),
        ...(route.conditional && { ETag: named('ETag') }),
        ...(route.key && { 'Idempotency-Replayed': named('IdempotencyReplayed') }),
      },
    },
  ])
  if (route.conditional)
    made.push(['304', { description: 'Nothing has changed', headers: { ...headersOf(route), ETag: named('ETag') } }])
  return Object.fromEntries(made)
}

function refusals(route: Route, problem: Json): Json {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of problemsOf(route))
    byStatus.set(problems[code].status, [...(byStatus.get(problems[code].status) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map(code => `\`${code}\`: ${problems[code].title}`).join('. '),
        headers: {
          ...headersOf(route),
          ...(codes.some(code => problemBody(code, '', '').safeToRetry) && { 'Retry-After': named('RetryAfter') }),
        },
        content: {
          'application/problem+json': {
            schema: problem,
            examples: Object.fromEntries(codes.map(code => [code, { $ref: `#/components/examples/${code}` }])),
          },
          ...(status === problems['rate-limited'].status && {
            'application/json': { schema: GATEWAY_REFUSAL, example: { message: 'Too Many Requests' } },
          }),
        },
      },
    ]),
  )
}

function fields(
  schema: z.ZodObject | undefined,
  where: 'path' | 'query',
  components: Json,
  example: Record<string, string> = {},
): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description, ...rest } = writtenOut(schemaOf(field as z.ZodType, components), components)
    // Left out is not the same as undefined, which no query can say.
    const optional = where === 'query' && z.object({ field: field as z.ZodType }).safeParse({}).success
    return {
      name,
      in: where,
      required: !optional,
      ...(typeof description === 'string' && { description }),
      schema: rest,
      ...(example[name] !== undefined && { example: valued(example[name], field as z.ZodType) }),
    }
  })
}

/** With what it refers to, where it has a default: beside a reference some generators give a type another's word. */
function writtenOut(schema: Json, components: Json): Json {
  const { $ref, ...rest } = schema
  if (typeof $ref !== 'string' || !('default' in rest)) return schema
  return { ...(components[$ref.split('/').at(-1)!] as Json), ...rest }
}

/** What a query says is text; a schema may make a number of it. */
const valued = (text: string, field: z.ZodType): unknown =>
  field.safeParse(text).data === Number(text) ? Number(text) : text

const header = (name: string, description: string, schema: Json, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const settled = new WeakSet<object>()
/**
 * Zod asks a lazy schema for what it stands for each time it looks whether something in it transforms, and would make
 * it anew hundreds of times: from here on it has what it made first.
 */
function settle(part: unknown): void {
  if (typeof part !== 'object' || part === null || settled.has(part)) return
  settled.add(part)
  if (!(part instanceof z.core.$ZodType)) return Object.values(part).forEach(settle)
  if (part instanceof z.ZodLazy) {
    const inner = part.unwrap()
    part.def.getter = () => inner
    settle(inner)
  } else Object.values(part._zod.def).forEach(settle)
}

/** A named schema becomes a component and a reference to it. */
function schemaOf(schema: z.ZodType, components: Json): Json {
  const name = z.globalRegistry.get(schema)?.id
  // The largest are named in many places: what has been written out once is not worked out again.
  if (name === undefined || components[name] === undefined) {
    settle(schema)
    const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { io: 'input' }) as Json & { $defs?: Json }
    for (const [inner, definition] of Object.entries($defs)) components[inner] ??= portable(referring(definition))
    if (name === undefined) return portable(referring(json)) as Json
    components[name] ??= portable(referring(json))
  }
  return { $ref: `#/components/schemas/${name}` }
}

function referring(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(referring)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace('#/$defs/', '#/components/schemas/')
          : referring(value),
      ]),
  )
}

const sorted = (record: Json): Json => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
