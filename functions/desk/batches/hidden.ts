import type { GameRecord, Store, TableRecord } from '../../store/port.ts'
import { loadBatch, type BatchState } from './batch.ts'

/** What a batch has come to stays so, and whoever has a store open need not ask it twice. */
const settledIn = new WeakMap<Store, Map<string, 'open' | 'undone'>>()
const MOST_SETTLED = 10_000

type Dealt = Pick<GameRecord | TableRecord, 'desk'>

/** Where the batch stands that a table or a game was dealt with; those of none are open. */
export async function batchOf(store: Store, { desk }: Dealt): Promise<BatchState> {
  if (desk?.batch === undefined) return 'open'
  const settled = settledIn.get(store) ?? new Map<string, 'open' | 'undone'>()
  settledIn.set(store, settled)
  const known = settled.get(desk.batch)
  if (known) return known
  const state = (await loadBatch(store, desk.batch))?.value.state ?? 'undone'
  if (state === 'open' || state === 'undone') {
    if (settled.size >= MOST_SETTLED) settled.clear()
    settled.set(desk.batch, state)
  }
  return state
}

/** The store, in which a table is not there, nor its game, until the whole of its batch is. */
export const withOpenBatches = (store: Store): Store =>
  Object.assign(Object.create(store) as Store, {
    async loadGame(id) {
      const game = await store.loadGame(id)
      return game && (await batchOf(store, game)) === 'open' ? game : undefined
    },
    async loadTable(id) {
      const table = await store.loadTable(id)
      return table && (await batchOf(store, table)) === 'open' ? table : undefined
    },
  } satisfies Partial<Store>)
