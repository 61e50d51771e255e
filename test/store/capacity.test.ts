import { afterAll, describe, expect, test } from 'vitest'
import type { Capacity } from '../../functions/store/dynamodb/client.ts'
import type { GameRecord } from '../../functions/store/port.ts'
import { encodeEvent, encodeGame } from '../../functions/store/codec.ts'
import { lettersOf } from '../../functions/store/command-letters.ts'
import { freshTable, startDatabase } from './databases.ts'
import { at, beginning, event, game, incompressible, table } from './fixtures.ts'

// It reports what AWS would charge; DynamoDB Local counts transactions wrongly.
const database = await startDatabase(['dynoxide'])
afterAll(() => database?.clean())

test('the measure needs the binary of this platform', () => {
  if (process.platform === 'linux' && process.arch === 'x64') expect(database).toBeDefined()
})

if (database)
  describe('a command', () => {
    async function cost(
      changes: Partial<GameRecord>,
      dueAt: string | null,
    ): Promise<{ saved: Capacity[]; read: Capacity[]; blob: number }> {
      const seen: Capacity[] = []
      const store = (await freshTable(database!)).open({ onCapacity: capacity => seen.push(capacity) })
      const next = game('g', 2, { dueAt, ...changes })
      // About three kilobytes once compressed: the size a late game is expected to have.
      next.state.rules = incompressible(2_500)
      await store.createTable(table('table-of-g'))
      await store.startGame(...beginning('g', { dueAt: at(10) }))
      seen.length = 0
      expect(await store.saveGame(next, event('g', 2))).toBe('saved')
      const saved = seen.splice(0)
      await store.loadGame('g')
      expect(encodeEvent(event('g', 2)).byteLength).toBeLessThan(900)
      return { saved, read: seen, blob: encodeGame(next, event('g', 2)).whole.byteLength }
    }

    const written = (all: Capacity[]): Capacity[] => all.filter(({ operation }) => operation !== 'GetItem')

    test('that leaves the deadline alone costs 5 write units, one more to find its event by time, and 2 read units', async () => {
      const { saved, read, blob } = await cost({}, at(10))
      expect(blob).toBeGreaterThan(2_700)
      expect(blob).toBeLessThan(3_200)
      expect(saved).toEqual([
        // Whether the event before is in its place, which whoever wrote that knows.
        { operation: 'GetItem', units: 1, indexUnits: 0 },
        { operation: 'PutItem', units: 4, indexUnits: 0 },
        { operation: 'PutItem', units: 2, indexUnits: 1 },
      ])
      expect(read).toEqual([{ operation: 'GetItem', units: 1, indexUnits: 0 }])
    })

    test('that moves the deadline pays for the index too', async () => {
      const [snapshot] = written((await cost({}, at(20))).saved)
      expect(snapshot!.indexUnits).toBe(2)
      expect(snapshot!.units).toBe(4 + snapshot!.indexUnits)
    })

    test('after another by the same process looks for nothing', async () => {
      const seen: Capacity[] = []
      const store = (await freshTable(database!)).open({ onCapacity: capacity => seen.push(capacity) })
      await store.createTable(table('table-of-g'))
      await store.startGame(...beginning('g'))
      await store.saveGame(game('g', 2), event('g', 2))
      seen.length = 0
      await store.saveGame(game('g', 3), event('g', 3))
      expect(seen.map(({ operation }) => operation)).toEqual(['PutItem', 'PutItem'])
    })

    test('that was sent long ago is found again by reading less than a fifth of the events', async () => {
      const seen: Capacity[] = []
      const store = (await freshTable(database!)).open({ onCapacity: capacity => seen.push(capacity) })
      await store.createTable(table('table-of-g'))
      await store.startGame(...beginning('g'))
      const commands = Array.from({ length: 320 }, (_, at) => lettersOf(`command-${at + 1}`))
      for (let version = 2; version <= 320; version++) {
        const recent = commands.slice(Math.max(0, version - 64), version)
        await store.saveGame(game('g', version, { commands: recent }), event('g', version))
      }
      const unitsOf = async (read: () => Promise<unknown>): Promise<number> => {
        seen.length = 0
        expect(await read()).toBeDefined()
        return seen.reduce((sum, { units }) => sum + units, 0)
      }
      const all = await unitsOf(() => store.events('g', { after: 0, limit: 400 }))
      expect(await unitsOf(() => store.eventOfCommand('g', 'command-2'))).toBeLessThan(all / 5)
    })

    test('carries the letters of 64 commands with it, which fit into one unit more', async () => {
      const commands = Array.from({ length: 64 }, () => lettersOf(incompressible(16)))
      const [snapshot] = written((await cost({ commands }, at(10))).saved)
      expect(encodeGame(game('g', 2, { commands })).commands.byteLength).toBe(384)
      expect(snapshot!.units).toBeLessThanOrEqual(5)
    })
  })
