import type { ReferendumFrame } from '../frames.ts'
import { askChoice } from '../operations/choices.ts'
import { currentAction, currentTurn, isReady } from '../queries.ts'
import { isQuestion } from '../questions.ts'
import { emit, named, pop, push } from '../run.ts'
import { openWindow } from './window.ts'
import type { Procedure } from './procedure.ts'

/** A referendum: terms, polling, result (POLITICS-02). */
export const referendum: Procedure<ReferendumFrame> = {
  step(run, frame) {
    const { state } = run
    switch (frame.step) {
      case 'terms': {
        const [first, ...rest] = frame.terms
        if (!first) {
          frame.step = 'before-votes'
          return true
        }
        if (!isQuestion(first)) throw new Error(`Terms are questions, not ${first.op}`)
        frame.terms = rest
        askChoice(run, frame, first)
        return true
      }
      case 'before-votes':
        frame.step = 'polling'
        openWindow(run, 'before-votes', frame.id, frame.hunt ? (currentAction(state)?.seat ?? currentTurn(state).seat) : frame.seat)
        return true
      case 'polling':
        frame.step = 'tally'
        openWindow(run, 'polling', frame.id, frame.seat)
        return true
      case 'tally': {
        // A vampire that can no longer vote has abstained (POLITICS-28).
        const counted = frame.ballots.filter(ballot => !ballot.source.startsWith('title:') || isReady(state, Number(ballot.source.slice(6))))
        const votes = (side: boolean) => counted.reduce((n, ballot) => (ballot.for === side ? n + ballot.votes : n), 0)
        const passed = votes(true) > votes(false) // POLITICS-08
        frame.step = 'done'
        emit(run, 'referendum-tallied', { by: named(state, frame.calledBy), for: votes(true), against: votes(false), passed })
        if (passed) {
          frame.carried = true
          push(run, { kind: 'effects', source: frame.source, by: frame.calledBy, seat: frame.seat, ops: frame.passed, vars: frame.vars })
        }
        return true
      }
      case 'done':
        emit(run, 'referendum-ended', { by: named(state, frame.calledBy), passed: frame.carried === true })
        pop(run)
        return true
    }
  },
}
