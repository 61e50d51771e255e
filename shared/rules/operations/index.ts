import type { OpName, Op } from '../../cards/language.ts'
import type { Run } from '../model/run.ts'
import { actions } from './actions.ts'
import { moving } from './moving.ts'
import { choices } from './choices.ts'
import { combats } from './combat.ts'
import { control } from './control.ts'
import { continuous } from './continuous.ts'
import { flow } from './flow.ts'
import { torpor } from './torpor.ts'
import type { Handlers, OpFrame } from './handler.ts'

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

export function perform(run: Run, frame: OpFrame, op: Op): void {
  const handler = handlers[op.op] as (run: Run, frame: OpFrame, op: Op) => void
  handler(run, frame, op)
}
