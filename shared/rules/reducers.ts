import { askedBy, slotOf, type Question } from './questions.ts'
import type { Slot } from './answers.ts'
import { amount, matches, type Look } from './evaluate.ts'
import type { Cost } from './language.ts'
import { blood, definitionOf, isLocked } from './queries.ts'
import type { Run } from './run.ts'
import type { CardId, GameState, SeatIndex, Vars } from './state.ts'
import { lock } from './zones.ts'

/** Cards in play that make an action card cheaper when they are locked: as it is played, or as it is paid for (REQ-09 to REQ-11). */

export const reducersFor = (state: GameState, seat: SeatIndex, by: CardId): number[] => candidatesOf(state, seat, by).map(card => reliefOf(state, card))

const reliefOf = (state: GameState, card: CardId): number => definitionOf(state, card)?.reduces?.blood ?? 0

const candidatesOf = (state: GameState, seat: SeatIndex, by: CardId): CardId[] => state.seats[seat]!.inPlay.filter(card => {
  const reduces = definitionOf(state, card)?.reduces
  return reduces !== undefined && !isLocked(state, card) && matches({ state, source: card, by: card, seat, vars: {} }, reduces.by, by)
})

type Amounts = { blood?: number; pool?: number }
export const relieved = (cost: Amounts, relief: readonly number[]): Amounts =>
  (cost.blood === undefined ? cost : { ...cost, blood: Math.max(0, cost.blood - relief.reduce((n, one) => n + one, 0)) })

/** Undefined where nothing could be saved. What could not be paid for otherwise must be reduced (REQ-10). */
function questionFor(state: GameState, seat: SeatIndex, by: CardId, cost: number, have: number): Question | undefined {
  const cards = cost > 0 ? candidatesOf(state, seat, by) : []
  return cards.length === 0 ? undefined : { ask: 'choose-reducers', from: { cards }, min: Math.min(cards.length, Math.max(0, cost - have)), max: cards.length }
}

export function reducerSlots(state: GameState, seat: SeatIndex, by: CardId, cost: Amounts): Slot[] {
  const question = questionFor(state, seat, by, cost.blood ?? 0, blood(state, by))
  return question ? [{ ...slotOf(PLAYED, question), ask: askedBy(state, null, question) }] : []
}

/** Names under which a play and its action remember what reduces them. */
export const PLAYED = 'reduced', PAYING = 'reduced-now'

/** Asked of the acting Methuselah as the cost comes to be paid (REQ-09). */
export const askReducers = (look: Look, cost: Cost): Question | undefined =>
  (PAYING in look.vars || look.by === null ? undefined : questionFor(look.state, look.seat, look.by, amount(look, cost.blood ?? 0), Infinity))

/** Locks what was chosen, and takes it off the cost. */
export function reduce(run: Run, look: Look, cost: Cost, vars: Vars, name: string): Cost {
  const { [name]: chosen } = vars
  const { state } = run
  if (!Array.isArray(chosen)) return cost
  const used = chosen.map(Number).filter(card => !isLocked(state, card) && state.seats[look.seat]!.inPlay.includes(card))
  for (const card of used) lock(run, card)
  return used.length === 0 ? cost : { ...cost, blood: Math.max(0, amount(look, cost.blood ?? 0) - used.reduce((n, card) => n + reliefOf(state, card), 0)) }
}
