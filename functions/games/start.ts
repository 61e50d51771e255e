import { decks } from '../../shared/cards/index.ts'
import { listOf } from '../../shared/cards/decks.ts'
import { newGame, type DeckList, type Settings } from '../../shared/rules/index.ts'
import type { EventRecord, GameRecord, SavedReply, TableRecord, TableSeat } from '../store/port.ts'
import { envOf } from './entropy.ts'
import { sha256 } from './hash.ts'
import { later, record } from './record.ts'
import type { Service } from './service.ts'

const SECRET_BYTES = 32

/** A table starts one game, so the game's id follows from the table's. */
export const gameIdOf = (tableId: string): string => `gam_${tableId.slice('tbl_'.length)}`

export const commitmentTo = (secret: string): string => sha256(Buffer.from(secret, 'base64url'))

/** Deals a table's game. The seats are as they were taken; who begins is drawn (SETUP). */
export function deal(service: Service, table: TableRecord, reply: SavedReply): { game: GameRecord; event: EventRecord } {
  const at = service.clock()
  const secret = Buffer.from(service.random(SECRET_BYTES)).toString('base64url')
  const { format, answerWithinHours, cards = 'all', withdrawalPoints, timeLimit } = table
  const settings: Settings = {
    format, answerWithinHours, cards, ...(withdrawalPoints !== undefined && { withdrawalPoints }),
    ...(timeLimit && { timeLimit: { endsAt: later(at, timeLimit.hours), points: timeLimit.points } }),
  }
  const applied = newGame(table.seats.map(deckOf), settings, envOf(secret, at, service.build))
  return record({
    id: gameIdOf(table.id),
    tableId: table.id,
    name: table.name,
    players: table.seats.map(({ player, name, bot }) => ({ player, name, bot })),
    secret,
    commitment: commitmentTo(secret),
    replies: [],
  }, { ...applied, at, reply, command: { id: reply.commandId, by: reply.player, seat: null, promptId: null, answer: null } })
}

function deckOf({ deck: key, list }: TableSeat): DeckList {
  const deck = list ?? Object.entries(decks).find(([name]) => name === key)?.[1]
  if (!deck) throw new RangeError(`No deck is called ${key}`)
  return listOf(deck)
}
