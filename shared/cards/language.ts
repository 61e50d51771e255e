import type { CardFacts } from './facts.ts'

/**
 * The language cards are written in, as data: operations, selectors, amounts, tests and ends.
 * What is stored in a frame holds only these, so a half-resolved card finishes as it began, whatever is deployed
 * meanwhile.
 */

/**
 * A card by its role, or a name bound earlier in the same effect; `action-card` was played for the current action,
 * `offering` is the card in play that offers it, `host:x` is what the card bound as x lies on,
 * `chosen:x` whom that one has in mind as chosen.
 */
export type Ref =
  | 'self'
  | 'action-card'
  | 'offering'
  | 'host'
  | 'by'
  | 'acting'
  | 'blocking'
  | 'opposing'
  | (string & {})
/**
 * A Methuselah by role, or a bound name. `actor` performs the current action; `target` is whom it is directed at,
 * `host` controls the card this one lies on, `opponent` the minion that fights it, `controller:x` the card bound as x,
 * `owner:x` owns it, `player` plays the card that this one answers, `prey:x` and `predator:x` are those of Methuselah x.
 */
export type SeatRef = 'you' | 'prey' | 'predator' | 'actor' | 'target' | 'host' | 'opponent' | 'player' | (string & {})
/**
 * `combat`: fighting in the current one; `topOfCrypt`: the card that would be drawn next from the crypt; `under`: out
 * of play under the card that it is `on`.
 */
export type Region =
  | 'ready'
  | 'torpor'
  | 'uncontrolled'
  | 'hand'
  | 'library'
  | 'ash'
  | 'inPlay'
  | 'combat'
  | 'topOfCrypt'
  | 'under'

/** Chooses cards: all fields must hold. */
export interface CardsWhere {
  kind?:
    | 'minion'
    | 'vampire'
    | 'ally'
    | 'location'
    | 'equipment'
    | 'retainer'
    | 'event'
    | 'conviction'
    | 'monster'
    | 'combat'
    | 'master'
    | 'reaction'
    | 'action'
    | 'action modifier'
    | 'political action'
    /** A card of the crypt, whatever it has become. */
    | 'crypt'
  of?: SeatRef
  in?: Region
  locked?: boolean
  /** By name, as it was chosen, or that of another card. */
  clan?: string | { chosen: string } | { like: Ref }
  sect?: string
  /** Whether it has a title, or one of these. */
  title?: boolean | string[]
  /** A Blood Brother of the same circle. */
  circle?: Ref
  /** A Discipline code, lower case for any level, upper case for superior. */
  has?: string
  /** A library card that requires this Discipline, or any. */
  requires?: string | true
  /** A library card that asks for a minion of this sect or clan; a title that only one sect has asks for that sect. */
  asks?: { sect?: string; clan?: string; title?: true }
  /** A library card by whose text a vampire becomes of this sect. */
  makes?: string
  younger?: Ref
  older?: Ref
  /** Of all that the selector means besides, none is older. */
  oldest?: true
  ref?: Ref
  /** One of those bound under this name. */
  amongst?: string
  /** The key of the card, or a copy of another card. */
  named?: string | { like: Ref }
  /** A word printed on it, or a trait that it has. */
  keyword?: string
  /** What it lies on; `nothing` for what lies by itself. */
  on?: Ref
  /** It gives a strike that reaches at any range. */
  ranged?: true
  /** A weapon whose strikes, made by who has no strength to speak of, inflict so much at most, and nothing aggravated. */
  inflicts?: number
  /** Printed with a cost of so much blood and pool at most. */
  costs?: number
  /** By a strike of its opponent that is chosen and not resolved. */
  struck?: 'aggravated'
  /** It has less life than it came into play with. */
  hurt?: true
  /** Being played, it would cancel a minion card of another Methuselah. */
  cancels?: true
  /** Being played, or as this level would be, it would change the target of a bleed. */
  redirects?: true
  /**
   * Were it awake, it could attempt to block the current action, or is doing so; `whoever`: whatever the action is
   * aimed at.
   */
  couldBlock?: true | 'whoever'
  /**
   * It has a Discipline at the superior level; or, being played or as this level would be, it requires one so.
   */
  superior?: 'has' | 'requires'
  /** Of a library, one of so many that lie uppermost. */
  top?: number
  /** What the current action is aimed at. */
  aimed?: true
  /** It is chosen in the terms of the referendum that goes on, or has a share in them. */
  inTerms?: true
  /** What must hold of it; the test calls it `it`. */
  where?: Test
  not?: CardsWhere
  any?: CardsWhere[]
}

