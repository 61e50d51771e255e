/**
 * What the desk of leagues and the function `people` keep: items of a partition, each with a version, several written together or not at all.
 * What they hold is the desk's own business (`functions/desk/`, `functions/people/`).
 */
export interface DeskStore {
  /** Strongly consistent. */
  deskItem(key: DeskKey): Promise<DeskItem | undefined>
  /** Those of a partition whose names begin with `prefix`, in the order of their names; strongly consistent. */
  deskItems(partition: string, query: DeskQuery): Promise<DeskItem[]>
  /**
   * All of them or none. An item of version 1 must be new; one of version n must stand at n - 1; what is required or
   * dropped must stand at the version it names (0: must not be there). `conflict` means that nothing was written by
   * this call; what stands there already, put or dropped, is `saved`, whatever was required of it. Throws where neither
   * could be found out.
   */
  saveDesk(writes: readonly DeskWrite[]): Promise<'saved' | 'conflict'>
  /** What is due at `now`, soonest first. The index lags behind: look at the item itself. */
  dueOfDesk(bucket: DueBucket, now: string, limit: number): Promise<DeskKey[]>
}

/**
 * `EVENT#…`, `LEAGUE#…`, `BATCH#…`, `HOOK#…`, or a player's, `PLAYER#…`, where names begin with `EVENT#`; and what people
 * have beside games (`functions/people/`): `TALK#…`.
 */
export interface DeskKey {
  partition: string
  name: string
}
export interface DeskItem extends DeskKey {
  /** Counts from 1. */
  version: number
  /** JSON. */
  value: unknown
  due?: { bucket: DueBucket; at: string }
  /** The database may forget it from then on; until it does, it is there. */
  expires?: string
}
/** Who sweeps it up: the desk, or what sends webhooks. */
export type DueBucket = 'desk' | 'hook'

export interface DeskQuery {
  prefix: string
  /** Only names behind this one. */
  after?: string
  limit?: number
  /** The last of them, last first. */
  newestFirst?: boolean
}
export type DeskWrite =
  | { put: DeskItem }
  | { require: DeskKey & { version: number } }
  | { drop: DeskKey & { version: number } }

/** As many as a transaction takes. */
export const MOST_WRITES = 100
