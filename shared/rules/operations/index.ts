import type { OpName, Op, Ref } from '../../cards/language.ts'
import type { Run } from '../model/run.ts'
import { actions } from './actions.ts'
import { moving } from './moving.ts'
import { choices } from './choices.ts'
import { combats } from './combat.ts'
import { control } from './control.ts'
import { continuous } from './continuous.ts'
import { flow } from './flow.ts'
import { torpor } from './torpor.ts'
import { isUnaffected } from '../reads/evaluate.ts'
import { cardOf } from '../reads/look.ts'
import { lookFrom, type Handlers, type OpFrame } from './handler.ts'

/** One handler for each operation, by family: the compiler demands every member of the union. */
const handlers: Handlers<OpName> = {
  ...actions,
  ...moving,
  ...choices,
  ...combats,
  ...continuous,
  ...control,
  ...flow,
  ...torpor,
}

/** Who or what an operation does something to, where that is a card. */
function subjectOf(op: Op): Ref | undefined {
  switch (op.op) {
    case 'move':
    case 'control':
    case 'become':
    case 'lock':
    case 'unlock':
    case 'act':
      return op.who
    case 'damage':
    case 'grant':
      return typeof op.to === 'string' ? op.to : undefined
    case 'mark':
      return op.of
    case 'diablerize':
      return op.victim
    // Its action goes elsewhere, or ends.
    case 'redirect':
      return 'acting'
    case 'outcome':
      return op.of === 'action' ? 'acting' : undefined
    case 'counters':
      return typeof op.from === 'object' && 'card' in op.from ? op.from.card : undefined
    case 'modify':
    case 'forbid':
    case 'allow':
      return typeof op.on === 'string' ? op.on : undefined
    default:
      return undefined
  }
}

export function perform(run: Run, frame: OpFrame, op: Op): void {
  const look = lookFrom(run, frame),
    subject = subjectOf(op),
    to = op.op === 'counters' && typeof op.to === 'object' && 'card' in op.to ? cardOf(look, op.to.card) : undefined
  const done = subject === undefined ? undefined : cardOf(look, subject)
  if (done !== undefined && isUnaffected(run.state, done, frame.source)) return
  // What it would be given goes to the bank.
  if (to !== undefined && op.op === 'counters' && isUnaffected(run.state, to, frame.source))
    return perform(run, frame, { ...op, to: 'bank' })
  const handler = handlers[op.op] as (run: Run, frame: OpFrame, op: Op) => void
  handler(run, frame, op)
}
