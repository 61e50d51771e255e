import { moveCounters } from './counters.ts'
import { clockwise, lyingOn, predator } from './queries.ts'
import { emit, type Run } from './run.ts'
import type { CardId, GameState, SeatIndex } from './state.ts'
import { leavePlay, moveEdge } from './zones.ts'
import { seatStat } from './stats.ts'

/** How Methuselahs leave the game, and how it ends: ousted, withdrawn, or as the table's time is up. */

/**
 * Whoever stands at 0 pool is ousted at once (END-01). All losses of one effect count together, then victory points,
 * then the 6 pool, which saves nobody who fell with it (END-09, END-13).
 */
export function settleOusts(run: Run): boolean {
  const { state } = run
  const fallen = state.seats.flatMap((seat, i) => (seat.pool <= 0 && !seat.ousted ? [i] : []))
  if (fallen.length === 0) return false
  const predators = fallen.map(seat => predator(state, seat))
  for (const [i, seat] of fallen.entries()) {
    emit(run, 'ousted', { seat, predator: predators[i] ?? null })
    leaveGame(run, seat)
  }
  for (const predatorSeat of predators) {
    if (predatorSeat === null) continue
    score(run, predatorSeat, 'prey', 1)
    if (!state.seats[predatorSeat]!.ousted) moveCounters(run, 'bank', { pool: predatorSeat }, 6, 'prey-ousted')
  }
  endWithTheLast(run)
  return true
}

/** What the seat controls is removed from the game; its own cards that others control stay (END-03, END-04, WITHDRAW-10). */
function leaveGame(run: Run, seat: SeatIndex): void {
  const { state } = run
  const s = state.seats[seat]!
  s.ousted = true
  delete s.withdrawing
  if (state.edge === seat) moveEdge(run, null)
  // Outermost first: what the seat itself controls on its cards leaves with them, what others control there is burned (BURN-03).
  const bare = (id: CardId): boolean => !lyingOn(state, id).some(on => s.inPlay.includes(on) || s.contested.includes(on))
  for (const pile of ['inPlay', 'contested'] as const) {
    for (let id = s[pile].find(bare); id !== undefined; id = s[pile].find(bare)) leavePlay(run, id, 'removed')
  }
  for (const id of s.uncontrolled) leavePlay(run, id, 'removed')
  // The ash heap stays, open to all (BURN-02, OWN-02).
  s.removed = [...s.removed, ...s.hand, ...s.library, ...s.crypt]
  s.hand = s.library = s.crypt = []
  s.handEpoch++
  state.sealed = state.sealed.filter(answer => answer.seat !== seat)
}

/** An exhausted library and a hand that is not full: public both, so that everybody knows who may declare it (WITHDRAW-01). */
export const mayWithdraw = (state: GameState, seat: SeatIndex): boolean =>
  state.seats[seat]!.library.length === 0 && !state.seats[seat]!.libraryLeftOut && state.seats[seat]!.hand.length < seatStat(state, seat, 'handSize')

export function declareWithdrawal(run: Run, seat: SeatIndex): void {
  run.state.seats[seat]!.withdrawing = true
  emit(run, 'withdrawal-declared', { seat })
}

/** A turn would begin: if its Methuselah has withdrawn with it, it does not take place (WITHDRAW-02, WITHDRAW-10). Neither points nor pool for the predator (WITHDRAW-07). */
export function withdraws(run: Run, seat: SeatIndex): boolean {
  const { state } = run
  if (!state.seats[seat]!.withdrawing) return false
  emit(run, 'withdrawn', { seat })
  leaveGame(run, seat)
  state.seats[seat]!.withdrawn = true
  moveCounters(run, { pool: seat }, 'bank', state.seats[seat]!.pool, 'left-play')
  score(run, seat, 'withdrawal', state.settings.withdrawalPoints ?? 1)
  endWithTheLast(run)
  return true
}

/** The table's time is up: whoever is left gets what the table agreed on, and nobody is the last. */
export function endByTime(run: Run): void {
  const { state } = run
  const points = state.settings.timeLimit?.points ?? 0
  emit(run, 'time-up', {})
  if (points > 0) for (const seat of clockwise(state, state.seats.length - 1)) score(run, seat, 'time', points)
  endGame(run)
}

function score(run: Run, seat: SeatIndex, why: 'prey' | 'last' | 'withdrawal' | 'time', points: number): void {
  run.state.seats[seat]!.victoryPoints += points
  emit(run, 'victory-point', { seat, why, ...(points !== 1 && { points }) })
}

/** The last one left gets a point more (END-07, WITHDRAW-08). */
function endWithTheLast(run: Run): void {
  const left = clockwise(run.state, 0)
  if (left.length > 1) return
  if (left[0] !== undefined) score(run, left[0], 'last', 1)
  endGame(run)
}

/** The most points win, and a tie has no winner (END-08, END-12). */
function endGame(run: Run): void {
  const { state } = run
  const victoryPoints = state.seats.map(seat => seat.victoryPoints)
  const most = Math.max(...victoryPoints)
  const winners = victoryPoints.flatMap((points, seat) => (points === most ? [seat] : []))
  state.result = { winner: winners.length === 1 ? winners[0]! : null, victoryPoints }
  emit(run, 'game-ended', { ...state.result })
}
