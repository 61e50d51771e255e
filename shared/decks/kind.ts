import { catalogue } from '../cards/catalogue.ts'
import type { CardFacts, CardType } from '../cards/facts.ts'
import type { Copies, Deck } from '../cards/five-decks.ts'

/** What a deck is for, as far as the facts of its cards tell: what people call its archetype. */
export const ARCHETYPES = ['votes', 'bleed-and-votes', 'stealth-bleed', 'bleed', 'fight', 'allies', 'wall'] as const
export type Archetype = (typeof ARCHETYPES)[number]

export interface Kind {
  /** The clan that most of its crypt is of; null where none has a third of it. */
  clan: string | null
  /** The Disciplines that most of its library asks for, the most first. */
  disciplines: string[]
  archetype: Archetype
}

/** A third of a crypt makes a deck one of a clan. */
const OF_A_CLAN = 3
const DISCIPLINES = 3
/** From how many cards on a deck is about them. */
const VOTES = 6
const ALLIES = 8
const FIGHTS = 20
const REACTIONS = 22
/** Disciplines whose modifiers hide who acts. */
const HIDING: ReadonlySet<string> = new Set(['obf', 'qui', 'obt', 'myt', 'chi'])
const HIDDEN = 8

export function kindOf({ crypt, library }: Pick<Deck, 'crypt' | 'library'>): Kind {
  const held = factsIn(library)
  const disciplines = tallied(held, ({ disciplines: needed = [] }) => needed.map(one => one.toLowerCase()))
  return {
    clan: clanOf(crypt),
    disciplines: disciplines.slice(0, DISCIPLINES).map(([name]) => name),
    archetype: archetypeOf(held),
  }
}

type Held = [copies: number, facts: CardFacts]
const factsIn = (cards: readonly Copies[]): Held[] =>
  cards.flatMap(([copies, key]): Held[] => {
    const facts = catalogue.get(key)
    return facts ? [[copies, facts]] : []
  })

function clanOf(crypt: readonly Copies[]): string | null {
  const held = factsIn(crypt)
  const all = held.reduce((sum, [copies]) => sum + copies, 0)
  const [first] = tallied(held, ({ clan }) => (clan === undefined ? [] : [clan]))
  return first && first[1] * OF_A_CLAN >= all ? first[0] : null
}

/** How many copies speak of each, the most first; of as many the first by letters. */
function tallied(held: readonly Held[], of: (facts: CardFacts) => string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const [copies, facts] of held) for (const one of of(facts)) counts.set(one, (counts.get(one) ?? 0) + copies)
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
}

function archetypeOf(held: readonly Held[]): Archetype {
  const count = (fits: (facts: CardFacts) => boolean): number =>
    held.reduce((sum, [copies, facts]) => sum + (fits(facts) ? copies : 0), 0)
  const ofType = (type: CardType): number => count(({ types }) => types.includes(type))
  const votes = ofType('Political Action')
  const fights = ofType('Combat')
  if (ofType('Ally') >= ALLIES) return 'allies'
  if (fights >= FIGHTS && fights > ofType('Action Modifier')) return 'fight'
  if (votes >= VOTES) return ofType('Action') * 2 > votes ? 'bleed-and-votes' : 'votes'
  if (ofType('Reaction') >= REACTIONS) return 'wall'
  const hides = ({ types, disciplines = [] }: CardFacts): boolean =>
    types.includes('Action Modifier') && disciplines.some(one => HIDING.has(one.toLowerCase()))
  return count(hides) >= HIDDEN ? 'stealth-bleed' : 'bleed'
}
