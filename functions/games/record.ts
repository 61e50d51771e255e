import { waitingFor, type Case, type GameEvent, type GameState } from '../../shared/rules/index.ts'
import type { EventRecord, GameRecord, SavedReply } from '../store/port.ts'
import { diff } from '../../shared/api/patch.ts'
import { toldOf } from '../store/moments.ts'
import { sha256 } from './hash.ts'

/** How many command ids a snapshot remembers. */
export const RECENT = 64

const HOUR_MS = 3_600_000

/** When what is open falls to its default, or the time of the table is up; null when the game is over. */
export function dueAtOf(state: GameState): string | null {
  if (state.result) return null
  const { timeLimit, answerWithinHours } = state.settings
  const answers = waitingFor(state).length === 0 ? [] : [later(state.waitingSince, answerWithinHours)]
  return [...answers, ...(timeLimit ? [timeLimit.endsAt] : [])].toSorted()[0] ?? null
}

export const later = (instant: string, hours: number): string => new Date(Date.parse(instant) + hours * HOUR_MS).toISOString()

export const stateHash = (state: GameState): string => sha256(JSON.stringify(state))

export interface Made {
  state: GameState
  events: GameEvent[]
  at: string
  command: EventRecord['command']
  asked?: Case | undefined
  reply: SavedReply
}

/**
 * The two items of one accepted command. Every version has exactly one command, so the snapshot's list of recent commands
 * needs neither bodies nor hashes: the reply to the last of them is in the event of this version, that to the one before it in the event before.
 */
export function record(before: Omit<GameRecord, 'state' | 'dueAt'> & Partial<Pick<GameRecord, 'state' | 'dueAt'>>, made: Made): { game: GameRecord; event: EventRecord } {
  const { state } = made
  const game: GameRecord = {
    ...before,
    state,
    dueAt: dueAtOf(state),
    replies: [...before.replies, { ...made.reply, payloadHash: '', body: '' }].slice(-RECENT),
  }
  const event: EventRecord = {
    gameId: game.id,
    version: state.version,
    at: made.at,
    command: made.command,
    events: made.events,
    views: state.views,
    concerns: concerns(game, before.state),
    fx: state.fx,
    ...(made.asked && { asked: made.asked }),
    stateHash: stateHash(state),
    reply: made.reply,
    ...(wasThere(before) && { undo: { schema: state.schema, operations: diff(toldOf(game), toldOf(before)) } }),
  }
  return { game, event }
}

const wasThere = (before: Partial<GameRecord>): before is GameRecord => before.state !== undefined && before.dueAt !== undefined

/** Whose view it moved. Nobody else is rung: a doorbell at a sealed answer would tell that one was given. */
function concerns({ players, state }: GameRecord, before: GameState | undefined): string[] {
  return players.flatMap(({ player }, seat) => (state.views[seat] !== before?.views[seat] ? [player] : []))
}

/** The version whose event holds the reply to a recent command, or undefined. */
export function recentVersion(game: GameRecord, commandId: string): number | undefined {
  const at = game.replies.findLastIndex(reply => reply.commandId === commandId)
  return at < 0 ? undefined : game.state.version - (game.replies.length - 1 - at)
}
