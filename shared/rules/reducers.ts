import { askedBy, slotOf, type Question } from './questions.ts'
import type { Slot } from './answers.ts'
import { amount, matches, type Look } from './evaluate.ts'
import type { Cost } from './language.ts'
import { blood, definitionOf, isLocked, isVampire } from './queries.ts'
import type { Run } from './run.ts'
import type { CardId, GameState, SeatIndex, Vars } from './state.ts'
import { lock } from './zones.ts'

/** Cards in play that make a card cheaper when they are locked: as it is played, or as it is paid for (REQ-09 to REQ-11). */

/** What is paid for: by this minion, or a Methuselah herself; `action`: with an action card. */
export interface Payment {
  seat: SeatIndex
  by: CardId | null
  action: boolean
}

export function reducersFor(state: GameState, { seat, by, action }: Payment): CardId[] {
  return state.seats[seat]!.inPlay.filter(card => {
    const reduces = definitionOf(state, card)?.reduces
    if (reduces === undefined || isLocked(state, card) || (reduces.action && !action)) return false
    const look: Look = { state, source: card, by: card, seat, vars: {} }
    return (
      (reduces.by === undefined || (by !== null && matches({ ...look, by }, reduces.by, by))) &&
      !reduces.usable?.some(condition => condition(look))
    )
  })
}

type Amounts = { blood?: number; pool?: number }
/** No card costs both. */
export function relieved(state: GameState, cost: Amounts, cards: readonly CardId[]): Amounts {
  const left = { ...cost }
  for (const card of cards) {
    const { n, blood: only } = definitionOf(state, card)!.reduces!
    if (left.blood !== undefined) left.blood = Math.max(0, left.blood - n)
    if (left.pool !== undefined && !only) left.pool = Math.max(0, left.pool - n)
  }
  return left
}

/** Undefined where nothing could be saved. What could not be paid for otherwise must be reduced (REQ-10), by as many as always suffice. */
function questionFor(
  state: GameState,
  payment: Payment,
  cost: Amounts,
  poor: (left: Amounts) => boolean,
): Question | undefined {
  const saved = (card: CardId): number => total(cost) - total(relieved(state, cost, [card]))
  const cards = reducersFor(state, payment).filter(card => saved(card) > 0)
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
      ? questionFor(state, payment, { blood: MUCH }, () => false)
      : questionFor(state, payment, cost, beyond(state, payment))
  return question ? [{ ...slotOf(PLAYED, question), ask: askedBy(state, null, question) }] : []
}

/** Names under which a play and its action remember what reduces them. */
export const PLAYED = 'reduced',
  PAYING = 'reduced-now'

const amountsOf = (look: Look, { blood: red, pool }: Cost): Amounts => ({
  ...(red !== undefined && { blood: amount(look, red) }),
  ...(pool !== undefined && { pool: amount(look, pool) }),
})

/** Asked of the Methuselah as the cost of an action card comes to be paid (REQ-09); `owed`: that could not be announced without. */
export function askReducers(look: Look, cost: Cost, owed = false): Question | undefined {
  const { state, seat, by } = look,
    payment: Payment = { seat, by, action: true }
  return PAYING in look.vars || by === null
    ? undefined
    : questionFor(state, payment, amountsOf(look, cost), owed ? beyond(state, payment) : () => false)
}

/** Locks what was chosen, and takes it off the cost. */
export function reduce(run: Run, look: Look, cost: Cost, vars: Vars, name: string): Cost {
  const { [name]: chosen } = vars
  const { state } = run
  if (!Array.isArray(chosen)) return cost
  const used = chosen
    .map(Number)
    .filter(card => !isLocked(state, card) && state.seats[look.seat]!.inPlay.includes(card))
  for (const card of used) lock(run, card)
  return used.length === 0 ? cost : { ...cost, ...relieved(state, amountsOf(look, cost), used) }
}
