import { isTogether } from '../reads/queries.ts'
import { wishToBeAsked } from '../procedures/between.ts'
import { awardTrophies } from '../procedures/red-list.ts'
import { IllegalCommand, type Answer, type Applied, type Env } from '../model/answers.ts'
import { startContests } from '../changes/contests.ts'
import type { GameEvent } from '../model/events.ts'
import { replaceUpon, settleHands } from '../changes/hands.ts'
import { promptId, waitingFor } from './legal.ts'
import { followOrders, takeOnly } from '../orders/following.ts'
import { procedureOf } from '../procedures/index.ts'
import { optionOf } from '../procedures/procedure.ts'
import { discardUnlessPlaced, buryDead } from '../changes/zones.ts'
import { collectTriggers } from '../procedures/triggers.ts'
import { forgetLeft } from '../changes/forgetting.ts'
import { copySpine, emit, top, type Run } from '../model/run.ts'
import { fitsSlots } from '../model/slots.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { endByTime, settleOusts } from '../procedures/leaving.ts'

/** Against bugs: no command of a lawful game comes near it. */
const MAX_STEPS = 5_000

/**
 * Applies one answer, then runs on until somebody must answer. The given state is left as it was; the result is its
 * next version.
 * `expected` names the prompt that is answered; null stands for whatever this seat is asked now.
 */
export function apply(
  before: GameState,
  seat: SeatIndex,
  expected: string | null,
  answer: Answer,
  env: Env,
  how: { byDefault?: true } = {},
): Applied {
  if (before.result) throw new IllegalCommand('game-over')
  if (!waitingFor(before).includes(seat))
    throw new IllegalCommand(expected === null ? 'not-your-prompt' : 'stale-prompt')
  if (expected !== null && expected !== promptId(before, seat)) throw new IllegalCommand('stale-prompt')

  const run: Run = { state: copySpine(before), events: [], env, published: false }
  const { state } = run
  const frame = top(state)
  const { asks } = procedureOf(frame)
  const option =
    optionOf(asks!, state, frame, seat, answer.optionId) ??
    asks!.later?.(state, frame, seat).find(one => one.id === answer.optionId)
  if (!option) throw new IllegalCommand('illegal-option')
  if (!fitsSlots(option, answer.args ?? {})) throw new IllegalCommand('illegal-args')
  const allowed = asks!.then?.(frame, option) ?? []
  if ((answer.then ?? []).some(line => !allowed.includes(line.window))) throw new IllegalCommand('illegal-args')

  // A wish is public at once, so it goes with an answer that is, too: a sealed one must not show.
  if (answer.consult && frame.kind !== 'turn') throw new IllegalCommand('illegal-args')
  if (answer.consult) wishToBeAsked(run, seat, answer.consult)
  if (state.followed?.[seat] && !how.byDefault) state.followed = state.followed.with(seat, 0)
  asks!.accept(run, frame, seat, option, answer, how.byDefault === true)
  settle(run, before)
  return next(run, seat)
}

/** The next version, whoever's command made it; of the clock's it is nobody's. */
function next(run: Run, seat?: SeatIndex): Applied {
  const { state, env } = run
  state.version++
  if (run.published) state.views = state.views.map(version => version + 1)
  // A sealed answer moves nothing but its owner's own view (windows.md#what-shows).
  else if (seat !== undefined) state.views[seat]!++
  if (run.published) state.waitingSince = env.now
  return { state, events: run.events }
}

/**
 * The table's time is up: a command of the clock, like a default answer. Refused before its time and once the game is
 * over, so that a
 * late or doubled one does nothing.
 */
export function timeUp(before: GameState, env: Env): Applied {
  if (before.result) throw new IllegalCommand('game-over')
  if (!isTimeUp(before, env.now)) throw new IllegalCommand('not-due')
  const run: Run = { state: copySpine(before), events: [], env, published: true }
  if (before.settings.tournament?.finish && isUnderWay(before)) {
    run.state.timeCalled = true
    emit(run, 'time-called', {})
    return sayToAll(run)
  }
  endByTime(run)
  close(run)
  return publishToAll(run)
}

/**
 * Since when nothing is published, where a table holds a window back. Who rides decides it, so it is shown to nobody.
 */
export function heldSince(state: GameState): string | undefined {
  const frame = state.frames.at(-1)
  return frame?.kind === 'window' ? frame.heldSince : undefined
}

/** The hold is over: a command of the clock. What lies sealed is published if it is enough; if not, no view moves. */
export function endHold(before: GameState, env: Env): Applied {
  if (before.result) throw new IllegalCommand('game-over')
  if (heldSince(before) === undefined) throw new IllegalCommand('not-due')
  const run: Run = { state: copySpine(before), events: [], env, published: false }
  const frame = top(run.state)
  if (frame.kind === 'window') delete frame.heldSince
  settle(run, before)
  return next(run)
}

