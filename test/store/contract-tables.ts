import { describe, expect, test } from 'vitest'
import type { Store, TableRecord, TableStatus } from '../../functions/store/port.ts'
import { at, reply, table } from './fixtures.ts'

export function tablesContract(opened: () => Store): void {
  /** Every page after another, and how many there were. */
  async function list(status: TableStatus, limit: number): Promise<{ ids: string[]; pages: number }> {
    const ids: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const page = await opened().listTables({ status, limit, ...(cursor === undefined ? {} : { cursor }) })
      ids.push(...page.tables.map(({ id }) => id))
      cursor = page.cursor
      pages++
    } while (cursor !== undefined && pages < 50)
    return { ids, pages }
  }

  describe('tables', () => {
    test('are created once and loaded as they were', async () => {
      const store = opened()
      const first = table('t', { replies: [reply('a')], name: 'Ünïcode ♠ “quoted”' })
      expect(await store.createTable(first)).toBe('created')
      expect(await store.createTable(table('t', { name: 'Another' }))).toBe('exists')
      expect(await store.createTable(first)).toBe('exists')
      expect(await store.loadTable('t')).toEqual(first)
      expect(await store.loadTable('none')).toBeUndefined()
    })

    test('of 20 creators under one id have one', async () => {
      const store = opened()
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.createTable(table('t', { name: `Creator ${i}` }))),
      )
      expect(outcomes.filter(outcome => outcome === 'created')).toHaveLength(1)
      expect((await store.loadTable('t'))?.name).toBe(`Creator ${outcomes.indexOf('created')}`)
    })

    test('are saved by the next version only', async () => {
      const store = opened()
      await store.createTable(table('t'))
      const second = table('t', { version: 2, name: 'Second' })
      expect(await store.saveTable(second)).toBe('saved')
      expect(await store.saveTable(second)).toBe('saved')
      expect(await store.saveTable(table('t', { version: 2, name: 'Rival' }))).toBe('conflict')
      expect(await store.saveTable(table('t', { version: 4, name: 'Skips' }))).toBe('conflict')
      expect(await store.saveTable(table('none', { version: 2 }))).toBe('conflict')
      expect(await store.loadTable('t')).toEqual(second)
      expect(await store.loadTable('none')).toBeUndefined()
    })

    test('of 50 parallel savers keep exactly one a version', async () => {
      const store = opened()
      await store.createTable(table('t'))
      for (let version = 2; version <= 4; version++) {
        const outcomes = await Promise.all(
          Array.from({ length: 50 }, (_, i) => store.saveTable(table('t', { version, name: `Saver ${i}` }))),
        )
        expect(outcomes.filter(outcome => outcome === 'saved')).toHaveLength(1)
        expect(await store.loadTable('t')).toMatchObject({ version, name: `Saver ${outcomes.indexOf('saved')}` })
      }
    })
  })

  describe('links to tables', () => {
    test('lead from a player and from a code, each its own', async () => {
      const store = opened()
      await store.linkTable({ player: 'ann' }, { tableId: 'u', version: 4 })
      await store.linkTable({ player: 'ann' }, { tableId: 't', version: 1 })
      await store.linkTable({ code: 'ann' }, { tableId: 'v', version: 1 })
      expect(await store.linkedTables({ player: 'ann' })).toEqual([
        { tableId: 't', version: 1 },
        { tableId: 'u', version: 4 },
      ])
      expect(await store.linkedTables({ code: 'ann' })).toEqual([{ tableId: 'v', version: 1 }])
      expect(await store.linkedTables({ player: 'bob' })).toEqual([])
    })

    test('are taken away, unless they were made anew', async () => {
      const store = opened()
      const from = { player: 'ann' }
      await store.linkTable(from, { tableId: 't', version: 1 })
      await store.linkTable(from, { tableId: 't', version: 5 })
      await store.unlinkTable(from, { tableId: 't', version: 1 })
      expect(await store.linkedTables(from)).toEqual([{ tableId: 't', version: 5 }])
      await store.unlinkTable(from, { tableId: 't', version: 5 })
      await store.unlinkTable(from, { tableId: 't', version: 5 })
      expect(await store.linkedTables(from)).toEqual([])
    })
  })

  describe('listTables', () => {
    test('leaves out what is not open to everybody, whatever its status', async () => {
      await opened().createTable(numbered(1, { access: 'private', code: 'abc' }))
      await opened().createTable(numbered(2, { access: 'invited', invited: ['bob'] }))
      await opened().createTable(numbered(3, { access: 'open' }))
      await opened().createTable(numbered(4))
      expect((await list('open', 10)).ids).toEqual(['t04', 't03'])
      await opened().saveTable(numbered(3, { version: 2, access: 'private' }))
      await opened().saveTable(numbered(1, { version: 2, access: 'open' }))
      expect((await list('open', 10)).ids).toEqual(['t04', 't01'])
    })

    const numbered = (i: number, changes: Partial<TableRecord> = {}): TableRecord =>
      table(`t${String(i).padStart(2, '0')}`, { createdAt: at(i), ...changes })

    test('gives the newest first, by pages, each table once', async () => {
      for (let i = 1; i <= 7; i++) await opened().createTable(numbered(i))
      const newestFirst = ['t07', 't06', 't05', 't04', 't03', 't02', 't01']
      for (const limit of [1, 2, 3, 7, 8, 100]) expect((await list('open', limit)).ids).toEqual(newestFirst)
      expect((await list('open', 3)).pages).toBeGreaterThanOrEqual(3)
      const page = await opened().listTables({ status: 'open', limit: 2 })
      expect(page.tables).toEqual([numbered(7), numbered(6)])
      expect(page.cursor).toBeTypeOf('string')
    })

    test('tells tables of the same moment apart', async () => {
      for (let i = 1; i <= 5; i++) await opened().createTable(table(`same-${i}`))
      const { ids } = await list('open', 2)
      expect([...ids].sort()).toEqual(['same-1', 'same-2', 'same-3', 'same-4', 'same-5'])
    })

    test('has each table under its present status', async () => {
      const store = opened()
      for (let i = 1; i <= 3; i++) await store.createTable(numbered(i))
      await store.saveTable(numbered(2, { version: 2, status: 'cancelled' }))
      expect((await list('open', 2)).ids).toEqual(['t03', 't01'])
      expect((await list('cancelled', 2)).ids).toEqual(['t02'])
      expect((await list('started', 2)).ids).toEqual([])
    })

    test('goes on from where it was when a table on the border has left', async () => {
      const store = opened()
      for (let i = 1; i <= 4; i++) await store.createTable(numbered(i))
      const { cursor } = await store.listTables({ status: 'open', limit: 2 })
      expect(cursor).toBeDefined()
      await store.saveTable(numbered(3, { version: 2, status: 'cancelled' }))
      const rest = await store.listTables({ status: 'open', limit: 10, cursor: cursor! })
      expect(rest.tables.map(({ id }) => id)).toEqual(['t02', 't01'])
    })

    test('takes any limit and any text as a cursor without failing', async () => {
      const store = opened()
      for (let i = 1; i <= 3; i++) await store.createTable(numbered(i))
      for (const cursor of ['', '%%%', 'AAAA', 'x'.repeat(5_000), Buffer.from('9').toString('base64url')]) {
        const { tables } = await store.listTables({ status: 'open', limit: 2, cursor })
        expect(tables.length).toBeLessThanOrEqual(2)
      }
      for (const limit of [0, -5, 1e9])
        expect((await store.listTables({ status: 'open', limit })).tables.length).toBeGreaterThan(0)
    })
  })
}
