import type { GameState, CardId, SeatIndex } from '../model/state.ts'
import { controllerOf, definitionOf, pileOf, suspendedBy } from './queries.ts'
import { matches } from './evaluate.ts'

/** Whose they are to look at: whoever controls what they lie under, or has it in the uncontrolled region. */
export function keeperOf(state: GameState, id: CardId): SeatIndex | undefined {
  const { on } = state.cards[id]!,
    host = on === undefined ? undefined : pileOf(state, on)
  if (on === undefined || host === undefined) return undefined
  if (host.pile === 'inPlay' || host.pile === 'uncontrolled') return host.seat
  // It may itself lie on what is suspended.
  return suspendedBy(state, on) === undefined ? undefined : keeperOf(state, on)
}

export function keptUnder(state: GameState, seat: SeatIndex): CardId[] {
  const kept: CardId[] = []
  for (const { under } of state.seats)
    if (under) for (const id of under) if (keeperOf(state, id) === seat) kept.push(id)
  return kept
}

/** What this seat may play as if from its hand; `by`: of that, what this minion may, or a Methuselah herself. */
export const lentTo = (state: GameState, seat: SeatIndex, by?: CardId | null): CardId[] =>
  keptUnder(state, seat).filter(id => {
    const host = state.cards[id]!.on!,
      lends = definitionOf(state, host)?.lends
    return (
      lends !== undefined &&
      controllerOf(state, host) !== undefined &&
      (by === undefined ||
        !lends.to ||
        (by !== null && matches({ state, source: host, by: host, seat, vars: {} }, lends.to, by)))
    )
  })
