import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmbeddedKind } from '../store/embedded.ts'
import { BASE } from '../../shared/api/routes/route.ts'
import { FIRST, servedBy, type ServingFunction } from '../../shared/api/served.ts'
import type { ApiEvent, ApiHandler, LambdaContext, Reply } from './api-event.ts'
import { builtPages } from './built.ts'
import { connect } from './contract.ts'
import { clearRunning, emptyDataFolder, endOrphan, isServer, readRunning, writeRunning } from './data-folder.ts'
import { setUpDemo, YOU } from './demo.ts'
import { DEMO_LEAGUE, setUpDemoLeague, VISITOR } from './demo-league.ts'
import { DEFAULT_PORT } from './flags.ts'
import { openFrontDoor, type FrontDoor, type FrontDoorOptions } from './front-door.ts'
import { loadFunctions, type Functions } from './functions.ts'
import { openLeagueKeys, type LeagueKeys } from './league-keys.ts'
import { openIssuer } from './issuer.ts'
import { landing, type LeagueTour, type Tour } from './landing.ts'
import { startPump } from './pump.ts'
import { resultKeyFile, resultTestKeyFile } from './result-key.ts'
import { openQueue } from './queue.ts'
import { startSchedule } from './schedule.ts'
import { clockOf } from './speed.ts'
import { openSocketBridge } from './socket-bridge.ts'
import { vapidKeys } from './vapid.ts'
import { openWeb } from './web.ts'

export interface ServerOptions {
  /** Null: the first free one from 8080 on. */
  port: number | null
  dataDir: string
  fresh?: boolean
  /** How many times faster the clocks of games run, and the schedules with them. */
  speed?: number
  /** Databases to try, in order; an empty list means memory. */
  kinds?: readonly EmbeddedKind[]
  /** How often the table's stream is read. */
  pumpMs?: number
  /** How often what the stream has missed, and what could not be sent, is looked for. */
  noticesMs?: number
  /** Push services beside those of browsers, by their origins. */
  pushOrigins?: readonly string[]
  say?: (line: string) => void
}

export interface LocalServer {
  url: string
  dataDir: string
  store: EmbeddedKind | 'memory'
  /** The demo game, in which the player `you` has a seat. */
  game: string
  /** What to try, with the question that is open now. */
  tour(): Promise<Tour>
  /** Sets the demo league up, where it is not there yet: who has not asked for it has none. */
  league(): Promise<LeagueTour>
  token(name: string): Promise<string>
  /** How people are told: the WebSocket, the key browsers subscribe to, and the folder where mails lie. */
  notices: { socketUrl: string; vapidPublicKey: string; mailFolder: string }
  stop(): Promise<void>
}

const TOKENS = { issuer: 'praxis-local', audience: 'praxis' }
const SWEEP_EVERY_MS = 30_000
const NOTICES_EVERY_MS = 10_000
const PORTS_TRIED = 50

/** Everything of one local service, started in order and stopped in the reverse of it. */
export async function startServer(options: ServerOptions): Promise<LocalServer> {
  const { dataDir, say = () => undefined } = options
  const closers: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= stopAll(closers))
  try {
    await takeOver(dataDir, say)
    if (options.fresh === true) await emptyDataFolder(dataDir)
    await mkdir(dataDir, { recursive: true })
    await writeRunning(dataDir, { server: { pid: process.pid } })
    closers.push(() => clearRunning(dataDir))

    const issuer = await openIssuer({ dataDir, ...TOKENS })
    let api: ApiHandler = () => ({ statusCode: 503, headers: { 'retry-after': '1' }, body: 'Starting' })
    let leagueKeys: LeagueKeys['route'] = async () => null
    let front: () => Promise<Reply> | null = () => null
    let socketOrigin: string | null = null
    const pages = join(dataDir, 'web')
    await builtPages(pages)
    const web = await openWeb(pages, { signIn: { kind: 'local' } }, () => (socketOrigin === null ? [] : [socketOrigin]))
    const door = await openDoor(options.port, {
      handler: (event, context) => api(event, context),
      side: async event =>
        (await issuer.route(event)) ??
        (await leagueKeys(event)) ??
        (await web.route(event)) ??
        (event.rawPath === '/' && event.requestContext.http.method === 'GET' ? front() : null),
      onFailure: failure =>
        say(`A function threw: ${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}`),
    })
    closers.push(door.close)

    let sockets: Functions['socket'] = () => ({ statusCode: 503 })
    const bridge = await openSocketBridge({
      handler: event => sockets(event, context('socket')),
      onFailure: failure => say(`The socket function threw: ${String(failure)}`),
    })
    closers.push(bridge.close)
    socketOrigin = new URL(bridge.url).origin
    const vapid = await vapidKeys(dataDir)
    let hooks: Functions['hooks'] = () => ({})
    const queue = await openQueue({
      handler: event => hooks(event, context('hooks', HOOKS_MS)),
      onTrouble: say,
    })
    closers.push(queue.close)

    const functions = await loadFunctions({
      dataDir,
      clock: await clockOf(dataDir, options.speed ?? 1),
      kinds: options.kinds,
      tokens: { ...TOKENS, jwksUrl: `${door.url}/dev/jwks.json` },
      resultKeys: { counting: await resultKeyFile(dataDir), test: await resultTestKeyFile(dataDir) },
      notices: { apiUrl: door.url, socket: bridge, vapid, pushOrigins: options.pushOrigins ?? [] },
      hooksQueue: queue.url,
    })
    // The doors close before the store under them does, so that what was begun is stored and answered.
    closers.push(functions.stop, queue.close, bridge.close, door.close)
    await writeRunning(dataDir, {
      server: { pid: process.pid, url: door.url },
      ...(functions.pid === null ? {} : { store: { pid: functions.pid } }),
    })
    if (functions.store === 'memory')
      say(
        'WARNING: no embedded database runs on this machine. Games are kept in memory and are lost when the server stops.',
      )
    api = (event, context) => functions[calledFor(event)](event, context)
    sockets = functions.socket
    hooks = functions.hooks

    const keys = openLeagueKeys(dataDir, await functions.openStore(), functions.store !== 'memory')
    leagueKeys = event => keys.route(event)

    const you = await issuer.token(YOU, 'Guest')
    const client = connect(door.url, you)
    const game = await setUpDemo(client)
    await startDelivery(functions, options, closers, say)

    const tour = async (): Promise<Tour> => ({
      url: door.url,
      game,
      token: you,
      prompt: (await client.call('prompt', { params: { game } })).body,
    })
    let held: LeagueTour | null = null
    const league = async (): Promise<LeagueTour> => {
      const key = await keys.keyOf(DEMO_LEAGUE)
      const event = await setUpDemoLeague({
        league: connect(door.url, key),
        visitor: connect(door.url, await issuer.token(VISITOR, 'Visitor')),
        official: { player: YOU, name: 'Guest' },
      })
      return (held = { url: door.url, key, event })
    }
    front = async () => landing(await tour(), held)
    const notices = { socketUrl: bridge.url, vapidPublicKey: vapid.publicKey, mailFolder: join(dataDir, 'mail') }
    return {
      url: door.url,
      dataDir,
      store: functions.store,
      game,
      tour,
      league,
      notices,
      token: name => issuer.token(name),
      stop,
    }
  } catch (failure) {
    await stop()
    throw failure
  }
}

