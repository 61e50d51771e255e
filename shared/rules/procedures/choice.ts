import type { Answer, Option } from '../model/answers.ts'
import type { Message } from '../model/events.ts'
import type { ChoiceFrame, Frame } from '../model/frames.ts'
import { inGame } from '../reads/queries.ts'
import { askedBy, pick, slotOf } from '../offers/questions.ts'
import { named, pop, top, publishedBy } from '../model/run.ts'
import { poolChange } from '../reads/pool-change.ts'
import { defaultArgs } from '../model/slots.ts'
import type { GameState, VarValue } from '../model/state.ts'
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
    ask: (state, frame) => found(state, frame, askedBy(state, frame.source, frame)),
    options: (state, frame) => [optionOf(state, frame)],
    fallback: (state, frame): Answer => ({ optionId: 'choose', args: defaultArgs(optionOf(state, frame)) }),
    accept(run, frame, seat, _option, answer) {
      publishedBy(run, seat)
      pop(run)
      bind(top(run.state), frame.as, pick(run, seat, frame, answer.args!['pick']!))
    },
  },
}

/** Who searches is told by name what there is to find: no view shows them their library. */
function found(state: GameState, { secret, seat, from }: ChoiceFrame, asked: Message): Message {
  if (!secret || !('cards' in from)) return asked
  const mine = from.cards.filter(id => state.seats[seat]!.library.includes(id))
  return mine.length === 0
    ? asked
    : { ...asked, params: { ...asked.params, cards: from.cards.map(id => named(state, id)) } }
}

const optionOf = (state: GameState, frame: ChoiceFrame): Option => ({
  id: 'choose',
  kind: 'choose',
  effect: { key: 'option-choose', params: { ask: frame.ask } },
  irreversible: true,
  slots: [slotOf('pick', frame, 'points' in frame.from ? poolChange(state, frame.source, frame.as) : undefined)],
})

/** A choice is only ever pushed on a frame that holds bindings. */
export function bind(frame: Frame, name: string, value: VarValue): void {
  if (!('vars' in frame)) throw new Error(`A ${frame.kind} frame cannot hold a choice`)
  frame.vars[name] = value
}
