import { links, on } from './ruling-references.ts'

/**
 * Where an official ruling stands: as it is cited, and the link. The rulings themselves are no part of this repository.
 */
export interface Ruling {
  id: string
  link: string
}

/** The two places where nearly all of them stand, by the letter that their links begin with. */
export const PLACES: Readonly<Record<string, string>> = {
  g: 'https://groups.google.com/g/rec.games.trading-cards.jyhad/c/',
  v: 'https://www.vekn.net/forum/rules-questions/',
}

const linkOf = (link: string): string => (link.startsWith('http') ? link : `${PLACES[link.charAt(0)]}${link.slice(1)}`)

/** The rulings on a card, then those on cards like it. */
export const rulingsOn = (key: string): Ruling[] =>
  (on.get(key)?.split(', ') ?? []).map(id => ({ id, link: linkOf(links.get(id)!) }))
