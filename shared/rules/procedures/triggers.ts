import type { Option } from '../model/answers.ts'
import { holds } from '../reads/evaluate.ts'
import type { Viewpoint } from '../reads/look.ts'
import type { GameEvent } from '../model/events.ts'
import type { PendingTrigger, TriggersFrame } from '../model/frames.ts'
import { clockwise, actingSeat, inGame } from '../reads/queries.ts'
import { eventVars, triggeredBy } from '../reads/triggered.ts'
import { named, pop, push, type Run, publishedBy } from '../model/run.ts'
import type { GameState, SeatIndex } from '../model/state.ts'
import type { Procedure } from './procedure.ts'

/**
 * Simultaneous triggers: those that come before others, then the acting Methuselah's, each seat ordering its own; each
 * resolves whole before the next.
 */
export const triggers: Procedure<TriggersFrame> = {
  step(run, frame) {
    frame.pending = frame.pending.filter(one => inGame(run.state, one.seat))
    if (frame.pending.length === 0) {
      pop(run)
      return true
    }
    const mine = firstOf(frame)
    if (mine.length > 1 || mine[0]!.optional) return false
    resolve(run, frame, mine[0]!)
    return true
  },
  asks: {
    waiting: (_, frame) => [frame.pending[0]!.seat],
    instance: (_, frame) => frame.pending.length,
    ask: (state, frame) => ({
      key: 'choose-trigger',
      params: { card: named(state, frame.pending[0]!.source), min: 1, max: 1 },
    }),
    options: (state, frame) => [
      ...firstOf(frame).map((one, i): Option => ({
        id: `trigger:${i}`,
        kind: 'choose',
        card: one.source,
        effect: { key: 'option-trigger', params: { card: named(state, one.source) } },
        irreversible: true,
      })),
      ...(firstOf(frame).every(one => one.optional)
        ? [
            {
              id: 'pass',
              kind: 'pass' as const,
              effect: { key: 'option-pass' as const, params: { window: 'resolved' } },
            },
          ]
        : []),
    ],
    fallback: (_, frame) => ({ optionId: firstOf(frame).every(one => one.optional) ? 'pass' : 'trigger:0' }),
    accept(run, frame, seat, option) {
      publishedBy(run, seat)
      const mine = firstOf(frame)
      if (option.id === 'pass') frame.pending = frame.pending.filter(one => !mine.includes(one))
      else resolve(run, frame, mine[Number(option.id.slice('trigger:'.length))]!)
    },
  },
}

const firstOf = ({ pending }: TriggersFrame): PendingTrigger[] =>
  pending.filter(one => one.seat === pending[0]!.seat && one.first === pending[0]!.first)

function resolve(run: Run, frame: TriggersFrame, trigger: PendingTrigger): void {
  frame.pending = frame.pending.filter(one => one !== trigger)
  push(run, {
    kind: 'effects',
    source: trigger.source,
    by: trigger.by,
    seat: trigger.seat,
    ops: trigger.ops,
    vars: trigger.vars,
  })
}

/** Turns what has just happened into pending triggers. True when there are any. */
export function collectTriggers(run: Run, events: GameEvent[]): boolean {
  const { state } = run
  // What was about to happen has happened.
  const pending: PendingTrigger[] = run.foreseen ?? []
  delete run.foreseen
  for (const event of events) {
    for (const watch of state.watches) {
      if (watch.on !== event.key) continue
      const look: Viewpoint = {
        state,
        source: watch.source,
        by: watch.by,
        seat: watch.seat,
        vars: { ...watch.vars, ...eventVars(event) },
      }
      if (watch.when && !holds(look, watch.when)) continue
      pending.push({
        source: watch.source,
        by: watch.by,
        seat: watch.seat,
        ops: watch.ops,
        vars: { ...look.vars },
        key: event.key,
      })
      spend(state, watch.id)
    }
    pending.push(...triggeredBy(state, event))
  }
  if (pending.length === 0) return false
  const order: SeatIndex[] = [actingSeat(state), ...clockwise(state, actingSeat(state))]
  pending.sort(
    (a, b) => Number(b.first ?? false) - Number(a.first ?? false) || order.indexOf(a.seat) - order.indexOf(b.seat),
  )
  push(run, {
    kind: 'triggers',
    pending,
    ...(pending.some(({ key }) => key === 'brought-out' || key === 'entered-play') && { entering: true as const }),
  })
  return true
}

function spend(state: GameState, id: number): void {
  state.watches = state.watches.flatMap(watch => {
    if (watch.id !== id || watch.times === undefined) return [watch]
    return watch.times > 1 ? [{ ...watch, times: watch.times - 1 }] : []
  })
}
