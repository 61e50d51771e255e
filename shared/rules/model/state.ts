import type { CardPool } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Frame } from './frames.ts'
import type { Orders } from './orders.ts'
import type { Num, Op, Phase, CardsPlayed, Test, Until, CardsWhere, Stat, Rule, Traits } from '../../cards/language.ts'
import type { Sealed } from './answers.ts'

/** The shape of a stored game. Raise it together with a migration (`migrations/`). */
export const SCHEMA = 2

/**
 * The whole game, as plain JSON: what is stored is what the rules read, so there is no serialiser to forget a field.
 */
export interface GameState {
  schema: number
  /**
   * The build that it was begun with, which its result names (TEVENT-07); games of earlier builds have the one that last
   * wrote them. Never read by a rule.
   */
  rules: string
  settings: Settings
  /** One per accepted command: the store's optimistic lock. Never shown to a player. */
  version: number
  /**
   * What each viewer has been shown: one counter a seat and, last, the spectators'. Moves only when that view moves.
   */
  views: number[]
  /** Published effects and declarations so far. A sealed answer or a pass does not move it (windows.md#the-walk). */
  fx: number
  seats: Seat[]
  edge: SeatIndex | null
  cards: Card[]
  /** What is being resolved, outermost first. The last frame alone decides who may do what. */
  frames: Frame[]
  modifiers: Modifier[]
  watches: Watch[]
  uses: Use[]
  facts: Fact[]
  sealed: Sealed[]
  /** Seats that have none are not in it. */
  orders?: Orders[]
  /** By seat, how many answers its orders have given since it last answered itself: its own business. */
  followed?: number[]
  nextId: number
  /**
   * The seat that acted last in public, as long as nobody else was waited for since: it is present
   * (windows.md#the-acting-seat).
   */
  present: SeatIndex | null
  /** When the table last began to wait for somebody; deadlines count from here. Public. */
  waitingSince: string
  /** Its time was called while something was under way that is finished first (TTIME-03, TTIME-05). */
  timeCalled?: true
  agreement?: Agreement
  result?: Result
}

/** What seats have said about ending the game together. */
export interface Agreement {
  /** Who would concede to whom, for all to see (TCONC-01). */
  concessions: readonly { seat: SeatIndex; to: SeatIndex }[]
  /** The draw that is on offer. Who has agreed to it is nobody else's business (TCONC-06). */
  draw?: { by: SeatIndex; agreed: readonly SeatIndex[] }
  /** Whose offer was declined, and who has begun no turn since. */
  declined: readonly SeatIndex[]
}

export interface Settings {
  format: 'standard' | 'two-player' | 'three-player'
  /** How long a prompt may stay unanswered before its published default is given. */
  answerWithinHours: number
  /** Victory points of who withdraws; left out, 1 (WITHDRAW-07). In tournaments it is a half. */
  withdrawalPoints?: 0.5 | 1
  /**
   * When the table's time is up, and how many victory points whoever is left then gets. Left out: it has all the time
   * it needs.
   */
  timeLimit?: { endsAt: string; points: 0 | 0.5 | 1 }
  /** What tournaments have and casual games have not. Left out: none of it. */
  tournament?: TournamentRules
  /** Minutes before which nothing is published in a window where somebody rides. Left out: it is published at once. */
  hold?: number
  /**
   * The cards that can be in the decks, as everybody knows: who might respond is worked out from them. Left out: all.
   */
  cards?: CardPool
  /**
   * The one seat that a person plays, the others being bots from the first. Nobody is there whom a pause could tell
   * anything, so where that seat can only pass it is not asked (windows.md#alone-among-bots). Left out: people play.
   */
  alone?: SeatIndex
}

export interface TournamentRules {
  /** The first seat begins, and nobody draws for it (TSEAT-04). */
  firstSeat: boolean
  /** When time is called, the action under way is finished, or the phase that is no minion phase. */
  finish: boolean
  /** All but one may concede to that one, and all may agree on a draw. */
  agreements: boolean
}

export type SeatIndex = number
/** Index into `cards`. Dealt by a shuffle of its own, so that an id tells neither a card's name nor its place. */
export type CardId = number
/** Names a card's definition; never renamed in place. */
export type DefinitionKey = string
/** The id of a frame, or of the round of a combat: when it closes, what lasts as long as it goes with it. */
export type ScopeId = number

