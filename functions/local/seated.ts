import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { botId } from '../games/player-ids.ts'
import type { ApiHandler } from './api-event.ts'

/**
 * The bots that hosts have seated on this machine, also at tables that no list shows: whoever looks at the replies to seating them knows.
 * They are kept in the data folder, so that they are there again after a restart.
 */
export interface Seated {
  /** Done for each of them, now and from now on. */
  each(act: (player: string) => void): void
  /** The same API, listened to. */
  listening(api: ApiHandler): ApiHandler
}

const Table = z.object({ seats: z.array(z.object({ name: z.string(), bot: z.boolean() })) })
const Known = z.array(z.string())

export async function openSeated(dataDir: string): Promise<Seated> {
  const file = join(dataDir, 'bots.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  const known = new Set(text === null ? [] : Known.parse(JSON.parse(text)))
  let tell = (_player: string): void => undefined
  const listening =
    (api: ApiHandler): ApiHandler =>
    async (event, context) => {
      const reply = await api(event, context)
      if (event.requestContext.http.method !== 'POST' || !/^\/v1\/tables(\/|$)/.test(event.rawPath)) return reply
      const found = botsIn(reply).filter(player => !known.has(player))
      for (const player of found) known.add(player)
      if (found.length > 0) await writeFile(file, JSON.stringify([...known]))
      for (const player of found) tell(player)
      return reply
    }
  return {
    listening,
    each: act => {
      tell = act
      for (const player of known) act(player)
    },
  }
}

/** Of a refusal, or of anything else that shows no seats, none. */
function botsIn(reply: unknown): string[] {
  try {
    const { body } = z.object({ body: z.string() }).parse(reply)
    return Table.parse(JSON.parse(body)).seats.flatMap(({ name, bot }) => (bot ? [botId(name)] : []))
  } catch {
    return []
  }
}
