import type { EachFrame, EffectsFrame } from '../model/frames.ts'
import type { Op } from '../../cards/language.ts'
import { perform } from '../operations/index.ts'
import { amount, members } from '../reads/evaluate.ts'
import { inGame } from '../reads/queries.ts'
import type { GameState } from '../model/state.ts'
import { pop, push } from '../model/run.ts'
import type { Procedure } from './procedure.ts'

/**
 * Carries out the operations of an effect, in print order. What remains is in the frame, so a deploy changes nothing
 * half-way.
 */
export const effects: Procedure<EffectsFrame> = {
  step(run, frame) {
    // With who is out ends what is theirs to do, but not what it makes of an action, a combat or a referendum of others.
    if (!inGame(run.state, frame.seat)) frame.ops = frame.ops.filter(isOfOthers)
    const op = frame.ops[0]
    if (!op) {
      pop(run)
      return true
    }
    frame.ops = frame.ops.slice(1)
    perform(run, frame, op)
    return true
  },
}

const isOfOthers = (op: Op): boolean =>
  op.op === 'outcome' || (op.op === 'if' && [...op.then, ...(op.else ?? [])].every(isOfOthers))

/** They go through it anew, whoever of them is still there. */
function goesOn(state: GameState, frame: EachFrame): boolean {
  const { again, source, by, seat, vars } = frame
  if (!again || !inGame(state, seat)) return false
  const look = { state, source, by, seat, vars },
    now = amount(look, again.of)
  if (now === again.was) return false
  frame.again = { ...again, was: now }
  frame.over = members(look, again.over)
  return true
}

/** One effects frame a member; its bindings are its own. */
export const each: Procedure<EachFrame> = {
  step(run, frame) {
    const [member, ...rest] = frame.over
    if (member === undefined) {
      if (!goesOn(run.state, frame)) pop(run)
      return true
    }
    frame.over = rest
    const bound = Array.isArray(member)
      ? { [frame.as]: member[0], [`${frame.as}-points`]: member[1] }
      : { [frame.as]: member }
    push(run, {
      kind: 'effects',
      source: frame.source,
      by: frame.by,
      seat: frame.seat,
      ops: frame.ops,
      vars: { ...frame.vars, ...bound },
    })
    return true
  },
}
