import type { Strike } from './frames.ts'
import { currentCombat } from './queries.ts'
import { ruled, stat } from './stats.ts'
import type { CardId, GameState } from './state.ts'

/** What a strike would inflict, whether or not it comes to that. */

/** Printed on the strike, or said of the hands of the striker. */
export const isAggravated = (state: GameState, strike: Strike): boolean =>
  strike.aggravated === true || (strike.strike === 'hand' && ruled(state, strike.by, 'aggravated', true))

/** Hands hit for the strength of the striker (STRIKE-16), and so do weapons that are as strong as who wields them. */
export function damageOf(state: GameState, strike: Strike): number {
  if (strike.damage !== undefined) return strike.damage
  return strike.strike === 'hand' || strike.plus !== undefined
    ? Math.max(0, stat(state, strike.by, 'strength') + (strike.plus ?? 0))
    : 0
}

/** The opponent has chosen a strike at it that would inflict aggravated damage at this range, whatever else is chosen (STRIKE-07). */
export function facesAggravated(state: GameState, id: CardId): boolean {
  const combat = currentCombat(state)
  if (!combat || (combat.acting !== id && combat.opposing !== id)) return false
  return combat.strikes.some(
    strike =>
      strike.by !== id &&
      strike.at === undefined &&
      (combat.range === 'close' || strike.ranged === true) &&
      isAggravated(state, strike) &&
      damageOf(state, strike) > 0,
  )
}
