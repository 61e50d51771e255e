import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CreateTableCommand, UpdateTimeToLiveCommand, type CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { asReply } from '../../functions/local/api-event.ts'
import { openStream } from '../../functions/local/streams.ts'
import { openClient } from '../../functions/store/dynamodb/client.ts'
import { openDynamoStore } from '../../functions/store/dynamodb.ts'
import { startEmbedded, type Embedded, type EmbeddedKind } from '../../functions/store/embedded.ts'
import type { Service } from '../../functions/games/service.ts'
import type { Store } from '../../functions/store/port.ts'
import type { Bundle } from '../../infra/build.ts'
import { FUNCTIONS, type FunctionName } from '../../infra/root.ts'
import { publicJwk, START } from '../http/tokens.ts'
import { callersOf, type World } from '../http/world.ts'
import type { Synthesised } from '../infra/sample.ts'
import { openAccount, type Account } from './account.ts'
import { ACCOUNT, deploy, fits, REGION, routed, type Deployed, type Source } from './deployed.ts'
import { judging, type Rights } from './rights-judged.ts'
import { FunctionFailed, loopFor, run, type Running } from './runtime.ts'

/** The functions of a template, deployed on an empty table. */
export interface Stage {
  /** Requests go through the gateway to the function that its routes name; what is written past it, nobody judges. */
  world: World
  store: Store
  account: Account
  database: Embedded
  /** What the stream and the queues hold goes to the functions that they call; how much of it was given up. */
  stream: () => Promise<number>
  /** Everything that is called on a schedule, once. */
  sweeps: () => Promise<void>
  connect: (socket: string, ticket: string) => Promise<number>
  disconnect: (socket: string) => Promise<void>
  /** What SES says of a mail. */
  mailRefused: (message: object) => Promise<void>
}

export interface Cloud {
  deployed: Deployed
  rights: Rights
  account: Account
  /** An empty table under the same functions; the one before has gone. */
  open: () => Promise<Stage>
  /** A table that is there already, by the name that the template has for it. */
  openOn: (database: Embedded) => Promise<Stage>
  running: Record<FunctionName, Running>
  close: () => Promise<void>
}

export interface CloudOptions {
  stack: Synthesised
  bundles: readonly Pick<Bundle, 'name' | 'file'>[]
  /** The secret of the pair whose public half the template was made with. */
  vapid: string
  /** The Node that functions run on; this one where none is named. */
  program?: string
  kinds?: readonly EmbeddedKind[]
}

