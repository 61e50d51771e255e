import type { ReferendumFrame, Term } from '../model/frames.ts'
import { askChoice } from '../operations/choices.ts'
import { currentAction, actingSeat } from '../reads/queries.ts'
import { isQuestion, type Asking } from '../offers/questions.ts'
import { emit, named, pop, push } from '../model/run.ts'
import { tallyOf } from './polling.ts'
import { openWindow } from './open-window.ts'
import type { Procedure } from './procedure.ts'

/** By how many votes the referendum of the action passed: a fact of who called it, for what follows its resolution. */
const MARGIN = 'margin'

const secret = (op: Asking): boolean => op.op === 'choose' && op.secret === true
const kindOf = (op: Asking): Term['of'] =>
  op.op === 'allocate'
    ? 'cards' in op.among
      ? 'shares'
      : 'points'
    : 'cards' in op.from
      ? 'cards'
      : 'seats' in op.from
        ? 'seats'
        : 'keys' in op.from
          ? 'keys'
          : 'amount'

/** A referendum: terms, polling, result (POLITICS-02, GLOSS-16). Its terms are chosen in it, not before (POL-02). */
export const referendum: Procedure<ReferendumFrame> = {
  step(run, frame) {
    const { state } = run
    switch (frame.step) {
      case 'terms': {
        // POLITICS-01. What they can be, the question says; anything else is refused (POLITICS-27).
        const [first, ...rest] = frame.terms
        if (!first) {
          frame.step = 'before-votes'
          return true
        }
        if (!isQuestion(first)) throw new Error(`Terms are questions, not ${first.op}`)
        frame.terms = rest
        if (!secret(first))
          frame.asked = [
            ...(frame.asked ?? []).filter(({ as }) => as !== first.as),
            { as: first.as, ask: first.ask, of: kindOf(first) },
          ]
        askChoice(run, frame, first)
        return true
      }
      case 'before-votes': {
        if (frame.automatic) {
          frame.step = 'tally'
          return true
        }
        frame.step = 'polling'
        // POLITICS-04
        openWindow(run, 'before-votes', frame.id, actingSeat(state))
        // The last pushed goes first: the votes are what they are before anybody is asked.
        if (frame.tally)
          push(run, {
            kind: 'effects',
            source: frame.source,
            by: frame.calledBy,
            seat: frame.seat,
            ops: frame.tally,
            vars: { ...frame.vars },
          })
        return true
      }
      // Until all are done, or for a time from the last cast (POLITICS-07).
      case 'polling':
        frame.step = 'tally'
        openWindow(run, 'polling', frame.id, actingSeat(state))
        return true
      case 'tally': {
        frame.step = 'done'
        if (frame.cancelled) {
          emit(run, 'referendum-cancelled', { by: named(state, frame.calledBy) })
          return true
        }
        const votes = tallyOf(state, frame)
        const passed = !frame.failed && (frame.automatic === true || votes.for > votes.against) // POLITICS-08
        emit(run, 'referendum-tallied', {
          by: named(state, frame.calledBy),
          for: votes.for,
          against: votes.against,
          passed,
        })
        // At once, and for all that it names (POLITICS-26); one that fails does nothing (POLITICS-09).
        if (passed) {
          frame.carried = true
          const action = frame.hunt ? undefined : currentAction(state)
          if (action)
            state.facts.push({ name: MARGIN, of: frame.calledBy, n: votes.for - votes.against, until: action.id })
          push(run, {
            kind: 'effects',
            source: frame.source,
            by: frame.calledBy,
            seat: frame.seat,
            ops: frame.passed,
            vars: frame.vars,
          })
        }
        return true
      }
      case 'done':
        if (!frame.cancelled)
          emit(run, 'referendum-ended', { by: named(state, frame.calledBy), passed: frame.carried === true })
        pop(run)
        return true
    }
  },
}
