import { askedBy, slotOf, type Question } from './questions.ts'
import type { Slot } from '../model/answers.ts'

import type { Viewpoint } from '../reads/look.ts'
import type { Cost } from '../../cards/language.ts'
import { blood, isVampire } from '../reads/queries.ts'

import type { CardId, GameState } from '../model/state.ts'

import type { Payment, Amounts } from '../reads/costs.ts'
import { reducersFor } from '../reads/costs.ts'
import { relieved } from '../reads/costs.ts'
import { isLate } from '../reads/costs.ts'
import { PLAYED } from '../reads/costs.ts'
import { PAYING, PAID_BY, paysCounters } from '../reads/costs.ts'
import { amountsOf } from '../reads/costs.ts'

/**
 * Undefined where nothing could be saved. What could not be paid for otherwise must be reduced (REQ-10), by as many as
 * always suffice.
 */
function questionFor(
  state: GameState,
  payment: Payment,
  cost: Amounts,
  poor: (left: Amounts) => boolean,
  early = false,
): Question | undefined {
  const saved = (card: CardId): number => total(cost) - total(relieved(state, cost, [card]))
  const cards = reducersFor(state, payment).filter(card => saved(card) > 0 && !(early && isLate(state, card)))
  if (cards.length === 0) return undefined
  const least = cards.toSorted((a, b) => saved(a) - saved(b)),
    enough = [...least.keys()].find(n => !poor(relieved(state, cost, least.slice(0, n))))
  return { ask: 'choose-reducers', from: { cards }, min: enough ?? cards.length, max: cards.length }
}
const MUCH = 1000
const total = ({ blood: red = 0, pool = 0 }: Amounts): number => red + pool

/** Beyond what its payer has; an ally has no blood. */
const beyond =
  (state: GameState, { seat, by }: Payment) =>
  ({ blood: red = 0, pool = 0 }: Amounts): boolean =>
    pool > state.seats[seat]!.pool || (red > 0 && (by === null || !isVampire(state, by) || red > blood(state, by)))

/** `x`: how much blood it costs is chosen with it, and so can be paid. */
export function reducerSlots(state: GameState, payment: Payment, cost: Amounts, x: boolean): Slot[] {
  const question =
    x && cost.blood === undefined
      ? questionFor(state, payment, { blood: MUCH }, () => false, payment.action)
      : questionFor(state, payment, cost, beyond(state, payment), payment.action)
  return question ? [{ ...slotOf(PLAYED, question), ask: askedBy(state, null, question) }] : []
}

/** How many counters of those that were chosen pay, where it may be some or all of what is left. */
function askCounters(
  { state, vars }: Viewpoint,
  cost: Amounts,
  poor: (left: Amounts) => boolean,
): Question | undefined {
  const { [PAYING]: chosen, [PAID_BY]: said } = vars
  if (!Array.isArray(chosen) || said !== undefined) return undefined
  const cards = chosen.map(Number),
    counting = cards.filter(card => paysCounters(state, card))
  const left = relieved(
      state,
      cost,
      cards.filter(card => !counting.includes(card)),
    ),
    most = total(left) - total(relieved(state, left, counting))
  let least = 1
  while (least < most && poor(relieved(state, left, counting, least))) least++
  return least < most ? { ask: 'choose-amount', from: { amount: most }, min: least, max: most } : undefined
}

/**
 * Asked of the Methuselah as the cost of an action card comes to be paid (REQ-09); `owed`: that could not be announced
 * without.
 */
export function askReducers(look: Viewpoint, cost: Cost, owed = false): (Question & { as: string }) | undefined {
  const { state, seat, by } = look,
    payment: Payment = { seat, by, action: true, card: look.source }
  if (by === null) return undefined
  const amounts = amountsOf(look, cost),
    poor = owed ? beyond(state, payment) : () => false,
    [as, question] =
      PAYING in look.vars
        ? [PAID_BY, askCounters(look, amounts, poor)]
        : [PAYING, questionFor(state, payment, amounts, poor)]
  return question && { ...question, as }
}
