import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { loadFacts } from '../../shared/cards/catalogue.ts'
import { allNames, knownNames, type NamedCard, type NameIndex } from '../../shared/cards/names.ts'

/** The official card list as far as this server has it: the names of all cards, and what an operator has imported. */
export interface Official {
  names: NameIndex
  /** What is printed on a card, by its number; undefined unless it was imported. */
  wordingOf: (id: number) => string | undefined
}

/** A card of an imported list: its names, and what is printed on it. */
export interface ImportedCard extends NamedCard {
  text: string
}
/** What an import writes, checked. */
export interface CardFile {
  cards: ImportedCard[]
}

export type OpenOfficial = () => Promise<Official>

/** What `npm run cards:import` writes; it lies beside the bundle where it was deployed with it. */
export const IMPORTED = 'cards.json'

/**
 * Reads nothing until it is first asked, and then once. CARD_LIST names the imported list where it is not beside the
 * bundle.
 */
export function officialFrom(env: Record<string, string | undefined>): OpenOfficial {
  let opened: Promise<Official> | undefined
  return () => (opened ??= open(env['CARD_LIST']))
}

async function open(imported: string | undefined): Promise<Official> {
  await loadFacts()
  const list = await firstOf(
    imported !== undefined && imported !== '' ? [imported] : [new URL(IMPORTED, import.meta.url)],
  )
  const cards: ImportedCard[] = list === undefined ? [] : (JSON.parse(list) as CardFile).cards
  const wordings = new Map(cards.map(({ id, text }) => [id, text]))
  return {
    names: cards.length > 0 ? allNames(cards) : knownNames,
    wordingOf: id => wordings.get(id),
  }
}

async function firstOf(places: (URL | string)[]): Promise<string | undefined> {
  const place = places.find(one => existsSync(one))
  return place === undefined ? undefined : readFile(place, 'utf8')
}