/** Cards as they are played: of these types, at a Discipline, or with a word printed on them. */
export type CardsPlayed = Pick<CardsWhere, 'kind' | 'requires' | 'keyword'>

/** Chooses Methuselahs. */
export interface SeatsWhere {
  not?: SeatRef[]
  only?: SeatRef[]
  /** What must hold; the test calls the Methuselah `it`. */ where?: Test
}

/** Paid with blood of these vampires, each with no more than it has, and with this pool for the rest. */
export interface Blood {
  blood: CardsWhere
  rest: SeatRef
}

/** These cards. */
export interface Shared {
  cards: CardsWhere
}

export type Num =
  | number
  /** What was chosen, or so much for each of it. */
  | { x: string; per?: number }
  /** So many of them, or so much for each. */
  | { count: CardsWhere; per?: number }
  /** So many Methuselahs. */
  | { seats: SeatsWhere }
  /**
   * `capacity-or-cost`: of a vampire its capacity, of an ally what is printed as its cost; `payable`: the most that the
   * X of a card in blood can be.
   */
  | { of: Ref; stat: Stat | 'blood' | 'capacity-or-cost' | 'payable' }
  /** `corruption@you` are one's own, `corruption@any` anybody's. */
  | { counter: string; of: Ref }
  | { fact: string; of: Ref | SeatRef }
  | { pool: SeatRef }
  | { victoryPoints: SeatRef; per?: number }
  /** Votes and ballots, or `only` votes, that it has cast in the referendum that goes on, and that count. */
  | { cast: 'for' | 'against'; of: Ref | { seat: SeatRef }; only?: 'votes' }
  /** Which Methuselah, or which card: to be remembered, or compared with what is. */
  | { seat: SeatRef }
  | { card: Ref }
  /** All at whom the current action is directed, together: to be remembered, or compared. */
  | { directedAt: 'all' }
  /** What an allocation, or an amount that was chosen, has left of so many. */
  | { left: string; of: Num }
  | { sum: Num[] }
  | { minus: Num }
  /** Without what is left over: half of it, or one for every so many. */
  | { part: Num; by: number }
  | { least: Num[] }

export type Comparison = '<' | '<=' | '=' | '>=' | '>'
export type Test =
  | { is: [Ref, CardsWhere] }
  | { any: CardsWhere; min?: number; max?: number }
  | { cmp: [Num, Comparison, Num] }
  | {
      action:
        | 'bleed'
        | 'hunt'
        | 'directed'
        | 'political'
        | 'diablerie'
        | 'blocked'
        | 'equip'
        | 'employ'
        | 'recruit'
        | 'become-anarch'
    }
  /** The current action is of a card, played or in play, that asks for a minion of this sect or clan. */
  | { required: NonNullable<CardsWhere['asks']> }
  /** Whoever has the turn. */
  | { during: Phase }
  /** The current action is directed at this Methuselah. */
  | { targets: SeatRef }
  /** It is directed at those remembered under this name, whoever acts left out. */
  | { aimedAlike: string }
  /** This Methuselah has the Edge. */
  | { edge: SeatRef }
  | { same: [SeatRef, SeatRef] }
  /** Of the words that were asked for under this name, this one was chosen. */
  | { said: string; word: string }
  | { range: 'close' | 'long' }
  /** Of the combat that goes on. */
  | { round: 'first' }
  /** Of the referendum that goes on. */
  | { referendum: 'blood-hunt' }
  | { not: Test }
  | { all: Test[] }
  | { or: Test[] }

