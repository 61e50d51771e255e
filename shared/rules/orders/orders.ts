import { IllegalCommand, type Applied, type Option } from '../model/answers.ts'
import type { Frame, WindowFrame } from '../model/frames.ts'
import { currentAction, currentTurn } from '../reads/queries.ts'
import { copySpine, emit, type Run } from '../model/run.ts'
import type { Until } from '../../cards/language.ts'
import type { GameState, SeatIndex } from '../model/state.ts'
import { caseOf, met, type Case } from './cases.ts'
import { carryOut, type Done } from './deeds.ts'
import {
  MOST_ORDERS,
  MOST_STEPS,
  type Beginning,
  type OrderCondition,
  type Order,
  type Orders,
  type OrderScope,
  type StandingOrder,
  type Written,
} from '../model/orders.ts'
import { profiles } from './profiles.ts'

/**
 * Standing orders: answers by what their owner has written, over nothing but public facts (README.md#how-they-are-read). They are
 * read where the impulse
 * is, inside the command that brings it there; those in force are the ones written before the window opened.
 */

/** Answers that one command may draw from orders: against orders that would go on for ever. */
export const MOST_FOLLOWED = 200

const inForce = (state: GameState, seat: SeatIndex, at: number): Orders | undefined =>
  state.orders?.findLast(one => one.seat === seat && one.from <= at)

/** What a seat has written last. */
export const ordersOf = (state: GameState, seat: SeatIndex): Orders | undefined => inForce(state, seat, Infinity)

type Ruled = Pick<Written, 'rules' | 'profile'> & Pick<Orders, 'absent'>

/** Its own rules, and then those of its profile. Who is away is not asked. */
export function rulesOf({ rules, profile, absent }: Ruled): readonly StandingOrder[] {
  if (absent) return [...rules.filter(rule => rule.do !== 'ask'), ...profiles.away]
  return profile ? [...rules, ...profiles[profile]] : rules
}

/** The first that holds. */
export const ruleFor = (written: Ruled, of: Case): Order | undefined =>
  rulesOf(written).find(({ when, unless }) => met(when, of) && !(unless && met(unless, of)))

/** What a seat's orders say of this window now, unless it has answered this round itself. */
export function orderFor(state: GameState, frame: WindowFrame, seat: SeatIndex): Order | undefined {
  if (frame.byHand) return undefined
  const written = inForce(state, seat, frame.id)
  if (
    !written ||
    state.sealed.some(answer => answer.seat === seat && answer.window === frame.id && answer.round === frame.round)
  )
    return undefined
  // The case is made out once, and not at all where the first rule of this window asks nothing of it.
  let of: Case | undefined
  const holdsNow = (condition: OrderCondition): boolean => met(condition, (of ??= caseOf(state, frame, seat)))
  return rulesOf(written).find(
    ({ when, unless }) =>
      (!when.window || when.window.includes(frame.name)) &&
      (asksNoMore(when) || holdsNow(when)) &&
      !(unless && holdsNow(unless)),
  )
}

/** Than in which window. */
function asksNoMore(when: OrderCondition): boolean {
  for (const asked in when) if (asked !== 'window') return false
  return true
}

/** The window that is open, as a seat could write about it. */
export function caseFor(state: GameState, seat: SeatIndex): Case | undefined {
  const frame = state.frames.at(-1)
  return frame?.kind === 'window' ? caseOf(state, frame, seat) : undefined
}

/** What that comes to. */
export function answerByOrder(
  state: GameState,
  frame: WindowFrame,
  seat: SeatIndex,
  order: Order,
  options: () => readonly Option[],
): Done {
  if (order.do === 'ask') return undefined
  if (order.do === 'pass' || order.do === 'default') return 'pass'
  const on = options().filter(option => option.kind !== 'take-back')
  return carryOut(order.do, {
    state,
    of: caseOf(state, frame, seat),
    options: on,
    nothing: 'pass',
    byDefault: () => 'pass',
  })
}

