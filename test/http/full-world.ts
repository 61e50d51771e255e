import { makeKey } from '../../functions/access/own-keys.ts'
import { leagueId } from '../../functions/games/player-ids.ts'
import { isRefused } from '../../functions/games/refused.ts'
import type { Store } from '../../functions/store/port.ts'
import { keyScopes, type Scope } from '../../shared/api/routes.ts'
import { batchThere } from './scenes/batches.ts'
import { eventsThere } from './scenes/events.ts'
import { judgesThere } from './scenes/judges.ts'
import { peopleThere } from './scenes/kept-and-found.ts'
import { asked, defaultOf } from './wire-prompts.ts'
import { DECKS, json, openWorld, PLAYERS, startedGame, type World } from './world.ts'

/** A service with something of everything in it, of which each caller may see a part. */
export interface Scene {
  world: World
  /** Ids by the name a path has for them: those of ann's world, which the other five play in. */
  there: Record<string, string>
  /** The same of what is not there, of the same length. */
  missing: Record<string, string>
  /** What is private: the table of these and its game. */
  hidden: Record<string, string>
  /** The question that is open, and who is asked. */
  prompt: { player: string; body: Record<string, unknown> }
  keys: {
    narrow: (scopes: Scope[]) => Promise<string>
    revoked: string
    league: string
    /** Of a league, with every scope that a key can have. */
    whole: string
  }
}

/** Zed plays and hosts elsewhere; hana hosts a table that has not begun; the league has tables of its own. */
export async function openScene(store?: Store): Promise<Scene> {
  const world = await openWorld(store ? { store } : {})
  const { game, table } = await startedGame(world)
  const first = await asked(world, game)
  const command = json<{ commandId: string }>(
    await first.caller.post(`/games/${game}/commands`, defaultOf(first.prompt), 'first'),
  ).commandId
  const { player, prompt } = await asked(world, game)
  const elsewhere = json<{ id: string }>(
    await world.as('zed').post('/tables', { name: 'Elsewhere', format: 'two-player' }),
  ).id
  for (const one of ['zed', 'ann']) await world.as(one).post(`/tables/${elsewhere}/seats`, { deck: 'ventrue' })
  await world.as('zed').post(`/tables/${elsewhere}/start`, undefined)
  const secret = json<{ id: string; joinCode?: string | null }>(
    await world.as('ann').post('/tables', { name: 'Private', access: 'private' }),
  )
  await world.as('ann').post(`/tables/${secret.id}/seats`, { deck: DECKS[0] })
  const anns = json<{ id: string }>(await world.as('ann').post('/me/keys', { name: 'Anns', scopes: ['games:read'] })).id

  const { event, player: entry, ...held } = await eventsThere(world, PLAYERS)
  const { ticket, penalty } = await judgesThere(world, event, entry)
  const batch = await batchThere(world)
  const people = await peopleThere(world)
  const hook = json<{ id: string }>(
    await world.league('club').post('/webhooks', { url: 'https://hooks.example.org/in' }),
  ).id

  let made = 0
  const key = async (owner: string, scopes: Scope[]): Promise<{ id: string; key: string }> => {
    const one = await makeKey(
      world.service,
      { id: owner, name: owner, scopes: new Set(keyScopes) },
      { name: 'k', scopes, expiresInDays: 30 },
      `scene-${made++}`,
    )
    if (isRefused(one)) throw new Error(one.refused)
    // The mark of its first day is made.
    await world.request('GET', '/me', { headers: { authorization: `Bearer ${one.key}` } })
    return one
  }
  const revoked = json<{ id: string; key: string }>(
    await world
      .as('ann')
      .post('/me/keys', { name: 'Gone', scopes: ['games:read', 'games:play', 'tables:write', 'orders:write'] }),
  )
  await world.as('ann').send('DELETE', `/me/keys/${revoked.id}`)
  const narrow = new Map<string, Promise<{ key: string }>>()
  return {
    world,
    there: {
      game,
      table,
      seat: '0',
      command,
      card: 'deflection',
      key: anns,
      code: secret.joinCode ?? 'XXXXXX',
      webhook: hook,
      event,
      player: entry,
      ...held,
      ticket,
      penalty,
      batch,
      ...people,
      saying: '1',
    },
    missing: {
      game: absent(game),
      table: absent(table),
      seat: '0',
      command: absent(command),
      card: 'no-such-card',
      key: absent(anns),
      webhook: absent(hook),
      code: 'QQQQQQ',
      event: absent(event),
      player: absent(entry),
      ...held,
      ticket: absent(ticket),
      penalty: absent(penalty),
      batch: absent(batch),
      deck: absent(people.deck),
      page: absent(people.page),
      saying: '1',
    },
    hidden: { table: secret.id },
    prompt: { player, body: defaultOf(prompt) },
    keys: {
      narrow: async scopes => {
        const one = narrow.get(scopes.join()) ?? key('ann', scopes)
        narrow.set(scopes.join(), one)
        return (await one).key
      },
      revoked: revoked.key,
      league: (await key(leagueId('other'), ['games:read', 'results:read', 'tables:bulk'])).key,
      whole: (await key(leagueId('whole'), [...keyScopes])).key,
    },
  }
}

/** An id of the same length that nothing has. */
export const absent = (id: string): string => id.slice(0, 4) + 'Z'.repeat(Math.max(0, id.length - 4))

/** The store, with a list of what was written since it was last asked. What writes is told by its name. */
export function watched(store: Store): { store: Store; writes: () => string[] } {
  let written: string[] = []
  const entries = Object.entries(store).map(([name, method]: [string, (...args: unknown[]) => Promise<unknown>]) => [
    name,
    !WRITES.test(name)
      ? method
      : async (...args: unknown[]) => {
          const outcome = await method(...args)
          if (outcome !== 'conflict' && outcome !== 'exists') written.push(name)
          return outcome
        },
  ])
  return {
    store: Object.fromEntries(entries) as unknown as Store,
    writes: () => {
      const all = written
      written = []
      return all
    },
  }
}
/**
 * The verbs by which the store's ports name what changes something. `count` counts requests, which refused ones are
 * too.
 */
const WRITES =
  /^(create|save|start|ring|link|unlink|drop|take|plan|mark|agree|delete|remove|add|write|set|keep|forget|see|leave|join|move)(?=[A-Z]|$)|^putAway$/

/** Keys of cards that only others may see, and that nothing public shows. */
export async function hiddenFrom({ world, there }: Scene, viewer?: string): Promise<string[]> {
  const { state } = (await world.store.loadGame(there['game']!))!
  const own = PLAYERS.findIndex(player => player === viewer)
  const shown = new Set(
    state.seats
      .flatMap((seat, at) => [...seat.ash, ...seat.inPlay, ...(at === own ? [...seat.hand, ...seat.uncontrolled] : [])])
      .map(id => state.cards[id]!.key),
  )
  return [...new Set(state.cards.map(card => card.key))].filter(key => !shown.has(key))
}
