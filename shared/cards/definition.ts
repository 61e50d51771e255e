import type { Condition } from './conditions.ts'
import type { EventKey } from '../rules/index.ts'
import type {
  WindowName,
  Cost,
  Num,
  Op,
  Phase,
  CardsPlayed,
  SeatRef,
  SeatsWhere,
  Test,
  CardsWhere,
  Rule,
  Ref,
  Stat,
  Traits,
} from './language.ts'
import type { CardFacts, CardType } from './facts.ts'

/** A card that can be played: its facts and what it does. A card without a definition is known, and never offered. */
export interface CardDefinition {
  facts: CardFacts
  /** How it leaves the hand: one for each effect of the card. */
  modes: Mode[]
  abilities?: Ability[]
  /** Actions that minions may perform by it while it is in play. */
  actions?: GrantedAction[]
  statics?: Static[]
  triggers?: Trigger[]
  /** Its life where that depends on the level it was played at. */
  life?: Record<string, number>
  /** A minion can have only one card of this key or keyword. */
  onePer?: string
  strikes?: GrantedStrike[]
  /** What else an advanced vampire does while it is merged (MERGE-08). */
  merged?: Pick<CardDefinition, 'abilities' | 'actions' | 'statics' | 'triggers' | 'strikes'>
  /**
   * Its replacement is put off to this phase of whoever plays it, until it leaves play, until what goes on is over, or
   * until this happens to anybody (DRAW-03).
   */
  replaceAt?: Phase | 'leaves' | 'combat' | 'action' | 'turn' | { event: EventKey }
  /**
   * Locked, it makes a card that its controller plays, or these minions do, cheaper, as it is played or as it is paid
   * for (REQ-09). `action`: only an action card; `blood`: only what costs blood.
   */
  reduces?: Reduction
  /**
   * A name it has bound to a Methuselah, whose victory points who controls it gains instead, until it has given one
   * (the fact `claims` says since when).
   */
  claims?: string
  /**
   * Cards under it may be played as if from the hand: by these minions, or left out, by whoever controls it and its
   * minions. `removed`: from the game, where one would be burned.
   */
  lends?: { to?: CardsWhere; removed?: true }
  /** Burned, it is shuffled into its owner's library: what mummies say. */
  returns?: true
  /** Played, it is removed from the game in the end, whatever becomes of it. */
  removed?: true
  /**
   * What takes the place of a card drawn from the library. `amongst`: one of these, if its Methuselah wishes so: while
   * it is in play whenever they draw; else as it is replaced. `spends`: a counter of this name, whenever they would
   * replace another card.
   */
  draws?: { amongst: CardsWhere; while?: Test } | { spends: string }
}

/**
 * `of`: only such cards. `n`: left out, all of the pool. `once`: it is not locked for it, and does so once a turn.
 * `pays`: its own blood pays what is saved, either up to `n` of it, without a lock, or all of the pool or none; or so
 * many of its counters of this name as its controller wishes do, without a lock.
 */
export interface Reduction {
  by?: CardsWhere
  n?: number
  action?: true
  blood?: true
  of?: CardsWhere
  once?: true
  pays?: 'part' | 'whole' | { counter: string }
  usable?: Condition[]
}

export interface Mode {
  /** The Discipline level it is played at, as a client names it; '' where the card has none. */
  level: string
  /** What tells it from another mode of the same level. */
  name?: string
  /** It joins what other modes say, each at a Discipline of its own. */
  combined?: true
  type: CardType
  /** Where it may be played. Actions and masters are played in their phase and name none. */
  windows: WindowName[]
  usable?: Condition[]
  /**
   * Of an action modifier: only by a ready minion other than the acting one, locked or not (MIN-14), or only unlocked;
   * of a combat card, by any that does not fight (COMBAT-06).
   */
  others?: true | 'unlocked'
  /** A reaction that needs no action to react to. */
  withoutAction?: true
  /**
   * One such card a minion in this time, cancelled or not; of a master, one by anybody. `unlock`: until the next unlock
   * phase of who controls the minion.
   */
  once?: 'strike' | 'round' | 'combat' | 'action' | 'turn' | 'unlock' | 'game'
  /** What `once` counts is this line, whoever plays it. */
  byAnybody?: true
  /** What `once` counts of a master is what each Methuselah has played. */
  byEach?: true
  /** What `once` counts is this line, for each minion by itself. */
  ownLine?: true
  /** For an action: how it is announced. */
  header?: Header
  /** Pool it costs beside what is printed, for what has been chosen. */
  extra?: Num
  /** Less blood for those who play it. */
  cheaper?: { for: CardsWhere; blood: number }
  /** It costs the Edge, too. */
  edge?: true
  /** What the X of its cost is, where it is not chosen. */
  x?: Num
  /** What it is aimed at without a choice. */
  aims?: Ref
  ops: Op[]
}

