import type { Ability } from '../../cards/definition.ts'
import type { Answer, Option } from '../model/answers.ts'
import { couldUse } from '../offers/abilities.ts'
import { couldBurn } from '../offers/burn-option.ts'
import type { TurnFrame } from '../model/frames.ts'
import type { Phase } from '../../cards/language.ts'
import { couldPlay } from '../offers/plays.ts'
import { clockwise, currentTurn } from '../reads/queries.ts'
import { emit, type Run } from '../model/run.ts'
import type { GameState, SeatIndex } from '../model/state.ts'
import { openWindow } from './open-window.ts'

/**
 * Between two effects of a turn the impulse goes round as it does in an action (SEQ-12). To ask everybody there each
 * time would hold up the
 * game, so only those are asked who have said, for all to see, that they want to be, and who by public facts could do
 * something.
 */
export function wishToBeAsked(run: Run, seat: SeatIndex, phases: readonly Phase[]): void {
  const wished = [...new Set(phases)]
  if (wished.length > 0) run.state.seats[seat]!.consult = wished
  else delete run.state.seats[seat]!.consult
  emit(run, 'consulting', { seat, phases: wished })
}

/** An action in another's minion phase. */
const gives = ({ ops }: Ability): boolean => ops.some(({ op }) => op === 'act')

/**
 * T0 for a seat in another's phase. Whose minion could act there is asked as it ends, wish or none: who forgets to wish
 * would lose what the card is for, and to ask before each action of the other would cost a wait each.
 */
export const toBeAsked = (state: GameState, seat: SeatIndex): boolean => {
  const { seat: active, phase, intends } = currentTurn(state)
  if (seat === active) return false
  const ending = intends === undefined || intends.answer.optionId === 'end-phase'
  if (ending && couldUse(state, seat, 'between', gives)) return true
  if (!state.seats[seat]!.consult?.includes(phase)) return false
  return couldUse(state, seat, 'between') || couldPlay(state, seat, 'between') || couldBurn(state, seat)
}

/**
 * Asks them, once for the same state of things; true when there are any. Whose turn it is has had the impulse first.
 */
export function consultOthers(run: Run, frame: TurnFrame): boolean {
  const { state } = run
  if (frame.consulted === state.fx || !clockwise(state, frame.seat).some(seat => toBeAsked(state, seat))) return false
  frame.consulted = state.fx
  openWindow(run, 'between', frame.id, frame.seat)
  return true
}

/** What its Methuselah is about to do waits for those: announcing an action, and ending a phase. */
export function intend(run: Run, frame: TurnFrame, option: Option, answer: Answer): boolean {
  const waits =
    option.kind === 'act' || option.kind === 'end-phase' || (option.kind === 'play' && frame.phase === 'minion')
  if (!waits) return false
  frame.intends = { answer, fx: run.state.fx }
  if (consultOthers(run, frame)) return true
  delete frame.intends
  return false
}

/** Nobody has done anything: the same answer counts. Otherwise its Methuselah is asked anew. */
export function takeIntention(run: Run, frame: TurnFrame): Answer | undefined {
  const { intends } = frame
  delete frame.intends
  // The answers of the window that has closed were about that moment.
  run.state.sealed = run.state.sealed.filter(sealed => sealed.scope !== frame.id)
  return intends?.fx === run.state.fx ? intends.answer : undefined
}
