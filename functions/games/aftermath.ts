import { advance, type Waited } from '../../shared/clocks/clock.ts'
import {
  setAbsences,
  waitingFor,
  type Applied,
  type GameEvent,
  type GameState,
  type SeatIndex,
} from '../../shared/rules/index.ts'
import type { GameRecord } from '../store/port.ts'
import { dueAtOf } from './due-times.ts'

/** Whom the table waits for, as far as clocks care. */
export function waitedOf(state: GameState, players: GameRecord['players']): Waited[] {
  const waiting = waitingFor(state)
  const turn = state.frames.find(frame => frame.kind === 'turn')
  return waiting.map(seat => ({
    seat,
    own: waiting.length === 1 && turn?.seat === seat,
    bot: players[seat]?.bot === true,
  }))
}

/** A game after a command, and all that happened, its clocks included. */
export interface Aftermath {
  game: GameRecord
  events: GameEvent[]
}

export function aftermathOf(
  before: GameRecord,
  { state, events }: Applied,
  at: string,
  by: { seat: SeatIndex; byDefault: boolean } | null,
): Aftermath {
  const published = state.views.at(-1) !== before.state.views.at(-1)
  const { clock, news } = before.clock
    ? advance(before.clock, { at, published, by, waited: waitedOf(state, before.players) })
    : { clock: undefined, news: [] }
  const game = attended({ ...before, state, ...(clock && { clock }) })
  return { game: { ...game, dueAt: dueAtOf(game) }, events: [...events, ...news] }
}

/** A game after what moved nothing: its clocks run on, and an end stops them. */
export function unmoved(before: GameRecord, applied: Applied, at: string): Aftermath {
  if (applied.state.result) return aftermathOf(before, applied, at, null)
  const game = { ...before, state: applied.state }
  return { game: { ...game, dueAt: dueAtOf(game) }, events: applied.events }
}

/**
 * Who is away is answered for as standing orders do, so that the table waits for nobody who is not there; who is back
 * is asked again.
 */
export function attended(game: GameRecord): GameRecord {
  return game.clock
    ? {
        ...game,
        state: setAbsences(
          game.state,
          game.clock.seats.map(({ away }, seat) => away === true && !game.state.seats[seat]!.ousted),
        ),
      }
    : game
}
