import type { PublicFact } from '../model/answers.ts'
import { tallyOf } from './polling.ts'
import { currentAction, currentFrame } from '../reads/queries.ts'
import { bleedAmount } from '../reads/stats.ts'
import { stat } from '../reads/evaluate.ts'
import type { GameState } from '../model/state.ts'

/** What a condition of a sealed answer or of a standing order may speak of; null where there is no such thing now. */
export function publicFact(state: GameState, fact: PublicFact): number | null {
  if (fact === 'tally' || fact === 'passes') {
    const referendum = currentFrame(state, 'referendum')
    if (!referendum) return null
    const { for: inFavour, against } = tallyOf(state, referendum)
    return fact === 'tally' ? inFavour - against : Number(inFavour > against)
  }
  const action = currentAction(state)
  if (!action) return null
  switch (fact) {
    case 'target':
      return action.targets[0] ?? null
    case 'bleed':
      return action.bleed ? bleedAmount(state, action) : null
    case 'stealth':
      return stat(state, action.acting, 'stealth')
    case 'intercept':
      return action.blocker === null ? null : stat(state, action.blocker, 'intercept')
    case 'blocker':
      return action.blocker
  }
}
