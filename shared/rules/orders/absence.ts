import { copySpine } from '../model/run.ts'
import type { GameState, SeatIndex } from '../model/state.ts'
import { ordersOf, replacing } from './orders.ts'

/**
 * Whose owner is away is answered for by the profile `away`, below what they have written themselves; that stays as it
 * is. It is in force
 * in the windows opened from then on, and is gone from all of them when they are back, as everybody knows of both.
 * Nothing is published
 * and no view moves: it is part of the command with which it became known.
 */
export function setAbsences(before: GameState, away: readonly boolean[]): GameState {
  const changed = away.flatMap((absent, seat) => ((ordersOf(before, seat)?.absent === true) === absent ? [] : [seat]))
  if (changed.length === 0 || before.result) return before
  return changed.reduce((state, seat) => (away[seat] ? leaves(state, seat) : isBack(state, seat)), copySpine(before))
}

const leaves = (state: GameState, seat: SeatIndex): GameState => ({
  ...state,
  orders: replacing(state, { rules: [], ...ordersOf(state, seat), seat, from: state.nextId, absent: true }),
})

const isBack = (state: GameState, seat: SeatIndex): GameState => ({
  ...state,
  orders: state.orders!.map(one => {
    const { absent: _, ...own } = one
    return one.seat === seat ? own : one
  }),
})
