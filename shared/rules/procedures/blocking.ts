import type { Option } from '../model/answers.ts'
import type { ActionFrame } from '../model/frames.ts'
import { moveCounters } from '../changes/counters.ts'
import { asBlocker, attemptModifiers, cardsThatBlock } from '../reads/attempts.ts'
import { controllerOf, currentAction, isMinion, readyMinions } from '../reads/queries.ts'
import { closeScope, emit, freshId, named, pop, type Run } from '../model/run.ts'
import { awake } from '../reads/stats.ts'
import { cardsToBlock, mayAttempt, mayJoin, priceOfBlock, ruled, someMayJoin, stat } from '../reads/evaluate.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { burn, lock, discardUnlessPlaced } from '../changes/zones.ts'

/** The right to block in state A: who has it, who gave it up, and its declaration (BLOCK-01 to BLOCK-13). */

/** Entitled and not yet declined: a pass in state A ends it, for a seat without an able minion too (BLOCK-08). */
export function mayDecline(state: GameState, seat: SeatIndex): boolean {
  const action = currentAction(state)
  return action !== undefined && !action.declined.includes(seat) && someMayJoin(state, action, seat)
}

export function blockers(state: GameState, seat: SeatIndex): CardId[] {
  const action = currentAction(state)
  if (!action || !mayDecline(state, seat)) return []
  return [
    ...readyMinions(state, seat).filter(
      id => awake(state, id) && mayJoin(state, action, id) && mayAttempt(state, action, id),
    ),
    ...cardsThatBlock(state, seat).filter(id => {
      const as = asBlocker(state, id, seat)
      return mayJoin(as, action, id) && mayAttempt(as, action, id)
    }),
  ]
}

export function blockOptions(state: GameState, seat: SeatIndex): Option[] {
  const able = blockers(state, seat)
  if (able.length === 0) return []
  const { acting } = currentAction(state)!
  const stealth = stat(state, acting, 'stealth')
  return able.map(minion => ({
    id: `block:${minion}`,
    kind: 'block',
    minion,
    effect: {
      key: 'option-block',
      params: {
        minion: named(state, minion),
        blocking: named(state, acting),
        intercept: stat(asBlocker(state, minion, seat), minion, 'intercept'),
        stealth,
      },
    },
  }))
}

/** The blocker locks only when the block is resolved as successful (BLOCK-10). */
export function declareBlock(run: Run, seat: SeatIndex, minion: CardId): void {
  pop(run)
  attempt(run, seat, minion)
}

/** State A is over for now, whether the attempt was declared or an effect demands it. */
export function attempt(run: Run, seat: SeatIndex, minion: CardId): void {
  const { state } = run,
    action = currentAction(state)!
  if (!isMinion(state, minion)) {
    action.attempt = freshId(state)
    const as = attemptModifiers(state, minion, seat, action.attempt)
    state.modifiers.push(...as)
    state.nextId += as.length
  }
  moveCounters(run, { card: minion }, 'bank', priceOfBlock(run.state, minion), 'cost')
  for (const card of state.seats[seat]!.library.slice(0, cardsToBlock(state, minion))) burn(run, card)
  action.blocker = minion
  action.step = 'attempt'
  emit(run, 'block-declared', { seat, minion: named(run.state, minion) })
}

/** A failed attempt locks nobody, and may be made again (BLOCK-07, BLOCK-10): state A again. */
export function failAttempt(run: Run, action: ActionFrame): void {
  const { blocker } = action
  if (blocker === null) return
  const { state } = run
  action.failed.push(blocker)
  action.blocker = null
  action.step = 'blocks'
  emit(run, 'block-failed', {
    minion: named(state, blocker),
    stealth: stat(state, action.acting, 'stealth'),
    intercept: stat(state, blocker, 'intercept'),
  })
  endAttempt(state, action)
}

/** What blocked as a minion is none any more. */
export function endAttempt(state: GameState, action: ActionFrame): void {
  if (action.attempt === undefined) return
  closeScope(state, action.attempt)
  delete action.attempt
}

export function decline(state: GameState, seats: SeatIndex[]): void {
  const action = currentAction(state)!
  for (const seat of seats) if (mayDecline(state, seat)) action.declined.push(seat)
}

/**
 * A block resolves: the blocker locks, and the card of the action is burned, undone and unpaid (RES-02, RESOLVE-02,
 * EQUIP-02, POLITICS-03). One in play stays there (RES-05).
 */
export function resolveBlock(run: Run, action: ActionFrame): void {
  const { state } = run
  const { acting, blocker, source } = action
  if (blocker === null) return
  // A card that has burned for its block does not lock.
  if (controllerOf(state, blocker) !== undefined && !ruled(state, blocker, 'block-lock', false, acting))
    lock(run, blocker)
  emit(run, 'blocked', { minion: named(state, blocker), acting: named(state, acting) })
  if (source !== null) discardUnlessPlaced(run, source)
}
