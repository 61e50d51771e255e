import { idFrom } from '../../games/hash.ts'
import type { DeskPlace, Store, TableRecord, TableSeat } from '../../store/port.ts'
import type { DeskKey } from '../../store/desk-port.ts'
import { batchPartition, read, type Kept } from '../desk-items.ts'

/**
 * Tables that come into being together or not at all. The batch is one item, and that item decides: `dealing` tables
 * are there for nobody, `open` ones for everybody, and those of a batch that was `undone` never were. The ids of its
 * tables follow from its own, so whoever carries on where another stopped deals the same.
 */
export interface Batch {
  id: string
  /** Whose key or token asked for it. */
  by: string
  /** Of what was asked, to know the same request again. */
  payloadHash: string
  state: BatchState
  /** Why nothing came of it. */
  undoneFor?: 'asked' | 'ref-taken' | 'event-over' | 'player-left'
  /** When it is dealt; left out, at once. */
  startAt?: string
  /** When it was asked for: what is dealt says so, whoever deals it. */
  at: string
  /** What the secret of each table's game follows from. */
  seed: string
  /** All that its tables have in common. */
  common: Omit<
    TableRecord,
    'id' | 'version' | 'status' | 'name' | 'seats' | 'gameId' | 'createdAt' | 'replies' | 'desk'
  >
  /** What all of them belong to. */
  place: Omit<DeskPlace, 'table' | 'externalRef' | 'batch'>
  tables: BatchTable[]
}
export type BatchState = 'reserving' | 'waiting' | 'dealing' | 'open' | 'undone'

export interface BatchTable {
  /** Left out: as `idOfTable` has it. */
  id?: string
  /** The league's own name for it. */
  ref?: string
  name: string
  /** Its number in the round. */
  table: number | null
  seats: BatchSeat[]
}
/** `deck`: one of the box by its key, or the list that its player has sealed under this number. */
export interface BatchSeat extends Pick<TableSeat, 'player' | 'name' | 'bot' | 'level'> {
  deck: string | { sealed: number }
}

export const BATCH = 'BATCH'
export const batchKey = (id: string): DeskKey => ({
  partition: batchPartition(id),
  name: BATCH,
})
/** There as soon as the batch is undone: a small item, as every table that is dealt asks for it. */
export const undoneKey = (id: string): DeskKey => ({ partition: batchPartition(id), name: 'UNDONE' })
export const loadBatch = (store: Store, id: string): Promise<Kept<Batch> | undefined> =>
  read<Batch>(store, batchPartition(id), BATCH)

/** The same key of the same caller names the same batch. */
export const batchIdOf = (by: string, key: string): string => idFrom('bat', `${by}\n${key}`)
export const idOfTable = ({ id, tables }: Pick<Batch, 'id' | 'tables'>, index: number): string =>
  tables[index]?.id ?? idFrom('tbl', `${id}\n${index}`)
