import type { DeskItem, DeskKey, DeskStore, DeskWrite } from './desk-port.ts'
import { writtenBefore } from './written-before.ts'

const idOf = ({ partition, name }: DeskKey): string => JSON.stringify([partition, name])

/** As `dynamodb/desk.ts`, in this process. */
export function deskInMemory(): DeskStore & { forgetItems: (player: string) => void } {
  const items = new Map<string, string>()
  const read = (key: DeskKey): DeskItem | undefined => {
    const json = items.get(idOf(key))
    return json === undefined ? undefined : (JSON.parse(json) as DeskItem)
  }
  const all = (): DeskItem[] => [...items.values()].map(json => JSON.parse(json) as DeskItem)
  const holds = (write: DeskWrite): boolean => {
    if ('put' in write) return (read(write.put)?.version ?? 0) === write.put.version - 1
    const at = 'require' in write ? write.require : write.drop
    return (read(at)?.version ?? 0) === at.version
  }

  return {
    forgetItems(player) {
      for (const item of all()) if (item.partition === `PLAYER#${player}`) items.delete(idOf(item))
    },

    deskItem: async key => read(key),

    async deskItems(partition, { prefix, after = '', limit = Infinity, newestFirst = false }) {
      const found = all()
        .filter(item => item.partition === partition && item.name.startsWith(prefix) && item.name > after)
        .sort((a, b) => (a.name < b.name ? -1 : 1))
      return (newestFirst ? found.reverse() : found).slice(0, limit)
    },

    async saveDesk(writes) {
      if (!writes.every(holds)) return (await writtenBefore(writes, async key => read(key))) ? 'saved' : 'conflict'
      for (const write of writes) {
        if ('put' in write) items.set(idOf(write.put), JSON.stringify(write.put))
        else if ('drop' in write) items.delete(idOf(write.drop))
      }
      return 'saved'
    },

    async dueOfDesk(bucket, now, limit) {
      return all()
        .filter(({ due }) => due?.bucket === bucket && due.at <= now)
        .sort((a, b) => (a.due!.at < b.due!.at ? -1 : 1))
        .slice(0, limit)
        .map(({ partition, name }) => ({ partition, name }))
    },
  }
}
