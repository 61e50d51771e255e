import { rememberBurned } from './who-burned.ts'
import { aboutToLeave, isSpared } from './foreseeing.ts'
import { drain, moveCounters } from './counters.ts'
import type { GameEvent } from '../model/events.ts'
import {
  lyingOn,
  blood,
  controllerOf,
  currentAction,
  definitionOf,
  facts,
  isReady,
  pileOf,
  isRemoved,
  suspendedBy,
} from '../reads/queries.ts'
import { change, clear, closeScope, emit, entropy, hidden, named, shuffle, type Run } from '../model/run.ts'
import type { CardId, SeatIndex } from '../model/state.ts'
import { forgetRemoval, uncover } from './under.ts'
import { take, put } from './piles.ts'
import { forgetSuspension, suspend } from './suspended.ts'

/**
 * To the owner's ash heap, with counters to the bank and the cards on it burned too (BURN-01, BURN-03, MIN-06,
 * GLOSS-31); or what a card in play puts in the place of that.
 */
export function burn(run: Run, id: CardId): void {
  if (isSpared(run, id)) return
  leavePlay(run, id, 'ash')
}

/** Takes a card out of play to a pile of its owner's. */
export function leavePlay(
  run: Run,
  id: CardId,
  where: 'hand' | 'library' | 'crypt' | 'ash' | 'removed',
  whose = run.state.cards[id]!.owner,
): void {
  const { state } = run
  const to = where === 'ash' && isRemoved(state, id) ? 'removed' : where
  if (controllerOf(state, id) !== undefined) aboutToLeave(run, id, 'play')
  // A retainer with its employer (RETAINER-01).
  for (const attached of lyingOn(state, id)) burn(run, attached)
  const pile = pileOf(state, id)?.pile,
    wasInPlay = pile === 'inPlay' || pile === 'contested',
    wasThere = wasInPlay || pile === 'uncontrolled' || suspendedBy(state, id) !== undefined,
    host = state.cards[id]!.on
  // What blocks as a minion leaves as the card that it is.
  const action = currentAction(state)
  if (action?.attempt !== undefined && action.blocker === id) closeScope(state, action.attempt)
  const controller = controllerOf(state, id),
    ready = isReady(state, id) ? controller : undefined,
    returns = wasInPlay && to === 'ash' && definitionOf(state, id)?.returns === true
  if (wasInPlay && to === 'ash') rememberBurned(state, id)
  moveCounters(run, { card: id }, 'bank', blood(state, id), 'left-play')
  for (const [name, n] of Object.entries(state.cards[id]!.counters ?? {}))
    moveCounters(run, { card: id, name }, 'bank', n, 'left-play')
  const { owner, merged } = state.cards[id]!
  uncover(run, id)
  forgetSuspension(state, id)
  clear(state, id, 'locked', 'torpor', 'counters', 'on', 'vars', 'mode', 'merged')
  take(state, id)
  put(state, id, to === 'hand' ? whose : owner, to)
  // What an ousted Methuselah's cards leave with is told once, not card by card.
  if (to === 'hand' || to === 'library' || to === 'crypt') forgetRemoval(state, id)
  if (to === 'ash' && wasInPlay)
    emit(run, 'burned', {
      card: named(state, id),
      ...(ready !== undefined && { ready }),
      ...(controller !== undefined && { controller }),
    })
  else if (where === 'ash') emit(run, 'moved', { card: named(state, id), to, owner })
  // One vampire until now, two cards from here on, each its owner's (MERGE-05).
  if (merged !== undefined) {
    put(state, merged, state.cards[merged]!.owner, to)
    if (to === 'ash') emit(run, 'moved', { card: named(state, merged), to, owner: state.cards[merged]!.owner })
  }
  if (wasThere) {
    ;(run.gone ??= []).push(id)
    state.modifiers = state.modifiers.filter(
      m => !(m.until === 'leaves' && m.source === id) && !('card' in m.on && m.on.card === id),
    )
    state.watches = state.watches.filter(w => !(w.until === 'leaves' && w.source === id))
    // What it lent in capacity goes with it (CRYPT-02).
    if (host !== undefined) drain(run, host)
  }
  if (!returns) return
  take(state, id)
  put(state, id, owner, 'library')
  emit(run, 'moved', { card: named(state, id), to: 'library', owner })
  shufflePile(run, owner, 'library')
}

/**
 * Face down, and controlled by nobody; its blood is what has been invested in it. A merged vampire stays one card
 * (MERGE-05). What lies on it is burned; or it stays on it out of play, and then the region is that of whoever
 * controlled it, as it was not always its owner who brought it out (CTRL-01).
 */
