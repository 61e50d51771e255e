import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { keyScopes } from '../../shared/api/routes/route.ts'
import { makeKey } from '../access/own-keys.ts'
import { leagueId, testLeagueId } from '../games/player-ids.ts'
import { isRefused } from '../games/refused.ts'
import type { Service } from '../games/service.ts'
import type { Store } from '../store/port.ts'
import { bodyOf, ELSEWHERE, isFromHere, json, type ApiEvent, type Reply } from './api-event.ts'

/**
 * A key of a league for whoever asks, as tokens of people are signed for whoever asks: a league's site can be tried out
 * on this machine. What an operator gives away in the cloud (`npm run keys`) has no such door.
 */
export interface LeagueKeys {
  keyOf: (asked: Asked) => Promise<string>
  route: (event: ApiEvent) => Promise<Reply | null>
}

const PATH = '/dev/league-key'
const Asked = z.strictObject({ league: z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/), test: z.boolean().optional() })
type Asked = z.infer<typeof Asked>
const idOf = ({ league, test }: Asked): string => (test ? testLeagueId : leagueId)(league)
const Kept = z.record(z.string(), z.string())
const DAYS = 366

/** Kept under the data folder, as the database has them as hashes alone; a store in memory forgets them with the rest. */
export function openLeagueKeys(dataDir: string, store: Store, isKept: boolean): LeagueKeys {
  const file = join(dataDir, 'league-keys.json')
  const service: Service = {
    store,
    clock: () => new Date().toISOString(),
    random: randomBytes,
    wait: async () => undefined,
    build: 'local',
  }
  const making = new Map<string, Promise<string>>()
  const make = async (asked: Asked): Promise<string> => {
    const text = isKept ? await readFile(file, 'utf8').catch(() => '{}') : '{}'
    const known = Kept.parse(JSON.parse(text))
    const id = idOf(asked)
    const owner = { id, name: asked.league, scopes: new Set<string>(keyScopes) }
    if (known[id] !== undefined) return known[id]
    const wanted = { name: 'This machine', scopes: [...keyScopes], expiresInDays: DAYS }
    const made = await makeKey(service, owner, wanted, `local ${service.clock()}`)
    if (isRefused(made)) throw new Error(`No key is made for ${id}: ${made.refused}`)
    if (isKept) await writeFile(file, JSON.stringify({ ...known, [id]: made.key }), { mode: 0o600 })
    return made.key
  }
  /** One after the other, as they share a file. */
  let last: Promise<unknown> = Promise.resolve()
  const keyOf = (asked: Asked): Promise<string> => {
    const id = idOf(asked)
    const known = making.get(id)
    if (known) return known
    const key = last.then(() => make(asked))
    making.set(id, key)
    last = key.catch(() => making.delete(id))
    return key
  }
  return {
    keyOf,
    route: async event => {
      if (event.rawPath !== PATH) return null
      if (!isFromHere(event)) return ELSEWHERE
      if (event.requestContext.http.method !== 'POST') return json(405, { title: 'Use POST', status: 405 })
      const request = Asked.safeParse(bodyOf(event))
      if (!request.success)
        return json(400, { title: 'Send {"league": "...", "test": false}: small letters, digits and -', status: 400 })
      return json(200, { league: idOf(request.data), key: await keyOf(request.data) })
    },
  }
}
