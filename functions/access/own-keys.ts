import { isTestLeague, type Person } from '../games/player-ids.ts'
import type * as z from 'zod'
import type { ApiKey, MadeKey, NewKey } from '../../shared/api/keys.ts'
import type { Scope } from '../../shared/api/routes.ts'
import { idFrom, sha256 } from '../games/hash.ts'
import { refused, type Refused } from '../games/refused.ts'
import { rerun } from '../games/rerun.ts'
import type { Service } from '../games/service.ts'
import type { KeyRecord } from '../store/key-port.ts'
import { checkOf, isLive, PREFIX, TEST_PREFIX } from './api-keys.ts'

/** What owners do with their keys; a request that comes with one needs none of it. */

const SECRET_BYTES = 24
const DAY_MS = 86_400_000
/** As many keys as one owner can have at a time. */
const MOST_KEYS = 20
const PLACES = Array.from({ length: MOST_KEYS }, (_, place) => place)

function newText(random: Service['random'], prefix: string): string {
  const text = prefix + Buffer.from(random(SECRET_BYTES)).toString('base64url')
  return text + checkOf(text)
}

export interface KeyOwner extends Person {
  /** Of a league, as an operator knows it. */
  mail?: string
  scopes: ReadonlySet<string>
}

/** A key is made once under an Idempotency-Key. Its text is not kept, so a retry cannot show it again. */
export async function makeKey(
  service: Service,
  owner: KeyOwner,
  wanted: z.output<typeof NewKey> | { name: string; scopes: Scope[]; expiresInDays: number },
  name: string,
): Promise<z.infer<typeof MadeKey> | Refused> {
  const missing = wanted.scopes.find(scope => !owner.scopes.has(scope))
  if (missing !== undefined) return refused('insufficient-scope', { scope: missing })
  return rerun(service, () => makeOnce(service, owner, wanted, name))
}

async function makeOnce(
  service: Service,
  owner: KeyOwner,
  wanted: { name: string; scopes: Scope[]; expiresInDays: number },
  name: string,
): Promise<z.infer<typeof MadeKey> | Refused | 'conflict'> {
  const createdAt = service.clock()
  const known = await service.store.keysOf(owner.id)
  const id = idFrom('key', `${owner.id}\n${name}`)
  if (known.some(key => key.id === id)) return refused('shown-once')
  const live = known.filter(key => isLive(key, createdAt))
  if (live.length >= MOST_KEYS) return refused('too-many-keys')
  const free = PLACES.filter(place => live.every(key => key.place !== place))
  // Those that are made at once seldom try the same.
  const place = free[(service.random(1)[0] ?? 0) % free.length]!
  const text = newText(service.random, isTestLeague(owner.id) ? TEST_PREFIX : PREFIX)
  const key: KeyRecord = {
    id,
    hash: sha256(text),
    owner: owner.id,
    ownerName: owner.name,
    ...(owner.mail !== undefined && { mail: owner.mail }),
    name: wanted.name,
    place,
    scopes: [...new Set(wanted.scopes)].sort(),
    version: 1,
    createdAt,
    expiresAt: new Date(Date.parse(createdAt) + wanted.expiresInDays * DAY_MS).toISOString(),
    lastUsedDay: null,
    revokedAt: null,
  }
  const made = await service.store.createKey(key)
  if (made === 'taken') return 'conflict'
  return made === 'created' ? { ...wireKey(key), key: text } : refused('shown-once')
}

/** Those that can be used, and those whose time ran out lately. */
export const keysOf = async ({ store }: Service, owner: string): Promise<z.infer<typeof ApiKey>[]> =>
  (await store.keysOf(owner)).filter(key => key.revokedAt === null).map(wireKey)

/** From the next request on nobody can use it. Only the owner has a key of that id. */
export async function revokeKey({ store, clock }: Service, owner: string, id: string): Promise<Refused | undefined> {
  for (;;) {
    const key = (await store.keysOf(owner)).find(one => one.id === id)
    if (!key) return refused('not-found')
    if (
      key.revokedAt !== null ||
      (await store.saveKey({ ...key, revokedAt: clock(), version: key.version + 1 })) === 'saved'
    )
      return undefined
  }
}

const wireKey = ({ id, name, scopes, createdAt, expiresAt, lastUsedDay }: KeyRecord): z.infer<typeof ApiKey> => ({
  id,
  name,
  scopes: scopes as Scope[],
  createdAt,
  expiresAt,
  lastUsedDay,
})
