import type { GameState, CardId, SeatIndex, Pile } from '../model/state.ts'
import { pileOf } from '../reads/queries.ts'

/**
 * Moves of cards between piles. A card is in exactly one pile, or out of play with the action or play it belongs to.
 */

export function take(state: GameState, id: CardId): void {
  const place = pileOf(state, id)
  if (!place) return
  const seat = state.seats[place.seat]!
  seat[place.pile] = seat[place.pile]!.filter(other => other !== id)
  if (place.pile === 'hand') seat.handEpoch++
}

export function put(state: GameState, id: CardId, seat: SeatIndex, pile: Pile): void {
  state.seats[seat]![pile] = [...(state.seats[seat]![pile] ?? []), id]
  if (pile === 'hand') state.seats[seat]!.handEpoch++
}
