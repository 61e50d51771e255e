import type { Round } from './score.ts'
import type { SeatedRound } from './seating.ts'

/** A seating as people keep it in a sheet: a line a seat, the first line saying what stands in which column. */
const HEAD = ['round', 'table', 'seat', 'player']

/** Who sits out stands at table 0. `from` is the number of the first of the rounds. */
export function seatingCsv(rounds: readonly SeatedRound[], from = 1): string {
  const lines = rounds.flatMap(({ tables, paused }, r) => [
    ...tables.flatMap((table, t) => table.map((player, s) => [r + from, t + 1, s + 1, player])),
    ...paused.map((player, s) => [r + from, 0, s + 1, player]),
  ])
  return [HEAD, ...lines].map(line => line.map(cell).join(',')).join('\r\n') + '\r\n'
}

const cell = (value: string | number): string =>
  /[",\r\n]|^\s|\s$/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)

export interface CsvFault {
  line: number
  fault: 'columns' | 'number' | 'seat-twice' | 'gap' | 'quote'
}

/** The rounds of a sheet, or every line that cannot be read. Lines may come in any order. */
export function readSeatingCsv(text: string): { rounds: SeatedRound[] } | { faults: CsvFault[] } {
  const faults: CsvFault[] = []
  const rounds = new Map<number, Map<number, Map<number, string>>>()
  const rows = rowsOf(text.replace(/^\uFEFF/, ''))
  if (!rows) return { faults: [{ line: 1, fault: 'quote' }] }
  for (const [i, cells] of rows.entries()) {
    if (cells.length === 1 && cells[0]!.trim() === '') continue
    if (i === 0 && cells.map(each => each.trim().toLowerCase()).join() === HEAD.join()) continue
    const line = i + 1
    const [round, table, seat] = cells.slice(0, 3).map(each => (/^\s*\d{1,4}\s*$/.test(each) ? Number(each) : -1))
    if (cells.length !== HEAD.length) faults.push({ line, fault: 'columns' })
    else if (round! < 1 || table! < 0 || seat! < 1) faults.push({ line, fault: 'number' })
    else {
      const seats = inside(inside(rounds, round!), table!)
      if (seats.has(seat!)) faults.push({ line, fault: 'seat-twice' })
      seats.set(seat!, cells[3]!)
    }
  }
  if (faults.length > 0) return { faults }
  const first = Math.min(...rounds.keys())
  const read = inOrder(rounds, first)?.map(tables => {
    const paused = tables.get(0)
    tables.delete(0)
    const seated = inOrder(tables, 1)?.map(seats => inOrder(seats, 1))
    return { tables: seated, paused: paused ? inOrder(paused, 1) : [] }
  })
  const whole = read?.flatMap(({ tables, paused }) =>
    tables?.every(table => table !== undefined) && paused ? [{ tables: tables as Round<string>, paused }] : [],
  )
  // A number that nobody has is a line that got lost.
  if (!whole || whole.length < rounds.size || whole.length === 0)
    return { faults: [{ line: rows.length, fault: 'gap' }] }
  return { rounds: whole }
}

function inside<V>(map: Map<number, Map<number, V>>, key: number): Map<number, V> {
  if (!map.has(key)) map.set(key, new Map())
  return map.get(key)!
}

/** The values from `first` on; undefined where a number is left out. */
function inOrder<V>(map: ReadonlyMap<number, V>, first: number): V[] | undefined {
  const list = Array.from({ length: map.size }, (_, i) => map.get(first + i))
  return list.every(value => value !== undefined) ? (list as V[]) : undefined
}

const QUOTED = /"((?:[^"]|"")*)"/y,
  PLAIN = /[^,\r\n"]*/y,
  LINE_END = /\r?\n|\r/y

/** Lines of cells; undefined where a quotation does not end, or goes on after its end. */
function rowsOf(text: string): string[][] | undefined {
  const rows: string[][] = [[]]
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    at += match?.[0].length ?? 0
    return match
  }
  for (;;) {
    rows.at(-1)!.push(take(QUOTED)?.[1]!.replaceAll('""', '"') ?? take(PLAIN)![0])
    if (at === text.length) return rows
    if (text[at] === ',') at += 1
    else if (take(LINE_END)) rows.push([])
    else return undefined
  }
}
