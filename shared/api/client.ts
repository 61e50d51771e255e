import type * as z from 'zod'
import type { Problem } from './problem.ts'
import { BASE, routes, type OperationId, type Route, type Routes } from './routes.ts'

/**
 * A typed client over the route table. It knows no rules: it sends what it is given, names every command once,
 * and repeats a request whose reply was lost under the same name.
 */
export interface ClientOptions {
  /** Where the API is, without `/v1`. */
  url: string
  token?: () => string | Promise<string>
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Makes the name of a command: unlike any other of this player. */
  newKey: () => string
  wait: (ms: number) => Promise<void>
  /** How often a request is sent again. */
  retries?: number
  /**
   * How long the server may ask to wait, in milliseconds, before it is tried again here. Who asks for more is left to
   * the caller; left out, anything is waited for.
   */
  patience?: number
}

/** What a schema of the API lets through: a client names what it is sent by the schema it was made from. */
export type Infer<S extends z.ZodType> = z.output<S>

type Input<S> = S extends z.ZodType ? z.input<S> : never
type With<R, K extends string, As extends string = K> = R extends { [P in K]: infer S }
  ? { [P in As]: Input<S> }
  : unknown
type ReplyBody<R> = R extends { replies: infer T }
  ? { [S in keyof T]: T[S] extends { body: infer B extends z.ZodType } ? z.output<B> : null }[keyof T]
  : never

export type RequestOf<K extends OperationId> = With<Routes[K], 'params'> &
  (Routes[K] extends { query: infer Q } ? { query?: Partial<Input<Q>> } : unknown) &
  With<Routes[K], 'body'> &
  (Routes[K] extends { key: unknown } ? { key?: string } : unknown) &
  (Routes[K] extends { conditional: true } ? { etag?: string | undefined } : unknown) &
  // What one changes is what one has seen: the tag that it was read with.
  (Routes[K] extends { problems: readonly (infer P)[] }
    ? 'version-mismatch' extends P
      ? { ifMatch?: string | undefined }
      : unknown
    : unknown)

export interface Answered<T> {
  status: 200 | 201 | 204 | 304
  /** Null for 204 and 304. */
  body: T | null
  etag: string | undefined
  /** The reply was saved earlier: this request had had its effect before. */
  replayed: boolean
  /** Seconds the server asks to leave between polls. */
  pollInterval: number | undefined
}

/** The server's refusal, as it worded it. */
export class ApiProblem extends Error {
  readonly problem: Problem
  /** Seconds after which it may be tried again, where the server says so. */
  readonly retryAfter: number | undefined
  constructor(problem: Problem, retryAfter?: number) {
    super(`${problem.status} ${problem.code}: ${problem.title}`)
    this.name = 'ApiProblem'
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/**
 * No reply arrived, however often it was asked for. A command may have been carried out: ask for its outcome by its
 * key.
 */
export class NoReply extends Error {
  readonly key: string | undefined
  constructor(key: string | undefined, cause: unknown) {
    super('No reply from the server', { cause })
    this.name = 'NoReply'
    this.key = key
  }
}

export interface Client {
  call: <K extends OperationId>(operation: K, request: RequestOf<K>) => Promise<Answered<ReplyBody<Routes[K]>>>
}

const RETRIES = 4
const FIRST_PAUSE_MS = 200
const RETRYABLE_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504])

interface Sendable {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  key?: string
  etag?: string | undefined
  ifMatch?: string | undefined
}

export function createClient(options: ClientOptions): Client {
  const call = async (operation: OperationId, request: Sendable): Promise<Answered<unknown>> => {
    const route: Route = routes[operation]
    const key = route.key ? (request.key ?? options.newKey()) : undefined
    const url = options.url + BASE + filled(route.path, request.params) + search(request.query)
    const init = {
      method: route.method,
      headers: await headersOf(options, request, key),
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    }
    return read(await reached(options, url, init, key))
  }
  return { call: call as Client['call'] }
}

/** A reply that has arrived whole. */
interface Arrived {
  response: Response
  text: string
}

/** A request may be sent again as it is: reads change nothing, and a command keeps its key. */
async function reached(
  options: ClientOptions,
  url: string,
  init: RequestInit,
  key: string | undefined,
): Promise<Arrived> {
  const retries = options.retries ?? RETRIES
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await options.fetch(url, init)
      const text = await response.text()
      const after = response.status === 429 ? (retryAfter(response) ?? 0) * 1000 : 0
      if (!RETRYABLE_STATUS.has(response.status) || attempt >= retries || after > (options.patience ?? Infinity))
        return { response, text }
      // Over a limit, only time helps: what the server asks for is waited for.
      if (response.status === 429) await options.wait(after)
    } catch (error) {
      if (attempt >= retries) throw new NoReply(key, error)
    }
    await options.wait(FIRST_PAUSE_MS * 2 ** attempt)
  }
}

async function headersOf(
  options: ClientOptions,
  { body, etag, ifMatch }: Sendable,
  key: string | undefined,
): Promise<Record<string, string>> {
  const token = await options.token?.()
  return {
    Accept: 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(etag !== undefined && { 'If-None-Match': etag }),
    ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
  }
}

function read({ response, text }: Arrived): Answered<unknown> {
  const { status, headers } = response
  if (status !== 200 && status !== 201 && status !== 204 && status !== 304)
    throw new ApiProblem(problemFrom(response, text), retryAfter(response))
  const poll = Number(headers.get('poll-interval') ?? NaN)
  return {
    status,
    body: text === '' ? null : headers.get('content-type')?.startsWith('text/') ? text : JSON.parse(text),
    etag: headers.get('etag') ?? undefined,
    replayed: headers.get('idempotency-replayed') === 'true',
    pollInterval: Number.isNaN(poll) ? undefined : poll,
  }
}

function retryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? NaN)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

/** What stands between may answer for the server, in words of its own. */
function problemFrom(response: Response, text: string): Problem {
  if (response.headers.get('content-type')?.includes('problem+json')) return JSON.parse(text) as Problem
  const { status } = response
  const code =
    status === 429 ? 'rate-limited' : status === 413 ? 'body-too-large' : status === 503 ? 'contention' : 'internal'
  return {
    type: 'about:blank',
    code,
    title: 'The service could not be reached',
    status,
    instance: response.url,
    traceId: '',
    safeToRetry: status >= 500 || status === 429,
    recorded: status >= 500 ? null : false,
  }
}

const filled = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

function search(query: Record<string, unknown> = {}): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined)
  return fields.length === 0
    ? ''
    : `?${fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`
}
