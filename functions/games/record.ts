import { advance, nextDue, type Waited } from '../../shared/clocks/clock.ts'
import {
  heldSince,
  owed,
  setAbsences,
  waitingFor,
  type Applied,
  type Case,
  type GameEvent,
  type GameState,
  type SeatIndex,
} from '../../shared/rules/index.ts'
import type { EventRecord, GameRecord, SavedReply } from '../store/port.ts'
import { diff } from '../../shared/api/patch.ts'
import { toldOf } from '../store/moments.ts'
import { sha256 } from './hash.ts'

/** How many command ids a snapshot remembers. */
export const RECENT = 64

const HOUR_MS = 3_600_000

/** When the deadline has something to do: a default, a reminder, the end of a hold or of the table's time. With clocks or a hold it depends on who owes an answer, and is shown to nobody. */
export function dueAtOf({
  state,
  clock,
  players,
  sandbox,
}: Pick<GameRecord, 'state' | 'clock' | 'players' | 'sandbox'>): string | null {
  if (sandbox) return null
  if (state.result) return null
  const { timeLimit } = state.settings
  const open = clock ? players.flatMap(({ standIn }, seat) => (standIn || state.seats[seat]!.ousted ? [] : [seat])) : []
  const answers = clock ? nextDue(clock, owed(state), open) : answersDue(state)
  return [answers, timeLimit?.endsAt, holdDue(state)].flatMap(due => due ?? []).toSorted()[0] ?? null
}

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

export const stateHash = (state: GameState): string => sha256(JSON.stringify(state))

/** Whom the table waits for, as far as clocks care. */
export function waitedOf(state: GameState, players: GameRecord['players']): Waited[] {
  const waiting = waitingFor(state)
  const turn = state.frames.find(frame => frame.kind === 'turn')
  return waiting.map(seat => ({
    seat,
    own: waiting.length === 1 && turn?.seat === seat,
    bot: players[seat]?.standIn === true,
  }))
}

/** A game after a command, and all that happened, its clocks included. */
export interface Followed {
  game: GameRecord
  events: GameEvent[]
}

export function follow(
  before: GameRecord,
  { state, events }: Applied,
  at: string,
  by: { seat: SeatIndex; byDefault: boolean } | null,
): Followed {
  const published = state.views.at(-1) !== before.state.views.at(-1)
  const { clock, news } = before.clock
    ? advance(before.clock, { at, published, by, waited: waitedOf(state, before.players) })
    : { clock: undefined, news: [] }
  const game = attended({ ...before, state, ...(clock && { clock }) })
  return { game: { ...game, dueAt: dueAtOf(game) }, events: [...events, ...news] }
}

/** Who is away is answered for as standing orders do, so that the table waits for nobody who is not there; who is back is asked again. */
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

export interface Made {
  at: string
  command: EventRecord['command']
  asked?: Case | undefined
  reply: SavedReply
  reminders?: NonNullable<EventRecord['reminders']>
}

/**
 * The two items of one accepted command. Every version has exactly one command, so the snapshot's list of recent commands
 * needs neither bodies nor hashes: the reply to the last of them is in the event of this version, that to the one before it in the event before.
 */
export function record(
  before: GameRecord | undefined,
  { game: after, events }: Followed,
  made: Made,
): { game: GameRecord; event: EventRecord } {
  const { state } = after
  const game: GameRecord = {
    ...after,
    replies: [...after.replies, { ...made.reply, payloadHash: '', body: '' }].slice(-RECENT),
  }
  const event: EventRecord = {
    gameId: game.id,
    version: state.version,
    at: made.at,
    command: made.command,
    events,
    views: state.views,
    concerns: concerns(game, before?.state),
    ...(state.views.at(-1) !== before?.state.views.at(-1) && { shown: true as const }),
    fx: state.fx,
    ...(made.asked && { asked: made.asked }),
    stateHash: stateHash(state),
    reply: made.reply,
    ...(before && { undo: { schema: state.schema, operations: diff(toldOf(game), toldOf(before)) } }),
    ...(made.reminders && { reminders: made.reminders }),
  }
  return { game, event }
}

/** Whose view it moved. Nobody else is rung: a doorbell at a sealed answer would tell that one was given. */
function concerns({ players, state }: GameRecord, before: GameState | undefined): string[] {
  return players.flatMap(({ player }, seat) => (state.views[seat] !== before?.views[seat] ? [player] : []))
}

/** The version whose event holds the reply to a recent command, or undefined. */
export function recentVersion(game: GameRecord, commandId: string): number | undefined {
  const at = game.replies.findLastIndex(reply => reply.commandId === commandId)
  return at < 0 ? undefined : game.state.version - (game.replies.length - 1 - at)
}
