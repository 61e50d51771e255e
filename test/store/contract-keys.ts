import { describe, expect, test } from 'vitest'
import type { KeyRecord } from '../../functions/store/key-port.ts'
import type { Store } from '../../functions/store/port.ts'
import { at } from './fixtures.ts'

const key = (n: number, changes: Partial<KeyRecord> = {}): KeyRecord => ({
  id: `key_${n}`,
  hash: `hash-${n}`,
  owner: 'ann',
  ownerName: 'Ann',
  name: `Key ${n}`,
  scopes: ['games:read'],
  version: 1,
  createdAt: at(n),
  expiresAt: at(100_000),
  lastUsedDay: null,
  revokedAt: null,
  ...changes,
})

export function keysContract(opened: () => Store): void {
  describe('keys', () => {
    test('are found by their hash, and listed for their owner, oldest first', async () => {
      const store = opened()
      for (const n of [3, 1, 2]) expect(await store.createKey(key(n))).toBe('created')
      expect(await store.createKey(key(4, { owner: 'ann b' }))).toBe('created')
      expect(await store.keyByHash('hash-2')).toEqual(key(2))
      expect(await store.keyByHash('hash-9')).toBeUndefined()
      expect(await store.keysOf('ann')).toEqual([key(1), key(2), key(3)])
      expect(await store.keysOf('ann b')).toEqual([key(4, { owner: 'ann b' })])
      expect(await store.keysOf('ben')).toEqual([])
    })

    test('are made once: neither the id of an owner nor a hash twice, and a refusal changes nothing', async () => {
      const store = opened()
      await store.createKey(key(1))
      expect(await store.createKey(key(1, { hash: 'hash-other' }))).toBe('exists')
      expect(await store.createKey(key(2, { hash: 'hash-1' }))).toBe('exists')
      expect(await store.keyByHash('hash-other')).toBeUndefined()
      expect(await store.keysOf('ann')).toEqual([key(1)])
      expect(await store.createKey(key(1, { owner: 'ben', hash: 'hash-ben' }))).toBe('created')
    })

    test('of 20 makers under one id have one', async () => {
      const store = opened()
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) => store.createKey(key(1, { hash: `racer-${n}` }))),
      )
      expect(outcomes.filter(outcome => outcome === 'created')).toHaveLength(1)
      expect((await store.keysOf('ann')).map(({ hash }) => hash)).toEqual([`racer-${outcomes.indexOf('created')}`])
    })

    test('have one place each: of two live ones of an owner neither has the place of the other', async () => {
      const store = opened()
      const placed = (n: number, changes: Partial<KeyRecord> = {}) => key(n, { place: 7, ...changes })
      expect(await store.createKey(placed(1, { expiresAt: at(50) }))).toBe('created')
      expect(await store.createKey(placed(2))).toBe('taken')
      expect(await store.keyByHash('hash-2')).toBeUndefined()
      expect(await store.createKey(placed(1, { hash: 'hash-other' }))).toBe('exists')
      expect(await store.createKey(placed(3, { owner: 'ben' }))).toBe('created')
      // Its time is over.
      expect(await store.createKey(placed(60))).toBe('created')
      // One that had expired leaves the place to who has it now, one that is revoked leaves it free.
      expect(await store.saveKey(placed(1, { expiresAt: at(50), version: 2, revokedAt: at(70) }))).toBe('saved')
      expect(await store.createKey(placed(80))).toBe('taken')
      expect(await store.saveKey(placed(60, { version: 2, revokedAt: at(90) }))).toBe('saved')
      expect(await store.createKey(placed(100))).toBe('created')
    })

    test('are saved by the next version only: a use that lost to a revocation does not undo it', async () => {
      const store = opened()
      await store.createKey(key(1))
      const revoked = key(1, { version: 2, revokedAt: at(5) })
      expect(await store.saveKey(revoked)).toBe('saved')
      expect(await store.saveKey(revoked)).toBe('saved')
      expect(await store.saveKey(key(1, { version: 2, lastUsedDay: '2026-01-01' }))).toBe('conflict')
      expect(await store.saveKey(key(9, { version: 2 }))).toBe('conflict')
      expect(await store.keyByHash('hash-1')).toEqual(revoked)
      expect(await store.keysOf('ann')).toEqual([revoked])
      expect(await store.keyByHash('hash-9')).toBeUndefined()
    })
  })

  describe('counters', () => {
    test('count each for itself', async () => {
      const store = opened()
      expect([
        await store.count('a', at(1)),
        await store.count('a', at(1)),
        await store.count('b', at(1)),
        await store.count('a', at(1)),
        await store.count('a', at(1), 4),
      ]).toEqual([1, 2, 1, 3, 7])
    })
    test('lose none of 30 at once', async () => {
      const store = opened()
      const seen = await Promise.all(Array.from({ length: 30 }, () => store.count('a', at(1))))
      expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
    })
  })
}
