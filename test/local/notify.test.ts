import { expect, test } from 'vitest'
import type { Doorbell, Notifier } from '../../functions/notify/notifier.ts'
import { notifyBatch } from '../../functions/notify/notify.ts'
import type { StreamRecord } from '../../functions/store/stream.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { EventRecord, GameRecord } from '../../functions/store/port.ts'
import { quietNotifier } from '../support/notifier.ts'

const record = (version: number, eventName = 'INSERT'): StreamRecord => ({
  eventName,
  dynamodb: {
    Keys: { pk: { S: 'GAME#gam_1' }, sk: { S: `EV#${String(version).padStart(10, '0')}` } },
    SequenceNumber: `s${version}`,
  },
})
const snapshot: StreamRecord = {
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: 'GAME#gam_1' }, sk: { S: 'SNAP' } }, SequenceNumber: 's0' },
}

/** A store of one game with players a, b and c at a socket each, whose views event 1 has moved to 10, 20 and 30. */
const storeWith = (events: Partial<EventRecord>[]) => {
  const broken = new Set<number>()
  return {
    ...openMemoryStore(),
    broken,
    event: async (_: string, version: number) => {
      if (broken.has(version)) throw new Error('unreachable')
      return events.find(event => event.version === version) as EventRecord | undefined
    },
    loadGame: async (id: string) =>
      ({
        id,
        players: ['a', 'b', 'c'].map(player => ({ player, name: player, bot: false })),
        state: { result: { winner: 0, victoryPoints: [] } },
      }) as unknown as GameRecord,
    reach: async (player: string) => ({ devices: [], sockets: [{ id: `of ${player}`, player, expires: '9999' }] }),
  }
}
const ringing = (store: ReturnType<typeof storeWith>): Notifier & { rung: [string, Doorbell][] } => {
  const rung: [string, Doorbell][] = []
  const ring: Notifier['ring'] = async (socket, bell) => {
    if ('version' in bell) rung.push([socket, bell])
    return 'sent'
  }
  return { ...quietNotifier(store), ring, rung }
}
const event = (version: number, concerns: string[]): Partial<EventRecord> => ({
  gameId: 'gam_1',
  version,
  at: 'then',
  events: [],
  concerns,
  views: [9 + version, 19 + version, 29 + version, 39 + version],
})

test('rings for exactly those concerned, each with the version of their own view', async () => {
  const notifier = ringing(storeWith([event(1, ['a', 'c'])]))
  expect(await notifyBatch(notifier, [record(1)])).toEqual({ batchItemFailures: [] })
  expect(notifier.rung).toEqual([
    ['of a', { game: 'gam_1', version: 10 }],
    ['of c', { game: 'gam_1', version: 30 }],
  ])
})

test('leaves alone what is no new event', async () => {
  const notifier = ringing(storeWith([event(1, ['a'])]))
  expect(await notifyBatch(notifier, [snapshot, record(1, 'MODIFY'), record(1, 'REMOVE'), {}])).toEqual({
    batchItemFailures: [],
  })
  expect(notifier.rung).toEqual([])
})

test('hands back the first failure only: what is before it is done, what is after it comes again with it', async () => {
  const store = storeWith([event(1, ['a']), event(2, ['b']), event(3, ['c'])])
  const notifier = ringing(store)
  store.broken.add(2)
  expect(await notifyBatch(notifier, [record(1), record(2), record(3)])).toEqual({
    batchItemFailures: [{ itemIdentifier: 's2' }],
  })
  store.broken.clear()
  expect(await notifyBatch(notifier, [record(2), record(3)])).toEqual({ batchItemFailures: [] })
  expect(notifier.rung.map(([socket]) => socket)).toEqual(['of a', 'of b', 'of c'])
})

test('a record whose event cannot be read yet is tried again', async () => {
  expect(await notifyBatch(quietNotifier(storeWith([])), [record(5)])).toEqual({
    batchItemFailures: [{ itemIdentifier: 's5' }],
  })
})
