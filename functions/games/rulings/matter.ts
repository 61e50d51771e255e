import type { RulingReport } from '../../../shared/api/judging.ts'
import type { Env, GameEvent, GameState, RuledHow, SeatIndex } from '../../../shared/rules/index.ts'
import type { GameRecord } from '../../store/port.ts'
import { dueAtOf } from '../due-times.ts'
import { refused, type Refused } from '../refused.ts'
import type { Service } from '../service.ts'

/** What a judge rules on, and with what. */
export interface Matter {
  service: Service
  game: GameRecord
  at: string
  env: Env
  judge: { id: string; name: string }
  reason: string
  /** What the desk keeps the ruling as. */
  id?: string | undefined
}

/** What a ruling has come to: the game after it, what is told of it, and to the judge alone what it does. */
export interface Ruled {
  game: GameRecord
  events: GameEvent[]
  report?: Partial<RulingReport>
  /** Who has to find the game from now on. */
  joins?: readonly string[]
}

/** The name and the reason stand before what came of it. */
export const ruledBy = (
  { judge, reason }: Matter,
  ruling: RuledHow,
  seat: SeatIndex | null,
): Extract<GameEvent, { key: 'judge-ruled' }> => ({ key: 'judge-ruled', judge: judge.name, reason, ruling, seat })

/** Whose views move by something that is said and changes nothing of the game. */
export function said({ state }: Pick<GameRecord, 'state'>, to?: readonly SeatIndex[]): GameState {
  return {
    ...state,
    version: state.version + 1,
    views: state.views.map((version, viewer) => (!to || to.includes(viewer) ? version + 1 : version)),
  }
}

export const dueAnew = (game: GameRecord): GameRecord => ({ ...game, dueAt: dueAtOf(game) })

/** A seat that is still in the game; which of the two is wrong is told. */
export function seatedIn({ state }: GameRecord, seat: SeatIndex): Refused | undefined {
  if (state.seats[seat] === undefined)
    return refused('invalid-request', { errors: [{ path: 'seat', code: 'no-such-seat' }] })
  if (state.result) return refused('game-over')
  return state.seats[seat].ousted
    ? refused('invalid-request', { errors: [{ path: 'seat', code: 'not-in-game' }] })
    : undefined
}
