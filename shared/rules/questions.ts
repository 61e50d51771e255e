import type { ArgValue, Slot } from './answers.ts'
import { amount, candidates, seatCandidates, type Look } from './evaluate.ts'
import type { EventParams, Message } from './events.ts'
import type { ChoiceFrame } from './frames.ts'
import type { Op } from './language.ts'
import { emit, named, type Run } from './run.ts'
import type { CardId, GameState, SeatIndex, VarValue } from './state.ts'

/** A question with its candidates: filled in with the play of a card, or asked for itself in the middle of an effect. */
export type Question = Pick<ChoiceFrame, 'ask' | 'from' | 'min' | 'max' | 'secret'>
export type Asking = Extract<Op, { op: 'choose' | 'allocate' }>

export const isQuestion = (op: Op | undefined): op is Asking => op?.op === 'choose' || op?.op === 'allocate'

/** Undefined where there is nothing to choose from. A secret choice is put all the same: whether it was must not tell what is held. */
export function questionOf(look: Look, op: Asking): Question | undefined {
  if (op.op === 'allocate') {
    const among = seatCandidates(look, op.among)
    return among.length < op.least ? undefined : { ask: op.ask, from: { points: op.points, among, least: op.least }, min: 1, max: 1 }
  }
  if ('upTo' in op.from) {
    const most = amount(look, op.from.upTo)
    return most < (op.min ?? 0) ? undefined : { ask: op.ask, from: { amount: most }, min: op.min ?? 0, max: most }
  }
  const from = 'cards' in op.from ? { cards: candidates(look, op.from.cards) } : 'seats' in op.from ? { seats: seatCandidates(look, op.from.seats) } : op.from
  const count = 'cards' in from ? from.cards.length : 'seats' in from ? from.seats.length : from.keys.length
  if (count === 0 && !op.secret) return undefined
  return { ask: op.ask, from, min: Math.min(op.min ?? 1, count), max: Math.min(op.max ?? 1, count), ...(op.secret && { secret: true as const }) }
}

/** The question in words, said of the card it comes from. */
export const askedBy = (state: GameState, source: CardId | null, { ask, from, min, max }: Question): Message =>
  ({ key: ask, params: { card: source === null ? null : named(state, source), min, max, ...('points' in from && { points: from.points }) } })

export function slotOf(name: string, { from, min, max }: Question): Slot {
  if ('cards' in from) return { name, type: 'cards', candidates: from.cards, min, max, default: from.cards.slice(0, min) }
  if ('seats' in from) return { name, type: 'seats', candidates: from.seats, min, max, default: from.seats.slice(0, min) }
  if ('amount' in from) return { name, type: 'amount', min, max: from.amount, default: min }
  if ('keys' in from) return { name, type: 'keys', candidates: from.keys, min, max, default: from.keys.slice(0, min) }
  // The points go round from the first candidate until none is left, over the fewest seats allowed.
  const shares: Record<string, number> = {}
  const over = from.among.slice(0, from.least)
  for (let i = 0; i < from.points; i++) {
    const seat = String(over[i % over.length])
    shares[seat] = (shares[seat] ?? 0) + 1
  }
  return { name, type: 'allocation', candidates: from.among, total: from.points, least: from.least, default: shares }
}

/** Tells what was picked, to its owner alone where it is a secret, and returns it as a binding. */
export function pick(run: Run, seat: SeatIndex, question: Question, value: ArgValue): VarValue {
  const tell = (what: Omit<EventParams['chosen'], 'seat' | 'ask'>) => emit(run, 'chosen', { seat, ask: question.ask, ...what }, question.secret ? [seat] : undefined)
  if ('points' in question.from) {
    const points = value as Record<string, number>
    tell({ points })
    return Object.entries(points).flatMap(([who, n]) => [Number(who), n])
  }
  if ('amount' in question.from) {
    tell({ amount: Number(value) })
    return Number(value)
  }
  const picked = value as (number | string)[]
  if ('cards' in question.from) tell({ cards: picked.map(id => named(run.state, Number(id))) })
  else if ('seats' in question.from) tell({ seats: picked.map(Number) })
  else tell({ keys: picked.map(String) })
  return picked
}
