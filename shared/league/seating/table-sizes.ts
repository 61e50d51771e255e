/**
 * How a field is split into tables: fives first, then fours (TSEAT-02). Fields of 6, 7 and 11 cannot be, so some sit
 * out in turn (TSEAT-03).
 */

/** The seats of each table of a round of `seated` players; undefined where no fours and fives add up to them. */
export function tableSizes(seated: number): number[] | undefined {
  const fours = (5 - (seated % 5)) % 5
  const fives = (seated - 4 * fours) / 5
  if (!Number.isInteger(seated) || seated < 4 || fives < 0) return undefined
  return [...Array<number>(fives).fill(5), ...Array<number>(fours).fill(4)]
}

/** Whether all of so many players can sit in one round. */
export const allSit = (players: number): boolean => tableSizes(players) !== undefined

/**
 * How many sit in each of the coming rounds, given how often each player has sat out. Those sit out who have done so
 * least. Three rounds of 6, 7 and 11 come out even: 4+4+4, 5+5+4 and 9+9+4.
 */
export function roundSizes(pauses: readonly number[], rounds: number): number[] | undefined {
  const players = pauses.length
  if (players < 4) return undefined
  if (allSit(players)) return Array<number>(rounds).fill(players)
  const possible = [10, 9, 8, 5, 4].filter(seated => seated < players)
  let best: { sizes: number[]; worth: number[] } | undefined
  // Beyond three rounds the pattern of three begins anew, so that the search stays small.
  const ahead = Math.min(rounds, 3)
  for (const sizes of sequences(possible, ahead)) {
    const after = pausesAfter(pauses, sizes)
    const worth = [
      Math.max(...after) - Math.min(...after),
      -sizes.reduce((sum, seated) => sum + seated, 0),
      new Set(sizes).size,
    ]
    if (!best || less(worth, best.worth)) best = { sizes, worth }
  }
  if (!best) return undefined
  if (rounds <= ahead) return best.sizes
  const rest = roundSizes(pausesAfter(pauses, best.sizes), rounds - ahead)
  return rest && [...best.sizes, ...rest]
}

/** Every way to seat so many rounds, most at the beginning first. */
function sequences(possible: readonly number[], rounds: number): number[][] {
  if (rounds === 0) return [[]]
  return possible.flatMap(seated => sequences(possible, rounds - 1).map(rest => [seated, ...rest]))
}

function pausesAfter(pauses: readonly number[], sizes: readonly number[]): number[] {
  const after = [...pauses]
  for (const seated of sizes) {
    after.sort((a, b) => a - b)
    for (let i = 0; i < after.length - seated; i++) after[i]! += 1
  }
  return after
}

function less(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && a[at]! < b[at]!
}
