import { moveCounters, OWED } from '../changes/counters.ts'
import { couldPlay } from '../offers/plays.ts'
import { openWindow } from './open-window.ts'
import {
  actingSeat,
  clockwise,
  controllerOf,
  currentFrame,
  definitionOf,
  lyingOn,
  predator,
  atZero,
  SUSPENDED,
} from '../reads/queries.ts'
import { emit, type Run } from '../model/run.ts'
import type { CardId, Fact, GameState, SeatIndex } from '../model/state.ts'
import { isMinionCard } from '../changes/attach.ts'
import { keptUnder } from '../reads/lent.ts'
import { burn, leavePlay, moveEdge } from '../changes/zones.ts'
import { seatStat } from '../reads/evaluate.ts'

/** How Methuselahs leave the game, and how it ends: ousted, withdrawn, or as the table's time is up. */

/**
 * Whoever stands at 0 pool is ousted at once (END-01, GAME-02). All losses of one effect count together, then victory
 * points, then the 6 pool, which saves nobody who fell with it (END-09, END-13).
 */
export function settleOusts(run: Run): boolean {
  const { state } = run
  const fallen = atZero(state)
  forgetSaved(state, fallen)
  if (fallen.length === 0 || isOffered(run, fallen)) return false
  const predators = fallen.map(seat => predator(state, seat))
  for (const [i, seat] of fallen.entries()) {
    emit(run, 'ousted', { seat, predator: predators[i] ?? null })
    leaveGame(run, seat)
  }
  for (const predatorSeat of predators) {
    if (predatorSeat === null) continue
    // Whoever did it (END-05).
    score(run, predatorSeat, 'prey', 1)
    if (!state.seats[predatorSeat]!.ousted) moveCounters(run, 'bank', { pool: predatorSeat }, 6, 'prey-ousted')
  }
  endWithTheLast(run)
  return true
}

/**
 * Who falls may be kept in the game: the others are asked once, if the decks can hold what does that. True while they
 * are.
 */
const OFFERED = 'about-to-be-ousted'
function isOffered(run: Run, fallen: SeatIndex[]): boolean {
  const { state } = run
  if (state.frames.some(frame => frame.kind === 'window' && frame.name === 'ousting')) return true
  const turn = currentFrame(state, 'turn')
  if (
    !turn ||
    fallen.every(seat => state.facts.some(fact => fact.name === OFFERED && fact.of === seat)) ||
    !clockwise(state, turn.seat).some(seat => couldPlay(state, seat, 'ousting'))
  )
    return false
  for (const seat of fallen) state.facts.push({ name: OFFERED, of: seat, n: 1, until: 'game' })
  openWindow(run, 'ousting', turn.id, actingSeat(state))
  return true
}

function forgetSaved(state: GameState, fallen: SeatIndex[]): void {
  if (state.facts.some(fact => isOfFall(fact) && !fallen.includes(fact.of)))
    state.facts = state.facts.filter(fact => !isOfFall(fact) || fallen.includes(fact.of))
}
const isOfFall = ({ name }: Fact): boolean => name === OFFERED || name === OWED

/**
 * What the seat controls is removed from the game; its own cards that others control stay (END-02 to
 * END-04, WITHDRAW-10); its points stay (END-11).
 */
function leaveGame(run: Run, seat: SeatIndex): void {
  const { state } = run
  const s = state.seats[seat]!
  // What was said of the table as it was holds no longer (TCONC-01).
  forgetVotes(state)
  s.ousted = true
  delete s.withdrawing
  if (state.edge === seat) moveEdge(run, null)
  for (const id of keptUnder(state, seat)) if (state.cards[id]!.owner === seat) leavePlay(run, id, 'removed')
  // A minion card stays with its minion, whoever's that is.
  for (const { name, of, n } of state.facts)
    if (name === SUSPENDED && n === seat && !isMinionCard(state, of)) leavePlay(run, of, 'removed')
  // Outermost first: what the seat itself controls on its cards leaves with them, what others control there is burned
  // (BURN-03).
  const bare = (id: CardId): boolean =>
    !lyingOn(state, id).some(on => s.inPlay.includes(on) || s.contested.includes(on))
  for (const pile of ['inPlay', 'contested'] as const) {
    for (let id = s[pile].find(bare); id !== undefined; id = s[pile].find(bare)) leavePlay(run, id, 'removed')
  }
  for (const id of s.uncontrolled) leavePlay(run, id, 'removed')
  // The ash heap stays, open to all (BURN-02, OWN-02).
  s.removed = [...s.removed, ...s.hand, ...s.library, ...s.crypt]
  s.hand = s.library = s.crypt = []
  s.handEpoch++
  state.sealed = state.sealed.filter(answer => answer.seat !== seat)
  // What others were to replace in a phase of this turn, which does not come, they replace now.
  state.modifiers = state.modifiers.filter(
    ({ on, until, ...one }) =>
      !(
        one.kind === 'number' &&
        one.stat === 'handSize' &&
        'seat' in on &&
        on.seat !== seat &&
        typeof until === 'object' &&
        until.of === seat
      ),
  )
}

