import { candidates, holds, seatRuled, seatStat } from '../reads/evaluate.ts'
import type { Viewpoint } from '../reads/look.ts'
import type { EffectsFrame } from '../model/frames.ts'
import type { Op, Until } from '../../cards/language.ts'
import type { EventKey } from '../model/events.ts'
import type { CardId, GameState, Modifier, SeatIndex } from '../model/state.ts'
import { moveCounters } from './counters.ts'
import { actionScope, currentCombat, currentTurn, definitionOf, inGame, isTogether, pileOf } from '../reads/queries.ts'
import { emit, freshId, hidden, named, push, type Run } from '../model/run.ts'
import { draw, leavePlay } from './zones.ts'
import { put, take } from './piles.ts'

/**
 * Hand size and replacement (DRAW-01 to DRAW-06). A hand holds as many cards as its size says, as far as the library
 * allows.
 */

/** A card being played is replaced only once its as-played window has closed (PLAY-05). */
const unreplaced = (state: GameState, seat: SeatIndex): number =>
  state.frames.reduce((n, frame) => {
    if (!('seat' in frame) || frame.seat !== seat) return n
    if (frame.kind === 'play') return !frame.lent && (frame.step === 'as-played' || frame.step === 'pay') ? n + 1 : n
    return frame.kind === 'effects' ? n + Number(frame.vars[OWED] ?? frame.vars[ANEW] ?? 0) : n
  }, 0)

/** How many cards are missing now; below 0, how many there are too many. */
export const missing = (state: GameState, seat: SeatIndex): number =>
  Math.max(0, seatStat(state, seat, 'handSize')) - unreplaced(state, seat) - state.seats[seat]!.hand.length

/**
 * Draws up and discards down whenever a hand or its size has changed (DRAW-05, DRAW-06). `before` is the
 * game as the
 * command began: a hand that an empty library has left short stays as short. True when somebody must discard.
 */
export function settleHands(run: Run, before: GameState): boolean {
  const { state } = run
  for (const [seat, s] of state.seats.entries()) {
    if (s.ousted || state.result) continue
    const now = missing(state, seat)
    const short = now > 0 ? now - leftShort(before, seat) : 0
    if (short > 0 && (drawAnew(run, before, seat, short) || drawOrAsk(run, seat, short))) return true
    if (now < 0 && !discarding(state, seat)) {
      ask(run, seat, discards(-now), {})
      return true
    }
  }
  return false
}

const ask = (run: Run, seat: SeatIndex, ops: Op[], vars: EffectsFrame['vars']): void => {
  run.published = true
  push(run, { kind: 'effects', source: null, by: null, seat, vars, ops })
}

const discards = (count: number): Op[] => [
  {
    op: 'choose',
    as: 'surplus',
    ask: 'choose-discard',
    from: { cards: { in: 'hand', of: 'you' } },
    min: count,
    max: count,
    secret: true,
  },
  { op: 'each', over: { list: 'surplus' }, as: 'card', ops: [{ op: 'move', who: 'card', to: 'ash' }] },
]

/**
 * Where more cards are drawn beside each replacement, several that have left the hand are replaced one by one, and
 * before the next as many are discarded; not where a hand has only become larger.
 */
function drawAnew(run: Run, before: GameState, seat: SeatIndex, short: number): boolean {
  const { state } = run,
    more = Math.max(0, seatStat(state, seat, 'replacements'))
  if (more === 0 || takenInstead(state, seat).length > 0) return false
  if (seatStat(state, seat, 'handSize') > seatStat(before, seat, 'handSize')) return false
  const ops: Op[] = [],
    library: Extract<Op, { op: 'draw' }> = { op: 'draw', seat: 'you', from: 'library', count: 1 }
  let { length: left } = state.seats[seat]!.library
  for (let n = 0; n < short && left > 1; n++) {
    const count = Math.min(left, 1 + more)
    ops.push({ ...library, count }, ...discards(count - 1))
    left -= count
  }
  if (ops.length === 0) return false
  ask(run, seat, left === 1 && ops.length < short * 3 ? [...ops, library] : ops, { [ANEW]: short })
  return true
}

