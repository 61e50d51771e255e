import type { Answer } from './answers.ts'
import type { CardType } from '../../cards/facts.ts'
import type { Cost, EachOver, Num, Op, Phase, Region, StrikeKind, WindowName, ChoiceKey } from '../../cards/language.ts'
import type { CardId, ScopeId, SeatIndex, Vars } from './state.ts'

/** One kind of frame a procedure of the rulebook. The last frame of the state alone decides who may do what. */
export type Frame =
  | TurnFrame
  | ActionFrame
  | CombatFrame
  | PlayFrame
  | WindowFrame
  | ChoiceFrame
  | EffectsFrame
  | EachFrame
  | TriggersFrame
  | ProposalFrame
  | ReferendumFrame
  | DiablerieFrame
export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>

interface FrameBase {
  id: ScopeId
}

/** A turn and the budgets of its phases (TURN-01). */
export interface TurnFrame extends FrameBase {
  kind: 'turn'
  seat: SeatIndex
  number: number
  phase: Phase
  step: 'enter' | 'begin' | 'act' | 'ending'
  masterActions: number
  /** The one master phase action that trifles give has been gained (MASTER-10). */
  trifle?: true
  transfers: number
  discardActions: number
  /** The Edge's pool was taken in this unlock phase (UNLOCK-07). */
  edgeTaken?: true
  /** It began with an exhausted library and a hand that was not full (WITHDRAW-01). */
  mayWithdraw?: true
  /** What its Methuselah has said to do, if those who are asked between effects do nothing; nobody else sees it. */
  intends?: { answer: Answer; fx: number }
  /** What is done as soon as the phase of it comes, if nothing has happened until then; nobody else sees it. */
  later?: { answer: Answer; phase: Phase; fx: number; handEpoch: number }
  /** `fx` as those were last asked in this phase. */
  consulted?: number
  /** By an effect this minion takes an action next, whosever turn it is; its Methuselah is asked until it is announced. */
  acts?: { minion: CardId; seat: SeatIndex }
  /** How many turns in a row, this one included, have asked nobody anything. */
  idle: number
}

export type ActionName =
  | 'bleed'
  | 'hunt'
  | 'leave-torpor'
  | 'become-anarch'
  | 'rescue'
  | 'diablerie'
  | 'enter-combat'
  | 'equip'
  | 'card'

/** An action from its announcement to its resolution, the combat of a block included (ACT-13). */
export interface ActionFrame extends FrameBase {
  kind: 'action'
  /** What is done next, once this frame is the last again. */
  step:
    | 'announced'
    | 'blocks'
    | 'attempt'
    | 'compare'
    | 'declined'
    | 'resolving'
    | 'succeeding'
    | 'success'
    | 'block-resolved'
    | 'resolved'
    | 'afterwards'
    | 'hunts'
    | 'over'
  acting: CardId
  seat: SeatIndex
  action: ActionName
  /** A bleed by whatever source obeys the rules of a bleed (ACT-11). */
  bleed?: true
  political?: true
  /** Seats the action is directed at; none means undirected. */
  targets: SeatIndex[]
  stealth: number
  plus: number
  cost: Cost
  /** The card played for it, out of play until it resolves (PLAY-03). */
  source: CardId | null
  /** What success does. */
  ops: Op[]
  vars: Vars
  /** In which region what was chosen as it was announced lay, by its name: gone from there, it is gone for the action. */
  chosen?: Record<string, Region>
  /** Who has passed in state A since the target last changed (BLOCK-08). */
  declined: SeatIndex[]
  blocker: CardId | null
  /** The scope "this attempt", of a card that is a minion for it alone. */
  attempt?: ScopeId
  failed: CardId[]
  /** It was blocked, and goes on as if it had not been. */
  continued?: true
  outcome?: 'successful' | 'blocked' | 'ended'
}

export type CombatStep =
  | 'begins'
  | 'enter'
  | 'round'
  | 'range'
  | 'before-strikes'
  | 'choose-strikes'
  | 'as-chosen'
  | 'resolve-strikes'
  | 'first-strikes'
  | 'first-damage'
  | 'normal-strikes'
  | 'normal-damage'
  | 'additional-strikes'
  | 'next-pair'
  | 'press'
  | 'round-end'
  | 'round-over'
  | 'over'
  | 'followed'
