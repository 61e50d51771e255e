import { afterAll, describe, expect, test } from 'vitest'
import type { Capacity } from '../../functions/store/dynamodb/client.ts'
import type { GameRecord, SavedReply } from '../../functions/store/port.ts'
import { encodeEvent, encodeGame } from '../../functions/store/codec.ts'
import { freshTable, startDatabase } from './databases.ts'
import { at, beginning, event, game, incompressible, reply, table } from './fixtures.ts'

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
    ): Promise<{ written: Capacity[]; read: Capacity[]; blob: number }> {
      const seen: Capacity[] = []
      const store = (await freshTable(database!)).open({ onCapacity: capacity => seen.push(capacity) })
      const next = game('g', 2, { dueAt, ...changes })
      // About three kilobytes once compressed: the size a late game is expected to have.
      next.state.rules = incompressible(2_300)
      await store.createTable(table('table-of-g'))
      await store.startGame(...beginning('g', { dueAt: at(10) }))
      seen.length = 0
      expect(await store.saveGame(next, event('g', 2))).toBe('saved')
      const written = seen.splice(0)
      await store.loadGame('g')
      expect(encodeEvent(event('g', 2)).byteLength).toBeLessThan(900)
      return { written, read: seen, blob: encodeGame(next).state.byteLength }
    }

    test('that leaves the deadline alone costs 10 write units, one more to find its event by time, and 1 read unit', async () => {
      const { written, read, blob } = await cost({}, at(10))
      expect(blob).toBeGreaterThan(2_700)
      expect(blob).toBeLessThan(3_200)
      expect(written).toEqual([{ operation: 'TransactWriteItems', units: 11, indexUnits: 1 }])
      expect(read).toEqual([{ operation: 'GetItem', units: 1, indexUnits: 0 }])
    })

    test('that moves the deadline pays for the index too', async () => {
      const { written } = await cost({}, at(20))
      expect(written).toHaveLength(1)
      expect(written[0]!.indexUnits).toBeGreaterThan(1)
      expect(written[0]!.units).toBe(10 + written[0]!.indexUnits)
      process.stdout.write(`index units of a moved deadline: ${written[0]!.indexUnits}\n`)
    })

    test('that was sent long ago is found again by reading less than a fifth of the events', async () => {
      const seen: Capacity[] = []
      const store = (await freshTable(database!)).open({ onCapacity: capacity => seen.push(capacity) })
      await store.createTable(table('table-of-g'))
      await store.startGame(...beginning('g'))
      const replies: SavedReply[] = [{ ...reply('command-1'), body: '' }]
      for (let version = 2; version <= 320; version++) {
        replies.push({ ...reply(`command-${version}`), body: '' })
        await store.saveGame(game('g', version, { replies: replies.slice(-64) }), event('g', version))
      }
      const unitsOf = async (read: () => Promise<unknown>): Promise<number> => {
        seen.length = 0
        expect(await read()).toBeDefined()
        return seen.reduce((sum, { units }) => sum + units, 0)
      }
      const all = await unitsOf(() => store.events('g', { after: 0, limit: 400 }))
      expect(await unitsOf(() => store.eventOfCommand('g', 'command-2'))).toBeLessThan(all / 5)
    })

    test('carries 64 saved replies with it', async () => {
      const replies = Array.from({ length: 64 }, (_, i): SavedReply => ({
        commandId: incompressible(16),
        player: 'ann',
        payloadHash: incompressible(32),
        status: 200,
        body: JSON.stringify({ version: i, changes: [], prompt: null }),
      }))
      const { written } = await cost({ replies }, at(10))
      expect(written[0]!.units).toBeGreaterThan(10)
      expect(written[0]!.units).toBeLessThanOrEqual(22)
      process.stdout.write(
        `write units of a command: 11 without, ${written[0]!.units} with 64 short replies ` +
          `(${encodeGame(game('g', 2, { replies })).replies.byteLength} bytes)\n`,
      )
    })
  })
