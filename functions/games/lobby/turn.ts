import type { Store, TableRecord } from '../../store/port.ts'
import { mayWatch } from '../watching.ts'

/** The turn that a table's game is in: for lists. Null where it is not for this reader, or is shown later. */
export async function turnOf(
  store: Pick<Store, 'loadGame'>,
  { status, gameId, spectators }: TableRecord,
  viewer: string,
): Promise<number | null> {
  if (status !== 'started' || gameId === null || spectators?.delay) return null
  const game = await store.loadGame(gameId)
  if (!game || !mayWatch(game, viewer)) return null
  const turn = game.state.frames[0]
  return turn?.kind === 'turn' ? turn.number : null
}
