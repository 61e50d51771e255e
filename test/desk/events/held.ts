import { expect } from 'vitest'
import type { World } from '../../http/world.ts'
import { DECKS, json, type Reply } from '../../http/world.ts'

/** Events over the API: held, entered, seated, played. */
export interface Standing {
  player: string
  name: string
  place: number
  finalPlace: number | null
  gameWins: number
  victoryPoints: number
  tournamentPoints: number
  toss: number | null
  dropped: boolean
  final: { place: string; victoryPoints: number; gameWins: number } | null
  ratingPoints: number
  grandPrixPoints: number
}
export interface Table {
  table: number
  seats: { player: string; name: string; victoryPoints: number | null; counts: boolean }[]
  id: string | null
  game: string | null
  over: boolean
  reseats: string[]
}
export interface Round {
  round: number
  state: string
  tables: Table[]
  sitOut: string[]
  score: number[]
  chart: number[] | null
  from: string
  draw: { commitment: string; opening: string; players: string[]; of: number; first: number } | null
}
export interface Entry {
  player: string
  name: string
  you: boolean
  state: string
  from: number
  sealed: number[]
  lost: number[]
  veknId: string | null
  reportable: boolean | null
}

export const names = (many: number): string[] => Array.from({ length: many }, (_, at) => `p${at + 1}`)

/** Ok, or the test ends with what was said. */
export function good<T = Record<string, unknown>>(reply: Reply): T {
  expect(reply.status, reply.text).toBeLessThan(300)
  return json<T>(reply)
}

export const JUDGES = [{ player: 'hal', name: 'Hal' }]

/** An event of olga's, in registration. */
export async function held(world: World, settings: object = {}): Promise<string> {
  const { id } = good<{ id: string }>(
    await world.as('olga').post('/events', {
      name: 'Autumn',
      startsAt: '2027-03-10T12:00:00.000Z',
      rounds: 2,
      judges: JUDGES,
      ...settings,
    }),
  )
  good(await move(world, id, 'registration'))
  return id
}

export const move = (world: World, event: string, to: string): Promise<Reply> =>
  world.as('olga').post(`/events/${event}/state`, { to })

export const seal = (world: World, event: string, player: string, deck: unknown, round = ''): Promise<Reply> =>
  world.as(player).send('PUT', `/events/${event}/deck${round}`, { body: { deck } })

/** They enter and seal a deck; their entries, by name. */
export async function enter(world: World, event: string, players: readonly string[]): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  for (const [at, player] of players.entries()) {
    const { player: entry } = good<Entry>(await world.as(player).post(`/events/${event}/registration`, {}))
    good(await seal(world, event, player, DECKS[at % DECKS.length]))
    entries.set(player, entry)
  }
  return entries
}

/** The next round, as it is drawn or given. */
export async function seat(world: World, event: string, seating?: string[][]): Promise<Round> {
  good(await move(world, event, 'check-in-closed'))
  const body = seating ? { seating: [seating] } : {}
  return good<{ rounds: Round[] }>(await world.as('olga').post(`/events/${event}/rounds`, body)).rounds[0]!
}
export const dealt = async (world: World, event: string, round: number): Promise<Round> =>
  good<Round>(await world.as('olga').post(`/events/${event}/rounds/${round}/deal`, undefined))

/** A game as it is when it is over with these points. */
export async function ended(world: World, game: string, victoryPoints: number[]): Promise<void> {
  const { store } = world
  const record = (await store.loadGame(game))!
  const version = record.state.version + 1
  const most = Math.max(...victoryPoints)
  const leaders = victoryPoints.flatMap((points, place) => (points === most ? [place] : []))
  const next = {
    ...record,
    dueAt: null,
    state: { ...record.state, version, result: { winner: leaders.length === 1 ? leaders[0]! : null, victoryPoints } },
  }
  const before = (await store.event(game, record.state.version))!
  const saved = await store.saveGame(next, {
    ...before,
    version,
    command: { ...before.command, id: `end ${game}` },
    events: [],
    concerns: [],
    reply: { ...before.reply, commandId: `end ${game}` },
  })
  expect(saved).toBe('saved')
}

/** A whole round with these points at each of its tables, by seat; it is closed. */
export async function played(world: World, event: string, round: Round, points: number[][]): Promise<Round> {
  const there = await dealt(world, event, round.round)
  for (const [at, { game }] of there.tables.entries()) await ended(world, game!, points[at]!)
  return good<Round>(await world.as('olga').post(`/events/${event}/rounds/${round.round}/close`, undefined))
}

export const standingsOf = async (
  world: World,
  event: string,
): Promise<{ rounds: number[]; complete: boolean; over: boolean; rows: Standing[] }> =>
  good(await world.anonymous.get(`/events/${event}/standings`))