export interface Strike {
  by: CardId
  /** The retainer it is aimed at in place of the opponent (RETAINER-02). */
  at?: CardId
  strike: StrikeKind
  /** The card that gives it: a strike card, a weapon, or the striker itself; null for its hands. */
  source: CardId | null
  damage?: number
  /** Beyond the strength of a hand strike. */
  plus?: number
  /** Blood or life taken. */
  steal?: number
  ranged?: true
  aggravated?: true
  /** Resolves before a strike without it (STRIKE-32). */
  first?: true
  undodgeable?: true
  /** What it does it does to the striker, whoever dodges. */
  own?: true
  /** Cards that require this Discipline prevent none of its damage. */
  pierces?: string
  /** The source lies on the striker, and without it there is no strike (STRIKE-33). */
  carried?: true
  /** What else it does as it resolves. */
  effects?: Op[]
}

export interface CombatFrame extends FrameBase {
  kind: 'combat'
  step: CombatStep
  /** Who is acting and who is not, but for an effect that has it the other way round. */
  sides?: [CardId, CardId]
  /** Who controlled the acting and the opposing minion as the round began: whose each was, if it has left play. */
  seats?: [SeatIndex, SeatIndex]
  number: number
  /** The scope "this round". */
  round: ScopeId
  acting: CardId
  opposing: CardId
  range: 'close' | 'long'
  /** Whose maneuver was the last of this round: the next must be the other's (RANGE-03). */
  maneuvered?: CardId
  /** What the next round will be fought at; its range is not determined. */
  nextRange?: 'close' | 'long'
  /** Strikes whose maneuver was used this round: each is its minion's initial strike (RANGE-06, STRIKE-04). */
  committed: Strike[]
  /** Additional strikes of this round that can be nothing else. */
  additional?: Strike[]
  /** The pair of this round that is being chosen or resolved, from 1. */
  pair: number
  /** The scope "this strike": it closes with the pair. */
  pairScope?: ScopeId
  /** Who has yet to choose a strike for the pair, in order. */
  toChoose: CardId[]
  strikes: Strike[]
  /** The retainer named with the strike that is being chosen (RETAINER-03). */
  aimed?: CardId
  /** A press to continue stands. */
  pressed?: true
  /** Whose press was the last of this round (PRESS-05). */
  presser?: CardId
  ended?: true
  /** By a block: its blocker locks as it is entered (RESOLVE-03). */
  block?: true
  /** It does not take place. */
  cancelled?: true
  /** In place of its end, another round begins. */
  goesOn?: true
  /** The combat that follows once this one is over; there can be but one. */
  queued?: { acting: CardId; opposing: CardId }
}

/** A card leaving the hand: as-played window, cost, replacement, effect. */
export interface PlayFrame extends FrameBase {
  kind: 'play'
  step: 'as-played' | 'pay' | 'resolve' | 'done'
  card: CardId
  /** The minion that plays it; null for a card a Methuselah plays. */
  by: CardId | null
  seat: SeatIndex
  mode: string
  /** What it is played as: a card of several types is one of them (PLAY-07). */
  type?: CardType
  cost: Cost
  ops: Op[]
  vars: Vars
  /** Its cost is paid and it resolves: both are one, so that nobody is ousted in between. */
  paid?: true
  /** The card is announced as an action: it is put aside with the action instead of resolving here. */
  action?: true
  cancelled?: true
  /** As if from the hand: not replaced. */
  lent?: true
}

/** A window in which every seat that publicly could answer is asked at once (windows.md). */
export interface WindowFrame extends FrameBase {
  kind: 'window'
  name: WindowName
  /** The action, combat, referendum or play it belongs to; answers kept for a later window of it live as long. */
  scope: ScopeId
  /** The acting Methuselah: first in the order, asked alone while it was the last to act. */
  lead: SeatIndex
  round: number
  /** `open` is false between an effect and the round it begins. */
  open: boolean
  stage: 'lead' | 'all'
  leadPassed: boolean
  order: SeatIndex[]
  /** Seats that public facts do not exclude from answering (T0), fixed for the round. */
  asked: SeatIndex[]
  /** No standing order is followed here: against orders that would go on for ever. */
  byHand?: true
  /** Nothing is published here until the hold of the table is over, which began then. */
  heldSince?: string
}