export type Phase = 'unlock' | 'master' | 'minion' | 'influence' | 'discard'
/** When something ends: with a scope, at a seat's next phase, when its source leaves play, or never. */
export type Until = number | { phase: Phase; of: number } | 'leaves' | 'game'
/** The same as a card writes it, before the scope is known. */
export type Lasting =
  | 'strike'
  | 'round'
  | 'combat'
  | 'action'
  | 'referendum'
  | 'turn'
  | 'leaves'
  | 'game'
  | { phase: Phase; of: SeatRef }

/** `shared`: blood that another vampire pays (RESCUE-02). */
export interface Cost {
  blood?: Num
  pool?: Num
  edge?: true
  shared?: { by: Ref; blood: Num }
}

/**
 * Where counters are: the bank, a Methuselah's pool, or a card: its blood or life, or counters of a name of their own.
 */
export type Holder = 'bank' | { pool: SeatRef } | { card: Ref; name?: string }
/**
 * `uncontrolled`: face down to its owner's, with its blood, and what lies on it is burned; or to its controller's, and
 * that is suspended. `library`: at the bottom of it; what is in the crypt or goes there is shuffled in.
 * `under`: out of play under the card it is put `on`.
 */
export type Destination =
  | 'ready'
  | 'torpor'
  | 'uncontrolled'
  | 'hand'
  | 'library'
  | 'crypt'
  | 'ash'
  | 'removed'
  | 'inPlay'
  | 'under'

/**
 * Who brings a card into play inside an effect, and pays its blood. `freely`: whatever it requires, at a level of its
 * own, or put there as anybody could, without what equipping or employing it does beside (`basic`); `half`: for half
 * of its cost, rounded down.
 */
export interface Bringing {
  by: Ref
  freely?: true | 'basic'
  half?: true
}

