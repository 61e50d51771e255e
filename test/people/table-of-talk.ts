import { dealt, enter, held, seat } from '../desk/events/held.ts'
import { json, openWorld, startedGame, type Reply, type World } from '../http/world.ts'

/** A table, and what is said at it. */
export interface Line {
  n: number
  at: string
  seat: number
  name: string
  ply: number
  turn: number | null
  text: string | null
  phrase: Record<string, unknown> | null
  withheld: string | null
  deal: { parties: number[]; state: string; marks: { seat: number; mark: string; pools: number[] }[] } | null
}
export interface Page {
  setting: string
  sayings: Line[]
  earlier: number | null
  seen: number
  silent: string | null
  muted: number[]
  silenced: number[]
}

export interface Talking {
  world: World
  game: string
  /** Players by their seats. */
  seats: string[]
  say: (player: string, body: object, key?: string) => Promise<Reply>
  hear: (player: string, query?: string, language?: string) => Promise<Page>
  at: (player: string, method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) => Promise<Reply>
}

function talking(world: World, game: string, seats: string[]): Talking {
  let sent = 0
  return {
    world,
    game,
    seats,
    say: (player, body, key) => world.as(player).post(`/games/${game}/talk`, body, key),
    hear: async (player, query = '', language = 'en') =>
      json<Page>(await world.as(player).get(`/games/${game}/talk${query}`, { 'accept-language': language })),
    at: (player, method, path, body) =>
      world.as(player).send(method, `/games/${game}/talk${path}`, {
        ...(body !== undefined && { body }),
        ...(method === 'POST' && { headers: { 'idempotency-key': `talk-${sent++}` } }),
      }),
  }
}

export async function table(): Promise<Talking> {
  const world = await openWorld()
  return talking(world, (await startedGame(world)).game, ['ann', 'ben', 'cal', 'dee', 'eve'])
}

/** One of an event, whose judge is hal. */
export async function tableOfEvent(settings: object = {}): Promise<Talking> {
  const world = await openWorld()
  const event = await held(world, settings)
  await enter(world, event, ['ann', 'ben', 'cal', 'dee', 'eve'])
  await seat(world, event)
  const game = (await dealt(world, event, 1)).tables[0]!.game!
  const { players } = (await world.store.loadGame(game))!
  return talking(
    world,
    game,
    players.map(({ player }) => player),
  )
}

/** These seats are out of the game. */
export async function oust({ world: { store }, game }: Talking, ...seats: number[]): Promise<void> {
  const record = (await store.loadGame(game))!
  const version = record.state.version + 1
  const before = (await store.event(game, record.state.version))!
  const state = {
    ...record.state,
    version,
    views: record.state.views.map(view => view + 1),
    seats: record.state.seats.map((seat, at) => (seats.includes(at) ? { ...seat, ousted: true as const } : seat)),
  }
  const saved = await store.saveGame(
    { ...record, state },
    {
      ...before,
      version,
      views: state.views,
      command: { ...before.command, id: `oust ${version}` },
      events: [],
      reply: { ...before.reply, commandId: `oust ${version}` },
    },
  )
  if (saved !== 'saved') throw new Error(saved)
}