export type Pile = 'library' | 'crypt' | 'hand' | 'ash' | 'inPlay' | 'uncontrolled' | 'contested' | 'removed' | 'under'

/** Piles are replaced, never edited in place, so that a copied state may share them (`zones.ts`). */
export interface Seat {
  pool: number
  victoryPoints: number
  library: readonly CardId[]
  crypt: readonly CardId[]
  hand: readonly CardId[]
  ash: readonly CardId[]
  /** Everything this seat controls: ready and torpid minions, permanents, and the cards on them. */
  inPlay: readonly CardId[]
  uncontrolled: readonly CardId[]
  /** Unique cards contested with others, face down and out of play, with all that lies on them (CONTEST-01). */
  contested: readonly CardId[]
  removed: readonly CardId[]
  /** Out of play under another card, or suspended with it, `on` it: its owner's, whoever controls that one. */
  under?: readonly CardId[]
  /** Moves whenever the hand changes, whatever the cards were: sealed answers that named a card lapse with it. */
  handEpoch: number
  /**
   * Phases of any turn in which this seat wants to be asked between effects, as everybody knows (SEQ-12, UNLOCK-08).
   */
  consult?: Phase[]
  /** Out of the game: ousted, or withdrawn. */
  ousted?: true
  /** Has declared it and waits for her next unlock phase (WITHDRAW-02). */
  withdrawing?: true
  withdrawn?: true
  /** Of a position that says nothing of its library: it has none, and so none that has run out. */
  libraryLeftOut?: true
}

export interface Card {
  key: DefinitionKey
  /** For good (OWN-01). */
  owner: SeatIndex
  locked?: true
  torpor?: true
  /** Blood of a vampire, life of an ally or retainer; on an uncontrolled card, the counters invested in it. */
  blood?: number
  counters?: Record<string, number>
  /** The card this one is attached to, or lies under. */
  on?: CardId
  /** Under another card, shown to who controls that one alone. */
  down?: true
  /** The base card under this advanced one: the two are one vampire, and the base lies in no pile (MERGE-02). */
  merged?: CardId
  /**
   * The Discipline level it was played at; absent where it came into play otherwise, and works as its basic version
   * (EQUIP-08).
   */
  mode?: string
  /** Bindings made as it came into play, dropped when it leaves. */
  vars?: Vars
  /** Facts of a generic minion of a position, which no catalogue knows. */
  printed?: CardFacts
}

export type VarValue = number | string | (number | string)[]
export type Vars = Record<string, VarValue>

/** A continuous effect in force. Values are always computed from these, never written into cards. */
export type Modifier = {
  id: number
  source: CardId
  by: CardId | null
  seat: SeatIndex
  until: Until
  while?: Test
  on: ModifierTarget
} & ModifierEffect
export type ModifierTarget = { card: CardId } | { seat: SeatIndex } | { who: CardsWhere }
export type ModifierEffect =
  | {
      kind: 'number'
      stat: Stat
      delta?: Num
      set?: Num
      factor?: number
      limited?: true
      /** Of the cost of these cards alone, in blood or in pool. */
      of?: CardsWhere
      paid?: 'blood' | 'pool'
    }
  | {
      kind: 'rule'
      allow: boolean
      rule: Rule
      against?: CardsWhere
      except?: string
      /**
       * Of this kind alone: a kind of strike, a side of a vote, the key of a card or, of what may not be played, a
       * Discipline.
       */
      only?: string
      /** It may all the same, by burning so much. */ unless?: number
      /** Of playing: such cards alone. */ cards?: CardsPlayed
    }
  | { kind: 'trait'; traits: Traits }
  | { kind: 'grant'; ability: string }

/** A delayed trigger that is not printed on a card in play. */
export interface Watch {
  id: number
  source: CardId
  by: CardId | null
  seat: SeatIndex
  on: string
  when?: Test
  ops: Op[]
  until: Until
  times?: number
  vars: Vars
}
/** Once-per ledger: what was used, by whom, and when that is forgotten. */
export interface Use {
  what: string
  by: CardId | SeatIndex
  until: Until
}
/** Something that happened and that a later rule asks about; dropped with its scope. */
export interface Fact {
  name: string
  of: CardId | SeatIndex
  n: number
  until: Until
}

export interface Result {
  /** Null where the most victory points are shared (END-08). */
  winner: SeatIndex | null
  victoryPoints: number[]
}
