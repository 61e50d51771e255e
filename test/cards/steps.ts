import type { SeatIndex } from '../../shared/rules/index.ts'
import type { table } from '../support/table.ts'

type Table = ReturnType<typeof table>

/** The seats before this one in the order pass, if they are asked, and `minion` attempts to block. */
export function blocks(t: Table, seat: SeatIndex, minion: string): void {
  if (!t.can(seat, `block:${minion}`)) t.pass(t.waiting()[0]!)
  t.answer(seat, `block:${minion}`)
}

/** Nobody blocks; what may be played after blocks are declined is asked for. Whoever acts has nothing to add. */
export function declines(t: Table, acting: SeatIndex): Table {
  t.allPass(() => t.window() === 'declined')
  if (t.waiting().length === 1 && t.waiting()[0] === acting) t.pass(acting)
  return t
}
