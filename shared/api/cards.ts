import * as z from 'zod'
import type { CardType } from '../cards/facts.ts'
import { DeckKey } from './decks.ts'

const types = [
  'Vampire', 'Imbued', 'Action', 'Action Modifier', 'Ally', 'Combat', 'Equipment', 'Event', 'Master', 'Political Action', 'Reaction', 'Retainer',
] as const satisfies readonly CardType[]

const cost = z.union([z.int(), z.literal('X')])
export const Card = z.object({
  id: z.int().describe('Number in the official card list'),
  key: z.string().describe('What games call it; never renamed'),
  name: z.string(),
  types: z.array(z.enum(types)),
  clan: z.exactOptional(z.string()),
  group: z.exactOptional(z.int()),
  capacity: z.exactOptional(z.int()),
  disciplines: z.exactOptional(z.array(z.string())).describe('Of a crypt card: what it has, basic in lower, superior in upper case. Of a library card: what it requires'),
  title: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()).describe('City of a titled vampire'),
  sect: z.exactOptional(z.string()),
  bleed: z.exactOptional(z.int()),
  strength: z.exactOptional(z.int()),
  stealth: z.exactOptional(z.int()),
  intercept: z.exactOptional(z.int()),
  life: z.exactOptional(z.int()),
  poolCost: z.exactOptional(cost),
  bloodCost: z.exactOptional(cost),
  unique: z.exactOptional(z.literal(true)),
  advanced: z.exactOptional(z.literal(true)).describe('An advanced vampire: it may merge with the card of the same name that is not'),
  merged: z.exactOptional(z.object({
    sect: z.exactOptional(z.string()), title: z.exactOptional(z.string()), city: z.exactOptional(z.string()),
    bleed: z.exactOptional(z.int()), strength: z.exactOptional(z.int()), stealth: z.exactOptional(z.int()), intercept: z.exactOptional(z.int()),
  })).describe('What it is and gains besides while it is merged'),
  trifle: z.exactOptional(z.literal(true)),
  outOfTurn: z.exactOptional(z.literal(true)),
  burnOption: z.exactOptional(z.literal(true)),
  requiresTitle: z.exactOptional(z.array(z.string())).describe('Library card: the minion must hold one of these titles'),
  requiresSect: z.exactOptional(z.array(z.string())).describe('Library card: the minion must be of one of these sects'),
  requiresCapacity: z.exactOptional(z.int()).describe('Library card: the vampire must have at least this capacity'),
  requiresTraits: z.exactOptional(z.array(z.string())).describe('Library card: the minion must have all these traits; after `non-`, must not have them'),
  allDisciplines: z.exactOptional(z.literal(true)).describe('All its Disciplines are required, not any one'),
  keywords: z.exactOptional(z.array(z.string())),
  circle: z.exactOptional(z.string()).describe('Of a Blood Brother'),
  slaveOf: z.exactOptional(z.string()).describe('The clan it is a slave to'),
}).meta({ id: 'Card', description: 'What is printed on a card besides its wording' })

export const CardList = z.object({
  cards: z.array(Card),
  decks: z.array(z.object({ key: DeckKey, name: z.string() })),
}).meta({ id: 'CardList' })

export const CardParams = z.strictObject({ card: z.string().min(1).max(80) })

export const Health = z.object({
  status: z.literal('ok'),
  build: z.string(),
  time: z.iso.datetime(),
}).meta({ id: 'Health' })
