import { beforeEach, describe, expect, test } from 'vitest'
import { GameTooLarge, SNAPSHOT_LIMIT } from '../../functions/store/port.ts'
import type { EventRecord, GameRecord, Store } from '../../functions/store/port.ts'
import { lettersOf } from '../../functions/store/command-letters.ts'
import { UnknownSchema } from '../../shared/rules/migrations/index.ts'
import { deskContract } from './contract-desk.ts'
import { hiddenContract } from './contract-hidden.ts'
import { keysContract } from './contract-keys.ts'
import { momentsContract } from './contract-moments.ts'
import { noticesContract } from './contract-notices.ts'
import { tablesContract } from './contract-tables.ts'
import { visitsContract } from './contract-visits.ts'
import { at, beginning, event, game, incompressible, reply, state, table } from './fixtures.ts'

/** What every adapter must do. `open` gives an empty store each time. */
export function storeContract(adapter: string, open: () => Promise<Store>): void {
  describe(`store contract: ${adapter}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })

    /** A game at version 1, with its table. */
    async function started(id: string, changes: Partial<GameRecord> = {}): Promise<void> {
      await store.createTable(table(`table-of-${id}`))
      expect(await store.startGame(...beginning(id, changes))).toBe('saved')
    }

    async function played(id: string, versions: number): Promise<void> {
      await started(id)
      for (let version = 2; version <= versions; version++)
        expect(await store.saveGame(game(id, version), event(id, version))).toBe('saved')
    }

    tablesContract(() => store)
    noticesContract(() => store)
    keysContract(() => store)
    momentsContract(() => store)
    visitsContract(() => store)
    deskContract(() => store)
    hiddenContract(() => store)

    describe('startGame', () => {
      test('writes the table, the game, the first event and the memberships', async () => {
        const [begun, first, opening] = beginning('g', {
          players: [
            { player: 'ann', name: 'Ann', bot: false },
            { player: 'bob', name: 'Bob', bot: false },
            { player: 'ann', name: 'Ann again', bot: false },
          ],
        })
        await store.createTable(table(begun.id))
        expect(await store.startGame(begun, first, opening)).toBe('saved')
        expect(await store.loadTable(begun.id)).toEqual(begun)
        expect(await store.loadGame('g')).toEqual(first)
        expect(await store.event('g', 1)).toEqual(opening)
        expect(await store.gamesOf('ann')).toEqual(['g'])
        expect(await store.gamesOf('bob')).toEqual(['g'])
        expect(await store.gamesOf('cid')).toEqual([])
      })

      test('is saved again when it is the very same start, and starts nothing twice', async () => {
        await started('g')
        expect(await store.startGame(...beginning('g'))).toBe('saved')
        await store.saveGame(game('g', 2), event('g', 2))
        expect(await store.startGame(...beginning('g'))).toBe('saved')
        expect((await store.loadGame('g'))?.state.version).toBe(2)
        expect(await store.gamesOf('ann')).toEqual(['g'])
      })

      test('of a table that has moved on writes nothing at all', async () => {
        const [begun, first, opening] = beginning('g')
        await store.createTable(table(begun.id))
        await store.saveTable(table(begun.id, { version: 2, name: 'Moved on' }))
        expect(await store.startGame(begun, first, opening)).toBe('conflict')
        expect(await store.loadTable(begun.id)).toMatchObject({ version: 2, status: 'open', name: 'Moved on' })
        expect(await store.loadGame('g')).toBeUndefined()
        expect(await store.event('g', 1)).toBeUndefined()
        expect(await store.gamesOf('ann')).toEqual([])
      })

      test('under the id of an existing game leaves table and game alone', async () => {
        await started('g')
        await store.createTable(table('other'))
        const other = table('other', { version: 2, status: 'started', gameId: 'g' })
        const stranger = game('g', 1, { tableId: 'other', players: [{ player: 'zoe', name: 'Zoe', bot: false }] })
        expect(await store.startGame(other, stranger, event('g', 1, 'another'))).toBe('conflict')
        expect(await store.loadTable('other')).toMatchObject({ version: 1, status: 'open' })
        expect(await store.loadGame('g')).toMatchObject({ tableId: 'table-of-g' })
        expect(await store.gamesOf('zoe')).toEqual([])
        // Not even where its first version is one that the existing game has not reached.
        const ahead = game('g', 7, { tableId: 'other' })
        expect(await store.startGame(other, ahead, event('g', 7))).toBe('conflict')
        expect(await store.loadGame('g')).toMatchObject({ tableId: 'table-of-g', state: { version: 1 } })
        expect(await store.event('g', 7)).toBeUndefined()
      })

      test('races of 20 have one winner', async () => {
        await store.createTable(table('table-of-g'))
        const [begun, first] = beginning('g')
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, (_, i) => store.startGame(begun, first, event('g', 1, `racer-${i}`))),
        )
        expect(outcomes.filter(outcome => outcome === 'saved')).toHaveLength(1)
        expect((await store.event('g', 1))?.command.id).toBe(`racer-${outcomes.indexOf('saved')}`)
      })

      test('refuses a game that is too large before touching the table', async () => {
        const [begun, first, opening] = beginning('g')
        await store.createTable(table(begun.id))
        first.state.rules = incompressible(SNAPSHOT_LIMIT + 1_000)
        await expect(store.startGame(begun, first, opening)).rejects.toBeInstanceOf(GameTooLarge)
        expect(await store.loadTable(begun.id)).toMatchObject({ version: 1 })
        expect(await store.loadGame('g')).toBeUndefined()
      })
    })

    describe('saveGame', () => {
      test('keeps every field, and null where nobody is waited for', async () => {
        await started('g', { dueAt: at(5) })
        const next = game('g', 2, { dueAt: null, commands: ['a', 'b'].map(lettersOf) })
        next.state.result = { winner: 1, victoryPoints: [0, 2] }
        expect(await store.saveGame(next, event('g', 2))).toBe('saved')
        expect(await store.loadGame('g')).toEqual(next)
        expect(await store.event('g', 2)).toEqual(event('g', 2))
      })

      test('is a conflict for a version that is taken, skipped, or of no game', async () => {
        await played('g', 3)
        expect(await store.saveGame(game('g', 3, { name: 'Mine' }), event('g', 3, 'late'))).toBe('conflict')
        expect(await store.saveGame(game('g', 2, { name: 'Mine' }), event('g', 2, 'later'))).toBe('conflict')
        expect(await store.saveGame(game('g', 5, { name: 'Mine' }), event('g', 5, 'early'))).toBe('conflict')
        expect(await store.saveGame(game('none', 2), event('none', 2))).toBe('conflict')
        expect(await store.loadGame('g')).toMatchObject({ name: 'Game g', state: { version: 3 } })
        expect(await store.events('g', { after: 0, limit: 10 })).toEqual([event('g', 1), event('g', 2), event('g', 3)])
        expect(await store.loadGame('none')).toBeUndefined()
        expect(await store.event('none', 2)).toBeUndefined()
      })

      test('recognises its own write, however late it is asked again', async () => {
        await played('g', 4)
        expect(await store.saveGame(game('g', 4), event('g', 4))).toBe('saved')
        expect(await store.saveGame(game('g', 2), event('g', 2))).toBe('saved')
        expect((await store.loadGame('g'))?.state.version).toBe(4)
      })

      test('is a conflict where the same command was carried out with another reply', async () => {
        await played('g', 2)
        const twin: EventRecord = { ...event('g', 2), reply: { ...reply('command-2'), body: '{"at":"another time"}' } }
        expect(await store.saveGame(game('g', 2), twin)).toBe('conflict')
        expect(await store.event('g', 2)).toEqual(event('g', 2))
      })

      test('of 50 parallel writers saves exactly one a version', async () => {
        await started('g')
        for (let version = 2; version <= 4; version++) {
          const outcomes = await Promise.all(
            Array.from({ length: 50 }, (_, i) =>
              store.saveGame(
                game('g', version, { name: `Writer ${i}` }),
                event('g', version, `v${version}-writer-${i}`),
              ),
            ),
          )
          expect(outcomes.filter(outcome => outcome === 'saved')).toHaveLength(1)
          const winner = outcomes.indexOf('saved')
          expect((await store.event('g', version))?.command.id).toBe(`v${version}-writer-${winner}`)
          expect(await store.loadGame('g')).toMatchObject({ name: `Writer ${winner}`, state: { version } })
        }
        expect(await store.events('g', { after: 0, limit: 100 })).toHaveLength(4)
      })

      test('refuses what is too large before touching anything', async () => {
        await started('g')
        const large = game('g', 2)
        large.state.rules = incompressible(SNAPSHOT_LIMIT + 1_000)
        const refusal = store.saveGame(large, event('g', 2))
        await expect(refusal).rejects.toBeInstanceOf(GameTooLarge)
        await expect(refusal).rejects.toSatisfy(error => error instanceof GameTooLarge && error.bytes > SNAPSHOT_LIMIT)

        const longEvent: EventRecord = { ...event('g', 2), stateHash: incompressible(SNAPSHOT_LIMIT + 1_000) }
        await expect(store.saveGame(game('g', 2), longEvent)).rejects.toBeInstanceOf(GameTooLarge)

        expect(await store.loadGame('g')).toMatchObject({ state: { version: 1 } })
        expect(await store.events('g', { after: 0, limit: 10 })).toHaveLength(1)
      })

      test('takes what is just small enough, and a megabyte that compresses well', async () => {
        await started('g')
        const near = game('g', 2)
        near.state.rules = incompressible(SNAPSHOT_LIMIT - 10_000)
        expect(await store.saveGame(near, event('g', 2))).toBe('saved')
        const repetitive = game('g', 3)
        repetitive.state.rules = 'blood '.repeat(200_000)
        expect(await store.saveGame(repetitive, event('g', 3))).toBe('saved')
        expect(await store.loadGame('g')).toEqual(repetitive)
      })

      test('rejects an event that belongs to another version or game', async () => {
        await started('g')
        await expect(store.saveGame(game('g', 2), event('g', 3))).rejects.toBeInstanceOf(TypeError)
        await expect(store.saveGame(game('g', 2), event('h', 2))).rejects.toBeInstanceOf(TypeError)
        expect((await store.loadGame('g'))?.state.version).toBe(1)
      })

      test('a state of a newer schema is not handed out as if it were understood', async () => {
        await started('g')
        await store.saveGame(game('g', 2, { state: { ...state(2), schema: 9_999 } }), event('g', 2))
        await expect(store.loadGame('g')).rejects.toBeInstanceOf(UnknownSchema)
      })
    })

    describe('what is stored', () => {
      test('is a copy: neither the saved nor the loaded object changes it', async () => {
        await store.createTable(table('table-of-g'))
        const [begun, first, opening] = beginning('g')
        await store.startGame(begun, first, opening)
        first.state.seats[0]!.pool = -1
        first.players.pop()
        begun.seats.pop()
        opening.concerns.push('nobody')
        for (const loaded of [await store.loadGame('g'), await store.loadGame('g')]) {
          expect(loaded).toEqual(beginning('g')[1])
          loaded!.state.cards.pop()
          loaded!.players.pop()
        }
        for (const loaded of [await store.loadTable(begun.id), await store.loadTable(begun.id)]) {
          expect(loaded).toEqual(beginning('g')[0])
          loaded!.seats.pop()
        }
        for (const loaded of [await store.event('g', 1), (await store.events('g', { after: 0, limit: 1 }))[0]]) {
          expect(loaded).toEqual(beginning('g')[2])
          loaded!.concerns.pop()
        }
        expect(await store.event('g', 1)).toEqual(beginning('g')[2])
      })
    })

    describe('events', () => {
      test('come oldest first, after a version, up to the limit', async () => {
        await played('g', 12)
        await started('gg')
        const versions = async (after: number, limit: number): Promise<number[]> =>
          (await store.events('g', { after, limit })).map(found => found.version)
        expect(await versions(0, 100)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        expect(await versions(8, 3)).toEqual([9, 10, 11])
        expect(await versions(9, 3)).toEqual([10, 11, 12])
        expect(await versions(11, 100)).toEqual([12])
        expect(await versions(12, 5)).toEqual([])
        expect(await versions(0, 0)).toEqual([])
        expect(await store.events('none', { after: 0, limit: 5 })).toEqual([])
        expect(await store.event('g', 13)).toBeUndefined()
        expect(await store.event('g', 10)).toEqual(event('g', 10))
      })

      test('and the event of a command are found across several pages of the database', async () => {
        await started('g')
        // A page of the database ends at a megabyte; these make about three.
        for (let version = 2; version <= 12; version++) {
          const long: EventRecord = { ...event('g', version), stateHash: incompressible(200_000) }
          expect(await store.saveGame(game('g', version), long)).toBe('saved')
        }
        expect((await store.events('g', { after: 0, limit: 100 })).map(found => found.version)).toEqual([
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        ])
        expect((await store.eventOfCommand('g', 'command-12'))?.version).toBe(12)
        expect((await store.eventOfCommand('g', 'command-1'))?.version).toBe(1)
        expect(await store.eventOfCommand('g', 'command-13')).toBeUndefined()
      })

      test('are found by a command of long ago, whether the game remembers its commands or an earlier build made it', async () => {
        await started('g')
        const all = Array.from({ length: 100 }, (_, at) => lettersOf(`command-${at + 1}`))
        for (let version = 2; version <= 100; version++) {
          const commands = version > 40 ? all.slice(Math.max(0, version - 64), version) : []
          expect(await store.saveGame(game('g', version, { commands }), event('g', version))).toBe('saved')
        }
        for (const version of [1, 2, 31, 32, 33, 40, 41, 63, 64, 65, 96, 97, 100])
          expect((await store.eventOfCommand('g', `command-${version}`))?.version).toBe(version)
        expect(await store.eventOfCommand('g', 'command-101')).toBeUndefined()
      })

      test('of another game do not answer for a command', async () => {
        await played('g', 3)
        await started('h')
        expect(await store.eventOfCommand('g', 'command-3')).toEqual(event('g', 3))
        expect(await store.eventOfCommand('h', 'command-3')).toBeUndefined()
        expect(await store.eventOfCommand('none', 'command-3')).toBeUndefined()
      })
    })

    describe('gamesOf', () => {
      test('lists a player’s games and nobody else’s', async () => {
        const cast = (...players: string[]): Partial<GameRecord> => ({
          players: players.map(player => ({ player, name: player, bot: false })),
        })
        await started('g1', cast('ann', 'bob'))
        await started('g2', cast('ann', 'ann#2'))
        expect((await store.gamesOf('ann')).sort()).toEqual(['g1', 'g2'])
        expect(await store.gamesOf('bob')).toEqual(['g1'])
        expect(await store.gamesOf('ann#2')).toEqual(['g2'])
      })
    })

    describe('due', () => {
      test('lists the games whose time has come, soonest first', async () => {
        await started('late', { dueAt: at(30) })
        await started('soon', { dueAt: at(10) })
        await started('mid', { dueAt: at(20) })
        await started('never')
        expect(await store.due(at(9), 10)).toEqual([])
        expect(await store.due(at(10), 10)).toEqual(['soon'])
        expect(await store.due(at(60), 10)).toEqual(['soon', 'mid', 'late'])
        expect(await store.due(at(60), 2)).toEqual(['soon', 'mid'])
        expect(await store.due(at(60), 0)).toEqual([])
      })

      test('follows the game: later, and gone when nobody is waited for', async () => {
        await started('a', { dueAt: at(10) })
        await started('b', { dueAt: at(20) })
        await store.saveGame(game('a', 2, { dueAt: at(30) }), event('a', 2))
        expect(await store.due(at(60), 10)).toEqual(['b', 'a'])
        expect(await store.due(at(20), 10)).toEqual(['b'])
        await store.saveGame(game('b', 2, { dueAt: null }), event('b', 2))
        expect(await store.due(at(60), 10)).toEqual(['a'])
        await store.saveGame(game('b', 2, { dueAt: at(1) }), event('b', 2, 'a loser'))
        expect(await store.due(at(60), 10)).toEqual(['a'])
      })
    })
  })
}