export type Op =
  | {
      op: 'modify'
      stat: Stat
      delta?: Num
      set?: Num
      /** There is none of it, whatever adds to it. */ none?: true
      on: Ref | { seat: SeatRef } | { who: CardsWhere }
      until: Lasting
      limited?: true
      early?: true
      while?: Test
      /** Of the cost of these cards alone, in blood or in pool. */
      of?: CardsWhere
      paid?: 'blood' | 'pool'
    }
  | {
      op: 'forbid' | 'allow'
      rule: Rule
      on: Ref | { seat: SeatRef } | { who: CardsWhere }
      until: Lasting
      against?: CardsWhere
      except?: StrikeKind
      /** `answered`: the card that this one answers; of a maneuver or a press: where it leads; of
       * unlocking: `effect`, by whatever unlocks it. */ only?: string
      /** It may all the same, by burning so much blood or life; of unlocking 0: if who controls it wishes. */
      unless?: number
      /** Of playing, or of what does not affect it: such cards alone, as they are played. */ cards?: CardsPlayed
      /** Of an action whose cost is not there any more, too. */ regardless?: true
    }
  /** `like`: of the clan and sect of that card. */
  | {
      op: 'become'
      who: Ref
      traits: Traits
      until: Lasting
      like?: Ref
      /** The title of that card. */ titleOf?: Ref
      /** A word that was chosen, by the name it is bound to. */ chosen?: { circle: string } | { clan: string }
    }
  /** An ability of this card, or a strike of it. */
  | { op: 'grant'; ability: string; to: Ref; until: Lasting }
  | {
      op: 'choose'
      as: string
      ask: ChoiceKey
      from: ChoiceFrom
      min?: Num
      max?: Num
      by?: SeatRef
      secret?: true
      /** What is chosen is what the action is aimed at; `combat`: and what it enters combat with. */
      target?: true | 'combat'
      /** Chance chooses, as many as `max`; nobody is asked. */ random?: true
    }
  /** Looks through one's own piles for a card, and shuffles those that nobody sees. Whether it finds any, nobody else knows (`secret`). */
  | {
      op: 'search'
      as: string
      ask: ChoiceKey
      piles: ('library' | 'ash' | 'hand' | 'crypt')[]
      for: CardsWhere
      /** So many at most; left out, one. */ max?: number
      /** Only what this minion could bring into play. */ playable?: Ref | Bringing
    }
  | {
      op: 'allocate'
      as: string
      ask: ChoiceKey
      points: Num
      among: SeatsWhere | Blood | Shared
      least: number
      by?: SeatRef
      /** No more each than in this allocation. */ within?: string
      /** So many points at most may be left out, for what was chosen besides to take. */ spare?: Num
      /** Among cards that lie face down. */ secret?: true
    }
  /**
   * `keep`: what the card has in mind while it is in play; where it is there already it stays, and only that changes.
   */
  | {
      op: 'move'
      who: Ref
      to: Destination
      /** Whose hand; left out, its owner's. */ of?: SeatRef
      /** The library or the crypt it goes to. */ shuffle?: true
      /** Of a library: on top of it, and of several the first uppermost. */ at?: 'top'
      on?: Ref
      /** Face down. */ down?: true
      /** What lies on it stays on it, out of play until it is brought out again. */ suspending?: true
      mode?: string
      keep?: Record<string, Num>
    }
  /** Equips, employs or recruits inside an effect: no action and no play from the hand, but paid for as usual. */
  | ({ op: 'play'; card: Ref } & Bringing)
  | { op: 'control'; who: Ref; to: SeatRef }
  | { op: 'counters'; from: Holder; to: Holder; amount: Num; why: CounterReason }
  | { op: 'lock' | 'unlock'; who: Ref }
  | { op: 'if'; test: Test; then: Op[]; else?: Op[] }
  /** `target`: only those that the action can be aimed at. */
  | {
      op: 'each'
      over: EachOver
      as: string
      ops: Op[]
      together?: true
      target?: true
      /** Once all are through, they go through it anew if this has changed meanwhile: what is bid or paid in turns. */
      again?: Num
    }
  | { op: 'watch'; on: string; when?: Test; ops: Op[]; until: Lasting; times?: Num }
  /** A referendum that the action which has just succeeded would call is cancelled like one that goes on. */
  | {
      op: 'outcome'
      of: 'play' | 'attempt' | 'action' | 'combat' | 'referendum'
      is: 'cancelled' | 'fails' | 'ends' | 'continues' | 'passes'
      barred?: true
      unpaid?: true
    }
  /** It takes an action: its Methuselah announces one at once, whosever turn it is, or none. */
  | { op: 'act'; who: Ref }
  | { op: 'bleed' }
  /** `from`: what it gains is stolen from this one. */
  | { op: 'hunt'; from?: Ref }
  | { op: 'redirect'; to: SeatRef }
  /** A block attempt that cannot be declined. */
  | { op: 'block'; by: Ref }
  /** `from`: the minion that inflicts it; `strike`: more damage of its strike, with all that the strike is. */
  | { op: 'damage'; to: Ref; amount: Num; aggravated?: true; unpreventable?: true; from?: Ref; strike?: true }
  /**
   * The strike of a strike card or of a card that grants one; played in the range step, its maneuver is used and it is
   * the initial strike.
   */
  | {
      op: 'strike'
      strike: StrikeKind
      damage?: Num
      plus?: Num
      steal?: Num
      ranged?: true
      aggravated?: true
      first?: true
      undodgeable?: true
      /** What it does it does to the striker: no dodge helps. */ own?: true
      /** Cards that require this Discipline prevent none of its damage. */ pierces?: string
      effects?: Op[]
      /** That of this card on the striker instead, with as much more damage. */ with?: Ref
      /** The initial strike of its minion, without a maneuver. */ bound?: true
      /** One of its additional strikes in this round, which it has by another effect. */ additional?: true
      /** Its maneuver leads there alone. */ to?: 'close' | 'long'
    }
  | { op: 'maneuver'; to?: 'close' | 'long' }
  | { op: 'press'; to?: 'continue' | 'end' }
  /**
   * `with`, `without`: of strikes with a card of this keyword, of anything else; `any`: to any minion or retainer in
   * combat, not only to who prevents it. `initial`: of an initial strike.
   */
  | {
      op: 'prevent'
      amount: Num | 'all'
      only?: 'normal' | 'strike' | 'initial'
      with?: string
      without?: string
      any?: true
    }
  /** The range of the next round, or of the one that begins, which is then not determined. */
  | { op: 'range'; next: 'close' | 'long' | { chosen: string }; this?: true }
  | { op: 'edge'; to: SeatRef | null }
  | {
      op: 'draw'
      seat: SeatRef
      from: 'library' | 'crypt'
      count: Num
      /** Not to the hand, but face down under this card. */ under?: Ref
    }
  /** `queued`: once the current one is over; `block`: by the block of the current action. */
  | { op: 'combat'; acting: Ref; opposing: Ref; queued?: true; block?: true }
  /** `tally` changes the votes of this referendum, once its terms are chosen. */
  | { op: 'referendum'; terms: Op[]; passed: Op[]; tally?: Op[] }
  /** Shown to who uses it, and to nobody else, or to all. `as`: a name for what was seen. */
  | { op: 'look'; at: CardsWhere; to?: 'all'; as?: string }
  | { op: 'mark'; fact: string; of: Ref; n: Num; until: Lasting }
  | { op: 'diablerize'; victim: Ref }

