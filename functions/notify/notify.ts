import { GAME_PREFIX, PLAYER_PREFIX, TABLE_PREFIX } from '../store/dynamodb/items.ts'
import { OUT_PREFIX } from '../store/dynamodb/notice-items.ts'
import type { GameRecord } from '../store/port.ts'
import { kindOf } from '../logging/log.ts'
import { handOn } from './hand-on.ts'
import { handInvitation } from './invitation.ts'
import type { Notifier } from './notifier.ts'
import { deliver } from './outbox.ts'

export interface StreamRecord {
  eventName?: string | undefined
  dynamodb?: { Keys?: Record<string, { S?: string }>; SequenceNumber?: string } | undefined
}
export interface BatchResponse {
  batchItemFailures: { itemIdentifier: string }[]
}

type Task = { gameId: string; version: number } | { player: string; id: string } | { player: string; table: string }

/** Null for everything that is neither an event, a message nor a link to a table: snapshots, tables, memberships, the bells themselves. */
function taskOf(keys: Record<string, { S?: string }>): Task | null {
  const partition = keys['pk']?.S ?? '',
    sort = keys['sk']?.S ?? ''
  const version = /^EV#(\d+)$/.exec(sort)?.[1]
  if (partition.startsWith(GAME_PREFIX) && version !== undefined)
    return { gameId: partition.slice(GAME_PREFIX.length), version: Number(version) }
  if (partition.startsWith(PLAYER_PREFIX) && sort.startsWith(OUT_PREFIX))
    return { player: partition.slice(PLAYER_PREFIX.length), id: sort.slice(OUT_PREFIX.length) }
  if (partition.startsWith(PLAYER_PREFIX) && sort.startsWith(TABLE_PREFIX))
    return { player: partition.slice(PLAYER_PREFIX.length), table: sort.slice(TABLE_PREFIX.length) }
  return null
}

/**
 * New events are handed on, new messages are sent. One failure hands back that record and all after it: Lambda goes on from the
 * lowest sequence number it is given. A message that cannot be sent is no failure here: it has a next attempt of its own.
 */
export async function notifyBatch(notifier: Notifier, records: StreamRecord[]): Promise<BatchResponse> {
  const { log } = notifier
  const games = new Map<string, GameRecord>()
  for (const record of records) {
    const task = record.eventName === 'INSERT' ? taskOf(record.dynamodb?.Keys ?? {}) : null
    if (task === null) continue
    const named = 'gameId' in task ? task : {}
    const began = performance.now()
    try {
      if ('gameId' in task) {
        const count = await handOn(notifier, task, games)
        log('info', 'notified', { ...named, outcome: 'rung', count, ms: Math.round(performance.now() - began) })
      } else if ('table' in task) {
        await handInvitation(notifier, task.player, task.table)
      } else {
        log('info', 'message', {
          outcome: await deliver(notifier, task.player, task.id),
          ms: Math.round(performance.now() - began),
        })
      }
    } catch (failure) {
      log('error', 'notification failed', { ...named, outcome: 'retry', error: kindOf(failure) })
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
    }
  }
  return { batchItemFailures: [] }
}
