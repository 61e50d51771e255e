import { nextDue } from '../../shared/clocks/clock.ts'
import { heldSince, owed, waitingFor, type GameState, type SeatIndex } from '../../shared/rules/index.ts'
import type { GameRecord } from '../store/port.ts'

const HOUR_MS = 3_600_000

/**
 * When the deadline has something to do: a default, a reminder, the end of a hold or of the table's time. With clocks
 * or a hold it depends on who owes an answer, and is shown to nobody.
 */
export const dueAtOf = (game: Dueing): string | null =>
  soonest(othersDue(game), botAsked(game) === undefined ? null : later(game.state.waitingSince, BOTS_HOURS))

/** Bots answer as soon as they are asked; one that has not after ten seconds is found by the sweep. */
const BOTS_HOURS = 10 / 3_600

type Dueing = Pick<GameRecord, 'state' | 'clock' | 'players' | 'sandbox'>
const soonest = (...dues: (string | null | undefined)[]): string | null =>
  dues.flatMap(due => due ?? []).toSorted()[0] ?? null
const isQuiet = ({ state, sandbox }: Dueing): boolean => sandbox === true || Boolean(state.result)

/** When there is something to do but the answers of bots, which come by themselves. */
export function othersDue(game: Dueing): string | null {
  if (isQuiet(game)) return null
  const { state, clock, players } = game
  const open = clock ? players.flatMap(({ bot }, seat) => (bot || state.seats[seat]!.ousted ? [] : [seat])) : []
  const answers = clock ? nextDue(clock, owedByPeople(game), open) : answersDue(state)
  return soonest(answers, state.timeCalled ? null : state.settings.timeLimit?.endsAt, holdDue(state))
}

/** A seat that the service plays itself and that owes an answer. */
export const botAsked = (game: Dueing): SeatIndex | undefined =>
  isQuiet(game) ? undefined : owed(game.state).find(seat => game.players[seat]?.bot)

export const owedByPeople = ({ state, players }: Pick<GameRecord, 'state' | 'players'>): SeatIndex[] =>
  owed(state).filter(seat => !players[seat]?.bot)

/** When those waited for are answered for, at a table without clocks. */
export const answersDue = (state: GameState): string | null =>
  waitingFor(state).length === 0 ? null : later(state.waitingSince, state.settings.answerWithinHours)

/** When what is held back may be published. It depends on who rides, and is shown to nobody. */
export function holdDue(state: GameState): string | undefined {
  const since = heldSince(state)
  return since === undefined ? undefined : later(since, (state.settings.hold ?? 0) / 60)
}

export const later = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * HOUR_MS).toISOString()