export async function openCloud(options: CloudOptions): Promise<Cloud> {
  const { stack, bundles, vapid, program = process.execPath, kinds = ['dynoxide', 'dynamodb-local'] } = options
  const deployed = deploy(stack)
  const rights = judging(Object.fromEntries(FUNCTIONS.map(name => [name, deployed.functions[name].statements])))
  const account = await openAccount({ deployed, rights, jwks: { keys: [publicJwk] }, vapid })
  const scratch = mkdtempSync(join(tmpdir(), 'praxis-rehearsal-'))
  const loop = await loopFor(scratch)
  const time = { ahead: Date.parse(START) - Date.now() }
  const running = {} as Record<FunctionName, Running>
  for (const name of FUNCTIONS) {
    const lambda = deployed.functions[name]
    const tracing = (): void => {
      for (const action of ['xray:PutTraceSegments', 'xray:PutTelemetryRecords']) account.by(name, action, '*')
    }
    running[name] = await run(lambda, {
      program,
      loop,
      folder: dirname(bundles.find(one => one.name === name)!.file),
      account: account.address,
      ahead: () => time.ahead,
      onStart: () => void account.by(name, 'logs:CreateLogStream', lambda.logGroup),
      onLine: () => void account.by(name, 'logs:PutLogEvents', lambda.logGroup),
      onInvoked: tracing,
    })
  }
  let database: Embedded | undefined
  const openOn = async (on: Embedded): Promise<Stage> => {
    account.database = on.endpoint
    for (const queue of account.queues.values()) queue.length = 0
    account.connected.clear()
    time.ahead = Date.parse(START) - Date.now()
    return stageOf({ deployed, rights, account, running, time }, on)
  }
  return {
    deployed,
    rights,
    account,
    running,
    openOn,
    async open() {
      await database?.stop()
      const folder = mkdtempSync(join(scratch, 'table-'))
      database = await startEmbedded({ folder, tableName: 'of-nobody', kinds })
      if (!database) throw new Error('No database of this machine can be started')
      await makeTable(stack, deployed.table.name, database)
      return openOn(database)
    },
    async close() {
      await Promise.all(Object.values(running).map(one => one.stop()))
      await database?.stop()
      await account.close()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** The table as the template says it, not as the code would. */
export async function makeTable(stack: Synthesised, name: string, database: Embedded): Promise<void> {
  const [table] = Object.values(stack.of('AWS::DynamoDB::GlobalTable'))
  if (!table) throw new Error('The template has no table')
  const { Properties: properties } = table
  const { TimeToLiveSpecification: expiry } = properties as { TimeToLiveSpecification: { AttributeName: string } }
  const said = properties as unknown as CreateTableCommandInput
  const client = openClient(database)
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: said.BillingMode,
      AttributeDefinitions: said.AttributeDefinitions,
      KeySchema: said.KeySchema,
      GlobalSecondaryIndexes: said.GlobalSecondaryIndexes,
      StreamSpecification: { StreamEnabled: true, ...said.StreamSpecification },
    }),
  )
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { Enabled: true, AttributeName: expiry.AttributeName },
    }),
  )
  client.destroy()
}

interface Playing {
  deployed: Deployed
  rights: Rights
  account: Account
  running: Record<FunctionName, Running>
  time: { ahead: number }
}

function stageOf(playing: Playing, database: Embedded): Stage {
  const { deployed, account, running, time } = playing
  const { endpoint, region } = database
  const store = openDynamoStore({ endpoint, region, tableName: deployed.table.name })
  let drawn = 0
  const service: Service = {
    store,
    clock: () => new Date(Date.now() + time.ahead).toISOString(),
    random: bytes => {
      const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () =>
        createHash('sha256').update(`stage ${drawn++}`).digest(),
      )
      return Buffer.concat(blocks).subarray(0, bytes)
    },
    wait: async () => undefined,
    build: 'rehearsed',
  }
  const request = gateway(playing, service)
  const { caller, as, league } = callersOf(service, request)
  const streams = deployed.sources.filter(({ from }) => from.includes('/stream/'))
  const reading = new Map(streams.map(source => [source, reader(playing, database, source)]))
  const queued = deployed.sources.filter(({ from }) => from.startsWith('arn:aws:sqs:'))

  async function stream(): Promise<number> {
    let failed = 0
    for (let more = true; more;) {
      more = false
      for (const source of streams)
        for await (const records of await reading.get(source)!()) {
          more = true
          failed += await deliver(playing, source, records)
        }
      for (const source of queued) {
        const messages = take(playing, source)
        if (messages.length === 0) continue
        more = true
        const { batchItemFailures = [] } = ((await running[source.calls].invoke({ Records: messages })) ??
          {}) as Outcome
        failed += batchItemFailures.length
      }
    }
    return failed
  }

  const callOn = async (only?: FunctionName): Promise<void> => {
    for (const { calls, arn } of deployed.schedules)
      if (only === undefined || only === calls) await giveTo(playing, calls, scheduled(service.clock(), arn))
  }
  return {
    store,
    account,
    database,
    stream,
    sweeps: () => callOn(),
    connect: async (socket, ticket) => {
      const event = socketEvent('$connect', socket, { ticket })
      const { statusCode } = (await running[deployed.sockets['$connect']!].invoke(event)) as { statusCode: number }
      if (statusCode === 200) account.connected.add(socket)
      return statusCode
    },
    async disconnect(socket) {
      account.connected.delete(socket)
      await running[deployed.sockets['$disconnect']!].invoke(socketEvent('$disconnect', socket))
    },
    async mailRefused(message) {
      for (const { arn, calls } of deployed.topics)
        await giveTo(playing, calls, {
          Records: [
            {
              EventSource: 'aws:sns',
              EventVersion: '1.0',
              EventSubscriptionArn: `${arn}:${randomUUID()}`,
              Sns: {
                Type: 'Notification',
                MessageId: randomUUID(),
                TopicArn: arn,
                Message: JSON.stringify(message),
                Timestamp: service.clock(),
                MessageAttributes: {},
              },
            },
          ],
        })
    },
    world: {
      store,
      service,
      pass: hours => void (time.ahead += hours * 3_600_000),
      sweepDesk: () => callOn('desk'),
      sendHooks: async () => {
        await stream()
        await callOn('hooks')
      },
      as,
      anonymous: caller(async () => ({})),
      bearing: key => caller(async () => ({ authorization: `Bearer ${key}` })),
      league,
      request,
    },
  }
}

