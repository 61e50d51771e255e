import type { RulingOf } from '../../../shared/api/judging.ts'
import { validity } from '../../../shared/league/exits.ts'
import { endByRuling, type SeatIndex } from '../../../shared/rules/index.ts'
import type { Mark } from '../../store/moment-port.ts'
import { aftermathOf } from '../aftermath.ts'
import { standing } from '../standing-marks.ts'
import { refused, type Refused } from '../refused.ts'
import { dueAnew, said, type Matter, type Ruled } from './matter.ts'

/**
 * The victory points of each seat, in the place of those that the game gave, and beside them: what was recorded stays.
 * A game that goes on is over with it. What is typed in may be wrong: it has to be what some game can give, those
 * removed by a ruling left out, unless the judge insists (TSCORE-11).
 */
export async function result(matter: Matter, { victoryPoints, accept }: RulingOf<'result'>): Promise<Ruled | Refused> {
  const { game, at, env, judge, reason, id, service } = matter
  const { state } = game
  if (victoryPoints.length !== state.seats.length)
    return refused('invalid-request', { errors: [{ path: 'victoryPoints', code: 'one-a-seat' }] })
  const removed = removedIn(standing(await service.store.marks(game.id)))
  const fault = faultIn(victoryPoints, removed)
  if (fault && !accept)
    return refused('result-invalid', {
      errors:
        fault.seats.length > 0
          ? fault.seats.map(seat => ({ path: `victoryPoints.${seat}`, code: fault.fault }))
          : [{ path: 'victoryPoints', code: fault.fault }],
    })
  const told = { key: 'result-ruled' as const, judge: judge.name, reason, victoryPoints }
  const ruled = { ...(id !== undefined && { id }), victoryPoints, comment: reason, judge: judge.name, at }
  if (state.result) return { game: dueAnew({ ...game, state: said(game), ruledResult: ruled }), events: [told] }
  const { game: after, events } = aftermathOf(game, endByRuling(state, victoryPoints, env), at, null)
  return { game: { ...after, ruledResult: ruled }, events: [told, ...events] }
}

const removedIn = (marks: readonly Mark[]): SeatIndex[] =>
  marks.flatMap(({ events }) => events.flatMap(event => (event.key === 'removed' ? [event.seat] : [])))

/** Tables of two and three have no such rule; one of five without who was removed may give what one of four gives. */
function faultIn(
  victoryPoints: readonly number[],
  removed: readonly SeatIndex[],
): { fault: string; seats: number[] } | undefined {
  if (victoryPoints.length < 4) return undefined
  const whole = validity(victoryPoints)
  if (whole.valid) return undefined
  const others = victoryPoints.filter((points, seat) => points > 0 || !removed.includes(seat))
  return others.length < victoryPoints.length && validity(others).valid ? undefined : whole
}
