import type { CardFacts, CardRow } from '../facts.ts'
import { idIn, keyIn, rowOf as read } from './rows.ts'

/**
 * Facts of many cards as one text, a line a card (`rows.ts`), sorted by their keys. A line is sought in the text and
 * parsed when its card is asked for, and then once: a game asks for some hundred of all, a start for none.
 */
export interface FactsList extends ReadonlyMap<string, CardFacts> {
  keyOf: (id: number) => string | undefined
  rowOf: (key: string) => CardRow | undefined
  /** Takes up the list, once. */
  fill: (text: string) => void
  /** Beside those of the list, as long as it is not dropped. */
  put: (row: CardRow) => void
  drop: (key: string) => void
}

/** Without a text it is filled later, and throws where it is asked before. */
export function factsIn(given?: string): FactsList {
  let text = given
  let lines: readonly string[] | undefined
  let keys: ReadonlyMap<number, string> | undefined
  const rows = new Map<string, CardRow>()
  const known = new Map<string, CardFacts>()
  const besides = new Set<string>()
  const filled = (): string => {
    if (text === undefined) throw new Error('The facts of cards are not loaded')
    return text
  }
  const all = (): readonly string[] => (lines ??= filled().split('\n'))

  const rowOf = (key: string): CardRow | undefined => {
    const there = rows.get(key)
    if (there) return there
    const line = lineIn(filled(), key)
    if (line === undefined) return undefined
    const row = read(line)
    rows.set(key, row)
    return row
  }
  const get = (key: string): CardFacts | undefined => {
    const there = known.get(key)
    if (there) return there
    const row = rowOf(key)
    if (!row) return undefined
    const { banned: _banned, also: _also, plain: _plain, ...facts } = row
    known.set(key, facts)
    return facts
  }
  const everyKey = function* (): Generator<string, undefined> {
    for (const line of all()) yield keyIn(line)
    yield* besides
    return undefined
  }
  const values = function* (): Generator<CardFacts, undefined> {
    for (const key of everyKey()) yield get(key)!
    return undefined
  }
  const entries = function* (): Generator<[string, CardFacts], undefined> {
    for (const key of everyKey()) yield [key, get(key)!]
    return undefined
  }
  return {
    fill: list => void (text ??= list),
    rowOf,
    keyOf: id => (keys ??= new Map(all().map(line => [idIn(line), keyIn(line)]))).get(id),
    put(row) {
      rows.set(row.key, row)
      besides.add(row.key)
    },
    drop(key) {
      for (const kept of [rows, known, besides]) kept.delete(key)
    },
    get,
    has: key => rowOf(key) !== undefined,
    get size() {
      return all().length + besides.size
    },
    keys: everyKey,
    values,
    entries,
    [Symbol.iterator]: entries,
    forEach(callback, thisArg) {
      for (const [key, facts] of entries()) callback.call(thisArg, facts, key, this)
    },
  }
}

/** By halves. */
function lineIn(text: string, key: string): string | undefined {
  let from = 0
  let to = text.length
  while (from < to) {
    // The line in the middle, also where that is its end.
    const start = text.lastIndexOf('\n', ((from + to) >> 1) - 1) + 1
    const next = text.indexOf('\n', start)
    const end = next === -1 ? text.length : next
    const there = text.slice(start, text.indexOf('\t', start))
    if (there === key) return text.slice(start, end)
    if (there < key) from = end + 1
    else to = start
  }
  return undefined
}
