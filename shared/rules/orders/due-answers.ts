import { abilityOptions, compulsoryFree } from '../offers/abilities.ts'
import { isUnique } from '../changes/contests.ts'
import { owedActions } from '../offers/duties.ts'
import type { TurnFrame } from '../model/frames.ts'
import { couldHuntByCard } from '../offers/plays.ts'
import { controlsCopy } from '../reads/queries.ts'
import type { GameState, SeatIndex } from '../model/state.ts'
import { influenceOptions } from '../procedures/influence.ts'

/**
 * What in a phase of one's own leaves nothing to choose, or nobody would leave undone: the pool of the Edge, a
 * compulsory effect that takes nothing
 * of one's own, an only hunt that must come first, and bringing out, at no cost, who is full and contested by nobody.
 * By its option; undefined
 * where there is no such thing. Of a hand it knows no more than whether it is empty.
 */
export function dueIn(state: GameState, frame: TurnFrame, seat: SeatIndex): string | undefined {
  if (frame.seat !== seat || frame.step !== 'act') return undefined
  if (frame.phase === 'unlock' && state.edge === seat && !frame.edgeTaken) return 'edge'
  const [free] = compulsoryFree(state, seat, frame.phase)
  if (free !== undefined) return free
  if (frame.phase === 'minion') return onlyHunt(state, seat)
  return frame.phase === 'influence' ? full(state, frame, seat) : undefined
}

function onlyHunt(state: GameState, seat: SeatIndex): string | undefined {
  const [owed, another] = owedActions(state, seat)
  if (!owed || another || owed.what !== 'hunt' || abilityOptions(state, seat, { phase: 'minion' }).length > 0)
    return undefined
  return couldHuntByCard(state, seat, owed.minion) ? undefined : `hunt:${owed.minion}`
}

const full = (state: GameState, frame: TurnFrame, seat: SeatIndex): string | undefined =>
  influenceOptions(state, frame, seat).find(
    ({ kind, card, cost }) => kind === 'bring-out' && !cost && !wouldContest(state, seat, card!),
  )?.id

/** Another Methuselah has it, or contests it: to bring it out is to begin a contest, or to enter one (CONTEST-01). */
export const wouldContest = (state: GameState, seat: SeatIndex, card: number): boolean => {
  const { key } = state.cards[card]!
  return isUnique(key) && state.seats.some((_, other) => other !== seat && controlsCopy(state, other, key))
}
