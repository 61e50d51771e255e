import type { Log } from '../logging/log.ts'
import type { DeskStore } from '../store/desk-port.ts'
import type { Post } from './posting.ts'

/** What sending needs of the world. */
export interface Sender {
  store: DeskStore
  /** By which what is due is due. */
  clock: () => string
  /** What receivers compare with their own clocks; the same, unless clocks run faster to try things out. */
  realTime: () => string
  random: (bytes: number) => Uint8Array
  wait: (ms: number) => Promise<void>
  post: Post
  log: Log
  /** How much longer this call may go on, in milliseconds. */
  timeLeft: () => number
}

/** One that wakes the sender: what has come to be sent in a league, or was asked of one webhook. */
export type WakeUp = { league: string } | { webhook: string }
