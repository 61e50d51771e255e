import { bindsCards } from '../reads/bound-cards.ts'
import { change, type Run } from '../model/run.ts'
import type { Vars } from '../model/state.ts'

/**
 * What cards in play have chosen is gone when it has left play, once all that speaks of its leaving has been found:
 * should the card come back, it is another (the-capuchin#1).
 */
export function forgetLeft(run: Run): void {
  const { state, gone } = run
  if (!gone) return
  delete run.gone
  for (const [id, { vars }] of state.cards.entries()) {
    const kept: Vars = {}
    let lost = false
    for (const [name, value] of Object.entries(vars ?? {})) {
      const all = [value].flat(),
        left = all.filter(one => !gone.has(one))
      if (left.length === all.length || !bindsCards(state, id, name)) kept[name] = value
      else {
        lost = true
        if (left.length > 0) kept[name] = left
      }
    }
    if (lost) change(state, id, { vars: kept })
  }
}