export interface Header {
  /** A hunt, which is mandatory for the empty. */ hunt?: true
  stealth?: Num
  bleed?: number
  political?: true
  target?: Aim
  /** Set up as it is announced: what holds, or waits for a block, while the action goes on. */
  meanwhile?: Op[]
}
/** Whom an action is directed at: the Methuselah, or who controls the card (DIR-01, DIR-02). */
export type Aim = { card: Ref } | { seat: SeatRef }
/** Announced by the minions that `for` selects, by default the ready minions of its controller (ACT-12). */
export interface GrantedAction {
  name: string
  for?: CardsWhere
  /** Only where the card was played at this level. */
  mode?: string
  /** Compulsory for those it is for, while its conditions hold (MAND-06). */
  must?: true
  header: Header
  cost?: Cost
  usable?: Condition[]
  ops: Op[]
}
/** Used while in play, by paying its cost. */
export interface Ability {
  name: string
  /** Only where the card was, or is being, played at this level. */
  mode?: string
  windows: WindowName[]
  /** Phases of its user's own turn. */
  phases?: Phase[]
  /**
   * Those phases of the turn of another, or of who controls the card: who else may use it does so there between
   * effects.
   */
  phasesOf?: 'others' | 'controller'
  /** The minion that uses it, where that is not the card itself. */
  for?: CardsWhere
  /**
   * Whose use it is: its controller's, that of who controls its host, of the prey, of whoever has the turn, or of each
   * other who has it. Of a card while it is played: `opposing`, of who opposes the minion playing it, `blocking`, of the
   * minion that attempts to block, or of who controls the card chosen under this name.
   */
  user?: 'host' | 'prey' | 'active' | 'others' | 'opposing' | 'blocking' | { controls: string }
  cost: {
    lock?: true
    blood?: number
    burn?: true
    transfers?: number
    masterActions?: number
    discardActions?: number
    edge?: true
  }
  /** Once a turn, or once an action, together with whatever else on this card says the same word (TEMPL-01). */
  once?: string
  /** What it is once of, where that is not a turn. */
  per?: 'combat' | 'round' | 'action'
  /** Must be used before the phase ends (UNLOCK-05). */
  compulsory?: true
  usable?: Condition[]
  ops: Op[]
}
/**
 * A standing effect while the card is in play: computed, never stored. `you` is its controller, a name whoever the card
 * remembers under it; of several Methuselahs (`seats`) each is `it`. `of`: the cost of these cards, for the minions it
 * is on; of damage, what its strikes are made with; of a rescue, who is rescued.
 */
export interface Static {
  on: CardsWhere | SeatRef | { seats: SeatsWhere }
  while?: Test
  /** Only where it was played at this level. */ mode?: string
  effect:
    | {
        stat: Stat
        delta: Num
        of?: CardsWhere
        /** Of costs in blood, or in pool, alone. */ paid?: 'blood' | 'pool'
        /** Where an action brings them into play. */ action?: true
        /** Of ranged strikes alone. */ ranged?: true
        /** Of the cost of cards that choose those it is on, whoever plays them. */ aimed?: true
        /** Of damage to these alone, of strikes or not. */ against?: CardsWhere
      }
    | { /** Before anything is added to it. */ stat: Stat; set: Num }
    | {
        /** Half as much of that, rounded down, before anything is added. */ stat: 'cost'
        half: 'blood' | 'pool'
        of: CardsWhere
      }
    | { /** It plays cards that ask for one as one of these would. */ as: Pick<CardFacts, 'clan' | 'title' | 'sect'> }
    | { /** So much pool at most they burn to a bleed, whatever it is for. */ bled: Num }
    | {
        /** Though no minion it can attempt to block, and is this for the attempt; its block leads to no combat. */
        blocks: Traits
      }
    | {
        allow: boolean
        rule: Rule
        against?: CardsWhere
        only?: string
        /** Of playing: such cards alone. */ cards?: CardsPlayed
        /** It may all the same, by burning so much; of unlocking 0: as who controls it wishes. */ unless?: number
        /** So many cards on top of the library of its Methuselah go instead. */ from?: 'library'
        /** Of hunting by whatever means: who must hunt goes there. */ instead?: 'torpor'
      }
    | { /** Cards that require this Discipline it plays as at the superior level. */ plays: string | { x: string } }
    | {
        /** A level of a Discipline, or of one that was chosen as it came into play; in upper case, the superior one. */
        level: string | { x: string }
      }
}
/**
 * A strike that a card in play gives to itself, or to the minion it lies on; or whoever an effect of it grants it to.
 * `maneuver`: so many, optional, each combat.
 */
export interface GrantedStrike {
  name: string
  strike: Extract<Op, { op: 'strike' }>
  /** It is of the minion that fights the one it lies on. */ opposing?: true
  /** `discards`: so many cards of the hand, at random. */ cost?: { blood?: number; discards?: number }
  /** Only where it was played at this level. */ mode?: string
  /** `round`: with whichever of the card's strikes. */ once?: 'combat' | 'round'
  maneuver?: number
  /** Only at this range. */ at?: 'long'
  while?: Test
}
/** `strike-resolution`: damage it inflicts in each round as the first strikes resolve, in one batch with theirs. */
export interface Trigger {
  on: EventKey | 'strike-resolution'
  /** Only where it was played at this level. */ mode?: string
  when?: Test
  optional?: true
  /** Before whatever else the same moment brings. */ first?: true
  /** Of the card itself as it is burned: for who controlled it. */ gone?: true
  ops: Op[]
}
