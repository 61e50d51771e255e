import type { FeedType } from '../../../shared/api/feed-types.ts'
import { sha256 } from '../../games/hash.ts'
import type { Service } from '../../games/service.ts'
import type { DeskKey, DeskWrite } from '../../store/desk-port.ts'
import { dueAt, eventPartition, made, read, type EventFacts } from '../desk-items.ts'
import { appendToFeed, type NewEntry } from './append.ts'

/** What waits to be put into a feed. */
export const TELL_PREFIX = 'TELL#'
interface Telling {
  league: string
  entry: NewEntry
}

/**
 * What an event has to tell its league, written together with what it tells of, so that neither is there without the
 * other. It is put into the feed at once or, where that was cut short, by the sweep.
 */
export function telling(
  { clock }: Pick<Service, 'clock'>,
  { id, league, test }: Pick<EventFacts, 'id' | 'league' | 'test'>,
  type: FeedType,
  what: string,
  facts: Record<string, unknown> = {},
): DeskWrite[] {
  if (league === null) return []
  const timestamp = clock()
  const cause = `${type} ${id} ${what}`
  const data = { event: id, round: null, table: null, ...(test && { test: true as const }), ...facts }
  const at = { partition: eventPartition(id), name: `${TELL_PREFIX}${timestamp}#${sha256(cause)}` }
  const waiting: Telling = { league, entry: { cause, type, timestamp, data } }
  return [made(at, waiting, dueAt(timestamp))]
}

/** Put into the feed first, and then no longer kept: between the two it is put there again, which is once. */
export async function tellDue({ store }: Pick<Service, 'store'>, { partition, name }: DeskKey): Promise<void> {
  const kept = await read<Telling>(store, partition, name)
  if (!kept) return
  const { league, entry } = kept.value
  await appendToFeed(store, league, [entry])
  await store.saveDesk([{ drop: kept }])
}

/** What was just written to be told. Whatever fails here the sweep does. */
export async function tellNow(service: Pick<Service, 'store'>, writes: readonly DeskWrite[]): Promise<void> {
  for (const write of writes)
    if ('put' in write && write.put.name.startsWith(TELL_PREFIX))
      await tellDue(service, write.put).catch(() => undefined)
}