/** By an empty library; what goes on together has yet to be drawn for, whatever has been asked meanwhile. */
const leftShort = (before: GameState, seat: SeatIndex): number =>
  isTogether(before) && before.seats[seat]!.library.length > 0 ? 0 : Math.max(0, missing(before, seat))

/** A forced discard of this seat is under way, from its question to its last card. */
const discarding = (state: GameState, seat: SeatIndex): boolean =>
  state.frames.some(
    frame =>
      frame.kind === 'effects' &&
      frame.seat === seat &&
      ('surplus' in frame.vars ||
        frame.ops.some(op => op.op === 'each' && 'list' in op.over && op.over.list === 'surplus')),
  )

/** A card that is replaced, and the minion that played it, if one did. */
interface Replaced {
  card: CardId
  by?: CardId | null
}

/**
 * The replacement of a card played or discarded: drawn, put off by its own text, or by a card in play that takes its
 * place (DRAW-01, DRAW-03).
 */
export function replace(
  run: Run,
  seat: SeatIndex,
  card: CardId,
  how: { by?: CardId | null; cancelled?: boolean; discarded?: true } = {},
): void {
  const { state } = run
  // The text of a card that was cancelled, or not played at all, puts nothing off, and nothing in its own place.
  const own = how.cancelled || how.discarded ? undefined : definitionOf(state, card),
    later = own?.replaceAt
  if (later) {
    const until =
      later === 'leaves'
        ? later
        : later === 'combat'
          ? currentCombat(state)!.id
          : later === 'action'
            ? actionScope(state)!
            : later === 'turn'
              ? currentTurn(state).id
              : typeof later === 'object'
                ? 'game'
                : { phase: later, of: seat }
    return putOff(state, seat, card, how.by ?? null, until)
  }
  if (isBarred(state, seat)) return putOff(state, seat, card, how.by ?? null, afterMinionPhase(state))
  replaceNow(run, seat, { card, ...(own?.draws && 'amongst' in own.draws && { by: how.by ?? null }) })
}

/** Until then the hand is smaller by one. */
function putOff(state: GameState, seat: SeatIndex, source: CardId, by: CardId | null, until: Until): void {
  state.modifiers.push({
    id: freshId(state),
    kind: 'number',
    stat: 'handSize',
    delta: -1,
    on: { seat },
    source,
    by,
    seat,
    until,
  })
}

/** Cards in play keep this Methuselah from replacing cards while it is a minion phase. */
const isBarred = (state: GameState, seat: SeatIndex): boolean => seatRuled(state, seat, 'replace')
const AFTER_MINION_PHASE = 'influence'
const afterMinionPhase = (state: GameState): Until => ({ phase: AFTER_MINION_PHASE, of: currentTurn(state).seat })

/**
 * What ends now, with a phase, a combat or an action; what was put off until then is replaced once it has (DRAW-03),
 * most of it by the draw that comes as the hand has its size again.
 */
export function replaceDelayed(run: Run, due: (until: Until) => boolean, end: () => void): void {
  const { state } = run
  const delayed = state.modifiers.filter(
    modifier =>
      modifier.kind === 'number' &&
      modifier.stat === 'handSize' &&
      'seat' in modifier.on &&
      due(modifier.until) &&
      (definitionOf(state, modifier.source)?.replaceAt !== undefined ||
        (modifier.delta === -1 && typeof modifier.until === 'object' && modifier.until.phase === AFTER_MINION_PHASE)),
  )
  end()
  replaceThose(run, delayed)
}

