import { answerOf, type Command, type Reply } from '../../shared/api/prompts.ts'
import { apply, caseFor, IllegalCommand, owed, type SeatIndex } from '../../shared/rules/index.ts'
import { learn, type LanguageCode } from '../../shared/text/languages.ts'
import type { GameRecord, SavedReply, Store } from '../store/port.ts'
import { envOf } from './entropy.ts'
import { payloadHash } from './hash.ts'
import { currentGame } from './deadlines.ts'
import { aftermathOf, type Aftermath } from './aftermath.ts'
import { recentVersion, record } from './record.ts'
import { refused } from './refused.ts'
import { rerun } from './rerun.ts'
import type { Outcome, Service } from './service.ts'
import { wireEvents, wirePromptOf } from './wire.ts'

export interface Move {
  gameId: string
  player: string
  /** The sender's name for the command. Two seats may happen to choose the same. */
  key: string
  command: Command
  /** What the reply is worded in; sent again, it stays as it was. */
  language?: LanguageCode
  /** Whether the sender's view is still the one it insists on (If-Match). */
  isCurrent?: (version: number, seat: SeatIndex) => boolean
}

/** One command from its arrival to its reply: nothing is answered before it is stored, and nothing is stored twice. */
export async function play(service: Service, move: Move): Promise<Outcome> {
  await learn(move.language ?? 'en')
  return rerun(service, () => playOnce(service, move))
}

async function playOnce(service: Service, move: Move): Promise<Outcome | 'conflict'> {
  const game = await currentGame(service, move.gameId, one => seatOf(one, move.player) >= 0)
  const seat = game ? seatOf(game, move.player, move.command.promptId) : -1
  if (!game || seat < 0) return refused('not-found')
  const commandId = storedId(seat, move.key)
  const hash = payloadHash('command', move.command)

  const recent = await recentReply(service.store, game, commandId)
  if (recent) return replay(recent, hash)

  const version = game.state.views[seat] ?? 0
  const { expectedVersion = version } = move.command
  if (expectedVersion !== version || move.isCurrent?.(version, seat) === false)
    return (await old(service.store, game.id, commandId, hash)) ?? refused('version-mismatch', { version })

  const at = service.clock()
  let aftermath: Aftermath
  try {
    aftermath = aftermathOf(
      game,
      apply(game.state, seat, move.command.promptId, answerOf(move.command), envOf(game.secret, at, service.build)),
      at,
      { seat, byDefault: false },
    )
  } catch (error) {
    if (!(error instanceof IllegalCommand)) throw error
    return refuse(service.store, game, seat, commandId, hash, error, move.language)
  }

  const reply: SavedReply = {
    commandId,
    player: move.player,
    payloadHash: hash,
    status: 200,
    body: replyBody(game, aftermath, seat, move),
  }
  const { promptId } = move.command
  const written = record(game, aftermath, {
    at,
    reply,
    asked: caseFor(game.state, seat),
    command: { id: commandId, by: move.player, seat, promptId, answer: answerOf(move.command) },
  })
  if ((await service.store.saveGame(written.game, written.event)) === 'conflict') return 'conflict'
  return { status: reply.status, body: reply.body, replayed: false }
}

/**
 * Of a sandbox all seats are one player's: it is the one whose question is named, or else the one that is asked first.
 */
export function seatOf(
  { players, sandbox, state }: Pick<GameRecord, 'players' | 'sandbox' | 'state'>,
  player: string,
  promptId?: string,
): SeatIndex {
  const first = players.findIndex(one => one.player === player)
  if (!sandbox || first < 0) return first
  const named = Number(promptId?.slice(promptId.lastIndexOf('_') + 1) ?? NaN)
  return players[named] ? named : (owed(state)[0] ?? first)
}

/** Keys are the senders' own, so a seat's commands are kept apart from another's, and from those of the deadline. */
export const storedId = (seat: SeatIndex, key: string): string => `${seat}:${key}`

/** What came of a command, however long ago. */
export async function replyTo(store: Store, game: GameRecord, commandId: string): Promise<SavedReply | undefined> {
  return (await recentReply(store, game, commandId)) ?? (await store.eventOfCommand(game.id, commandId))?.reply
}

async function recentReply(store: Store, game: GameRecord, commandId: string): Promise<SavedReply | undefined> {
  const version = recentVersion(game, commandId)
  const event = version === undefined ? undefined : await store.event(game.id, version)
  return event?.command.id === commandId ? event.reply : undefined
}

export const replay = (saved: SavedReply, hash: string): Outcome =>
  saved.payloadHash === hash ? { status: saved.status, body: saved.body, replayed: true } : refused('key-reused')

/** A command whose prompt is gone may be one that was accepted long ago and is sent again. */
async function old(store: Store, gameId: string, commandId: string, hash: string): Promise<Outcome | undefined> {
  const event = await store.eventOfCommand(gameId, commandId)
  return event && replay(event.reply, hash)
}

async function refuse(
  store: Store,
  game: GameRecord,
  seat: SeatIndex,
  commandId: string,
  hash: string,
  { code, refusal }: IllegalCommand,
  language?: LanguageCode,
): Promise<Outcome> {
  if (code === 'illegal-option' || code === 'illegal-args') {
    return refused(code, refusal && { reasonCode: refusal.reason, ruleRef: refusal.rule })
  }
  const accepted = await old(store, game.id, commandId, hash)
  if (accepted) return accepted
  if (code === 'game-over') return refused(code)
  // A prompt of another seat is as good as gone: to tell the two apart would tell who has yet to answer.
  return refused('stale-prompt', { version: game.state.views[seat] ?? 0, prompt: wirePromptOf(game, seat, language) })
}

function replyBody(before: GameRecord, { game, events }: Aftermath, seat: SeatIndex, { key, language }: Move): string {
  const answeredForYou = (before.state.followed?.[seat] ?? 0) + (game.state.followed?.[seat] ?? 0)
  const reply: Reply = {
    commandId: key,
    accepted: true,
    version: game.state.views[seat] ?? 0,
    events: wireEvents(events, seat, game, language),
    ...(answeredForYou > 0 && { answeredForYou }),
    // In a sandbox the next question is one's own, whoever is asked.
    prompt: wirePromptOf(game, game.sandbox ? (owed(game.state)[0] ?? seat) : seat, language),
  }
  return JSON.stringify(reply)
}
