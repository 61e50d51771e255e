import { oldestFirst, type KeyRecord, type KeyStore } from './key-port.ts'

export function keysInMemory(): KeyStore & { forgetKeys: (owner: string) => void } {
  const byHash = new Map<string, string>()
  /** Hashes by owner and id, in the order they were made. */
  const owned = new Map<string, Map<string, string>>()
  const counters = new Map<string, number>()

  const read = (hash: string): KeyRecord | undefined => {
    const json = byHash.get(hash)
    return json === undefined ? undefined : (JSON.parse(json) as KeyRecord)
  }

  return {
    forgetKeys: owner => void owned.delete(owner),

    async createKey(key) {
      const ids = owned.get(key.owner) ?? new Map<string, string>()
      if (ids.has(key.id) || byHash.has(key.hash)) return 'exists'
      const holds = (other: KeyRecord | undefined): boolean =>
        other?.place !== undefined &&
        other.place === key.place &&
        other.revokedAt === null &&
        other.expiresAt > key.createdAt
      if ([...ids.values()].some(hash => holds(read(hash)))) return 'taken'
      owned.set(key.owner, ids.set(key.id, key.hash))
      byHash.set(key.hash, JSON.stringify(key))
      return 'created'
    },

    keyByHash: async hash => read(hash),

    keysOf: async owner => [...(owned.get(owner)?.values() ?? [])].flatMap(hash => read(hash) ?? []).sort(oldestFirst),

    async saveKey(key) {
      if (JSON.stringify(key) === byHash.get(key.hash)) return 'saved'
      if (read(key.hash)?.version !== key.version - 1) return 'conflict'
      byHash.set(key.hash, JSON.stringify(key))
      return 'saved'
    },

    async count(counter, _, more = 1) {
      const now = (counters.get(counter) ?? 0) + more
      counters.set(counter, now)
      return now
    },
  }
}
