import { catalogue } from '../cards/catalogue.ts'
import type { Deck } from '../cards/five-decks.ts'
import { quoted, type Entry, type List, type NotRead } from './list.ts'

/**
 * Links to decks. Some sites offer one that holds the whole list, by the numbers of the official card list behind its
 * `#`: VDB as "deck in URL", VTESDecks as a snapshot. Those are read; nothing is ever fetched, so that any other link is
 * told to be one from elsewhere.
 *
 *     https://vdb.im/decks/deck?name=Some%20Name&author=Somebody#200348=2;201503=1;100516=4
 */
export function listInLink(text: string): List | NotRead | undefined {
  const [link] = LINK.exec(text) ?? []
  if (link === undefined) return undefined
  const [, fragment] = HOLDS.exec(unescaped(link)) ?? []
  if (fragment === undefined) return { unreadable: 'link-elsewhere' }
  const entries = fragment
    .split(';')
    .map(card => card.split('=').map(Number))
    // A site keeps a card of which there is none any more.
    .flatMap(([id = 0, copies = 0], at): Entry[] =>
      copies === 0 ? [] : [{ line: at + 1, text: `${copies}x ${id}`, copies, wanted: [{ id }], section: null }],
    )
  return { format: 'link', name: nameIn(link), entries, ignored: [] }
}

/** With or without what it begins with, as browsers show it; the longest text that a link may have is what is read. */
const LINK = /(?:https?:\/\/|(?:www\.)?(?:vdb\.im|vtesdecks\.com|amaranth\.vtes\.co\.nz)\b)[^\s<>"]*/iu
const HOLDS = /#(\d{1,9}=\d{1,4}(?:;\d{1,9}=\d{1,4})*);?$/

/** What passes a link on may have escaped what tells its cards apart. */
const unescaped = (link: string): string => link.replaceAll(/%3d/gi, '=').replaceAll(/%3b/gi, ';')

/** VDB writes the number sign of a name as `№`. */
function nameIn(link: string): string | null {
  const [, written] = /[?&]name=([^&#]*)/.exec(link) ?? []
  if (written === undefined) return null
  const name = decoded(written.replaceAll('+', ' ')).replaceAll('№', '#').trim()
  return name === '' ? null : quoted(name)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The deck as such a link, which VDB opens and `listInLink` reads back. */
export function linkTo(name: string, { crypt, library }: Pick<Deck, 'crypt' | 'library'>): string {
  const cards = [...crypt, ...library].map(([copies, key]) => `${catalogue.get(key)!.id}=${copies}`)
  return `https://vdb.im/decks/deck?name=${encodeURIComponent(name)}#${cards.join(';')}`
}