interface Outcome {
  batchItemFailures?: { itemIdentifier: string }[]
}

/** The HTTP API: what it makes of a request, whom it calls, and what it makes of the answer. */
function gateway({ deployed, running }: Playing, { clock }: Pick<Service, 'clock'>): World['request'] {
  return async (method, path, { headers = {}, body, raw, from } = {}) => {
    const url = new URL(`https://api.example/v1${path}`)
    const { key, calls, parameters } = routed(deployed, method, url.pathname)
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const text = typeof sent === 'string'
    const query = [...url.searchParams]
    const event = {
      version: '2.0',
      routeKey: key,
      rawPath: url.pathname,
      rawQueryString: url.search.slice(1),
      headers: {
        'accept-encoding': 'gzip',
        host: 'api.example',
        'x-forwarded-for': from ?? '198.51.100.7',
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(query.length > 0 && { queryStringParameters: Object.fromEntries(query) }),
      ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
      requestContext: {
        accountId: ACCOUNT,
        apiId: 'api',
        domainName: 'api.example',
        domainPrefix: 'api',
        http: {
          method,
          path: url.pathname,
          protocol: 'HTTP/1.1',
          sourceIp: from ?? '198.51.100.7',
          userAgent: 'rehearsal',
        },
        requestId: randomUUID(),
        routeKey: key,
        stage: '$default',
        time: clock(),
        timeEpoch: Date.parse(clock()),
      },
      ...(sent !== undefined && { body: text ? sent : Buffer.from(sent).toString('base64') }),
      isBase64Encoded: sent !== undefined && !text,
    }
    const reply = asReply(
      await running[calls].invoke(event).catch((failure: unknown) => {
        if (failure instanceof FunctionFailed) return { statusCode: 500, body: failure.message }
        throw failure
      }),
    )
    const whole = reply.headers['content-encoding'] === 'gzip' ? gunzipSync(reply.body) : reply.body
    return { status: reply.status, text: whole.toString('utf8'), headers: new Headers(reply.headers) }
  }
}

type StreamRecords = { eventName: string; dynamodb: { SequenceNumber: string } }[]

/** Reads on in the stream, as Lambda does by the function's role; what its filters let through, a batch at a time. */
function reader(
  { deployed, account }: Playing,
  { endpoint, region }: Embedded,
  source: Source,
): () => Promise<AsyncGenerator<StreamRecords>> {
  const may = (action: string): void => {
    if (!account.by(source.calls, `dynamodb:${action}`, source.from))
      throw new Error(`${source.calls} may not ${action}`)
  }
  may('ListStreams')
  const opened = openStream({ endpoint, region, accessKeyId: 'local' }, deployed.table.name)
  const iterators = new Map<string, string>()
  async function* on(): AsyncGenerator<StreamRecords> {
    const reading = await opened
    may('DescribeStream')
    for (const shard of await reading.shards()) {
      for (;;) {
        may(iterators.has(shard) ? 'GetRecords' : 'GetShardIterator')
        const at = iterators.get(shard) ?? (await reading.iterator(shard, null))
        const { records, next } = await reading.read(at)
        if (next !== null) iterators.set(shard, next)
        if (records.length === 0) break
        const fitting = records
          .map(record => ({
            ...record,
            eventVersion: '1.1',
            eventSource: 'aws:dynamodb',
            awsRegion: REGION,
            eventSourceARN: source.from,
          }))
          .filter(record => source.patterns.length === 0 || source.patterns.some(pattern => fits(pattern, record)))
        for (let first = 0; first < fitting.length; first += source.batch)
          yield fitting.slice(first, first + source.batch)
      }
    }
  }
  return async () => on()
}

/** Until it is taken, or tried as often as the source says; what is left then goes where failures go. */
async function deliver({ account, running }: Playing, source: Source, records: StreamRecords): Promise<number> {
  let left = records
  for (let attempt = 0; attempt < Math.min(source.attempts, MOST_ATTEMPTS); attempt++) {
    const outcome = await running[source.calls].invoke({ Records: left }).catch(() => undefined)
    if (outcome === undefined) continue
    const failed = ((outcome ?? {}) as Outcome).batchItemFailures ?? []
    if (failed.length === 0) return 0
    const names = new Set(failed.map(({ itemIdentifier }) => itemIdentifier))
    left = left.slice(left.findIndex(({ dynamodb }) => names.has(dynamodb.SequenceNumber)))
  }
  if (source.failuresTo !== undefined)
    account.send(source.calls, source.failuresTo, JSON.stringify({ DDBStreamBatchInfo: { batchSize: left.length } }))
  return left.length
}
const MOST_ATTEMPTS = 4

/** What Lambda takes from a queue by the function's role, and takes off it. */
function take({ account }: Playing, { calls, from, batch }: Source): object[] {
  for (const action of ['GetQueueAttributes', 'ReceiveMessage', 'DeleteMessage'])
    if (!account.by(calls, `sqs:${action}`, from)) throw new Error(`${calls} may not ${action}`)
  return account.queues
    .get(from)!
    .splice(0, batch)
    .map(({ id, body }) => ({
      messageId: id,
      receiptHandle: id,
      body,
      attributes: { ApproximateReceiveCount: '1' },
      messageAttributes: {},
      eventSource: 'aws:sqs',
      eventSourceARN: from,
      awsRegion: REGION,
    }))
}

/** Calls that nobody waits for are made again when they fail, and put away in the end. */
async function giveTo({ account, deployed, running }: Playing, name: FunctionName, event: object): Promise<void> {
  const { attempts, to } = deployed.functions[name].given
  for (let attempt = 1; ; attempt++) {
    try {
      await running[name].invoke(event)
      return
    } catch (failure) {
      if (attempt < attempts) continue
      if (to === undefined) throw failure
      return account.send(name, to, JSON.stringify({ requestPayload: event }))
    }
  }
}

const scheduled = (time: string, rule: string): object => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: ACCOUNT,
  time,
  region: REGION,
  resources: [rule],
  detail: {},
})

const socketEvent = (routeKey: string, connectionId: string, query?: Record<string, string>): object => ({
  ...(query && { queryStringParameters: query }),
  headers: { Host: 'sockets.example' },
  requestContext: {
    routeKey,
    eventType: { $connect: 'CONNECT', $disconnect: 'DISCONNECT' }[routeKey] ?? 'MESSAGE',
    connectionId,
    connectedAt: Date.now(),
    domainName: 'sockets.example',
    stage: 'live',
    apiId: 'sockets',
    requestId: randomUUID(),
  },
  isBase64Encoded: false,
})
