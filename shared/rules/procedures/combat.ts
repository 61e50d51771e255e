import type { CombatFrame, CombatStep } from '../model/frames.ts'
import type { WindowName } from '../../cards/language.ts'
import { combatStands, controllerOf, currentAction, actingSeat, isReady } from '../reads/queries.ts'
import { closeScope, emit, freshId, named, pop, type Run } from '../model/run.ts'
import { replaceDelayed } from '../changes/hands.ts'
import { ruled, stat } from '../reads/evaluate.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { isAwaited } from '../reads/card-texts.ts'
import { dealDamage, endingStrikes, specialEffects } from './resolution.ts'
import { chooseStrikes, strikeChoice } from './strikes.ts'
import { failWithdrawal } from '../changes/withdrawal.ts'
import { resolveBlock } from './blocking.ts'
import { openWindow } from './open-window.ts'
import type { Procedure } from './procedure.ts'
import { pushCombat, fresh } from './push-combat.ts'

/**
 * A combat is a series of rounds of seven steps (COMBAT-07); the acting minion's Methuselah has the first opportunity
 * in each (COMBAT-08).
 */
export const combat: Procedure<CombatFrame> = {
  step(run, frame) {
    takeSides(run.state, frame)
    // Whatever the step, a combatant that is not ready stops the round; the end of the round still takes place
    // (COMBAT-10, ROUNDEND-02), and nobody presses (PRESS-01).
    if (!combatStands(run.state, frame) && !ENDING.includes(frame.step)) frame.step = 'round-end'
    if (frame.step === 'choose-strikes') return chooseStrikes(run, frame)
    advance(run, frame, frame.step)
    return true
  },
  asks: strikeChoice,
}

function advance(run: Run, frame: CombatFrame, step: Exclude<CombatStep, 'choose-strikes'>): void {
  switch (step) {
    case 'begins':
      return open(run, frame, 'combat-begins', 'enter')
    case 'enter':
      return enter(run, frame)
    case 'round':
      return beginRound(run, frame)
    case 'range':
      return determineRange(run, frame)
    case 'before-strikes':
      return open(run, frame, 'before-strikes', 'choose-strikes')
    // Aims are played upon a strike as it is chosen.
    case 'as-chosen':
      return open(run, frame, 'as-chosen', 'choose-strikes')
    case 'resolve-strikes':
      // They end combat before anything else of the pair resolves (STRIKE-21, STRIKE-23).
      return wave(frame, frame.strikes.some(strike => strike.first) ? 'first-strikes' : 'normal-strikes', () =>
        endingStrikes(run, frame),
      )
    case 'first-strikes':
      return wave(frame, 'first-damage', () => specialEffects(run, frame, true))
    // All of it before any other strike (STRIKE-35).
    case 'first-damage':
      return wave(frame, 'normal-strikes', () => dealDamage(run, frame, true))
    case 'normal-strikes':
      return wave(frame, 'normal-damage', () => specialEffects(run, frame, false))
    case 'normal-damage':
      return wave(frame, frame.pair === 1 ? 'additional-strikes' : 'next-pair', () => dealDamage(run, frame, false))
    // They are gained once the first pair is done with, damage and all, by the acting minion first (STRIKE-12), and
    // made pair by pair (STRIKE-11, STRIKE-13).
    case 'additional-strikes':
      tellResolved(run, frame)
      return open(run, frame, 'additional-strikes', 'next-pair')
    case 'next-pair':
      if (frame.pair > 1) tellResolved(run, frame)
      return nextPair(run.state, frame)
    // Either may, the acting minion first and after having passed, too (PRESS-06).
    case 'press':
      open(run, frame, 'press', 'round-end')
      return emit(run, 'pressing', { round: frame.number }, [])
    case 'round-end':
      tellResolved(run, frame)
      open(run, frame, 'round-end', 'round-over')
      return emit(run, 'round-ended', { round: frame.number }, [])
    // The round has ended before another begins (ROUNDEND-03); without a press to continue, combat is over (PRESS-08).
    case 'round-over':
      if (!frame.pressed || !combatStands(run.state, frame)) return open(run, frame, 'combat-ends', 'over')
      frame.step = 'round'
      return
    case 'over':
      if (frame.goesOn) return goOn(run, frame)
      return end(run, frame)
    case 'followed':
      return follow(run, frame)
  }
}

/** Once a pair, however it ended; who fell by it is told of, too. */
function tellResolved(run: Run, { pair, strikes }: CombatFrame): void {
  if (strikes.length > 0 && isAwaited(run.state, 'strikes-resolved')) emit(run, 'strikes-resolved', { pair }, [])
}

/** Steps that a combatant that cannot fight does not skip. */
const ENDING: CombatStep[] = ['begins', 'enter', 'round-over', 'over', 'followed']

/**
 * It does not end: what a strike that would have ended it was to do afterwards is lost, and the next round begins.
 */
