import type { Applied } from '../model/answers.ts'
import { copySpine } from '../model/run.ts'
import type { GameState, SeatIndex } from '../model/state.ts'

/**
 * Somebody else plays for a seat from now on: what it has sealed and ordered was not theirs, and is gone, so it is
 * asked anew. Nothing
 * on the table moves (windows.md#at-the-edges).
 */
export function vacate(before: GameState, seat: SeatIndex): Applied {
  const state = copySpine(before)
  state.sealed = before.sealed.filter(answer => answer.seat !== seat)
  if (before.orders) state.orders = before.orders.filter(orders => orders.seat !== seat)
  // Whoever takes a bot's seat may be a person.
  const { alone, ...settings } = before.settings
  if (alone !== undefined && alone !== seat) state.settings = settings
  return { state, events: [] }
}
