import { positionAt, POSITIONS, PREDATOR, PREY } from './score.ts'

type Nine = readonly [number, number, number, number, number, number, number, number, number]
export type Costs = readonly [...rules: Nine, warm: number]
/**
 * What a fault costs while the search goes on. Far nearer to each other than the rules are: a wall that no step can
 * climb would end the search where it began. Several sets are tried in turn, and the attempts are judged by the rules'
 * own order. R1 and who sits out; then R2, R3, R4, R5, R6, R7, R8, R9; then how warm it begins, as in a small field
 * hardly a step breaks nothing.
 */
export const COSTS: readonly Costs[] = [
  [60, 40, 12, 4, 5, 5, 4, 1, 1, 2.5],
  [80, 60, 30, 6, 6, 6, 8, 1.5, 0.8, 2.5],
  [200, 120, 50, 12, 12, 12, 12, 2, 0.7, 2.5],
  [30, 15, 8, 4, 10, 8, 6, 2, 0.7, 2.5],
  [60, 40, 24, 8, 8, 8, 6, 1.5, 0.7, 20],
]

/** Repeats of one relation in three bits each: what they cost is looked up. */
export const BITS = 3
const RELATIONS = 1 << (POSITIONS * BITS)
export const bitOf = (position: number): number => 1 << (position * BITS)
export const STEP = [4, 5].map(seats =>
  Int32Array.from({ length: seats }, (_, distance) => (distance === 0 ? 0 : bitOf(positionAt(seats, distance)!))),
)
/** The same pair, seen from the other side. */
export const opposite = (seats: number, distance: number): number => (seats - distance) % seats

const often = (packed: number, position: number): number => (packed >> (position * BITS)) & 7

/** What the relations of one player to another cost, by how often each came about. */
export function pairCosts([r1, r2, , r4, , r6, , , r9]: Costs, rounds: number): Float64Array {
  const table = new Float64Array(RELATIONS)
  for (let packed = 0; packed < RELATIONS; packed++) {
    const prey = often(packed, PREY),
      predator = often(packed, PREDATOR)
    let together = 0,
      cost = 0
    for (let position = 0; position < POSITIONS; position++) {
      together += often(packed, position)
      if (often(packed, position) > 1) cost += r6
    }
    const adjacent = prey + predator
    if (prey > 1) cost += r1
    if (predator > 1) cost += r1
    if (rounds > 2 && together >= rounds) cost += r2
    if (together > 1) cost += r4
    if (adjacent > 1) cost += r9
    if (together - adjacent > 1) cost += r9
    table[packed] = cost
  }
  return table
}

/** What one player's seats cost, by how often each was taken. */
export function seatCosts([, , , , r5, , r7]: Costs): Float64Array {
  const table = new Float64Array(RELATIONS)
  for (let packed = 0; packed < RELATIONS; packed++) {
    for (let seat = 0; seat < 5; seat++) if (often(packed, seat) > 1) table[packed]! += r7
    if (often(packed, 4) > 1) table[packed]! += r5
  }
  return table
}

/**
 * -ln of evenly spread numbers from 0 to 1, for how much worse an exchange may be. By sums alone, as `Math.log` need
 * not give the same digits everywhere, and a seating is to be recomputed.
 */
export const CHANCES = 4096
export const patience = ((): Float64Array => {
  const table = new Float64Array(CHANCES)
  let sum = 0
  for (let k = CHANCES - 1; k > 0; k--) {
    // -ln(k / (k + 1)) as 2 artanh(1 / (2k + 1))
    const x = 1 / (2 * k + 1)
    let power = x
    for (let j = 1; j < 60; j += 2) {
      sum += (2 * power) / j
      power *= x * x
    }
    table[k] = sum
  }
  table[0] = sum + 1
  return table
})()