/** What no seat has answered, everybody sees at once: an effect, and a new version for all. */
export function publishToAll({ state, events, env }: Run): Applied {
  state.version++
  state.fx++
  state.views = state.views.map(version => version + 1)
  state.waitingSince = env.now
  return { state, events }
}

/** An action, or a phase that is no minion phase: between two actions nothing is (TTIME-03, TTIME-04, TTIME-05). */
function isUnderWay({ frames }: GameState): boolean {
  const [turn] = frames
  return turn?.kind === 'turn' && (turn.phase !== 'minion' || frames.some(({ kind }) => kind === 'action'))
}

/** Everybody is told something that moves nothing: what is sealed holds, and nobody is given more time for it. */
export function sayToAll({ state, events }: Run): Applied {
  state.version++
  state.views = state.views.map(version => version + 1)
  return { state, events }
}

/** Once it was called, the time comes by itself. */
export const isTimeUp = ({ settings, timeCalled }: GameState, now: string): boolean =>
  settings.timeLimit !== undefined && !timeCalled && now >= settings.timeLimit.endsAt

/**
 * Runs the last frame on, step by step, until it waits for a player or the game is over. `before` is the game as the
 * command found it.
 */
export function settle(run: Run, before: GameState = copySpine(run.state)): void {
  const { state } = run
  let seen = 0
  let known = entering(before) ? undefined : standing(before)
  let moved = true
  for (let steps = 0; ; steps++) {
    if (steps > MAX_STEPS)
      throw new Error(`The rules do not come to rest: ${state.frames.map(frame => frame.kind).join(' > ')}`)
    const together = isTogether(state)
    if (!together && settleOusts(run)) reopenWindows(run)
    if (state.result) return close(run)
    const come = since(run, seen)
    if (come.some(({ key }) => key === 'brought-out' || key === 'entered-play') && collectTriggers(run, come)) {
      seen = run.events.length
      moved = true
      continue
    }
    if (!(known && isStanding(state, known)) && !entering(state)) {
      startContests(run)
      known = standing(state)
    }
    const news = since(run, seen)
    seen = run.events.length
    buryDead(run, news)
    for (const { key } of news) if (key === 'diablerized') replaceUpon(run, key)
    if (news.length > 0) awardTrophies(run)
    moved ||= news.length > 0
    if ((news.length > 0 || run.foreseen !== undefined) && collectTriggers(run, news)) continue
    // What happens together is drawn for, and discarded down from, when all of it has.
    if (moved && !together) {
      moved = false
      if (settleHands(run, before) || run.events.length > seen) continue
    }
    if (run.events.length === seen) forgetLeft(run)
    const frame = top(state)
    if (procedureOf(frame).step(run, frame) || run.events.length > seen || followOrders(run) || takeOnly(run)) continue
    return
  }
}

/** What a card does as it enters play, it does before it is contested: it may leave again by that. */
const entering = (state: GameState): boolean =>
  state.frames.some(frame => frame.kind === 'triggers' && frame.entering === true)

/** What a contest may arise from. Piles are replaced when they change, so that looking at them costs nothing. */
interface Standing {
  inPlay: readonly (readonly CardId[])[]
  traits: number
}
const standing = (state: GameState): Standing => ({
  inPlay: state.seats.map(seat => seat.inPlay),
  traits: traitsIn(state),
})
function isStanding(state: GameState, { inPlay, traits }: Standing): boolean {
  for (let seat = 0; seat < inPlay.length; seat++) if (state.seats[seat]!.inPlay !== inPlay[seat]) return false
  return traitsIn(state) === traits
}
function traitsIn({ modifiers }: GameState): number {
  let traits = 0
  for (const { kind } of modifiers) if (kind === 'trait') traits++
  return traits
}

const NO_NEWS: GameEvent[] = []
const since = ({ events }: Run, seen: number): GameEvent[] => (events.length === seen ? NO_NEWS : events.slice(seen))

/** Nothing resolves any more; cards that were out of play go where they would have gone. */
export function close(run: Run): void {
  const { state } = run
  for (const frame of state.frames) {
    if (frame.kind === 'play') discardUnlessPlaced(run, frame.card)
    if (frame.kind === 'action' && frame.source !== null) discardUnlessPlaced(run, frame.source)
  }
  state.frames = []
  state.sealed = []
}

/**
 * An oust changes who is prey of whom: orders are made anew and answers to an unchanged table are void (windows.md#at-the-edges).
 */
export function reopenWindows(run: Run): void {
  run.state.fx++
  run.published = true
  for (const frame of run.state.frames) {
    if (frame.kind !== 'window') continue
    frame.round++
    frame.open = false
  }
}
