import { playerPartition, read, type Kept } from '../desk/desk-items.ts'
import type { Copies } from '../../shared/cards/five-decks.ts'
import type { DeskStore } from '../store/desk-port.ts'

/**
 * The decks that a player keeps lie in their own partition: one item that lists them all, so that a list is one read and
 * a quota is a condition of one write, and an item for each version of each, with the text as it was given.
 *
 *   PLAYER#<player>   DECKS                 every deck, with the cards of its newest version
 *   PLAYER#<player>   DECK#<deck>#<n>       a version of one
 */
export const DECKS = 'DECKS'
export const DECK_PREFIX = 'DECK#'
const DIGITS = 6
export const versionName = (deck: string, version: number): string =>
  `${DECK_PREFIX}${deck}#${String(version).padStart(DIGITS, '0')}`

export interface ShelfDeck {
  id: string
  name: string
  /** Its owner wishes to be told when it can be played. */
  tell?: true
  /** Counts each change, of its name as well: what its ETag is made of. */
  rev: number
  /** Of those that are kept. */
  oldest: number
  newest: number
  createdAt: string
  updatedAt: string
  /** Lines that mean no card, or one of several. */
  unclear: number
  crypt: Copies[]
  library: Copies[]
  /** Cards that this build did not know by key: newer than it, or of a list that an operator has imported. */
  unknown: { name: string; id: number; crypt: boolean; copies: number }[]
}
export interface Shelf {
  decks: ShelfDeck[]
}
export interface DeckVersionRecord {
  list: string
  at: string
}

export const shelfOf = (store: DeskStore, player: string): Promise<Kept<Shelf> | undefined> =>
  read<Shelf>(store, playerPartition(player), DECKS)

export const versionOf = (
  store: DeskStore,
  player: string,
  deck: string,
  version: number,
): Promise<Kept<DeckVersionRecord> | undefined> =>
  read<DeckVersionRecord>(store, playerPartition(player), versionName(deck, version))

/** The text of a version of a deck, and which it is. */
export interface KeptList {
  id: string
  version: number
  list: string
}

/** The text of a deck that somebody keeps; undefined where they keep none of that id, or no such version of it. */
export async function keptList(
  store: DeskStore,
  player: string,
  { kept, version }: { kept: string; version?: number },
): Promise<KeptList | undefined> {
  const deck = (await shelfOf(store, player))?.value.decks.find(({ id }) => id === kept)
  const which = version ?? deck?.newest
  const record = deck && which !== undefined ? (await versionOf(store, player, kept, which))?.value : undefined
  return record && which !== undefined ? { id: kept, version: which, list: record.list } : undefined
}
