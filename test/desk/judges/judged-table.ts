import type { Reply, World, Caller } from '../../http/world.ts'
import { openWorld } from '../../http/world.ts'
import { dealt, enter, good, held, names, seat, type Round } from '../events/held.ts'
import { programOf } from '../league-world.ts'

/** A table of an event with judges in their order, who sit nowhere unless a test seats them. */
export const HAL_AND_IDA = [
  { player: 'hal', name: 'Hal' },
  { player: 'ida', name: 'Ida' },
]

export interface Ticket {
  id: string
  state: string
  mine: boolean
  seat: number | null
  ply: number | null
  publicPly: number | null
  prompt: string | null
  question: string | null
  stoppedUntil: string | null
  notes: { by: string; text: string; private?: true }[]
  decisions: { judge: string; text: string; reason: string; final?: true }[]
  appeal: { seat: number; text: string | null } | null
  judge: string | null
}

export interface Judged {
  world: World
  event: string
  game: string
  /** By seat, who plays there; the same as they are known in the event. */
  players: string[]
  entries: string[]
  version: () => Promise<number>
  rule: (player: string, ruling: object, more?: object, key?: string) => Promise<Reply>
  call: (player: string, more?: object, key?: string) => Promise<Reply>
  tickets: (player: string) => Promise<Ticket[]>
  stored: () => Promise<NonNullable<Awaited<ReturnType<World['store']['loadGame']>>>>
}

export const REASON = 'It was not legal.'

/** An event of five whose first round is dealt, with clocks. */
export async function judged(settings: object = {}, players: readonly string[] = names(5)): Promise<Judged> {
  const world = await openWorld()
  const event = await held(world, { ...SETTINGS, ...settings })
  const known = await enter(world, event, players)
  await seat(world, event)
  const { tables } = await dealt(world, event, 1)
  return at(world, event, tables[0]!.game!, known)
}

const SETTINGS = { judges: HAL_AND_IDA, clock: { policy: 'standard', nights: false } }

/** The same, held by a league's program. */
export async function judgedInLeague(): Promise<{ program: Caller; at: Judged }> {
  const world = await openWorld()
  const program = programOf(world, 'north')
  const settings = { name: 'North', startsAt: '2027-03-10T12:00:00.000Z', rounds: 2, ...SETTINGS }
  const { id: event } = good<{ id: string }>(await program.post('/events', settings))
  good(await program.post(`/events/${event}/state`, { to: 'registration' }))
  const known = await enter(world, event, names(5))
  good(await program.post(`/events/${event}/state`, { to: 'check-in-closed' }))
  good(await program.post(`/events/${event}/rounds`, {}))
  const { tables } = good<Round>(await program.post(`/events/${event}/rounds/1/deal`, undefined))
  return { program, at: await at(world, event, tables[0]!.game!, known) }
}

async function at(world: World, event: string, game: string, known: ReadonlyMap<string, string>): Promise<Judged> {
  const stored: Judged['stored'] = async () => (await world.store.loadGame(game))!
  const seated = (await stored()).players.map(({ player }) => player)
  const version = async (): Promise<number> => (await stored()).state.views.at(-1)!
  return {
    world,
    event,
    game,
    players: seated,
    entries: seated.map(player => known.get(player)!),
    version,
    stored,
    rule: async (player, ruling, more = {}, key) =>
      world
        .as(player)
        .post(`/games/${game}/rulings`, { ruling, reason: REASON, expectedVersion: await version(), ...more }, key),
    call: (player, more = {}, key) =>
      world.as(player).post(`/games/${game}/tickets`, { question: 'May he do that?', ...more }, key),
    tickets: async player => good<{ tickets: Ticket[] }>(await world.as(player).get(`/games/${game}/tickets`)).tickets,
  }
}

/** What of an event the desk keeps under a prefix. */
export const keptOf = async ({ world, event }: Judged, prefix: string): Promise<unknown[]> =>
  (await world.store.deskItems(`EVENT#${event}`, { prefix })).map(({ value }) => value)
