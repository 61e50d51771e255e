import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, noGames, type Plan, type Tally } from './series.ts'

/**
 * What a run has come to, in a file: to go on after an interruption, and to put runs of several machines and days
 * together.
 */
export interface Saved {
  of: Omit<Plan, 'first' | 'games'>
  /** The first seed of each piece that has been played, and how many. */ pieces: [number, number][]
  tally: Tally
}

export const nothingYet = ({ bots, decks, thorough }: Saved['of']): Saved => ({
  of: { bots, decks, thorough },
  pieces: [],
  tally: noGames(),
})

export function read(file: string): Saved | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Saved) : undefined
}

/** Whole or not at all: a run may be killed at any time. */
export function write(file: string, saved: Saved): void {
  writeFileSync(`${file}.part`, JSON.stringify(saved))
  renameSync(`${file}.part`, file)
}

export function add(saved: Saved, piece: [number, number], tally: Tally): void {
  saved.pieces.push(piece)
  join(saved.tally, tally)
}

/** Those of its seeds that have been played are left out. */
export function left({ pieces }: Saved, first: number, games: number, size: number): [number, number][] {
  const played = new Set(pieces.flatMap(([from, n]) => Array.from({ length: n }, (_, i) => from + i)))
  const rest: [number, number][] = []
  for (let seed = first; seed < first + games; seed++) {
    if (played.has(seed)) continue
    const last = rest.at(-1)
    if (last && last[0] + last[1] === seed && last[1] < size) last[1]++
    else rest.push([seed, 1])
  }
  return rest
}

/** Of one kind of games, none of them counted twice. */
export function together(files: readonly string[]): Saved {
  const [first, ...others] = files.map(file => {
    const saved = read(file)
    if (!saved) throw new Error(`${file} is not there`)
    return saved
  })
  if (!first) throw new Error('--merge names the files to put together')
  const seeds = new Set<number>()
  for (const { of, pieces } of [first, ...others]) {
    if (JSON.stringify(of) !== JSON.stringify(first.of))
      throw new Error(`runs of different kinds: ${JSON.stringify(of)} and ${JSON.stringify(first.of)}`)
    for (const [from, n] of pieces) {
      for (let seed = from; seed < from + n; seed++) {
        if (seeds.has(seed)) throw new Error(`seed ${seed} is in two of them`)
        seeds.add(seed)
      }
    }
  }
  const all = nothingYet(first.of)
  for (const { pieces, tally } of [first, ...others]) {
    all.pieces.push(...pieces)
    join(all.tally, tally)
  }
  return all
}
