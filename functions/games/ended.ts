import type * as z from 'zod'
import type { Result } from '../../shared/api/games.ts'
import { addsUp, partsIn } from '../../shared/league/outcome.ts'
import type { Mark } from '../store/moment-port.ts'
import { versionOf } from './history.ts'
import type { SeenBy } from './wire.ts'

type WireResult = z.infer<typeof Result>

/** Who left a game when, and when it was over, by its marks. */
export function endOf(marks: readonly Mark[], viewer: SeenBy): Pick<WireResult, 'first' | 'exits' | 'ended'> {
  const exits: WireResult['exits'] = []
  let turn = 0
  for (const { views, events } of marks) {
    for (const event of events) {
      const leaves = (seat: number, how: (typeof exits)[number]['how'], by: number | null = null): number =>
        exits.push({ seat, by, how, withdrew: how === 'withdrawal', turn, ply: versionOf(views, viewer) })
      if (event.key === 'turn-started') turn = event.turn
      if (event.key === 'ousted') leaves(event.seat, 'oust', event.predator)
      if (event.key === 'withdrawn') leaves(event.seat, 'withdrawal')
      if (event.key === 'removed') leaves(event.seat, 'removal')
      if (event.key === 'conceded') for (const seat of event.seats) leaves(seat, 'concession', event.to)
    }
  }
  const [opening] = marks.flatMap(({ events }) => events.filter(({ key }) => key === 'turn-started'))
  const first = opening?.key === 'turn-started' && opening.turn === 1 ? opening.seat : null
  return { first, exits, ended: endMark(marks)?.at ?? null }
}

export const endMark = (marks: readonly Mark[]): Mark | undefined =>
  marks.findLast(({ events }) => events.some(({ key }) => key === 'game-ended'))

/** What each half point was for; null where an earlier build did not keep that. */
export function partsOf(marks: readonly Mark[], victoryPoints: readonly number[]): WireResult['parts'] {
  const parts = partsIn(marks.flatMap(({ events }) => events))
  if (!addsUp(parts, victoryPoints)) return null
  return victoryPoints.map((_, seat) =>
    parts.filter(one => one.seat === seat).map(({ reason, points }) => ({ reason, points })),
  )
}
