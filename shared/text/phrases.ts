/**
 * What can be said at a table in ready phrases, which each reads in their own language. A phrase has places for what is
 * open to all: a seat, a card, an amount, how long.
 */
export const GROUPS = ['offers', 'asks', 'warns', 'answers', 'thanks'] as const
export type Group = (typeof GROUPS)[number]
export const PLACES = ['seat', 'card', 'amount', 'until'] as const
export type Place = (typeof PLACES)[number]
export const UNTILS = ['this-turn', 'my-next-turn', 'your-next-turn', 'game-end'] as const
export type Until = (typeof UNTILS)[number]

const offers = {
  'no-bleed': ['seat', 'until'],
  'small-bleed': ['seat', 'amount', 'until'],
  'no-attack': ['seat', 'until'],
  'no-block': ['seat'],
  'block-for': ['seat'],
  'vote-with': ['seat'],
  'vote-against': ['seat'],
  rescue: ['card'],
  'leave-card': ['card', 'until'],
  'burn-card': ['card'],
} as const
const asks = {
  'spare-me': ['seat'],
  'vote-yes': [],
  'vote-no': [],
  'please-block': ['seat'],
  'let-through': [],
  'who-rescues': ['card'],
  'who-deals-with': ['card'],
  'who-helps': ['seat'],
  'shall-we': ['seat'],
  'what-for-it': ['seat'],
} as const
const warns = {
  'too-strong': ['seat'],
  'nearly-ousted': ['seat'],
  'can-bleed': ['seat', 'amount'],
  'has-votes': ['seat'],
  'watch-card': ['card'],
  'will-block': [],
  'after-you': ['seat'],
  'who-is-next': ['seat'],
} as const
const answers = {
  deal: [],
  'no-deal': [],
  thinking: [],
  later: [],
  yes: [],
  no: [],
  'no-promise': [],
} as const
const thanks = {
  thanks: ['seat'],
  sorry: ['seat'],
  'well-played': ['seat'],
  'good-luck': [],
  'good-game': [],
  'back-soon': [],
} as const

/** The places of every phrase, by its id. */
export const phrases = { ...offers, ...asks, ...warns, ...answers, ...thanks } as const satisfies Record<
  string,
  readonly Place[]
>
export type PhraseId = keyof typeof phrases
export const phraseIds = Object.keys(phrases) as [PhraseId, ...PhraseId[]]

const GROUPED: Record<Group, object> = { offers, asks, warns, answers, thanks }
export const groupOf = (id: PhraseId): Group => GROUPS.find(group => id in GROUPED[group])!

/** What stands in the places of a phrase. */
export interface Filled {
  seat?: number
  card?: { id: number; key: string }
  amount?: number
  until?: Until
}

/** The places that are empty, or filled and not there. */
export const misfits = (id: PhraseId, filled: Partial<Record<Place, unknown>>): Place[] =>
  PLACES.filter(place => (filled[place] !== undefined) !== (phrases[id] as readonly Place[]).includes(place))
