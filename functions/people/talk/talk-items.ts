import { inOrder, read, type Kept } from '../../desk/desk-items.ts'
import type { DeskStore } from '../../store/desk-port.ts'

/**
 * What is said at a table:
 *
 *   TALK#<game>   HEAD        how much has been said
 *   TALK#<game>   SAY#<n>     a saying
 *   TALK#<game>   DONE#<hash> what a command was answered, for whoever sends it again
 */
export const TALK_PREFIX = 'TALK#'
export const talkPartition = (game: string): string => TALK_PREFIX + game
export const HEAD = 'HEAD'
export const SAYING_PREFIX = 'SAY#'
export const sayingName = (n: number): string => SAYING_PREFIX + inOrder(n)

export interface TalkHead {
  /** The number of the last saying. */
  last: number
}

/** Kept as long as the game. */
export interface SayingRecord {
  n: number
  at: string
  seat: number
  player: string
  name: string
  /** How far the game had come, as spectators count, and in which turn. */
  ply: number
  turn: number | null
  words: string
}

export const headOf = (store: DeskStore, game: string): Promise<Kept<TalkHead> | undefined> =>
  read<TalkHead>(store, talkPartition(game), HEAD)
