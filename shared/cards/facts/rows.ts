import type { CardFacts, CardType } from '../facts.ts'

/**
 * How a row of facts is written. Every field of a row is printed on the card or in the official list; what the card does is not here.
 */

/**
 * `Flávio Gonçalves` is `flavio-goncalves`, `Cats' Guidance` is `cats-guidance`, `.44 Magnum` is `44-magnum`.
 * A card whose official name changes later keeps the key of its first name: give its row that `key`.
 */
export function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’™]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Clans that were renamed: a card printed with the old name means the same clan (GLOSS-30). Disciplines have kept their codes. */
const RENAMED: Readonly<Record<string, string>> = { Assamite: 'Banu Haqim', 'Follower of Set': 'Ministry' }
export const currentName = (clan: string): string => RENAMED[clan] ?? clan

/** `unique: false` of a vampire that says so. */
type OfVampire = Partial<
  Pick<
    CardFacts,
    | 'key'
    | 'title'
    | 'city'
    | 'bleed'
    | 'strength'
    | 'stealth'
    | 'intercept'
    | 'keywords'
    | 'advanced'
    | 'merged'
    | 'circle'
    | 'slaveOf'
  >
> & { unique?: false }

/** Every vampire is unique unless its row says otherwise, so that is not repeated on each. Disciplines: superior in capitals. */
export function vampire(
  id: number,
  name: string,
  clan: string,
  sect: string,
  group: number | 'ANY',
  capacity: number,
  disciplines: string,
  { unique, ...more }: OfVampire = {},
): CardFacts {
  return {
    id,
    key: keyOf(name),
    name,
    types: ['Vampire'],
    clan: currentName(clan),
    sect,
    ...(group !== 'ANY' && { group }),
    capacity,
    disciplines: disciplines.split(' ').filter(Boolean),
    ...(unique === undefined && { unique: true as const }),
    ...more,
  }
}

/** Of the same name as its base card, and of a key of its own. */
export const advanced: typeof vampire = (id, name, clan, sect, group, capacity, disciplines, more = {}) =>
  vampire(id, name, clan, sect, group, capacity, disciplines, {
    key: `${keyOf(name)}-advanced`,
    advanced: true,
    ...more,
  })

type OfLibraryCard = Omit<
  CardFacts,
  'id' | 'key' | 'name' | 'types' | 'group' | 'capacity' | 'title' | 'city' | 'sect' | 'advanced' | 'merged'
> & { key?: string }

const libraryCard =
  (...types: CardType[]) =>
  (id: number, name: string, { clan, ...more }: OfLibraryCard = {}): CardFacts => ({
    id,
    key: keyOf(name),
    name,
    types: [...types],
    ...(clan !== undefined && { clan: currentName(clan) }),
    ...more,
  })

export const master = libraryCard('Master')
export const action = libraryCard('Action')
export const politicalAction = libraryCard('Political Action')
export const ally = libraryCard('Ally')
export const retainer = libraryCard('Retainer')
export const equipment = libraryCard('Equipment')
export const actionModifier = libraryCard('Action Modifier')
export const event = libraryCard('Event')
export const reaction = libraryCard('Reaction')
export const combat = libraryCard('Combat')
export const actionOrCombat = libraryCard('Action', 'Combat')
export const actionModifierOrCombat = libraryCard('Action Modifier', 'Combat')
export const actionModifierOrReaction = libraryCard('Action Modifier', 'Reaction')
