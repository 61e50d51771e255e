/** How seats leave a game, in order. Several that fall together are one oust. Seats are counted from 0. */
export type Exit = { oust: readonly number[] } | { withdrawal: number }
export type PartReason = 'oust' | 'last' | 'withdrawal' | 'time'
/** Some of a seat's victory points, and what they are for. */
export interface Part {
  reason: PartReason
  points: number
  /** The prey that was ousted. */
  of?: number
}

/** A withdrawal and lasting until time are worth a half each at an event (TSCORE-03, TSCORE-04). */
const HALF = 0.5

/**
 * What such a game gives each seat, part by part. Who is left at its end has lasted until time, unless it is one alone:
 * then that one is the last (TSCORE-04).
 */
export function partsOf(seats: number, exits: readonly Exit[]): Part[][] {
  const parts = Array.from({ length: seats }, (): Part[] => [])
  let left = Array.from({ length: seats }, (_, seat) => seat)
  for (const exit of exits) {
    const gone = 'oust' in exit ? exit.oust : [exit.withdrawal]
    if (
      gone.length === 0 ||
      left.length < 2 ||
      gone.some((seat, at) => !left.includes(seat) || gone.indexOf(seat) < at)
    )
      throw new RangeError(`Seats ${gone.join(', ')} cannot leave a game of ${left.join(', ')}`)
    // All who fall together have the prey they had before (END-12).
    if ('oust' in exit)
      for (const seat of gone) parts[predatorIn(left, seat)]!.push({ reason: 'oust', points: 1, of: seat })
    else parts[exit.withdrawal]!.push({ reason: 'withdrawal', points: HALF })
    left = left.filter(seat => !gone.includes(seat))
  }
  if (left.length === 1) parts[left[0]!]!.push({ reason: 'last', points: 1 })
  else for (const seat of left) parts[seat]!.push({ reason: 'time', points: HALF })
  return parts
}

const predatorIn = (left: readonly number[], seat: number): number => left.at(left.indexOf(seat) - 1)!

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { points }) => sum + points, 0)

/** Every order in which seats may leave one after another, by ousts and withdrawals, up to any point of it. */
export function* sequences(seats: number): Generator<Exit[]> {
  yield* following(
    Array.from({ length: seats }, (_, seat) => seat),
    [],
  )
}
function* following(left: readonly number[], exits: Exit[]): Generator<Exit[]> {
  yield exits
  if (left.length === 1) return
  for (const seat of left) {
    const rest = left.filter(other => other !== seat)
    for (const exit of [{ oust: [seat] }, { withdrawal: seat }]) yield* following(rest, [...exits, exit])
  }
}

export type Fault = 'seats' | 'halves' | 'excessive' | 'missing-vp' | 'missing-half'
export type Validity = { valid: true } | { valid: false; fault: Fault; seats: number[] }

/**
 * Whether these points can have come about by ousts, withdrawals and a time limit (TSCORE-11). For results that are
 * typed in: what a game has recorded is not refused for its shape, as the last two may fall together (TSCORE-12).
 */
export function validity(victoryPoints: readonly number[]): Validity {
  const seats = victoryPoints.length
  if (seats !== 4 && seats !== 5) return { valid: false, fault: 'seats', seats: [] }
  const odd = victoryPoints.flatMap((points, seat) => (points >= 0 && Number.isInteger(points * 2) ? [] : [seat]))
  if (odd.length > 0) return { valid: false, fault: 'halves', seats: odd }
  if (reachable(seats).has(victoryPoints.join(' '))) return { valid: true }
  return { valid: false, ...faultOf(victoryPoints) }
}

const REACHABLE = new Map<number, ReadonlySet<string>>()
function reachable(seats: number): ReadonlySet<string> {
  const known = REACHABLE.get(seats)
  if (known) return known
  const found = new Set([...sequences(seats)].map(exits => partsOf(seats, exits).map(sumOf).join(' ')))
  REACHABLE.set(seats, found)
  return found
}

/**
 * Why no game gives these points. Seats without any were ousted, each by the predator it had: taken away one by one,
 * they leave those who must have stayed.
 */
function faultOf(victoryPoints: readonly number[]): { fault: Fault; seats: number[] } {
  let left = victoryPoints.map((points, seat) => ({ seat, points }))
  for (;;) {
    const ousted = left.flatMap((one, at) => (one.points === 0 && left.length > 1 ? [left.at(at - 1)!] : []))
    const predator = ousted.find(({ points }) => points >= 1)
    if (!predator) {
      if (ousted.length > 0) return { fault: 'missing-vp', seats: seatsOf(ousted) }
      break
    }
    const prey = left[(left.indexOf(predator) + 1) % left.length]!
    left = left.filter(one => one !== prey).map(one => (one === predator ? { ...one, points: one.points - 1 } : one))
  }
  const excessive = left.filter(({ points }) => points > 1)
  if (excessive.length > 0) return { fault: 'excessive', seats: seatsOf(excessive) }
  // Whoever stays has a half, or is the last and has a whole point.
  const wanting = left.length === 1 ? left : left.filter(({ points }) => points !== HALF)
  return { fault: 'missing-half', seats: seatsOf(wanting) }
}
const seatsOf = (found: readonly { seat: number }[]): number[] =>
  found.map(({ seat }) => seat).toSorted((a, b) => a - b)
