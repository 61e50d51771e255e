import { isMinionCard } from './attach.ts'
import { put, take } from './piles.ts'
import { attachedTo, controllerOf, SUSPENDED, suspendedBy } from '../reads/queries.ts'
import { clear } from '../model/run.ts'
import type { CardId, GameState } from '../model/state.ts'

/**
 * What lies on a vampire that goes to the uncontrolled region may stay on it: out of play, and back with it. Nothing of
 * it has left play or entered it.
 */

export function suspend(state: GameState, host: CardId): void {
  for (const id of attachedTo(state, host)) suspendOne(state, id)
}

/** Out of play where it lies, with what lies on it in turn; who controlled it is remembered. */
export function suspendOne(state: GameState, id: CardId, by = controllerOf(state, id)!): void {
  state.facts.push({ name: SUSPENDED, of: id, n: by, until: 'game' })
  take(state, id)
  put(state, id, state.cards[id]!.owner, 'under')
  suspend(state, id)
}

/**
 * In play again and unlocked, which is no unlocking, each with whoever controlled it; a minion card goes with the
 * minion (MIN-01).
 */
export function resume(state: GameState, host: CardId): void {
  const keeper = controllerOf(state, host)
  if (keeper === undefined) return
  for (const { of: id, n: seat } of state.facts.filter(({ name, of }) => name === SUSPENDED && isOn(state, of, host))) {
    forgetSuspension(state, id)
    take(state, id)
    clear(state, id, 'locked')
    put(state, id, isMinionCard(state, id) ? keeper : seat, 'inPlay')
    resume(state, id)
  }
}

const isOn = (state: GameState, id: CardId, host: CardId): boolean => state.cards[id]!.on === host

export function forgetSuspension(state: GameState, id: CardId): void {
  if (suspendedBy(state, id) !== undefined)
    state.facts = state.facts.filter(({ name, of }) => name !== SUSPENDED || of !== id)
}
