import type { Num } from '../../cards/language.ts'
import type { CardId } from '../model/state.ts'
import { cardOf, seatOf, type Viewpoint } from './look.ts'
import { currentFrame } from './queries.ts'

/** The ledger of a referendum: who has cast what. */

/** What counts of it in the referendum that goes on: of a Methuselah also what her minions have cast. */
export function castBy(look: Viewpoint, { cast, of, only }: Extract<Num, { cast: string }>): number {
  const ballots = currentFrame(look.state, 'referendum')?.ballots ?? []
  const voter = typeof of === 'string' ? cardOf(look, of) : undefined,
    seat = typeof of === 'string' ? undefined : seatOf(look, of.seat)
  return ballots.reduce(
    (n, one) =>
      !one.cancelled &&
      one.for === (cast === 'for') &&
      (seat === undefined ? voter !== undefined && one.source === sourceOfVotes(voter) : one.seat === seat)
        ? n + one.votes + (only ? 0 : (one.ballots ?? 0))
        : n,
    0,
  )
}
/** As what a minion's votes stand in the ledger of a referendum. */
export const sourceOfVotes = (voter: CardId): string => `title:${voter}`
