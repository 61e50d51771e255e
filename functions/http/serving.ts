import { setTimeout as pause } from 'node:timers/promises'
import { Hono, type Context } from 'hono'
import { ALLOWED_HEADERS, EXPOSED_HEADERS } from '../../shared/api/cross-origin.ts'
import { CommandId } from '../../shared/api/primitives.ts'
import { problems } from '../../shared/api/problem.ts'
import { BASE, VERSION, VERSIONS, type Route } from '../../shared/api/routes/route.ts'
import type { OperationId } from '../../shared/api/routes.ts'
import { withOpenBatches } from '../desk/batches/hidden.ts'
import { EVENT, eventPartition, read, type EventFacts } from '../desk/desk-items.ts'
import { looksLikeKey, whoseKey } from '../access/api-keys.ts'
import { isOver, limitHeaders, meterOf, type Limits, type Meter, type Allowance } from '../access/limits.ts'
import { learn, spokenTo, type LanguageCode } from '../../shared/text/languages.ts'
import { isRefused, refused, type Refused } from '../games/refused.ts'
import type { Service } from '../games/service.ts'
import { isWatchedByLink } from '../games/watching.ts'
import { GameNeedsCard, withCards } from '../games/cards.ts'
import { kindOf, type Log, type Metric } from '../logging/log.ts'
import { addressOf, type Arrival } from './address.ts'
import type { Identity, Verify } from './auth.ts'
import { readJson } from './body.ts'
import { noneMatch, resourceIn } from './conditional.ts'
import type { Call, Handler, Handlers, Sent } from './handler.ts'
import { invalid } from './invalid.ts'
import { problemOf, PROBLEM_MEDIA_TYPE } from './problem.ts'
import { retirementOf } from './retirement.ts'

export interface ServingOptions extends Omit<Service, 'wait'> {
  verify: Verify
  wait?: Service['wait']
  log?: Log
  /** Left out, anybody may ask for as much as they like. */
  limits?: Limits | undefined
  /** What our own edge says with each request it passes on; left out, there is none in front. */
  edgeSecret?: string | undefined
}

const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-site',
}
/** A page that may stand in others says so itself; what it does not say is as everywhere. */
const securityOf = (own: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(SECURITY_HEADERS).filter(([name]) => !own.has(name)))
/** What is somebody's own is kept by nobody on the way. */
/** The longest that any browser keeps what it was told it may send. */
const PREFLIGHT_SECONDS = 7200
const preflightOf = (allowed: readonly string[]): Record<string, string> => ({
  'Access-Control-Allow-Methods': allowed.join(', '),
  'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
})
/** What is kept by caches is marked for every site, whoever asked for it first. */
const forOtherSites = (c: Context<Env>, isPublic: boolean): Record<string, string> =>
  isPublic || c.req.header('origin') !== undefined
    ? { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', ') }
    : {}
const PRIVATE: Record<string, string> = { 'Cache-Control': 'private, no-store', Vary: 'Authorization, Accept-Language' }

const TRACE_BYTES = 12

type Env = { Variables: { traceId: string; allowances: Allowance[]; route: OperationId } }
/** What a request is judged by before its handler sees it. */
interface Gate {
  verify: Verify
  meter: Meter | undefined
  address: (c: Context<Env>) => string
}

/** The routes that one function serves, and what answers them. */
export interface Served {
  routes: Partial<Record<OperationId, Route>>
  handlers: Partial<Handlers>
  /** What another function serves at a path of these. */
  elsewhere?: Record<string, readonly Route['method'][]>
}

