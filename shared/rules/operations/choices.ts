import { seatOf } from '../evaluate.ts'
import type { EffectsFrame, ReferendumFrame } from '../frames.ts'
import { bind } from '../procedures/choice.ts'
import { questionOf, type Asking } from '../questions.ts'
import { push, type Run } from '../run.ts'
import { lookFrom, type Handlers } from './handler.ts'

export const choices: Handlers<'choose' | 'allocate'> = { choose: askChoice, allocate: askChoice }

/** Pushes the question on the frame that will hold the answer. */
export function askChoice(run: Run, frame: EffectsFrame | ReferendumFrame, op: Asking): void {
  const look = lookFrom(run, frame)
  const seat = op.by === undefined ? frame.seat : seatOf(look, op.by)
  const question = questionOf(look, op)
  if (seat === undefined || question === undefined) bind(frame, op.as, [])
  else push(run, { kind: 'choice', seat, as: op.as, source: frame.source, ...question })
}
