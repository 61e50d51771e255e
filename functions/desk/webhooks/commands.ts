import type * as z from 'zod'
import type { NewWebhook, ReplayOrder, WebhookChange } from '../../../shared/api/webhooks.ts'
import { idFrom, payloadHash, sha256 } from '../../games/hash.ts'
import { refused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Service } from '../../games/service.ts'
import { refusalOf, type Allowances } from '../../hooks/endpoint.ts'
import { isLive, newKeys } from '../../hooks/standard-webhooks.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { FEED_PREFIX } from '../feed/append.ts'
import { changed, hookPartition, leaguePartition, made, read, readAll, type Kept } from '../desk-items.ts'
import {
  askKey,
  BACKLOG,
  backlogKey,
  DELIVERY_PREFIX,
  keptUntil,
  WEBHOOK_PREFIX,
  webhookKey,
  type Ask,
  type Backlog,
  type Delivery,
  type Entry,
  type Webhook,
} from './webhook-items.ts'

const MOST_WEBHOOKS = 20
const MOST_ROTATIONS = 50
const MOST_KEYS = 5
const OLD_KEYS_MS = 86_400_000

/** A webhook with its backlog, as they are kept together. */
export interface Pair {
  webhook: Kept<Webhook>
  backlog: Kept<Backlog>
}

export async function pairOf({ store }: Pick<Service, 'store'>, league: string, id: string): Promise<Pair | undefined> {
  const webhook = await read<Webhook>(store, leaguePartition(league), webhookKey(league, id).name)
  const backlog = await read<Backlog>(store, hookPartition(id), BACKLOG)
  return webhook && backlog && webhook.value.status !== 'deleted' ? { webhook, backlog } : undefined
}

export async function pairsOf({ store }: Pick<Service, 'store'>, league: string): Promise<Pair[]> {
  const all = await readAll<Webhook>(store, leaguePartition(league), { prefix: WEBHOOK_PREFIX })
  const pairs = await Promise.all(all.map(({ value }) => pairOf({ store }, league, value.id)))
  return pairs
    .flatMap(pair => pair ?? [])
    .toSorted((a, b) =>
      a.webhook.value.createdAt + a.webhook.value.id < b.webhook.value.createdAt + b.webhook.value.id ? -1 : 1,
    )
}

const endpointRefused = (url: string, kind: Webhook['kind'], allowances: Allowances = {}): Refused | undefined => {
  const reasonCode = refusalOf(url, kind, allowances)
  return reasonCode === undefined ? undefined : refused('endpoint-refused', { reasonCode })
}

/** Made once under an Idempotency-Key. Its secret is not shown again, so a retry is only told that it is there. */
export async function makeWebhook(
  service: Service,
  league: string,
  wanted: z.output<typeof NewWebhook>,
  key: string,
): Promise<Pair | Refused> {
  const { store } = service
  const id = idFrom('whk', `${league}\n${key}`)
  const hash = payloadHash('POST /webhooks', wanted)
  const at = webhookKey(league, id)
  const known = await read<Webhook>(store, at.partition, at.name)
  if (known) return refused(known.value.made === hash ? 'shown-once' : 'key-reused')
  const unfit = endpointRefused(wanted.url, wanted.kind, service.hooks)
  if (unfit) return unfit
  const others = await readAll<Webhook>(store, at.partition, { prefix: WEBHOOK_PREFIX })
  if (others.filter(({ value }) => value.status !== 'deleted').length >= MOST_WEBHOOKS)
    return refused('endpoint-refused', { reasonCode: 'too-many' })
  const [last] = await readAll<Entry>(store, at.partition, { prefix: FEED_PREFIX, newestFirst: true, limit: 1 })
  const now = service.clock()
  const webhook = made<Webhook>(at, {
    ...wanted,
    id,
    league,
    status: 'pending',
    disabledFor: null,
    keys: wanted.kind === 'discord' ? [] : [newKeys(service.random)],
    test: 1,
    createdAt: now,
    made: hash,
    rotations: [],
  })
  const backlog = made<Backlog>(
    backlogKey(id),
    {
      league,
      upTo: last?.value.seq ?? 0,
      waiting: [{ seq: 0, sending: 1, next: now }],
      failures: 0,
      failingSince: null,
      notBefore: null,
      asked: 1,
      lease: null,
    },
    dueAt(now),
  )
  const writes = [webhook, backlog, asked(id, 1, { at: now, what: 'test' })]
  if ((await store.saveDesk(writes)) === 'conflict') return refused('shown-once')
  return { webhook: keptOf<Webhook>(webhook), backlog: keptOf<Backlog>(backlog) }
}

const dueAt = (at: string) => ({ due: { bucket: 'hook', at } as const })
const asked = (id: string, sending: number, ask: Ask): DeskWrite =>
  made(askKey(id, sending), ask, { expires: keptUntil(ask.at) })
const keptOf = <T>(write: DeskWrite): Kept<T> => ('put' in write ? write.put : undefined) as Kept<T>

