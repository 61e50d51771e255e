import { createHash } from 'node:crypto'
import { appendToFeed, FEED_PREFIX } from '../../functions/desk/feed/append.ts'
import { hookPartition, leaguePartition, read, readAll } from '../../functions/desk/desk-items.ts'
import { makeWebhook } from '../../functions/desk/webhooks/commands.ts'
import {
  BACKLOG,
  DELIVERY_PREFIX,
  webhookKey,
  type Backlog,
  type Delivery,
  type Entry,
  type Webhook,
} from '../../functions/desk/webhooks/webhook-items.ts'
import { isRefused } from '../../functions/games/refused.ts'
import type { Service } from '../../functions/games/service.ts'
import type { Posted, Posting } from '../../functions/hooks/posting.ts'
import type { Sender } from '../../functions/hooks/sender.ts'
import { secretText } from '../../functions/hooks/standard-webhooks.ts'
import { sweepHooks, wake } from '../../functions/hooks/wake.ts'
import { createLog } from '../../functions/logging/log.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/port.ts'
import type { FeedType } from '../../shared/api/feed-types.ts'
import { NewWebhook } from '../../shared/api/webhooks.ts'

/** A league with its feed and its webhooks, a clock that is moved by hand, and receivers that do as they are told. */
export interface House {
  store: Store
  service: Service
  sender: Sender
  clock: () => string
  pass: (minutes: number) => void
  /** All attempts, as they were posted. */
  posts: (Posting & { at: string })[]
  happen: (count: number, type?: FeedType) => Promise<void>
  make: (more?: object) => Promise<{ id: string; secret: string }>
  /** What is due, as often as that is looked for in so many minutes. */
  live: (minutes: number, everyMinutes?: number) => Promise<void>
  wake: () => Promise<void>
  webhook: (id: string) => Promise<Webhook>
  backlog: (id: string) => Promise<Backlog>
  deliveries: (id: string) => Promise<Delivery[]>
  feed: () => Promise<Entry[]>
}

export const LEAGUE = 'league club'
const START = Date.parse('2027-01-04T12:00:00.000Z')
const MINUTE_MS = 60_000
export const OK: Posted = { status: 204, retryAfter: null, answer: '' }
export const answering = (status: number, retryAfter: string | null = null): Posted => ({
  status,
  retryAfter,
  answer: `answer ${status}`,
})

export function openHouse(
  receive: (posting: Posting, at: string) => Posted | Promise<Posted> = () => OK,
  { store = openMemoryStore(), seed = 'house' }: { store?: Store; seed?: string } = {},
): House {
  let now = START
  let drawn = 0
  let happened = 0
  const posts: House['posts'] = []
  const clock = (): string => new Date(now).toISOString()
  const random = (bytes: number): Uint8Array =>
    createHash('sha512').update(`${seed} ${drawn++}`).digest().subarray(0, bytes)
  const service: Service = {
    store,
    clock,
    random,
    wait: async () => undefined,
    build: 'test',
    hooks: { loopback: true },
  }
  const sender: Sender = {
    store,
    clock,
    realTime: clock,
    random,
    wait: async ms => void (now += ms),
    post: async posting => {
      posts.push({ ...posting, at: clock() })
      return receive(posting, clock())
    },
    log: createLog(() => undefined),
    timeLeft: () => 120_000,
  }
  const house: House = {
    store,
    service,
    sender,
    clock,
    posts,
    pass: minutes => void (now += minutes * MINUTE_MS),
    async happen(count, type: FeedType = 'game.finished') {
      for (let n = 0; n < count; n++) {
        const data = { event: 'evt_1', round: 1, table: n + 1, game: `gam_${happened}` }
        await appendToFeed(store, LEAGUE, [{ cause: `cause ${happened++}`, type, timestamp: clock(), data }])
      }
    },
    async make(more = {}) {
      const wanted = NewWebhook.parse({ url: 'https://hooks.example.org/in', ...more })
      const made = await makeWebhook(service, LEAGUE, wanted, `key ${drawn}`)
      if (isRefused(made)) throw new Error(made.refused)
      const { id, keys } = made.webhook.value
      return { id, secret: keys[0] ? secretText(keys[0]) : '' }
    },
    wake: () => wake(house.sender, { league: LEAGUE }),
    async live(minutes, everyMinutes = 1) {
      for (let spent = 0; spent < minutes; spent += everyMinutes) {
        now += everyMinutes * MINUTE_MS
        await sweepHooks(house.sender)
      }
    },
    webhook: async id => (await read<Webhook>(store, leaguePartition(LEAGUE), webhookKey(LEAGUE, id).name))!.value,
    backlog: async id => (await read<Backlog>(store, hookPartition(id), BACKLOG))!.value,
    deliveries: async id =>
      (await readAll<Delivery>(store, hookPartition(id), { prefix: DELIVERY_PREFIX })).map(({ value }) => value),
    feed: async () =>
      (await readAll<Entry>(store, leaguePartition(LEAGUE), { prefix: FEED_PREFIX })).map(({ value }) => value),
  }
  return house
}

/** One that has answered its test, before anything has happened. */
export async function active(house: House, more: object = {}): Promise<{ id: string; secret: string }> {
  const made = await house.make(more)
  await sweepHooks(house.sender)
  house.posts.length = 0
  return made
}

export const bodyOf = ({ body }: Posting): Entry => JSON.parse(body) as Entry
export const seqsOf = (posts: readonly Posting[]): number[] => posts.map(post => bodyOf(post).seq)
