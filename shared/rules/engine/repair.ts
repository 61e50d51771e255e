import { IllegalCommand, type Applied, type Env } from '../model/answers.ts'
import { publishToAll, settle } from './apply.ts'
import type { FrameKind } from '../model/frames.ts'
import { discardUnlessPlaced } from '../changes/zones.ts'
import { copySpine, emit, pop, top, type Run } from '../model/run.ts'
import type { GameState } from '../model/state.ts'

/**
 * Takes frames away that the rules cannot get past, topmost first, and runs on from what lies under them: a fault of
 * the rules should cost
 * a table an action and not its game. What they would still have done is not done; cards on their way go to the ash
 * heap. Everybody is told.
 * The frames must be named as they are, and the turn cannot be taken away.
 */
export function dropFrames(before: GameState, expected: readonly FrameKind[], env: Env): Applied {
  if (before.result) throw new IllegalCommand('game-over')
  const there = before.frames
    .slice(-expected.length)
    .reverse()
    .map(frame => frame.kind)
  if (
    expected.length === 0 ||
    expected.length >= before.frames.length ||
    expected.some((kind, at) => kind !== there[at])
  )
    throw new IllegalCommand('not-due')
  const run: Run = { state: copySpine(before), events: [], env, published: true }
  const { state } = run
  for (const kind of expected) {
    const frame = top(state)
    emit(run, 'frame-dropped', { frame: kind })
    if (frame.kind === 'play') discardUnlessPlaced(run, frame.card)
    if (frame.kind === 'action' && frame.source !== null) discardUnlessPlaced(run, frame.source)
    pop(run)
  }
  settle(run, before)
  return publishToAll(run)
}
