import { USUAL_TYPES } from '../../shared/api/feed-types.ts'
import { appendToFeed, FEED_PREFIX } from '../desk/feed/append.ts'
import { changed, hookPartition, leaguePartition, made, read, readAll, type Kept } from '../desk/desk-items.ts'
import {
  BACKLOG,
  feedName,
  keptUntil,
  offKey,
  webhookKey,
  type Backlog,
  type Entry,
  type SwitchedOff,
  type Waiting,
  type Webhook,
} from '../desk/webhooks/webhook-items.ts'
import { dueOf, isGivenUp, isProbed, later, readyOf, type Health } from './attempts.ts'
import type { Sender } from './sender.ts'

/** An endpoint that is down does not fill its backlog with what the feed has anyway. */
const MOST_WAITING = 100
/** Longer than any call lives: who sends is never overtaken. */
const LEASE_MS = 150_000
const TRIES = 10

/** An endpoint that nobody else sends to for now. */
export interface Held {
  league: string
  webhook: Webhook
  by: string
  backlog: Kept<Backlog>
  ready: Waiting[]
  entries: Map<number, Entry>
  health: Health
  wasProbed: boolean
  /** What came of what was ready: the time of its next attempt, or null where nothing more is to be done about it. */
  outcomes: Map<Waiting, string | null>
  /** The test that it has answered. */
  answered: number | null
  ends: 'gone' | 'failing' | null
}

/** Takes on what is new in the feed, and the endpoint itself where there is something to send now. */
export async function take(sender: Sender, league: string, id: string): Promise<Held | undefined> {
  const { store } = sender
  for (let tries = 0; tries < TRIES;) {
    const webhook = (await read<Webhook>(store, leaguePartition(league), webhookKey(league, id).name))?.value
    const backlog = await read<Backlog>(store, hookPartition(id), BACKLOG)
    if (webhook === undefined || backlog === undefined) return undefined
    const { lease } = backlog.value
    if (lease && lease.until > sender.realTime()) return undefined
    const now = sender.clock()
    const { value, entries, isWhole } = await takenOn(sender, webhook, backlog.value, now)
    const ready = readyOf(webhook.status, value, now)
    if (ready.length === 0) {
      if (webhook.status === 'active' && isGivenUp(value, now)) await disable(sender, webhook, 'failing')
      const at = isWhole ? dueOf(webhook.status, value, now) : now
      const isKnown =
        value.upTo === backlog.value.upTo &&
        (at === undefined ? backlog.due === undefined : backlog.due && backlog.due.at > now && backlog.due.at <= at)
      const free = { ...value, lease: null }
      if (!isKnown && (await store.saveDesk([changed(backlog, free, dueAt(at))])) === 'conflict') tries++
      else if (isWhole) return undefined
      continue
    }
    const by = Buffer.from(sender.random(12)).toString('base64url')
    const leased = { ...value, lease: { by, until: later(sender.realTime(), LEASE_MS) } }
    const due = dueAt(later(now, LEASE_MS))
    if ((await store.saveDesk([changed(backlog, leased, due)])) === 'conflict') {
      tries++
      continue
    }
    const { failures, failingSince, notBefore } = value
    return {
      league,
      webhook,
      by,
      backlog: { ...backlog, version: backlog.version + 1, value: leased, ...due },
      ready,
      entries,
      health: { failures, failingSince, notBefore },
      wasProbed: isProbed(value),
      outcomes: new Map(),
      answered: null,
      ends: null,
    }
  }
  throw new Contended()
}

const dueAt = (at: string | undefined): { due?: { bucket: 'hook'; at: string } } =>
  at === undefined ? {} : { due: { bucket: 'hook', at } }

class Contended extends Error {
  override name = 'Contended'
}

/** The feed from where this endpoint is in it, as far as there is room; not whole where there may be more. */
async function takenOn(
  { store }: Sender,
  webhook: Webhook,
  backlog: Backlog,
  now: string,
): Promise<{ value: Backlog; entries: Map<number, Entry>; isWhole: boolean }> {
  const room = MOST_WAITING - backlog.waiting.length
  if (webhook.status !== 'active' || room <= 0) return { value: backlog, entries: new Map(), isWhole: true }
  const found = await readAll<Entry>(store, leaguePartition(webhook.league), {
    prefix: FEED_PREFIX,
    after: feedName(backlog.upTo),
    limit: room,
  })
  const entries = new Map(found.map(({ value }) => [value.seq, value]))
  const types = webhook.types ?? USUAL_TYPES
  const wanted = [...entries.values()].filter(({ type }) => types.includes(type))
  const waiting = [
    ...backlog.waiting.filter(({ seq }) => !entries.has(seq)),
    ...wanted.map(({ seq }) => ({ seq, sending: backlog.asked, next: now })),
  ]
  const upTo = found.at(-1)?.value.seq ?? backlog.upTo
  return {
    value: { ...backlog, upTo, waiting },
    entries,
    isWhole: found.length < room || waiting.length >= MOST_WAITING,
  }
}