export type OpName = Op['op']
/** `playable`: what this minion could bring into play; `pool`: as it is, for so much at most. */
export interface Choosable extends CardsWhere {
  playable?: Ref
  pool?: number
}
/** `superior`: of the Disciplines among the words those that it has at the superior level. */
export type ChoiceFrom =
  | { cards: Choosable }
  | { seats: SeatsWhere }
  | { keys: string[]; superior?: Ref }
  | { upTo: Num }
export type EachOver = { cards: CardsWhere } | { seats: SeatsWhere } | { list: string } | { allocation: string }

/**
 * `dissent`: the blood that a vampire burns to cast against the referendum; `bleeds`: how many bleed actions a turn has
 * room for; `edgeVotes`: what burning the Edge is worth beside its vote; `damage`: what its strikes inflict, or steal;
 * `rescue`: what rescuing a vampire costs it; `replacements`: cards drawn beside the one that replaces another;
 * `contest`: the blood that contesting its title costs it.
 */
export type Stat =
  | 'bleed'
  | 'stealth'
  | 'intercept'
  | 'strength'
  | 'hunt'
  | 'handSize'
  | 'capacity'
  | 'votes'
  | 'votesAgainst'
  | 'ballots'
  | 'transfers'
  | 'masterActions'
  | 'discardActions'
  | 'cost'
  | 'maneuver'
  | 'press'
  | 'strikes'
  | 'dissent'
  | 'bleeds'
  | 'edgeVotes'
  | 'damage'
  | 'rescue'
  | 'replacements'
  | 'contest'
/**
 * `target`: of actions; `hunt`: as any vampire may; `bleed`: neither announced nor successful; `aggravated`: its hand strikes are; `equipment`:
 * strikes and uses of what it bears; `have`: cards on it; `block-lock`: it locks for its block; `acting`: in combat it
 * counts as the acting minion; `first-strike`: its strikes are; `weapon`: damage of its strikes with weapons;
 * `contest`: the title of another, once they contest it; `text`: its abilities; `tally`: its votes count double there;
 * `gain`: of blood or life, which goes to the bank instead; `ready`: it is moved to the ready region; `diablerized`: it
 * is the victim; `affect`: by what such cards do and say.
 */
