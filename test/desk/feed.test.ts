import { afterAll, describe, expect, it } from 'vitest'
import { appendToFeed, FeedBusy, type NewEntry } from '../../functions/desk/feed/append.ts'
import { leaguePartition, read } from '../../functions/desk/desk-items.ts'
import { memoryStoreWithFaults } from './faulty-store.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/port.ts'
import { MODES } from '../notify/telling-crashes.ts'
import { freshTable, startDatabase } from '../store/databases.ts'
import { faulty, type Fault } from '../store/faults.ts'
import { feedOf, LEAGUE } from './ended-games.ts'

const entry = (cause: string, more: object = {}): NewEntry => ({
  cause,
  type: 'game.finished',
  timestamp: '2027-01-04T12:00:00.000Z',
  data: { event: null, round: null, table: null, cause, ...more },
})
const atOnce = { wait: async () => undefined }

/** Numbers from 1 without a gap, each cause once, each entry where its number says, and the head at the last. */
async function expectWhole(store: Store, causes: readonly string[]): Promise<void> {
  const feed = await feedOf(store)
  expect(feed.map(({ seq }) => seq)).toEqual(feed.map((_, at) => at + 1))
  expect(feed.map(({ data }) => data['cause']).toSorted()).toEqual([...causes].toSorted())
  expect(new Set(feed.map(({ id }) => id)).size).toBe(feed.length)
  expect((await read(store, leaguePartition(LEAGUE), 'HEAD'))?.value).toEqual({ seq: causes.length })
}

describe('the feed of a league', () => {
  it('numbers what is told from 1 on, and tells a cause once, however often it comes', async () => {
    const store = openMemoryStore()
    await appendToFeed(store, LEAGUE, [entry('a'), entry('b'), entry('a')])
    await appendToFeed(store, LEAGUE, [entry('b'), entry('c')])
    await appendToFeed(store, LEAGUE, [])
    await appendToFeed(store, LEAGUE, [entry('a'), entry('c')])
    expect((await feedOf(store)).map(({ seq, data }) => [seq, data['cause']])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ])
    await appendToFeed(store, 'league other', [entry('a')])
    expect(await feedOf(store, 'league other')).toMatchObject([{ seq: 1 }])
    expect((await feedOf(store, 'league other'))[0]!.id).not.toBe((await feedOf(store))[0]!.id)
    await expectWhole(store, ['a', 'b', 'c'])
  })

  it('takes more at once than one transaction does', async () => {
    const store = openMemoryStore()
    const causes = Array.from({ length: 130 }, (_, n) => `cause ${n}`)
    await appendToFeed(
      store,
      LEAGUE,
      causes.map(cause => entry(cause)),
    )
    await expectWhole(store, causes)
  })

  it('has no gap and nothing twice after 64 that write at once, some the same', async () => {
    const store = openMemoryStore()
    const causes = Array.from({ length: 64 }, (_, n) => `cause ${n % 48}`)
    await Promise.all(causes.map(cause => appendToFeed(store, LEAGUE, [entry(cause), entry('of all')], atOnce)))
    await expectWhole(store, [...new Set(causes), 'of all'])
  })

  it('gives up where others come first each time, and has written nothing', async () => {
    const store = openMemoryStore()
    const taken: Store = { ...store, saveDesk: async () => 'conflict' }
    await expect(appendToFeed(taken, LEAGUE, [entry('a')], atOnce)).rejects.toThrow(FeedBusy)
    expect(await feedOf(store)).toEqual([])
  })

  it('takes nothing of more than 2 KB', async () => {
    const store = openMemoryStore()
    const many = Array.from({ length: 1000 }, (_, n) => n)
    await expect(appendToFeed(store, LEAGUE, [entry('a', { many })])).rejects.toThrow(RangeError)
    expect(await feedOf(store)).toEqual([])
    await appendToFeed(store, LEAGUE, [entry('a', { much: 'é'.repeat(800) })])
    expect((await feedOf(store))[0]!.data['much']).toBe('é'.repeat(800))
    expect(Buffer.byteLength(JSON.stringify((await feedOf(store))[0]))).toBeLessThan(2048)
  })

  it('tells what a text makes longer than 2 KB with less of that text, in whole characters', async () => {
    const store = openMemoryStore()
    const texts = ['é'.repeat(1000), '🧛'.repeat(500), '"\u0001'.repeat(250), 'x'.repeat(2000)]
    for (const [at, reason] of texts.entries())
      await appendToFeed(store, LEAGUE, [entry(`text ${at}`, { reason, judge: 'Hal' })])
    for (const [at, { data, ...plain }] of (await feedOf(store)).entries()) {
      const said = String(data['reason'])
      expect(said.endsWith('…') && texts[at]!.startsWith(said.slice(0, -1))).toBe(true)
      expect(Buffer.from(said).toString()).toBe(said)
      const bytes = Buffer.byteLength(JSON.stringify({ data, ...plain }))
      expect(bytes).toBeLessThan(2048)
      expect(bytes).toBeGreaterThan(1800)
      expect(data['judge']).toBe('Hal')
    }
  })

  it('is whole after a fault at each call to the store, in each way, with others writing meanwhile', async () => {
    const causes = Array.from({ length: 6 }, (_, n) => `cause ${n}`)
    const live = async (fault?: { call: number; mode: (typeof MODES)[number] }): Promise<number> => {
      const base = openMemoryStore()
      const { store, calls, revive } = memoryStoreWithFaults(base, fault)
      const told = async (cause: string): Promise<void> => {
        // Whoever has no answer tells it again.
        for (let tries = 0; tries < 4; tries++) {
          try {
            return await appendToFeed(store, LEAGUE, [entry(cause), entry('of all')], atOnce)
          } catch {
            revive()
          }
        }
        throw new Error(`${cause} is never told`)
      }
      await Promise.all(causes.slice(0, 3).map(told))
      for (const cause of causes.slice(3)) await told(cause)
      await expectWhole(base, [...causes, 'of all'])
      return calls()
    }
    const calls = await live()
    expect(calls).toBeGreaterThan(20)
    for (let call = 1; call <= calls; call++) for (const mode of MODES) await live({ call, mode })
  })
})

const database = await startDatabase(['dynoxide', 'dynamodb-local'])
afterAll(() => database?.clean())

describe.skipIf(!database)('on a database', () => {
  it('has no gap and nothing twice after 16 that write at once, with faults in the middle of it', async () => {
    const kinds: readonly Fault[] = ['unsent', 'lost', 'failed', 'failed-late', 'conflict', 'throttled']
    const { prepare } = faulty(({ command, attempt }) =>
      command === 'TransactWriteItemsCommand' && attempt % 3 === 0 && attempt <= 90
        ? kinds[(attempt / 3) % kinds.length]
        : undefined,
    )
    const { open } = await freshTable(database!)
    const store = open({ prepare, pause: async () => undefined })
    const causes = Array.from({ length: 16 }, (_, n) => `cause ${n}`)
    const told = async (cause: string): Promise<void> => {
      for (let tries = 0; tries < 40; tries++) {
        const done = await appendToFeed(store, LEAGUE, [entry(cause), entry('of all')], atOnce).then(
          () => true,
          () => false,
        )
        if (done) return
      }
      throw new Error(`${cause} is never told`)
    }
    await Promise.all(causes.map(told))
    await expectWhole(open(), [...causes, 'of all'])
  }, 120_000)
})
