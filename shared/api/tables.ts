import * as z from 'zod'
import { AnyDeck, CardPool, DeckKey } from './decks.ts'
import { Cursor, GameId, Instant, limit, TableId } from './primitives.ts'

export const Format = z.enum(['standard', 'two-player', 'three-player'])
  .meta({ id: 'Format', description: 'A standard game seats four or five (GAME-01); fewer is a variant that has to be asked for' })

/** How many may sit down in a format. */
export const SEATS: Record<z.infer<typeof Format>, { least: number; most: number }> = {
  'standard': { least: 4, most: 5 },
  'two-player': { least: 2, most: 2 },
  'three-player': { least: 3, most: 3 },
}

const printable = /^[^\p{Cc}\p{Cf}]+$/u

const half = z.literal(0.5), one = z.literal(1)
const limitPoints = z.union([z.literal(0), half, one])
const WithdrawalPoints = z.union([half, one]).meta({ id: 'WithdrawalPoints', description: 'Victory points of who withdraws: one by the rulebook (WITHDRAW-07), a half in tournaments' })

export const NewTable = z.strictObject({
  name: z.string().trim().min(1).max(60).regex(printable),
  format: Format.default('standard'),
  cards: CardPool.default('all'),
  answerWithinHours: z.int().min(1).max(336).default(72).describe('How long a question may stay open before its published default is given'),
  withdrawalPoints: WithdrawalPoints.default(1),
  timeLimit: z.exactOptional(z.strictObject({
    hours: z.int().min(1).max(8760).describe('Counted from the start of the game'),
    points: limitPoints.default(0.5).describe('Victory points of whoever is left then'),
  })).describe('When the game ends whatever stands; left out, it has all the time it needs'),
}).meta({ id: 'NewTable' })

export const TakeSeat = z.strictObject({
  deck: AnyDeck,
  bot: z.exactOptional(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,23}$/)).describe('Seats a bot of this name instead of yourself. Only the host may'),
}).meta({ id: 'TakeSeat' })

export const TableSeat = z.object({
  seat: z.int(),
  name: z.string(),
  bot: z.boolean(),
  you: z.boolean(),
  deck: z.union([DeckKey, z.literal('own')]).nullable().describe('Yours: one of the five, or `own`, a list of your own; that of others is not told'),
}).meta({ id: 'TableSeat' })

export const Table = z.object({
  id: TableId,
  version: z.int(),
  name: z.string(),
  status: z.enum(['open', 'started', 'cancelled']),
  format: Format,
  cards: CardPool,
  answerWithinHours: z.int(),
  withdrawalPoints: WithdrawalPoints,
  timeLimit: z.object({ hours: z.int(), points: limitPoints }).nullable(),
  hosting: z.boolean().describe('You are its host'),
  seats: z.array(TableSeat),
  room: z.int().describe('How many more may sit down'),
  canStart: z.boolean().describe('It is open and has enough seats for its format'),
  game: GameId.nullable(),
  createdAt: Instant,
}).meta({ id: 'Table' })

/** The same of a game that runs. */
export const TimeLimit = z.object({ endsAt: Instant, points: limitPoints }).meta({ id: 'TimeLimit', description: 'When the time of the table is up, and the victory points of whoever is left then' })
export { WithdrawalPoints }

export const TableQuery = z.strictObject({
  status: z.enum(['open', 'started', 'cancelled']).default('open'),
  cursor: z.exactOptional(Cursor),
  limit,
})
export const TableList = z.object({ tables: z.array(Table), cursor: Cursor.nullable() }).meta({ id: 'TableList' })
export const TableParams = z.strictObject({ table: TableId })
export const SeatParams = z.strictObject({ table: TableId, seat: z.coerce.number().int().min(0).max(4) })
