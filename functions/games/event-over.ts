import { EVENT, eventPartition } from '../desk/desk-items.ts'
import type { DeskStore } from '../store/desk-port.ts'
import type { GameRecord } from '../store/port.ts'

const OVER: readonly unknown[] = ['finished', 'cancelled', 'broken-off']

/** Decks are played on in other rounds: of the games of an event nothing opens before the event is over (TEVENT-08). */
export async function isEventOver(store: DeskStore, { desk }: Pick<GameRecord, 'desk'>): Promise<boolean> {
  if (!desk || desk.event === null) return true
  const item = await store.deskItem({ partition: eventPartition(desk.event), name: EVENT })
  const event = item?.value
  return typeof event === 'object' && event !== null && 'state' in event && OVER.includes(event.state)
}
