/**
 * A partition of an index takes a thousand writes a second, and every command moves a deadline and adds an event. So
 * what is due stands in buckets, by whom it is about, and who looks for it looks into all of them.
 */
const SHARDS = Array.from({ length: 16 }, (_, shard) => shard)

/** FNV-1a. */
function shardOf(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0
  return hash % SHARDS.length
}

interface Buckets {
  of: (id: string) => string
  /** The first of them is where earlier builds have put everything. */
  all: readonly string[]
}
const bucketsOf = (kind: string): Buckets => ({
  of: id => `${kind}#${shardOf(id)}`,
  all: [kind, ...SHARDS.map(shard => `${kind}#${shard}`)],
})

export const GAMES_DUE = bucketsOf('due')
export const MESSAGES_DUE = bucketsOf('out')
/** Events by the day they happened on, so that no bucket holds everything that ever happened. */
export const eventsOn = (day: string): Buckets => bucketsOf(`event#${day}`)
