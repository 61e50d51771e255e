import { handOver } from '../changes/attach.ts'
import { crowded, controllerOf, definitionOf, inGame, minionsOf } from '../reads/queries.ts'
import { cardOf, seatOf } from '../reads/look.ts'
import { push } from '../model/run.ts'
import { burn } from '../changes/zones.ts'
import { lookFrom, type Handlers } from './handler.ts'

/** Control changes only where an effect says so, and never to who has it (CTRL-02). */
export const control: Handlers<'control'> = {
  control(run, frame, op) {
    const { state } = run
    const look = lookFrom(run, frame)
    const id = cardOf(look, op.who),
      to = seatOf(look, op.to)
    if (id === undefined || to === undefined || controllerOf(state, id) === to || !inGame(state, to)) return
    handOver(run, id, to)
    if (state.cards[id]!.on === undefined) return
    // What lay on a minion goes to one of its new controller's, or burns (CTRL-03, CTRL-04).
    const takers = minionsOf(state, to).filter(minion => !crowded(state, minion, definitionOf(state, id)?.onePer))
    const [first, second] = takers
    if (first === undefined) return burn(run, id)
    const vars = { card: id, bearer: first }
    push(run, {
      kind: 'effects',
      source: frame.source,
      by: frame.by,
      seat: to,
      ops: [{ op: 'move', who: 'card', to: 'inPlay', on: 'bearer' }],
      vars,
    })
    if (second !== undefined)
      push(run, {
        kind: 'choice',
        seat: to,
        ask: 'choose-minion',
        as: 'bearer',
        from: { cards: takers },
        min: 1,
        max: 1,
        source: id,
      })
  },
}
