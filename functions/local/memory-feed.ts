import { setImmediate as breathe } from 'node:timers/promises'
import { eventKey, linkKey, type Key } from '../store/dynamodb/items.ts'
import { outgoingKey } from '../store/dynamodb/notice-items.ts'
import type { Store } from '../store/port.ts'
import type { StreamReader, StreamRecord } from './streams.ts'

/**
 * A store in memory has no stream of its own: what it saves is read off here, in the form the pump reads from a
 * database.
 */
export function withFeed(store: Store): { store: Store; stream: StreamReader } {
  const records: StreamRecord[] = []
  const seen = new Set<string>()
  const add = (keys: Key): void => {
    const name = `${keys.pk.S} ${keys.sk.S}`
    if (seen.has(name)) return
    seen.add(name)
    records.push({ eventName: 'INSERT', dynamodb: { Keys: { ...keys }, SequenceNumber: String(records.length + 1) } })
  }
  return {
    store: {
      ...store,
      startGame: async (table, game, event) => {
        const outcome = await store.startGame(table, game, event)
        if (outcome === 'saved') add(eventKey(event.gameId, event.version))
        return outcome
      },
      openGame: async (game, event) => {
        const outcome = await store.openGame(game, event)
        if (outcome === 'opened') add(eventKey(event.gameId, event.version))
        return outcome
      },
      saveGame: async (game, event) => {
        const outcome = await store.saveGame(game, event)
        // A database would take a moment, in which others are heard.
        await breathe()
        if (outcome === 'saved') add(eventKey(event.gameId, event.version))
        return outcome
      },
      linkTable: async (from, link) => {
        await store.linkTable(from, link)
        add(linkKey(from, link.tableId))
      },
      saveDesk: async writes => {
        const outcome = await store.saveDesk(writes)
        if (outcome === 'saved')
          for (const write of writes)
            if ('put' in write && write.put.version === 1)
              add({ pk: { S: write.put.partition }, sk: { S: write.put.name } })
        return outcome
      },
      plan: async outgoing => {
        const outcome = await store.plan(outgoing)
        if (outcome === 'planned') add(outgoingKey(outgoing.player, outgoing.id))
        return outcome
      },
    },
    stream: {
      shards: async () => ['memory'],
      iterator: async (_, after) => after ?? '0',
      read: async iterator => {
        const from = Number(iterator)
        const found = records.slice(from, from + 100)
        return { records: found, next: String(from + found.length) }
      },
    },
  }
}
