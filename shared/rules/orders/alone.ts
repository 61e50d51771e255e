import type { Option } from '../model/answers.ts'
import type { GameState, SeatIndex } from '../model/state.ts'
import { ordersOf } from './orders.ts'

/**
 * Among bots nobody learns anything from a pause, or from there being none (windows.md#alone-among-bots): there what
 * leaves no choice is not asked. Who wants to be asked everything says so.
 */
export const isAlone = (state: GameState, seat: SeatIndex): boolean =>
  state.settings.alone === seat && ordersOf(state, seat)?.profile !== 'learner'

/** The one answer there is, if it leaves nothing to fill in. */
export function onlyAnswer(options: readonly Option[]): Option | undefined {
  const [only, ...others] = options.filter(({ kind }) => kind !== 'take-back')
  return only && others.length === 0 && !only.slots?.length ? only : undefined
}
