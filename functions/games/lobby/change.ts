import type { SavedReply, TableRecord } from '../../store/port.ts'
import { drawOf } from '../entropy.ts'
import { isRefused, refused, type Refused } from '../refused.ts'
import type { Person } from '../player-ids.ts'
import { rerun } from '../rerun.ts'
import type { Outcome, Service } from '../service.ts'
import { deal, gameIdOf, newSecret, profilesOf } from '../deal.ts'
import { link, maySee } from './who-may-see.ts'
import { listOf } from '../../../shared/cards/five-decks.ts'
import { loadFor } from '../cards.ts'
import { listIn } from './seals.ts'
import { isComplete, seated, wireTable } from './table.ts'

export interface TableCommand {
  tableId: string
  by: Person
  key: string
  /** Of a private table. */
  code?: string | undefined
  /** Whether the table is as the sender saw it (If-Match). */
  isCurrent?: ((version: number) => boolean) | undefined
}

/** How many replies a table remembers beside the first, which names it: more than a lobby ever needs. */
const REMEMBERED = 64

interface Change {
  hash: string
  status: number
  to: (table: TableRecord) => TableRecord | Refused | Promise<TableRecord | Refused>
  /** It is to begin with this change. */
  starts?: true
}

/**
 * One change of a table, made again from what is stored now if another came first; made once, however often it is sent.
 */
export function change(
  service: Service,
  command: TableCommand,
  { hash, status, to, starts }: Change,
): Promise<Outcome> {
  const { store } = service
  return rerun(service, async () => {
    const table = await store.loadTable(command.tableId)
    const saved = table && savedIn(table, command.by, command.key)
    if (saved) return replayed(saved, hash)
    if (!table || !maySee(table, command.by.id, command.code)) return refused('not-found')
    const changed = await to(table)
    if (isRefused(changed)) return changed
    if (command.isCurrent?.(table.version) === false) return refused('version-mismatch', { version: table.version })
    const next: TableRecord = { ...changed, version: table.version + 1 }
    const reply = { commandId: storedKey(command.by, command.key), player: command.by.id, payloadHash: hash, status }
    await link(store, table, next)
    if (starts || (next.startsWhen === 'full' && next.status === 'open' && isComplete(next)))
      return begin(service, next, reply, command.by)
    const made = remember(next, reply, command.by)
    return (await store.saveTable(made.table)) === 'conflict' ? 'conflict' : { ...made.reply, replayed: false }
  })
}

/** All decks are sealed. Only now is the secret drawn, and from it the seats, and then the shuffles. */
async function begin(
  service: Service,
  table: TableRecord,
  reply: Omit<SavedReply, 'body'>,
  by: Person,
): Promise<Outcome | 'conflict'> {
  const secret = newSecret(service)
  const begun: TableRecord = {
    ...table,
    status: 'started',
    gameId: gameIdOf(table.id),
    seats: seated(table, drawOf(secret, 'seating')),
  }
  const made = remember(begun, reply, by)
  await loadFor(
    begun.gameId!,
    begun.cards,
    begun.seats.flatMap(seat => Object.values(listOf(listIn(seat)!)).flat()),
  )
  const { game, event } = deal(service, made.table, secret, made.reply, await profilesOf(service, begun.seats))
  return (await service.store.startGame(made.table, game, event)) === 'conflict'
    ? 'conflict'
    : { ...made.reply, replayed: false }
}

export const storedKey = (by: Person, key: string): string => `${by.id}:${key}`
export const savedIn = (table: TableRecord, by: Person, key: string): SavedReply | undefined =>
  table.replies.find(reply => reply.player === by.id && reply.commandId === storedKey(by, key))
export const replayed = (saved: SavedReply, hash: string): Outcome =>
  saved.payloadHash === hash ? { status: saved.status, body: saved.body, replayed: true } : refused('key-reused')

export function remember(
  table: TableRecord,
  saved: Omit<SavedReply, 'body'>,
  by: Person,
): { table: TableRecord; reply: SavedReply } {
  const reply = { ...saved, body: JSON.stringify(wireTable(table, by.id)) }
  const [first = reply, ...later] = [...table.replies, reply]
  return { table: { ...table, replies: [first, ...later.slice(-REMEMBERED)] }, reply }
}
