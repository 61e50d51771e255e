import { owed } from '../../shared/rules/index.ts'
import { asked, take } from './wire-prompts.ts'
import { DECKS, json, PLAYERS, type World } from './world.ts'

/** Games with clocks over the API: a table that is timed, and time that passes while they are played. */
export interface SeatClock {
  seat: number
  bank: number | null
  limit: string | null
  runs: string | null
  misses: number
  away: boolean
  open: string | null
  standIn: boolean
}
export interface GameClock {
  policy: { name: string }
  seats: SeatClock[]
  pausedUntil: string | null
  pausedHours: number
  pauseVotes: unknown[]
  live: unknown[]
  offers: unknown[]
}
export interface Game {
  id: string
  version: number
  deadline: string | null
  clock: GameClock | null
  players: { name: string; bot: boolean }[]
  view: { waitingFor: number[]; version: number }
}

/** The clock of the world to a second, so that a sweep can come late by one. */
export const HOUR_AND_A_BIT = 1 / 3600

export async function timed(
  world: World,
  settings: object = { clock: { policy: 'standard', nights: false } },
  seat: (player: string) => object = () => ({}),
): Promise<string> {
  const table = json<{ id: string }>(await world.as('ann').post('/tables', { name: 'Timed', ...settings })).id
  for (const [i, player] of PLAYERS.entries())
    await world.as(player).post(`/tables/${table}/seats`, { deck: DECKS[i], ...seat(player) })
  return json<{ game: string }>(await world.as('ann').post(`/tables/${table}/start`, undefined)).game
}
export const read = async (world: World, game: string, player = 'ann'): Promise<Game> =>
  json<Game>(await world.as(player).get(`/games/${game}`))
export const clockOf = async (world: World, game: string): Promise<GameClock> => (await read(world, game)).clock!
export const state = async (world: World, game: string) => (await world.store.loadGame(game))!.state
export const hoursFrom = (world: World, instant: string | null): number =>
  (Date.parse(instant!) - Date.parse(world.service.clock())) / 3_600_000

export async function untilWindow(world: World, game: string, least = 2): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (owed(await state(world, game)).length >= least) return
    const { caller, prompt } = await asked(world, game)
    const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind)) ?? prompt.options[0]!
    await caller.post(`/games/${game}/commands`, take(prompt, option), `until-${i}`)
  }
  throw new Error('No window came up')
}

/**
 * Answers everything but for one player, whose limits pass; away, they are answered for, and an hour goes by with each
 * answer of the others.
 */
export async function playWithout(
  world: World,
  game: string,
  absent: string,
  stop: (game: Game) => boolean,
  most = 400,
): Promise<Game> {
  for (let i = 0; i < most; i++) {
    const seen = await read(world, game, absent === 'ann' ? 'ben' : 'ann')
    if (stop(seen)) return seen
    const there = PLAYERS.filter(player => player !== absent)
    const next = await asked(world, game, there).catch(() => undefined)
    if (next) {
      const option =
        next.prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind)) ?? next.prompt.options[0]!
      await next.caller.post(`/games/${game}/commands`, take(next.prompt, option), `without-${i}`)
      if (seen.clock!.seats[PLAYERS.findIndex(one => one === absent)]!.away) world.pass(1)
    } else world.pass(Math.max(0, hoursFrom(world, seen.deadline)))
  }
  throw new Error('It never came to that')
}
