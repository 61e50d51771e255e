import type { DeskItem, DeskKey, DeskStore, DeskWrite } from './desk-port.ts'
import { writtenBefore } from './written-before.ts'

/** As `dynamodb/desk.ts`, in this process. */
export function deskInMemory(): DeskStore & { forgetItems: (player: string) => void } {
  /** By partition and name. */
  const items = new Map<string, Map<string, string>>()
  const parsed = (json: string): DeskItem => JSON.parse(json) as DeskItem
  const read = ({ partition, name }: DeskKey): DeskItem | undefined => {
    const json = items.get(partition)?.get(name)
    return json === undefined ? undefined : parsed(json)
  }
  const put = (item: DeskItem): void => {
    const there = items.get(item.partition) ?? new Map<string, string>()
    items.set(item.partition, there.set(item.name, JSON.stringify(item)))
  }
  const holds = (write: DeskWrite): boolean => {
    if ('put' in write) return (read(write.put)?.version ?? 0) === write.put.version - 1
    const at = 'require' in write ? write.require : write.drop
    return (read(at)?.version ?? 0) === at.version
  }

  return {
    forgetItems(player) {
      items.delete(`PLAYER#${player}`)
    },

    deskItem: async key => read(key),

    async deskItems(partition, { prefix, after = '', limit = Infinity, newestFirst = false }) {
      const there = items.get(partition) ?? new Map<string, string>()
      const found = [...there.keys()].filter(name => name.startsWith(prefix) && name > after).sort()
      const asked = newestFirst ? found.reverse() : found
      return asked.slice(0, limit).map(name => parsed(there.get(name)!))
    },

    async saveDesk(writes) {
      if (!writes.every(holds)) return (await writtenBefore(writes, async key => read(key))) ? 'saved' : 'conflict'
      for (const write of writes) {
        if ('put' in write) put(write.put)
        else if ('drop' in write) items.get(write.drop.partition)?.delete(write.drop.name)
      }
      return 'saved'
    },

    async dueOfDesk(bucket, now, limit) {
      return [...items.values()]
        .flatMap(there => [...there.values()].map(parsed))
        .filter(({ due }) => due?.bucket === bucket && due.at <= now)
        .sort((a, b) => (a.due!.at < b.due!.at ? -1 : 1))
        .slice(0, limit)
        .map(({ partition, name }) => ({ partition, name }))
    },
  }
}
