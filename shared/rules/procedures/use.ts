import type { Run } from '../model/run.ts'
import type { SeatIndex } from '../model/state.ts'
import type { Option, Args } from '../model/answers.ts'
import { usable, idOf, lookOf } from '../offers/abilities.ts'
import { chooseAll, afterChoices } from '../offers/questions.ts'
import { emit } from '../model/run.ts'
import { named } from '../model/run.ts'
import { currentTurn, currentCombat, currentAction } from '../reads/queries.ts'
import { spendBudget } from '../offers/budgets.ts'
import { moveEdge, lock, burn } from '../changes/zones.ts'
import { moveCounters } from '../changes/counters.ts'
import { push } from '../model/run.ts'

/** Its choices are made with it, then it is paid for: with its own counters, its lock, or itself. */
export function useAbility(run: Run, seat: SeatIndex, option: Option, args: Args = {}): void {
  const { state } = run
  const { card, user, ability } = usable(state, seat).find(one => idOf(one) === option.id)!
  const look = lookOf(state, seat, card, user),
    vars = { ...look.vars, ...chooseAll(run, look, ability, args) }
  emit(run, 'ability-used', { seat, card: named(state, card), ability: ability.name })
  const turn = currentTurn(state)
  if (ability.once)
    state.uses.push({
      what: `ability:${ability.once}`,
      by: card,
      until:
        ability.per === 'round'
          ? currentCombat(state)!.round
          : ((ability.per === 'combat'
              ? currentCombat(state)
              : ability.per === 'action'
                ? currentAction(state)
                : undefined
            )?.id ?? turn.id),
    })
  spendBudget(turn, ability.cost)
  if (ability.cost.edge) moveEdge(run, null)
  if (ability.cost.lock) lock(run, user)
  moveCounters(run, { card: user }, 'bank', ability.cost.blood ?? 0, 'cost')
  if (ability.cost.burn) burn(run, card)
  push(run, { kind: 'effects', source: card, by: user, seat, ops: afterChoices(ability), vars })
}
