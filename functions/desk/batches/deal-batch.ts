import { listOf } from '../../../shared/cards/five-decks.ts'
import { loadFor } from '../../games/cards.ts'
import { deal, gameIdOf, profilesOf } from '../../games/deal.ts'
import { sha256 } from '../../games/hash.ts'
import { listIn } from '../../games/lobby/seals.ts'
import { isRefused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Service } from '../../games/service.ts'
import { MOST_WRITES, type DeskItem, type DeskKey, type DeskWrite } from '../../store/desk-port.ts'
import type { SavedReply, TableRecord, TableSeat } from '../../store/port.ts'
import { tellNow, telling } from '../feed/telling.ts'
import { changed, dueAt, dueSoon, isOver, leaguePartition, made, type Kept } from '../desk-items.ts'
import { loadEvent, playersOf, type EventRecord } from '../events/event.ts'
import { batchKey, loadBatch, idOfTable, undoneKey, type Batch, type BatchSeat } from './batch.ts'

export type DealingService = Pick<Service, 'store' | 'clock' | 'random' | 'wait' | 'build'>
/** The deck of a seat, as it was sealed. */
export type ReadDeck = (batch: Batch, seat: BatchSeat) => Promise<Pick<TableSeat, 'deck' | 'list' | 'seal'>>

/** What a test key made goes after its time. */
const lastingAs = ({ place }: Batch): Pick<DeskItem, 'expires'> =>
  place.until === undefined ? {} : { expires: place.until }

/** So many refs are reserved with one write of the batch. */
const REFS_A_WRITE = MOST_WRITES - 1

/** The commit: from here on whoever asks, retries or sweeps carries the same batch on. */
export async function beginBatch(service: DealingService, batch: Batch): Promise<'begun' | 'exists'> {
  const write = made(batchKey(batch.id), batch, { ...dueSoon(service), ...lastingAs(batch) })
  return (await service.store.saveDesk([write])) === 'saved' ? 'begun' : 'exists'
}

/** Carries a batch on to where it can come now: open, waiting for its hour, or undone. */
export async function carryOnBatch(service: DealingService, id: string, readDeck: ReadDeck): Promise<Batch | Refused> {
  const carried = await rerun(service as Service, () => carryOnce(service, id, readDeck))
  return isRefused(carried) ? carried : carried.batch
}

export const carryOnDue =
  (readDeck: ReadDeck) =>
  async (service: DealingService, { partition }: DeskKey): Promise<void> => {
    const carried = await carryOnBatch(service, partition.slice(batchKey('').partition.length), readDeck)
    if (isRefused(carried)) throw new Error(`The batch could not be carried on: ${carried.refused}`)
  }

async function carryOnce(
  service: DealingService,
  id: string,
  readDeck: ReadDeck,
): Promise<{ batch: Batch } | 'conflict'> {
  for (;;) {
    const kept = await loadBatch(service.store, id)
    if (!kept) throw new Error('A batch is carried on that was never begun')
    const batch = kept.value
    if (batch.state === 'open' || batch.state === 'undone') {
      if (kept.due && !(await settle(service, kept))) return 'conflict'
      return { batch }
    }
    if (batch.state === 'waiting' && batch.startAt! > service.clock()) return { batch }
    const next = await step(service, kept, readDeck)
    if (next === 'conflict') return 'conflict'
  }
}

/** One step: refs are reserved, then the tables dealt, then the batch is opened. */
async function step(service: DealingService, kept: Kept<Batch>, readDeck: ReadDeck): Promise<'done' | 'conflict'> {
  const { store } = service
  const batch = kept.value
  if (batch.state === 'reserving') return reserve(service, kept)
  if (batch.state === 'waiting') return dealNow(service, kept)
  // One after the other: each looks whether the batch is undone, and simultaneous transactions on one item are cancelled.
  for (const index of batch.tables.keys()) if (!(await dealTable(service, kept, index, readDeck))) return 'conflict'
  // Opened and kept due: whoever is to find their game is written after it, and again if that was cut short.
  const opened = changed(kept, { ...batch, state: 'open' as const }, { ...dueSoon(service), ...lastingAs(batch) })
  const writes = [opened, ...toldOf(service, batch)]
  if ((await store.saveDesk(writes)) === 'conflict') return 'conflict'
  await tellNow(service, writes)
  return 'done'
}

