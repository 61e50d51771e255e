import { controllerOf, currentAction, currentCombat, isMinion, isVampire } from '../reads/queries.ts'
import { hasTrait } from '../reads/traits.ts'
import type { CardId, GameState } from '../model/state.ts'

/** Who is burning this minion now: its opponent in combat, or the minion whose directed action does it (TRAIT-09). */
function burnerOf(state: GameState, victim: CardId): CardId | undefined {
  const top = state.frames.at(-1),
    combat = currentCombat(state),
    action = currentAction(state)
  if (top?.kind !== 'effects' && top?.kind !== 'diablerie' && !combat) return undefined
  const by = top?.kind === 'effects' || top?.kind === 'diablerie' ? top : undefined
  if (combat) {
    const opponent = combat.acting === victim ? combat.opposing : combat.opposing === victim ? combat.acting : undefined
    return opponent !== undefined && (by === undefined || by.seat === controllerOf(state, opponent))
      ? opponent
      : undefined
  }
  const directed = action?.outcome === 'successful' && action.targets.length > 0
  return directed && by?.by === action.acting && action.acting !== victim ? action.acting : undefined
}

/** A Red List minion leaves play burned: remembered until trophies are awarded, before anything else happens. */
export function rememberBurned(state: GameState, victim: CardId): void {
  if (!isMinion(state, victim) || !hasTrait(state, victim, 'red list')) return
  const burner = burnerOf(state, victim)
  if (burner !== undefined && isVampire(state, burner))
    state.facts.push({ name: 'red-list-burned', of: burner, n: 1, until: 'game' })
}
