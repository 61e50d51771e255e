import type { GameRecord, Store } from '../store/port.ts'
import { isEventOver } from './event-over.ts'
import { WATCHED } from './wire.ts'

/**
 * Whose cards may be seen now that the game is over: nobody's, theirs who agree, or everybody's, as the table has said
 * from the beginning. Of an event's game nobody's before the event is over.
 */
export async function shownIn(
  store: Store,
  game: Pick<GameRecord, 'id' | 'players' | 'spectators' | 'desk'>,
): Promise<number[]> {
  const { id, players, spectators = WATCHED } = game
  if (spectators.hands === 'never' || !(await isEventOver(store, game))) return []
  return spectators.hands === 'end' ? [...players.keys()] : (await store.agreed(id)).toSorted((a, b) => a - b)
}
