import { eventKey, type Key } from '../../functions/store/dynamodb/items.ts'
import { outgoingKey } from '../../functions/store/dynamodb/notice-items.ts'
import { notifyBatch } from '../../functions/notify/notify.ts'
import type { StreamRecord } from '../../functions/store/stream.ts'
import { sweepNotices } from '../../functions/notify/sweep-notices.ts'
import { memoryNotices } from '../../functions/store/memory-notices.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { EventRecord, GameRecord, Store } from '../../functions/store/port.ts'
import { owed } from '../../shared/rules/index.ts'
import { asked, defaultOf } from '../http/wire-prompts.ts'
import { openWorld, PLAYERS, startedGame } from '../http/world.ts'
import { recordingNotifier, type Sent } from '../support/notifier.ts'
import { wishesOf } from './house.ts'

/**
 * What goes wrong with one call to the database or to the outside: it fails without or with effect and the function
 * goes on, or
 * the function is killed before or after it, and nothing it would have done afterwards happens.
 */
export const MODES = ['failed', 'failed-late', 'killed-before', 'killed-after'] as const
export type Mode = (typeof MODES)[number]
export interface Fault {
  call: number
  mode: Mode
}

/** A game of some commands, as it is stored; the notifier only reads it. */
export interface Prepared {
  game: GameRecord
  events: EventRecord[]
  tableOf: Store['loadTable']
}

export async function prepare(seed: number): Promise<Prepared> {
  const world = await openWorld({ seed: `crash ${seed}` })
  const { game } = await startedGame(world)
  for (let n = 0; n < 2 + (seed % 4); n++) {
    const { caller, prompt } = await asked(world, game)
    await caller.post(`/games/${game}/commands`, defaultOf(prompt), `command-${n}`)
    world.pass(0.01)
  }
  const stored = await world.store.loadGame(game)
  return {
    game: stored!,
    events: await world.store.events(game, { after: 0, limit: 100 }),
    tableOf: world.store.loadTable,
  }
}

export interface Run {
  calls: string[]
  sent: Sent
  store: Store
  now: string
  faulted: string | undefined
}

/** Ever longer apart, until after the last of all attempts. */
const STEPS_MINUTES = [0, 1, 1, 1, 1, 2, 2, 3, 5, 10, 20, 40, 60, 120, 240, 360, 360, 360]
const MINUTE_MS = 60_000
/** A stream that fails again and again comes back; one fault is over after the first. */
const TRIES = 5

/**
 * Tells of all that happened, with one fault. With `lossy` the stream brings no event at all, and the sweep must find
 * them.
 */
