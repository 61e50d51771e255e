import type { Num } from '../../cards/language.ts'
import type { CardId, GameState } from '../model/state.ts'
import { bound, cardOf, pairs, seatOf, type Viewpoint } from './look.ts'
import { currentFrame } from './queries.ts'

/** The ledger of a referendum: what it is about, and who has cast what. */

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

/** Who calls a referendum has chosen this card in its terms, or given it a share (POLITICS-01). */
export function isInTerms(state: GameState, id: CardId): boolean {
  const referendum = currentFrame(state, 'referendum')
  if (!referendum) return false
  const look: Viewpoint = {
    state,
    source: referendum.source,
    by: referendum.calledBy,
    seat: referendum.seat,
    vars: referendum.vars,
  }
  return (referendum.asked ?? []).some(({ as, of }) =>
    of === 'cards'
      ? bound(look, as).includes(id)
      : of === 'shares' && pairs(look, as).some(([card, points]) => card === id && points > 0),
  )
}
