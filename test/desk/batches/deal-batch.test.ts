import { describe, expect, it } from 'vitest'
import { beginBatch, carryOnBatch, undoBatch } from '../../../functions/desk/batches/deal-batch.ts'
import { isRefused } from '../../../functions/games/refused.ts'
import { MODES } from '../../notify/telling-crashes.ts'
import {
  ask,
  batchOf,
  boxDeck,
  gamesOfBatch,
  openDealing,
  shownOf,
  stateOf,
  sweepBatches,
  type Dealing,
} from './dealing-table.ts'
import { callsToDeal, nothingTried, tryFaults } from './faults-in-dealing.ts'

const TABLES = 3
const begin = async (dealing: Dealing, key = 'a', tables = TABLES) => {
  const batch = batchOf(key, tables)
  await ask(dealing, batch)
  return batch
}

describe('a batch of tables', () => {
  it('deals all of its tables, and everybody finds their game', async () => {
    const dealing = openDealing()
    const batch = await begin(dealing)
    expect(await stateOf(dealing, batch)).toBe('open')
    expect(await shownOf(dealing, batch)).toEqual({ tables: 3, found: 15 })
    const [game] = gamesOfBatch(batch)
    expect((await dealing.seen.loadGame(game!))!.desk).toEqual({
      league: 'league test',
      event: 'evt_test',
      round: 1,
      table: 1,
      externalRef: 'a-0',
      batch: batch.id,
    })
  })

  it('is dealt once, by however many ask at once', async () => {
    const dealing = openDealing()
    const batch = batchOf('a', TABLES)
    await Promise.all(Array.from({ length: 8 }, () => ask(dealing, batch)))
    expect(await shownOf(dealing, batch)).toEqual({ tables: 3, found: 15 })
    for (const game of gamesOfBatch(batch))
      expect((await dealing.base.events(game, { after: 0, limit: 10 })).map(({ version }) => version)).toEqual([1])
  })

  it('is dealt table by table: a database cancels simultaneous transactions on one item', async () => {
    const { service } = openDealing()
    const { store } = service
    let now = 0
    let most = 0
    const counting = Object.assign(Object.create(store) as typeof store, {
      dealHidden: async (...of: Parameters<typeof store.dealHidden>) => {
        most = Math.max(most, ++now)
        return store.dealHidden(...of).finally(() => now--)
      },
    })
    await ask({ ...openDealing(), service: { ...service, store: counting } }, batchOf('a', 12))
    expect(most).toBe(1)
  })

  it('of two that want the same name one is dealt and the other is not, not even its other tables', async () => {
    const dealing = openDealing()
    const first = await begin(dealing)
    const second = batchOf('b', TABLES)
    second.tables[2]!.ref = first.tables[0]!.ref!
    const carried = (await ask(dealing, second))!
    expect([carried.state, carried.undoneFor]).toEqual(['undone', 'ref-taken'])
    expect(await shownOf(dealing, second)).toEqual({ tables: 0, found: 0 })
    // The names that were free are free again.
    const third = batchOf('c', 1)
    third.tables[0]!.ref = second.tables[0]!.ref!
    expect((await ask(dealing, third))!.state).toBe('open')
  })

  it('waits for its hour, and is there for nobody before it', async () => {
    const dealing = openDealing()
    const startAt = new Date(Date.parse(dealing.service.clock()) + 3_600_000).toISOString()
    const batch = batchOf('a', TABLES, { startAt })
    expect((await ask(dealing, batch))!.state).toBe('waiting')
    dealing.pass(3_500)
    await sweepBatches(dealing)
    expect(await shownOf(dealing, batch)).toEqual({ tables: 0, found: 0 })
    dealing.pass(120)
    await sweepBatches(dealing)
    expect(await shownOf(dealing, batch)).toEqual({ tables: 3, found: 15 })
  })

  it('is taken back as long as it has not opened, and not afterwards', async () => {
    const dealing = openDealing()
    const startAt = new Date(Date.parse(dealing.service.clock()) + 3_600_000).toISOString()
    const waiting = batchOf('a', TABLES, { startAt })
    await ask(dealing, waiting)
    expect(await undoBatch(dealing.service, waiting.id)).toBe('undone')
    dealing.pass(7_200)
    await sweepBatches(dealing)
    expect(await shownOf(dealing, waiting)).toEqual({ tables: 0, found: 0 })
    const open = await begin(dealing, 'b')
    expect(await undoBatch(dealing.service, open.id)).toBe('open')
    expect(await shownOf(dealing, open)).toEqual({ tables: 3, found: 15 })
  })

  it('leaves nothing that comes due where it was taken back half dealt', async () => {
    const dealing = openDealing()
    const batch = batchOf('a', TABLES)
    await beginBatch(dealing.service, batch)
    let taken = false
    const halfway: typeof boxDeck = async (of, seat) => {
      if (!taken && seat.player === 'p2-0') {
        taken = true
        expect(await undoBatch(dealing.service, batch.id)).toBe('undone')
      }
      return boxDeck(of, seat)
    }
    const carried = await carryOnBatch(dealing.service, batch.id, halfway)
    expect(isRefused(carried) ? carried : carried.state).toBe('undone')
    dealing.pass(120)
    await sweepBatches(dealing)
    expect(await shownOf(dealing, batch)).toEqual({ tables: 0, found: 0 })
    dealing.pass(1_000_000)
    expect(await dealing.base.due(dealing.service.clock(), 100)).toEqual([])
    expect(await dealing.base.dueOfDesk('desk', dealing.service.clock(), 100)).toEqual([])
  })
})

describe('a fault at any call', () => {
  it('leaves all of its tables or none, and whoever asks again gets all', async () => {
    const calls = await callsToDeal(TABLES),
      tally = nothingTried()
    expect(calls).toBeGreaterThan(30)
    for (let call = 1; call <= calls; call++) await tryFaults(TABLES, call, tally)
    expect([tally.partial, tally.wrong]).toEqual([0, []])
    expect(tally.dealt).toBe(calls * MODES.length * TABLES)
  })
})
