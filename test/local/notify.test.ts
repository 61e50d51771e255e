import { expect, test } from 'vitest'
import { notifyBatch } from '../../functions/notify/notify.ts'
import type { StreamRecord } from '../../functions/store/stream.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Bell, EventRecord, GameRecord } from '../../functions/store/port.ts'
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

/** A store of one game with players a, b and c, whose views have been moved 10, 20 and 30 times by event 1. */
const storeWith = (events: Partial<EventRecord>[]) => {
  const rung: [string, Bell][] = []
  const broken = new Set<number>()
  return {
    ...openMemoryStore(),
    rung,
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
    ring: async (player: string, bell: Bell) => {
      rung.push([player, bell])
    },
  }
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
  const store = storeWith([event(1, ['a', 'c'])])
  expect(await notifyBatch(quietNotifier(store), [record(1)])).toEqual({ batchItemFailures: [] })
  expect(store.rung).toEqual([
    ['a', { gameId: 'gam_1', version: 10, at: 'then' }],
    ['c', { gameId: 'gam_1', version: 30, at: 'then' }],
  ])
})

test('leaves alone what is no new event', async () => {
  const store = storeWith([event(1, ['a'])])
  expect(await notifyBatch(quietNotifier(store), [snapshot, record(1, 'MODIFY'), record(1, 'REMOVE'), {}])).toEqual({
    batchItemFailures: [],
  })
  expect(store.rung).toEqual([])
})

test('hands back the first failure only: what is before it is done, what is after it comes again with it', async () => {
  const store = storeWith([event(1, ['a']), event(2, ['b']), event(3, ['c'])])
  store.broken.add(2)
  expect(await notifyBatch(quietNotifier(store), [record(1), record(2), record(3)])).toEqual({
    batchItemFailures: [{ itemIdentifier: 's2' }],
  })
  store.broken.clear()
  expect(await notifyBatch(quietNotifier(store), [record(2), record(3)])).toEqual({ batchItemFailures: [] })
  expect(store.rung.map(([player]) => player)).toEqual(['a', 'b', 'c'])
})

test('a record whose event cannot be read yet is tried again', async () => {
  expect(await notifyBatch(quietNotifier(storeWith([])), [record(5)])).toEqual({
    batchItemFailures: [{ itemIdentifier: 's5' }],
  })
})
