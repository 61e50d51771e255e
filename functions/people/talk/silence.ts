import type * as z from 'zod'
import type { Talk } from '../../../shared/api/talk.ts'
import type { GameRecord, Store } from '../../store/port.ts'
import type { TalkHead } from './talk-items.ts'

/** So much is said at one table at the most. */
const MOST_SAYINGS = 5000

export type Setting = z.infer<typeof Talk>['setting']
export type Silence = NonNullable<z.infer<typeof Talk>['silent']>

/** What the table says of it; a sandbox is one person's alone. */
export async function settingOf(store: Pick<Store, 'loadTable'>, { tableId, sandbox }: GameRecord): Promise<Setting> {
  if (sandbox || tableId === '') return 'off'
  return (await store.loadTable(tableId))?.talk ?? 'free'
}

/** Why somebody may not speak at a table; null where they may. */
export function silenceOf(
  { state, desk }: GameRecord,
  seat: number,
  setting: Setting,
  head: TalkHead | undefined,
  out: boolean,
): Silence | null {
  if (seat < 0) return 'watching'
  if (setting === 'off') return 'off'
  // Who is out of a game of an event has no more part in it.
  if (desk?.event && state.seats[seat]?.ousted) return 'ousted'
  if (out || head?.silenced?.includes(seat)) return 'silenced'
  return (head?.last ?? 0) >= MOST_SAYINGS ? 'full' : null
}
