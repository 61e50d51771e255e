import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ROOT } from '../../infra/root.ts'
import { openDynamoStore } from '../../functions/store/dynamodb.ts'
import type { Capacity } from '../../functions/store/dynamodb/client.ts'
import { startEmbedded } from '../../functions/store/embedded.ts'
import { keyScopes } from '../../shared/api/routes.ts'
import { openWorld, type Caller, type Reply, type World } from '../http/world.ts'
import type { Name, Values } from './figures.ts'
import { median, spread } from './spread.ts'

type Measured = Extract<Name, `league.${string}`>

const SEATS = 5
const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue']
const READS = 40
const MEGABYTE = 2 ** 20

/**
 * What an event costs: a league's round dealt in one call, and the standings of an event whose first round is over.
 * Undefined without the one emulator that counts transactions rightly.
 */
export async function measureLeague(
  folder: string,
  { tables, entered }: { tables: number; entered: number },
): Promise<Values<Measured> | undefined> {
  const embedded = await startEmbedded({ folder, tableName: 'bench', kinds: ['dynoxide'] })
  if (!embedded) return undefined
  try {
    const { endpoint, region, tableName } = embedded
    const billed: Capacity[] = []
    const store = openDynamoStore({ endpoint, region, tableName, onCapacity: capacity => billed.push(capacity) })
    const world = await openWorld({ store })
    return { ...(await dealRound(world, billed, tables)), ...(await holdEvent(world, billed, entered)) }
  } finally {
    await embedded.stop()
  }
}

const run = promisify(execFile)
const TSX = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href

/** The same in a process of its own: what the rest of the bench has taken up is none of its memory. */
export async function measureLeagueApart(
  folder: string,
  { tables, entered }: { tables: number; entered: number },
): Promise<Values<Measured> | undefined> {
  const program = join(ROOT, 'test/bench/league-process.ts')
  const { stdout } = await run(process.execPath, ['--import', TSX, program, folder, String(tables), String(entered)])
  return (JSON.parse(stdout) as Values<Measured> | null) ?? undefined
}

const writes = (billed: readonly Capacity[]): number => unitsOf(billed.filter(one => !isRead(one)))
const reads = (billed: readonly Capacity[]): number => unitsOf(billed.filter(isRead))
const isRead = ({ operation }: Capacity): boolean => /^(Get|BatchGet|Query)/.test(operation)
const unitsOf = (billed: readonly Capacity[]): number => billed.reduce((total, { units }) => total + units, 0)

function read<T>({ status, text }: Reply): T {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return JSON.parse(text) as T
}

/** An event in registration, and its entries, each with a sealed deck. */
async function opened(world: World, by: Caller, players: string[]): Promise<{ event: string; entries: string[] }> {
  const settings = { name: 'Bench', startsAt: '2027-03-10T12:00:00.000Z', rounds: 2 }
  const { id: event } = read<{ id: string }>(await by.post('/events', settings))
  read(await by.post(`/events/${event}/state`, { to: 'registration' }))
  const entries: string[] = []
  for (const [at, player] of players.entries()) {
    const me = world.as(player)
    entries.push(read<{ player: string }>(await me.post(`/events/${event}/registration`, {})).player)
    read(await me.send('PUT', `/events/${event}/deck`, { body: { deck: DECKS[at % DECKS.length] } }))
  }
  return { event, entries }
}

type Dealt = Pick<Values<Measured>, 'league.batch.ms' | 'league.batch.units' | 'league.batch.memory'>

/** So many tables by one call of a league's program. */
async function dealRound(world: World, billed: Capacity[], tables: number): Promise<Dealt> {
  const program = world.league('bench', [...keyScopes])
  const names = Array.from({ length: tables * SEATS }, (_, at) => `round-${at}`)
  const { event, entries } = await opened(world, program, names)
  const body = {
    event,
    round: 1,
    tables: Array.from({ length: tables }, (_, table) => ({
      externalRef: `r1t${table}`,
      seats: entries.slice(table * SEATS, (table + 1) * SEATS).map(player => ({ player })),
    })),
  }
  globalThis.gc?.()
  billed.length = 0
  const began = performance.now()
  read(await program.post('/table-batches', body))
  const took = performance.now() - began
  return {
    'league.batch.ms': took,
    'league.batch.units': writes(billed) / tables,
    'league.batch.memory': process.memoryUsage().rss / MEGABYTE,
  }
}

type Held = Omit<Values<Measured>, keyof Dealt>

/** An event up to the end of its first round, and what all of that has written and read for each who entered. */
async function holdEvent(world: World, billed: Capacity[], entered: number): Promise<Held> {
  const olga = world.as('olga')
  const names = Array.from({ length: entered }, (_, at) => `player-${at}`)
  billed.length = 0
  const { event } = await opened(world, olga, names)
  read(await olga.post(`/events/${event}/state`, { to: 'check-in-closed' }))
  read(await olga.post(`/events/${event}/rounds`, {}))
  const { tables } = read<{ tables: { game: string }[] }>(await olga.post(`/events/${event}/rounds/1/deal`, undefined))
  for (const { game } of tables) await end(world, game)
  read(await olga.post(`/events/${event}/rounds/1/close`, undefined))
  const written = writes(billed) / entered,
    asked = reads(billed) / entered
  const times: number[] = []
  for (let n = 0; n < READS; n++) {
    const began = performance.now()
    read(await world.anonymous.get(`/events/${event}/standings`))
    times.push(performance.now() - began)
  }
  return {
    'league.standings.p50': median(times),
    'league.standings.p99': spread(times).p99,
    'league.event.writes': written,
    'league.event.reads': asked,
  }
}

/** The game is over: who sits first has ousted all others. */
async function end({ store }: World, game: string): Promise<void> {
  const record = (await store.loadGame(game))!,
    before = (await store.event(game, record.state.version))!,
    version = record.state.version + 1,
    commandId = `end ${game}`
  const victoryPoints = record.players.map((_, seat) => (seat === 0 ? record.players.length : 0))
  const saved = await store.saveGame(
    { ...record, dueAt: null, state: { ...record.state, version, result: { winner: 0, victoryPoints } } },
    {
      ...before,
      version,
      command: { ...before.command, id: commandId },
      events: [],
      concerns: [],
      reply: { ...before.reply, commandId },
    },
  )
  if (saved !== 'saved') throw new Error(`The game does not end: ${saved}`)
}
