import type * as z from 'zod'
import type { Talk } from '../../../shared/api/talk.ts'
import type { GameRecord } from '../../store/port.ts'
import type { TalkHead } from './talk-items.ts'

/** So much is said at one table at the most. */
const MOST_SAYINGS = 5000

export type Silence = NonNullable<z.infer<typeof Talk>['silent']>

/** Why somebody may not speak at a table; null where they may. Who is out of a game of an event is silent (TTALK-03). */
export function silenceOf(
  { state, desk, sandbox }: GameRecord,
  seat: number,
  head: TalkHead | undefined,
): Silence | null {
  if (seat < 0) return 'watching'
  if (sandbox) return 'off'
  if (desk?.event && state.seats[seat]?.ousted) return 'ousted'
  return (head?.last ?? 0) >= MOST_SAYINGS ? 'full' : null
}
