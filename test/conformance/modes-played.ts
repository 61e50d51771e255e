import { existsSync, readFileSync } from 'node:fs'
import { modesOf } from '../support/modes.ts'
import { ofFiveDecks, wholeCards } from './rulings.ts'

/** Every way of every whole card, and how many passed tests have played it. */
export const modes = (): string[] => wholeCards().flatMap(modesOf)

export function modesPlayed(file: string): Map<string, number> {
  const counts = new Map(modes().map(mode => [mode, 0]))
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
    : []
  for (const line of lines)
    for (const mode of (JSON.parse(line) as { modes: string[] }).modes)
      if (counts.has(mode)) counts.set(mode, counts.get(mode)! + 1)
  return counts
}

export const unplayed = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].filter(([, n]) => n === 0).map(([mode]) => mode)

export function printedModes(counts: ReadonlyMap<string, number>): string[] {
  const never = unplayed(counts)
  return [
    ...never.map(mode => `never played: ${mode}`),
    `modes: ${counts.size - never.length} of ${counts.size} played, ` +
      `in the median by ${median([...counts.values()])} tests; of the five decks: ` +
      `${[...counts].filter(([mode, n]) => n > 0 && ofFiveDecks(mode)).length} of ` +
      `${[...counts.keys()].filter(ofFiveDecks).length}`,
  ]
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
