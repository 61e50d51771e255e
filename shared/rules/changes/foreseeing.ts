import { triggersOf } from '../reads/card-texts.ts'
import { triggeredBy } from '../reads/triggered.ts'
import { controllerOf, isReady } from '../reads/queries.ts'
import { named, type Run } from '../model/run.ts'
import type { CardId } from '../model/state.ts'

/**
 * Cards that speak of what is about to leave may leave with it: what they do is found before it does, and done once it
 * has.
 */
export function aboutToLeave(run: Run, id: CardId, from: 'play' | 'ready'): void {
  const { state } = run
  if (from === 'play') foresee(run, id, 'leaving-play')
  if (isReady(state, id)) foresee(run, id, 'leaving-ready')
}

/** Where a card in play says what happens instead, that is done, and this one is not burned. */
export const isSpared = (run: Run, id: CardId): boolean =>
  controllerOf(run.state, id) !== undefined && foresee(run, id, 'would-burn')

/** Whether there is anything that a card in play would do. */
function foresee(run: Run, id: CardId, key: 'leaving-play' | 'leaving-ready' | 'would-burn'): boolean {
  const { state } = run
  if (!state.seats.some((_, seat) => triggersOf(state, seat, key).length > 0)) return false
  const found = triggeredBy(state, { key, card: named(state, id) })
  if (found.length > 0) run.foreseen = [...(run.foreseen ?? []), ...found]
  return found.length > 0
}
