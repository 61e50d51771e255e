import type { GameRecord, Store } from '../store/port.ts'
import { WATCHED } from './wire.ts'

/**
 * Whose cards may be seen now that the game is over: nobody's, theirs who agree, or everybody's, as the table has said
 * from the beginning.
 */
export async function shownIn(
  store: Store,
  { id, players, spectators = WATCHED }: Pick<GameRecord, 'id' | 'players' | 'spectators'>,
): Promise<number[]> {
  if (spectators.hands === 'never') return []
  return spectators.hands === 'end' ? [...players.keys()] : (await store.agreed(id)).toSorted((a, b) => a - b)
}
