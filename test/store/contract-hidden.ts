import { describe, expect, test } from 'vitest'
import type { Store } from '../../functions/store/port.ts'
import { at, beginning } from './fixtures.ts'

const UNDONE = { partition: 'BATCH#b', name: 'UNDONE' }

/** Games that are dealt before anybody may find them. */
export function hiddenContract(opened: () => Store): void {
  const dealt = (id: string, batch = 'b', dueAt: string | null = at(9)) => {
    const [table, game, event] = beginning(id, { dueAt })
    const desk = { league: 'league l', event: null, round: null, table: 1, batch }
    return [{ ...table, version: 1, desk }, { ...game, desk }, event] as const
  }

  describe('a game that is dealt hidden', () => {
    test('is written with its table and its first event, and nobody finds it', async () => {
      const store = opened()
      const [table, game, event] = dealt('g')
      expect(await store.dealHidden(table, game, event, UNDONE)).toBe('saved')
      expect(await store.loadTable(table.id)).toEqual(table)
      expect(await store.loadGame('g')).toEqual(game)
      expect(await store.event('g', 1)).toEqual(event)
      expect(await store.gamesOf('ann')).toEqual([])
    })

    test('is there once: the same batch may deal it again, another may not', async () => {
      const store = opened()
      const [table, game, event] = dealt('g')
      await store.dealHidden(table, game, event, UNDONE)
      const later = { ...event, at: at(5) }
      expect(await store.dealHidden(table, game, later, UNDONE)).toBe('saved')
      expect(await store.event('g', 1)).toEqual(event)
      const [other, otherGame] = dealt('g', 'c')
      expect(await store.dealHidden(other, otherGame, event, UNDONE)).toBe('conflict')
      expect(await store.loadTable(table.id)).toEqual(table)
    })

    test('is not dealt once what puts an end to it is there', async () => {
      const store = opened()
      const [table, game, event] = dealt('g')
      await store.saveDesk([{ put: { ...UNDONE, version: 1, value: {} } }])
      expect(await store.dealHidden(table, game, event, UNDONE)).toBe('conflict')
      expect(await store.loadGame('g')).toBeUndefined()
      expect(await store.loadTable(table.id)).toBeUndefined()
      expect(await store.event('g', 1)).toBeUndefined()
    })

    test('comes due no more once it is put away', async () => {
      const store = opened()
      const [table, game, event] = dealt('g')
      await store.dealHidden(table, game, event, UNDONE)
      expect(await store.due(at(60), 10)).toEqual(['g'])
      await store.undeal('g')
      await store.undeal('g')
      await store.undeal('nothing')
      expect(await store.due(at(60), 10)).toEqual([])
      expect(await store.loadGame('g')).toEqual({ ...game, dueAt: null })
    })
  })
}
