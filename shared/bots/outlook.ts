import type { MinionView } from '../rules/index.ts'
import type { Seat, Seen } from './seen.ts'

/** How good a table looks for a seat, in pool: what a search compares the ends of its games by. */

/** A victory point: more than all that the next prey has and the last has lost, or nobody would be ousted. */
const POINT = 45

export function outlook({ seats, result, edge }: Seen, seat: number): number {
  const me = seats[seat]!
  if (result) return POINT * 1.5 * (result.victoryPoints[seat] ?? 0)
  const points = POINT * me.victoryPoints
  if (me.ousted || me.withdrawn) return points - 40
  const prey = me.prey === null ? undefined : seats[me.prey],
    predator = me.predator === null ? undefined : seats[me.predator]
  return (
    points +
    poolWorth(me.pool) +
    strength(me) +
    (edge === seat ? 1 : 0) +
    (me.hand.cards ?? []).length * 0.05 -
    (prey ? 0.8 * preyWorth(prey.pool) + 0.5 * strength(prey) : 0) -
    (predator && predator !== prey ? 0.5 * strength(predator) + 0.1 * predator.pool : 0)
  )
}

/** Pool is worth more, the less there is of it. */
const poolWorth = (pool: number): number => 12 * Math.log2(1 + pool / 6)
const preyWorth = (pool: number): number => 10 * Math.log2(1 + pool / 6)

const strength = ({ ready, torpor, uncontrolled, inPlay }: Seat): number =>
  ready.reduce((sum, one) => sum + minion(one), 0) +
  0.4 * torpor.reduce((sum, one) => sum + minion(one), 0) +
  0.8 * uncontrolled.reduce((sum, { counters }) => sum + counters, 0) +
  1.2 * inPlay.filter(({ under }) => !under).length

const minion = ({ type, capacity, blood, bleed, votes }: MinionView): number =>
  type === 'vampire'
    ? 2 +
      0.6 * (capacity ?? 0) +
      0.35 * Math.min(blood, 4) +
      0.1 * Math.max(0, blood - 4) +
      0.5 * (bleed - 1) +
      0.2 * votes
    : 1.5 + 0.5 * blood + 0.7 * bleed
