/**
 * The rules core: pure functions over plain data. Nothing here reads a clock, draws a random number, or imports Node.
 * Everything outside `shared/rules` calls only what this file exports, and of `position.ts` what makes games of positions and back:
 * only the sandbox needs that, and a start should not load it.
 */
export { newGame, type DeckList } from './set-up.ts'
export { apply, endHold, heldSince, isTimeUp, timeUp } from './apply.ts'
export { dropFrames } from './repair.ts'
export type { FrameKind } from './frames.ts'
export { defaultFor, legal, owed, promptFor, waitingFor } from './legal.ts'
export { setAbsences } from './orders/absence.ts'
export { beginWith, caseFor, ordersOf, ruleFor, setOrders } from './orders/orders.ts'
export type { Case } from './orders/cases.ts'
export type { Beginning, Order, Written } from './orders/language.ts'
export { vacate } from './vacating.ts'
export { explain } from './explain.ts'
export { eventsFor, faceOf, viewFor, type StackEntry, type View, type Viewer } from './view.ts'
export { ahead, caseOf, conditionsNow, isSealable, nextPhase, type Ahead, type Condition } from './ahead.ts'
export { saidOf } from './stack.ts'
export { actorOf, changesOf, classOf } from './log.ts'
export { migrate } from './migrations/index.ts'
export { IllegalCommand } from './answers.ts'
export type { Answer, Applied, Args, Draw, Env, Line, Option, Prompt, Refusal, Slot, Unavailable } from './answers.ts'
export type { EventKey, EventParams, GameEvent, Message, Param } from './events.ts'
export type { CardId, GameState, SeatIndex, Settings } from './state.ts'
export { SCHEMA } from './state.ts'
