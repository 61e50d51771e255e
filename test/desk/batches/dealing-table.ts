import { createHash } from 'node:crypto'
import { batchIdOf, loadBatch, idOfTable, type Batch } from '../../../functions/desk/batches/batch.ts'
import { beginBatch, carryOnBatch, carryOnDue, type ReadDeck } from '../../../functions/desk/batches/deal-batch.ts'
import { withOpenBatches } from '../../../functions/desk/batches/hidden.ts'
import { withCards } from '../../../functions/games/cards.ts'
import { gameIdOf } from '../../../functions/games/deal.ts'
import { isRefused } from '../../../functions/games/refused.ts'
import type { Service } from '../../../functions/games/service.ts'
import { openMemoryStore } from '../../../functions/store/memory.ts'
import type { Store } from '../../../functions/store/port.ts'
import type { Fault } from '../../notify/telling-crashes.ts'

/** A batch from its request to its games, with one fault at one call to the database. */

const START = Date.parse('2026-11-01T12:00:00.000Z')
const BOX = ['ventrue', 'tremere', 'toreador', 'nosferatu', 'malkavian'] as const

export const boxDeck: ReadDeck = async (_, { deck }) => ({ deck: deck as string })

export const batchOf = (key: string, tables: number, changes: Partial<Batch> = {}): Batch => ({
  id: batchIdOf('league test', key),
  by: 'league test',
  payloadHash: 'hash',
  state: 'reserving',
  at: new Date(START).toISOString(),
  seed: createHash('sha256').update(key).digest('base64url'),
  common: { host: 'league test', format: 'standard', access: 'invited', size: 5, answerWithinHours: 72 },
  place: { league: 'league test', event: 'evt_test', round: 1 },
  tables: Array.from({ length: tables }, (_, table) => ({
    ref: `${key}-${table}`,
    name: `Table ${table + 1}`,
    table: table + 1,
    seats: BOX.map((deck, seat) => ({ player: `p${table}-${seat}`, name: `P ${table} ${seat}`, bot: false, deck })),
  })),
  ...changes,
})

export interface Dealing {
  /** What really lies in the store. */
  base: Store
  /** As everybody else sees it. */
  seen: Store
  service: Service
  pass: (seconds: number) => void
  /** Every call that was made, in order. */
  calls: string[]
  revive: () => void
}

export function openDealing(fault?: Fault): Dealing {
  const base = openMemoryStore()
  const calls: string[] = []
  let now = START
  let drawn = 0
  let dead = false
  const gate = async (name: string, act: () => Promise<unknown>): Promise<unknown> => {
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
  const service: Service = {
    store: withCards(store),
    clock: () => new Date(now).toISOString(),
    random: bytes => createHash('sha512').update(`dealing ${drawn++}`).digest().subarray(0, bytes),
    wait: async () => undefined,
    build: 'test',
  }
  return {
    base,
    seen: withOpenBatches(base),
    service,
    pass: seconds => void (now += seconds * 1000),
    calls,
    revive: () => void (dead = false),
  }
}

/** Who asks sends the same again until there is an answer, and gives up after a while. */
export async function ask({ service, revive }: Dealing, batch: Batch, tries = 4): Promise<Batch | undefined> {
  for (let n = 0; n < tries; n++) {
    try {
      await beginBatch(service, batch)
      const carried = await carryOnBatch(service, batch.id, boxDeck)
      if (!isRefused(carried)) return carried
    } catch {
      revive()
    }
  }
  return undefined
}

/** What the minute's sweep does about batches. */
export async function sweepBatches({ service, base, revive }: Dealing): Promise<void> {
  for (const key of await base.dueOfDesk('desk', service.clock(), 100))
    await carryOnDue(boxDeck)(service, key).catch(() => revive())
}

export const gamesOfBatch = (batch: Batch): string[] =>
  batch.tables.map((_, index) => gameIdOf(idOfTable(batch, index)))

/** How many of its tables somebody finds, and how many people their game. */
export async function shownOf({ base, seen }: Dealing, batch: Batch): Promise<{ tables: number; found: number }> {
  const games = gamesOfBatch(batch)
  const loaded = await Promise.all(games.map(id => seen.loadGame(id)))
  const people = batch.tables.flatMap(({ seats }, index) => seats.map(seat => [seat.player, games[index]!] as const))
  const found = await Promise.all(people.map(async ([player, game]) => (await base.gamesOf(player)).includes(game)))
  return { tables: loaded.filter(game => game).length, found: found.filter(yes => yes).length }
}

export const stateOf = async ({ base }: Dealing, { id }: Batch): Promise<Batch['state'] | undefined> =>
  (await loadBatch(base, id))?.value.state
