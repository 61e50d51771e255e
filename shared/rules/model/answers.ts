import type { Phase, WindowName } from '../../cards/language.ts'
import type { OrderCondition } from './orders.ts'
import type { ReasonKey } from './messages.ts'
import type { CardId, GameState, ScopeId, SeatIndex } from './state.ts'
import type { GameEvent, Message } from './events.ts'

/** What a seat may answer now. A client shows options and posts one; it needs no rules. */
export interface Option {
  /** Stable while the prompt stands: `bleed:41`, `block:12`, `play:88:DOM:41`, `pass`. */
  id: string
  kind: OptionKind
  card?: CardId
  minion?: CardId
  mode?: string
  cost?: { blood?: number; pool?: number; transfers?: number }
  /** What it would do, as a key and its parameters. */
  effect: Message
  /** Cannot be taken back once sent. A sealed answer can, until it is published. */
  irreversible?: true
  /** A later phase of the own turn, in which it is done: those before it are ended first. */
  phase?: Phase
  slots?: Slot[]
  /** Equal cards of the hand that it stands for, too: each may be answered with by an id of its own. */
  copies?: CardId[]
}
export type OptionKind =
  | 'pass'
  | 'decline'
  | 'block'
  | 'act'
  | 'play'
  | 'use'
  | 'invest'
  | 'withdraw'
  | 'bring-out'
  | 'merge'
  | 'draw-crypt'
  | 'pay'
  | 'yield'
  | 'edge'
  | 'declare'
  | 'unlock'
  | 'mark'
  | 'discard'
  | 'end-phase'
  | 'choose'
  | 'strike'
  | 'maneuver'
  | 'press'
  | 'vote'
  | 'take-back'

/**
 * Something an option leaves to be filled in. Candidates are listed, so that a product of targets is never multiplied
 * out.
 */
export type Slot = { name: string; ask?: Message } & (
  | { type: 'cards' | 'seats'; candidates: number[]; min: number; max: number; default: number[] }
  | { type: 'keys'; candidates: string[]; min: number; max: number; default: string[] }
  | { type: 'amount'; min: number; max: number; default: number }
  /**
   * A share of `total` points for each candidate seat; at least `least` of them get some. With `most` the candidates
   * are cards, each
   * of which gets no more than that, and up to `spare` points may be left for something else to bear.
   */
  | {
      type: 'allocation'
      candidates: number[]
      total: number
      least: number
      most?: number[]
      spare?: number
      /** What becomes of the pools of those who get points. */ pool?: PoolChange
      default: Record<string, number>
    }
)

export type ArgValue = number | number[] | string[] | Record<string, number>
export type Args = Record<string, ArgValue>

/** What a player sends. `then` are answers to the next windows of the same scope, in one sitting (windows.md#lines-for-the-next-window). */
export interface Answer {
  optionId: string
  args?: Args
  /**
   * How long a sealed answer holds; by default until anybody uses or declares anything. A vote with a condition is cast
   * as the polls close, if it holds then.
   */
  when?: When
  then?: Line[]
  /** With an answer in the own turn: from now on, ask me in these phases between effects. Everybody sees it. */
  consult?: Phase[]
}

export interface Line {
  window: WindowName
  when: When
  do: Do
}
/** `rule`: wherever these public facts hold, as long as the hand was not touched (windows.md#what-a-seal-is). */
export type When = 'unchanged' | { same: PublicFact[]; was: (number | null)[] } | { rule: OrderCondition }
/** `tally`: votes for less votes against; `passes`: 1 if the referendum would pass as it stands. */
export type PublicFact = 'target' | 'bleed' | 'stealth' | 'intercept' | 'blocker' | 'tally' | 'passes'
export type Do = 'pass' | 'ask' | { optionId: string; args?: Args }

/** An answer given and not yet published. It lies in the state beside the frames, as it may outlive its window. */
export interface Sealed {
  seat: SeatIndex
  scope: ScopeId
  window: ScopeId
  round: number
  fx: number
  handEpoch: number
  lines: Line[]
  /** Given by the deadline, not by the player. */
  byDefault?: true
  /** Given where nobody waited for it, and so good for nothing where somebody does (windows.md#riding). */
  rider?: true
}

export interface Prompt {
  /** Names (window instance, round, seat); the precondition of an answer. */
  id: string
  seat: SeatIndex
  /** What is asked, as a key. */
  ask: Message
  window?: WindowName
  options: Option[]
  /** The published, safest legal answer: what the deadline gives. */
  default: Answer
  /** Windows for which this answer may already carry a line. */
  then: WindowName[]
}

/** Why something one might expect is not on offer: a reason key and the rule it rests on. */
export interface Refusal {
  reason: ReasonKey
  rule: string
}
export const refuse = (reason: ReasonKey, rule: string): Refusal => ({ reason, rule })
export interface Unavailable extends Refusal {
  card?: CardId
  minion?: CardId
  what: string
}

/** What the caller supplies, so that the core reads no clock and draws no random number of its own. */
export interface Env {
  now: string
  build: string
  /**
   * Uniform integers below a bound, for the n-th published effect: derived by the caller from the game's committed
   * secret.
   */
  entropy: (fx: number) => Draw
}
export type Draw = (bound: number) => number

export interface Applied {
  state: GameState
  events: GameEvent[]
}

/** A command that `legal` does not list. Nothing else is thrown at a caller. */
export class IllegalCommand extends Error {
  readonly code:
    | 'illegal-option'
    | 'illegal-args'
    | 'not-your-prompt'
    | 'stale-prompt'
    | 'game-over'
    | 'not-due'
    | 'not-agreed-on'
  readonly refusal: Refusal | undefined
  constructor(code: IllegalCommand['code'], refusal?: Refusal) {
    super(code)
    this.code = code
    this.refusal = refusal
  }
}

/** What becomes of the pools that points are shared out to. */
export type PoolChange = 'burn' | 'gain'
