import type { GameRecord } from '../store/port.ts'
import { writtenBy, type BatchResponse, type StreamRecord } from '../store/stream.ts'
import { kindOf } from '../logging/log.ts'
import type { WakeUp } from '../hooks/sender.ts'
import { handOn } from './hand-on.ts'
import { handInvitation } from './invitation.ts'
import type { Notifier } from './notifier.ts'
import { deliver } from './outbox.ts'
import { planSwitchedOff } from './switched-off.ts'
import { handTalk } from './talk-bells.ts'

/**
 * For longer no table that is not dealt yet holds up everybody else's: the sweep finds its events. A round of a hundred
 * tables is dealt in less.
 */
const PATIENCE_MS = 5_000

/**
 * New events are handed on, new messages are sent. One failure hands back that record and all after it: Lambda goes on
 * from the
 * lowest sequence number it is given. A message that cannot be sent is no failure here: it has a next attempt of its
 * own.
 */
export async function notifyBatch(notifier: Notifier, records: StreamRecord[]): Promise<BatchResponse> {
  const { log } = notifier
  const games = new Map<string, GameRecord>()
  const woken = new Set<string>()
  for (const record of records) {
    const task = writtenBy(record)
    if (task === null) continue
    if ('league' in task || 'webhook' in task) {
      await wakeHooks(notifier, task, woken)
      continue
    }
    const named = 'gameId' in task ? task : {}
    const began = performance.now()
    try {
      if ('gameId' in task) {
        const count = await handOn(notifier, task, games, PATIENCE_MS)
        log('info', 'notified', { ...named, outcome: 'rung', count, ms: Math.round(performance.now() - began) })
      } else if ('off' in task) {
        await planSwitchedOff(notifier, task)
      } else if ('talk' in task) {
        await handTalk(notifier, task)
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

/** Once for all that a call brings. That it cannot be woken holds up nobody: it is called every minute as well. */
async function wakeHooks({ wakeHooks: wake, log }: Notifier, wakeUp: WakeUp, woken: Set<string>): Promise<void> {
  const name = JSON.stringify(wakeUp)
  if (woken.has(name)) return
  woken.add(name)
  await wake?.(wakeUp).catch((failure: unknown) =>
    log('warn', 'webhooks not woken', { outcome: 'late', error: kindOf(failure) }),
  )
}