/** What was put off until this happens, whatever has become of the card. */
export function replaceUpon(run: Run, event: EventKey): void {
  const { state } = run
  const delayed = state.modifiers.filter(modifier => {
    // By a rule, and no card, nothing is put off.
    const later =
      modifier.kind === 'number' && modifier.stat === 'handSize' && modifier.source >= 0
        ? definitionOf(state, modifier.source)?.replaceAt
        : undefined
    return typeof later === 'object' && later.event === event
  })
  if (delayed.length === 0) return
  state.modifiers = state.modifiers.filter(modifier => !delayed.includes(modifier))
  replaceThose(run, delayed)
}

function replaceThose(run: Run, delayed: readonly Modifier[]): void {
  const { state } = run
  for (const { source: card, by, seat } of delayed) {
    // Of two that put it off the longer one counts.
    if (isBarred(state, seat)) {
      putOff(state, seat, card, by, afterMinionPhase(state))
      continue
    }
    if (spentFor(state, seat, card) !== undefined || takenInstead(state, seat, { card, by }).length > 0)
      replaceNow(run, seat, { card, by })
  }
}

/**
 * Where there is but a counter to spend in place of it, it is spent; where there is a choice, it is asked; else a card
 * is drawn if one is missing.
 */
function replaceNow(run: Run, seat: SeatIndex, replaced: Replaced): void {
  const { state } = run
  const counters = spentFor(state, seat, replaced.card),
    others = takenInstead(state, seat, replaced)
  if (counters !== undefined && others.length === 0) spend(run, counters)
  else if (counters !== undefined || missing(state, seat) > 0) {
    const more = Math.max(0, seatStat(state, seat, 'replacements'))
    if (takenInstead(state, seat, replaced).length === 0) return void draw(run, seat, 'library', 1 + more)
    // Drawn once it is known what replaces the card; what is too much is discarded.
    if (more > 0)
      push(run, {
        kind: 'effects',
        source: null,
        by: null,
        seat,
        ops: [{ op: 'draw', seat: 'you', from: 'library', count: more }],
        vars: {},
      })
    drawOrAsk(run, seat, 1, replaced)
  }
}

/** True where its Methuselah has to be asked whether something else takes the place of a card of the library. */
function drawOrAsk(run: Run, seat: SeatIndex, count: number, replaced?: Replaced): boolean {
  const asks = takenInstead(run.state, seat, replaced).length > 0
  if (asks)
    push(run, {
      kind: 'effects',
      source: replaced?.card ?? null,
      by: replaced?.by ?? null,
      seat,
      ops: [{ op: 'draw', seat: 'you', from: 'library', count }],
      vars: { [OWED]: count, ...(replaced && { [REPLACED]: replaced.by === undefined ? 0 : 1 }) },
    })
  else draw(run, seat, 'library', count)
  return asks
}

/**
 * Names under which a frame remembers how many cards are still to be drawn, at once or one by one, that one of them
 * replaces a card (1: whose own text counts), and what was taken instead.
 */
const OWED = 'owed',
  ANEW = 'anew',
  REPLACED = 'replaced',
  TAKEN = 'taken'

/** Card by card as long as something may be taken in place of one, and then what is left at once. */
export function drawCards(
  run: Run,
  frame: EffectsFrame,
  op: Extract<Op, { op: 'draw' }>,
  seat: SeatIndex,
  count: number,
): void {
  const { state } = run
  const { [TAKEN]: taken, ...vars } = frame.vars
  const replaced = REPLACED in vars ? { card: frame.source!, ...(vars[REPLACED] === 1 && { by: frame.by }) } : undefined
  const [instead] = Array.isArray(taken) ? taken.map(Number) : []
  frame.vars = vars
  if (instead !== undefined && instead === (replaced && spentFor(state, seat, replaced.card))) spend(run, instead)
  else if (instead !== undefined) toSeat(run, instead, 'hand', seat)
  else if (taken !== undefined) draw(run, seat, 'library', 1)
  const left = taken === undefined ? count : count - 1,
    cards = left > 0 ? takenInstead(state, seat, replaced) : []
  if (OWED in vars) vars[OWED] = cards.length > 0 ? left : 0
  if (cards.length === 0) return draw(run, seat, 'library', left)
  const spent = replaced && spentFor(state, seat, replaced.card)
  frame.ops = [{ ...op, count: left }, ...frame.ops]
  push(run, {
    kind: 'choice',
    seat,
    ask: 'choose-draw',
    as: TAKEN,
    from: { cards: [...cards, ...(spent === undefined ? [] : [spent])] },
    min: spent === undefined ? 0 : 1,
    max: 1,
    source: replaced?.card ?? null,
    ...(cards.some(id => state.cards[id]!.down) && { secret: true as const }),
  })
}