async function startDelivery(
  functions: Functions,
  { dataDir, pumpMs = 200, speed = 1, noticesMs = often(NOTICES_EVERY_MS, speed) }: ServerOptions,
  closers: (() => Promise<unknown>)[],
  say: (line: string) => void,
): Promise<void> {
  const checkpoint = (name: string): string | null => (functions.store === 'memory' ? null : join(dataDir, name))
  const pumps = await Promise.all([
    startPump({
      open: functions.openStream,
      handler: event => functions.notify(event, context('notify')),
      checkpointFile: checkpoint('stream-checkpoint.json'),
      deadLetterFile: join(dataDir, 'dead-letters.jsonl'),
      everyMs: pumpMs,
      onTrouble: say,
    }),
    startPump({
      open: functions.openStream,
      handler: event => functions.bots(event, context('bots')),
      checkpointFile: checkpoint('bots-checkpoint.json'),
      deadLetterFile: null,
      attempts: 3,
      everyMs: pumpMs,
      onTrouble: say,
    }),
  ])
  closers.push(...pumps.map(({ stop }) => stop))
  const schedules = [
    startSchedule({
      name: 'deadline',
      run: () => functions.deadline({}, context('deadline')),
      everyMs: often(SWEEP_EVERY_MS, speed),
      onTrouble: say,
    }),
    startSchedule({
      name: 'desk',
      run: () => functions.desk({}, context('desk')),
      everyMs: noticesMs,
      onTrouble: say,
    }),
    startSchedule({
      name: 'hooks',
      run: () => functions.hooks({}, context('hooks', HOOKS_MS)),
      everyMs: noticesMs,
      onTrouble: say,
    }),
    startSchedule({
      name: 'notify',
      run: () => functions.notify({}, context('notify')),
      everyMs: noticesMs,
      onTrouble: say,
    }),
  ]
  closers.push(...schedules.map(({ stop }) => stop))
}

/** As the gateway does it. */
const calledFor = ({ rawPath, requestContext }: ApiEvent): ServingFunction =>
  rawPath.startsWith(`${BASE}/`) ? servedBy(requestContext.http.method, rawPath.slice(BASE.length)) : FIRST

const LEAST_MS = 100
const often = (everyMs: number, speed: number): number => Math.max(LEAST_MS, everyMs / speed)

/**
 * Two servers on one data folder would deliver and answer everything twice; a killed one leaves its database behind.
 */
async function takeOver(dataDir: string, say: (line: string) => void): Promise<void> {
  const running = await readRunning(dataDir)
  if (running === null) return
  const { server, store } = running
  if (server.pid !== process.pid && (await isServer(server.pid)))
    throw new Error(`A server is already running on ${dataDir}: ${server.url ?? 'starting'} (process ${server.pid})`)
  if (store !== undefined && (await endOrphan(dataDir, store.pid)))
    say(`Ended the database that a killed server left running (process ${store.pid}).`)
}

async function openDoor(port: number | null, options: Omit<FrontDoorOptions, 'port'>): Promise<FrontDoor> {
  if (port !== null) return openFrontDoor({ ...options, port })
  for (let n = DEFAULT_PORT; n < DEFAULT_PORT + PORTS_TRIED; n++) {
    try {
      return await openFrontDoor({ ...options, port: n })
    } catch (failure) {
      if (!(failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE')) throw failure
    }
  }
  return openFrontDoor({ ...options, port: 0 })
}

async function stopAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const close of closers.reverse()) await close().catch((failure: unknown) => failures.push(failure))
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped')
}

/** A receiver may take its time. */
const HOOKS_MS = 120_000
const context = (functionName: string, ms = 30_000): LambdaContext => {
  const until = Date.now() + ms
  return {
    awsRequestId: crypto.randomUUID(),
    functionName,
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
  }
}
