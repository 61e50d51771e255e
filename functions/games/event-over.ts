import { EVENT, eventPartition, isOver, read } from '../desk/desk-items.ts'
import type { DeskStore } from '../store/desk-port.ts'
import type { GameRecord } from '../store/port.ts'

/** Decks are played on in other rounds: of the games of an event nothing opens before the event is over (TEVENT-08). */
export async function isEventOver(store: DeskStore, { desk }: Pick<GameRecord, 'desk'>): Promise<boolean> {
  if (!desk || desk.event === null) return true
  const event = await read<{ state: string }>(store, eventPartition(desk.event), EVENT)
  return event !== undefined && isOver(event.value)
}
