import { sha256 } from '../games/hash.ts'
import type { Service } from '../games/service.ts'
import type { Identity } from '../http/auth.ts'
import type { KeyRecord } from '../store/key-port.ts'

/**
 * An API key is `prx_` (`prx_test_` where nothing that it makes counts), 192 random bits and a check of both. The check
 * tells a slip of the pen from a key without asking the store; the store has the SHA-256 of the whole, which so much
 * chance needs no salt for.
 */
export const PREFIX = 'prx_'
export const TEST_PREFIX = 'prx_test_'
const CHECK_LENGTH = 6

export const checkOf = (text: string): string => sha256(`check ${text}`).slice(0, CHECK_LENGTH)

export const looksLikeKey = (token: string): boolean => token.startsWith(PREFIX)
const isWhole = (token: string): boolean =>
  /^prx_(test_)?[\w-]{38}$/.test(token) && checkOf(token.slice(0, -CHECK_LENGTH)) === token.slice(-CHECK_LENGTH)

/** Who a key speaks for, and with which scopes; null for one that is not, or no longer, a key. */
export async function whoseKey(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  token: string,
): Promise<Identity | null> {
  if (!isWhole(token)) return null
  const key = await store.keyByHash(sha256(token))
  const now = clock()
  if (!key || !isLive(key, now)) return null
  const today = now.slice(0, 10)
  // Whoever else marks the day, or revokes it meanwhile, has done as much.
  if (key.lastUsedDay !== today) await store.saveKey({ ...key, lastUsedDay: today, version: key.version + 1 })
  return { id: key.owner, name: key.ownerName, scopes: new Set(key.scopes) }
}

export const isLive = ({ revokedAt, expiresAt }: KeyRecord, now: string): boolean =>
  revokedAt === null && now < expiresAt
