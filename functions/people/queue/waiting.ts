import type * as z from 'zod'
import type { QueuePlace, WaitForSeat } from '../../../shared/api/queue.ts'
import { playerPartition } from '../../desk/desk-items.ts'
import { once } from '../../desk/once.ts'
import { later } from '../../games/due-times.ts'
import { gameIdOf } from '../../games/deal.ts'
import { payloadHash } from '../../games/hash.ts'
import { sealed } from '../../games/lobby/seats.ts'
import { isLeague, type Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { dealQueued, seating } from './deal-queued.ts'
import {
  DEAL_PREFIX,
  fourAt,
  FULL,
  queuedOf,
  queuedWrite,
  queueOf,
  queuePartition,
  queueWrite,
  type Kind,
  type Queue,
  type Queued,
  type QueuedDeck,
} from './queue-items.ts'

type Place = z.infer<typeof QueuePlace>

/** For how many hours somebody waits: who plays live is there, and who has two weeks has patience. */
const PATIENCE: Record<Kind['clock'], number> = { live: 2, brisk: 72, standard: 336, unlimited: 336 }

/** Waits for a seat: in one place at a time, and where enough are together by it, at a table. */
export async function waitForSeat(
  service: Service,
  by: Person,
  key: string,
  { deck, clock, cards }: z.output<typeof WaitForSeat>,
): Promise<Outcome> {
  if (isLeague(by.id)) return refused('forbidden', { detail: 'Seats are for people' })
  const kind: Kind = { clock, cards }
  const held = await heldFrom(service, kind, deck, by)
  if (isRefused(held)) return held
  const hash = payloadHash('wait-for-seat', { deck, clock, cards })
  const outcome = await once(service, { partition: playerPartition(by.id), by: by.id, key, hash }, async () => {
    const since = service.clock()
    const [before, kept] = await Promise.all([queueOf(service.store, kind), queuedOf(service.store, by.id)])
    const there = before?.value.waiting ?? []
    // Another deck in the same queue does not cost the place in it.
    const own = there.find(({ player }) => player === by.id)
    const waiter = { player: by.id, name: by.name, since: own?.since ?? since, until: later(since, PATIENCE[clock]) }
    const queue = {
      waiting: own ? there.map(one => (one === own ? waiter : one)) : [...there, waiter],
    }
    const next: Queued = { ...kind, state: 'waiting', since: waiter.since, until: waiter.until, held, table: null }
    const { writes, deal } = await seating(service, kind, before, queue, { player: by.id, kept, next })
    const seated: Queued = deal === null ? next : { ...next, state: 'seated', held: null, table: deal }
    return {
      status: 201,
      body: placeOf(service, seated, queue),
      writes: [...writes, ...(await leaving(service, kept?.value, by.id, kind))],
    }
  })
  // Whoever retries carries a deal on that was cut short; so does the sweep.
  if (!isRefused(outcome)) await carryOn(service, by.id)
  return outcome
}

async function heldFrom(
  service: Service,
  { cards }: Kind,
  deck: z.output<typeof WaitForSeat>['deck'],
  by: Person,
): Promise<QueuedDeck | Refused> {
  const held = await sealed(service, { cards }, deck, by.id)
  if (isRefused(held)) return held
  // It is sealed anew with the table, under a salt of its own.
  const { deck: name, list, kept } = held
  return { deck: name!, ...(list && { list }), ...(kept && { kept }) }
}

/** Out of a queue of another kind. */
async function leaving(
  service: Service,
  queued: Queued | undefined,
  player: string,
  kind?: Kind,
): Promise<DeskWrite[]> {
  if (queued?.state !== 'waiting' || (kind && queuePartition(queued) === queuePartition(kind))) return []
  const queue = await queueOf(service.store, queued)
  if (!queue?.value.waiting.some(one => one.player === player)) return []
  const next = { waiting: queue.value.waiting.filter(one => one.player !== player) }
  return [queueWrite(service, queued, queue, next)]
}

async function carryOn(service: Service, player: string): Promise<void> {
  const queued = (await queuedOf(service.store, player))?.value
  if (queued?.state === 'seated' && queued.table !== null)
    await dealQueued(service, { partition: queuePartition(queued), name: DEAL_PREFIX + queued.table })
}

export async function queuePlace(service: Service, by: Person): Promise<Place> {
  await carryOn(service, by.id)
  const queued = (await queuedOf(service.store, by.id))?.value
  const queue = queued?.state === 'waiting' ? (await queueOf(service.store, queued))?.value : undefined
  return placeOf(service, queued, queue ?? { waiting: [] })
}

function placeOf(service: Service, queued: Queued | undefined, queue: Queue): Place {
  const { state = 'none', clock = null, cards = null, since = null, until = null, table = null } = queued ?? {}
  const none = state === 'none'
  return {
    state,
    clock: none ? null : clock,
    cards: none ? null : cards,
    since: none ? null : since,
    until: state === 'waiting' ? until : null,
    waiting: state === 'waiting' ? queue.waiting.length : 0,
    seats: FULL,
    fourAt: state === 'waiting' ? fourAt(service, queue) : null,
    table: state === 'seated' ? table : null,
    game: state === 'seated' && table !== null ? gameIdOf(table) : null,
  }
}

/** Who has a seat keeps it. */
export const leaveQueue = (service: Service, player: string): Promise<object | Refused> =>
  rerun<object | Refused>(service, async () => {
    const kept = await queuedOf(service.store, player)
    if (kept?.value.state !== 'waiting') return {}
    const writes = [
      queuedWrite(player, kept, { ...kept.value, state: 'none', held: null }),
      ...(await leaving(service, kept.value, player)),
    ]
    return (await service.store.saveDesk(writes)) === 'conflict' ? 'conflict' : {}
  })
