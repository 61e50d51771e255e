import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientRequest } from 'node:http'
import { subscribe } from 'node:diagnostics_channel'
import { join } from 'node:path'
import type { ApiHandler } from '../../functions/local/api-event.ts'
import { openFrontDoor } from '../../functions/local/front-door.ts'
import { loadFunctions } from '../../functions/local/functions.ts'
import { openIssuer } from '../../functions/local/issuer.ts'
import { startPump } from '../../functions/local/pump.ts'

/**
 * What `npm start` serves, without its bots and its demo: front door, bundle, embedded database and stream pump, in a
 * process of its own that ends with the one that forked it. Tells how long the function took over each command that was
 * carried out, and over its database.
 */
export interface Served {
  url: string
  store: string
}
/** In milliseconds: the whole call of the function, and its requests to the database by operation. */
export interface Call {
  function: number
  read: number
  write: number
}

const TOKENS = { issuer: 'praxis-bench', audience: 'praxis' }
const dataDir = process.argv[2]
if (dataDir === undefined || !process.send) throw new Error('served.ts is forked by the bench, with a data folder')

const running = new AsyncLocalStorage<Call>()
const calls: Call[] = []

/**
 * Commands alone are timed: their reads and writes are told apart from those of everybody else by whose call they
 * belong to.
 */
const timed =
  (handler: ApiHandler): ApiHandler =>
  (event, context) => {
    if (!event.rawPath.endsWith('/commands')) return handler(event, context)
    const call: Call = { function: 0, read: 0, write: 0 }
    const began = performance.now()
    return running.run(call, async () => {
      const reply = await handler(event, context)
      call.function = performance.now() - began
      if ((reply as { statusCode?: number }).statusCode === 200) calls.push(call)
      return reply
    })
  }

const sent = new WeakMap<object, { call: Call; at: number }>()
const operationOf = (request: ClientRequest): string =>
  String(request.getHeader('x-amz-target') ?? '')
    .split('.')
    .at(-1) ?? ''
subscribe('http.client.request.start', message => {
  const call = running.getStore()
  if (call) sent.set((message as { request: ClientRequest }).request, { call, at: performance.now() })
})
subscribe('http.client.response.finish', message => {
  const { request } = message as { request: ClientRequest }
  const begun = sent.get(request)
  const operation = operationOf(request)
  const what = operation === 'GetItem' ? 'read' : /^(PutItem|TransactWriteItems)$/.test(operation) ? 'write' : undefined
  if (begun && what) begun.call[what] += performance.now() - begun.at
})

const issuer = await openIssuer({ dataDir, ...TOKENS })
let api: ApiHandler = () => ({ statusCode: 503 })
const door = await openFrontDoor({
  port: 0,
  handler: (event, context) => api(event, context),
  side: event => issuer.route(event),
})
const functions = await loadFunctions({
  dataDir,
  kinds: undefined,
  tokens: { ...TOKENS, jwksUrl: `${door.url}/dev/jwks.json` },
})
api = timed(functions.http)
const context = { awsRequestId: 'bench', functionName: 'notify', getRemainingTimeInMillis: () => 30_000 }
const pump = await startPump({
  open: functions.openStream,
  handler: event => functions.notify(event, context),
  checkpointFile: null,
  deadLetterFile: join(dataDir, 'dead-letters.jsonl'),
})

process.on('message', () => process.send?.(calls.splice(0)))
process.once('disconnect', () => {
  void (async () => {
    await pump.stop()
    await door.close()
    await functions.stop()
    process.exit()
  })()
})
process.send({ url: door.url, store: functions.store } satisfies Served)
