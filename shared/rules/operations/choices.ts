import { candidates, seatCandidates, seatOf } from '../evaluate.ts'
import type { ActionFrame, ChoiceFrame, EffectsFrame, PlayFrame, ReferendumFrame } from '../frames.ts'
import type { Op } from '../language.ts'
import { push, type Run } from '../run.ts'
import { bind } from '../procedures/choice.ts'
import { lookFrom, type Handlers, type OpOf } from './handler.ts'

export const choices: Handlers<'choose' | 'allocate'> = {
  choose: (run, frame, op) => askChoice(run, frame, op),
  allocate: (run, frame, op) => askChoice(run, frame, op),
}

type Asking = EffectsFrame | PlayFrame | ReferendumFrame | ActionFrame

/** Pushes the question on the frame that will hold the answer. */
export function askChoice(run: Run, frame: Asking, op: Op): void {
  if (op.op !== 'choose' && op.op !== 'allocate') throw new Error(`Not a question: ${op.op}`)
  const source = 'card' in frame ? frame.card : frame.source
  const look = lookFrom(run, { source, by: 'by' in frame ? frame.by : null, seat: frame.seat, vars: frame.vars })
  const seat = op.by === undefined ? frame.seat : seatOf(look, op.by)
  const question = op.op === 'choose' ? questionOf(look, op) : allocationOf(look, op)
  if (seat === undefined || question === undefined) {
    bind(frame, op.as, [])
    return
  }
  push(run, { kind: 'choice', seat, ask: op.ask, as: op.as, source, ...question })
}

type Question = Pick<ChoiceFrame, 'from' | 'min' | 'max' | 'secret'>

/** Nothing to choose from binds nothing. A secret choice is asked all the same: whether one was asked must not tell what is held. */
function questionOf(look: Parameters<typeof candidates>[0], op: OpOf<'choose'>): Question | undefined {
  const from = 'cards' in op.from ? { cards: candidates(look, op.from.cards) } : 'seats' in op.from ? { seats: seatCandidates(look, op.from.seats) } : { keys: op.from.keys }
  const count = 'cards' in from ? from.cards.length : 'seats' in from ? from.seats.length : from.keys.length
  if (count === 0 && !op.secret) return undefined
  return { from, min: Math.min(op.min ?? 1, count), max: Math.min(op.max ?? 1, count), ...(op.secret && { secret: true as const }) }
}

function allocationOf(look: Parameters<typeof candidates>[0], op: OpOf<'allocate'>): Question | undefined {
  const seats = seatCandidates(look, op.among)
  if (seats.length < op.least) return undefined
  return { from: { points: op.points, among: seats, least: op.least }, min: 1, max: 1 }
}
