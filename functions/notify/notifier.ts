import type { ResultSigner } from '../desk/results/signer.ts'
import type { WakeUp } from '../hooks/sender.ts'
import type { Log } from '../logging/log.ts'
import type { Device } from '../store/notice-port.ts'
import type { Store } from '../store/port.ts'

/**
 * What telling people needs of the world. Each way out says `sent`, or that whoever was to have it is `gone` for good;
 * it throws
 * when neither is known, and then the message is tried again.
 */
export interface Notifier {
  store: Store
  clock: () => string
  random: (bytes: number) => Uint8Array
  log: Log
  /** Signs the results of games that leagues have set up; left out, none are signed. */
  signer?: ResultSigner | undefined
  /** Rings one WebSocket. */
  ring: ((socket: string, bell: Doorbell | TalkBell) => Promise<'sent' | 'gone'>) | null
  push: ((device: Device, message: PushMessage) => Promise<'sent' | 'gone'>) | null
  mail: ((letter: Letter) => Promise<void>) | null
  /** Wakes what sends webhooks. What gets lost on the way is only late: it looks by itself, too. */
  wakeHooks: ((wakeUp: WakeUp) => Promise<void>) | null
  /** Puts what could not be told where a person will find it. It says whom and what about, and never what it said. */
  deadLetter: (letter: { player: string; id: string; kind: string; attempts: number }) => Promise<void>
  /** Where the API answers, for the links in mails. */
  apiUrl: string
}

/**
 * All that a WebSocket is ever sent of a game: where to look, and the receiver's own version; or which saying of its
 * table is new, where nothing of the game has moved.
 */
export interface Doorbell {
  game: string
  version: number
}
export interface TalkBell {
  game: string
  talk: number
}

/** What a push says: a hint to look, in the reader's language. `id` is the same however often it is sent. */
export interface PushMessage {
  id: string
  kind: string
  game?: string
  table?: string
  prompt?: string
  /** The saying it is about; a page may go there. */
  talk?: number
  title: string
  body: string
  language: string
  /** What may be answered from the notification itself, and what is said there if that goes wrong. */
  answers?: { options: { optionId: string; label: string }[]; failed: string } | undefined
}

export interface Letter {
  /** The same however often it is sent. */
  id: string
  /** Whose it is; not a part of the mail. */
  player: string
  to: string
  subject: string
  text: string
  at: string
  /** The address to post to that ends these mails (RFC 8058). */
  unsubscribe?: string
}

export const MINUTE_MS = 60_000
export const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()
