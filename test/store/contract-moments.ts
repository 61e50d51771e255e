import { describe, expect, test } from 'vitest'
import { toldOf } from '../../functions/store/moment-port.ts'
import type { Store } from '../../functions/store/port.ts'
import { at, beginning, event, game, table } from './fixtures.ts'

/** What is kept of the past. */
export function momentsContract(store: () => Store): void {
  describe('moments', () => {
    const turn = (number: number) => ({ key: 'turn-started' as const, seat: 0, turn: number })

    test('marks and the game as it stood there are written with the event or not at all', async () => {
      const [begun, first, opening] = beginning('g', {
        spectators: { delay: { minutes: 5 }, hands: 'end' },
        outagesUpTo: at(1),
        ruledResult: { victoryPoints: [1.5, 0.5], comment: 'Ruled.', judge: 'Hal', at: at(1) },
      })
      await store().createTable(table(begun.id))
      await store().startGame(begun, first, { ...opening, events: [turn(1)] })
      expect(await store().loadGame('g')).toEqual(first)
      for (let version = 2; version <= 12; version++) {
        const events =
          version % 5 === 0
            ? [turn(version / 5 + 1), { key: 'locked' as const, card: { id: 1, key: null } }]
            : [{ key: 'drawn-cards' as const, seat: 0, cards: [], seenBy: [0] }]
        expect(await store().saveGame(game('g', version), { ...event('g', version), events })).toBe('saved')
      }
      expect(await store().saveGame(game('g', 12), { ...event('g', 12, 'other'), events: [turn(9)] })).toBe('conflict')
      expect(await store().marks('g')).toEqual(
        [1, 5, 10].map((version, i) => ({
          version,
          at: at(version),
          views: [version, version, version],
          events: [turn(i + 1)],
        })),
      )
      expect(await store().frameFrom('g', 1)).toEqual({ version: 1, told: toldOf(first) })
      for (const version of [2, 5])
        expect(await store().frameFrom('g', version)).toEqual({ version: 5, told: toldOf(game('g', 5)) })
      expect((await store().frameFrom('g', 6))?.version).toBe(10)
      expect(await store().frameFrom('g', 11)).toBeUndefined()
      expect(await store().marks('other')).toEqual([])
      expect((await store().events('g', { after: 0, limit: 100 })).length).toBe(12)
    })

    test('who shows their cards has agreed once, however often they say so', async () => {
      expect(await store().agreed('g')).toEqual([])
      for (const seat of [3, 0, 3]) await store().agree('g', seat)
      expect((await store().agreed('g')).toSorted()).toEqual([0, 3])
      expect(await store().agreed('h')).toEqual([])
    })
  })
}
