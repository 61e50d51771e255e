import { existsSync, readFileSync } from 'node:fs'
import { catalogue } from '../../shared/cards/catalogue.ts'
import type { Copies, Deck } from '../../shared/cards/five-decks.ts'

/** The decks that won tournaments lie beside the repository and are no part of it. */
export interface Won extends Pick<Deck, 'crypt' | 'library'> {
  id: string
  date: string
}
interface Listed {
  id: string
  date: string
  crypt: [id: number, copies: number][]
  library: [id: number, copies: number][]
}

const file = new URL('../../../shared/data/decks/twd.json', import.meta.url)

/** All of them, by the keys of their cards; none where they are not there. */
export function wonDecks(): Won[] {
  if (!existsSync(file)) return []
  const keyed = (cards: Listed['crypt']): Copies[] => cards.map(([id, copies]) => [copies, catalogue.keyOf(id)!])
  return (JSON.parse(readFileSync(file, 'utf8')) as Listed[]).map(({ id, date, crypt, library }) => ({
    id,
    date,
    crypt: keyed(crypt),
    library: keyed(library),
  }))
}
