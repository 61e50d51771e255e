import type { Beginning } from '../../shared/rules/index.ts'
import type { LanguageCode } from '../../shared/text/spoken-language.ts'
import type { LaterKind, NoticeKind } from '../../shared/text/notices.ts'

/**
 * What is kept so that people can be told: how they can be reached, what is on its way to them, and what has been
 * handed on.
 */
export interface NoticeStore {
  /** One read: wishes, devices, and the connections that have not expired at `now`. */
  reach(player: string, now: string): Promise<Reach>
  /** Stores wishes if those stored have the revision before; the first have revision 1. */
  saveWishes(wishes: Wishes): Promise<'saved' | 'conflict'>
  /** In the place of what the device had. */
  saveDevice(player: string, device: Device): Promise<void>
  /**
   * With `endpoint`: only while the device still has that one, so that an old refusal does not undo a new subscription.
   */
  dropDevice(player: string, id: string, endpoint?: string): Promise<void>

  /** A ticket lets one connection in, once. Only its hash is stored. */
  saveTicket(ticket: Ticket): Promise<void>
  /** Afterwards it is gone; undefined when it was, or has expired. */
  takeTicket(hash: string, now: string): Promise<Ticket | undefined>
  /** One that watches a game is in `reach` of all who do (`watchersOf`), too. */
  saveSocket(socket: Socket): Promise<void>
  /** Undefined when there is none, or it has expired. */
  socket(id: string, now: string): Promise<Socket | undefined>
  dropSocket(socket: Pick<Socket, 'id' | 'player' | 'watches'>): Promise<void>

  /** Something is to be told. `exists`: it is known already, told or not, and nothing was written. */
  plan(outgoing: Outgoing): Promise<'planned' | 'exists'>
  outgoing(player: string, id: string): Promise<Outgoing | undefined>
  /** Stores it if what is stored has the revision before. */
  saveOutgoing(outgoing: Outgoing): Promise<'saved' | 'conflict'>
  /** What is due at `now`, soonest first. */
  dueOutgoing(now: string, limit: number): Promise<OutgoingKey[]>

  /** Events of all games with `after` < `at` <= `until`, oldest first. What was written a moment ago may be missing. */
  eventsBetween(after: string, until: string, limit: number): Promise<EventAt[]>
  /**
   * The event has been handed on: everything it gives cause for is rung or planned. The mark may go after `expires`.
   */
  markTold(event: EventKey, expires: string): Promise<void>
  wasTold(event: EventKey): Promise<boolean>
  /** Up to when the sweep has seen that every event was handed on. */
  sweptTo(): Promise<string | undefined>
  saveSweptTo(at: string): Promise<void>
}

export interface EventKey {
  gameId: string
  version: number
}
export interface EventAt extends EventKey {
  at: string
}

export interface Channels {
  push: boolean
  mail: boolean
}
/** How somebody wishes to be told. `rev` counts from 1; the wishes of somebody who never said any are not stored. */
export interface Wishes {
  player: string
  rev: number
  language: LanguageCode
  /** By its name in the IANA list. */
  timeZone: string
  /** Local times, `HH:MM`. Nothing is sent between them. */
  quiet: { from: string; to: string } | null
  channels: Record<Exclude<NoticeKind, LaterKind>, Channels> & Partial<Record<LaterKind, Channels>>
  /** Local times of the digest. */
  digestAt: string[]
  /** What answers for their seats from the beginning of a game on. Left out: `careful`. */
  profile?: Beginning
  /** Where mails go: an address that has proved to be theirs. */
  mail: string | null
  /** An address that has yet to: whoever knows the code reads its mail. */
  pending: { address: string; code: string; expires: string; tries: number } | null
  /** An address that mails came back from, or whose owner wants none: none go there until it has proved itself anew. */
  unmailable?: { address: string; why: 'bounce' | 'complaint'; at: string }
  /** When codes were mailed, within the last day. */
  codesSent: string[]
  /** Random; signs the links in this player's mails, and is made anew when the address changes. */
  linkKey: string
}

/** A browser or phone that takes Web Push. `id` is the client's name for it. */
export interface Device {
  id: string
  endpoint: string
  keys: { p256dh: string; auth: string }
  since: string
  expires?: string
}
/** Nobody's id (`games/player-ids.ts`): what is kept under it is for all who watch a game. */
export const watchersOf = (game: string): string => `watch ${game}`

/** `watches`: a game that its player looks at as a spectator. */
export interface Socket {
  id: string
  player: string
  expires: string
  watches?: string
}
export interface Ticket {
  hash: string
  player: string
  expires: string
  watches?: string
}
export interface Reach {
  wishes?: Wishes
  devices: Device[]
  sockets: Socket[]
}

export interface OutgoingKey {
  player: string
  id: string
  dueAt: string
}

/**
 * One message on its way to one player, or to all who watch a game, over one channel; its id names what it is about, so
 * that the same is planned once.
 * It stays, told, until it expires: that is the mark against telling it again.
 */
export interface Outgoing {
  player: string
  id: string
  rev: number
  channel: 'push' | 'mail' | 'socket'
  kind: NoticeKind | 'code' | 'digest' | 'doorbell' | 'webhook'
  about: {
    game?: string
    version?: number
    prompt?: string
    table?: string
    socket?: string
    webhook?: string
    talk?: number
  }
  at: string
  /** When it is to be tried; null when nothing more is to be done. */
  dueAt: string | null
  attempts: number
  /** The devices that have it; of a mail to several, hashes of the addresses. */
  done: string[]
  outcome: 'waiting' | 'told' | 'dropped' | 'given-up'
  expires: string
  /** Of a digest: what to tell beside what is owed, and what the last one told. */
  news?: { kind: NoticeKind; game?: string; table?: string; at: string }[]
  last?: { at: string; prompts: string[] }
}
