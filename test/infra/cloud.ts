import { limitsOf } from '../../functions/access/limits.ts'
import { playOn } from '../../functions/bots/play-on.ts'
import { withOpenBatches } from '../../functions/desk/batches/hidden.ts'
import { sweepDesk } from '../../functions/desk/sweep-desk.ts'
import { sweepDue } from '../../functions/games/due.ts'
import { openStream } from '../../functions/local/streams.ts'
import { notifyBatch } from '../../functions/notify/notify.ts'
import { sweepNotices } from '../../functions/notify/sweep-notices.ts'
import { handleSocket } from '../../functions/socket/socket.ts'
import type { Store } from '../../functions/store/port.ts'
import { FUNCTIONS, type FunctionName } from '../../infra/root.ts'
import { openWorld, type World } from '../http/world.ts'
import { freshTable, type Database } from '../store/databases.ts'
import { recordingNotifier } from '../support/notifier.ts'
import { guard, nameOf, type Guard } from './guarded.ts'
import { policiesOf, type Statement } from './policies.ts'
import type { Synthesised } from './sample.ts'

/** The functions on a table of their own, each with what the template lets its role do there, and no more. */
export interface Deployed {
  world: World
  /** What the stream holds goes to the functions that it calls; how many records they could not take. */
  stream: () => Promise<number>
  sweeps: () => Promise<void>
  connect: (id: string, ticket: string) => Promise<number>
  disconnect: (id: string) => Promise<void>
  /** The database as one function finds it. */
  storeOf: (name: FunctionName) => Store
}

export interface Cloud {
  deploy: () => Promise<Deployed>
  refused: () => string[]
  /** Rights to the table that a function has and nothing called for, by function. */
  unused: () => Record<string, string[]>
}

export const roleOf = (name: FunctionName): string => `${name[0]!.toUpperCase()}${name.slice(1)}Role`

export function openCloud(stack: Synthesised, database: Database): Cloud {
  const policies = policiesOf(stack)
  const statements = (name: FunctionName): Statement[] => policies[roleOf(name)] ?? []
  const guards = Object.fromEntries(FUNCTIONS.map(name => [name, guard(statements(name), 'Games')])) as Record<
    FunctionName,
    Guard
  >
  const granted = (name: FunctionName): string[] =>
    statements(name).flatMap(statement =>
      statement.Resource.some(one => one === 'Games' || one.startsWith('Games/'))
        ? statement.Action.map(action => nameOf({ action, statement }))
        : [],
    )
  return {
    deploy: () => deploy(database, guards),
    refused: () => FUNCTIONS.flatMap(name => guards[name].refused.map(what => `${name}: ${what}`)),
    unused: () =>
      Object.fromEntries(FUNCTIONS.map(name => [name, granted(name).filter(right => !guards[name].used.has(right))])),
  }
}

async function deploy(database: Database, guards: Record<FunctionName, Guard>): Promise<Deployed> {
  const { open, tableName } = await freshTable(database)
  const stores = Object.fromEntries(
    FUNCTIONS.map(name => [name, open({ prepare: guards[name].prepare, pause: async () => undefined })]),
  ) as Record<FunctionName, Store>
  const world = await openWorld({
    store: stores.http,
    deskStore: stores.desk,
    peopleStore: stores.people,
    hooksStore: stores.hooks,
    limits: limitsOf({ requests: 0 }),
  })
  const { clock } = world.service
  const { notifier } = recordingNotifier(stores.notify, clock, {
    // Whatever could be told once is not there any more.
    ring: async () => 'gone',
    push: async () => 'gone',
  })
  const reader = await openStream(
    { endpoint: database.endpoint, region: database.region, accessKeyId: 'local' },
    tableName,
  )
  const playing = { ...world.service, store: withOpenBatches(stores.bots) }
  const iterators = new Map<string, string>()
  const connections = { store: stores.socket, clock, log: notifier.log }
  const socketEvent = (routeKey: string, connectionId: string, ticket?: string) => ({
    requestContext: { routeKey, connectionId },
    ...(ticket !== undefined && { queryStringParameters: { ticket } }),
  })
  return {
    world,
    storeOf: name => stores[name],
    async stream() {
      let failed = 0
      for (const shard of await reader.shards()) {
        for (;;) {
          const { records, next } = await reader.read(iterators.get(shard) ?? (await reader.iterator(shard, null)))
          failed += (await notifyBatch(notifier, records)).batchItemFailures.length
          failed += (await playOn(playing, notifier.log, records)).batchItemFailures.length
          if (next !== null) iterators.set(shard, next)
          if (records.length === 0) break
        }
      }
      return failed
    },
    async sweeps() {
      const swept = await sweepDue({ ...world.service, store: withOpenBatches(stores.deadline) })
      if (swept.failed.length > 0) throw new Error(`The deadlines of ${swept.failed.join()} could not be given`)
      await sweepDesk({ ...world.service, store: stores.desk })
      await world.sendHooks()
      const told = await sweepNotices(notifier)
      if (told.failed > 0) throw new Error(`${told.failed} could not be told`)
    },
    connect: async (id, ticket) => (await handleSocket(connections, socketEvent('$connect', id, ticket))).statusCode,
    disconnect: async id => void (await handleSocket(connections, socketEvent('$disconnect', id))),
  }
}