/** A part of the API over a store: every route that is given, and nothing else. */
export function serve(options: ServingOptions, { routes, handlers, elsewhere = {} }: Served): Hono<Env> {
  const { log, verify } = options
  const service: Service = {
    ...options,
    store: withCards(withOpenBatches(options.store)),
    wait:
      options.wait ??
      (async ms => {
        await pause(ms)
      }),
  }
  const gate: Gate = {
    verify,
    meter: options.limits && meterOf(service, options.limits, log),
    address: c => addressOf(c.env as Arrival, name => c.req.header(name), options.edgeSecret),
  }
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const began = performance.now()
    const traceId = Buffer.from(options.random(TRACE_BYTES)).toString('hex')
    c.set('traceId', traceId)
    await next()
    c.header('Trace-Id', traceId)
    c.header('Vtes-Version', versionOf(c) ?? VERSION)
    setAll(c, forOtherSites(c, routes[c.get('route')]?.access === 'public'))
    setAll(c, limitHeaders(c.get('allowances') ?? []))
    // A 304 leaves in force what came with what it names, and is sent most of all.
    if (c.res.status !== 304) setAll(c, securityOf(c.res.headers))
    log?.('info', 'request', {
      requestId: traceId,
      route: c.get('route') ?? c.req.method,
      status: c.res.status,
      ms: Math.round(performance.now() - began),
      ...metricOf(c),
    })
  })
  app.onError((error, c) => {
    log?.('error', 'request failed', { requestId: c.get('traceId'), error: kindOf(error) })
    if (error instanceof GameNeedsCard) return refusal(c, refused('card-unusable', { detail: error.message }))
    return refusal(c, refused('internal'))
  })
  app.notFound(c => refusal(c, refused('not-found')))

  const mounted = Object.entries<Route>(routes)
  for (const [id, route] of mounted) {
    const handler = handlers[id as OperationId]
    if (!handler) throw new Error(`Nothing answers ${id}`)
    mount(app, id as OperationId, route, handler as Handler<OperationId>, service, gate)
  }
  for (const path of new Set(mounted.map(([, route]) => route.path))) {
    const own = mounted.filter(([, route]) => route.path === path).map(([, route]) => route.method)
    const allowed = [...own, ...(elsewhere[path] ?? [])]
    app.all(pathOf(path), c => {
      const isPreflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
      if (!isPreflight) return refusal(c, refused('method-not-allowed'), { Allow: allowed.join(', ') })
      setAll(c, preflightOf(allowed))
      return c.body(null, 204)
    })
  }
  return app
}

/** What of a request the dashboard counts. */
function metricOf(c: Context<Env>): { metric?: Metric } {
  const { status } = c.res
  if (status === problems['rate-limited'].status) return { metric: 'Limited' }
  if (status === problems.unauthenticated.status) return { metric: 'Unauthenticated' }
  if (status === problems.contention.status) return { metric: 'Contention' }
  return c.get('route') === 'command' && status === 200 ? { metric: 'Commands' } : {}
}

/** `/games/{game}` as the router writes it. */
export const pathOf = (path: string): string => BASE + path.replaceAll(/\{(\w+)\}/g, ':$1')

function mount<K extends OperationId>(
  app: Hono<Env>,
  id: K,
  route: Route,
  handler: Handler<K>,
  service: Service,
  gate: Gate,
): void {
  app.on(route.method, pathOf(route.path), async c => {
    c.set('route', id)
    setAll(c, retirementOf(route))
    const call = await admit(c, route, gate, service)
    if (isRefused(call))
      return refusal(c, call, call.refused === 'unauthenticated' ? { 'WWW-Authenticate': 'Bearer' } : {})
    const limited = await measure(c, route, gate, call)
    if (limited) return refusal(c, limited)
    const result = await handler(service, call as Call<K>)
    if (isRefused(result)) return refusal(c, result)
    return free(c, gate, call.who, await respond(c, route, result))
  })
}

/** What the caller speaks; undefined where that has never been spoken here. */
function versionOf(c: Context): string | undefined {
  const named = c.req.header('vtes-version')
  return named === undefined ? VERSION : VERSIONS.find(version => version === named)
}

interface Admitted {
  params: unknown
  query: unknown
  body: unknown
  who: Identity | null
  key: string
  resource: string
  ifMatch: string | undefined
  inOtherMedia: boolean
  language: LanguageCode
}