/** Writes down what came of it all, and lets the endpoint go. */
export async function settle(sender: Sender, held: Held): Promise<void> {
  const { store } = sender
  const { webhook } = held
  if (held.answered !== null) await activate(sender, webhook, held.answered)
  if (held.ends !== null) await disable(sender, webhook, held.ends)
  let backlog: Kept<Backlog> | undefined = held.backlog
  for (let tries = 0; tries < TRIES; tries++) {
    if (backlog === undefined) return
    const now = sender.clock()
    const status =
      (await read<Webhook>(store, leaguePartition(held.league), webhookKey(held.league, webhook.id).name))?.value
        .status ?? 'deleted'
    const value = settled(held, backlog.value, now)
    // Overtaken after all, it is due when the other says.
    const due = value.lease === null ? dueAt(dueOf(status, value, now)) : backlog.due && { due: backlog.due }
    if ((await store.saveDesk([changed(backlog, value, due)])) === 'saved') return
    backlog = await read<Backlog>(store, hookPartition(webhook.id), BACKLOG)
  }
  throw new Contended()
}

function settled(held: Held, backlog: Backlog, now: string): Backlog {
  const waiting = backlog.waiting.flatMap(one => {
    const mine = held.ready.find(({ seq, sending }) => seq === one.seq && sending === one.sending)
    const next = mine && held.outcomes.get(mine)
    if (next === null) return []
    return [next === undefined ? one : { ...one, next }]
  })
  // Overtaken after all: the other knows how the endpoint is doing.
  if (backlog.lease?.by !== held.by) return { ...backlog, waiting }
  const isBack = held.wasProbed && !isProbed(held.health)
  return {
    ...backlog,
    ...held.health,
    // Something was asked meanwhile, and whoever asked waits for it.
    ...(backlog.asked > held.backlog.value.asked && { notBefore: null }),
    // What it has missed is not left waiting for hours.
    waiting: isBack ? waiting.map(one => ({ ...one, next: one.next < now ? one.next : now })) : waiting,
    lease: null,
  }
}

async function activate(sender: Sender, { league, id }: Webhook, test: number): Promise<void> {
  await change(sender, league, id, current =>
    current.test === test && current.status === 'pending'
      ? { ...current, status: 'active', disabledFor: null }
      : undefined,
  )
}

/**
 * Its league reads of it in the feed, and its people by mail, before anything else: whoever dies in between tells it
 * again, as the same.
 */
async function disable(sender: Sender, webhook: Webhook, why: 'gone' | 'failing'): Promise<void> {
  const { store, wait } = sender
  const { league } = webhook
  const isSame = (current: Webhook): boolean =>
    (current.status === 'active' || current.status === 'pending') &&
    current.url === webhook.url &&
    current.test === webhook.test
  const current = await read<Webhook>(store, leaguePartition(league), webhookKey(league, webhook.id).name)
  if (!current || !isSame(current.value)) return
  await appendToFeed(
    store,
    league,
    [
      {
        cause: `webhook.disabled ${webhook.id} ${webhook.test}`,
        type: 'webhook.disabled',
        timestamp: sender.clock(),
        data: { event: null, round: null, table: null, webhook: webhook.id, reason: why },
      },
    ],
    { wait },
  )
  const off: SwitchedOff = { league }
  // Whoever was here before has written it.
  await store.saveDesk([made(offKey(webhook.id, webhook.test), off, { expires: keptUntil(sender.clock()) })])
  await change(sender, league, webhook.id, one =>
    isSame(one) ? { ...one, status: 'disabled', disabledFor: why } : undefined,
  )
}

async function change(
  { store }: Sender,
  league: string,
  id: string,
  next: (webhook: Webhook) => Webhook | undefined,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const kept = await read<Webhook>(store, leaguePartition(league), webhookKey(league, id).name)
    const value = kept && next(kept.value)
    if (kept === undefined || value === undefined) return
    if ((await store.saveDesk([changed(kept, value)])) === 'saved') return
  }
  throw new Contended()
}
