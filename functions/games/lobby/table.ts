import type * as z from 'zod'
import { DeckKey } from '../../../shared/api/decks.ts'
import { SEATS, type Table } from '../../../shared/api/tables.ts'
import type { Draw } from '../../../shared/rules/index.ts'
import type { TableRecord, TableSeat } from '../../store/port.ts'
import { refused, type Refused } from '../refused.ts'
import { WATCHED } from '../wire.ts'
import { isInvited } from './who-may-see.ts'

/** Why a table cannot start, if it cannot. */
export function notReady(table: TableRecord): Refused | undefined {
  const { least } = SEATS[table.format]
  if (table.seats.length < least || table.seats.length > table.size)
    return refused('wrong-seat-count', { ruleRef: 'GAME-01', detail: `${table.seats.length} are seated` })
  return table.seats.every(seat => seat.deck !== undefined) ? undefined : refused('deck-missing')
}

/** Every seat is taken and every deck sealed. */
export const isComplete = (table: TableRecord): boolean =>
  table.seats.length === table.size && notReady(table) === undefined

/**
 * Where everybody sits in the game: as drawn, or as chosen, with those who did not choose in the gaps. Empty seats
 * close up.
 */
export function seated({ seats, size, seating = 'chosen' }: TableRecord, draw: Draw): TableSeat[] {
  if (seating === 'random') {
    const rest = [...seats]
    return seats.map(() => rest.splice(draw(rest.length), 1)[0]!)
  }
  const chairs = Array.from({ length: size }, (_, place) => seats.find(seat => seat.place === place))
  for (const seat of seats.filter(one => one.place === undefined)) chairs[chairs.indexOf(undefined)] = seat
  return chairs.flatMap(seat => seat ?? [])
}

/** `turn`: of its game, where it is known and shown. */
export function wireTable(table: TableRecord, viewer: string, turn: number | null = null): z.infer<typeof Table> {
  const hosting = table.host === viewer
  const isAtIt = hosting || table.seats.some(seat => seat.player === viewer)
  return {
    id: table.id,
    version: table.version,
    name: table.name,
    status: table.status,
    format: table.format,
    access: table.access ?? 'open',
    joinCode: isAtIt ? (table.code ?? null) : null,
    invited: hosting ? (table.invited ?? []) : null,
    invitation: isInvited(table, viewer),
    seating: table.seating ?? 'chosen',
    startsWhen: table.startsWhen ?? 'host',
    rematchOf: table.rematchOf?.table ?? null,
    cards: table.cards ?? 'all',
    answerWithinHours: table.answerWithinHours,
    clock: table.clock ?? null,
    withdrawalPoints: table.withdrawalPoints ?? 1,
    timeLimit: table.timeLimit ?? null,
    tournament: table.tournament ?? null,
    hold: table.hold ?? 0,
    talk: table.talk ?? 'free',
    spectators: { ...WATCHED, ...table.spectators },
    language: table.language ?? null,
    hosting,
    seats: table.seats.map((seat, at) => wireSeat(seat, at, viewer)),
    room: table.status === 'open' ? table.size - table.seats.length : 0,
    canStart: table.status === 'open' && notReady(table) === undefined,
    game: table.gameId,
    turn,
    createdAt: table.createdAt,
  }
}

function wireSeat(
  { player, name, bot, level, deck, seal, place }: TableSeat,
  seat: number,
  viewer: string,
): z.infer<typeof Table>['seats'][number] {
  const own = player === viewer && deck !== undefined
  return {
    seat,
    name,
    bot,
    ...(level && { level }),
    you: player === viewer,
    deck: own ? (deck === 'own' ? 'own' : DeckKey.parse(deck)) : null,
    sealed: deck !== undefined,
    fingerprint: seal?.fingerprint ?? null,
    place: place ?? null,
  }
}
