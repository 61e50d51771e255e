import { depthOf, FORBIDDEN_KEYS } from '../api/json.ts'
import { quoted, type Entry, type List, type NotRead, type Section, type Wanted } from './list.ts'
import { wantedIn } from './text.ts'

/**
 * Lists exported as JSON. What VDB, Amaranth, VTESDecks and the archives of tournament decks write differs in where the
 * cards are
 * and what their fields are called, not in what they say: a number in the official list or a name, and how many.
 *
 *     { "cards": { "200001": 2 } }                                       VDB, Amaranth (in `result`)
 *     { "crypt": { "200001": { "q": 2 } }, "library": { … } }            VDB
 *     { "crypt": [{ "id": 200001, "number": 2 }], "library": [ … ] }     VTESDecks
 * { "crypt": { "cards": [{ "id": 200001, "count": 2 }] }, "library": { "cards": [{ "type": "Master", "cards": [ … ] }]
 * } }
 *     { "crypt": [[200001, 2]], "library": [[2, "Deflection"]] }
 */
export function listInJson(text: string, most: number): List | NotRead {
  if (depthOf(text) > DEPTH) return { unreadable: 'too-deep' }
  let json: unknown
  let forbidden = false
  try {
    json = JSON.parse(text, (key, value: unknown) => {
      forbidden ||= FORBIDDEN_KEYS.includes(key)
      return value
    })
  } catch {
    return { unreadable: 'malformed-json' }
  }
  if (forbidden) return { unreadable: 'forbidden-key' }
  const deck = deckIn(json, UNWRAPPED)
  const entries: Entry[] = []
  for (const [key, section] of PLACES) {
    // One more than is allowed, so that too many are noticed.
    for (const { copies, wanted, text: written } of deck ? cardsIn(deck[key], NESTED) : []) {
      if (entries.length <= most)
        entries.push({ line: entries.length + 1, text: quoted(written), copies, wanted, section })
    }
  }
  if (entries.length > 0 && entries.every(isOwnNumber)) return { unreadable: 'own-numbers' }
  const name = deck?.['name'] ?? deck?.['title']
  return {
    format: 'json',
    name: typeof name === 'string' && name.trim() !== '' ? quoted(name.trim()) : null,
    entries,
    ignored: [],
  }
}

const DEPTH = 16
/** Numbers of the official list begin here. Amaranth has its own below, which say nothing to anybody else. */
const OFFICIAL = 100_000
const isOwnNumber = ({ wanted: [first] }: Entry): boolean =>
  first !== undefined && 'id' in first && first.id > 0 && first.id < OFFICIAL

/** Around a deck there may be this many objects; cards may lie in this many more. */
const UNWRAPPED = 3
const NESTED = 4
const PLACES: readonly (readonly [key: string, section: Section | null])[] = [
  ['crypt', 'crypt'],
  ['library', 'library'],
  ['cards', null],
]

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object that holds the cards: this one, or one that it alone contains. */
function deckIn(json: unknown, deeper: number): Json | undefined {
  if (Array.isArray(json))
    return isObject(json[0]) && json.length === 1 && deeper > 0 ? deckIn(json[0], deeper - 1) : { cards: json }
  if (!isObject(json)) return undefined
  if (PLACES.some(([key]) => key in json)) return json
  const inside = [json['result'], json['deck'], ...(Object.keys(json).length === 1 ? Object.values(json) : [])].find(
    isObject,
  )
  if (inside && deeper > 0) return deckIn(inside, deeper - 1)
  return Object.keys(json).every(key => /^\d+$/.test(key)) ? { cards: json } : undefined
}

interface Card {
  copies: number
  wanted: Wanted[]
  text: string
}

function cardsIn(value: unknown, deeper: number): Card[] {
  if (deeper === 0) return []
  if (Array.isArray(value))
    return value.flatMap(one =>
      isObject(one) && Array.isArray(one['cards']) ? cardsIn(one['cards'], deeper - 1) : cardIn(one),
    )
  if (!isObject(value)) return []
  if ('cards' in value) return cardsIn(value['cards'], deeper - 1)
  return Object.entries(value).flatMap(([name, held]) => made(name, isObject(held) ? countIn(held) : held))
}

const COUNTS = ['count', 'number', 'quantity', 'copies', 'amount', 'qty', 'q', 'n'] as const
const IDS = ['id', 'cardId', 'card_id', 'Id'] as const
const NAMES = ['name', 'Name', 'printed_name', 'card'] as const

/** One card of a list: `{ id, count }`, `[200001, 2]`, `[2, "Name"]` or `"2x Name"`. */
function cardIn(value: unknown): Card[] {
  if (typeof value === 'string') {
    const [, copies, name] = /^(\d{1,4})\s*x?\s+(\S.*)$/i.exec(value.trim()) ?? []
    return made(name ?? value.trim(), copies === undefined ? 1 : Number(copies))
  }
  if (Array.isArray(value)) {
    const [first, second] = value as unknown[]
    return typeof second === 'string' || (typeof first === 'number' && first < 1000)
      ? made(second, first)
      : made(first, second)
  }
  if (!isObject(value)) return []
  const inside = isObject(value['c']) ? value['c'] : isObject(value['card']) ? value['card'] : value
  const id = IDS.map(key => inside[key]).find(one => Number.isInteger(Number(one)) && one !== '' && one !== null)
  return made(id ?? NAMES.map(key => inside[key]).find(one => typeof one === 'string'), countIn(value))
}

/** One, where nothing is said. */
function countIn(card: Json): unknown {
  const key = COUNTS.find(one => one in card)
  return key === undefined ? 1 : card[key]
}

/** What is neither name nor number is no card; how many is judged later, so that a wrong count is not passed over. */
function made(called: unknown, copies: unknown): Card[] {
  if (typeof called !== 'string' && typeof called !== 'number') return []
  const text = String(called).trim()
  const many =
    typeof copies === 'number' || (typeof copies === 'string' && copies.trim() !== '') ? Number(copies) : Number.NaN
  if (text === '' || many === 0) return []
  return [
    {
      copies: Number.isNaN(many) ? 0 : many,
      text,
      wanted: /^\d{1,9}$/.test(text) ? [{ id: Number(text) }] : wantedIn(text),
    },
  ]
}
