import { cardOf, seatOf } from '../reads/look.ts'
import type { ActionFrame } from '../model/frames.ts'
import { moveCounters } from '../changes/counters.ts'
import { attempt } from '../procedures/blocking.ts'
import { blood, controllerOf, currentAction, currentTurn, prey } from '../reads/queries.ts'
import { emit, named, push } from '../model/run.ts'
import { bleedAmount, burnedTo, awake } from '../reads/stats.ts'
import { mayAttempt, ruled, stat } from '../reads/evaluate.ts'
import type { GameState } from '../model/state.ts'
import { moveEdge } from '../changes/zones.ts'
import { lookFrom, type Handlers } from './handler.ts'

/** Verbs of the rulebook that belong to an action. */
export const actions: Handlers<'act' | 'bleed' | 'hunt' | 'redirect' | 'block' | 'referendum'> = {
  act(run, frame, op) {
    const minion = cardOf(lookFrom(run, frame), op.who)
    const seat = minion === undefined ? undefined : controllerOf(run.state, minion)
    if (minion !== undefined && seat !== undefined) currentTurn(run.state).acts = { minion, seat }
  },
  bleed(run) {
    const { state } = run
    const action = currentAction(state)
    if (!action) return
    const target = action.targets[0]
    const bleed = bleedAmount(state, action)
    // With amount 0 the action is successful and the bleed is not (BLEED-14).
    if (target === undefined || bleed === 0 || ruled(state, action.acting, 'bleed', false)) return
    moveEdge(run, action.seat) // before the pool burns, so that an oust finds it moved (BLEED-13, BLEED-15, END-16)
    state.facts.push({ name: 'bled', of: action.acting, n: bleed, until: action.id })
    // Who is ousted by it is nobody's prey any more.
    if (target === prey(state, action.seat))
      state.facts.push({ name: 'bled-prey', of: action.acting, n: bleed, until: action.id })
    emit(run, 'bled', { by: named(state, action.acting), seat: action.seat, target, amount: bleed })
    moveCounters(run, { pool: target }, 'bank', burnedTo(state, target, bleed), 'bleed')
  },
  hunt(run, frame, op) {
    const { state } = run,
      { by } = frame
    const victim = op.from === undefined ? undefined : cardOf(lookFrom(run, frame), op.from)
    if (by === null || (op.from !== undefined && victim === undefined)) return
    const before = blood(state, by)
    moveCounters(run, victim === undefined ? 'bank' : { card: victim }, { card: by }, stat(state, by, 'hunt'), 'hunt')
    // What drains at once was not gained.
    const until = currentAction(state)?.id
    if (until !== undefined) state.facts.push({ name: 'fed-by-hunt', of: by, n: blood(state, by) - before, until })
  },
  /**
   * Blocking opens anew for the new target, whatever was declined before (BLOCK-09, COURSE-08, BLEED-17), by itself,
   * too (FAQ-05, FAQ-06); the order of impulse is made anew with it (SEQ-11).
   */
  redirect(run, frame, op) {
    const { state } = run
    const action = currentAction(state)
    const target = seatOf(lookFrom(run, frame), op.to)
    if (!action || target === undefined || target === action.seat) return // BLEED-10
    // Directed at that one, whoever else gains by it (BLEED-09, BLEED-19).
    action.targets = [target]
    action.declined = []
    action.step = 'blocks'
    emit(run, 'redirected', { by: frame.seat, target })
    overtake(state, action)
  },
  block(run, frame, op) {
    const { state } = run
    const action = currentAction(state)
    const by = cardOf(lookFrom(run, frame), op.by)
    if (!action || by === undefined || action.blocker !== null) return // one that is attempting goes on (COURSE-06)
    // One that could not be unlocked for it attempts nothing.
    if (!awake(state, by) || !mayAttempt(state, action, by)) return
    attempt(run, frame.seat, by)
    overtake(state, action)
  },
  referendum(run, frame, op) {
    const { state } = run
    const { by } = frame
    if (by === null) return
    emit(run, 'referendum-called', {
      seat: frame.seat,
      by: named(state, by),
      card: frame.source === null ? null : named(state, frame.source),
    })
    push(run, {
      kind: 'referendum',
      step: 'terms',
      calledBy: by,
      seat: frame.seat,
      source: frame.source,
      terms: op.terms,
      passed: op.passed,
      ...(op.tally && { tally: op.tally }),
      // Of what the action has chosen only the X of its cost.
      vars: frame.vars['x'] === undefined ? {} : { x: frame.vars['x'] },
      ballots: [],
    })
  },
}

/** The window that the effect was used in asked about what is no more: it is over once this effect is done. */
function overtake(state: GameState, action: ActionFrame): void {
  state.frames = state.frames.filter(frame => frame.kind !== 'window' || frame.scope !== action.id)
}
