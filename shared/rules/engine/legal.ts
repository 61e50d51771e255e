import type { Answer, Option, Prompt } from '../model/answers.ts'
import { procedureOf } from '../procedures/index.ts'
import { answerOf, ridesOn } from '../procedures/window.ts'
import { top } from '../model/run.ts'
import type { GameState, SeatIndex } from '../model/state.ts'

/** What may be done now. `apply` accepts what `legal` lists and nothing else. */

/**
 * Who is publicly waited for: read from the last frame, stored nowhere else. It stays whole until something is
 * published.
 */
export function waitingFor(state: GameState): SeatIndex[] {
  if (state.result) return []
  const frame = top(state)
  return procedureOf(frame).asks?.waiting(state, frame) ?? []
}

/** Who still has to answer. Not public: whose answer already lies sealed is nobody else's business. */
export function owed(state: GameState): SeatIndex[] {
  return waitingFor(state).filter(seat => !hasSealed(state, seat))
}

/** An answer given in this window, or kept from an earlier one of its scope and still holding. */
function hasSealed(state: GameState, seat: SeatIndex): boolean {
  const frame = top(state)
  return frame.kind === 'window' && answerOf(state, frame, seat) !== undefined
}

export function legal(state: GameState, seat: SeatIndex): Option[] {
  if (!waitingFor(state).includes(seat)) return []
  const frame = top(state)
  return procedureOf(frame).asks!.options(state, frame, seat)
}

/** Names the window instance, the round and the seat: another seat's sealed answer leaves it valid. */
export function promptId(state: GameState, seat: SeatIndex): string {
  const frame = top(state)
  return `prm_${frame.id}_${procedureOf(frame).asks!.instance(state, frame)}_${seat}`
}

/** Owes an answer; or rides, could do something, and may answer as long as the others are waited for. */
export function isAsked(state: GameState, seat: SeatIndex): boolean {
  if (!waitingFor(state).includes(seat)) return false
  const frame = top(state)
  return (
    !hasSealed(state, seat) || (frame.kind === 'window' && ridesOn(state, frame, seat) && legal(state, seat).length > 1)
  )
}

/** What this seat is asked now; null when it is not, or has answered. */
export function promptFor(state: GameState, seat: SeatIndex): Prompt | null {
  if (!isAsked(state, seat)) return null
  const frame = top(state)
  const asks = procedureOf(frame).asks!
  return {
    id: promptId(state, seat),
    seat,
    ask: asks.ask(state, frame, seat),
    ...(frame.kind === 'window' && { window: frame.name }),
    options: asks.options(state, frame, seat),
    default: asks.fallback(state, frame, seat),
    then: asks.then?.(frame) ?? [],
  }
}

/** What the deadline gives: the published, safest legal answer of this kind of prompt. */
export function defaultFor(state: GameState, seat: SeatIndex): Answer {
  const frame = top(state)
  return procedureOf(frame).asks!.fallback(state, frame, seat)
}