/** Its hour has come: what has become of its event and its people while it waited decides whether it is dealt. */
async function dealNow(service: DealingService, kept: Kept<Batch>): Promise<'done' | 'conflict'> {
  const { place, tables } = kept.value
  const event = place.event === null ? undefined : await loadEvent(service, place.event)
  const people = tables.flatMap(({ seats }) => seats.flatMap(({ bot, player }) => (bot ? [] : [player])))
  // A trial may have gone meanwhile.
  const isGone = place.until !== undefined && place.event !== null && !event
  const undoneFor = isGone ? 'event-over' : event && (await hindrance(service, event.value, people))
  const next: Batch = undoneFor ? { ...kept.value, state: 'undone', undoneFor } : { ...kept.value, state: 'dealing' }
  const asRead = event ? [{ require: { partition: event.partition, name: event.name, version: event.version } }] : []
  return (await save(service, kept, next, dueSoon(service), asRead)) ? 'done' : 'conflict'
}

async function hindrance(
  service: DealingService,
  event: EventRecord,
  people: readonly string[],
): Promise<Batch['undoneFor']> {
  if (isOver(event)) return 'event-over'
  const there = (await playersOf(service, event.id)).flatMap(({ value }) =>
    value.state === 'in' ? [value.player] : [],
  )
  return people.every(player => there.includes(player)) ? undefined : 'player-left'
}

/** Its league is told that all of its tables are there. */
function toldOf(service: DealingService, { id, place, tables }: Batch): DeskWrite[] {
  const { event, league, round, test } = place
  if (event === null) return []
  const facts = { round, batch: id, tables: tables.length }
  return telling(service, { id: event, league, ...(test && { test }) }, 'batch.opened', id, facts)
}

async function reserve(service: DealingService, kept: Kept<Batch>): Promise<'done' | 'conflict'> {
  const { store } = service
  const batch = kept.value
  const refs = batch.tables.flatMap(({ ref }, index) => (ref === undefined ? [] : [{ ref, index }]))
  const { league } = batch.place
  for (let from = 0; league !== null && from < refs.length; from += REFS_A_WRITE) {
    const writes: DeskWrite[] = refs
      .slice(from, from + REFS_A_WRITE)
      .map(({ ref, index }) => made(refKey(league, ref), { batch: batch.id, index }, lastingAs(batch)))
    const guard: DeskWrite = { require: { ...batchKey(batch.id), version: kept.version } }
    if ((await store.saveDesk([guard, ...writes])) === 'saved') continue
    const holders = await Promise.all(refs.map(({ ref }) => holderOf(service, league, ref)))
    if (holders.some(holder => holder !== undefined && holder !== batch.id))
      return (await save(service, kept, { ...batch, state: 'undone', undoneFor: 'ref-taken' })) ? 'done' : 'conflict'
    if (holders.slice(from, from + REFS_A_WRITE).some(holder => holder === undefined)) return 'conflict'
  }
  const waits = batch.startAt !== undefined
  const next = { ...batch, state: waits ? ('waiting' as const) : ('dealing' as const) }
  return (await save(service, kept, next, waits ? dueAt(batch.startAt!) : dueSoon(service))) ? 'done' : 'conflict'
}

export const refKey = (league: string, ref: string): DeskKey => ({
  partition: leaguePartition(league),
  name: `REF#${ref}`,
})
/** The batch whose table has this name; that of a batch undone is free again. */
export async function holderOf({ store }: DealingService, league: string, ref: string): Promise<string | undefined> {
  const item = await store.deskItem(refKey(league, ref))
  return (item?.value as { batch: string } | undefined)?.batch
}

