import { emit, type Run } from '../model/run.ts'
import type { SeatIndex } from '../model/state.ts'

/**
 * A withdrawal under way fails the moment its Methuselah loses a counter or enters combat, whatever is gained besides
 * (WITHDRAW-03 to WITHDRAW-05).
 */
export function failWithdrawal(run: Run, seat: SeatIndex | undefined, why: 'combat' | 'blood' | 'pool'): void {
  const s = seat === undefined ? undefined : run.state.seats[seat]
  if (!s?.withdrawing) return
  delete s.withdrawing
  emit(run, 'withdrawal-failed', { seat: seat!, why })
}
