import * as z from 'zod'
import { CommandId, Cursor, GameEvent, GameId, Instant, limit, SeatIndex, TableId, Version } from './primitives.ts'
import { Prompt } from './prompts.ts'
import { CardPool } from './decks.ts'
import { Format, Invitation, TimeLimit, WithdrawalPoints } from './tables.ts'
import { View } from './view.ts'

export const GameParams = z.strictObject({ game: GameId })
export const CommandParams = z.strictObject({ game: GameId, command: CommandId })

/** Who looks: by default the seat of the caller. */
const view = z.enum(['seat', 'spectator']).default('seat')
  .describe('`spectator`: what is public, for anyone signed in. Otherwise one must sit at the table')
const since = z.coerce.number().int().min(0).max(1_000_000_000)
export const ViewQuery = z.strictObject({ view })
export const PromptQuery = z.strictObject({ explain: z.exactOptional(z.enum(['0', '1'])).describe('1: also what one might expect and may not do now, and why') })
export const ChangesQuery = z.strictObject({ since: since.describe('The version the client has'), view })
export const LogQuery = z.strictObject({ cursor: z.exactOptional(Cursor), limit, view })

const Player = z.object({ seat: SeatIndex, name: z.string(), bot: z.boolean() })

export const Game = z.object({
  id: GameId,
  table: TableId,
  name: z.string(),
  format: Format,
  cards: CardPool,
  answerWithinHours: z.number(),
  withdrawalPoints: WithdrawalPoints,
  timeLimit: TimeLimit.nullable(),
  version: Version,
  seat: SeatIndex.nullable().describe('Where you sit; null for a spectator'),
  players: z.array(Player),
  deadline: Instant.nullable().describe('When those waited for are answered for, or the time of the table is up; null when the game is over'),
  commitment: z.string().describe('SHA-256 of the secret that all chance of this game comes from'),
  view: View,
}).meta({ id: 'Game', description: 'A game as one viewer may see it' })

export const LogEntry = z.object({ version: Version, at: Instant, events: z.array(GameEvent) }).meta({ id: 'LogEntry' })
export const Log = z.object({ entries: z.array(LogEntry), cursor: Cursor.nullable() }).meta({ id: 'Log' })

export const Changes = z.object({
  since: Version,
  version: Version,
  complete: z.boolean().describe('False when more happened than is listed here: the log has all of it'),
  entries: z.array(LogEntry),
  game: Game,
}).meta({ id: 'Changes', description: 'What happened since, and how things stand now' })

export const Result = z.object({
  game: GameId,
  name: z.string(),
  winner: SeatIndex.nullable().describe('Null where the most victory points are shared (END-08)'),
  victoryPoints: z.array(z.number()).describe('By seat; half points are possible where the table gives them'),
  players: z.array(Player),
  commitment: z.string(),
}).meta({ id: 'Result' })

export const Me = z.object({ player: z.string(), name: z.string(), games: z.array(GameId) }).meta({ id: 'Me' })

export const Owed = z.object({
  game: GameId,
  name: z.string(),
  seat: SeatIndex,
  version: Version,
  deadline: Instant.nullable(),
  prompt: Prompt,
}).meta({ id: 'Owed' })
export const Inbox = z.object({ owed: z.array(Owed), invitations: z.array(Invitation).describe('Tables you are asked to') }).meta({ id: 'Inbox', description: 'Every question put to you, in all your games, the soonest deadline first' })
