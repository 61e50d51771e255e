import type { Filled, PhraseId } from '../../../shared/text/phrases.ts'
import type { LanguageCode } from '../../../shared/text/spoken-language.ts'
import { inOrder, read, readAll, type Kept } from '../../desk/desk-items.ts'
import type { DeskStore } from '../../store/desk-port.ts'

/**
 * What is said at a table, kept as long as its game:
 *
 *   TALK#<game>   HEAD              how much has been said, and who may not speak
 *   TALK#<game>   SAY#<n>           a saying, with the deal that was offered by it
 *   TALK#<game>   READER#<player>   how far somebody has read, and whom they mute
 *   TALK#<game>   REPORT#<time>#<n>#<seat>   what was reported of a saying
 *   TALK#<game>   DEALT#<n>#<version>   a deal was marked: for a day, so that its parties are rung
 *   TALK#<game>   DONE#<hash>       what a command was answered, for whoever sends it again
 */
export const TALK_PREFIX = 'TALK#'
export const talkPartition = (game: string): string => TALK_PREFIX + game
export const HEAD = 'HEAD'
export const SAYING_PREFIX = 'SAY#'
export const sayingName = (n: number): string => SAYING_PREFIX + inOrder(n)
export const DEALT_PREFIX = 'DEALT#'
export const dealtName = (n: number, version: number): string => `${DEALT_PREFIX}${n}#${version}`
export const readerName = (player: string): string => `READER#${player}`
export const REPORT_PREFIX = 'REPORT#'

export interface TalkHead {
  /** The number of the last saying. */
  last: number
  /** Seats that may not speak. */
  silenced?: number[]
}

/** How the game stood, by what everybody sees of it. */
export interface Standing {
  ply: number
  turn: number | null
  pools: number[]
  victoryPoints: number[]
}

export type Mark = 'made' | 'declined' | 'kept' | 'broken'
export interface DealMark extends Standing {
  seat: number
  mark: Mark
  at: string
}

export interface SayingRecord extends Standing {
  n: number
  at: string
  seat: number
  /** Empty, as the name is, once it is erased. */
  player: string
  name: string
  words?: string
  phrase?: Filled & { id: PhraseId; language: LanguageCode }
  deal?: { with: number[]; marks: DealMark[] }
  /** By who keeps order; it stays in the record. */
  hidden?: true
  erased?: true
}

export interface TalkReader {
  seen: number
  muted: number[]
}

export interface ReportRecord {
  saying: number
  ply: number
  /** Who said it. */
  of: number
  seat: number
  player: string
  name: string
  at: string
  why: string
}

export const headOf = (store: DeskStore, game: string): Promise<Kept<TalkHead> | undefined> =>
  read<TalkHead>(store, talkPartition(game), HEAD)

export const readerOf = (store: DeskStore, game: string, player: string): Promise<Kept<TalkReader> | undefined> =>
  read<TalkReader>(store, talkPartition(game), readerName(player))

export const sayingOf = (store: DeskStore, game: string, n: number): Promise<Kept<SayingRecord> | undefined> =>
  read<SayingRecord>(store, talkPartition(game), sayingName(n))

/** Those with `after` < n, in their order. */
export const sayingsAfter = (
  store: DeskStore,
  game: string,
  after: number,
  limit?: number,
): Promise<Kept<SayingRecord>[]> =>
  readAll<SayingRecord>(store, talkPartition(game), {
    prefix: SAYING_PREFIX,
    after: sayingName(after),
    ...(limit !== undefined && { limit }),
  })
