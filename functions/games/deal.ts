import { listOf } from '../../shared/cards/five-decks.ts'
import { startClock } from '../../shared/clocks/clock.ts'
import { newGame, type Beginning, type Settings } from '../../shared/rules/index.ts'
import type { EventRecord, GameRecord, SavedReply, TableRecord } from '../store/port.ts'
import { envOf } from './entropy.ts'
import { sha256 } from './hash.ts'
import { listIn } from './lobby/seals.ts'
import { dueAtOf, later } from './due-times.ts'
import { record } from './record.ts'
import { waitedOf } from './aftermath.ts'
import type { Service } from './service.ts'

const SECRET_BYTES = 32

/** A table starts one game, so the game's id follows from the table's. */
export const gameIdOf = (tableId: string): string => `gam_${tableId.slice('tbl_'.length)}`

export const tableOf = (gameId: string): string => `tbl_${gameId.slice('gam_'.length)}`

export const commitmentTo = (secret: string): string => sha256(Buffer.from(secret, 'base64url'))

export const newSecret = ({ random }: Service): string => Buffer.from(random(SECRET_BYTES)).toString('base64url')

/** What those who are seated have chosen to begin their games with; bots answer for themselves. */
export const profilesOf = (
  { store, clock }: Service,
  seats: readonly Pick<TableRecord['seats'][number], 'player' | 'bot' | 'profile'>[],
): Promise<(Beginning | undefined)[]> =>
  Promise.all(
    seats.map(async ({ player, bot, profile }) =>
      bot ? undefined : (profile ?? (await store.reach(player, clock())).wishes?.profile),
    ),
  )

/** Deals a table's game. Everybody sits as in the table; who begins is drawn (SETUP). */
export function deal(
  service: Service,
  table: TableRecord,
  secret: string,
  reply: SavedReply,
  profiles: readonly (Beginning | undefined)[] = [],
): { game: GameRecord; event: EventRecord } {
  const at = service.clock()
  const { format, answerWithinHours, cards = 'all', withdrawalPoints, timeLimit, tournament, hold } = table
  const persons = table.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
  const settings: Settings = {
    format,
    answerWithinHours,
    cards,
    ...(withdrawalPoints !== undefined && { withdrawalPoints }),
    ...(hold !== undefined && { hold }),
    ...(tournament && { tournament }),
    // At the desk's tables a person may yet come to a bot's seat.
    ...(persons.length === 1 && !table.desk && { alone: persons[0]! }),
    ...(timeLimit && { timeLimit: { endsAt: later(at, timeLimit.hours), points: timeLimit.points } }),
  }
  const { state, events } = newGame(
    table.seats.map(seat => listOf(listIn(seat)!)),
    settings,
    envOf(secret, at, service.build),
    profiles,
  )
  const players = table.seats.map(({ player, name, bot, level }) => ({ player, name, bot, ...(level && { level }) }))
  const clock =
    table.clock &&
    startClock(
      table.clock,
      table.seats.map(seat => seat.hours),
      at,
      waitedOf(state, players),
    )
  const game: GameRecord = {
    id: gameIdOf(table.id),
    tableId: table.id,
    name: table.name,
    players,
    host: table.host,
    ...(clock && { clock }),
    state,
    secret,
    commitment: commitmentTo(secret),
    ...(table.spectators && { spectators: table.spectators }),
    ...(table.desk && { desk: table.desk }),
    ...(table.desk?.until !== undefined && { expires: table.desk.until }),
    dueAt: null,
    commands: [],
  }
  const aftermath = { game: { ...game, dueAt: dueAtOf(game) }, events }
  return record(undefined, aftermath, {
    at,
    reply,
    command: { id: reply.commandId, by: reply.player, seat: null, promptId: null, answer: null },
  })
}
