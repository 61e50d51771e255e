import { GAME_PREFIX } from '../store/dynamodb/items.ts'
import type { GameRecord, Store } from '../store/port.ts'
import { kindOf, type Log } from '../logging/log.ts'

/** An event item as the stream names it. */
export interface EventKey { gameId: string; version: number }

type NotifyStore = Pick<Store, 'event' | 'loadGame' | 'ring'>

/**
 * Rings the bell of everybody an event concerns, with the version of their own view. Doing it twice changes nothing,
 * as a bell only ever moves forward.
 */
export async function notify(store: NotifyStore, key: EventKey, games: Map<string, GameRecord>): Promise<number> {
  const event = await store.event(key.gameId, key.version)
  if (event === undefined) throw new EventMissing(key)
  if (event.concerns.length === 0) return 0
  const game = games.get(key.gameId) ?? (await store.loadGame(key.gameId))
  if (game === undefined) throw new EventMissing(key)
  games.set(key.gameId, game)
  const rung = game.players.flatMap(({ player }, seat) => {
    const version = event.views[seat]
    return event.concerns.includes(player) && version !== undefined ? [store.ring(player, { gameId: game.id, version, at: event.at })] : []
  })
  await Promise.all(rung)
  return rung.length
}

/** A record came before its item can be read: the batch is tried again from here. */
export class EventMissing extends Error {
  constructor(key: EventKey) {
    super(`The event ${key.version} of ${key.gameId} is not there`)
    this.name = 'EventMissing'
  }
}

export interface StreamRecord {
  eventName?: string | undefined
  dynamodb?: { Keys?: Record<string, { S?: string }>; SequenceNumber?: string } | undefined
}
export interface BatchResponse { batchItemFailures: { itemIdentifier: string }[] }

/** Null for everything that is not an event: snapshots, tables, memberships, the bells themselves. */
function keyOf(keys: Record<string, { S?: string }>): EventKey | null {
  const partition = keys.pk?.S ?? ''
  const version = /^EV#(\d+)$/.exec(keys.sk?.S ?? '')?.[1]
  return partition.startsWith(GAME_PREFIX) && version !== undefined ? { gameId: partition.slice(GAME_PREFIX.length), version: Number(version) } : null
}

/** One failure hands back that record and all after it: Lambda goes on from the lowest sequence number it is given. */
export async function notifyBatch(store: NotifyStore, log: Log, records: StreamRecord[]): Promise<BatchResponse> {
  const games = new Map<string, GameRecord>()
  for (const record of records) {
    const key = record.eventName === 'INSERT' ? keyOf(record.dynamodb?.Keys ?? {}) : null
    if (key === null) continue
    const began = performance.now()
    try {
      const count = await notify(store, key, games)
      log('info', 'notified', { ...key, outcome: 'rung', count, ms: Math.round(performance.now() - began) })
    } catch (failure) {
      log('error', 'notification failed', { ...key, outcome: 'retry', error: kindOf(failure) })
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
    }
  }
  return { batchItemFailures: [] }
}
