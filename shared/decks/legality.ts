/** What deck construction asks (DECK-01 to DECK-10), of cards known here or not. */
export type DeckReason =
  | 'crypt-too-small'
  | 'library-too-small'
  | 'library-too-large'
  | 'groups-not-consecutive'
  | 'library-card-in-crypt'
  | 'crypt-card-in-library'
  | 'banned'
  | 'unknown-card'
  | 'ambiguous-card'
  | 'bad-count'
  | 'outside-pool'
  | 'not-whole'
  | 'too-many-cards'
/** `rule` is null where it is not the rulebook that says so. `cards`: what it is about, where it is about some. */
export interface DeckProblem {
  reason: DeckReason
  rule: string | null
  cards?: string[]
}

/** A card where the list puts it; `called` names it in a problem. */
export interface Held {
  called: string
  crypt: boolean
  group?: number
  banned?: true
}

export const CRYPT_MIN = 12
export const LIBRARY_MIN = 60
export const LIBRARY_MAX = 90

/** How many cards there are at least and, with those that are not understood, at most. */
export interface Size {
  least: number
  most: number
}

/**
 * Why these cards are no legal deck, each reason once. What may yet be made good by the lines that are not understood
 * is not
 * held against it: it is too small only if it is with all of them.
 */
export function againstRules(
  crypt: readonly Held[],
  library: readonly Held[],
  sizes: { crypt: Size; library: Size },
): DeckProblem[] {
  const problems: DeckProblem[] = []
  const about = (reason: DeckReason, rule: string | null, held: readonly Held[]): void => {
    if (held.length > 0) problems.push({ reason, rule, cards: [...new Set(held.map(({ called }) => called))] })
  }
  about(
    'library-card-in-crypt',
    'DECK-09',
    crypt.filter(card => !card.crypt),
  )
  about(
    'crypt-card-in-library',
    'DECK-09',
    library.filter(card => card.crypt),
  )
  if (sizes.crypt.most < CRYPT_MIN) problems.push({ reason: 'crypt-too-small', rule: 'DECK-01' })
  if (sizes.library.most < LIBRARY_MIN) problems.push({ reason: 'library-too-small', rule: 'DECK-03' })
  if (sizes.library.least > LIBRARY_MAX) problems.push({ reason: 'library-too-large', rule: 'DECK-03' })
  // A card without a group is of any group.
  const groups = groupsOf(crypt)
  if ((groups.at(-1) ?? 0) - (groups[0] ?? 0) > 1) problems.push({ reason: 'groups-not-consecutive', rule: 'DECK-05' })
  about(
    'banned',
    null,
    [...crypt, ...library].filter(card => card.banned),
  )
  return problems
}

export const groupsOf = (crypt: readonly Pick<Held, 'group'>[]): number[] =>
  [...new Set(crypt.flatMap(({ group }) => (group === undefined ? [] : [group])))].sort((a, b) => a - b)
