import type * as z from 'zod'
import type { FeedEntry } from '../../../shared/api/feed.ts'
import type { FeedType } from '../../../shared/api/feed-types.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import type { SigningKeys } from '../../hooks/standard-webhooks.ts'
import type { DeskKey } from '../../store/desk-port.ts'
import { FEED_PREFIX } from '../feed/append.ts'
import { hookPartition, inOrder, leaguePartition } from '../desk-items.ts'

/** An endpoint of a league, as its league would have it. */
export interface Webhook {
  id: string
  league: string
  kind: 'standard' | 'discord'
  url: string
  description: string
  /** Null: the usual. */
  types: FeedType[] | null
  language: LanguageCode
  /** One that was taken away stays for a while, so that nothing is made twice under one key. */
  status: 'pending' | 'active' | 'disabled' | 'deleted'
  disabledFor: 'owner' | 'gone' | 'failing' | null
  /** Newest first; a channel of Discord has none. */
  keys: SigningKeys[]
  /** Which of the things asked of it was the last test: whoever answers that one is active. */
  test: number
  createdAt: string
  /** Hash of what was asked for when it was made. */
  made: string
  /** Hash of the Idempotency-Keys by which its keys were changed. */
  rotations: string[]
}

/** How far an endpoint is, and what has yet to be sent to it. */
export interface Backlog {
  league: string
  /** Of the feed, entries up to here have been taken on, or are not for it. */
  upTo: number
  /** May name what has just arrived: a delivery itself says so. */
  waiting: Waiting[]
  /** Attempts that failed since one succeeded, and since when. */
  failures: number
  failingSince: string | null
  /** Nothing is sent before. */
  notBefore: string | null
  /** How many things were asked of it: tests and replays. */
  asked: number
  /** Who sends to it now; nobody else does until then. */
  lease: { by: string; until: string } | null
}
export interface Waiting {
  /** Of an entry in the feed; 0 is a test. */
  seq: number
  /** How many things had been asked when it was taken on: the same entry may be sent again. */
  sending: number
  /** When its next attempt is. */
  next: string
}

/** What has become of one entry. */
export interface Delivery {
  seq: number
  id: string
  type: FeedType
  sending: number
  status: 'waiting' | 'delivered' | 'given-up'
  attempts: number
  /** How many of them this sending's plan has behind it. */
  step: number
  last: Attempt[]
  answer: string
}
export interface Attempt {
  at: string
  ms: number
  status: number | null
  error: 'address-refused' | 'not-found' | 'unreachable' | 'timeout' | 'failed' | null
}

/** A test or a replay that was asked for. That it is written wakes the sender. */
export interface Ask {
  at: string
  what: 'test' | 'replay'
}

/** It was switched off by the service. That it is written has its league's people written to. */
export interface SwitchedOff {
  league: string
}

export const WEBHOOK_PREFIX = 'WHK#'
export const ASK_PREFIX = 'ASK#'
export const OFF_PREFIX = 'OFF#'
export const DELIVERY_PREFIX = 'DLV#'
export const BACKLOG = 'BACKLOG'

export const webhookKey = (league: string, id: string): DeskKey => ({
  partition: leaguePartition(league),
  name: WEBHOOK_PREFIX + id,
})
export const backlogKey = (id: string): DeskKey => ({ partition: hookPartition(id), name: BACKLOG })
export const deliveryKey = (id: string, seq: number): DeskKey => ({
  partition: hookPartition(id),
  name: DELIVERY_PREFIX + inOrder(seq),
})
export const askKey = (id: string, sending: number): DeskKey => ({
  partition: hookPartition(id),
  name: ASK_PREFIX + inOrder(sending),
})

/** `test`: the last that was asked of it, as it is switched off once after each. */
export const offKey = (id: string, test: number): DeskKey => ({
  partition: hookPartition(id),
  name: OFF_PREFIX + inOrder(test),
})

const DAY_MS = 86_400_000
const KEPT_DAYS = 90
/** Until when what was sent is remembered. */
export const keptUntil = (now: string): string => new Date(Date.parse(now) + KEPT_DAYS * DAY_MS).toISOString()

/** As it stands in the feed, and as it is sent. */
export type Entry = z.infer<typeof FeedEntry>
export const feedName = (seq: number): string => FEED_PREFIX + inOrder(seq)
