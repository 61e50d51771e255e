import type { CardType } from '../../cards/facts.ts'
import type { Args } from './answers.ts'
import type { ActionName } from './frames.ts'
import type { StrikeKind, WindowName, Phase, Until } from '../../cards/language.ts'
import type { AskKey } from './messages.ts'
import type { CardId, DefinitionKey, SeatIndex } from './state.ts'

/**
 * The language of standing orders (README.md): what a Methuselah has written to be done in her
 * place. Conditions
 * speak of nothing but public facts. Total and without recursion: the first rule that matches is followed.
 */
export interface Order {
  id: string
  /** Until when; left out, for the game. */
  scope?: OrderScope
  when: OrderCondition
  /** It does not hold where all of this does. */
  unless?: OrderCondition
  do: Deed
}
/** `action`: the one that goes on as it is written. */
export type OrderScope = 'action' | 'turn' | 'until-my-turn' | 'game'

/** Numbers from `gte` to `lte`. Of what is not there, nothing holds. */
export interface Range {
  gte?: number
  lte?: number
}
/** A seat as its owner sees it; `other`: neither oneself nor a neighbour. */
export type Whose = 'me' | 'prey' | 'predator' | 'other' | SeatIndex

/** Questions put to one seat that an order may speak of. */
export type AskedAlone = Extract<
  AskKey,
  | 'ask-unlock'
  | 'ask-master'
  | 'ask-minion'
  | 'ask-influence'
  | 'ask-discard'
  | 'ask-strike'
  | 'ask-diablerie'
  | 'choose-trigger'
  | 'choose-new-target'
  | 'choose-minion'
  | 'choose-vampire'
  | 'choose-terms'
  | 'choose-target'
  | 'choose-card'
  | 'choose-discard'
  | 'choose-discards'
  | 'choose-blood'
  | 'choose-slave'
  | 'choose-victim'
  | 'choose-payer'
  | 'choose-damage'
>

export type MinionType = Extract<CardType, 'Vampire' | 'Ally' | 'Imbued'>

/** All that is named must hold; of a list, one. */
export interface OrderCondition {
  window?: WindowName[]
  /** Another question than a window: a strike, a choice, a phase of the own turn. */
  ask?: AskedAlone[]
  /** Whose turn it is. */
  turn?: Whose[]
  pool?: Range
  /** Left in the own influence phase. */
  transfers?: Range
  /** Something in my phase leaves nothing to choose, or nobody would leave it undone (`due.ts`). */
  due?: boolean
  action?: ActionIs
  combat?: CombatIs
  referendum?: ReferendumIs
  played?: PlayedIs
  /** What the opposing minion has chosen to strike with. */
  strike?: StrikeKind[]
  /** Points of damage about to be inflicted on the own minion. */
  damage?: Range
}
export interface ActionIs {
  kind?: (ActionName | 'political')[]
  /** The card it is announced with. */
  card?: DefinitionKey[]
  by?: Whose[]
  minion?: CardId[]
  /** Directed at me, or aimed at a minion or card of mine. */
  againstMe?: boolean
  target?: Whose[]
  bleed?: Range
  stealth?: Range
  /**
   * The greatest intercept among my minions that may block, less its stealth: from 0 on one of them could. Only where
   * blocks are declared.
   */
  reach?: Range
  /** Whose minion attempts to block, and which. */
  blocked?: Whose[]
  blocker?: CardId[]
  intercept?: Range
  /** What the blocker lacks as it stands: from 1 on the attempt would fail. */
  lacking?: Range
  /**
   * A card that the decks can hold could answer it from my side, other than a wake that nothing follows. Only where
   * blocks no longer begin.
   */
  answerable?: boolean
  /** A bleed that would take the last of my pool. */
  ousts?: boolean
}
/** `type`: what the opposing minion is. */
export interface CombatIs {
  mine?: boolean
  with?: Whose[]
  minion?: CardId[]
  type?: MinionType[]
  range?: 'close' | 'long'
  round?: Range
  /** A press to continue stands. */ pressed?: boolean
}
/**
 * `kind`: the card it was called with, or `blood-hunt`; `touchesMe`: its terms name me or a card of mine, or nobody;
 * `left`: of my minions and cards in play, how many have votes to cast.
 */