/** All that the table asks of a request, in the order in which a refusal tells least. */
async function admit(
  c: Context<Env>,
  route: Route,
  { verify, meter, address }: Gate,
  service: Service,
): Promise<Admitted | Refused> {
  if (versionOf(c) === undefined) {
    const message = `This service speaks ${VERSIONS.join(', ')}`
    return refused('invalid-request', { errors: [{ path: 'Vtes-Version', code: 'unknown-version', message }] })
  }
  const token = route.access === 'public' ? undefined : tokenIn(c)
  const who = token === undefined ? null : await identify(token, verify, service)
  // Without a token one may watch what an event shows to all; whether it does is asked once it is known what is meant.
  const watches = token === undefined && route.access === 'viewer' && c.req.query('view') === 'spectator'
  const needsToken = route.access !== 'public' && !watches && (route.access !== 'anyone' || token !== undefined)
  if (needsToken && !who) {
    // Whoever shows nothing has guessed at nothing.
    const failures = token === undefined ? undefined : meter?.failure(address(c))
    return failures && isOver(failures) ? limitReached(c, failures) : refused('unauthenticated')
  }
  const allowance = meter?.request(who?.id ?? `at ${address(c)}`)
  if (allowance && isOver(allowance)) return limitReached(c, allowance)
  // What anybody may keep carries nobody's figures.
  if (allowance && who) c.set('allowances', [allowance])
  if (route.scope && who && !who.scopes.has(route.scope)) return refused('insufficient-scope', { scope: route.scope })

  const params = route.params?.safeParse(c.req.param())
  if (watches && !(await isShownToAll(service, params?.data))) return refused('unauthenticated')
  if (params?.success === false) return refused('not-found')
  const query = route.query?.safeParse(c.req.query())
  if (query?.success === false) return invalid(query.error)
  const repeated = query && Object.entries(c.req.queries()).find(([, values]) => values.length > 1)
  if (repeated) return refused('invalid-request', { errors: [{ path: repeated[0].slice(0, 200), code: 'repeated' }] })

  const named = c.req.header('idempotency-key')
  if (route.key === 'required' && named === undefined) return refused('idempotency-key-missing')
  const key = route.key && named !== undefined ? CommandId.safeParse(named) : undefined
  if (key?.success === false) return invalid(key.error, 'Idempotency-Key')

  const language = spokenTo(c.req.header('accept-language'))
  await learn(language)
  const body = route.body && (await readBody(c, route))
  if (body && isRefused(body)) return body
  return {
    params: params?.data,
    query: query?.data,
    body: body?.data,
    who: watches ? ANYBODY : who,
    key: key?.data ?? `once-${Buffer.from(service.random(TRACE_BYTES)).toString('hex')}`,
    resource: resourceIn(c.req.path, language),
    ifMatch: c.req.header('if-match'),
    inOtherMedia: route.otherMedia !== undefined && names(c.req.header('accept'), route.otherMedia.type),
    language,
  }
}

/** Who watches without a token: nobody's id is empty, and nothing is allowed to them but that. */
const ANYBODY: Identity = { id: '', name: '', scopes: new Set() }

/**
 * A game that its table shows to whoever has the link, or one of an event that anybody may look at. Of every other,
 * there or not, there is nothing without a token.
 */
async function isShownToAll({ store }: Service, params: unknown): Promise<boolean> {
  const id: unknown = typeof params === 'object' && params !== null && 'game' in params ? params.game : undefined
  const game = typeof id === 'string' ? await store.loadGame(id) : undefined
  if (game && isWatchedByLink(game)) return true
  const event = game?.desk?.event
  if (event == null || game?.spectators?.who === 'nobody') return false
  const kept = await read<EventFacts>(store, eventPartition(event), EVENT)
  return kept?.value.visibility === 'public'
}

/** Named outright: whoever takes anything is sent what all are. */
const names = (accept: string | undefined, type: string): boolean =>
  (accept ?? '').split(',').some(one => one.split(';')[0]!.trim().toLowerCase() === type)