function goOn({ state }: Run, frame: CombatFrame): void {
  const ending = frame.strikes.filter(({ strike }) => strike === 'combat-ends').map(({ source }) => source)
  state.watches = state.watches.filter(({ on, source }) => on !== 'combat-ended' || !ending.includes(source))
  delete frame.goesOn
  delete frame.ended
  frame.step = combatStands(state, frame) ? 'round' : 'over'
}

/** Another that is queued follows at once, if both still can fight; what was to happen after this one is lost then. */
function end(run: Run, frame: CombatFrame): void {
  const { state } = run
  const { queued } = frame,
    [acting, opposing] = sidesOf(frame)
  const follows = queued !== undefined && isReady(state, queued.acting) && isReady(state, queued.opposing)
  emit(run, 'combat-ended', {
    acting: named(state, acting),
    opposing: named(state, opposing),
    ...(follows && { followed: true as const }),
  })
  if (follows) frame.step = 'followed'
  else
    replaceDelayed(
      run,
      until => until === frame.id,
      () => pop(run),
    )
}

/** In between nobody is in combat, and hands are as large as that makes them. */
function follow(run: Run, { id, queued }: CombatFrame): void {
  replaceDelayed(
    run,
    until => until === id,
    () => {
      pop(run)
      if (queued && isReady(run.state, queued.acting) && isReady(run.state, queued.opposing))
        pushCombat(run, queued.acting, queued.opposing)
    },
  )
}

const sidesOf = ({ sides, acting, opposing }: CombatFrame): [CardId, CardId] => sides ?? [acting, opposing]

/** While an effect says so, who is not acting is considered to be; once it is gone all is as it was. */
function takeSides(state: GameState, frame: CombatFrame): void {
  const [acting, opposing] = sidesOf(frame)
  const [first, second] =
    ruled(state, opposing, 'acting', true) && !ruled(state, acting, 'acting', true)
      ? [opposing, acting]
      : [acting, opposing]
  if (frame.acting === first) return
  Object.assign(frame, {
    sides: [acting, opposing],
    acting: first,
    opposing: second,
    ...(frame.toChoose.length === 2 && { toChoose: [first, second] }),
  })
}

/** The blocker locks and combat begins, in one change (RES-02, RESOLVE-03), unless something has taken its place. */
function enter(run: Run, frame: CombatFrame): void {
  const { state } = run
  const action = currentAction(state)
  // A combat that is called off now leaves the block as it is (RES-06).
  if (frame.block && !frame.cancelled && action) resolveBlock(run, action)
  if (frame.cancelled || !combatStands(state, frame)) return pop(run)
  frame.step = 'round'
  takeSides(state, frame)
  const [acting, opposing] = sidesOf(frame)
  for (const minion of [frame.acting, frame.opposing]) failWithdrawal(run, controllerOf(state, minion), 'combat')
  emit(run, 'combat-started', { acting: named(state, acting), opposing: named(state, opposing) })
}

const lead = (state: GameState, frame: CombatFrame): SeatIndex => controllerOf(state, frame.acting) ?? actingSeat(state)

function open(run: Run, frame: CombatFrame, name: WindowName, next: CombatStep): void {
  frame.step = next
  openWindow(run, name, frame.id, lead(run.state, frame))
}

function wave(frame: CombatFrame, next: CombatStep, resolve: () => void): void {
  frame.step = next
  resolve()
}

/** Nothing of a round outlives it: what was used, granted or pressed in it goes with it (COMBAT-11, PRESS-07). */
function beginRound(run: Run, frame: CombatFrame): void {
  closeScope(run.state, frame.round)
  beginPair(run.state, frame, 1)
  frame.number++
  frame.round = freshId(run.state)
  Object.assign(frame, fresh(frame.acting, frame.opposing))
  frame.seats = [controllerOf(run.state, frame.acting)!, controllerOf(run.state, frame.opposing)!]
  delete frame.pressed
  delete frame.presser
  delete frame.maneuvered
  delete frame.additional
  emit(run, 'round-started', { round: frame.number })
  // It is over when the acting minion decides on the first maneuver (COMBAT-09).
  open(run, frame, 'before-range', 'range')
}

function beginPair(state: GameState, frame: CombatFrame, pair: number): void {
  if (frame.pairScope !== undefined) closeScope(state, frame.pairScope)
  frame.pairScope = freshId(state)
  frame.pair = pair
  frame.strikes = []
}

/** Both may maneuver until both pass in succession (RANGE-05); a range that is fixed is not determined. */
function determineRange(run: Run, frame: CombatFrame): void {
  if (frame.nextRange === undefined) return open(run, frame, 'range', 'before-strikes')
  frame.range = frame.nextRange
  delete frame.nextRange
  frame.step = 'before-strikes'
  emit(run, 'range-set', { range: frame.range })
}

/**
 * Who has an additional strike left strikes once more, at the same range (RANGE-10); when nobody has, strikes are over.
 */
function nextPair(state: GameState, frame: CombatFrame): void {
  beginPair(state, frame, frame.pair + 1)
  frame.toChoose = [frame.acting, frame.opposing].filter(minion => stat(state, minion, 'strikes') >= frame.pair - 1)
  frame.step = frame.toChoose.length > 0 ? 'choose-strikes' : 'press'
}
