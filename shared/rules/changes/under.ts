import { definitionOf, pileOf, REMOVED, isRemoved } from '../reads/queries.ts'
import { change, clear, emit, hidden, named, type Run } from '../model/run.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { put, take } from './piles.ts'

/**
 * Cards out of play under another card: face up or down, burned with it, and some of them to be played as if from the
 * hand.
 */

export function putUnder(run: Run, id: CardId, host: CardId, keeper: SeatIndex, down = false): void {
  const { state } = run
  const moved = { to: named(state, host) }
  // What everybody could see until now everybody has seen go there.
  const shown = !down || state.seats.some(({ ash }) => ash.includes(id))
  take(state, id)
  lay(state, id, host, down)
  emit(run, 'attached', { ...moved, card: shown ? named(state, id) : hidden(id) })
  if (!shown) emit(run, 'attached', { ...moved, card: named(state, id) }, [keeper])
}

export function lay(state: GameState, id: CardId, host: CardId, down: boolean): void {
  put(state, id, state.cards[id]!.owner, 'under')
  change(state, id, { on: host, ...(down && { down: true as const }) })
  if (definitionOf(state, host)?.lends?.removed) state.facts.push({ name: REMOVED, of: id, n: 1, until: 'game' })
}

/** The top cards of a library, face down. */
export function drawUnder(run: Run, seat: SeatIndex, host: CardId | undefined, count: number): void {
  if (host !== undefined)
    for (const id of run.state.seats[seat]!.library.slice(0, count)) putUnder(run, id, host, seat, true)
}

/** It leaves its place there, if that is where it lies. */
export function uncover(run: Run, id: CardId): void {
  const { state } = run,
    { on } = state.cards[id]!
  if (on === undefined || pileOf(state, id)?.pile !== 'under') return
  take(state, id)
  clear(state, id, 'on', 'down')
  tellBare(run, on)
}

export function tellBare(run: Run, host: CardId): void {
  const { state } = run
  if (!state.seats.some(({ under }) => under?.some(id => state.cards[id]!.on === host)))
    emit(run, 'uncovered', { card: named(state, host) }, [])
}

export function forgetRemoval(state: GameState, id: CardId): void {
  if (isRemoved(state, id)) state.facts = state.facts.filter(({ name, of }) => name !== REMOVED || of !== id)
}
