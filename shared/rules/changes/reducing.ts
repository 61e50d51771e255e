import type { Run } from '../model/run.ts'
import type { Viewpoint } from '../reads/look.ts'
import type { Cost } from '../../cards/language.ts'
import type { Vars } from '../model/state.ts'
import { blood, currentTurn, definitionOf, isLocked } from '../reads/queries.ts'
import type { CardId, GameState } from '../model/state.ts'
import { moveCounters } from './counters.ts'
import { lock } from './zones.ts'
import { locksFor, relieved, amountsOf, paysCounters, PAID_BY, REDUCED, type Amounts } from '../reads/costs.ts'

/** Locks what was chosen, or lets it pay, and takes that off the cost. */
export function reduce(run: Run, look: Viewpoint, cost: Cost, vars: Vars, name: string): Cost {
  const { [name]: chosen } = vars
  const { state } = run
  if (!Array.isArray(chosen)) return cost
  const used = chosen
    .map(Number)
    .filter(card => state.seats[look.seat]!.inPlay.includes(card) && !(locks(state, card) && isLocked(state, card)))
  if (used.length === 0) return cost
  const counting = used.filter(card => paysCounters(state, card)),
    others = used.filter(card => !counting.includes(card))
  let left = amountsOf(look, cost)
  for (const card of others) left = without(run, look, left, card)
  let counters = vars[PAID_BY] === undefined ? Infinity : Number(vars[PAID_BY])
  for (const card of counting) {
    const before = total(left)
    left = without(run, look, left, card, counters)
    counters -= before - total(left)
  }
  return { ...cost, ...left }
}

const locks = (state: GameState, card: CardId): boolean => locksFor(definitionOf(state, card)!.reduces!)

/** What is left of it with this one. */
function without(run: Run, look: Viewpoint, before: Amounts, card: CardId, counters?: number): Amounts {
  const { state } = run,
    { once, pays } = definitionOf(state, card)!.reduces!,
    after = relieved(state, before, [card], counters),
    saved = total(before) - total(after)
  if (locks(state, card)) lock(run, card)
  if (once) {
    // What saves nothing, or not enough, is not used up by it.
    if (saved === 0 || (look.by !== null && (after.blood ?? 0) > blood(state, look.by))) return before
    state.uses.push({ what: REDUCED, by: card, until: currentTurn(state).id })
  }
  const purse = { card, ...(typeof pays === 'object' && { name: pays.counter }) }
  if (pays) moveCounters(run, purse, 'bank', saved, 'cost')
  return after
}
const total = ({ blood: red = 0, pool = 0 }: Amounts): number => red + pool
