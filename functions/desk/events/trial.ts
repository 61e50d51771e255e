import type { Service } from '../../games/service.ts'
import type { DeskKey, DeskWrite } from '../../store/desk-port.ts'
import {
  dueAt,
  EVENT,
  eventName,
  eventPartition,
  leaguePartition,
  made,
  PLAYER_PREFIX,
  read,
  readAll,
} from '../desk-items.ts'
import { membershipKey, type EventRecord } from './event.ts'

/**
 * What a test key has made does not count, and is not kept: ninety days after an event was made it goes with all that
 * is its own. Its games, tables and batches, and what its league's feed says of it, the database forgets by itself.
 */
const KEPT_MS = 90 * 86_400_000
export const goneAt = ({ createdAt }: Pick<EventRecord, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + KEPT_MS).toISOString()

/** What the tables of an event say of where they belong, and until when they are kept. */
export const trialOf = (event: Pick<EventRecord, 'test' | 'createdAt'>): { test?: true; until?: string } =>
  event.test ? { test: true, until: goneAt(event) } : {}

/** Is there as long as anything of the event is, and due when that goes. */
const TRIAL = 'TRIAL'
export const trialWrites = (event: EventRecord): DeskWrite[] =>
  event.test ? [made({ partition: eventPartition(event.id), name: TRIAL }, {}, dueAt(goneAt(event)))] : []

/** Each player goes with what leads them to it, so this is half of what a transaction takes. */
const AT_ONCE = 50

export const trialDuty = { prefix: TRIAL, carryOn: removeTrial }

/** First the event, so that nobody finds it or changes it; then all of its own; last what says that it is to go. */
async function removeTrial({ store, clock }: Pick<Service, 'store' | 'clock'>, key: DeskKey): Promise<void> {
  const { partition } = key
  const trial = await read(store, partition, key.name)
  if (!trial?.due || trial.due.at > clock()) return
  const id = partition.slice(eventPartition('').length)
  const drops = async (keys: readonly DeskKey[]): Promise<DeskWrite[]> =>
    (await Promise.all(keys.map(one => store.deskItem(one)))).flatMap(drop => drop ?? []).map(drop => ({ drop }))

  const event = await read<EventRecord>(store, partition, EVENT)
  if (event) {
    const { league, organisers, judges } = event.value
    const officials = new Set([...organisers, ...judges].map(({ player }) => player))
    const leading = [...officials].map(player => membershipKey(player, id))
    if (league !== null) leading.push({ partition: leaguePartition(league), name: eventName(id) })
    await store.saveDesk([{ drop: event }, ...(await drops(leading))])
    // Whoever came between has changed it: the sweep comes again.
    if (await store.deskItem(event)) return
  }
  for (;;) {
    const items = (await readAll(store, partition, { prefix: '', limit: AT_ONCE + 1 })).filter(
      ({ name }) => name !== TRIAL,
    )
    if (items.length === 0) break
    const going = items.slice(0, AT_ONCE)
    const players = going.flatMap(({ name }) =>
      name.startsWith(PLAYER_PREFIX) ? [membershipKey(name.slice(PLAYER_PREFIX.length), id)] : [],
    )
    const removed = await store.saveDesk([...going.map(drop => ({ drop })), ...(await drops(players))])
    if (removed === 'conflict') return
  }
  await store.saveDesk([{ drop: trial }])
}
