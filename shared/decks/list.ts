/** Where a card of a deck is kept. */
export type Section = 'crypt' | 'library'

/**
 * How a list calls a card: by its number in the official card list, by its key in games, or by a name with what else
 * tells it from others of that name.
 */
export type Wanted =
  | { id: number }
  | { key: string }
  | { name: string; advanced?: true; group?: number | 'any'; capacity?: number }

/** A card of a list as it was written. */
export interface Entry {
  /** Line of the text, from 1; in JSON which card it is, from 1. */
  line: number
  text: string
  copies: number
  /** What may be meant, the most first: where a name ends on a line its form alone does not tell. */
  wanted: Wanted[]
  /** Where the list puts it; null where it does not say. */
  section: Section | null
}

export const LIST_FORMATS = ['tournament', 'lackey', 'plain', 'json', 'link', 'keys'] as const
export interface List {
  format: (typeof LIST_FORMATS)[number]
  name: string | null
  entries: Entry[]
  /** Lines among the cards that are neither card nor heading. */
  ignored: { line: number; text: string }[]
}

/** Why a text is no list at all. */
export type Unreadable =
  | 'no-cards'
  | 'too-many-lines'
  | 'too-many-entries'
  | 'malformed-json'
  | 'too-deep'
  | 'forbidden-key'
  | 'link-elsewhere'
  | 'own-numbers'
export interface NotRead {
  unreadable: Unreadable
}
export const isNotRead = (value: object): value is NotRead => 'unreadable' in value

/** Of a line that is quoted. */
const QUOTED = 160
export const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)

/** Why a card is changed for another, moved, added or left out. */
export const SWAP_REASONS = [
  'not-whole',
  'banned',
  'outside-pool',
  'meant',
  'unknown-card',
  'bad-count',
  'wrong-place',
  'groups',
  'too-few',
  'too-many',
] as const
