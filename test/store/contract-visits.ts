import { describe, expect, test } from 'vitest'
import type { Store } from '../../functions/store/port.ts'
import { beginning, table } from './fixtures.ts'

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
      expect([await store().gamesOf('ann'), await store().putAwayBy('ann'), await store().membership('ann', 'g')]).toEqual([['h'], ['g'], undefined])
      expect(await store().gamesOf('bot:1')).toEqual(['g', 'h'])
    })
  })
}
