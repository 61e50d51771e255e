import { discardUnlessPlaced } from '../changes/zones.ts'
import { IllegalCommand, type Applied, type Env } from '../model/answers.ts'
import { copySpine, pop, top, type Run } from '../model/run.ts'
import type { GameState, SeatIndex } from '../model/state.ts'
import { removeFromGame, type Removal } from '../procedures/leaving.ts'
import { procedureOf } from '../procedures/index.ts'
import { currentFrame, inGame } from '../reads/queries.ts'
import { close, publishToAll, reopenWindows, settle } from './apply.ts'
import { defaultFor, legal, waitingFor } from './legal.ts'

/** Against bugs: nobody is asked so much before a window or a turn comes up again. */
const MOST_ANSWERS = 100

/**
 * A judge has a player removed: at once, and it is no oust (TJUDGE-13, TJUDGE-14). In the own turn the action and the
 * turn end with it; in that of another what the seat alone is asked gets its published default first.
 */
export function removeSeat(before: GameState, seat: SeatIndex, env: Env, gives: Removal = {}): Applied {
  if (before.result) throw new IllegalCommand('game-over')
  if (before.seats[seat] === undefined || !inGame(before, seat)) throw new IllegalCommand('illegal-args')
  const run: Run = { state: copySpine(before), events: [], env, published: true }
  const { state } = run
  if (currentFrame(state, 'turn')?.seat === seat) dropToTurn(run)
  else answerFor(run, seat)
  if (!state.result && inGame(state, seat)) {
    removeFromGame(run, seat, gives)
    reopenWindows(run)
  }
  if (state.result) close(run)
  else settle(run, before)
  return publishToAll(run)
}

function dropToTurn(run: Run): void {
  const { state } = run
  while (top(state).kind !== 'turn') {
    const frame = top(state)
    if (frame.kind === 'play') discardUnlessPlaced(run, frame.card)
    if (frame.kind === 'action' && frame.source !== null) discardUnlessPlaced(run, frame.source)
    pop(run)
  }
}

function answerFor(run: Run, seat: SeatIndex): void {
  const { state } = run
  for (let given = 0; !state.result && waitingFor(state).includes(seat); given++) {
    const frame = top(state)
    if (frame.kind === 'window') return
    if (given > MOST_ANSWERS) throw new Error(`What is asked of seat ${seat} does not end`)
    const answer = defaultFor(state, seat)
    const option = legal(state, seat).find(({ id }) => id === answer.optionId)!
    procedureOf(frame).asks!.accept(run, frame, seat, option, answer, true)
    settle(run)
  }
}
