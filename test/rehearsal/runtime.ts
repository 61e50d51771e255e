import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from '../../infra/root.ts'
import { ACCOUNT, REGION, type DeployedFunction } from './deployed.ts'

/** One function as Lambda runs it: its bundle, in its own process, that asks the Runtime API what there is to do. */
export interface Running {
  invoke: (event: unknown) => Promise<unknown>
  /** What it has written, line by line. */
  lines: string[]
  stop: () => Promise<void>
}

/** The function threw, or could not be loaded. */
export class FunctionFailed extends Error {}

export interface RuntimeOptions {
  /** The Node that runs it. */
  program: string
  /** `loopFor` made it. */
  loop: string
  /** The folder of its bundle. */
  folder: string
  /** Where all that it asks of the world goes. */
  account: string
  /** By how many milliseconds the account's time is ahead of this machine's. */
  ahead: () => number
  /** What Lambda itself does by the function's role: it writes what the function says, and how long it took. */
  onStart: () => void
  onLine: (line: string) => void
  onInvoked: () => void
}

/** None outlives us. */
const alive = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

/** The runtime as a program of its own, without anything that a development machine would put before it. */
export async function loopFor(folder: string): Promise<string> {
  const file = join(folder, 'runtime.mjs')
  await build({
    entryPoints: [join(ROOT, 'test/rehearsal/lambda-process.ts')],
    outfile: file,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  })
  return file
}

interface Waiting {
  id: string
  event: string
  done: (answer: unknown) => void
  failed: (failure: Error) => void
}

export async function run(lambda: DeployedFunction, options: RuntimeOptions): Promise<Running> {
  const queue: Waiting[] = []
  const open = new Map<string, Waiting>()
  let asking: ServerResponse | undefined
  let gone: Error | undefined
  const lines: string[] = []

  const handOver = (): void => {
    const next = queue[0]
    if (!next || !asking) return
    queue.shift()
    open.set(next.id, next)
    const ahead = options.ahead()
    asking.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': next.id,
      'lambda-runtime-deadline-ms': Date.now() + ahead + lambda.timeoutMs,
      'lambda-runtime-invoked-function-arn': lambda.arn,
      'rehearsed-time': ahead,
    })
    asking.end(next.event)
    asking = undefined
  }
  const fail = (failure: Error): void => {
    gone = failure
    for (const one of [...open.values(), ...queue.splice(0)]) one.failed(failure)
    open.clear()
  }
  const server = createServer((request, response) => {
    const [, id = '', what = ''] = /\/invocation\/([^/]+)\/?(\w*)$/.exec(request.url ?? '') ?? []
    if (request.url?.endsWith('/rehearsed-time')) return void response.end(String(options.ahead()))
    if (id === 'next') {
      asking = response
      return handOver()
    }
    void read(request).then(text => {
      response.writeHead(202).end()
      if (request.url?.endsWith('/init/error'))
        return fail(new FunctionFailed(`${lambda.name} cannot be loaded: ${text}`))
      const called = open.get(id)
      open.delete(id)
      options.onInvoked()
      if (what === 'response') called?.done(JSON.parse(text))
      else called?.failed(new FunctionFailed(`${lambda.name}: ${text}`))
    })
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const child = spawn(options.program, [options.loop], {
    cwd: options.folder,
    env: {
      ...lambda.environment,
      AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}`,
      AWS_LAMBDA_FUNCTION_NAME: `praxis-${lambda.name}`,
      AWS_REGION: REGION,
      AWS_DEFAULT_REGION: REGION,
      // The keys of its role, by which the account knows who asks.
      AWS_ACCESS_KEY_ID: `ROLE${lambda.name}`,
      AWS_SECRET_ACCESS_KEY: 'of no use elsewhere',
      AWS_SESSION_TOKEN: `session of ${ACCOUNT}`,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      LAMBDA_TASK_ROOT: options.folder,
      _HANDLER: 'index.handler',
      TZ: ':UTC',
      NODE_ENV: 'production',
      REHEARSED_ACCOUNT: options.account,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  options.onStart()
  let rest = ''
  const hear = (chunk: Buffer): void => {
    const said = (rest + chunk.toString('utf8')).split('\n')
    rest = said.pop() ?? ''
    for (const line of said) {
      lines.push(line)
      options.onLine(line)
    }
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<void>(resolve =>
    child.once('exit', code => {
      fail(new FunctionFailed(`${lambda.name} has ended (${code ?? 'killed'}): ${lines.slice(-5).join('\n')}`))
      resolve()
    }),
  )
  alive.add(child)
  return {
    lines,
    invoke: event =>
      new Promise((done, failed) => {
        if (gone) return failed(gone)
        queue.push({ id: randomUUID(), event: JSON.stringify(event), done, failed })
        handOver()
      }),
    async stop() {
      alive.delete(child)
      child.kill('SIGKILL')
      await ended
      server.closeAllConnections()
      await new Promise<void>(resolve => void server.close(() => resolve()))
    },
  }
}

export async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
