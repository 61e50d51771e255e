import type { SeatIndex } from '../../shared/rules/index.ts'
import type { table } from '../support/table.ts'

type Table = ReturnType<typeof table>

/** Nobody blocks; what may be played after blocks are declined is asked for. Whoever acts has nothing to add. */
export function declines(t: Table, acting: SeatIndex): Table {
  t.allPass(() => t.window() === 'declined')
  return yields(t, acting)
}

/** Passes if it is asked before all others. */
export function yields(t: Table, seat: SeatIndex): Table {
  if (t.waiting().length === 1 && t.waiting()[0] === seat) t.pass(seat)
  return t
}
