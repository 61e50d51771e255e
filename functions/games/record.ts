import type { Case, GameState } from '../../shared/rules/index.ts'
import type { EventRecord, GameRecord, SavedReply } from '../store/port.ts'
import { diff } from '../../shared/api/patch.ts'
import { lettersOf } from '../store/command-letters.ts'
import { toldOf } from '../store/moment-port.ts'
import type { Aftermath } from './aftermath.ts'
import { sha256 } from './hash.ts'

/** How many command ids a snapshot remembers. */
export const RECENT = 64

export const stateHash = (state: GameState): string => sha256(JSON.stringify(state))

export interface Made {
  at: string
  command: EventRecord['command']
  asked?: Case | undefined
  reply: SavedReply
  reminders?: NonNullable<EventRecord['reminders']>
}

/**
 * The two items of one accepted command. Every version has exactly one command, so the snapshot's list of recent
 * commands needs no replies: that to the last of them is in the event of this version, that to the one before it in
 * the event before.
 */
export function record(
  before: GameRecord | undefined,
  { game: after, events }: Aftermath,
  made: Made,
): { game: GameRecord; event: EventRecord } {
  const { state } = after
  const game: GameRecord = {
    ...after,
    commands: [...after.commands, lettersOf(made.reply.commandId)].slice(-RECENT),
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

/**
 * The version whose event holds the reply to a recent command, or undefined. The event says whether it is that command:
 * its letters may be another's.
 */
export function recentVersion(game: GameRecord, commandId: string): number | undefined {
  const at = game.commands.lastIndexOf(lettersOf(commandId))
  return at < 0 ? undefined : game.state.version - (game.commands.length - 1 - at)
}
