import { changed, leaguePartition, made, read } from '../desk/desk-items.ts'
import {
  askKey,
  deliveryKey,
  feedName,
  keptUntil,
  type Ask,
  type Delivery,
  type Entry,
  type Waiting,
} from '../desk/webhooks/webhook-items.ts'
import { afterFailure, ATTEMPTS, HEALTHY, isGivenUp, later, pauseAfter, SOON_MS } from './attempts.ts'
import { tryOnce, type Tried } from './attempt.ts'
import { settle, take, type Held } from './lease.ts'
import type { Sender } from './sender.ts'

/** As many at once as one endpoint is sent. */
const LANES = 4
/** What one entry takes at the worst: two attempts with a pause between them, and the notes about it. */
const WORST_MS = 45_000
const LAST = 12

/**
 * Sends an endpoint what there is to send, and does what comes of it. One call at a time does; what another is told
 * meanwhile, this one finds when it looks again at the end.
 */
export async function serveWebhook(sender: Sender, league: string, id: string): Promise<void> {
  for (;;) {
    const held = await take(sender, league, id)
    if (held === undefined) return
    const failure = await sendAll(sender, held)
    await settle(sender, held)
    if (failure !== undefined) throw failure
    if (sender.timeLeft() < WORST_MS) return
  }
}

/** Some at a time. A fault of the store ends it, and is handed on when all have stopped. */
async function sendAll(sender: Sender, held: Held): Promise<unknown> {
  const rest = [...held.ready]
  let failure: unknown
  const mayGoOn = (): boolean =>
    failure === undefined &&
    held.ends === null &&
    (held.health.notBefore === null || held.health.notBefore <= sender.clock()) &&
    sender.timeLeft() >= WORST_MS
  const lane = async (): Promise<void> => {
    while (mayGoOn()) {
      const one = rest.shift()
      if (one === undefined) return
      await send(sender, held, one, mayGoOn).catch((error: unknown) => (failure ??= error ?? new Error()))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return failure
}

async function send(sender: Sender, held: Held, waiting: Waiting, mayGoOn: () => boolean): Promise<void> {
  const { store } = sender
  const { webhook } = held
  const at = deliveryKey(webhook.id, waiting.seq)
  let kept = await read<Delivery>(store, at.partition, at.name)
  const known = kept?.value.sending === waiting.sending ? kept.value : undefined
  if (known && known.status !== 'waiting') {
    if (known.status === 'delivered' && known.seq === 0) held.answered = known.sending
    held.outcomes.set(waiting, null)
    return
  }
  const entry = waiting.seq === 0 ? await testEntry(sender, held, waiting) : await feedEntry(sender, held, waiting.seq)
  if (entry === undefined) {
    held.outcomes.set(waiting, null)
    return
  }
  let delivery: Delivery = known ?? {
    seq: entry.seq,
    id: entry.id,
    type: entry.type,
    sending: waiting.sending,
    status: 'waiting',
    attempts: kept?.value.attempts ?? 0,
    step: 0,
    last: kept?.value.last ?? [],
    answer: '',
  }
  for (;;) {
    // A look whether anybody is there again is none of its own attempts, unless one is due.
    const isPlanned = waiting.next <= sender.clock()
    const tried = await tryOnce(sender, webhook, entry)
    const { next, value } = after(sender, held, delivery, tried, isPlanned)
    delivery = value
    const expires = { expires: keptUntil(sender.clock()) }
    const write = kept ? changed(kept, delivery, expires) : made(at, delivery, expires)
    // Somebody else has come to it: who looks next knows more.
    if ((await store.saveDesk([write])) === 'conflict') return
    kept = { ...at, version: (kept?.version ?? 0) + 1, value: delivery }
    held.outcomes.set(waiting, next === 'unchanged' ? waiting.next : next)
    if (tried.outcome === 'delivered' && waiting.seq === 0) held.answered = waiting.sending
    if (next === null || next === 'unchanged' || delivery.step !== 1) return
    const ms = Date.parse(next) - Date.parse(sender.clock())
    if (ms > SOON_MS || !mayGoOn()) return
    await sender.wait(Math.max(0, ms))
    if (!mayGoOn()) return
  }
}

function after(
  sender: Sender,
  held: Held,
  delivery: Delivery,
  { attempt, outcome, askedMs, answer }: Tried,
  isPlanned: boolean,
): { value: Delivery; next: string | 'unchanged' | null } {
  const now = sender.clock()
  const noted: Delivery = {
    ...delivery,
    attempts: delivery.attempts + 1,
    step: delivery.step + (isPlanned ? 1 : 0),
    last: [...delivery.last, attempt].slice(-LAST),
    answer,
  }
  if (outcome === 'delivered') {
    held.health = HEALTHY
    return { value: { ...noted, status: 'delivered' }, next: null }
  }
  held.health = afterFailure(held.health, askedMs, now, sender.random)
  if (outcome === 'gone') held.ends = 'gone'
  else if (held.webhook.status === 'active' && isGivenUp(held.health, now)) held.ends ??= 'failing'
  if (!isPlanned) return { value: noted, next: 'unchanged' }
  const pause = pauseAfter(noted.step, askedMs, sender.random)
  if (noted.step >= ATTEMPTS || pause === undefined) return { value: { ...noted, status: 'given-up' }, next: null }
  return { value: noted, next: later(now, pause) }
}

const feedEntry = async ({ store }: Sender, { league, entries }: Held, seq: number): Promise<Entry | undefined> =>
  entries.get(seq) ?? (await read<Entry>(store, leaguePartition(league), feedName(seq)))?.value

/** It stands in no feed: it is for one endpoint alone, and has no number there. */
async function testEntry({ store }: Sender, { webhook }: Held, { sending }: Waiting): Promise<Entry | undefined> {
  const at = askKey(webhook.id, sending)
  const ask = await read<Ask>(store, at.partition, at.name)
  return (
    ask && {
      id: `test_${webhook.id.slice('whk_'.length)}_${sending}`,
      seq: 0,
      type: 'delivery.test',
      timestamp: ask.value.at,
      data: { event: null, round: null, table: null, webhook: webhook.id, test: true },
    }
  )
}
