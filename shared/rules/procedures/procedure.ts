import type { Answer, Option } from '../model/answers.ts'
import type { Frame } from '../model/frames.ts'
import type { WindowName } from '../../cards/language.ts'
import type { Message } from '../model/events.ts'
import type { Run } from '../model/run.ts'
import type { GameState, SeatIndex } from '../model/state.ts'

/**
 * A procedure of the rulebook: how its frame moves on, and, where it can wait, whom it asks and what they may answer.
 */
export interface Procedure<F extends Frame> {
  /** Moves the frame on by one step; false when it waits for a player. Called only while it is the last frame. */
  step: (run: Run, frame: F) => boolean
  asks?: Asks<F>
}

export interface Asks<F extends Frame> {
  /** Who is publicly waited for. */
  waiting: (state: GameState, frame: F) => SeatIndex[]
  /** Distinguishes one prompt of this frame from the next. */
  instance: (state: GameState, frame: F) => number
  ask: (state: GameState, frame: F, seat: SeatIndex) => Message
  options: (state: GameState, frame: F, seat: SeatIndex) => Option[]
  /** One of those, if it can be found without listing the others. */
  alone?: (state: GameState, frame: F, seat: SeatIndex, id: string) => Option | undefined
  /** What may be answered as well, and is done in a later phase of the same turn. */
  later?: (state: GameState, frame: F, seat: SeatIndex) => Option[]
  /** The published, safest legal answer. */
  fallback: (state: GameState, frame: F, seat: SeatIndex) => Answer
  /** Windows for which an answer may already carry a line. */
  then?: (frame: F, option?: Option) => WindowName[]
  /** Takes an answer that `options` lists and whose arguments fit its slots. */
  accept: (run: Run, frame: F, seat: SeatIndex, option: Option, answer: Answer, byDefault: boolean) => void
}

/** What may be answered under this id; found without the others where it can be. */
export const optionOf = <F extends Frame>(
  asks: Asks<F>,
  state: GameState,
  frame: F,
  seat: SeatIndex,
  id: string,
  options: () => readonly Option[] = () => asks.options(state, frame, seat),
): Option | undefined => asks.alone?.(state, frame, seat, id) ?? options().find(one => one.id === id)
