/**
 * The rules core: pure functions over plain data. Nothing here reads a clock, draws a random number, or imports Node.
 * `functions/` calls what this file exports, and what has a door of its own beside it as no start should load it
 * (`infra/boundaries.ts`): positions, migrations, why not, what an option comes to, games as a seat knows them.
 */
export { newGame, restart, type DeckList } from './engine/set-up.ts'
export { apply, endHold, heldSince, isTimeUp, timeUp } from './engine/apply.ts'
export { dropFrames } from './engine/repair.ts'
export type { ActionName, FrameKind } from './model/frames.ts'
export { defaultFor, legal, owed, promptFor, waitingFor } from './engine/legal.ts'
export { setAbsences } from './orders/absence.ts'
export { asWritten, beginWith, caseFor, ordersOf, ruleFor, rulesOf, setOrders } from './orders/orders.ts'
export { profiles } from './orders/profiles.ts'
export { fallsToPrompt } from './procedures/window.ts'
export type { Case } from './orders/cases.ts'
export type { Beginning, Deed, Order, Written } from './model/orders.ts'
export { vacate } from './engine/vacating.ts'
export { answerDraw, voteConcession } from './engine/agreeing.ts'
export { removeSeat } from './engine/removing.ts'
export { rewind, type Mixing } from './engine/rewinding.ts'
export { endByRuling } from './engine/ruled-end.ts'
export {
  eventsFor,
  faceOf,
  viewFor,
  type MinionView,
  type SeatView,
  type StackEntry,
  type View,
  type Viewer,
} from './told/view.ts'
export {
  ahead,
  caseSaid,
  whensNow,
  isSealable,
  nextPhase,
  questionOf,
  type Ahead,
  type Question,
  type SpokenWhen,
} from './told/coming-windows.ts'
export type { Comes } from './told/what-comes.ts'
export type { World } from './unseen/supposed.ts'
export { saidOf } from './told/stack-sentences.ts'
export { actorOf, changesOf, classOf } from './told/log-lines.ts'
export { migrate } from './migrations/index.ts'
export { IllegalCommand } from './model/answers.ts'
export { defaultArgs, fitsSlots } from './model/slots.ts'
export type {
  Answer,
  Applied,
  Args,
  ArgValue,
  Draw,
  Env,
  Line,
  Option,
  OptionKind,
  Prompt,
  PublicFact,
  Refusal,
  Slot,
  Unavailable,
} from './model/answers.ts'
export type { CardName, EventKey, EventParams, GameEvent, Message, Param, Purse, RuledHow } from './model/events.ts'
export type {
  AskKey,
  CaseKey,
  ComesKey,
  MessageKey,
  OptionKey,
  ReasonKey,
  SinceKey,
  StackKey,
} from './model/messages.ts'
export type { Card, CardId, GameState, Pile, SeatIndex, Settings } from './model/state.ts'
export { SCHEMA } from './model/state.ts'
