import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DeleteItemCommand,
  ScanCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb'
import { storedId } from '../../functions/games/play.ts'
import { openClient } from '../../functions/store/dynamodb/client.ts'
import { startEmbedded, type Embedded } from '../../functions/store/embedded.ts'
import type { EventRecord, Store } from '../../functions/store/port.ts'
import { TABLE } from '../../functions/store/schema.ts'
import { adopt } from '../../infra/adopt.ts'
import { faultsOf, type Op } from '../http/histories.ts'
import { asked, defaultOf, type WireReply } from '../http/wire-prompts.ts'
import { json, PLAYERS, startedGame } from '../http/world.ts'
import { asInCloud, bareTable } from '../support/restored-table.ts'
import { openCloud, type CloudOptions, type Stage } from './stage.ts'
import { rehearsedStack } from './template.ts'

type Item = Record<string, AttributeValue>
type Command = Extract<Op, { kind: 'command' }>

/** What a restore kept of what players had been told was done. */
export interface Drilled {
  /** Moves that were acknowledged up to the point that was restored; those of them that are lost. */
  acknowledged: number
  lost: number
  /** Acknowledged after it, and gone with the table. */
  after: number
  /** Acknowledged on the restored table. */
  since: number
  /** What a history of a game may not show, up to the point and to the end. */
  faults: string[]
  /** What the operator's command had to set. */
  set: string[]
  undelivered: number
  refused: string[]
}

const RESTORED = 'praxis-restored'
const BEFORE = 14
const AFTER = 6
const SINCE = 14

/**
 * A game is played; the table is spoilt; it is restored to a minute before under another name, adopted and deployed on;
 * and the game goes on from there.
 */
export async function drillRestore(options: Pick<CloudOptions, 'bundles' | 'program' | 'kinds'>): Promise<Drilled> {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-restored-'))
  const first = await openCloud({ ...options, ...rehearsedStack() })
  let now = 0
  const tick = (): number => ++now
  let database: Embedded | undefined
  try {
    const stage = await first.open()
    const { game } = await startedGame(stage.world)
    const told = await play(stage, game, BEFORE, tick)
    let undelivered = await stage.stream()
    const copy = await everythingIn(stage, first.deployed.table.name)
    stage.world.pass(1 / 60)
    const gone = await play(stage, game, AFTER, tick)
    await spoil(stage, first.deployed.table.name, game)

    database = await startEmbedded({ folder, tableName: 'of-nobody', ...(options.kinds && { kinds: options.kinds }) })
    if (!database) throw new Error('No database of this machine can be started')
    const { set, streamArn } = await restore(database, copy)
    const settings = { tableName: RESTORED, adoptedStream: streamArn }
    const second = await openCloud({ ...options, ...rehearsedStack(settings) })
    try {
      const restored = await second.openOn(database)
      restored.world.pass(1 / 30)
      const faults = faultsOf(await eventsOf(restored.store, game), told)
      const lost = told.filter(({ id }) => faults.some(fault => fault.startsWith(`${id} was acknowledged`))).length
      // Whoever sends again what is gone has it done, under the same key.
      const again = gone[0]!
      const since = [await send(restored, game, again.sent, tick), ...(await play(restored, game, SINCE, tick))]
      undelivered += await restored.stream()
      await restored.sweeps()
      undelivered += await restored.stream()
      faults.push(...faultsOf(await eventsOf(restored.store, game), [...told, ...since]))
      return {
        acknowledged: told.length,
        lost,
        after: gone.length,
        since: since.length,
        faults,
        set,
        undelivered,
        refused: [...first.rights.refused(), ...second.rights.refused()],
      }
    } finally {
      await second.close()
    }
  } finally {
    await first.close()
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Sending {
  player: string
  seat: number
  key: string
  body: Record<string, unknown>
}
type Sent = Command & { sent: Sending }

async function play(stage: Stage, game: string, moves: number, tick: () => number): Promise<Sent[]> {
  const done: Sent[] = []
  while (done.length < moves) {
    const { player, prompt } = await asked(stage.world, game, PLAYERS)
    const sending = { player, seat: prompt.seat, key: `move-${tick()}`, body: defaultOf(prompt) }
    done.push(await send(stage, game, sending, tick))
  }
  return done
}

async function send({ world }: Stage, game: string, sent: Sending, tick: () => number): Promise<Sent> {
  const { player, seat, key, body } = sent
  const from = tick()
  const reply = await world.as(player).post(`/games/${game}/commands`, body, key)
  if (reply.status !== 200) throw new Error(`A move was answered with ${reply.status} ${reply.text}`)
  const { version } = json<WireReply>(reply)
  const fresh = reply.headers.get('idempotency-replayed') === null
  return {
    kind: 'command',
    from,
    to: tick(),
    seat,
    id: storedId(seat, key),
    reply: { body: reply.text, version, fresh },
    sent,
  }
}

async function eventsOf(store: Store, game: string): Promise<EventRecord[]> {
  const events: EventRecord[] = []
  for (;;) {
    const page = await store.events(game, { after: events.length, limit: 200 })
    events.push(...page)
    if (page.length < 200) return events
  }
}

/** What point-in-time recovery would have of this moment. */
async function everythingIn({ database }: Stage, table: string): Promise<Item[]> {
  const client = openClient(database)
  const items: Item[] = []
  let from: Item | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ...(from && { ExclusiveStartKey: from }) }),
    )
    items.push(...(page.Items ?? []))
    from = page.LastEvaluatedKey
  } while (from)
  client.destroy()
  return items
}

/** Half of the game goes, and nothing is left that could be told from the rest. */
async function spoil(stage: Stage, table: string, game: string): Promise<void> {
  const client = openClient(stage.database)
  for (const item of await everythingIn(stage, table)) {
    const { [TABLE.partitionKey]: partition, [TABLE.sortKey]: sort } = item
    if (!partition?.S?.includes(game) || !sort) continue
    const Key = { [TABLE.partitionKey]: partition, [TABLE.sortKey]: sort }
    await client.send(new DeleteItemCommand({ TableName: table, Key }))
  }
  client.destroy()
  if ((await stage.world.as('ann').get(`/games/${game}`)).status < 400) throw new Error('The table is not spoilt')
}

/** As AWS restores: keys, indexes and items, and nothing else; the operator's command does the rest. */
async function restore(database: Embedded, items: readonly Item[]): Promise<{ set: string[]; streamArn: string }> {
  const client = asInCloud(openClient(database))
  await client.send(new CreateTableCommand(bareTable(RESTORED)))
  for (let at = 0; at < items.length; at += 25)
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: { [RESTORED]: items.slice(at, at + 25).map(Item => ({ PutRequest: { Item } })) },
      }),
    )
  const { missing, streamArn } = await adopt(client, RESTORED, { waitMs: 5 })
  client.destroy()
  if (streamArn === undefined) throw new Error('The restored table has no stream')
  return { set: missing, streamArn }
}
