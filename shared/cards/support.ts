import { catalogue } from './catalogue.ts'
import { isDefined } from './definitions.ts'

/**
 * How far a card is. `whole`: it does all that is printed on it. `facts-only`: its names and numbers are known, and not
 * what it does; it is never offered, and no deck with it can be played. `unknown`: it is newer than this build.
 */
export type Support = 'whole' | 'facts-only' | 'unknown'

/** To a plain crypt card its facts are all there is. */
export function supportOf(key: string): Support {
  const row = catalogue.rowOf(key)
  if (!row) return 'unknown'
  return row.plain || isDefined(key) ? 'whole' : 'facts-only'
}

/** Decks of cards that are can be played. */
export const isWhole = (key: string): boolean => supportOf(key) === 'whole'
