import { isRefused, refused, type Outcome, type Refused } from '../../games/service.ts'
import { createTable, leaveSeat, startTable, takeSeat, wireTable, type TableCommand } from '../../games/tables.ts'
import { etagOf } from '../conditional.ts'
import type { Handlers, Sent } from '../handler.ts'
import type { Identity } from '../auth.ts'

const commandOf = (call: { params: { table: string }; who: Identity; key: string }): TableCommand => ({ tableId: call.params.table, by: call.who, key: call.key })

export const tableHandlers: Handlers<'createTable' | 'listTables' | 'table' | 'takeSeat' | 'leaveSeat' | 'startTable'> = {
  createTable: async (service, { who, key, body }) => sent(await createTable(service, who, key, body)),
  takeSeat: async (service, call) => sent(await takeSeat(service, commandOf(call), call.body)),
  leaveSeat: async (service, call) => sent(await leaveSeat(service, commandOf(call), call.params.seat)),
  startTable: async (service, call) => sent(await startTable(service, commandOf(call))),

  listTables: async ({ store }, { query, who }) => {
    const { status, limit, cursor } = query
    const page = await store.listTables({ status, limit, ...(cursor !== undefined && { cursor }) })
    return { status: 200, body: () => ({ tables: page.tables.map(table => wireTable(table, who.id)), cursor: page.cursor ?? null }) }
  },

  table: async ({ store, build }, { params, who, resource }) => {
    const table = await store.loadTable(params.table)
    if (!table) return refused('not-found')
    return { status: 200, etag: etagOf(build, resource, who.id, table.version), body: () => wireTable(table, who.id) }
  },
}

/** A reply that is kept is sent as it was saved, to the byte. */
export function sent(outcome: Outcome): Sent | Refused {
  if (isRefused(outcome)) return outcome
  const { status, body, replayed } = outcome
  return { status: status === 201 ? 201 : 200, body, ...(replayed && { headers: { 'Idempotency-Replayed': 'true' } }) }
}
