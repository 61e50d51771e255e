import { policyOf } from '../../../shared/api/clocks.ts'
import { dueSoon, made, read, type Kept } from '../../desk/desk-items.ts'
import { idFrom, payloadHash } from '../../games/hash.ts'
import { remember, storedKey } from '../../games/lobby/change.ts'
import { startTable } from '../../games/lobby/hosting.ts'
import { listIn, sealOf } from '../../games/lobby/seals.ts'
import { link } from '../../games/lobby/who-may-see.ts'
import { isRefused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import type { DeskKey, DeskWrite } from '../../store/desk-port.ts'
import type { TableRecord } from '../../store/port.ts'
import {
  DEAL_PREFIX,
  ENOUGH,
  FULL,
  fourAt,
  queuedOf,
  queuedWrite,
  queuePartition,
  queueWrite,
  WAITING,
  type Deal,
  type Kind,
  type Queue,
  type Queued,
} from './queue-items.ts'

type Dealing = Pick<Service, 'store' | 'clock' | 'random' | 'wait' | 'build' | 'fourAfterMinutes'>

/** Who is to be seated of those who wait, as it is now: five, or four who have waited long enough. */
function seatable(service: Dealing, queue: Queue): Queue['waiting'] {
  if (queue.waiting.length >= FULL) return queue.waiting.slice(0, FULL)
  const at = fourAt(service, queue)
  return at !== null && at <= service.clock() ? queue.waiting.slice(0, ENOUGH) : []
}

/**
 * The writes that take those who are to be seated out of a queue and put down their table, with the rest of the queue
 * as it is then. All of it is one write: who is in a table is in no queue. `own`: what the sender's item is to be.
 */
export async function seating(
  service: Dealing,
  kind: Kind,
  before: Kept<Queue> | undefined,
  next: Queue,
  own?: { player: string; kept: Kept<Queued> | undefined; next: Queued },
): Promise<{ writes: DeskWrite[]; deal: string | null }> {
  const chosen = seatable(service, next)
  const owns = own ? [queuedWrite(own.player, own.kept, own.next)] : []
  if (chosen.length === 0) return { writes: [queueWrite(service, kind, before, next), ...owns], deal: null }
  const at = service.clock()
  const seats: Deal['seats'] = []
  const writes: DeskWrite[] = []
  const table = idFrom('tbl', `queue\n${queuePartition(kind)}\n${(before?.version ?? 0) + 1}\n${at}`)
  const gone = new Set<string>()
  for (const { player, name } of chosen) {
    const kept = player === own?.player ? own.kept : await queuedOf(service.store, player)
    const queued = player === own?.player ? own.next : kept?.value
    gone.add(player)
    // Whose own item does not say so does not wait: they are left out, and the others wait on.
    if (queued?.state !== 'waiting' || !queued.held || queuePartition(queued) !== queuePartition(kind)) continue
    seats.push({ player, name, held: queued.held })
    writes.push(queuedWrite(player, kept, { ...queued, state: 'seated', since: at, held: null, table }))
  }
  if (seats.length < chosen.length) {
    const rest = {
      waiting: next.waiting.filter(one => seats.some(({ player }) => player === one.player) || !gone.has(one.player)),
    }
    return { writes: [queueWrite(service, kind, before, rest), ...owns], deal: null }
  }
  const deal: Deal = { clock: kind.clock, cards: kind.cards, table, at, seats }
  return {
    deal: table,
    writes: [
      queueWrite(service, kind, before, { waiting: next.waiting.filter(({ player }) => !gone.has(player)) }),
      made({ partition: queuePartition(kind), name: DEAL_PREFIX + table }, deal, dueSoon(service)),
      ...writes,
    ],
  }
}

/** Deals a table that was put down, whoever comes to it and however often: it is one table and one game. */
export async function dealQueued(service: Dealing, key: DeskKey): Promise<void> {
  const kept = await read<Deal>(service.store, key.partition, key.name)
  if (!kept) return
  const { value: deal } = kept
  const { store } = service
  const [host] = deal.seats
  if (!(await store.loadTable(deal.table))) {
    const table = tableOf(service, deal)
    await link(store, undefined, table)
    await store.createTable(table)
  }
  const by = { id: host!.player, name: host!.name }
  const outcome = await startTable(service, { tableId: deal.table, by, key: `deal ${deal.table}` })
  if (isRefused(outcome) && outcome.refused !== 'table-closed') throw new Error(`Not dealt: ${outcome.refused}`)
  await store.saveDesk([{ drop: { partition: kept.partition, name: kept.name, version: kept.version } }])
}

const NAME = 'Standard table'

function tableOf({ random }: Dealing, { table: id, at, clock, cards, seats }: Deal): TableRecord {
  const [host] = seats
  const table: TableRecord = {
    id,
    version: 1,
    status: 'open',
    name: NAME,
    host: host!.player,
    hostName: host!.name,
    format: 'standard',
    seating: 'random',
    cards,
    size: seats.length,
    answerWithinHours: 72,
    clock: policyOf({ policy: clock }),
    withdrawalPoints: 1,
    seats: seats.map(({ player, name, held }) => {
      const seat = { player, name, bot: false, ...held }
      return { ...seat, seal: sealOf(listIn(seat)!, random) }
    }),
    gameId: null,
    createdAt: at,
    replies: [],
  }
  const by = { id: host!.player, name: host!.name }
  const reply = {
    commandId: storedKey(by, `queue ${id}`),
    player: by.id,
    payloadHash: payloadHash('queue', id),
    status: 201,
  }
  return remember(table, reply, by).table
}

/** What is due of a queue: a table of four, and those who have waited in vain. */
export async function queueDue(service: Dealing, { partition, name }: DeskKey): Promise<void> {
  if (name.startsWith(DEAL_PREFIX)) return dealQueued(service, { partition, name })
  const kept = await read<Queue>(service.store, partition, WAITING)
  if (!kept) return
  const kind = kindIn(partition)
  const now = service.clock()
  const still = { waiting: kept.value.waiting.filter(({ until }) => until > now) }
  const { writes, deal } = await seating(service, kind, kept, still)
  const given = await Promise.all(
    kept.value.waiting.filter(({ until }) => until <= now).map(({ player }) => givenUp(service, player, kind)),
  )
  if ((await service.store.saveDesk([...writes, ...given.flat()])) === 'conflict') return
  if (deal !== null) await dealQueued(service, { partition, name: DEAL_PREFIX + deal })
}

async function givenUp({ store }: Dealing, player: string, kind: Kind): Promise<DeskWrite[]> {
  const kept = await queuedOf(store, player)
  if (kept?.value.state !== 'waiting' || queuePartition(kept.value) !== queuePartition(kind)) return []
  return [queuedWrite(player, kept, { ...kept.value, state: 'none', held: null })]
}

function kindIn(partition: string): Kind {
  const [, clock, cards] = partition.split('#')
  return { clock: clock as Kind['clock'], cards: cards as Kind['cards'] }
}
