import type * as z from 'zod'
import { SEATS, type NewTable, type Rematch } from '../../../shared/api/tables.ts'
import { policyOf } from '../../../shared/api/clocks.ts'
import type { TableRecord, TableSeat } from '../../store/port.ts'
import { idFrom, payloadHash } from '../hash.ts'
import { refused } from '../refused.ts'
import type { Outcome, Service } from '../service.ts'
import { remember, replayed, savedIn, storedKey, type TableCommand } from './change.ts'
import { invitedPlayers } from '../page-ids.ts'
import { listIn, sealOf } from './seals.ts'
import type { Person } from '../player-ids.ts'
import { link, maySee, newCode } from './who-may-see.ts'
import { wireTable } from './table.ts'

type Wanted = z.infer<typeof NewTable>

const tableIdOf = (name: string): string => idFrom('tbl', name)

/** The same key makes the same table, so a lost reply cannot leave a second one behind. */
export async function createTable(service: Service, by: Person, key: string, wanted: Wanted): Promise<Outcome> {
  const { access, invited, seating, startsWhen } = wanted
  const table: TableRecord = {
    id: tableIdOf(`${by.id}\n${key}`),
    version: 1,
    status: 'open',
    name: wanted.name,
    host: by.id,
    hostName: by.name,
    format: wanted.format,
    ...(access !== 'open' && { access }),
    ...(access === 'private' && { code: newCode(service.random) }),
    ...(invited.length > 0 && { invited: await invitedPlayers(service.store, invited) }),
    ...(seating !== 'chosen' && { seating }),
    ...(startsWhen !== 'host' && { startsWhen }),
    cards: wanted.cards,
    size: SEATS[wanted.format].most,
    answerWithinHours: wanted.answerWithinHours,
    ...(wanted.clock && { clock: policyOf(wanted.clock) }),
    withdrawalPoints: wanted.withdrawalPoints,
    ...(wanted.timeLimit && { timeLimit: wanted.timeLimit }),
    ...(wanted.tournament && { tournament: wanted.tournament }),
    ...(wanted.hold > 0 && { hold: wanted.hold }),
    ...(wanted.talk !== 'free' && { talk: wanted.talk }),
    ...(wanted.spectators && { spectators: wanted.spectators }),
    ...(wanted.language && { language: wanted.language }),
    seats: [],
    gameId: null,
    createdAt: service.clock(),
    replies: [],
  }
  const hash = payloadHash('create-table', said(wanted))
  const made = remember(table, { commandId: storedKey(by, key), player: by.id, payloadHash: hash, status: 201 }, by)
  await link(service.store, undefined, made.table)
  if ((await service.store.createTable(made.table)) === 'created') return { ...made.reply, replayed: false }
  const there = await service.store.loadTable(table.id)
  const saved = there && savedIn(there, by, key)
  return saved ? replayed(saved, hash) : refused('key-reused')
}

/**
 * What a request of an earlier build could not say is no part of it, so that a retry of one is still the same request.
 */
function said({ access, invited, seating, startsWhen, hold, talk, spectators, ...rest }: Wanted): object {
  const { who = 'signed-in', ...shown } = spectators ?? {}
  return {
    ...rest,
    ...(spectators && { spectators: who === 'signed-in' ? shown : spectators }),
    ...(access !== 'open' && { access }),
    ...(invited.length > 0 && { invited }),
    ...(seating !== 'chosen' && { seating }),
    ...(startsWhen !== 'host' && { startsWhen }),
    ...(hold > 0 && { hold }),
    ...(talk !== 'free' && { talk }),
  }
}

/**
 * One table a game, whoever asks first; the others find it. Nobody is seated who has not said so: people are invited.
 */
export async function rematch(
  service: Service,
  { tableId, by, key }: TableCommand,
  { seats }: z.infer<typeof Rematch>,
): Promise<Outcome> {
  const { store } = service
  const before = await store.loadTable(tableId)
  if (!before || !maySee(before, by.id) || !before.seats.some(seat => seat.player === by.id))
    return refused('not-found')
  const game = before.gameId === null ? undefined : await store.loadGame(before.gameId)
  if (!game?.state.result) return refused('game-not-over')
  const { id: _, code: __, replies: ___, gameId: ____, ...kept } = before
  const again = before.seats.flatMap((seat, place) =>
    seat.bot || seat.player === by.id ? [resealed(service, seat, seats === 'kept' ? place : undefined)] : [],
  )
  const table: TableRecord = {
    ...kept,
    id: tableIdOf(`rematch\n${before.id}`),
    version: 1,
    status: 'open',
    host: by.id,
    hostName: by.name,
    access: 'invited',
    invited: before.seats.flatMap(({ player, bot }) => (bot || player === by.id ? [] : [player])),
    seating: seats === 'kept' ? 'chosen' : 'random',
    startsWhen: 'full',
    size: before.seats.length,
    rematchOf: { table: before.id, places: before.seats.map(({ player }, place) => ({ player, place })) },
    seats: again,
    gameId: null,
    createdAt: service.clock(),
    replies: [],
  }
  const hash = payloadHash('rematch', seats)
  const made = remember(table, { commandId: storedKey(by, key), player: by.id, payloadHash: hash, status: 201 }, by)
  await link(store, undefined, made.table)
  if ((await store.createTable(made.table)) === 'created') return { ...made.reply, replayed: false }
  const there = (await store.loadTable(table.id))!
  const saved = savedIn(there, by, key)
  return saved ? replayed(saved, hash) : { status: 201, body: JSON.stringify(wireTable(there, by.id)), replayed: false }
}

/** The deck of the game before, under a salt of its own. */
export function resealed(
  { random }: Service,
  { place: _, seal: __, ...seat }: TableSeat,
  place: number | undefined,
): TableSeat {
  const list = listIn(seat)
  return { ...seat, ...(list && { seal: sealOf(list, random) }), ...(place !== undefined && { place }) }
}
