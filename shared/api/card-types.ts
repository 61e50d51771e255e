import type { CardType } from '../cards/facts.ts'

/** What is printed as the type of a card. */
export const cardTypes = [
  'Vampire',
  'Imbued',
  'Action',
  'Action Modifier',
  'Ally',
  'Combat',
  'Conviction',
  'Equipment',
  'Event',
  'Master',
  'Political Action',
  'Power',
  'Reaction',
  'Retainer',
] as const satisfies readonly CardType[]
