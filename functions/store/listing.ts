import type { TableRecord } from './port.ts'

const LARGEST_PAGE = 100
/** Far longer than any real position, far shorter than the longest sort key the database takes. */
const LONGEST_POSITION = 256

/** Private tables and those for invited players are in no list. */
export const isListed = ({ access = 'open' }: Pick<TableRecord, 'access'>): boolean => access === 'open'

/** A table's place in the list. Ends in the id, so no two tables share a place. */
export const listedAt = (table: Pick<TableRecord, 'id' | 'createdAt'>): string => `${table.createdAt}#${table.id}`

export const newestFirst = (a: TableRecord, b: TableRecord): number => (listedAt(a) < listedAt(b) ? 1 : -1)

export const pageSize = (limit: number): number => Math.min(Math.max(Math.trunc(limit), 1), LARGEST_PAGE)

/**
 * A cursor is a place, not a pointer to an item: it stays good when the table it was made from leaves the list, and one
 * that somebody
 * made up is merely some other place.
 */
export const writeCursor = (place: string): string => Buffer.from(place, 'utf8').toString('base64url')

/** The place after which the page starts; undefined for the beginning. */
export function readCursor(cursor: string | undefined): string | undefined {
  const place = Buffer.from(cursor ?? '', 'base64url')
    .toString('utf8')
    .slice(0, LONGEST_POSITION)
  return place === '' ? undefined : place
}
