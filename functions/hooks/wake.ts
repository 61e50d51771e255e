import * as z from 'zod'
import { leaguePartition, hookPartition, read, readAll } from '../desk/desk-items.ts'
import { BACKLOG, WEBHOOK_PREFIX, type Backlog, type Webhook } from '../desk/webhooks/webhook-items.ts'
import { kindOf } from '../logging/log.ts'
import type { BatchResponse } from '../store/stream.ts'
import type { Sender, WakeUp } from './sender.ts'
import { serveWebhook } from './serve-webhook.ts'

/** As many as one sweep looks after; the others are due longest at the next. */
const MOST = 100

/** What SQS hands over: one failure brings back that message, and no other. */
export interface Message {
  messageId: string
  body: string
}

export async function wakeBatch(sender: Sender, messages: readonly Message[]): Promise<BatchResponse> {
  const woken = new Map<string, Promise<void>>()
  for (const { body } of messages) if (!woken.has(body)) woken.set(body, wakeBy(sender, body))
  const served = await Promise.allSettled(messages.map(({ body }) => woken.get(body)))
  return {
    batchItemFailures: served.flatMap(({ status }, at) =>
      status === 'rejected' ? [{ itemIdentifier: messages[at]!.messageId }] : [],
    ),
  }
}

async function wakeBy(sender: Sender, body: string): Promise<void> {
  const wakeUp = WakeUpText.safeParse(body)
  // It would be no better the next time.
  if (!wakeUp.success) return sender.log('error', 'wake-up not understood')
  await wake(sender, wakeUp.data)
}
const WakeUpText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(z.union([z.strictObject({ league: z.string() }), z.strictObject({ webhook: z.string() })]))

/** Something has come into a league's feed, or was asked of one webhook. Throws where not all could be looked after. */
export async function wake(sender: Sender, wakeUp: WakeUp): Promise<void> {
  const served = await Promise.allSettled((await meant(sender, wakeUp)).map(one => serve(sender, one)))
  for (const one of served) if (one.status === 'rejected') throw one.reason
}

interface Meant {
  league: string
  id: string
}

async function meant({ store }: Sender, wakeUp: WakeUp): Promise<Meant[]> {
  if ('webhook' in wakeUp) {
    const backlog = await read<Backlog>(store, hookPartition(wakeUp.webhook), BACKLOG)
    return backlog ? [{ league: backlog.value.league, id: wakeUp.webhook }] : []
  }
  const all = await readAll<Webhook>(store, leaguePartition(wakeUp.league), { prefix: WEBHOOK_PREFIX })
  return all.flatMap(({ value: { id, status } }) => (status === 'active' ? [{ league: wakeUp.league, id }] : []))
}

async function serve(sender: Sender, { league, id }: Meant): Promise<void> {
  try {
    await serveWebhook(sender, league, id)
  } catch (error) {
    sender.log('error', 'webhook not served', { outcome: 'retry', error: kindOf(error) })
    throw error
  }
}

const PARTITION = hookPartition('')

/** What has come due: the next attempts, and endpoints that nobody has looked at for a while. */
export async function sweepHooks(sender: Sender): Promise<number> {
  const due = await sender.store.dueOfDesk('hook', sender.clock(), MOST)
  const ids = due.filter(({ name }) => name === BACKLOG).map(({ partition }) => partition.slice(PARTITION.length))
  const served = await Promise.allSettled(ids.map(webhook => wake(sender, { webhook })))
  return served.filter(({ status }) => status === 'rejected').length
}
