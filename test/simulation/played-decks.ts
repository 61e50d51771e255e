import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { decks as box, isWhole, listOf, type DeckKey } from '../../shared/cards/index.ts'
import type { DeckList } from '../../shared/rules/index.ts'

/** The decks that simulated games are played with. */
export const SOURCES = ['box', 'tournament', 'built'] as const
export type Source = (typeof SOURCES)[number]

const BOX = Object.keys(box) as DeckKey[]

/**
 * The five decks of the box, in another order each game; every third game has one of them twice, so that unique cards
 * are contested.
 */
export const boxDecks = (seed: number): DeckList[] =>
  Array.from({ length: 5 }, (_, i) => listOf(box[BOX[((seed % 3 === 0 && i === 4 ? 0 : i) + seed) % BOX.length]!]))

/** The shelf lies beside the repository and is no part of it. */
const SHELF = fileURLToPath(new URL('../../../shared/data/decks/twd.json', import.meta.url))
const SINCE = '2020-01-01'
interface Won {
  date: string
  crypt: [number, number][]
  library: [number, number][]
}

/** Tournament decks of the last years whose cards are all whole; none where there is no shelf. */
export function tournamentDecks(): DeckList[] {
  if (!existsSync(SHELF)) return []
  const byId = new Map([...catalogue.values()].map(({ id, key }) => [id, key]))
  const keysOf = (cards: [number, number][]): string[] | undefined => {
    const keys = cards.map(([id, n]) => ({ key: byId.get(id), n }))
    return keys.every(({ key }) => key !== undefined && isWhole(key))
      ? keys.flatMap(({ key, n }) => Array<string>(n).fill(key!))
      : undefined
  }
  return (JSON.parse(readFileSync(SHELF, 'utf8')) as Won[])
    .filter(({ date }) => date >= SINCE)
    .flatMap(({ crypt: vampires, library: cards }) => {
      const crypt = keysOf(vampires),
        library = keysOf(cards)
      return crypt && library ? [{ crypt, library }] : []
    })
}
