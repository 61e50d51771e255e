import type * as z from 'zod'
import type { SealDeck, TakeSeat } from '../../../shared/api/tables.ts'
import type { TableRecord, TableSeat } from '../../store/port.ts'
import { judge, refusalOf, type GivenDeck } from '../decks.ts'
import { payloadHash } from '../hash.ts'
import { hoursOf } from '../../../shared/api/clocks.ts'
import { botId } from '../player-ids.ts'
import { isRefused, refused, type Refused } from '../refused.ts'
import type { Outcome, Service } from '../service.ts'
import { change, type TableCommand } from './change.ts'
import { resealed } from './making.ts'
import { sealOf } from './seals.ts'

export function takeSeat(service: Service, command: TableCommand, wanted: z.infer<typeof TakeSeat>): Promise<Outcome> {
  const { deck, bot, level, again, hours, profile } = wanted
  return change(
    service,
    { ...command, code: wanted.joinCode },
    {
      hash: payloadHash('take-seat', wanted),
      status: 201,
      to: async table => {
        if (bot !== undefined && table.host !== command.by.id)
          return refused('forbidden', { detail: 'Only the host seats bots' })
        if (table.status !== 'open') return refused('table-closed')
        const player = bot === undefined ? command.by.id : botId(bot)
        if (table.seats.some(seat => seat.player === player)) return refused('seat-taken')
        if (table.seats.length >= table.size) return refused('table-full')
        const place = placeFor(table, player, wanted.place)
        if (isRefused(place)) return place
        const held = again
          ? await before(service, table, player)
          : deck === undefined
            ? {}
            : await sealed(service, table, deck, command.by.id)
        if (isRefused(held)) return held
        return {
          ...table,
          seats: [
            ...table.seats,
            {
              player,
              name: bot ?? command.by.name,
              ...held,
              bot: bot !== undefined,
              ...(level && { level }),
              ...place,
              ...(hours && { hours: hoursOf(hours) }),
              ...(profile && { profile }),
            },
          ],
        }
      },
    },
  )
}

/** At a rematch everybody has their old seat, as long as nobody else chose it. */
function placeFor(
  { seats, size, seating = 'chosen', rematchOf }: TableRecord,
  player: string,
  wanted: number | undefined,
): { place?: number } | Refused {
  const kept = seating === 'chosen' ? rematchOf?.places.find(one => one.player === player)?.place : undefined
  const isFree = (place: number): boolean => seats.every(seat => seat.place !== place)
  if (wanted === undefined) return kept !== undefined && isFree(kept) ? { place: kept } : {}
  if (seating === 'random' || wanted >= size)
    return refused('invalid-request', {
      errors: [{ path: 'place', code: seating === 'random' ? 'seats-are-drawn' : 'no-such-seat' }],
    })
  return isFree(wanted) ? { place: wanted } : refused('place-taken')
}

type Held = Pick<TableSeat, 'deck' | 'list' | 'seal' | 'kept'>

async function before(service: Service, { rematchOf }: TableRecord, player: string): Promise<Held | Refused> {
  const table = rematchOf && (await service.store.loadTable(rematchOf.table))
  const seat = table?.seats.find(one => one.player === player)
  if (!seat) return refused('invalid-request', { errors: [{ path: 'again', code: 'no-deck-before' }] })
  const { deck, list, seal, kept } = resealed(service, seat, undefined)
  return { ...(deck !== undefined && { deck }), ...(list && { list }), ...(seal && { seal }), ...(kept && { kept }) }
}

/** A deck that is whole and legal here, or why it is not; one that is kept is the sender's own. */
export async function sealed(
  service: Service,
  { cards = 'all' }: Pick<TableRecord, 'cards'>,
  deck: GivenDeck,
  owner: string,
): Promise<Held | Refused> {
  const judged = await judge({ ...service, owner }, deck, cards)
  if (isRefused(judged)) return judged
  const list = judged.checked.deck
  const refusal = refusalOf(judged)
  if (refusal || !list) return refusal ?? refused('unplayable-deck')
  const seal = sealOf(list, service.random)
  if (typeof deck === 'string') return { deck, seal }
  return { deck: 'own', list, seal, ...(judged.kept && { kept: judged.kept }) }
}

/** Another deck has another fingerprint, and everybody sees that it does. */
export function sealDeck(
  service: Service,
  command: TableCommand,
  { deck, seat: at }: z.infer<typeof SealDeck>,
): Promise<Outcome> {
  return change(service, command, {
    hash: payloadHash('seal-deck', { deck, seat: at }),
    status: 200,
    to: async table => {
      const own = table.seats.findIndex(seat => seat.player === command.by.id)
      const place = at ?? own
      const seat = table.seats[place]
      if (!seat) return refused('not-found')
      if (place !== own && !(seat.bot && table.host === command.by.id))
        return refused('forbidden', { detail: 'A deck is sealed by who plays it' })
      if (table.status !== 'open') return refused('table-closed')
      const held = await sealed(service, table, deck, command.by.id)
      if (isRefused(held)) return held
      const { deck: _, list: __, seal: ___, kept: ____, ...sitting } = seat
      return { ...table, seats: table.seats.with(place, { ...sitting, ...held }) }
    },
  })
}

export function leaveSeat(service: Service, command: TableCommand, seat: number): Promise<Outcome> {
  return change(service, command, {
    hash: payloadHash('leave-seat', seat),
    status: 200,
    to: table => {
      const sitting = table.seats[seat]
      if (!sitting) return refused('not-found')
      if (sitting.player !== command.by.id && table.host !== command.by.id)
        return refused('forbidden', { detail: 'Only the host may remove others' })
      if (table.status !== 'open') return refused('table-closed')
      const seats = table.seats.filter((_, at) => at !== seat)
      const next = sitting.player === table.host ? seats.find(one => !one.bot) : undefined
      return { ...table, seats, ...(next && { host: next.player, hostName: next.name }) }
    },
  })
}
