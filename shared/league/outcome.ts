import type { GameEvent } from '../rules/index.ts'
import type { Exit, PartReason } from './exits.ts'

/** Some of the victory points of a seat, as the game has recorded them: the cards of others may have taken some. */
export interface RecordedPart {
  seat: number
  reason: PartReason
  points: number
}

const REASONS = { prey: 'oust', last: 'last', withdrawal: 'withdrawal', time: 'time' } as const

/** What each half point of a game was for, in order. */
export const partsIn = (events: readonly GameEvent[]): RecordedPart[] =>
  events.flatMap(event =>
    event.key === 'victory-point' ? [{ seat: event.seat, reason: REASONS[event.why], points: event.points ?? 1 }] : [],
  )

/** Whether these are all the points that there are: an earlier build did not keep them where they are looked for. */
export const addsUp = (parts: readonly RecordedPart[], victoryPoints: readonly number[]): boolean =>
  victoryPoints.every(
    (points, seat) => parts.filter(one => one.seat === seat).reduce((sum, one) => sum + one.points, 0) === points,
  )

/** How seats left, in order; who was ousted before any point was given for it fell together. */
export function exitsIn(events: readonly GameEvent[]): Exit[] {
  const exits: Exit[] = []
  let fallen: number[] = []
  const settle = (): void => {
    if (fallen.length > 0) exits.push({ oust: fallen })
    fallen = []
  }
  for (const event of events) {
    if (event.key === 'ousted') fallen.push(event.seat)
    else if (event.key === 'victory-point') settle()
    else if (event.key === 'withdrawn') exits.push({ withdrawal: event.seat })
    // One after another, the prey first: each has the next behind it.
    else if (event.key === 'conceded') exits.push(...event.seats.map(seat => ({ oust: [seat] })))
  }
  settle()
  return exits
}
