/**
 * What is wrong with a seating, by nine rules in strict order (TSEAT-07): a lower one never outweighs a higher one.
 * R3 and R8 are standard deviations over the players of their mean a round, the others are counts.
 */
export type Score = readonly number[]

export type Table<P> = readonly P[]
export type Round<P> = readonly Table<P>[]

export const RULES: readonly string[] = [
  'R1 preys on the same player twice',
  'R2 pairs that share a table in all rounds',
  'R3 spread of seats at the table',
  'R4 pairs that share a table twice',
  'R5 fifth seat twice',
  'R6 same position to one another twice',
  'R7 same seat twice',
  'R8 spread of starting transfers',
  'R9 neighbours twice, or twice apart',
]

/** How somebody at the table stands to a player. */
export const PREY = 0,
  PREDATOR = 3,
  POSITIONS = 5
const GRAND_PREY = 1,
  GRAND_PREDATOR = 2,
  CROSS = 4
/** What the next but so many in clockwise order is to a player, by the seats of the table. */
const FOUR = [PREY, CROSS, PREDATOR],
  FIVE = [PREY, GRAND_PREY, GRAND_PREDATOR, PREDATOR]

/** The position of who sits `distance` seats further on; undefined at a table that is neither four nor five. */
export const positionAt = (seats: number, distance: number): number | undefined =>
  (seats === 4 ? FOUR : seats === 5 ? FIVE : [])[distance - 1]

/** The transfers of a seat's first influence phase: 1, 2, 3, 4, 4 (TSEAT-04). */
export const startingTransfers = (seat: number): number => Math.min(seat + 1, 4)

/**
 * The score of all rounds of an event. `counted` are the players who matter, where some have dropped: pairs with others
 * are left out, and so are their own seats (TSEAT-08).
 */
export function scoreOf<P>(rounds: readonly Round<P>[], counted?: readonly P[]): Score {
  const only = counted && new Set(counted)
  const players = [...new Set(rounds.flat(2))].filter(player => !only || only.has(player))
  const indexOf = new Map(players.map((player, i) => [player, i]))
  const n = players.length
  const played = new Uint16Array(n),
    seats = new Uint16Array(n),
    transfers = new Uint16Array(n),
    sat = new Uint16Array(n * 5),
    positions = new Uint16Array(n * n * 5)
  for (const table of rounds.flat())
    for (const [seat, player] of table.entries()) {
      const i = indexOf.get(player)
      if (i === undefined) continue
      played[i]! += 1
      seats[i]! += table.length
      transfers[i]! += startingTransfers(seat)
      sat[i * 5 + seat]! += 1
      for (let distance = 1; distance < table.length; distance++) {
        const j = indexOf.get(table[(seat + distance) % table.length]!)
        if (j !== undefined) positions[(i * n + j) * 5 + positionAt(table.length, distance)!]! += 1
      }
    }
  const score = [0, 0, spread(seats, played), 0, 0, 0, 0, spread(transfers, played), 0]
  const count = (rule: number, broken: boolean): void => void (broken && (score[rule - 1]! += 1))
  for (let i = 0; i < n; i++) {
    for (let seat = 0; seat < 5; seat++) count(7, sat[i * 5 + seat]! > 1)
    count(5, sat[i * 5 + 4]! > 1)
    for (let j = 0; j < i; j++) {
      const to = (position: number): number => positions[(i * n + j) * 5 + position]!
      const adjacent = to(PREY) + to(PREDATOR),
        apart = to(GRAND_PREY) + to(GRAND_PREDATOR) + to(CROSS)
      count(1, to(PREY) > 1)
      count(1, to(PREDATOR) > 1)
      count(2, adjacent + apart > 1 && adjacent + apart >= rounds.length)
      count(4, adjacent + apart > 1)
      for (let position = 0; position < 5; position++) count(6, to(position) > 1)
      count(9, adjacent > 1)
      count(9, apart > 1)
    }
  }
  return score
}

/** The population's standard deviation of the mean a round, over those who have played one. */
function spread(sums: Uint16Array, played: Uint16Array): number {
  const means = [...sums].map((sum, i) => sum / played[i]!)
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length
  const squares = means.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return means.length === 0 ? 0 : Math.sqrt(squares / means.length)
}

/** Deviations are compared as sums in floating point come out: a hair apart is the same. */
const HAIR = 1e-9

/**
 * Below 0 where `a` is the better seating. In an event of two rounds R2 would be R4 set above R3, so it is left out
 * there.
 */
export function compareScores(a: Score, b: Score, rounds: number): number {
  for (const [i, value] of a.entries()) {
    if (i === 1 && rounds <= 2) continue
    if (Math.abs(value - b[i]!) > HAIR) return value - b[i]!
  }
  return 0
}

/** One number by weights that keep the order of the rules for fields that are played, as other scorers print it. */
export const weighted = (score: Score): number =>
  [1e10, 1e9, 1e8, 1e6, 1e5, 1e4, 1e3, 1e2, 1].reduce((sum, weight, i) => sum + weight * score[i]!, 0)
