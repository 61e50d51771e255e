import type { Run } from '../model/run.ts'
import type { Viewpoint } from '../reads/look.ts'
import type { Cost } from '../../cards/language.ts'
import type { Vars } from '../model/state.ts'
import { isLocked } from '../reads/queries.ts'
import { lock } from './zones.ts'
import { relieved, amountsOf } from '../reads/costs.ts'

/** Locks what was chosen, and takes it off the cost. */
export function reduce(run: Run, look: Viewpoint, cost: Cost, vars: Vars, name: string): Cost {
  const { [name]: chosen } = vars
  const { state } = run
  if (!Array.isArray(chosen)) return cost
  const used = chosen
    .map(Number)
    .filter(card => !isLocked(state, card) && state.seats[look.seat]!.inPlay.includes(card))
  for (const card of used) lock(run, card)
  return used.length === 0 ? cost : { ...cost, ...relieved(state, amountsOf(look, cost), used) }
}
