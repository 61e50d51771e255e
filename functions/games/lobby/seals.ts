import type { Deck } from '../../../shared/cards/five-decks.ts'
import { decks } from '../../../shared/cards/five-decks.ts'
import type { TableSeat } from '../../store/port.ts'
import { sha256 } from '../hash.ts'

/**
 * A deck is sealed before anybody knows where they sit: its fingerprint is for everybody to see, and shows that it was
 * not changed; a
 * salt that only its owner knows keeps the fingerprint from being compared with those of known lists.
 */
type List = Pick<Deck, 'crypt' | 'library'>

const SALT_BYTES = 16

export const sealOf = (list: List, random: (bytes: number) => Uint8Array): NonNullable<TableSeat['seal']> => {
  const salt = Buffer.from(random(SALT_BYTES)).toString('base64url')
  return { salt, fingerprint: fingerprintOf(list, salt) }
}

export const fingerprintOf = ({ crypt, library }: List, salt: string): string =>
  sha256([salt, ...lines(crypt), ...lines(library)].join('\n'))

function lines(copies: List['crypt']): string[] {
  const counts = new Map<string, number>()
  for (const [count, key] of copies) counts.set(key, (counts.get(key) ?? 0) + count)
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => `${count} ${key}`)
}

/** Undefined as long as none is sealed. */
export function listIn({ deck: key, list }: TableSeat): List | undefined {
  if (key === undefined) return undefined
  const deck = list ?? Object.entries(decks).find(([name]) => name === key)?.[1]
  if (!deck) throw new RangeError(`No deck is called ${key}`)
  return { crypt: deck.crypt, library: deck.library }
}
