import { describe, expect, test } from 'vitest'
import type { DeskItem } from '../../functions/store/desk-port.ts'
import type { Store } from '../../functions/store/port.ts'
import { at } from './fixtures.ts'

const item = (name: string, version = 1, changes: Partial<DeskItem> = {}): DeskItem => ({
  partition: 'EVENT#evt_1',
  name,
  version,
  value: { name, version },
  ...changes,
})

export function deskContract(opened: () => Store): void {
  describe('the desk', () => {
    test('keeps items by name, listed in order within their partition and prefix', async () => {
      const store = opened()
      const all = ['ROUND#02', 'ROUND#01', 'PLAYER#b', 'PLAYER#a', 'ROUND#10'].map(name => item(name))
      expect(await store.saveDesk(all.map(put => ({ put })))).toBe('saved')
      const other = item('ROUND#01', 1, { partition: 'EVENT#evt_2' })
      expect(await store.saveDesk([{ put: other }])).toBe('saved')
      expect(await store.deskItem({ partition: 'EVENT#evt_1', name: 'ROUND#01' })).toEqual(item('ROUND#01'))
      expect(await store.deskItem({ partition: 'EVENT#evt_1', name: 'ROUND#03' })).toBeUndefined()
      const names = async (query: Parameters<Store['deskItems']>[1]): Promise<string[]> =>
        (await store.deskItems('EVENT#evt_1', query)).map(one => one.name)
      expect(await names({ prefix: 'ROUND#' })).toEqual(['ROUND#01', 'ROUND#02', 'ROUND#10'])
      expect(await names({ prefix: 'ROUND#', after: 'ROUND#01' })).toEqual(['ROUND#02', 'ROUND#10'])
      expect(await names({ prefix: 'ROUND#', after: 'ROUND#01', limit: 1 })).toEqual(['ROUND#02'])
      expect(await names({ prefix: 'ROUND#', newestFirst: true, limit: 2 })).toEqual(['ROUND#10', 'ROUND#02'])
      expect(await names({ prefix: 'PLAYER#' })).toEqual(['PLAYER#a', 'PLAYER#b'])
      expect(await names({ prefix: 'ROUND#', limit: 0 })).toEqual([])
    })

    test('writes several items together or not at all, each after the version before it', async () => {
      const store = opened()
      await store.saveDesk([{ put: item('HEAD') }, { put: item('A') }])
      expect(await store.saveDesk([{ put: item('HEAD', 2) }, { put: item('A', 1, { value: 'new' }) }])).toBe('conflict')
      expect(await store.deskItem(item('HEAD'))).toEqual(item('HEAD'))
      expect(await store.saveDesk([{ put: item('HEAD', 3) }])).toBe('conflict')
      expect(await store.saveDesk([{ put: item('B', 2) }])).toBe('conflict')
      expect(await store.saveDesk([{ put: item('HEAD', 2) }, { put: item('B') }])).toBe('saved')
      expect((await store.deskItems('EVENT#evt_1', { prefix: '' })).map(one => one.version)).toEqual([1, 1, 2])
    })

    test('knows its own write again, and that of another for another', async () => {
      const store = opened()
      const writes = [{ put: item('HEAD') }, { put: item('A') }]
      expect(await store.saveDesk(writes)).toBe('saved')
      expect(await store.saveDesk(writes)).toBe('saved')
      expect(await store.saveDesk([{ put: item('HEAD', 1, { value: 'another' }) }])).toBe('conflict')
    })

    test('knows its own write again where what it required has moved since, and however its parts are ordered', async () => {
      const store = opened()
      await store.saveDesk([{ put: item('EVENT') }, { put: item('GONE') }])
      const put = item('DONE', 1, { due: { bucket: 'desk', at: at(10) } })
      const required = { require: item('EVENT') }
      const writes = [required, { put }, { drop: item('GONE') }]
      expect(await store.saveDesk(writes)).toBe('saved')
      await store.saveDesk([{ put: item('EVENT', 2) }])
      expect(await store.saveDesk(writes)).toBe('saved')
      const turned: DeskItem = { ...put, due: { at: at(10), bucket: 'desk' } }
      expect(await store.saveDesk([required, { put: turned }])).toBe('saved')
      expect(await store.saveDesk([required, { put: { ...put, value: 'another' } }])).toBe('conflict')
      expect(await store.saveDesk([{ put }, { put: item('EVENT', 2, { value: 'another' }) }])).toBe('conflict')
      expect(await store.saveDesk([required])).toBe('conflict')
      expect(await store.saveDesk([{ require: item('EVENT', 2) }])).toBe('saved')
    })

    test('requires what it is told to, drops what it is told to, and nothing where one of them has moved', async () => {
      const store = opened()
      await store.saveDesk([{ put: item('A') }, { put: item('B') }])
      const at2 = { require: { ...item('A'), version: 2 } }
      expect(await store.saveDesk([at2, { put: item('C') }])).toBe('conflict')
      expect(await store.deskItem(item('C'))).toBeUndefined()
      const absent = { require: { ...item('D'), version: 0 } }
      expect(await store.saveDesk([absent, { require: item('A') }, { drop: item('B') }])).toBe('saved')
      expect(await store.deskItem(item('B'))).toBeUndefined()
      expect(await store.saveDesk([{ drop: item('A', 2) }])).toBe('conflict')
      expect(await store.deskItem(item('A'))).toEqual(item('A'))
    })

    test('of 20 writers of the next version one wins', async () => {
      const store = opened()
      await store.saveDesk([{ put: item('HEAD') }])
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) => store.saveDesk([{ put: item('HEAD', 2, { value: n }) }])),
      )
      expect(outcomes.filter(outcome => outcome === 'saved')).toHaveLength(1)
      expect(await store.deskItem(item('HEAD'))).toMatchObject({ value: outcomes.indexOf('saved') })
    })

    test('is told what is due, soonest first, by bucket; what is put without a time is due no more', async () => {
      const store = opened()
      const due = (name: string, n: number, bucket: 'desk' | 'hook' = 'desk'): DeskItem =>
        item(name, 1, { due: { bucket, at: at(n) } })
      await store.saveDesk(
        [due('late', 30), due('soon', 10), due('sooner', 5), due('hook', 1, 'hook')].map(put => ({ put })),
      )
      const names = async (): Promise<string[]> => (await store.dueOfDesk('desk', at(20), 10)).map(one => one.name)
      expect(await names()).toEqual(['sooner', 'soon'])
      expect((await store.dueOfDesk('desk', at(20), 1)).map(one => one.name)).toEqual(['sooner'])
      expect(await store.deskItem(item('late'))).toEqual(due('late', 30))
      await store.saveDesk([{ put: item('sooner', 2, { expires: at(90) }) }])
      expect(await names()).toEqual(['soon'])
      expect(await store.deskItem(item('sooner'))).toEqual(item('sooner', 2, { expires: at(90) }))
    })
  })
}
