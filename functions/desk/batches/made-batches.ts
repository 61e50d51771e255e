import type * as z from 'zod'
import type { BotLevel } from '../../../shared/bots/levels.ts'
import type { MadeBatch, NewBatch, TableBatch } from '../../../shared/api/batches.ts'
import { gameIdOf } from '../../games/deal.ts'
import { payloadHash } from '../../games/hash.ts'
import { botId, type Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { settingsFor } from '../events/dealing.ts'
import { isOver } from '../desk-items.ts'
import { meet, playersOf, type EventRecord, type PlayerRecord } from '../events/event.ts'
import { trialOf } from '../events/trial.ts'
import { deckFor, readSealed } from '../events/sealed-decks.ts'
import { batchIdOf, loadBatch, idOfTable, type Batch, type BatchSeat, type BatchTable } from './batch.ts'
import { beginBatch, carryOnBatch, holderOf, undoBatch } from './deal-batch.ts'

type Wanted = z.output<typeof NewBatch>
type Fault = { path: string; code: string }

const SEED_BYTES = 32
/** Where nobody says which round it is, decks are those of the first. */
const FIRST_ROUND = 1

/** Tables for an event's people as a league's program seats them, all or nothing. */
export async function makeBatch(service: Service, by: Person, key: string, wanted: Wanted): Promise<Outcome> {
  const id = batchIdOf(by.id, key)
  const hash = payloadHash('make-batch', wanted)
  const before = await loadBatch(service.store, id)
  if (before) return before.value.payloadHash === hash ? finished(service, before.value, true) : refused('key-reused')
  const event = await eventOf(service, by, wanted.event)
  if (isRefused(event)) return event
  const same = await sameTables(service, event, wanted, hash)
  if (same) return isRefused(same) ? same : finished(service, same, true)
  const tables = await tablesFor(service, event, wanted)
  if (isRefused(tables)) return tables
  const batch = batchOf(service, event, by, { id, hash, wanted, tables })
  await beginBatch(service, batch)
  return finished(service, batch, false)
}

/** An event is somebody's alone: to another league it is not there. */
async function eventOf(service: Service, by: Person, id: string): Promise<EventRecord | Refused> {
  const met = await meet(service, id, by)
  if (isRefused(met) || met.event.league !== by.id) return refused('not-found')
  return isOver(met.event) ? refused('event-state') : met.event
}

/** The batch that has made these very tables before, under another key; or why these cannot be made. */
async function sameTables(
  service: Service,
  { league }: EventRecord,
  { tables }: Wanted,
  hash: string,
): Promise<Batch | Refused | undefined> {
  const held = await Promise.all(
    tables.map(async ({ externalRef }) =>
      externalRef === undefined ? undefined : holderOf(service, league!, externalRef),
    ),
  )
  const [holder, ...others] = new Set(held.flatMap(one => one ?? []))
  if (holder === undefined) return undefined
  const batch = others.length === 0 ? (await loadBatch(service.store, holder))?.value : undefined
  if (batch?.payloadHash === hash) return batch
  const taken = held.flatMap((one, at): Fault[] =>
    one === undefined ? [] : [{ path: `tables[${at}].externalRef`, code: 'taken' }],
  )
  return refused('ref-taken', { errors: taken })
}

/** Who sits where, or everything that stands against it. */
async function tablesFor(service: Service, event: EventRecord, wanted: Wanted): Promise<BatchTable[] | Refused> {
  const entered = new Map((await playersOf(service, event.id)).map(({ value }) => [value.entry, value]))
  const seated = new Map<string, string>()
  const refs = new Map<string, string>()
  const faults: Fault[] = []
  const once = (seen: Map<string, string>, name: string, path: string): void => {
    if (seen.has(name)) faults.push({ path, code: 'twice' })
    else seen.set(name, path)
  }
  const tables: BatchTable[] = []
  for (const [at, { externalRef: ref, name, seats }] of wanted.tables.entries()) {
    if (ref !== undefined) once(refs, ref, `tables[${at}].externalRef`)
    const sitting: BatchSeat[] = []
    for (const [seat, one] of seats.entries()) {
      const path = `tables[${at}].seats[${seat}]`
      const found =
        'bot' in one ? botSeat(one) : await personSeat(service, event, entered.get(one.player), wanted.round)
      if ('code' in found) faults.push({ path, ...found })
      else {
        if (!found.bot) once(seated, found.player, path)
        else if (sitting.some(({ player }) => player === found.player)) faults.push({ path, code: 'twice' })
        sitting.push(found)
      }
    }
    tables.push({
      ...(ref !== undefined && { ref }),
      name: name ?? `${event.name}: table ${at + 1}`,
      table: at + 1,
      seats: sitting,
    })
  }
  return faults.length === 0 ? tables : refused('batch-invalid', { errors: faults })
}

const botSeat = ({ bot, level, deck }: { bot: string; level?: BotLevel; deck: string }): BatchSeat => ({
  player: botId(bot),
  name: bot,
  bot: true,
  ...(level && { level }),
  deck,
})

/** Nobody is seated who has not entered, and nobody without the deck they have sealed. */
async function personSeat(
  service: Service,
  event: EventRecord,
  one: PlayerRecord | undefined,
  round: number | null,
): Promise<BatchSeat | { code: string }> {
  if (!one) return { code: 'nobody-there' }
  if (one.state !== 'in') return { code: 'has-left' }
  const sealed = round ?? FIRST_ROUND
  if (!(await deckFor(service, event, one, sealed))) return { code: 'no-deck' }
  return { player: one.player, name: one.name, bot: false, deck: { sealed } }
}

function batchOf(
  service: Service,
  event: EventRecord,
  by: Person,
  { id, hash, wanted, tables }: { id: string; hash: string; wanted: Wanted; tables: BatchTable[] },
): Batch {
  const { startAt, round } = wanted
  const at = service.clock()
  return {
    id,
    by: by.id,
    payloadHash: hash,
    state: 'reserving',
    ...(startAt !== undefined && startAt > at && { startAt }),
    at,
    seed: Buffer.from(service.random(SEED_BYTES)).toString('base64url'),
    common: settingsFor(event),
    place: { league: event.league, event: event.id, round, ...trialOf(event) },
    tables,
  }
}

/** Answered when all is dealt, or waits for its hour: before that nothing is promised. */
async function finished(service: Service, batch: Batch, replayed: boolean): Promise<Outcome> {
  const carried = await carryOnBatch(service, batch.id, readSealed(service))
  if (isRefused(carried)) return carried
  if (carried.undoneFor === 'ref-taken') return refused('ref-taken')
  return { status: 201, body: JSON.stringify(madeBatch(carried)), replayed }
}

const madeBatch = (batch: Batch): z.infer<typeof MadeBatch> => ({
  id: batch.id,
  event: batch.place.event!,
  round: batch.place.round,
  startAt: batch.startAt ?? null,
  tables: batch.tables.map(({ ref }, index) => {
    const table = idOfTable(batch, index)
    return { externalRef: ref ?? null, table, game: gameIdOf(table) }
  }),
})

const shown = (batch: Batch): z.infer<typeof TableBatch> => ({
  ...madeBatch(batch),
  state: batch.state === 'reserving' ? 'dealing' : batch.state,
  undoneFor: batch.undoneFor ?? null,
})

const ownBatch = async ({ store }: Service, by: Person, id: string): Promise<Batch | undefined> => {
  const batch = (await loadBatch(store, id))?.value
  return batch?.by === by.id ? batch : undefined
}

export async function shownBatch(
  service: Service,
  by: Person,
  id: string,
): Promise<z.infer<typeof TableBatch> | Refused> {
  const batch = await ownBatch(service, by, id)
  return batch ? shown(batch) : refused('not-found')
}

export async function takeBack(
  service: Service,
  by: Person,
  id: string,
): Promise<z.infer<typeof TableBatch> | Refused> {
  if (!(await ownBatch(service, by, id))) return refused('not-found')
  const outcome = await undoBatch(service, id)
  if (outcome === 'open') return refused('batch-state', { detail: 'It has opened' })
  if (outcome !== 'undone') return outcome
  const carried = await carryOnBatch(service, id, readSealed(service))
  return isRefused(carried) ? carried : shown(carried)
}
