import { makeKey } from '../../functions/access/own-keys.ts'
import { leagueId } from '../../functions/games/player-ids.ts'
import { isRefused } from '../../functions/games/refused.ts'
import { keyScopes, type Scope } from '../../shared/api/routes.ts'
import type { Reply, World } from '../http/world.ts'
import { good, seal } from './events/held.ts'

/** A league's own program, by a key of its own. */
export interface Program {
  authorization: string
  get: (path: string) => Promise<Reply>
  post: (path: string, body: unknown, key?: string) => Promise<Reply>
  remove: (path: string) => Promise<Reply>
}

let keys = 0
export async function programOf(world: World, league: string, scopes: readonly Scope[] = keyScopes): Promise<Program> {
  const made = await makeKey(
    world.service,
    { id: leagueId(league), name: league, scopes: new Set(keyScopes) },
    { name: 'k', scopes: [...scopes], expiresInDays: 800 },
    `program-${keys++}`,
  )
  if (isRefused(made)) throw new Error(made.refused)
  const authorization = `Bearer ${made.key}`
  let sent = 0
  return {
    authorization,
    get: path => world.request('GET', path, { headers: { authorization } }),
    post: (path, body, key = `program-${sent++}`) =>
      world.request('POST', path, { body, headers: { authorization, 'idempotency-key': key } }),
    remove: path => world.request('DELETE', path, { headers: { authorization } }),
  }
}

/** An event of a league, and who has entered it with a sealed deck. */
export async function leagueEvent(
  world: World,
  program: Program,
  players: readonly string[],
): Promise<{ event: string; entries: string[] }> {
  const settings = { name: 'North', startsAt: '2027-03-10T12:00:00.000Z', rounds: 2 }
  const { id: event } = good<{ id: string }>(await program.post('/events', settings))
  good(await program.post(`/events/${event}/state`, { to: 'registration' }))
  const entries: string[] = []
  for (const player of players) {
    const { player: entry } = good<{ player: string }>(await world.as(player).post(`/events/${event}/registration`, {}))
    good(await seal(world, event, player, 'tremere'))
    entries.push(entry)
  }
  return { event, entries }
}