async function save(
  { store }: DealingService,
  kept: Kept<Batch>,
  next: Batch,
  due: Pick<DeskItem, 'due'> = {},
  more: readonly DeskWrite[] = [],
): Promise<boolean> {
  const undone = next.state === 'undone' ? [made(undoneKey(kept.value.id), {}, lastingAs(next))] : []
  return (await store.saveDesk([changed(kept, next, { ...due, ...lastingAs(next) }), ...undone, ...more])) === 'saved'
}

/** The same table, whoever deals it and however often. False where the batch has moved on. */
async function dealTable(
  service: DealingService,
  kept: Kept<Batch>,
  index: number,
  readDeck: ReadDeck,
): Promise<boolean> {
  const { store } = service
  const batch = kept.value
  const id = idOfTable(batch, index)
  const { ref, name, table: number, seats } = batch.tables[index]!
  const decked = await Promise.all(
    seats.map(async seat => ({
      player: seat.player,
      name: seat.name,
      bot: seat.bot,
      ...(seat.level && { level: seat.level }),
      ...(await readDeck(batch, seat)),
    })),
  )
  const reply: SavedReply = { commandId: batch.id, player: batch.by, payloadHash: '', status: 201, body: '' }
  const table: TableRecord = {
    ...batch.common,
    id,
    version: 1,
    status: 'started',
    name,
    size: decked.length,
    seats: decked,
    gameId: gameIdOf(id),
    createdAt: batch.at,
    replies: [],
    desk: { ...batch.place, table: number, ...(ref !== undefined && { externalRef: ref }), batch: batch.id },
  }
  await loadFor(
    gameIdOf(id),
    table.cards,
    decked.flatMap(seat => Object.values(listOf(listIn(seat)!)).flat()),
  )
  const secret = sha256(`${batch.seed}\n${id}`)
  const dealt = deal(service as Service, table, secret, reply, await profilesOf(service as Service, decked))
  return (await store.dealHidden(table, dealt.game, dealt.event, undoneKey(batch.id))) === 'saved'
}

/** Open: people find their games. Undone: nothing of it comes due any more. Written again until it is known to be. */
async function settle(service: DealingService, kept: Kept<Batch>): Promise<boolean> {
  const { store } = service
  const batch = kept.value
  for (const [index, { seats }] of batch.tables.entries()) {
    const game = gameIdOf(idOfTable(batch, index))
    if (batch.state === 'open')
      await Promise.all(
        seats.filter(({ bot }) => !bot).map(({ player }) => store.joinGame(player, game, batch.place.until)),
      )
    else await store.undeal(game)
  }
  const refs = batch.tables.flatMap(({ ref }) => (ref === undefined ? [] : [ref]))
  if (batch.state === 'undone' && batch.place.league !== null)
    for (const ref of refs) await release(service, batch, ref)
  return (await store.saveDesk([changed(kept, batch, lastingAs(batch))])) === 'saved'
}

async function release({ store }: DealingService, batch: Batch, ref: string): Promise<void> {
  const item = await store.deskItem(refKey(batch.place.league!, ref))
  if (item && (item.value as { batch: string }).batch === batch.id) await store.saveDesk([{ drop: item }])
}

/** Takes a batch back that has not opened. */
export async function undoBatch(service: DealingService, id: string): Promise<'undone' | 'open' | Refused> {
  const outcome = await rerun(service as Service, async () => {
    const kept = await loadBatch(service.store, id)
    if (!kept || kept.value.state === 'open') return { is: 'open' as const }
    if (kept.value.state === 'undone') return { is: 'undone' as const }
    const next: Batch = { ...kept.value, state: 'undone', undoneFor: 'asked' }
    return (await save(service, kept, next, dueSoon(service))) ? { is: 'undone' as const } : 'conflict'
  })
  return isRefused(outcome) ? outcome : outcome.is
}
