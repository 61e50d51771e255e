/** What the store keeps of API keys, and what it counts. */
export interface KeyStore {
  /**
   * Once per owner and id, whatever became of the key since; and where it has a place, as long as no live key of the
   * owner has it: so nobody has more keys than there are places, however many are made at once.
   */
  createKey(key: KeyRecord): Promise<'created' | 'exists' | 'taken'>
  /** Strongly consistent: a revoked key is known as revoked at once. */
  keyByHash(hash: string): Promise<KeyRecord | undefined>
  /** Oldest first, revoked ones for a while too. */
  keysOf(owner: string): Promise<KeyRecord[]>
  /** Stores `key` if the stored one still has version `key.version - 1`. */
  saveKey(key: KeyRecord): Promise<'saved' | 'conflict'>
  /**
   * Adds so many and says how many it makes. Where the answer was lost it may count one too many; nothing is promised after
   * `until`.
   */
  count(counter: string, until: string, more?: number): Promise<number>
}

/** A key, but never its text: whoever reads the store cannot use it. */
export interface KeyRecord {
  id: string
  /** SHA-256 of the text. */
  hash: string
  /** The player it speaks for. */
  owner: string
  ownerName: string
  /** Of a league: where its people are written to. */
  mail?: string
  name: string
  /** Which of its owner's places it has while it lives; keys of earlier builds have none. */
  place?: number
  scopes: string[]
  version: number
  createdAt: string
  expiresAt: string
  /** The last day it was used, in UTC; a moment would be a write for each request. */
  lastUsedDay: string | null
  revokedAt: string | null
}

/** How long a dead key can be listed, and its id not be made again. */
const KEPT_DAYS = 30
/** When the database may forget it, in seconds. */
export const keyKeptUntil = ({ expiresAt, revokedAt }: KeyRecord): number =>
  Math.floor(Date.parse(revokedAt ?? expiresAt) / 1000) + KEPT_DAYS * 86_400

export const oldestFirst = (a: KeyRecord, b: KeyRecord): number => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1)