export async function tell(prepared: Prepared, fault: Fault | undefined, lossy: boolean): Promise<Run> {
  const { game, events } = prepared
  let now = Date.parse(events.at(-1)!.at)
  const clock = (): string => new Date(now).toISOString()
  const records: StreamRecord[] = []
  const feed = (keys: Key): void =>
    void records.push({ eventName: 'INSERT', dynamodb: { Keys: { ...keys }, SequenceNumber: String(records.length) } })
  if (!lossy) for (const { gameId, version } of events) feed(eventKey(gameId, version))

  const notices = memoryNotices(() => events.map(({ gameId, version, at }) => ({ gameId, version, at })))
  const base: Store = {
    ...openMemoryStore(),
    ...notices,
    event: async (_, version) => events.find(event => event.version === version),
    loadGame: async () => game,
    loadTable: prepared.tableOf,
    gamesOf: async () => [game.id],
    plan: async outgoing => {
      const outcome = await notices.plan(outgoing)
      if (outcome === 'planned') feed(outgoingKey(outgoing.player, outgoing.id))
      return outcome
    },
  }
  for (const player of PLAYERS) {
    await base.saveWishes(wishesOf(player))
    for (const id of ['phone', 'laptop'])
      await base.saveDevice(player, {
        id,
        endpoint: `https://${player}.example/${id}`,
        keys: { p256dh: '', auth: '' },
        since: clock(),
      })
    await base.saveSocket({ id: `c-${player}`, player, expires: '9999-01-01T00:00:00.000Z' })
  }

  const calls: string[] = []
  let dead = false
  const gate = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    if (dead) throw new Error('killed')
    calls.push(name)
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
  const { notifier, sent } = recordingNotifier(base, clock)
  const { ring, push, mail, deadLetter } = notifier
  const gated = {
    ...notifier,
    store,
    ring: (...args: Parameters<NonNullable<typeof ring>>) => gate('ring socket', () => ring!(...args)),
    push: (...args: Parameters<NonNullable<typeof push>>) => gate('push', () => push!(...args)),
    mail: (...args: Parameters<NonNullable<typeof mail>>) => gate('mail', () => mail!(...args)),
    deadLetter: (...args: Parameters<typeof deadLetter>) => gate('deadLetter', () => deadLetter(...args)),
  }

  /** Whatever a killed function would have answered, nobody hears it. */
  const call = async <T>(act: () => Promise<T>): Promise<T | 'killed'> => {
    const answer = await act().catch(() => 'killed' as const)
    const killed = dead
    dead = false
    return killed ? 'killed' : answer
  }
  let at = 0
  for (const minutes of STEPS_MINUTES) {
    now += minutes * MINUTE_MS
    for (let tries = 0; at < records.length && tries < TRIES; tries++) {
      const answer = await call(() => notifyBatch(gated, records.slice(at)))
      const end = records.length
      const failed =
        answer === 'killed'
          ? at
          : answer.batchItemFailures[0]
            ? Number(answer.batchItemFailures[0].itemIdentifier)
            : undefined
      if (failed === undefined) tries = 0
      at = failed ?? (end > at ? end : at)
    }
    await call(() => sweepNotices(gated))
  }
  return { calls, sent, store: base, now: clock(), faulted: fault && calls[fault.call - 1] }
}

/** Whose question is open at the end, and whom each event concerned last. */
export const askedOf = ({ game }: Prepared): string[] => owed(game.state).map(seat => game.players[seat]!.player)

/** What must hold after every run; the first thing that does not. */
export async function wrong(prepared: Prepared, { sent, store, now, faulted }: Run): Promise<string | undefined> {
  const { game, events } = prepared
  for (const { gameId, version } of events)
    if (!(await store.wasTold({ gameId, version }))) return `event ${version} was never handed on`
  for (const [seat, { player }] of game.players.entries()) {
    const last = events.findLast(({ concerns }) => concerns.includes(player))?.views[seat]
    if (last === undefined) continue
    if (!sent.doorbells.some(({ socket, version }) => socket === `c-${player}` && version === last))
      return `${player}'s socket never rang for ${last}`
  }
  const wanted = askedOf(prepared)
    .flatMap(player => ['phone', 'laptop'].map(id => `https://${player}.example/${id}`))
    .sort()
  const pushed = sent.pushes.map(({ endpoint }) => endpoint)
  if ([...new Set(pushed)].sort().join() !== wanted.join()) return `pushed to ${pushed.join()}, not to ${wanted.join()}`
  const mailed = new Set(sent.mails.map(({ id }) => id))
  const digests = new Set(sent.mails.map(({ to }) => to))
  if (
    [...digests].sort().join() !==
    askedOf(prepared)
      .map(player => `${player}@example.org`)
      .sort()
      .join()
  )
    return `mailed to ${[...digests].join()}`
  // Twice only where nobody can know whether it had arrived, and then under the same name.
  const doubled = pushed.length - wanted.length + sent.mails.length - mailed.size
  if (doubled > 0 && !(faulted !== undefined && MAY_DOUBLE.has(faulted)))
    return `${doubled} doubled after a fault at ${faulted}`
  if (doubled > 2) return `${doubled} doubled`
  if (new Set(sent.pushes.map(({ id, endpoint }) => `${id} ${endpoint}`)).size !== wanted.length)
    return 'a push under another name'
  if (sent.deadLetters.length > 0) return 'given up'
  const waiting = (await store.dueOutgoing(now, 100)).filter(({ id }) => id !== 'mail#digest')
  return waiting.length > 0 ? `still waiting: ${waiting.map(({ id }) => id).join()}` : undefined
}
/** The sending itself, and the note that it was sent. */
const MAY_DOUBLE: ReadonlySet<string> = new Set(['push', 'mail', 'saveOutgoing', 'outgoing'])
