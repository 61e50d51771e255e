import { compareScores, type Score } from '../shared/league/seating/score.ts'

/** What is not 0 in the score of three rounds, by the field: R1 first. Four digits, as they are compared. */
type Faults = Partial<Record<'r1' | 'r2' | 'r3' | 'r4' | 'r6' | 'r7' | 'r8' | 'r9', number>>

/** The best that is known elsewhere: stored charts of other programs, and searches that were better. */
const KNOWN: Readonly<Record<number, Faults>> = {
  4: { r1: 2, r2: 6, r4: 6, r6: 4, r8: 0.3727, r9: 6 },
  5: { r2: 10, r4: 10, r7: 1, r8: 0.4, r9: 10 },
  8: { r4: 12, r8: 0.3727, r9: 4 },
  9: { r2: 1, r3: 0.3143, r4: 16, r8: 0.2722, r9: 4 },
  10: { r2: 2, r4: 20, r8: 0.2667, r9: 4 },
  12: { r4: 9, r8: 0.3727 },
  13: { r3: 0.1203, r4: 16, r8: 0.3161 },
  14: { r3: 0.1166, r4: 18, r8: 0.2777 },
  15: { r4: 18, r8: 0.2667 },
  16: { r8: 0.3727 },
  17: { r3: 0.1074, r4: 12, r8: 0.3339 },
  18: { r3: 0.1571, r4: 12, r8: 0.2722 },
  19: { r3: 0.1608, r4: 12, r8: 0.2774 },
  20: { r4: 12, r8: 0.2667 },
  21: { r3: 0.1506, r4: 6, r8: 0.3434 },
  22: { r3: 0.1603, r4: 8, r8: 0.3 },
  23: { r3: 0.068, r4: 10, r8: 0.2765 },
  24: { r3: 0.1667, r8: 0.2764 },
  26: { r3: 0.1203, r4: 4, r8: 0.3161 },
  28: { r3: 0.1166, r8: 0.2777 },
}

/** Targets have four digits. */
const digits = (score: Score): Score => score.map(value => Number(value.toFixed(4)))

/** Below 0 where a score of three rounds beats the target, 0 where it reaches it. */
export const againstTarget = (score: Score, target: Score): number => compareScores(digits(score), digits(target), 3)

/**
 * The target of three rounds. A field that no row names has faults nowhere but in what cannot be even: R3 at its floor,
 * and R8 at its own where all tables are fives. 6, 7 and 11 have none.
 */
export function targetOf(players: number): Score | undefined {
  if (players < 4 || [6, 7, 11].includes(players)) return undefined
  const { r1 = 0, r2 = 0, r3 = 0, r4 = 0, r6 = 0, r7 = 0, r8 = 0, r9 = 0 } = KNOWN[players] ?? unavoidable(players)
  return [r1, r2, r3, r4, 0, r6, r7, r8, r9]
}

function unavoidable(players: number): Faults {
  if (players % 5 === 0) return { r8: 0.2667 }
  const fours = (3 * 4 * ((5 - (players % 5)) % 5)) / players
  const rest = fours - Math.floor(fours)
  return { r3: Math.sqrt(rest * (1 - rest)) / 3, r8: Infinity }
}