/** Has chosen never to be waited for where it is not publicly needed. */
export const rides = (state: GameState, frame: WindowFrame, seat: SeatIndex): boolean =>
  !frame.byHand && inForce(state, seat, frame.id)?.ride === true

/** Replaces the orders of a seat. Nobody else can tell: nothing of it is published, and no view but its own moves. */
export function setOrders(before: GameState, seat: SeatIndex, written: Written): Applied {
  if (before.result) throw new IllegalCommand('game-over')
  if (
    before.seats[seat] === undefined ||
    rulesOf(written).length > MOST_ORDERS ||
    (written.plan?.steps.length ?? 0) > MOST_STEPS
  )
    throw new IllegalCommand('illegal-args')
  const state = copySpine(before)
  const last = ordersOf(before, seat)
  // A plan that stays as it is goes on where it was.
  const goesOn = last?.progress && JSON.stringify(last.plan) === JSON.stringify(written.plan)
  const rules = written.rules.map(rule => untilItEnds(state, seat, rule, last))
  state.orders = replacing(state, {
    ...written,
    rules,
    seat,
    from: state.nextId,
    ...(goesOn && { progress: last.progress! }),
    ...(last?.absent && { absent: true }),
  })
  state.version++
  state.views[seat]!++
  return { state, events: [] }
}

/**
 * What its owner has chosen beforehand for every seat of theirs, in force from the next window opened on. To be careful
 * is to have no
 * orders: nothing is answered in the place of somebody who has not said so.
 */
export const beginWith = (state: GameState, seat: SeatIndex, profile: Beginning | undefined): GameState =>
  profile === undefined || profile === 'careful'
    ? state
    : { ...state, orders: replacing(state, { rules: [], profile, seat, from: state.nextId }) }

/** With these orders of a seat as its latest, and of its earlier ones those that open windows go by. */
export function replacing({ orders = [], frames }: GameState, latest: Orders): Orders[] {
  const { seat } = latest
  const open = frames.flatMap(frame => (frame.kind === 'window' ? [frame.id] : []))
  return [
    ...orders.filter(
      (one, i, all) =>
        one.seat !== seat || open.some(id => all.findLastIndex(other => other.seat === seat && other.from <= id) === i),
    ),
    latest,
  ]
}

/** A rule that was there before ends when it was to end. */
function untilItEnds(state: GameState, seat: SeatIndex, rule: Order, last: Orders | undefined): StandingOrder {
  const text = JSON.stringify(rule)
  const known = last?.rules.find(one => JSON.stringify(asWritten(one)) === text)
  const until = known ? known.until : untilOf(state, seat, rule.scope)
  return { ...rule, ...(until !== undefined && { until }) }
}

export function asWritten({ until: _, ...rule }: StandingOrder): Order {
  return rule
}

function untilOf(state: GameState, seat: SeatIndex, scope: OrderScope = 'game'): Until | undefined {
  if (scope === 'turn') return currentTurn(state).id
  if (scope === 'action') {
    const action = currentAction(state)
    if (!action) throw new IllegalCommand('illegal-args')
    return action.id
  }
  return scope === 'until-my-turn' ? { phase: 'unlock', of: seat } : undefined
}

/** To its owner alone: what an order has answered, and which. */
export function tellOrder(run: Run, frame: WindowFrame, seat: SeatIndex, order: Order): void {
  emit(run, 'order-followed', { seat, window: frame.name, order: order.id }, [seat])
  count(run, frame, seat)
}

export function count(run: Run, frame: Frame, seat: SeatIndex): void {
  const { state } = run
  const followed = state.followed ?? state.seats.map(() => 0)
  state.followed = followed.with(seat, followed[seat]! + 1)
  run.followed = (run.followed ?? 0) + 1
  if (frame.kind === 'window' && run.followed >= MOST_FOLLOWED) frame.byHand = true
}
