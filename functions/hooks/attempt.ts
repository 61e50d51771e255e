import type { Attempt, Entry, Webhook } from '../desk/webhooks/webhook-items.ts'
import { discordMessage } from './discord.ts'
import { askedPause } from './attempts.ts'
import type { Posted } from './posting.ts'
import type { Sender } from './sender.ts'
import { isLive, signedHeaders } from './standard-webhooks.ts'

export interface Tried {
  attempt: Attempt
  outcome: 'delivered' | 'gone' | 'failed'
  /** How long the receiver asks to be left alone, in milliseconds. */
  askedMs: number
  answer: string
}

const GONE = 410

/** Posts an entry once, signed for this moment. */
export async function tryOnce(sender: Sender, webhook: Webhook, entry: Entry): Promise<Tried> {
  const signedAt = sender.realTime()
  const { id, seq, type, timestamp, data } = entry
  const body = JSON.stringify(
    webhook.kind === 'discord' ? await discordMessage(entry, webhook.language) : { id, seq, type, timestamp, data },
  )
  const keys = webhook.keys.filter(one => isLive(one, sender.clock()))
  const at = sender.clock()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Praxis-Webhooks/1',
    ...(keys.length > 0 && signedHeaders(keys, { id, body, at: signedAt })),
  }
  const posted = await sender
    .post({ url: webhook.url, kind: webhook.kind, headers, body })
    // What cannot even be begun is an attempt that failed, and holds up nothing else.
    .catch((): Posted => ({ unreached: 'unreachable' }))
  const answeredAt = sender.realTime()
  const ms = Math.max(0, Date.parse(answeredAt) - Date.parse(signedAt))
  if ('unreached' in posted)
    return {
      attempt: { at, ms, status: null, error: posted.unreached },
      outcome: 'failed',
      askedMs: 0,
      answer: '',
    }
  const { status, answer } = posted
  const isDelivered = status >= 200 && status < 300
  return {
    attempt: { at, ms, status, error: isDelivered ? null : 'failed' },
    outcome: isDelivered ? 'delivered' : status === GONE ? 'gone' : 'failed',
    askedMs: isDelivered ? 0 : askedPause(posted.retryAfter, answeredAt),
    answer,
  }
}
