import { GAME_PREFIX, PLAYER_PREFIX, TABLE_PREFIX } from './dynamodb/items.ts'
import { OUT_PREFIX } from './dynamodb/notice-items.ts'

/** A record of the table's stream, as far as it is read: which item it is about, by its key alone. */
export interface StreamRecord {
  eventName?: string | undefined
  dynamodb?: { Keys?: Record<string, { S?: string }>; SequenceNumber?: string } | undefined
}
/** What a function gives back with partial batch responses switched on: where to go on. */
export interface BatchResponse {
  batchItemFailures: { itemIdentifier: string }[]
}

/**
 * An event of a game, a message on its way, a player's link to a table, an entry of a league's feed, something that was
 * asked of a webhook, that one was switched off, something that was said at a table, or that a deal was marked there.
 */
export type Written =
  | { gameId: string; version: number }
  | { player: string; id: string }
  | { player: string; table: string }
  | { league: string }
  | { webhook: string }
  | { off: string; name: string }
  | { talk: string; n: number; dealt?: true }

/** What the sort keys of those begin with, for whoever filters the stream. */
export const WRITTEN = {
  events: 'EV#',
  messages: OUT_PREFIX,
  links: TABLE_PREFIX,
  feed: 'FEED#',
  asks: 'ASK#',
  offs: 'OFF#',
  sayings: 'SAY#',
  deals: 'DEALT#',
} as const
const LEAGUE_PREFIX = 'LEAGUE#'
const HOOK_PREFIX = 'HOOK#'
const TALK_PREFIX = 'TALK#'

/** The sort key of a snapshot, which changes with every command. */
export const SNAPSHOT_SORT = 'SNAP'
/** The game whose snapshot was written, for the first time or over another. */
export function snapshotBy({ eventName, dynamodb }: StreamRecord): string | null {
  const partition = dynamodb?.Keys?.['pk']?.S ?? ''
  const isWritten = eventName === 'INSERT' || eventName === 'MODIFY'
  return isWritten && dynamodb?.Keys?.['sk']?.S === SNAPSHOT_SORT && partition.startsWith(GAME_PREFIX)
    ? partition.slice(GAME_PREFIX.length)
    : null
}

/** Null for everything else: snapshots, tables, memberships; and for what is changed or removed. */
export function writtenBy({ eventName, dynamodb }: StreamRecord): Written | null {
  if (eventName !== 'INSERT') return null
  const partition = dynamodb?.Keys?.['pk']?.S ?? ''
  const sort = dynamodb?.Keys?.['sk']?.S ?? ''
  const version = /^EV#(\d+)$/.exec(sort)?.[1]
  if (partition.startsWith(GAME_PREFIX) && version !== undefined)
    return { gameId: partition.slice(GAME_PREFIX.length), version: Number(version) }
  if (partition.startsWith(PLAYER_PREFIX) && sort.startsWith(OUT_PREFIX))
    return { player: partition.slice(PLAYER_PREFIX.length), id: sort.slice(OUT_PREFIX.length) }
  if (partition.startsWith(PLAYER_PREFIX) && sort.startsWith(TABLE_PREFIX))
    return { player: partition.slice(PLAYER_PREFIX.length), table: sort.slice(TABLE_PREFIX.length) }
  if (partition.startsWith(LEAGUE_PREFIX) && sort.startsWith(WRITTEN.feed))
    return { league: partition.slice(LEAGUE_PREFIX.length) }
  if (partition.startsWith(HOOK_PREFIX) && sort.startsWith(WRITTEN.asks))
    return { webhook: partition.slice(HOOK_PREFIX.length) }
  if (partition.startsWith(HOOK_PREFIX) && sort.startsWith(WRITTEN.offs))
    return { off: partition.slice(HOOK_PREFIX.length), name: sort }
  const [, kind, n] = /^(SAY|DEALT)#(\d+)/.exec(sort) ?? []
  if (partition.startsWith(TALK_PREFIX) && n !== undefined)
    return { talk: partition.slice(TALK_PREFIX.length), n: Number(n), ...(kind === 'DEALT' && { dealt: true }) }
  return null
}