/** What this seat may take in place of the next card of its library, or of the replacement of this one. */
function takenInstead(state: GameState, seat: SeatIndex, replaced?: Replaced): CardId[] {
  const { inPlay, library } = state.seats[seat]!
  const from = (source: CardId, by: CardId | null): CardId[] => {
    const draws = definitionOf(state, source)?.draws,
      look: Viewpoint = { state, source, by, seat, vars: {} }
    return draws && 'amongst' in draws && (!draws.while || holds(look, draws.while))
      ? candidates(look, draws.amongst)
      : []
  }
  return [
    ...(library.length > 0 ? inPlay.flatMap(id => from(id, id)) : []),
    ...(replaced?.by === undefined || inPlay.includes(replaced.card) ? [] : from(replaced.card, replaced.by)),
  ]
}

/** A card in play whose counters go in place of the replacement of another card. */
const spentFor = (state: GameState, seat: SeatIndex, card: CardId): CardId | undefined =>
  state.seats[seat]!.inPlay.find(id => id !== card && counterOf(state, id) !== undefined)
const spend = (run: Run, card: CardId): void =>
  void moveCounters(run, { card, name: counterOf(run.state, card)! }, 'bank', 1, 'effect')
function counterOf(state: GameState, card: CardId): string | undefined {
  const draws = definitionOf(state, card)?.draws
  return draws && 'spends' in draws ? draws.spends : undefined
}

/** To its owner's ash heap, seen by all. */
export function discardCard(run: Run, card: CardId): void {
  const seat = pileOf(run.state, card)!.seat
  take(run.state, card)
  put(run.state, card, run.state.cards[card]!.owner, 'ash')
  emit(run, 'discarded', { seat, card: named(run.state, card) })
}

/** To the top of their owner's library, the first uppermost; those that lie in it already nobody else sees. */
export function toTop(run: Run, ids: readonly CardId[]): void {
  const { state } = run
  for (const id of ids) if (pileOf(state, id)?.pile !== 'library') toSeat(run, id, 'library')
  for (const seat of state.seats) {
    const own = ids.filter(id => seat.library.includes(id))
    if (own.length > 0) seat.library = [...own, ...seat.library.filter(id => !own.includes(id))]
  }
}

/**
 * To a hand, its owner's or another, whatever it was played for, where too many are discarded down (DRAW-06); or to the
 * bottom of its owner's library.
 */
export function toSeat(run: Run, id: CardId, pile: 'hand' | 'library', seat = run.state.cards[id]!.owner): void {
  const { state } = run
  for (const frame of state.frames)
    if ((frame.kind === 'action' || frame.kind === 'referendum') && frame.source === id) frame.source = null
  const to = inGame(state, seat) ? pile : 'removed',
    down = state.cards[id]!.down === true,
    unseen = down || (to === 'library' && pileOf(state, id)?.pile === 'hand')
  leavePlay(run, id, to, seat)
  if (down) emit(run, 'moved', { card: hidden(id), to, owner: seat })
  emit(run, 'moved', { card: named(state, id), to, owner: seat }, unseen ? [seat] : undefined)
}