function limitReached(c: Context<Env>, allowance: Allowance): Refused {
  c.set('allowances', [allowance])
  return refused('rate-limited')
}

/** Counts what the store must count: commands by the game they name, whether it is there or not, and tables. */
async function measure(
  c: Context<Env>,
  route: Route,
  { meter }: Gate,
  { who, params }: Admitted,
): Promise<Refused | undefined> {
  if (!meter || !who || !route.limit) return undefined
  const game = typeof params === 'object' && params !== null && 'game' in params ? String(params.game) : ''
  const counted = {
    commands: () => meter.command(who.id, game),
    sayings: () => meter.saying(who.id, game),
    tables: () => meter.table(who.id, who.scopes),
    sandboxes: () => meter.sandbox(who.id),
  }
  const allowance = await counted[route.limit]()
  if (!allowance) return undefined
  c.set('allowances', [...(c.get('allowances') ?? []), allowance])
  return isOver(allowance) ? limitReached(c, allowance) : undefined
}

/** A 304 has cost nothing. */
function free(c: Context<Env>, { meter }: Gate, who: Identity | null, response: Response): Response {
  if (response.status === 304 && who && who !== ANYBODY && meter) {
    meter.giveBack(who.id)
    c.set(
      'allowances',
      (c.get('allowances') ?? []).map(one => (one.policy === 'requests' ? { ...one, used: one.used - 1 } : one)),
    )
  }
  return response
}

/** What is sent as a token, however little it looks like one. */
const tokenIn = (c: Context): string | undefined => {
  const [, scheme, token = ''] = /^(\S+) *(.*)$/.exec(c.req.header('authorization') ?? '') ?? []
  return scheme?.toLowerCase() === 'bearer' && token !== '' ? token : undefined
}

async function identify(token: string, verify: Verify, service: Service): Promise<Identity | null> {
  if (!/^[\w.~+/=-]+$/.test(token)) return null
  return looksLikeKey(token) ? whoseKey(service, token) : verify(token)
}

async function readBody(c: Context, { body: schema, depth, bodyLimit }: Route): Promise<{ data: unknown } | Refused> {
  const read = await readJson(c, depth, bodyLimit)
  if (isRefused(read)) return read
  const body = schema!.safeParse(read.json)
  return body.success ? { data: body.data } : invalid(body.error)
}

async function respond(c: Context<Env>, route: Route, sent: Sent): Promise<Response> {
  const { etag, headers } = sent
  if (route.access !== 'public') setAll(c, PRIVATE)
  if (route.otherMedia) c.header('Vary', 'Accept', { append: true })
  if (headers) setAll(c, headers)
  if (etag !== undefined) c.header('ETag', etag)
  // Of what it names, a 304 says only what a cache goes by (RFC 9110, 15.4.5).
  const isRead = c.req.method === 'GET'
  if (etag !== undefined && isRead && !noneMatch(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  if (route.access !== 'public') c.header('Content-Language', spokenTo(c.req.header('accept-language')))
  if (sent.body === null) return c.body(null, sent.status)
  c.header('Content-Type', mediaOf(route, sent))
  return c.body(typeof sent.body === 'string' ? sent.body : JSON.stringify(await sent.body()), sent.status)
}

function mediaOf({ media, otherMedia }: Route, { inOtherMedia }: Sent): string {
  if (inOtherMedia && otherMedia) return otherMedia.type
  return media === undefined ? 'application/json' : `${media}; charset=utf-8`
}

function refusal(c: Context<Env>, reason: Refused, headers: Record<string, string> = {}): Response {
  const problem = problemOf(reason, c.req.path, c.get('traceId'))
  setAll(c, PRIVATE)
  setAll(c, headers)
  if (problem.safeToRetry)
    c.header('Retry-After', String(reason.refused === 'rate-limited' ? (c.get('allowances')?.at(-1)?.resets ?? 1) : 1))
  c.header('Content-Type', PROBLEM_MEDIA_TYPE)
  return c.body(JSON.stringify(problem), problems[reason.refused].status)
}

function setAll(c: Context, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}