export type Rule =
  | 'bleed'
  | 'aggravated'
  | 'equipment'
  | 'hunt'
  | 'hunted'
  | 'vote'
  | 'block'
  | 'act'
  | 'target'
  | 'wake'
  | 'play'
  | 'unlock'
  | 'strike'
  | 'damage'
  | 'open-hand'
  | 'maneuver'
  | 'press'
  | 'replace'
  | 'block-lock'
  | 'have'
  | 'acting'
  | 'first-strike'
  | 'weapon'
  | 'gain'
  | 'contest'
  | 'text'
  | 'tally'
  | 'diablerize'
  | 'ready'
  | 'diablerized'
  | 'affect'
/** What a card is besides its numbers. */
export interface Traits extends Partial<
  Pick<
    CardFacts,
    | 'types'
    | 'capacity'
    | 'clan'
    | 'sect'
    | 'title'
    | 'city'
    | 'disciplines'
    | 'keywords'
    | 'circle'
    | 'slaveOf'
    | 'life'
    | 'strength'
    | 'bleed'
    | 'asVampire'
  >
> {
  /**
   * The clan a justicar, an Inner Circle member or a kholo stands for; left out, that of the vampire as it is given the
   * title.
   */
  titleClan?: string
  /** Its title is contested and counts for nothing; or it is gone for good, with any before it. */
  untitled?: 'contested' | 'yielded'
}

export type StrikeKind = 'hand' | 'damage' | 'dodge' | 'combat-ends' | 'steal' | 'equipment'

export type WindowName =
  | 'announced'
  | 'blocks'
  | 'attempt'
  | 'declined'
  | 'success'
  | 'blocked'
  | 'resolved'
  | 'as-played'
  | 'combat-begins'
  | 'before-range'
  | 'range'
  | 'before-strikes'
  | 'strike'
  | 'as-chosen'
  | 'additional-strikes'
  | 'press'
  | 'round-end'
  | 'combat-ends'
  | 'prevent'
  | 'to-torpor'
  | 'before-votes'
  | 'polling'
  | 'diablerized'
  | 'ousting'
  | 'between'

/** Questions of choices; parameters: card (its source, or null), min, max; allocation: points. */
export type ChoiceKey =
  | 'choose-new-target'
  | 'choose-minion'
  | 'choose-vampire'
  | 'choose-terms'
  | 'choose-strike'
  | 'choose-trigger'
  | 'choose-victim'
  | 'choose-equipment'
  | 'choose-strike-target'
  | 'choose-to-continue'
  | 'choose-to-attempt'
  | 'choose-x'
  | 'choose-damage'
  | 'choose-discipline'
  | 'choose-slave'
  | 'choose-circle'
  | 'choose-location'
  | 'choose-target'
  | 'choose-trophy'
  | 'choose-awards'
  | 'choose-discard'
  | 'choose-discards'
  | 'choose-to-library'
  | 'choose-gain'
  | 'choose-loss'
  | 'choose-amount'
  | 'choose-card'
  | 'choose-order'
  | 'choose-draw'
  | 'choose-reducers'
  | 'choose-blood'
  | 'choose-locked'
  | 'choose-payer'
  | 'choose-clan'
  | 'choose-range'

/** Why counters moved: the `why` of a `counters` event. */
export type CounterReason =
  | 'edge' // bank to pool: the Edge's pool
  | 'transfer'
  | 'withdraw' // pool to an uncontrolled card and back
  | 'contest' // pool for a contested card, blood for a contested title
  | 'crypt-draw'
  | 'merge' // pool to bank
  | 'cost' // blood or pool paid
  | 'infernal' // pool paid to unlock an infernal minion (TRAIT-04)
  | 'bleed' // the target's pool burned
  | 'hunt'
  | 'drain' // blood gained; blood above capacity
  | 'diablerie' // blood of the victim
  | 'damage' // blood burned to mend, or life lost
  | 'prey-ousted' // six pool
  | 'left-play' // counters of a card or a seat that leaves
  | 'effect' // a card's effect
  | 'set-up'
