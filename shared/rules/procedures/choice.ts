import type { Answer, Option, Slot } from '../answers.ts'
import type { ChoiceFrame, Frame } from '../frames.ts'
import { inGame } from '../queries.ts'
import { defaultArgs } from '../slots.ts'
import { emit, named, pop, top } from '../run.ts'
import type { VarValue, Vars } from '../state.ts'
import type { Procedure } from './procedure.ts'

/** A question without a pass in it: one seat is asked, and the answer is bound to a name in the frame below. */
export const choice: Procedure<ChoiceFrame> = {
  step(run, frame) {
    // Nobody waits for somebody who is out of the game (END-14).
    if (inGame(run.state, frame.seat)) return false
    pop(run)
    bind(top(run.state), frame.as, [])
    return true
  },
  asks: {
    waiting: (_, frame) => [frame.seat],
    instance: () => 0,
    ask: (state, frame) => ({
      key: frame.ask,
      params: { card: frame.source === null ? null : named(state, frame.source), min: frame.min, max: frame.max, ...('points' in frame.from && { points: frame.from.points }) },
    }),
    options: (_, frame) => [optionOf(frame)],
    fallback: (_, frame): Answer => ({ optionId: 'choose', args: defaultArgs(optionOf(frame)) }),
    accept(run, frame, seat, _option, answer) {
      const { state } = run
      run.state.fx++
      run.state.present = seat
      run.published = true
      pop(run)
      const picked = answer.args!['pick']!
      const to = frame.secret ? [seat] : undefined
      if ('points' in frame.from) {
        const points = picked as Record<string, number>
        bind(top(state), frame.as, Object.entries(points).flatMap(([who, n]) => [Number(who), n]))
        emit(run, 'chosen', { seat, ask: frame.ask, points }, to)
      } else if ('cards' in frame.from) {
        bind(top(state), frame.as, picked as number[])
        emit(run, 'chosen', { seat, ask: frame.ask, cards: (picked as number[]).map(id => named(state, id)) }, to)
      } else if ('seats' in frame.from) {
        bind(top(state), frame.as, picked as number[])
        emit(run, 'chosen', { seat, ask: frame.ask, seats: picked as number[] }, to)
      } else {
        bind(top(state), frame.as, picked as string[])
        emit(run, 'chosen', { seat, ask: frame.ask, keys: picked as string[] }, to)
      }
    },
  },
}

function optionOf(frame: ChoiceFrame): Option {
  return { id: 'choose', kind: 'choose', effect: { key: 'option-choose', params: { ask: frame.ask } }, irreversible: true, slots: [slotOf(frame)] }
}

function slotOf(frame: ChoiceFrame): Slot {
  const { from, min, max } = frame
  const name = 'pick'
  if ('cards' in from) return { name, type: 'cards', candidates: from.cards, min, max, default: from.cards.slice(0, min) }
  if ('seats' in from) return { name, type: 'seats', candidates: from.seats, min, max, default: from.seats.slice(0, min) }
  if ('keys' in from) return { name, type: 'keys', candidates: from.keys, min, max, default: from.keys.slice(0, min) }
  // The points go round from the first candidate until none is left, over the fewest seats allowed.
  const shares: Record<string, number> = {}
  const over = from.among.slice(0, from.least)
  for (let i = 0; i < from.points; i++) {
    const seat = String(over[i % over.length])
    shares[seat] = (shares[seat] ?? 0) + 1
  }
  return { name, type: 'allocation', candidates: from.among, total: from.points, least: from.least, default: shares }
}

/** Frames that hold bindings; a choice is only ever pushed on one of these. */
export function bind(frame: Frame, name: string, value: VarValue): void {
  if (!('vars' in frame)) throw new Error(`A ${frame.kind} frame cannot hold a choice`)
  const vars: Vars = frame.vars
  vars[name] = value
}
