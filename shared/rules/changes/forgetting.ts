import { bindsCards } from '../reads/bound-cards.ts'
import { change, type Run } from '../model/run.ts'

/**
 * What cards in play have chosen is gone when it has left play, once all that speaks of its leaving has been found:
 * should the card come back, it is another (the-capuchin#1).
 */
export function forgetLeft(run: Run): void {
  const { state, gone } = run
  if (!gone) return
  delete run.gone
  for (const [id, { vars = {} }] of state.cards.entries())
    for (const name in vars) {
      const all = [vars[name]!].flat(),
        left = all.filter(one => !gone.includes(one))
      if (left.length === all.length || !bindsCards(state, id, name)) continue
      change(state, id, { vars: { ...state.cards[id]!.vars, [name]: left } })
    }
}
