import type * as z from 'zod'
import { SEATS, type NewTable, type Table, type TakeSeat } from '../../shared/api/tables.ts'
import { DeckKey } from '../../shared/api/decks.ts'
import type { SavedReply, TableRecord } from '../store/port.ts'
import { judge, refusalOf } from './decks.ts'
import { payloadHash, sha256 } from './hash.ts'
import { botId } from './player-ids.ts'
import { isRefused, refused, rerun, type Outcome, type Refused, type Service } from './service.ts'
import { deal, gameIdOf } from './start.ts'

export interface Person { id: string; name: string }
export interface TableCommand { tableId: string; by: Person; key: string }

/** How many replies a table remembers beside the first, which names it: more than a lobby ever needs. */
const REMEMBERED = 64

/** The same key makes the same table, so a lost reply cannot leave a second one behind. */
export async function createTable(service: Service, by: Person, key: string, wanted: z.infer<typeof NewTable>): Promise<Outcome> {
  const id = `tbl_${sha256(`${by.id}\n${key}`).slice(0, 22)}`
  const hash = payloadHash('create-table', wanted)
  const table: TableRecord = {
    id,
    version: 1,
    status: 'open',
    name: wanted.name,
    host: by.id,
    format: wanted.format,
    cards: wanted.cards,
    size: SEATS[wanted.format].most,
    answerWithinHours: wanted.answerWithinHours,
    withdrawalPoints: wanted.withdrawalPoints,
    ...(wanted.timeLimit && { timeLimit: wanted.timeLimit }),
    seats: [],
    gameId: null,
    createdAt: service.clock(),
    replies: [],
  }
  const made = remember(table, { commandId: storedKey(by, key), player: by.id, payloadHash: hash, status: 201 }, by)
  if (await service.store.createTable(made.table) === 'created') return { ...made.reply, replayed: false }
  const there = await service.store.loadTable(id)
  const saved = there && savedIn(there, by, key)
  return saved ? replayed(saved, hash) : refused('key-reused')
}

export function takeSeat(service: Service, command: TableCommand, { deck, bot }: z.infer<typeof TakeSeat>): Promise<Outcome> {
  const hash = payloadHash('take-seat', { deck, bot })
  return change(service, command, hash, 201, async table => {
    if (bot !== undefined && table.host !== command.by.id) return refused('forbidden', { detail: 'Only the host seats bots' })
    if (table.status !== 'open') return refused('table-closed')
    const player = bot === undefined ? command.by.id : botId(bot)
    if (table.seats.some(seat => seat.player === player)) return refused('seat-taken')
    if (table.seats.length >= table.size) return refused('table-full')
    const judged = await judge(service.official, deck, table.cards ?? 'all')
    if (isRefused(judged)) return judged
    const list = judged.checked.deck
    const refusal = refusalOf(judged)
    if (refusal || !list) return refusal ?? refused('unplayable-deck')
    const held = typeof deck === 'string' ? { deck } : { deck: 'own', list }
    return { ...table, seats: [...table.seats, { player, name: bot ?? command.by.name, ...held, bot: bot !== undefined }] }
  })
}

export function leaveSeat(service: Service, command: TableCommand, seat: number): Promise<Outcome> {
  return change(service, command, payloadHash('leave-seat', seat), 200, table => {
    const sitting = table.seats[seat]
    if (!sitting) return refused('not-found')
    if (sitting.player !== command.by.id && table.host !== command.by.id) return refused('forbidden', { detail: 'Only the host may remove others' })
    if (table.status !== 'open') return refused('table-closed')
    return { ...table, seats: table.seats.filter((_, at) => at !== seat) }
  })
}

export const startTable = (service: Service, command: TableCommand): Promise<Outcome> => {
  const hash = payloadHash('start-table', null)
  return rerun(service, async () => {
    const table = await service.store.loadTable(command.tableId)
    if (!table) return refused('not-found')
    const saved = savedIn(table, command.by, command.key)
    if (saved) return replayed(saved, hash)
    if (table.host !== command.by.id) return refused('forbidden', { detail: 'Only the host starts the table' })
    if (table.status !== 'open') return refused('table-closed')
    if (!seatsEnough(table)) return refused('wrong-seat-count', { ruleRef: 'GAME-01', detail: `${table.seats.length} are seated` })
    const started: TableRecord = { ...table, version: table.version + 1, status: 'started', gameId: gameIdOf(table.id) }
    const made = remember(started, { commandId: storedKey(command.by, command.key), player: command.by.id, payloadHash: hash, status: 200 }, command.by)
    const { game, event } = deal(service, made.table, made.reply)
    return await service.store.startGame(made.table, game, event) === 'conflict' ? 'conflict' : { ...made.reply, replayed: false }
  })
}

function change(service: Service, command: TableCommand, hash: string, status: number, to: (table: TableRecord) => TableRecord | Refused | Promise<TableRecord | Refused>): Promise<Outcome> {
  return rerun(service, async () => {
    const table = await service.store.loadTable(command.tableId)
    if (!table) return refused('not-found')
    const saved = savedIn(table, command.by, command.key)
    if (saved) return replayed(saved, hash)
    const changed = await to(table)
    if (isRefused(changed)) return changed
    const made = remember({ ...changed, version: table.version + 1 }, { commandId: storedKey(command.by, command.key), player: command.by.id, payloadHash: hash, status }, command.by)
    return await service.store.saveTable(made.table) === 'conflict' ? 'conflict' : { ...made.reply, replayed: false }
  })
}

const storedKey = (by: Person, key: string): string => `${by.id}:${key}`
const savedIn = (table: TableRecord, by: Person, key: string): SavedReply | undefined =>
  table.replies.find(reply => reply.player === by.id && reply.commandId === storedKey(by, key))
const replayed = (saved: SavedReply, hash: string): Outcome =>
  saved.payloadHash === hash ? { status: saved.status, body: saved.body, replayed: true } : refused('key-reused')

function remember(table: TableRecord, saved: Omit<SavedReply, 'body'>, by: Person): { table: TableRecord; reply: SavedReply } {
  const reply = { ...saved, body: JSON.stringify(wireTable(table, by.id)) }
  const [first = reply, ...later] = [...table.replies, reply]
  return { table: { ...table, replies: [first, ...later.slice(-REMEMBERED)] }, reply }
}

const seatsEnough = (table: TableRecord): boolean => {
  const { least, most } = SEATS[table.format]
  return table.seats.length >= least && table.seats.length <= most
}

export function wireTable(table: TableRecord, viewer: string): z.infer<typeof Table> {
  return {
    id: table.id,
    version: table.version,
    name: table.name,
    status: table.status,
    format: table.format,
    cards: table.cards ?? 'all',
    answerWithinHours: table.answerWithinHours,
    withdrawalPoints: table.withdrawalPoints ?? 1,
    timeLimit: table.timeLimit ?? null,
    hosting: table.host === viewer,
    seats: table.seats.map(({ player, name, bot, deck }, seat) => ({
      seat,
      name,
      bot,
      you: player === viewer,
      deck: player !== viewer ? null : deck === 'own' ? 'own' : DeckKey.parse(deck),
    })),
    room: table.status === 'open' ? table.size - table.seats.length : 0,
    canStart: table.status === 'open' && seatsEnough(table),
    game: table.gameId,
    createdAt: table.createdAt,
  }
}
