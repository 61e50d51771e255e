import { setTimeout as pause } from 'node:timers/promises'
import type * as z from 'zod'
import type { FeedEntry } from '../../../shared/api/feed.ts'
import type { FeedType } from '../../../shared/api/feed-types.ts'
import { sha256 } from '../../games/hash.ts'
import { isTestLeague } from '../../games/player-ids.ts'
import type { DeskStore, DeskWrite } from '../../store/desk-port.ts'
import { changed, inOrder, leaguePartition, made, read } from '../desk-items.ts'

/** What is to be told, under the name of its cause: the same cause is told once, however often it comes. */
export interface NewEntry {
  cause: string
  type: FeedType
  timestamp: string
  data: z.infer<typeof FeedEntry>['data']
}

export const HEAD = 'HEAD'
export const FEED_PREFIX = 'FEED#'
const SEEN_PREFIX = 'SEEN#'

/** What a receiver is promised. */
const MOST_BYTES = 2048
/** As many as go into one transaction together, each with its mark, and the head. */
const MOST_TOGETHER = 45
/** Of each time that one of several comes too late, another has come through. */
const MOST_TRIES = 100
const LONGEST_PAUSE_MS = 200

/** Too many wrote at once, all the time; nothing of it is written. */
export class FeedBusy extends Error {
  constructor() {
    super('The feed was written by others each time')
    this.name = 'FeedBusy'
  }
}

/**
 * Adds to the feed of a league. The head, the entries and a mark of each cause are written together or not at all, and
 * the head only over the one that was read: so the numbers have no gap, none is given twice, and a cause comes once.
 */
export async function appendToFeed(
  store: DeskStore,
  league: string,
  entries: readonly NewEntry[],
  { wait = ms => pause(ms) }: { wait?: (ms: number) => Promise<unknown> } = {},
): Promise<void> {
  const marked = isTestLeague(league)
    ? entries.map(entry => ({ ...entry, data: { ...entry.data, test: true as const } }))
    : entries
  const named = marked.map(entry => ({ id: idOf(league, entry.cause), ...entry, data: fitting(entry) }))
  for (let from = 0; from < named.length; from += MOST_TOGETHER) {
    const together = named.slice(from, from + MOST_TOGETHER)
    for (let tries = 1; !(await appended(store, leaguePartition(league), together)); tries++) {
      if (tries === MOST_TRIES) throw new FeedBusy()
      await wait(pauseOf(together[0]!.id, tries))
    }
  }
}

/** For what stands around the data. */
const ROOM = 256
/** What was tried out is forgotten; all else stays. */
const TRIED_OUT_MS = 90 * 86_400_000
const keptUntil = (at: string): string => new Date(Date.parse(at) + TRIED_OUT_MS).toISOString()

const bytesIn = (said: unknown): number => Buffer.byteLength(JSON.stringify(said))

/** The longest text ends earlier where all of it together is too long: nothing else may wait for what somebody wrote. */
function fitting({ type, data }: NewEntry): NewEntry['data'] {
  const tooMany = bytesIn(data) - (MOST_BYTES - ROOM)
  if (tooMany <= 0) return data
  const [longest] = Object.entries(data)
    .flatMap(([name, text]) => (typeof text === 'string' ? [{ name, text, bytes: bytesIn(text) }] : []))
    .toSorted((a, b) => b.bytes - a.bytes)
  if (!longest || longest.bytes < tooMany + bytesIn(CUT)) throw new RangeError(`${type} says too much`)
  return { ...data, [longest.name]: shortened(longest.text, longest.bytes - tooMany) }
}

const CUT = '…'
function shortened(text: string, bytes: number): string {
  let kept = ''
  for (const character of text) {
    if (bytesIn(kept + character + CUT) > bytes) break
    kept += character
  }
  return kept + CUT
}

/** The league is a part of it, so that ids of two leagues never meet. */
const idOf = (league: string, cause: string): string => `fed_${sha256(`${league}\n${cause}`).slice(0, 32)}`

/** Longer from time to time, and for each another time, without any chance. */
function pauseOf(id: string, tries: number): number {
  const share = sha256(`${id} ${tries}`).charCodeAt(0) / 128
  return Math.floor(share * Math.min(LONGEST_PAUSE_MS, 2 ** tries))
}

type Named = NewEntry & { id: string }

async function appended(store: DeskStore, partition: string, entries: readonly Named[]): Promise<boolean> {
  const seen = await Promise.all(entries.map(({ id }) => read(store, partition, SEEN_PREFIX + id)))
  const fresh = entries.filter(
    ({ id }, at) => seen[at] === undefined && entries.findIndex(other => other.id === id) === at,
  )
  if (fresh.length === 0) return true
  const head = await read<{ seq: number }>(store, partition, HEAD)
  const last = head?.value.seq ?? 0
  const next = { seq: last + fresh.length }
  const writes: DeskWrite[] = [head ? changed(head, next) : made({ partition, name: HEAD }, next)]
  for (const [at, { id, type, timestamp, data }] of fresh.entries()) {
    const seq = last + at + 1
    const entry: z.infer<typeof FeedEntry> = { id, seq, type, timestamp, data }
    const lasting = data.test ? { expires: keptUntil(timestamp) } : {}
    writes.push(
      made({ partition, name: FEED_PREFIX + inOrder(seq) }, entry, lasting),
      made({ partition, name: SEEN_PREFIX + id }, { seq }, lasting),
    )
  }
  return (await store.saveDesk(writes)) === 'saved'
}
