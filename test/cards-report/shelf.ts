import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * What of the official card list and of the tournament decks is read. Both lie beside the repository and are no part of
 * it.
 */
export interface Official {
  id: number
  name: string
  type?: string
  types?: string[]
  city?: string
  adv?: true
  clan?: string
  group?: number | 'ANY'
  dup?: boolean
  text: string
  /** Printings: `SET:rarities`. */
  sets?: string[]
}
/** So many copies of the card of this number. */
type Copies = [id: number, count: number]
export interface TournamentDeck {
  id: string
  date: string
  crypt: Copies[]
  library: Copies[]
}

export interface Shelf {
  cards: ReadonlyMap<number, Official>
  decks: TournamentDeck[]
}

const at = (path: string): string => fileURLToPath(new URL(`../../../shared/data/${path}`, import.meta.url))
const FILES = { crypt: at('cards/crypt.json'), library: at('cards/library.json'), decks: at('decks/twd.json') }

/** Undefined where the files are not beside the repository. */
export function readShelf(): Shelf | undefined {
  if (!Object.values(FILES).every(file => existsSync(file))) return undefined
  const read = <T>(file: string): T[] => JSON.parse(readFileSync(file, 'utf8')) as T[]
  return {
    cards: new Map([...read<Official>(FILES.crypt), ...read<Official>(FILES.library)].map(card => [card.id, card])),
    decks: read<TournamentDeck>(FILES.decks),
  }
}

export const since = (decks: readonly TournamentDeck[], date: string): TournamentDeck[] =>
  decks.filter(deck => deck.date >= date)
