import { withFeed } from '../../functions/local/memory-feed.ts'
import { notifyBatch } from '../../functions/notify/notify.ts'
import { sweepNotices, type Swept } from '../../functions/notify/sweep-notices.ts'
import type { Notifier } from '../../functions/notify/notifier.ts'
import type { Device, Wishes } from '../../functions/store/notice-port.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/port.ts'
import { openWorld, type World } from '../http/world.ts'
import { recordingNotifier, type Sent } from '../support/notifier.ts'

/** The service with everything behind it that tells people, on one clock, step by step. */
export interface House {
  world: World
  notifier: Notifier
  sent: Sent
  /** Delivers what the stream holds; how many batches failed. */
  stream: () => Promise<number>
  sweep: () => Promise<Swept>
  /** Moves the clock on minute by minute, sweeping at each. */
  minutes: (count: number) => Promise<void>
  /** From now on what the stream brings is lost. */
  loseStream: () => Promise<void>
}

export interface HouseOptions {
  seed?: string
  notifier?: Partial<Notifier>
  wrap?: (store: Store) => Store
}

export async function openHouse({ seed, notifier: more, wrap = store => store }: HouseOptions = {}): Promise<House> {
  const { store, stream: feed } = withFeed(openMemoryStore())
  const world = await openWorld({ store, ...(seed !== undefined && { seed }) })
  const { notifier, sent } = recordingNotifier(wrap(store), world.service.clock, more)
  let at = await feed.iterator('memory', null)
  const stream = async (): Promise<number> => {
    let failures = 0
    for (;;) {
      const { records } = await feed.read(at)
      if (records.length === 0) return failures
      const {
        batchItemFailures: [failed],
      } = await notifyBatch(notifier, records)
      // As the gateway of a stream does: on after the last that is done.
      at = failed === undefined ? records.at(-1)!.dynamodb.SequenceNumber : String(Number(failed.itemIdentifier) - 1)
      if (failed !== undefined && ++failures > 200) throw new Error('The stream does not get on')
    }
  }
  return {
    world,
    notifier,
    sent,
    stream,
    sweep: () => sweepNotices(notifier),
    minutes: async count => {
      for (let i = 0; i < count; i++) {
        world.pass(1 / 60)
        await sweepNotices(notifier).catch(() => undefined)
        await stream()
      }
    },
    loseStream: async () => {
      for (;;) {
        const { records } = await feed.read(at)
        if (records.length === 0) return
        at = records.at(-1)!.dynamodb.SequenceNumber
      }
    },
  }
}

export const phone: Device = {
  id: 'phone',
  endpoint: 'https://push.services.mozilla.com/phone',
  keys: { p256dh: 'p', auth: 'a' },
  since: '2026-01-01T00:00:00.000Z',
}

export const wishesOf = (player: string, changes: Partial<Wishes> = {}): Wishes => ({
  player,
  rev: 1,
  language: 'en',
  timeZone: 'UTC',
  quiet: null,
  channels: {
    prompt: { push: true, mail: true },
    reminder: { push: true, mail: true },
    gameOver: { push: true, mail: true },
    invitation: { push: true, mail: true },
  },
  digestAt: ['08:00', '18:00'],
  mail: `${player}@example.org`,
  pending: null,
  codesSent: [],
  linkKey: Buffer.from(`key of ${player}`).toString('base64url'),
  ...changes,
})
