import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What API Gateway hands to a function: payload format 2.0, as far as it can be known on one machine. */
export interface ApiEvent {
  version: '2.0'
  routeKey: '$default'
  rawPath: string
  rawQueryString: string
  cookies?: string[]
  headers: Record<string, string>
  queryStringParameters?: Record<string, string>
  requestContext: {
    accountId: string
    apiId: string
    domainName: string
    domainPrefix: string
    http: { method: string; path: string; protocol: string; sourceIp: string; userAgent: string }
    requestId: string
    routeKey: '$default'
    stage: '$default'
    time: string
    timeEpoch: number
  }
  body?: string
  isBase64Encoded: boolean
}

export interface LambdaContext {
  awsRequestId: string
  functionName: string
  getRemainingTimeInMillis: () => number
}
export type ApiHandler = (event: ApiEvent, context: LambdaContext) => unknown

export interface Reply {
  status: number
  headers: Record<string, string>
  cookies: string[]
  body: Buffer
}

/** The gateway's own answers. */
export const MESSAGES = {
  tooLarge: message(413, 'Request Entity Too Large'),
  failed: message(500, 'Internal Server Error'),
  unavailable: message(503, 'Service Unavailable'),
} satisfies Record<string, Reply>

function message(status: number, text: string): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    cookies: [],
    body: Buffer.from(JSON.stringify({ message: text })),
  }
}

export function toApiEvent(request: IncomingMessage, body: Buffer): ApiEvent {
  const target = request.url ?? '/'
  const cut = target.indexOf('?')
  const rawPath = cut < 0 ? target : target.slice(0, cut)
  const rawQueryString = cut < 0 ? '' : target.slice(cut + 1)
  const { headers, cookies } = headersOf(request.rawHeaders)
  const query = queryOf(rawQueryString)
  const now = new Date()
  const domainName = headers.host ?? 'localhost'
  const text = isText(headers['content-type'])
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(query ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName,
      domainPrefix: domainName.split(/[.:]/)[0] ?? domainName,
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(text ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !text,
  }
}

/** Names in lower case, repeated ones joined by commas, cookies apart. */
function headersOf(raw: readonly string[]): { headers: Record<string, string>; cookies: string[] } {
  const headers: Record<string, string> = Object.create(null)
  const cookies: string[] = []
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = (raw[i] ?? '').toLowerCase()
    const value = raw[i + 1] ?? ''
    if (name === 'cookie') cookies.push(...value.split(/; */).filter(cookie => cookie !== ''))
    else headers[name] = name in headers ? `${headers[name]},${value}` : value
  }
  return { headers, cookies }
}

function queryOf(raw: string): Record<string, string> | null {
  if (raw === '') return null
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(raw)) query[name] = name in query ? `${query[name]},${value}` : value
  return query
}

/** Everything else travels as base64, forms included. */
function isText(contentType: string | undefined): boolean {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return type.startsWith('text/') || /^application\/(json|xml|javascript|[^ ]+\+(json|xml))$/.test(type)
}

/** A result without a status code is a whole JSON body, as the gateway infers it. */
export function asReply(result: unknown): Reply {
  if (!isStructured(result)) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null)
    return { status: 200, headers: { 'content-type': 'application/json' }, cookies: [], body: Buffer.from(body) }
  }
  const headers: Record<string, string> = { 'content-type': 'text/plain;charset=utf-8' }
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name.toLowerCase()] = String(value)
  const status = Number(result.statusCode)
  if (!Number.isInteger(status) || status < 200 || status > 599) return MESSAGES.failed
  return {
    status,
    headers,
    cookies: result.cookies ?? [],
    body: Buffer.from(result.body ?? '', result.isBase64Encoded === true ? 'base64' : 'utf8'),
  }
}

interface StructuredResult {
  statusCode: number | string
  headers?: Record<string, string | number | boolean>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
}
const isStructured = (result: unknown): result is StructuredResult =>
  typeof result === 'object' && result !== null && 'statusCode' in result

/** What was sent as JSON; null where it is none. */
export function bodyOf(event: ApiEvent): unknown {
  try {
    return JSON.parse(
      event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? ''),
    )
  } catch {
    return null
  }
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/

/**
 * Tokens are for who is on this machine. A page of somebody else's whose name has been led here comes under that name,
 * and one that merely posts here says where it is from.
 */
export function isFromHere({ headers: { host = '', origin } }: ApiEvent): boolean {
  return LOOPBACK.test(host) && (origin === undefined || origin === `http://${host}`)
}

/** What the development server itself answers. */
export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    'cache-control': 'no-store',
  },
  cookies: [],
  body: Buffer.from(JSON.stringify(value)),
})

export const ELSEWHERE = json(403, { title: 'Ask from this machine itself, by its own address', status: 403 })
