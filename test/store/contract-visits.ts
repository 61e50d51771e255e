import { describe, expect, test } from 'vitest'
import type { Store } from '../../functions/store/port.ts'
import { beginning, event, game, table } from './fixtures.ts'

/** A player's games, and how far they have looked at each. */
export function visitsContract(store: () => Store): void {
  describe('visits', () => {
    const begin = async (id: string): Promise<void> => {
      await store().createTable(table(`table-of-${id}`))
      expect(await store().startGame(...beginning(id))).toBe('saved')
    }

    test('a mark goes only forward, and belongs to one player and one game', async () => {
      for (const id of ['g', 'h']) await begin(id)
      expect(await store().membership('ann', 'g')).toEqual({ gameId: 'g' })
      for (const version of [3, 7, 5]) await store().see('ann', 'g', version)
      expect(await store().memberships('ann')).toEqual([{ gameId: 'g', seen: 7 }, { gameId: 'h' }])
      expect(await store().membership('bot:1', 'g')).toEqual({ gameId: 'g' })
      await store().see('zed', 'g', 1)
      expect(await store().membership('zed', 'g')).toBeUndefined()
    })

    test('what is put away is no membership any more, however often it is put away, and takes no marks', async () => {
      for (const id of ['g', 'h']) await begin(id)
      await Promise.all([store().putAway('ann', 'g'), store().putAway('ann', 'g')])
      await store().see('ann', 'g', 9)
      expect([
        await store().gamesOf('ann'),
        await store().putAwayBy('ann'),
        await store().membership('ann', 'g'),
      ]).toEqual([['h'], ['g'], undefined])
      expect(await store().gamesOf('bot:1')).toEqual(['g', 'h'])
    })

    test('a game without a table is opened once, is no membership, and has all a game has', async () => {
      const sandbox = game('s', 1, { tableId: '', sandbox: true }),
        opening = { ...event('s', 1), events: [{ key: 'turn-started' as const, seat: 0, turn: 1 }] }
      expect(await store().openGame(sandbox, opening)).toBe('opened')
      expect(await store().openGame({ ...sandbox, name: 'Other' }, { ...opening, stateHash: 'other' })).toBe('exists')
      expect(await store().loadGame('s')).toEqual(sandbox)
      expect([await store().gamesOf('ann'), await store().putAwayBy('ann'), (await store().marks('s')).length]).toEqual(
        [[], ['s'], 1],
      )
      expect(await store().saveGame(game('s', 2, { tableId: '', sandbox: true }), event('s', 2))).toBe('saved')
      expect((await store().loadGame('s'))!.sandbox).toBe(true)
    })
  })
}
