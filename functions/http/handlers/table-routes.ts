import { DeckKey } from '../../../shared/api/decks.ts'
import { BASE } from '../../../shared/api/routes/route.ts'
import { isRefused, refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import type { TableCommand } from '../../games/lobby/change.ts'
import { etagOf, match, resourceIn } from '../conditional.ts'
import { sent, type Handlers } from '../handler.ts'
import type { Identity } from '../auth.ts'

/** Loaded with the first request about a table: a start need not wait for it, nor a move of a game. */
const lobby = (): Promise<typeof import('../../games/lobby/index.ts')> => import('../../games/lobby/index.ts')

const reliability = (): Promise<typeof import('../../games/reliability.ts')> => import('../../games/reliability.ts')

interface TableCall {
  params: { table: string }
  who: Identity
  key: string
  ifMatch: string | undefined
  language: LanguageCode
}

/** An ETag is of the language it was read in, too. */
const commandOf = ({ build }: Service, { params, who, key, ifMatch, language }: TableCall): TableCommand => ({
  tableId: params.table,
  by: who,
  key,
  ...(ifMatch !== undefined && {
    isCurrent: version =>
      match(ifMatch, etagOf(build, resourceIn(`${BASE}/tables/${params.table}`, language), who.id, version)),
  }),
})

export const tableHandlers: Handlers<
  | 'createTable'
  | 'listTables'
  | 'table'
  | 'takeSeat'
  | 'leaveSeat'
  | 'startTable'
  | 'myTables'
  | 'tableByCode'
  | 'changeTable'
  | 'cancelTable'
  | 'sealDeck'
  | 'sealedDeck'
  | 'declineInvitation'
  | 'rematch'
  | 'seatedReliability'
  | 'myReliability'
> = {
  createTable: async (service, { who, key, body }) => sent(await (await lobby()).createTable(service, who, key, body)),
  takeSeat: async (service, call) => sent(await (await lobby()).takeSeat(service, commandOf(service, call), call.body)),
  sealDeck: async (service, call) => sent(await (await lobby()).sealDeck(service, commandOf(service, call), call.body)),
  leaveSeat: async (service, call) =>
    sent(await (await lobby()).leaveSeat(service, commandOf(service, call), call.params.seat)),
  startTable: async (service, call) => sent(await (await lobby()).startTable(service, commandOf(service, call))),
  cancelTable: async (service, call) => sent(await (await lobby()).cancelTable(service, commandOf(service, call))),
  changeTable: async (service, call) =>
    sent(await (await lobby()).changeTable(service, commandOf(service, call), call.body)),
  rematch: async (service, call) => sent(await (await lobby()).rematch(service, commandOf(service, call), call.body)),

  declineInvitation: async (service, call) => {
    const outcome = await (await lobby()).declineInvitation(service, commandOf(service, call))
    return isRefused(outcome) ? outcome : { status: 204, body: null }
  },

  listTables: async ({ store }, { query, who }) => {
    const { turnOf, wireTable } = await lobby()
    const { status, limit, cursor } = query
    const page = await store.listTables({ status, limit, ...(cursor !== undefined && { cursor }) })
    return {
      status: 200,
      body: async () => ({
        tables: await Promise.all(
          page.tables.map(async table => wireTable(table, who.id, await turnOf(store, table, who.id))),
        ),
        cursor: page.cursor ?? null,
      }),
    }
  },

  myTables: async ({ store, build }, { who, resource }) => {
    const { tablesOf, wireTable } = await lobby()
    const tables = await tablesOf(store, who.id)
    const etag = etagOf(build, resource, who.id, tables.map(({ id, version }) => `${id} ${version}`).join('\n'))
    return { status: 200, etag, body: () => ({ tables: tables.map(table => wireTable(table, who.id)) }) }
  },

  table: async ({ store, build }, { params, who, resource }) => {
    const { maySee, wireTable } = await lobby()
    const table = await store.loadTable(params.table)
    if (!table || !maySee(table, who.id)) return refused('not-found')
    return { status: 200, etag: etagOf(build, resource, who.id, table.version), body: () => wireTable(table, who.id) }
  },

  tableByCode: async ({ store, build }, { params, who, resource }) => {
    const { tableWithCode, wireTable } = await lobby()
    const table = await tableWithCode(store, params.code)
    if (!table) return refused('not-found')
    return { status: 200, etag: etagOf(build, resource, who.id, table.version), body: () => wireTable(table, who.id) }
  },

  seatedReliability: async (service, { params, who }) => {
    const { maySee } = await lobby()
    const table = await service.store.loadTable(params.table)
    if (!table || !maySee(table, who.id)) return refused('not-found')
    if (table.host !== who.id) return refused('forbidden', { detail: 'Only the host is told' })
    const { reliabilityOf } = await reliability()
    const seats = await Promise.all(
      table.seats.flatMap(({ player, name, bot }, seat) =>
        bot ? [] : [reliabilityOf(service, player).then(one => ({ seat, name, ...one }))],
      ),
    )
    return { status: 200, body: () => ({ seats }) }
  },

  myReliability: async (service, { who }) => {
    const { reliabilityOf } = await reliability()
    const own = await reliabilityOf(service, who.id)
    return { status: 200, body: () => own }
  },

  sealedDeck: async ({ store }, { params, who }) => {
    const { listIn, maySee } = await lobby()
    const table = await store.loadTable(params.table)
    const seat = table && maySee(table, who.id) ? table.seats.find(one => one.player === who.id) : undefined
    const list = seat && listIn(seat)
    if (!seat || !list) return refused('not-found')
    const deck = seat.deck === 'own' ? 'own' : DeckKey.parse(seat.deck)
    return {
      status: 200,
      body: () => ({ deck, list, fingerprint: seat.seal?.fingerprint ?? null, salt: seat.seal?.salt ?? null }),
    }
  },
}