/**
 * An exhausted library and a hand that is not full: public both, so that everybody knows who may declare it
 * (WITHDRAW-01).
 */
export const mayWithdraw = (state: GameState, seat: SeatIndex): boolean =>
  state.seats[seat]!.library.length === 0 &&
  !state.seats[seat]!.libraryLeftOut &&
  state.seats[seat]!.hand.length < seatStat(state, seat, 'handSize')

export function declareWithdrawal(run: Run, seat: SeatIndex): void {
  run.state.seats[seat]!.withdrawing = true
  emit(run, 'withdrawal-declared', { seat })
}

/**
 * A turn would begin: if its Methuselah has withdrawn with it, it does not take place (WITHDRAW-02, WITHDRAW-10).
 * Neither points nor pool for the predator (WITHDRAW-07).
 */
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
  emit(run, 'time-up', {})
  scoreTime(run, run.state.settings.timeLimit?.points ?? 0)
}

/** A draw is scored as time is (TCONC-05). */
export function endByDraw(run: Run): void {
  emit(run, 'draw-agreed', {})
  scoreTime(run, run.state.settings.timeLimit?.points ?? 0.5)
}

function scoreTime(run: Run, points: number): void {
  const { state } = run
  if (points > 0) for (const seat of clockwise(state, state.seats.length - 1)) score(run, seat, 'time', points)
  endGame(run)
}

/** As if one had ousted the others one after another; no pool, and nothing that cards would do (TCONC-02). */
export function endByConcession(run: Run, to: SeatIndex): void {
  const seats = clockwise(run.state, to).filter(seat => seat !== to)
  emit(run, 'conceded', { seats, to })
  for (const _ of seats) award(run, to, 'prey', 1)
  award(run, to, 'last', 1)
  endGame(run)
}

/** What a league has a removal give; a removal is no oust, and the rules give nothing (TJUDGE-14). */
export interface Removal {
  point?: boolean
  pool?: boolean
}

/** By a ruling, at once: cards and effects go as with an oust, and the neighbours meet (TJUDGE-13, TJUDGE-14). */
export function removeFromGame(run: Run, seat: SeatIndex, { point, pool }: Removal): void {
  const { state } = run
  const predatorSeat = predator(state, seat)
  emit(run, 'removed', { seat })
  leaveGame(run, seat)
  moveCounters(run, { pool: seat }, 'bank', state.seats[seat]!.pool, 'left-play')
  if (predatorSeat !== null && point) score(run, predatorSeat, 'prey', 1)
  if (predatorSeat !== null && pool) moveCounters(run, 'bank', { pool: predatorSeat }, 6, 'prey-ousted')
  endWithTheLast(run)
}

function forgetVotes(state: GameState): void {
  if (state.agreement) state.agreement = { concessions: [], declined: state.agreement.declined }
}

/**
 * Cards that take the points of another for who controls them, the one that was played first before the others, until
 * each has taken one.
 */
function score(run: Run, seat: SeatIndex, why: 'prey' | 'last' | 'withdrawal' | 'time', points: number): void {
  const { state } = run
  let left = points
  for (const id of claims(state, seat)) {
    const owner = controllerOf(state, id)
    const taken = Math.min(left, 1 - (state.cards[id]!.counters?.[HALVES] ?? 0) / 2)
    if (owner === undefined || taken <= 0) continue
    left -= taken
    moveCounters(run, 'bank', { card: id, name: HALVES }, taken * 2, 'effect')
    if (state.cards[id]!.counters?.[HALVES] === 2) burn(run, id)
    score(run, owner, why, taken)
  }
  if (left > 0) award(run, seat, why, left)
}
const HALVES = 'half-points'
/** The cards in play that take points of this seat; since when they do, a fact of theirs says. */
const claims = (state: GameState, seat: SeatIndex): CardId[] =>
  state.seats
    .flatMap(({ inPlay }) => inPlay)
    .filter(id => {
      const claimed = definitionOf(state, id)?.claims
      return claimed !== undefined && state.cards[id]!.vars?.[claimed] === seat
    })
    .toSorted((a, b) => since(state, a) - since(state, b))
const since = (state: GameState, id: CardId): number =>
  state.facts.findLastIndex(fact => fact.name === 'claims' && fact.of === id)

function award(run: Run, seat: SeatIndex, why: 'prey' | 'last' | 'withdrawal' | 'time', points: number): void {
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

/** The most points win, and a tie has no winner (END-08, END-12, GAME-03). */
export function endGame(run: Run): void {
  const { state } = run
  const victoryPoints = state.seats.map(seat => seat.victoryPoints)
  const most = Math.max(...victoryPoints)
  const winners = victoryPoints.flatMap((points, seat) => (points === most ? [seat] : []))
  state.result = { winner: winners.length === 1 ? winners[0]! : null, victoryPoints }
  emit(run, 'game-ended', { ...state.result })
}
