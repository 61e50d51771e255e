import dns from 'node:dns/promises'
import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * What Lambda's runtime is to one function, in a process of its own: it loads the bundle, asks the Runtime API for what
 * is to be done, and hands back what came of it. All that the function asks of the world beyond this machine goes to the
 * account that is played here (`account.ts`), which is told whom it was meant for; and the time is what that account
 * says it is.
 */
const {
  AWS_LAMBDA_RUNTIME_API: runtimeApi = '',
  LAMBDA_TASK_ROOT: root = '',
  REHEARSED_ACCOUNT: account = '',
} = process.env
delete process.env['REHEARSED_ACCOUNT']
const RUNTIME = `http://${runtimeApi}/2018-06-01/runtime`
const agent = new http.Agent({ keepAlive: true })

let ahead = 0
const RealDate = Date
const now = (): number => RealDate.now() + ahead
globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(...((given.length === 0 ? [now()] : given) as [number]))
  }
  static override now = now
} as DateConstructor

const realFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  const headers = new Headers(init?.headers)
  headers.set('rehearsed-host', url.host)
  return realFetch(new URL(url.pathname + url.search, `http://${account}`), { ...init, headers })
}

const { hostname, port } = new URL(`http://${account}`)
const elsewhere = ({ lookup: _, agent: __, ...options }: RequestOptions): RequestOptions => ({
  ...options,
  protocol: 'http:',
  hostname,
  host: hostname,
  port,
  agent,
  headers: { ...options.headers, 'rehearsed-host': options.hostname ?? options.host ?? '' } as Record<string, string>,
})
https.request = ((options: RequestOptions, answered?: (response: IncomingMessage) => void) =>
  http.request(elsewhere(options), answered)) as typeof https.request
// Some address that is everybody's: nothing is ever sent there.
dns.lookup = (async (_name: string, { all = false } = {}) => {
  const found = { address: '93.184.215.14', family: 4 }
  return all ? [found] : found
}) as typeof dns.lookup
syncBuiltinESMExports()

interface Heard {
  headers: http.IncomingHttpHeaders
  text: string
}
function ask(method: 'GET' | 'POST', path: string, body?: string): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${RUNTIME}${path}`, { method, agent }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, text: Buffer.concat(chunks).toString('utf8') }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}
const told = (failure: unknown): string =>
  JSON.stringify({
    errorType: failure instanceof Error ? failure.name : 'Error',
    errorMessage: failure instanceof Error ? failure.message : String(failure),
  })

type Handler = (event: unknown, context: object) => unknown
let handler: Handler
// The account's time counts from before the bundle is loaded.
ahead = Number((await ask('GET', '/rehearsed-time')).text)
try {
  ;({ handler } = (await import(pathToFileURL(join(root, 'index.mjs')).href)) as { handler: Handler })
} catch (failure) {
  await ask('POST', '/init/error', told(failure))
  process.exit(1)
}
for (;;) {
  const { headers, text } = await ask('GET', '/invocation/next')
  const id = String(headers['lambda-runtime-aws-request-id'])
  const until = Number(headers['lambda-runtime-deadline-ms'])
  ahead = Number(headers['rehearsed-time'])
  try {
    const answer = await handler(JSON.parse(text), {
      awsRequestId: id,
      functionName: process.env['AWS_LAMBDA_FUNCTION_NAME'],
      invokedFunctionArn: headers['lambda-runtime-invoked-function-arn'],
      getRemainingTimeInMillis: () => Math.max(0, until - now()),
    })
    await ask('POST', `/invocation/${id}/response`, JSON.stringify(answer ?? null))
  } catch (failure) {
    // As Lambda's own runtime does.
    console.error(told(failure))
    await ask('POST', `/invocation/${id}/error`, told(failure))
  }
}