export interface ReferendumIs {
  left?: Range
  kind?: (DefinitionKey | 'blood-hunt')[]
  by?: Whose[]
  passes?: boolean
  tally?: Range
  touchesMe?: boolean
}
export interface PlayedIs {
  type?: CardType[]
  card?: DefinitionKey[]
  by?: Whose[]
}

/** What an answer may cost; what is not named, nothing. Burning a card in play is a cost. */
export interface Cap {
  blood?: number
  pool?: number
  burn?: true
}

/**
 * What is done. What only public facts decide falls to the prompt where it cannot be done. What names a card of the
 * hand is done if it is
 * held and can be paid for, and is otherwise a pass: whether anybody is asked must not tell what is held.
 */
export type Deed =
  | 'pass'
  | 'ask'
  /** The published default of a question that has no pass in it; of a phase, what is due, and then its end. */
  | 'default'
  /** In a phase of the own turn, what is due; where nothing is, the prompt. */
  | 'due'
  /** With the first of these that may; `reaching`: only if its own intercept is not below the stealth. */
  | { block: (CardId | 'any')[]; reaching?: true; cap?: Cap }
  /** With cards in play, while mine is below this. */
  | { raise: 'intercept' | 'stealth'; upTo: number; cap?: Cap }
  /** With all that the own minions have; with the Edge and a card of the hand only if it says so. */
  | { vote: 'for' | 'against' | 'abstain' | { follow: SeatIndex }; edge?: true; burn?: true; cap?: Cap }
  | { play: DefinitionKey[]; by?: CardId[]; to?: Whose[]; cap?: Cap }
  /** A card in play, by its ability. */
  | { use: DefinitionKey[]; targets?: CardId[]; cap?: Cap }
  /** By kind, or with a card of the hand; else with hands. */
  | { strike: (StrikeKind | DefinitionKey)[]; cap?: Cap }
  | { maneuver: 'close' | 'long' }
  | { press: 'continue' | 'end' }
  /** Until no more than so many points are left; from the hand, too, if it says so. */
  | { prevent: number; cards?: true; cap?: Cap }
  /** In the own influence phase: transfers to these in turn, out when full, as long as so much pool is left. */
  | { influence: (CardId | 'any')[]; keep: number }
  /** In the own discard phase: the first of these that is held, else none. */
  | { discard: DefinitionKey[] }

/** What is meant to be done in the own turn, step by step; it stands for the next turn, or for each. */
export interface Plan {
  steps: Step[]
  each?: true
}
/** `after`: only if the action of that step came out so. */
export interface Step {
  id: string
  phase: Phase
  when?: OrderCondition
  unless?: OrderCondition
  after?: { step: string; was: 'successful' | 'blocked' }
  do: { optionId: string; args?: Args } | Exclude<Deed, string> | 'end-phase'
}
/**
 * How far a plan has come: the turn it is carried out in, the step that comes next, and what became of those before.
 */
export interface Progress {
  turn: number
  at: number
  acting?: string
  outcomes: Record<string, string>
}

export type ProfileName = 'careful' | 'normal' | 'away' | 'learner'
/**
 * What a seat may begin a game with: there is nobody to teach at every table, and nobody away who has just sat down.
 */
export const BEGINNINGS = ['careful', 'normal'] as const satisfies readonly ProfileName[]
export type Beginning = (typeof BEGINNINGS)[number]

/** What a seat writes. */
export interface Written {
  rules: Order[]
  /** Rules below its own. */
  profile?: ProfileName
  /** T2: pass for me wherever I am not publicly needed; I am never waited for there (windows.md#riding). */
  ride?: true
  plan?: Plan
}
/** The orders of a seat, in force in the windows opened from then on: editing them changes nothing under way. */
export interface Orders extends Written {
  seat: SeatIndex
  from: number
  rules: StandingOrder[]
  progress?: Progress
  /** Its owner is away: the profile `away` takes the place of the one that was written, until they are back. */ absent?: true
}
/** When a rule ends, as its scope meant when it was written. */
export type StandingOrder = Order & { until?: Until }

/** Rules a seat may have, those of its profile counted, and steps of a plan. */
export const MOST_ORDERS = 64
export const MOST_STEPS = 32
