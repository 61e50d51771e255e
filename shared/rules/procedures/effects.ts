import type { EachFrame, EffectsFrame } from '../model/frames.ts'
import { perform } from '../operations/index.ts'
import { inGame } from '../reads/queries.ts'
import { pop, push } from '../model/run.ts'
import type { Procedure } from './procedure.ts'

/**
 * Carries out the operations of an effect, in print order. What remains is in the frame, so a deploy changes nothing
 * half-way.
 */
export const effects: Procedure<EffectsFrame> = {
  step(run, frame) {
    const op = frame.ops[0]
    if (!op || !inGame(run.state, frame.seat)) {
      pop(run)
      return true
    }
    frame.ops = frame.ops.slice(1)
    perform(run, frame, op)
    return true
  },
}

/** One effects frame a member; its bindings are its own. */
export const each: Procedure<EachFrame> = {
  step(run, frame) {
    const [member, ...rest] = frame.over
    if (member === undefined) {
      pop(run)
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
