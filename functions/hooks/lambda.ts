import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { clockFrom } from '../clock.ts'
import { createLog } from '../logging/log.ts'
import { openDeskStore, storeConfig } from '../store/open.ts'
import type { BatchResponse } from '../store/stream.ts'
import { allowancesFrom } from './endpoint.ts'
import { posting } from './posting.ts'
import type { Sender } from './sender.ts'
import { sweepHooks, wakeBatch, type Message } from './wake.ts'

interface Context {
  getRemainingTimeInMillis: () => number
}

const log = createLog()
let ready: Promise<Omit<Sender, 'timeLeft'>> | undefined

/**
 * Sends webhooks. Called by a queue with what wakes it, `ReportBatchItemFailures` on, and on a schedule without records:
 * then it looks after what is due.
 */
export async function handler(event: { Records?: Message[] }, context: Context): Promise<BatchResponse | undefined> {
  ready ??= open(process.env)
  const opened = await ready.catch((failure: unknown) => {
    ready = undefined
    throw failure
  })
  const sender: Sender = { ...opened, timeLeft: () => context.getRemainingTimeInMillis() }
  if (event.Records === undefined) return void (await sweepHooks(sender))
  return wakeBatch(sender, event.Records)
}

async function open(env: Record<string, string | undefined>): Promise<Omit<Sender, 'timeLeft'>> {
  return {
    store: await openDeskStore(storeConfig(env)),
    clock: clockFrom(env),
    realTime: clockFrom({}),
    random: randomBytes,
    wait: ms => pause(ms),
    post: posting(allowancesFrom(env)),
    log,
  }
}
