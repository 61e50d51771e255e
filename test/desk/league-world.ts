import { keyScopes, type Scope } from '../../shared/api/routes.ts'
import type { Caller, World } from '../http/world.ts'
import { good, seal } from './events/held.ts'

/** A league's own program, which may do all that leagues may unless told otherwise. */
export const programOf = (world: World, league: string, scopes: readonly Scope[] = keyScopes): Caller =>
  world.league(league, [...scopes])

/** An event of a league, and who has entered it with a sealed deck. */
export async function leagueEvent(
  world: World,
  program: Caller,
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
