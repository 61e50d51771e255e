import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { asReply, MESSAGES, toApiEvent, type ApiEvent, type ApiHandler, type Reply } from './api-event.ts'

/** Limits of an HTTP API in front of a Lambda function. */
export const REQUEST_LIMIT = 10 * 1024 * 1024
export const INVOCATION_LIMIT = 6 * 1024 * 1024
export const TIME_LIMIT_MS = 30_000

const CLOSE_WITHIN_MS = 2_000

/** A route served beside the API, by the development server alone. Null leaves the request to the API. */
export type SideRoute = (event: ApiEvent) => Reply | null | Promise<Reply | null>

export interface FrontDoor {
  url: string
  port: number
  close(): Promise<void>
}

export interface FrontDoorOptions {
  handler: ApiHandler
  port: number
  host?: string
  side?: SideRoute
  timeLimitMs?: number
  functionName?: string
  /** Told why a call became a 500; the client is not. */
  onFailure?: (failure: unknown) => void
}

/** An API Gateway HTTP API (payload 2.0, stage `$default`) in front of one function, on this machine. */
export async function openFrontDoor(options: FrontDoorOptions): Promise<FrontDoor> {
  const host = options.host ?? '127.0.0.1'
  const open = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const answered = answer(request, options)
      .catch(() => MESSAGES.failed)
      .then(reply => send(request, response, reply))
      .finally(() => open.delete(answered))
    open.add(answered)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, host, () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${host}:${port}`,
    port,
    close: async () => {
      const closed = new Promise<void>(resolve => void server.close(() => resolve()))
      server.closeIdleConnections()
      // What was begun is finished and answered, as long as that is soon.
      await Promise.race([Promise.allSettled(open), delay(CLOSE_WITHIN_MS, undefined, { ref: false })])
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(request: IncomingMessage, options: FrontDoorOptions): Promise<Reply> {
  const body = await readBody(request)
  if (body === null) return MESSAGES.tooLarge
  const event = toApiEvent(request, body)
  const side = await options.side?.(event)
  if (side) return side
  if (Buffer.byteLength(JSON.stringify(event)) > INVOCATION_LIMIT) return MESSAGES.tooLarge
  return invoke(event, options)
}

async function invoke(event: ApiEvent, options: FrontDoorOptions): Promise<Reply> {
  const limit = options.timeLimitMs ?? TIME_LIMIT_MS
  const until = Date.now() + limit
  const context = {
    awsRequestId: randomUUID(),
    functionName: options.functionName ?? 'http',
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  }
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Reply>(resolve => {
    timer = setTimeout(() => resolve(MESSAGES.unavailable), limit)
  })
  const called = Promise.resolve()
    .then(() => options.handler(event, context))
    .then(result => (JSON.stringify(result ?? null).length > INVOCATION_LIMIT ? MESSAGES.failed : asReply(result)))
    .catch((failure: unknown) => {
      options.onFailure?.(failure)
      return MESSAGES.failed
    })
  try {
    return await Promise.race([called, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Null when the body is larger than the gateway takes; the rest of it is read and dropped, so that the client sees the
 * answer.
 */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= REQUEST_LIMIT) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > REQUEST_LIMIT ? null : Buffer.concat(chunks)
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if (response.destroyed) return
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value)
  if (reply.cookies.length > 0) response.setHeader('set-cookie', reply.cookies)
  const bodiless = reply.status === 204 || reply.status === 304 || request.method === 'HEAD'
  response.statusCode = reply.status
  if (bodiless) {
    response.removeHeader('content-length')
    response.end()
    return
  }
  response.setHeader('content-length', reply.body.length)
  response.end(reply.body)
}
