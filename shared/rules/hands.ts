import type { Until } from './language.ts'
import type { CardId, GameState, SeatIndex } from './state.ts'
import { moveCounters } from './counters.ts'
import { actionScope, currentCombat, definitionOf, pileOf } from './queries.ts'
import { emit, freshId, named, push, type Run } from './run.ts'
import { seatStat } from './stats.ts'
import { draw, put, take } from './zones.ts'

/** Hand size and replacement (DRAW-01 to DRAW-06). A hand holds as many cards as its size says, as far as the library allows. */

/** A card being played is replaced only once its as-played window has closed (PLAY-05). */
const unreplaced = (state: GameState, seat: SeatIndex): number =>
  state.frames.filter(frame => frame.kind === 'play' && frame.seat === seat && !frame.lent && (frame.step === 'as-played' || frame.step === 'pay')).length

/** How many cards are missing now; below 0, how many there are too many. */
export const missing = (state: GameState, seat: SeatIndex): number =>
  Math.max(0, seatStat(state, seat, 'handSize')) - unreplaced(state, seat) - state.seats[seat]!.hand.length

export const allMissing = (state: GameState): number[] => state.seats.map((_, seat) => missing(state, seat))

/**
 * Draws up and discards down whenever a hand or its size has changed (DRAW-05, DRAW-06). `before` is what was missing as the
 * command began: a hand that an empty library has left short stays as short. True when somebody must discard.
 */
export function settleHands(run: Run, before: number[]): boolean {
  const { state } = run
  for (const [seat, s] of state.seats.entries()) {
    if (s.ousted || state.result) continue
    const now = missing(state, seat)
    if (now > Math.max(0, before[seat]!)) draw(run, seat, 'library', now - Math.max(0, before[seat]!))
    if (now < 0 && !discarding(state, seat)) {
      run.published = true
      push(run, { kind: 'effects', source: null, by: null, seat, vars: {}, ops: [
        { op: 'choose', as: 'surplus', ask: 'choose-discard', from: { cards: { in: 'hand', of: 'you' } }, min: -now, max: -now, secret: true },
        { op: 'each', over: { list: 'surplus' }, as: 'card', ops: [{ op: 'move', who: 'card', to: 'ash' }] },
      ] })
      return true
    }
  }
  return false
}

/** A forced discard of this seat is under way, from its question to its last card. */
const discarding = (state: GameState, seat: SeatIndex): boolean =>
  state.frames.some(frame => frame.kind === 'effects' && frame.seat === seat && ('surplus' in frame.vars || frame.ops.some(op => op.op === 'each' && 'list' in op.over && op.over.list === 'surplus')))

/** The replacement of a card played or discarded: drawn, put off by its own text, or by a card in play that takes its place (DRAW-01, DRAW-03). */
export function replace(run: Run, seat: SeatIndex, card: CardId, how: { cancelled?: boolean; discarded?: true } = {}): void {
  const { state } = run
  // The text of a card that was cancelled, or not played at all, puts nothing off.
  const later = how.cancelled || how.discarded ? undefined : definitionOf(state, card)?.replaceAt
  if (later) {
    const until = later === 'leaves' ? later : later === 'combat' ? currentCombat(state)!.id : later === 'action' ? actionScope(state)! : { phase: later, of: seat }
    state.modifiers.push({ id: freshId(state), kind: 'number', stat: 'handSize', delta: -1, on: { seat }, source: card, by: null, seat, until })
    return
  }
  if (!spentInstead(run, seat, card) && missing(state, seat) > 0) draw(run, seat, 'library', 1)
}

/** What has been put off to this phase, or to the end of this combat or action, is replaced now: by a card in play, or by the draw that comes as the hand has its size again (DRAW-03). */
export function replaceDelayed(run: Run, due: (until: Until) => boolean): void {
  for (const modifier of run.state.modifiers) {
    if (modifier.kind === 'number' && modifier.stat === 'handSize' && 'seat' in modifier.on && due(modifier.until) && definitionOf(run.state, modifier.source)?.replaceAt !== undefined) spentInstead(run, modifier.on.seat, modifier.source)
  }
}

/** A counter of a card in play goes in place of the replacement of another card. */
function spentInstead(run: Run, seat: SeatIndex, card: CardId): boolean {
  const { state } = run
  const instead = state.seats[seat]!.inPlay.find(id => id !== card && definitionOf(state, id)?.insteadOfDraw !== undefined)
  if (instead === undefined) return false
  moveCounters(run, { card: instead, name: definitionOf(state, instead)!.insteadOfDraw! }, 'bank', 1, 'effect')
  return true
}

/** To its owner's ash heap, seen by all. */
export function discardCard(run: Run, card: CardId): void {
  const seat = pileOf(run.state, card)!.seat
  take(run.state, card)
  put(run.state, card, run.state.cards[card]!.owner, 'ash')
  emit(run, 'discarded', { seat, card: named(run.state, card) })
}
