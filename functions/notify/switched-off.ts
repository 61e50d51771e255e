import { noticeWords } from '../../shared/text/notice-words.ts'
import { isLive } from '../access/api-keys.ts'
import { hookPartition, read } from '../desk/desk-items.ts'
import { webhookKey, type SwitchedOff, type Webhook } from '../desk/webhooks/webhook-items.ts'
import { sha256 } from '../games/hash.ts'
import { kindOf } from '../logging/log.ts'
import type { Outgoing } from '../store/notice-port.ts'
import { after, MINUTE_MS, type Notifier } from './notifier.ts'
import type { Step } from './outbox.ts'
import { planned } from './planned.ts'

/**
 * A webhook that the service has switched off: the people of its league are written to, at the addresses that an
 * operator has put down with its keys. Who is not there reads it in the feed.
 */
const REMEMBERED_MS = 30 * 1440 * MINUTE_MS

export async function planSwitchedOff(
  { store, clock, mail }: Notifier,
  { off: webhook, name }: { off: string; name: string },
): Promise<void> {
  const kept = mail && (await read<SwitchedOff>(store, hookPartition(webhook), name))
  if (!kept) return
  const now = clock()
  await store.plan(
    planned({
      player: kept.value.league,
      id: `mail#webhook#${webhook}#${name}`,
      channel: 'mail',
      kind: 'webhook',
      about: { webhook },
      at: now,
      dueAt: now,
      expires: after(now, REMEMBERED_MS),
    }),
  )
}

/** To each address that does not have it yet. One that works again meanwhile is nobody's trouble any more. */
export async function sendSwitchedOff(
  { store, mail, apiUrl }: Notifier,
  outgoing: Outgoing,
  now: string,
): Promise<Step> {
  const { player: league, id, about, done } = outgoing
  const { partition, name } = webhookKey(league, about.webhook ?? '')
  const webhook = (await read<Webhook>(store, partition, name))?.value
  if (!mail || webhook?.status !== 'disabled' || webhook.disabledFor === 'owner') return { kind: 'dropped' }
  const keys = (await store.keysOf(league)).filter(key => isLive(key, now))
  const { subject, body } = (await noticeWords(webhook.language)).webhook
  const text = body({
    // The rest of the address may be a secret.
    name: webhook.description || new URL(webhook.url).host,
    gone: webhook.disabledFor === 'gone',
    path: `${apiUrl}/v1/webhooks/${webhook.id}`,
  })
  const has = [...done]
  let failure: string | undefined
  for (const to of new Set(keys.flatMap(key => key.mail ?? []))) {
    const address = sha256(to)
    if (has.includes(address)) continue
    const letter = { id: sha256(`${league}\n${id}\n${to}`).slice(0, 32), player: league, to, subject, text, at: now }
    await mail(letter).then(
      () => has.push(address),
      (error: unknown) => void (failure = kindOf(error)),
    )
  }
  if (failure !== undefined) return { kind: 'failed', done: has, error: failure }
  return { kind: has.length > 0 ? 'told' : 'dropped' }
}
