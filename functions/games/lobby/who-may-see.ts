import type { LinkFrom } from '../../store/link-port.ts'
import type { Store, TableRecord } from '../../store/port.ts'

/** Whom a table concerns: they find it without a list, and are told of it. Bots need no finding. */
const concerned = (table: TableRecord): string[] => [
  ...new Set([
    table.host,
    ...table.seats.flatMap(({ player, bot }) => (bot ? [] : [player])),
    ...(table.invited ?? []),
  ]),
]

/** To everybody else a table that is not open to all does not exist. */
export const maySee = (table: TableRecord, player: string, code?: string): boolean =>
  (table.access ?? 'open') === 'open' ||
  concerned(table).includes(player) ||
  (table.access === 'private' && code !== undefined && codeOf(code) === table.code)

export const isInvited = (table: TableRecord, player: string): boolean =>
  table.status === 'open' &&
  table.invited?.includes(player) === true &&
  !table.seats.some(seat => seat.player === player)

/** Links before the table: a table nobody finds would be worse than a link that leads nowhere. */
export async function link(store: Store, before: TableRecord | undefined, table: TableRecord): Promise<void> {
  const known = before ? concerned(before) : []
  const from: LinkFrom[] = concerned(table)
    .filter(player => !known.includes(player))
    .map(player => ({ player }))
  if (table.code !== undefined && table.code !== before?.code) from.push({ code: table.code })
  await Promise.all(from.map(one => store.linkTable(one, { tableId: table.id, version: table.version })))
}

/** The open tables that concern a player. A link that leads to no such table any more is taken away. */
export async function tablesOf(store: Store, player: string): Promise<TableRecord[]> {
  const links = await store.linkedTables({ player })
  const tables = await Promise.all(
    links.map(async one => {
      const table = await store.loadTable(one.tableId)
      if (table?.status === 'open' && concerned(table).includes(player)) return table
      // What is not there yet may be about to be written.
      if (table && table.version >= one.version) await store.unlinkTable({ player }, one)
      return undefined
    }),
  )
  return tables.flatMap(table => table ?? [])
}

export async function tableWithCode(store: Store, code: string): Promise<TableRecord | undefined> {
  const [first] = await store.linkedTables({ code: codeOf(code) })
  const table = first && (await store.loadTable(first.tableId))
  return table && maySee(table, '', code) && table.access === 'private' ? table : undefined
}

/** Crockford's digits: none that is read as another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 10

/** Fifty bits: not to be guessed. */
export const newCode = (random: (bytes: number) => Uint8Array): string =>
  [...random(CODE_LENGTH)].map(byte => DIGITS.charAt(byte % DIGITS.length)).join('')

/** A code as people type it. */
const codeOf = (typed: string): string =>
  typed.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