/** Changes both or neither, from what they are now. */
async function change(
  service: Service,
  league: string,
  id: string,
  next: (pair: Pair, now: string) => Changes | Refused | Promise<Changes | Refused>,
): Promise<Pair | Refused> {
  return rerun<Pair | Refused>(service, async () => {
    const pair = await pairOf(service, league, id)
    if (!pair) return refused('not-found')
    const now = service.clock()
    const changes = await next(pair, now)
    if ('refused' in changes) return changes
    const { webhook = pair.webhook.value, backlog = pair.backlog.value, ask } = changes
    const writes = [
      changed(pair.webhook, webhook),
      changed(pair.backlog, backlog, ask ? dueAt(now) : { ...(pair.backlog.due && { due: pair.backlog.due }) }),
      ...(ask === undefined ? [] : [asked(id, backlog.asked, { at: now, what: ask })]),
    ]
    if ((await service.store.saveDesk(writes)) === 'conflict') return 'conflict'
    return { webhook: keptOf<Webhook>(writes[0]!), backlog: keptOf<Backlog>(writes[1]!) }
  })
}
interface Changes {
  webhook?: Webhook
  backlog?: Backlog
  ask?: Ask['what']
}

/** A test goes out at once, however the endpoint has been doing; one that is switched off has to answer it. */
function tested({ webhook, backlog }: Pair, now: string, more: Partial<Webhook> = {}): Changes {
  const known = webhook.value
  const test = backlog.value.asked + 1
  const others = backlog.value.waiting.filter(({ seq }) => seq !== 0)
  return {
    webhook: { ...known, ...(known.status === 'disabled' && { status: 'pending', disabledFor: null }), ...more, test },
    backlog: {
      ...backlog.value,
      asked: test,
      notBefore: null,
      waiting: [{ seq: 0, sending: test, next: now }, ...others],
    },
    ask: 'test',
  }
}

export const testWebhook = (service: Service, league: string, id: string): Promise<Pair | Refused> =>
  change(service, league, id, tested)

export async function changeWebhook(
  service: Service,
  league: string,
  id: string,
  { enabled, ...wanted }: z.output<typeof WebhookChange>,
): Promise<Pair | Refused> {
  return change(service, league, id, (pair, now) => {
    const known = pair.webhook.value
    const unfit = wanted.url === undefined ? undefined : endpointRefused(wanted.url, known.kind, service.hooks)
    if (unfit) return unfit
    const next: Webhook = { ...known, ...wanted }
    if (enabled === false) return { webhook: { ...next, status: 'disabled', disabledFor: 'owner' } }
    const isNew = next.url !== known.url
    if (known.status === 'disabled' && enabled !== true) return { webhook: next }
    if (isNew || (enabled === true && known.status === 'disabled'))
      return tested(pair, now, { ...next, status: 'pending', disabledFor: null })
    return { webhook: next }
  })
}

/** It is remembered for a while, so that the key it was made under makes no other; its secrets are not. */
export async function deleteWebhook(service: Service, league: string, id: string): Promise<object | Refused> {
  return rerun<object | Refused>(service, async () => {
    const pair = await pairOf(service, league, id)
    if (!pair) return refused('not-found')
    const { webhook, backlog } = pair
    const gone: Webhook = { ...webhook.value, status: 'deleted', keys: [], url: '', rotations: [] }
    const written = await service.store.saveDesk([
      changed(webhook, gone, { expires: keptUntil(service.clock()) }),
      { drop: { partition: backlog.partition, name: backlog.name, version: backlog.version } },
    ])
    return written === 'conflict' ? written : {}
  })
}

/** The old secret signs beside the new one for a day, so that a receiver can change over when it likes. */
export const rotateWebhook = (service: Service, league: string, id: string, key: string): Promise<Pair | Refused> => {
  const fresh = newKeys(service.random)
  const name = sha256(key)
  return change(service, league, id, ({ webhook: { value } }, now) => {
    if (value.kind === 'discord') return refused('not-offered')
    if (value.rotations.includes(name)) return refused('shown-once')
    const until = new Date(Date.parse(now) + OLD_KEYS_MS).toISOString()
    const old = value.keys.filter(one => isLive(one, now)).map(one => ({ ...one, until: one.until ?? until }))
    return {
      webhook: {
        ...value,
        keys: [fresh, ...old].slice(0, MOST_KEYS),
        rotations: [...value.rotations, name].slice(-MOST_ROTATIONS),
      },
    }
  })
}

/** As many as are looked through for an id. */
const MOST_DELIVERIES = 5000

/** What was sent is taken on anew: by a number from there on, by ids each of them. */
export async function replay(
  service: Service,
  league: string,
  id: string,
  order: z.output<typeof ReplayOrder>,
): Promise<Pair | Refused> {
  const { since, ids = [] } = order
  const seqs = await seqsOf(service, id, ids)
  if (seqs === null) return refused('not-found')
  return change(service, league, id, ({ backlog: { value } }, now) => {
    const asked = value.asked + 1
    if (since !== undefined) {
      const upTo = Math.min(value.upTo, since)
      const waiting = value.waiting.filter(({ seq }) => seq <= upTo)
      return { backlog: { ...value, asked, upTo, waiting }, ask: 'replay' }
    }
    const again = seqs.map(seq => ({ seq, sending: asked, next: now }))
    const others = value.waiting.filter(({ seq }) => !seqs.includes(seq))
    return { backlog: { ...value, asked, waiting: [...others, ...again] }, ask: 'replay' }
  })
}

/** Null where one of them was not sent, or is forgotten. */
async function seqsOf({ store }: Service, webhook: string, ids: readonly string[]): Promise<number[] | null> {
  if (ids.length === 0) return []
  const query = { prefix: DELIVERY_PREFIX, newestFirst: true, limit: MOST_DELIVERIES }
  const sent = await readAll<Delivery>(store, hookPartition(webhook), query)
  const found = sent.filter(({ value: { seq, id } }) => seq > 0 && ids.includes(id)).map(({ value }) => value.seq)
  return new Set(ids).size === found.length ? found : null
}
