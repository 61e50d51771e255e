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
  sect?: string
  bleed?: number
  strength?: number
  stealth?: number
  intercept?: number
  life?: number
  poolCost?: number | 'X'
  bloodCost?: number | 'X'
  unique?: true
  trifle?: true
  burnOption?: true
}
export type CardType = 'Vampire' | 'Action' | 'Action Modifier' | 'Ally' | 'Combat' | 'Equipment' | 'Event' | 'Master' | 'Political Action' | 'Reaction' | 'Retainer'
