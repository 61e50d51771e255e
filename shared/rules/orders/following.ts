import type { Answer, Option } from '../model/answers.ts'
import type { TurnFrame } from '../model/frames.ts'
import { procedureOf } from '../procedures/index.ts'
import { optionOf } from '../procedures/procedure.ts'
import { emit, top, type Run } from '../model/run.ts'
import { defaultArgs, fitsSlots } from '../model/slots.ts'
import { isAlone, onlyAnswer } from './alone.ts'
import { caseOf, met, type Case } from './cases.ts'
import { clockwise } from '../reads/queries.ts'
import { carryOut, type Done, type Offer } from './deeds.ts'
import type { Orders, Step } from '../model/orders.ts'
import { count, MOST_FOLLOWED, ordersOf, ruleFor } from './orders.ts'

/**
 * Orders for questions that are put to one seat alone: strikes, choices, and what is done in the own turn, by plan or
 * by rule.
 */

/** True when the seat that is asked has said what it does here, and it was done. */
export function followOrders(run: Run): boolean {
  const { state } = run
  const frame = top(state)
  const { asks } = procedureOf(frame)
  if (!asks || frame.kind === 'window' || state.result || (run.followed ?? 0) >= MOST_FOLLOWED) return false
  const [seat] = asks.waiting(state, frame)
  const orders = seat === undefined ? undefined : ordersOf(state, seat)
  if (seat === undefined || !orders) return false

  const { key: ask } = asks.ask(state, frame, seat),
    of = caseOf(state, frame, seat, ask)
  // Listed where a deed is chosen among them, and once.
  let listed: Option[] | undefined
  const options = (): Option[] => (listed ??= asks.options(state, frame, seat))
  const fallback = (): Exclude<Done, undefined> => answerOf(asks.fallback(state, frame, seat))
  const offer: Offer = {
    state,
    of,
    get options() {
      return options()
    },
    get nothing() {
      return nothing(options(), fallback)
    },
    byDefault: fallback,
  }
  const planned =
    frame.kind === 'turn' && frame.seat === seat
      ? nextStep(frame, orders, of, deed => carryOut(deed, offer), options)
      : undefined
  const rule = planned ? undefined : ruleFor(orders, of)
  const done = planned?.done ?? (rule && carryOut(rule.do, offer))
  const option = typeof done === 'object' ? optionOf(asks, state, frame, seat, done.optionId, options) : undefined
  if (typeof done !== 'object' || !option || !fitsSlots(option, done.args ?? {})) return false
  if (planned) state.orders = state.orders!.map(one => (one === orders ? { ...one, progress: planned.progress } : one))
  emit(run, 'order-answered', { seat, ask, order: planned?.step ?? rule!.id }, [seat])
  count(run, frame, seat)
  asks.accept(run, frame, seat, option, done, false)
  // It was not there to do it.
  state.present = null
  return true
}

/** True when a question put to one seat left it no choice, and was answered so. In windows the walk sees to it. */
export function takeOnly(run: Run): boolean {
  const { state } = run,
    frame = top(state),
    { asks } = procedureOf(frame)
  if (!asks || frame.kind === 'window' || state.result || state.settings.alone === undefined) return false
  const [seat] = asks.waiting(state, frame)
  if (seat === undefined || !isAlone(state, seat)) return false
  const turn = frame.kind === 'turn' ? frame : undefined
  // Where nobody has had anything to do, turns are ended by hand, or the table would turn for ever.
  if (turn && turn.idle > clockwise(state, turn.seat).length) return false
  const only = onlyAnswer(asks.options(state, frame, seat))
  if (!only) return false
  const idle = turn?.idle
  asks.accept(run, frame, seat, only, { optionId: only.id }, false)
  if (turn && idle !== undefined) turn.idle = idle
  return true
}

const answerOf = ({ optionId, args }: Answer): Exclude<Done, undefined | 'pass'> => ({
  optionId,
  ...(args && { args }),
})

/** To do nothing is to pass, or to end the phase; where neither is on offer, the published default. */
function nothing(options: readonly Option[], byDefault: () => Exclude<Done, undefined>): Exclude<Done, undefined> {
  const option = options.find(one => one.kind === 'pass' || one.kind === 'end-phase')
  return option ? { optionId: option.id } : byDefault()
}

interface Planned {
  step: string
  done: Done
  progress: NonNullable<Orders['progress']>
}

const PHASES: readonly TurnFrame['phase'][] = ['unlock', 'master', 'minion', 'influence', 'discard']

/**
 * The next step of the plan in this phase. One whose guard does not hold, or that has nothing left to do, is left out;
 * one that is not on
 * offer stops the plan for this turn: then its owner is asked.
 */
function nextStep(
  frame: TurnFrame,
  { plan, progress: before }: Orders,
  of: Case,
  carry: (deed: Exclude<Step['do'], 'end-phase' | { optionId: string }>) => Done,
  options: () => readonly Option[],
): Planned | undefined {
  if (!plan) return undefined
  const begun = before?.turn === frame.id ? before : undefined
  // It was for one turn, which is over.
  if (before && !begun && !plan.each) return undefined
  const outcomes = begun?.outcomes ?? {}
  for (let at = begun?.at ?? 0; at < plan.steps.length; at++) {
    const step = plan.steps[at]!
    const phase = PHASES.indexOf(step.phase) - PHASES.indexOf(frame.phase)
    if (phase > 0) return undefined
    if (
      phase < 0 ||
      (step.when && !met(step.when, of)) ||
      (step.unless && met(step.unless, of)) ||
      (step.after && outcomes[step.after.step] !== step.after.was)
    )
      continue
    const doing = step.do
    const done =
      doing === 'end-phase' ? { optionId: 'end-phase' } : 'optionId' in doing ? exactly(doing, options()) : carry(doing)
    if (done === undefined) return undefined
    const idle =
      typeof done === 'string' || (doing !== 'end-phase' && !('optionId' in doing) && done.optionId === 'end-phase')
    if (idle) continue
    // Transfers go on until there is nothing left to do with them.
    const repeats = typeof doing === 'object' && 'influence' in doing
    return { step: step.id, done, progress: { turn: frame.id, at: repeats ? at : at + 1, acting: step.id, outcomes } }
  }
  return undefined
}

function exactly({ optionId, args }: { optionId: string; args?: Answer['args'] }, options: readonly Option[]): Done {
  const option = options.find(one => one.id === optionId)
  return option && { optionId, args: args ?? defaultArgs(option) }
}