/** Points to share among seats; with `most` among cards, each with a limit, and some may be left over. */
export interface Shares {
  points: number
  among: number[]
  least: number
  most?: number[]
  spare?: number
  /** How much each card gets is told. */ each?: true
}

/** A question without a pass in it: one seat is asked, alone. */
export interface ChoiceFrame extends FrameBase {
  kind: 'choice'
  seat: SeatIndex
  /** Key of the question. */
  ask: ChoiceKey
  as: string
  from: { cards: CardId[] } | { seats: SeatIndex[] } | { keys: string[] } | Shares | { amount: number }
  min: number
  max: number
  secret?: true
  source: CardId | null
}

export interface EffectsFrame extends FrameBase {
  kind: 'effects'
  source: CardId | null
  by: CardId | null
  seat: SeatIndex
  ops: Op[]
  vars: Vars
}

/** "Each Methuselah …", "for each …": iteration is a frame, never a loop in code. */
export interface EachFrame extends FrameBase {
  kind: 'each'
  over: (number | [number, number])[]
  as: string
  ops: Op[]
  source: CardId | null
  by: CardId | null
  seat: SeatIndex
  vars: Vars
  /** All members happen at once: nobody is ousted in between (END-09). */
  together?: true
  /** Once they are through they go through it anew, if this is no more what it was. */
  again?: { of: Num; was: number; over: EachOver }
}

export interface PendingTrigger {
  source: CardId
  by: CardId | null
  seat: SeatIndex
  ops: Op[]
  vars: Vars
  optional?: true
  first?: true
  key: string
}
export interface TriggersFrame extends FrameBase {
  kind: 'triggers'
  pending: PendingTrigger[]
  /** Of a card that enters play. */ entering?: true
}

/** Something about to happen: replacements and prevention edit it, what remains is committed. */
export interface ProposalFrame extends FrameBase {
  kind: 'proposal'
  step: 'prevent' | 'commit'
  proposal: Proposal
  /** Whose damage is being prevented now, and whose after that: the acting minion's first (DAMAGE-26). */
  asking?: CardId
  toAsk?: CardId[]
  /** What is left of the damage to `asking` has been told to what prevents it by itself. */
  left?: true
}
/**
 * `strike`: inflicted by a strike, `with` a card; anything else is environmental unless `from` is a minion (DAMAGE-09).
 */
export interface Hit {
  to: CardId
  amount: number
  aggravated?: true
  unpreventable?: true
  strike?: true
  with?: CardId
  from: CardId | null
  /** Cards that require this Discipline prevent nothing of it. */
  pierces?: string
}
export type Proposal = { type: 'damage'; hits: Hit[] } | { type: 'torpor'; cards: CardId[] }

/**
 * What a source casts at once: votes, and the ballots of a priscus. `cancelled`: its vampire abstains. `gained`: votes
 * that count only against, and are among `votes` while they do.
 */
export interface Ballot {
  seat: SeatIndex
  source: string
  votes: number
  for: boolean
  ballots?: number
  gained?: number
  cancelled?: true
}
export interface Term {
  as: string
  ask: ChoiceKey
  of: 'cards' | 'seats' | 'keys' | 'points' | 'shares' | 'amount'
}
export interface ReferendumFrame extends FrameBase {
  kind: 'referendum'
  step: 'terms' | 'before-votes' | 'polling' | 'tally' | 'done'
  calledBy: CardId
  seat: SeatIndex
  source: CardId | null
  terms: Op[]
  /** Its terms so far: what was asked, and of what kind the answer under this name is. */
  asked?: Term[]
  passed: Op[]
  /** What changes the votes in it, from the terms on. */
  tally?: Op[]
  vars: Vars
  ballots: Ballot[]
  /** A blood hunt on the vampire of `calledBy`: nobody called it, and it is no action (BLOODHUNT-03). */
  hunt?: true
  /** It passes without anybody voting. */
  automatic?: true
  /** It has passed. */
  carried?: true
  /** An effect has made it fail, whatever is cast. */
  failed?: true
  /** An effect has cancelled it: no result, neither way. */
  cancelled?: true
}

/** A diablerie under way. Its steps are one unit: all its choices are one question (DIABLERIE-09). */
export interface DiablerieFrame extends FrameBase {
  kind: 'diablerie'
  step: 'unit' | 'after' | 'hunt'
  by: CardId
  victim: CardId
  /** Controls the diablerist. */
  seat: SeatIndex
}
