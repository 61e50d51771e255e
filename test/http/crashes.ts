import { answerOverdue, sweepDue } from '../../functions/games/due.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { EventRecord, GameRecord, Store } from '../../functions/store/port.ts'
import { MODES, type Fault } from '../notify/telling-crashes.ts'
import { asked, take, type WirePrompt } from './wire-prompts.ts'
import { DECKS, json, openWorld, PLAYERS, type Reply, type World } from './world.ts'

/**
 * A table from its seats to a substitute, with one fault at one call to the database: it fails without or with effect
 * and the function goes
 * on, or the function is killed before or after it. Whoever had no answer sends the same again under the same key;
 * timers come lost,
 * late or doubled.
 */
export const PATHS = ['lobby', 'play', 'deadline', 'substitution'] as const
type Path = (typeof PATHS)[number]
export interface Run {
  calls: string[]
  paths: Path[]
  faulted: string | undefined
  wrong: string[]
}

/** What was acknowledged: by whom, under which key, with which words. */
interface Told {
  path: Path
  what: string
  reply: Reply
}

const TRIES = 4
const TIMERS = ['lost', 'late', 'doubled'] as const

export async function live(seed: number, fault: Fault | undefined): Promise<Run> {
  const calls: string[] = [],
    paths: Path[] = [],
    told: Told[] = [],
    wrong: string[] = []
  let path: Path = 'lobby',
    dead = false,
    armed = true
  const base = openMemoryStore()
  const gate = async (name: string, act: () => Promise<unknown>): Promise<unknown> => {
    if (!armed) return act()
    if (dead) throw new Error('killed')
    calls.push(name)
    paths.push(path)
    const mode = fault && calls.length === fault.call ? fault.mode : undefined
    if (mode === undefined) return act()
    if (mode === 'failed-late' || mode === 'killed-after') await act()
    dead = mode.startsWith('killed')
    throw new Error(mode)
  }
  const store = Object.fromEntries(
    Object.entries(base).map(([name, method]) => [
      name,
      (...args: unknown[]) => gate(name, () => (method as (...given: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as Store
  const world = await openWorld({ store, seed: `crash ${seed}` })

  /** Sends until there is an answer; one of a function that was killed is never heard. */
  const send = async (what: string, act: () => Promise<Reply>, may: readonly number[] = [200, 201]): Promise<Reply> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const reply = await act()
      const killed = dead
      dead = false
      if (killed || reply.status >= 500) continue
      if (!may.includes(reply.status)) wrong.push(`${what}: ${reply.status} ${reply.text.slice(0, 160)}`)
      told.push({ path, what, reply })
      return reply
    }
    throw new Error(`${what} is never answered`)
  }
  const post = (player: string, at: string, body: unknown, key: string): Promise<Reply> =>
    send(`${player} ${at} ${key}`, () => world.as(player).post(at, body, key))
  const timer = async (act: () => Promise<unknown>): Promise<void> => {
    await act().catch(() => undefined)
    dead = false
  }
  /** Looks without a fault and without being counted: what somebody sees who asks again. */
  const looking = async <T>(act: () => Promise<T>): Promise<T> => {
    armed = false
    try {
      return await act()
    } finally {
      armed = true
    }
  }

  const table = json<{ id: string }>(
    await post('ann', '/tables', { name: 'Crash', clock: { policy: 'standard', nights: false } }, 'make'),
  ).id
  for (const [i, player] of PLAYERS.entries()) await post(player, `/tables/${table}/seats`, { deck: DECKS[i] }, 'sit')
  const { game } = json<{ game: string }>(await post('ann', `/tables/${table}/start`, undefined, 'start'))

  const answerOnce = async (n: number): Promise<void> => {
    const { player, prompt } = await looking(() => asked(world, game, hereNow))
    await post(player, `/games/${game}/commands`, busily(prompt), `command-${n}`)
  }
  let hereNow: string[] = [...PLAYERS]
  path = 'play'
  for (let n = 0; n < 3 + (seed % 3); n++) await answerOnce(n)

  path = 'deadline'
  const timers = TIMERS[seed % TIMERS.length]!
  for (let n = 0; n < 3; n++) {
    world.pass(75)
    if (timers === 'doubled')
      await Promise.all([
        timer(() => sweepDue(world.service)),
        timer(() => answerOverdue(world.service, game)),
        timer(() => sweepDue(world.service)),
      ])
    if (timers === 'late') await timer(() => sweepDue(world.service))
    // Whose timer was lost is answered for by whoever looks.
    await send('look', () => world.as('cal').get(`/games/${game}`))
  }
  await timer(() => sweepDue(world.service))

  path = 'substitution'
  const result = await looking(() => base.loadGame(game))
  const leaver = seed % 2 === 0 ? 'dee' : 'ann'
  const seat = result!.players.findIndex(({ player }) => player === leaver)
  await post(leaver, `/games/${game}/leave`, undefined, 'leave')
  await post('zed', `/games/${game}/offers`, { seat }, 'offer')
  const decider = await looking(async () => deciderOf((await base.loadGame(game))!))
  await post(decider, `/games/${game}/substitutions`, seed % 3 === 0 ? { seat } : { seat, player: 'zed' }, 'give')
  hereNow = (await looking(() => base.loadGame(game)))!.players.map(({ player }) => player)
  path = 'play'
  if (
    await looking(() =>
      asked(
        world,
        game,
        hereNow.filter(player => !player.startsWith('bot-')),
      ).catch(() => undefined),
    )
  ) {
    hereNow = hereNow.filter(player => !player.startsWith('bot-'))
    await answerOnce(99)
  }

  armed = false
  wrong.push(
    ...(await faultsIn(world, base, {
      game,
      table,
      seat,
      told,
      substitute: seed % 3 === 0 ? `bot-stand-in-${seat}` : 'zed',
      leaver,
    })),
  )
  return { calls, paths, faulted: fault && calls[fault.call - 1], wrong }
}

const busily = (prompt: WirePrompt): Record<string, unknown> =>
  take(prompt, prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind)) ?? prompt.options[0]!)

/** The host, or, as long as they are away, the next person clockwise. */
function deciderOf({ players, clock, host }: GameRecord): string {
  const first = Math.max(
    0,
    players.findIndex(({ player }) => player === host),
  )
  const seats = players.map((_, ahead) => (first + ahead) % players.length)
  return players[seats.find(seat => !clock!.seats[seat]!.away)!]!.player
}

interface Ended {
  game: string
  table: string
  seat: number
  told: Told[]
  substitute: string
  leaver: string
}

/**
 * Everything acknowledged is stored once; every default was given once, to the question that was open; snapshot and
 * events tell of the same.
 */
async function faultsIn(
  world: World,
  store: Store,
  { game: id, table: tableId, seat, told, substitute, leaver }: Ended,
): Promise<string[]> {
  const faults: string[] = []
  const game = (await store.loadGame(id))!,
    table = (await store.loadTable(tableId))!
  const events = await store.events(id, { after: 0, limit: 1000 })
  if (events.some(({ version }, i) => version !== i + 1)) faults.push('the versions of the events have a gap')
  if (events.at(-1)?.version !== game.state.version)
    faults.push(`the game is at ${game.state.version}, its events at ${events.at(-1)?.version}`)
  faults.push(
    ...doubled(
      'command',
      events.map(({ command }) => command.id),
    ),
  )
  faults.push(
    ...doubled(
      'default',
      events.filter(defaulted).map(({ command }) => command.promptId!),
    ),
  )
  for (const { path, what, reply } of told) {
    const key = what.split(' ').at(-1)!
    if (path === 'play' || (path === 'substitution' && key !== 'look')) {
      const stored = events.filter(event => event.command.id.endsWith(`:${key}`))
      if (stored.length !== 1) faults.push(`${what} was acknowledged and is stored ${stored.length} times`)
      else if (stored[0]!.reply.body !== reply.text) faults.push(`${what} was answered otherwise than is stored`)
    }
  }
  if (table.status !== 'started' || table.gameId !== id) faults.push(`the table is ${table.status}`)
  if (
    table.seats
      .map(one => one.player)
      .sort()
      .join() !== [...PLAYERS].sort().join()
  )
    faults.push(`at the table sit ${table.seats.map(one => one.player).join()}`)
  if (game.players[seat]!.player !== substitute)
    faults.push(`seat ${seat} is ${game.players[seat]!.player}’s, not ${substitute}’s`)
  if (game.players[seat]!.former?.map(one => one.player).join() !== leaver)
    faults.push(`before, it was ${JSON.stringify(game.players[seat]!.former)}`)
  for (const { player, bot } of game.players)
    if (!bot && !(await store.gamesOf(player)).includes(id)) faults.push(`${player} does not find the game`)
  // At rest: what is due has been done, by the bots that the stream calls and by the sweep, and once more does nothing.
  await answerOverdue(world.service, id)
  await sweepDue(world.service)
  const before = (await store.loadGame(id))!.state.version
  if ((await answerOverdue(world.service, id)) > 0 || (await store.loadGame(id))!.state.version !== before)
    faults.push('the deadline does not come to rest')
  return faults
}

const defaulted = ({ command }: EventRecord): boolean => command.by === 'deadline' && command.promptId !== null
const doubled = (what: string, ids: string[]): string[] =>
  [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map(id => `${what} ${id} twice`)

/** Every fault at every call of a seed, or those that `wanted` picks. */
export async function crash(
  seed: number,
  wanted: (call: number, mode: number) => boolean,
  each: (run: Run, call: number, mode: Fault['mode']) => void,
): Promise<number> {
  const { calls } = await live(seed, undefined)
  let runs = 0
  for (let call = 1; call <= calls.length; call++) {
    for (const [index, mode] of MODES.entries()) {
      if (!wanted(call, index)) continue
      each(
        await live(seed, { call, mode }).catch((error: unknown): Run => ({
          calls,
          paths: [],
          faulted: calls[call - 1],
          wrong: [String(error)],
        })),
        call,
        mode,
      )
      runs++
    }
  }
  return runs
}
