import { compare } from './evaluate.ts'
import type { WindowFrame, WindowName } from './frames.ts'
import type { Comparison } from './language.ts'
import { IllegalCommand, type Applied, type Env, type PublicFact } from './answers.ts'
import { publicFact } from './public-facts.ts'
import { copySpine, emit, type Run } from './run.ts'
import type { GameState, SeatIndex } from './state.ts'

/**
 * Standing orders: what a Methuselah has written to be done in her place, over nothing but public facts (windows.md §6, T1). The first
 * that matches is followed; `ask` holds back those below it. A right to pass is all they use yet.
 */
export interface Order { id: string; windows: WindowName[]; when?: Guard[]; do: 'pass' | 'ask' }
/** Of a fact that is not there now, nothing holds. */
export interface Guard { fact: PublicFact; is: Comparison; n: number }

/** The orders of a seat, in force in the windows opened from then on: editing them changes nothing under way. */
export interface Orders { seat: SeatIndex; from: number; rules: Order[] }

/** Rules a seat may have (play-by-web.md). */
export const MOST_ORDERS = 64

const inForce = (state: GameState, seat: SeatIndex, at: number): Order[] => state.orders?.findLast(one => one.seat === seat && one.from <= at)?.rules ?? []

/** What they say now, unless the seat has answered this round itself. */
export const orderFor = (state: GameState, frame: WindowFrame, seat: SeatIndex): Order | undefined =>
  state.sealed.some(answer => answer.seat === seat && answer.window === frame.id && answer.round === frame.round) ? undefined : inForce(state, seat, frame.id).find(({ windows, when = [] }) => windows.includes(frame.name) && when.every(guard => holds(state, guard)))

function holds(state: GameState, { fact, is, n }: Guard): boolean {
  const value = publicFact(state, fact)
  return value !== null && compare(value, is, n)
}

/** Replaces the orders of a seat. Nobody else can tell: nothing of it is published, and no view but its own moves. */
export function setOrders(before: GameState, seat: SeatIndex, rules: Order[], env: Env): Applied {
  if (before.result) throw new IllegalCommand('game-over')
  if (before.seats[seat] === undefined || rules.length > MOST_ORDERS) throw new IllegalCommand('illegal-args')
  const state = copySpine(before)
  const open = state.frames.flatMap(frame => (frame.kind === 'window' ? [frame.id] : []))
  const needed = state.orders?.filter((one, i, all) => one.seat !== seat || open.some(id => all.findLastIndex(other => other.seat === seat && other.from <= id) === i)) ?? []
  state.orders = [...needed, { seat, from: state.nextId, rules }]
  state.version++
  state.views[seat]!++
  state.rules = env.build
  return { state, events: [] }
}

/** To its owner alone: that a pass was made by an order, and by which. */
export function tellOrder(run: Run, frame: WindowFrame, seat: SeatIndex): void {
  const order = orderFor(run.state, frame, seat)
  if (order?.do === 'pass') emit(run, 'order-followed', { seat, window: frame.name, order: order.id }, [seat])
}
