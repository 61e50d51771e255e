import type { GameState, SeatIndex } from '../model/state.ts'
import { ordersOf } from './orders.ts'

/** What became of the action that a plan has announced. */
export function noteOutcome(state: GameState, seat: SeatIndex, outcome: string): void {
  const orders = ordersOf(state, seat),
    { progress } = orders ?? {}
  if (!orders || !progress?.acting) return
  const { acting, ...rest } = progress
  state.orders = state.orders!.map(one =>
    one === orders ? { ...one, progress: { ...rest, outcomes: { ...rest.outcomes, [acting]: outcome } } } : one,
  )
}
