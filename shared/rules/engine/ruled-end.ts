import { IllegalCommand, type Applied, type Env } from '../model/answers.ts'
import { copySpine, type Run } from '../model/run.ts'
import type { GameState } from '../model/state.ts'
import { endGame } from '../procedures/leaving.ts'
import { close, publishToAll } from './apply.ts'

/** A judge rules what each seat gets, and with that the game is over. */
export function endByRuling(before: GameState, victoryPoints: readonly number[], env: Env): Applied {
  if (before.result) throw new IllegalCommand('game-over')
  const run: Run = { state: copySpine(before), events: [], env, published: true }
  for (const [seat, points] of victoryPoints.entries()) run.state.seats[seat]!.victoryPoints = points
  endGame(run)
  close(run)
  return publishToAll(run)
}
