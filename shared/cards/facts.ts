/** What is printed on a card besides its wording: names and numbers, in the codes of the official card list. */
export interface CardFacts {
  /** Number in the official card list. */
  id: number
  /** Names the card in stored games; never renamed. Kebab-case of the name. */
  key: string
  name: string
  types: CardType[]
  /** Clan of a crypt card; clan required by a library card. */
  clan?: string
  group?: number
  capacity?: number
  /** Crypt card: what it has, lower case basic, upper case superior. Library card: what it requires. */
  disciplines?: string[]
  title?: string
  /** City of a prince, baron or archbishop: two titles of one city are contested. */
  city?: string
  sect?: string
  bleed?: number
  strength?: number
  stealth?: number
  intercept?: number
  life?: number
  poolCost?: number | 'X'
  bloodCost?: number | 'X'
  unique?: true
  /** An advanced vampire: it may merge with the card of the same name that is not. */
  advanced?: true
  /** What stands behind its icon and counts only while it is merged (MERGE-08); numbers are what is added. */
  merged?: Partial<Pick<CardFacts, 'sect' | 'title' | 'city' | 'bleed' | 'strength' | 'stealth' | 'intercept'>>
  trifle?: true
  outOfTurn?: true
  burnOption?: true
  /** Library card: the minion must hold one of these titles. */
  requiresTitle?: string[]
  /**
   * Ally: the Disciplines of the cards that it may play as a vampire, and the capacity and the sect it then has;
   * `either`: no card that requires more than one of them; `noActions`: no action cards.
   */
  asVampire?: { disciplines: string[]; capacity?: number; sect?: string; either?: true; noActions?: true }
  /** Library card: the minion must have all these traits; after `non-`, must not have them. */
  requiresTraits?: string[]
  /** Library card: the minion, or for a master a ready one, must be of one of these sects. */
  requiresSect?: string[]
  /** Library card: the vampire must have at least this capacity. */
  requiresCapacity?: number
  /** Library card of several clans: any of them; `clan` is the first. */
  clans?: string[]
  /** Library card of several Disciplines: all of them are required; otherwise any one. */
  allDisciplines?: true
  /**
   * Words printed on the card that other cards and rules refer to: location, hunting ground, weapon, animal, …; the
   * traits of a minion: infernal, scarce, …
   */
  keywords?: string[]
  /** Of a Blood Brother. */
  circle?: string
  /** The clan whose slave it is. */
  slaveOf?: string
}

/** A card as the list of all official cards has it: its facts, and what is told of it besides. */
export interface CardRow extends CardFacts {
  /** Not allowed in tournaments. */
  banned?: true
  /** Earlier and other names it goes by. */
  also?: string[]
  /** Nothing more is printed on it than these facts say, and the rules know all of them: it is whole by its row. */
  plain?: true
}

export type CardType =
  | 'Vampire'
  | 'Imbued'
  | 'Action'
  | 'Action Modifier'
  | 'Ally'
  | 'Combat'
  | 'Conviction'
  | 'Equipment'
  | 'Event'
  | 'Master'
  | 'Political Action'
  | 'Power'
  | 'Reaction'
  | 'Retainer'
