import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { handle } from 'hono/aws-lambda'
import { playOn } from '../bots/play-on.ts'
import { clockFrom } from '../clock.ts'
import { sweep } from '../deadline/sweep-deadlines.ts'
import { createDesk } from '../desk/app.ts'
import { createPeople } from '../people/app.ts'
import { withOpenBatches } from '../desk/batches/hidden.ts'
import { signerFrom } from '../desk/results/open-signer.ts'
import { sweepDesk } from '../desk/sweep-desk.ts'
import { IMPORTED, officialFrom } from '../games/official.ts'
import { withCards } from '../games/cards.ts'
import { outageFrom } from '../games/outages.ts'
import { noticesFrom, type Service } from '../games/service.ts'
import { createApp } from '../http/app.ts'
import { tokenVerifier } from '../http/auth.ts'
import { issuersFrom, type TrustedIssuer } from '../http/issuers.ts'
import { createLog } from '../logging/log.ts'
import { documentMade } from './made-document.ts'
import { notifyBatch } from '../notify/notify.ts'
import { allowancesFrom } from '../hooks/endpoint.ts'
import { posting } from '../hooks/posting.ts'
import type { Sender } from '../hooks/sender.ts'
import { sweepHooks, wakeBatch, type Message } from '../hooks/wake.ts'
import type { Notifier } from '../notify/notifier.ts'
import { openNotifier } from '../notify/open-notifier.ts'
import { sweepNotices } from '../notify/sweep-notices.ts'
import { handleSocket, type SocketEvent } from '../socket/socket.ts'
import { openDynamoStore } from '../store/dynamodb.ts'
import { startEmbedded, type EmbeddedKind } from '../store/embedded.ts'
import { openMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import type { ApiHandler, LambdaContext } from './api-event.ts'
import { builtFunctions } from './built.ts'
import { withFeed } from './memory-feed.ts'
import type { StreamEvent } from './pump.ts'
import { openStream, type StreamReader } from './streams.ts'

/** The functions as the cloud would call them, and what they keep their data in. */
export interface Functions {
  store: EmbeddedKind | 'memory'
  /** Of the database, where it is a process. */
  pid: number | null
  http: ApiHandler
  /** With a request of the desk's, and without on a schedule. */
  desk: ApiHandler & ((event: object, context: LambdaContext) => unknown)
  people: ApiHandler
  /** With records of the stream, and without on a schedule. */
  notify: (event: Partial<StreamEvent>, context: LambdaContext) => unknown
  socket: (event: SocketEvent, context: LambdaContext) => unknown
  deadline: (event: object, context: LambdaContext) => unknown
  bots: (event: StreamEvent, context: LambdaContext) => unknown
  /** With messages of its queue, and without on a schedule. */
  hooks: (event: { Records?: Message[] }, context: LambdaContext) => unknown
  openStream: () => Promise<StreamReader>
  /** The same store, for what the development server does by itself. */
  openStore: () => Promise<Store>
  stop(): Promise<void>
}

export interface FunctionsOptions {
  dataDir: string
  kinds: readonly EmbeddedKind[] | undefined
  tokens: { issuer: string; audience: string; jwksUrl: string }
  notices?: LocalNotices
  /** The files of the keys that sign results, those that count and others; left out, none are signed. */
  resultKeys?: { counting: string; test: string }
  /** Where the queue is that wakes what sends webhooks. */
  hooksQueue?: string
  /** As `functions/clock.ts` reads it; left out, the real one. */
  clock?: string | undefined
}

/** How people are told on this machine: mails are files, and connections are those of the bridge. */
export interface LocalNotices {
  apiUrl: string
  socket: { url: string; endpoint: string }
  vapid: { publicKey: string; privateKey: string }
  /** Push services beside those of browsers, by their origins. */
  pushOrigins: readonly string[]
}

/** Results are signed by keys of this machine. */
const signingVariables = ({ resultKeys, notices }: FunctionsOptions): Record<string, string> =>
  resultKeys === undefined
    ? {}
    : {
        RESULT_KEY_FILE: resultKeys.counting,
        RESULT_TEST_KEY_FILE: resultKeys.test,
        RESULT_KID: 'local',
        RESULT_ISSUER: notices?.apiUrl ?? 'praxis-local',
      }

const noticeVariables = ({ dataDir, notices }: FunctionsOptions): Record<string, string> =>
  notices === undefined
    ? {}
    : {
        API_URL: notices.apiUrl,
        SOCKET_URL: notices.socket.url,
        SOCKET_ENDPOINT: notices.socket.endpoint,
        VAPID_PUBLIC_KEY: notices.vapid.publicKey,
        VAPID_PRIVATE_KEY: notices.vapid.privateKey,
        PUSH_ORIGINS: notices.pushOrigins.join(','),
        MAIL_FROM: 'Praxis <praxis@localhost>',
        MAIL_FOLDER: join(dataDir, 'mail'),
        DEAD_LETTERS: join(dataDir, 'dead-letters.jsonl'),
      }

/** Webhooks go to this machine as well, to try them out. */
const hookVariables = ({ hooksQueue }: FunctionsOptions): Record<string, string> => ({
  HOOKS_LOOPBACK: 'http',
  ...(hooksQueue !== undefined && { HOOKS_QUEUE: hooksQueue }),
})

const TABLE_NAME = 'praxis'
const BUILD = 'local'

export async function loadFunctions(options: FunctionsOptions): Promise<Functions> {
  const { kinds } = options
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const embedded =
    kinds?.length === 0
      ? undefined
      : await startEmbedded({ folder: options.dataDir, tableName: TABLE_NAME, ...(kinds ? { kinds } : {}) })
  if (embedded === undefined) return await inMemory(options)
  try {
    const outdir = join(options.dataDir, 'dist')
    await builtFunctions(outdir)
    Object.assign(process.env, {
      AWS_REGION: embedded.region,
      DYNAMODB_ENDPOINT: embedded.endpoint,
      TABLE_NAME: embedded.tableName,
      TOKEN_ISSUERS: trusted(options),
      // Bots play as fast as they can. `RATE_LIMITS={} npm start` has the limits of the cloud.
      RATE_LIMITS: process.env.RATE_LIMITS ?? 'off',
      BUILD,
      CARD_LIST: cardList(options),
      CLOCK: options.clock ?? '',
      ...noticeVariables(options),
      ...signingVariables(options),
      ...hookVariables(options),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    })
    delete process.env.STORE
    const [http, desk, people, notify, deadline, bots, socket, hooks] = await Promise.all(
      ['http', 'desk', 'people', 'notify', 'deadline', 'bots', 'socket', 'hooks'].map(name =>
        bundle(join(outdir, name, 'index.mjs')),
      ),
    )
    if (!http || !desk || !people || !notify || !deadline || !bots || !socket || !hooks)
      throw new Error('A bundle has no handler')
    await settle(http)
    await settle(people)
    await desk({}, SETTLING)
    await hooks({}, SETTLING)
    return {
      store: embedded.kind,
      pid: embedded.pid,
      http,
      desk,
      people,
      notify,
      deadline,
      bots,
      socket,
      hooks,
      openStream: () =>
        openStream({ endpoint: embedded.endpoint, region: embedded.region, accessKeyId: 'local' }, embedded.tableName),
      openStore: () =>
        Promise.resolve(
          openDynamoStore({ endpoint: embedded.endpoint, region: embedded.region, tableName: embedded.tableName }),
        ),
      stop: embedded.stop,
    }
  } catch (failure) {
    await embedded.stop()
    throw failure
  }
}

/** The development issuer alone: bots run by its tokens, and nothing in the cloud takes it (`http/issuers.ts`). */
const trusted = ({ tokens }: FunctionsOptions): string =>
  JSON.stringify([{ ...tokens, bots: true }] satisfies TrustedIssuer[])

type AnyHandler = (event: object, context: LambdaContext) => unknown

/** A module of its own for each start, as it keeps its store; two servers in one process must not share it. */
let loaded = 0
async function bundle(file: string): Promise<AnyHandler> {
  const module: unknown = await import(`${pathToFileURL(file).href}?load=${++loaded}`)
  if (typeof module !== 'object' || module === null || !('handler' in module) || typeof module.handler !== 'function')
    throw new Error(`${file} exports no handler`)
  return module.handler as AnyHandler
}

const SETTLING: LambdaContext = {
  awsRequestId: 'start',
  functionName: 'http',
  getRemainingTimeInMillis: () => 120_000,
}

/**
 * Each reads its configuration with its first request: let that be now, before anybody changes the environment.
 */
async function settle(api: AnyHandler): Promise<void> {
  const requestContext = {
    http: { method: 'GET', path: '/v1/healthz', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
    domainName: 'localhost',
    stage: '$default',
  }
  const reply = await api(
    {
      version: '2.0',
      routeKey: '$default',
      rawPath: '/v1/healthz',
      rawQueryString: '',
      headers: { host: 'localhost' },
      requestContext,
      isBase64Encoded: false,
    },
    SETTLING,
  )
  if (typeof reply !== 'object' || reply === null || !('statusCode' in reply) || Number(reply.statusCode) >= 500)
    throw new Error(`A function of the API does not start: ${JSON.stringify(reply)}`)
}

/** Where `npm run cards:import` puts the official list, if it was run. */
const cardList = ({ dataDir }: FunctionsOptions): string => join(dataDir, IMPORTED)

/**
 * Without a database the functions share one store in this process, which bundles, each with a copy of everything,
 * cannot.
 */
async function inMemory(options: FunctionsOptions): Promise<Functions> {
  const { store: bare, stream } = withFeed(openMemoryStore()),
    store = withCards(bare)
  const clock = clockFrom({ CLOCK: options.clock })
  const log = createLog(undefined, 'warn')
  const service: Service = {
    store,
    clock,
    random: randomBytes,
    wait: ms => pause(ms),
    build: BUILD,
    notices: noticesFrom(noticeVariables(options)),
    signer: await signerFrom(signingVariables(options)),
    hooks: allowancesFrom(hookVariables(options)),
    outageFromMs: outageFrom({ CLOCK: options.clock }),
  }
  const hooks: Functions['hooks'] = async (event, { getRemainingTimeInMillis: timeLeft }) => {
    const sender: Sender = { ...service, realTime: clockFrom({}), post: posting(service.hooks), log, timeLeft }
    return event.Records ? wakeBatch(sender, event.Records) : sweepHooks(sender)
  }
  const shown = { ...service, store: withCards(withOpenBatches(bare)) }
  const sending = new Set<unknown>()
  const notifier: Notifier = {
    ...(await openNotifier(store, log, { ...noticeVariables(options), ...signingVariables(options) }, clock)),
    // Nobody waits for it, as nobody waits for a queue.
    wakeHooks: async wakeUp => {
      const message = { messageId: 'wake-up', body: JSON.stringify(wakeUp) }
      const sent = Promise.resolve(hooks({ Records: [message] }, SETTLING))
        .catch(() => undefined)
        .finally(() => sending.delete(sent))
      sending.add(sent)
    },
  }
  const verify = tokenVerifier(issuersFrom({ TOKEN_ISSUERS: trusted(options) }), clockFrom({}))
  const serving = { ...service, verify, log, official: officialFrom({ CARD_LIST: cardList(options) }) }
  const answerDesk = handle(createDesk(serving)) as AnyHandler
  return {
    store: 'memory',
    pid: null,
    http: handle(createApp({ ...serving, document: documentMade })) as AnyHandler,
    people: handle(createPeople(serving)) as AnyHandler,
    desk: (event, context) => ('requestContext' in event ? answerDesk(event, context) : sweepDesk(service, log)),
    notify: event => (event.Records ? notifyBatch(notifier, event.Records) : sweepNotices(notifier)),
    socket: event => handleSocket({ store, log, clock }, event),
    deadline: () => sweep(shown, log),
    bots: event => playOn(shown, log, event.Records),
    hooks,
    openStream: async () => stream,
    openStore: async () => store,
    stop: async () => void (await Promise.allSettled(sending)),
  }
}
