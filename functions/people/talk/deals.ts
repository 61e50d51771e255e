import type * as z from 'zod'
import type { Deal, MarkDeal } from '../../../shared/api/talk.ts'
import type { GameRecord } from '../../store/port.ts'
import type { DealMark, SayingRecord } from './talk-items.ts'

type Parties = Pick<SayingRecord, 'seat' | 'deal'>
type State = z.infer<typeof Deal>['state']

/** At a table of an event deals are void when two are left, and no more are made (TTALK-03). */
export const noDeals = ({ desk, state }: GameRecord): boolean =>
  desk?.event != null && state.seats.filter(({ ousted }) => !ousted).length <= 2

export const partiesOf = ({ seat, deal }: Parties): number[] => [seat, ...(deal?.with ?? [])]

const last = (marks: readonly DealMark[], seat: number): DealMark['mark'] | undefined =>
  marks.findLast(mark => mark.seat === seat)?.mark

/** What its parties have marked it as. */
export function stateOf(saying: Parties, game: GameRecord): State {
  const marks = saying.deal?.marks ?? [],
    said = new Set(partiesOf(saying).map(seat => last(marks, seat)))
  if (said.has('kept') || said.has('broken'))
    return said.has('kept') && said.has('broken') ? 'disputed' : said.has('kept') ? 'kept' : 'broken'
  if (said.has('declined')) return 'declined'
  if (noDeals(game)) return 'void'
  return isMade(saying) ? 'made' : 'offered'
}

/** All to whom it was offered have agreed. */
const isMade = ({ deal }: Parties): boolean =>
  deal?.with.every(seat => deal.marks.some(mark => mark.seat === seat && mark.mark === 'made')) === true

/** Why it cannot be marked so; undefined where it can. */
export function whyNot(
  saying: SayingRecord,
  game: GameRecord,
  seat: number,
  { mark }: z.output<typeof MarkDeal>,
): 'forbidden' | 'void' | 'not-offered' | 'not-made' | undefined {
  if (!saying.deal || !partiesOf(saying).includes(seat)) return 'forbidden'
  if (noDeals(game)) return 'void'
  const marks = saying.deal.marks,
    isOpen = !marks.some(one => one.mark === 'declined')
  if (mark === 'made' || mark === 'declined')
    return isOpen && saying.deal.with.includes(seat) && last(marks, seat) === undefined ? undefined : 'not-offered'
  return isMade(saying) && last(marks, seat) !== mark ? undefined : 'not-made'
}

export const wireDeal = (saying: SayingRecord, game: GameRecord): z.infer<typeof Deal> | null =>
  saying.deal ? { parties: partiesOf(saying), state: stateOf(saying, game), marks: saying.deal.marks } : null