export function toUncontrolled(run: Run, id: CardId, suspending = false): void {
  const { state } = run
  const by = controllerOf(state, id)
  const from = pileOf(state, id)?.pile
  if (by === undefined && (suspending || (from !== 'ash' && from !== 'crypt'))) return
  if (by !== undefined) aboutToLeave(run, id, 'play')
  if (suspending) suspend(state, id)
  else for (const attached of lyingOn(state, id)) burn(run, attached)
  const { owner } = state.cards[id]!,
    whose = suspending && by !== undefined ? by : owner
  emit(run, 'moved', { card: named(state, id), to: 'uncontrolled', owner: whose })
  clear(state, id, 'locked', 'torpor', 'vars')
  take(state, id)
  put(state, id, whose, 'uncontrolled')
}

/** Who lost the last life is burned at once, whatever it went for (ALLY-04, MIN-07). */
export function buryDead(run: Run, news: readonly GameEvent[]): void {
  for (const event of news) {
    if (event.key !== 'counters' || event.from === 'bank' || !('card' in event.from)) continue
    const { id } = event.from.card
    if (
      blood(run.state, id) === 0 &&
      facts(run.state, id).life !== undefined &&
      controllerOf(run.state, id) !== undefined
    )
      burn(run, id)
  }
}

/**
 * Draws what is there; an empty library costs nothing (DRAW-04, DISCARD-03). Who draws sees the cards, the others how
 * many (DRAW-07). The piles never mix (GAME-08, GLOSS-07).
 */
export function draw(run: Run, seat: SeatIndex, from: 'library' | 'crypt', count: number): void {
  const s = run.state.seats[seat]!
  const drawn = s[from].slice(0, count)
  if (drawn.length === 0) return
  s[from] = s[from].slice(count)
  if (from === 'library') {
    s.hand = [...s.hand, ...drawn]
    s.handEpoch++
  } else s.uncontrolled = [...s.uncontrolled, ...drawn]
  emit(run, 'drawn', { seat, from, count: drawn.length })
  emit(run, 'drawn-cards', { seat, cards: drawn.map(id => named(run.state, id)) }, [seat])
}

export function shufflePile(run: Run, seat: SeatIndex, pile: 'library' | 'crypt'): void {
  const s = run.state.seats[seat]!
  const shuffled = s[pile].slice()
  shuffle(shuffled, entropy(run))
  s[pile] = shuffled
}

/**
 * Shuffled into its owner's crypt. The ids of cards in uncontrolled regions are seen, so ids change cards there:
 * what comes out of it again nobody knows by its id.
 */
export function intoCrypt(run: Run, id: CardId): void {
  const { state } = run,
    { owner } = state.cards[id]!,
    from = pileOf(state, id)
  if (from?.pile !== 'crypt') {
    const unseen = from?.pile === 'uncontrolled'
    leavePlay(run, id, 'crypt')
    if (unseen) emit(run, 'moved', { card: hidden(id), to: 'crypt', owner })
    emit(run, 'moved', { card: named(state, id), to: 'crypt', owner }, unseen ? [from.seat] : undefined)
  }
  shufflePile(run, owner, 'crypt')
  const { crypt } = state.seats[owner]!,
    cards = crypt.map(one => state.cards[one]!)
  shuffle(cards, entropy(run))
  for (const [at, one] of crypt.entries()) state.cards[one] = cards[at]!
}

export function lock(run: Run, id: CardId): void {
  if (run.state.cards[id]!.locked) return // locking the locked is no event (LOCK-02)
  change(run.state, id, { locked: true })
  emit(run, 'locked', { card: named(run.state, id) })
}

export function unlock(run: Run, id: CardId): void {
  if (!run.state.cards[id]!.locked) return
  clear(run.state, id, 'locked')
  emit(run, 'unlocked', { card: named(run.state, id) })
}

/** There is one: a seat has it, or nobody (GAME-07). */
export function moveEdge(run: Run, to: SeatIndex | null): void {
  const from = run.state.edge
  if (from === to) return
  run.state.edge = to
  emit(run, 'edge-moved', { from, to })
}

/** To the ash heap on resolution, unless its text has put it somewhere (PLAY-02). */
export function discardUnlessPlaced(run: Run, card: CardId): void {
  const { state } = run
  if (pileOf(state, card)) return
  for (const under of lyingOn(state, card)) burn(run, under)
  const { owner } = state.cards[card]!
  const gone = state.seats[owner]!.ousted || isRemoved(state, card) || definitionOf(state, card)?.removed === true
  put(state, card, owner, gone ? 'removed' : 'ash')
}
