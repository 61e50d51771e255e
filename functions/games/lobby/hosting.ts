import type * as z from 'zod'
import { policyOf } from '../../../shared/api/clocks.ts'
import { SEATS, type ChangeTable } from '../../../shared/api/tables.ts'
import { payloadHash } from '../hash.ts'
import { invitedPlayers } from '../page-ids.ts'
import { refused } from '../refused.ts'
import type { Outcome, Service } from '../service.ts'
import type { TableRecord } from '../../store/port.ts'
import { change, type TableCommand } from './change.ts'
import { newCode } from './who-may-see.ts'
import { notReady } from './table.ts'

export const startTable = (service: Service, command: TableCommand): Promise<Outcome> =>
  change(service, command, {
    hash: payloadHash('start-table', null),
    status: 200,
    starts: true,
    to: table => {
      if (table.host !== command.by.id) return refused('forbidden', { detail: 'Only the host starts the table' })
      if (table.status !== 'open') return refused('table-closed')
      return notReady(table) ?? table
    },
  })

export const cancelTable = (service: Service, command: TableCommand): Promise<Outcome> =>
  change(service, command, {
    hash: payloadHash('cancel-table', null),
    status: 200,
    to: table => {
      if (table.host !== command.by.id) return refused('forbidden', { detail: 'Only the host cancels the table' })
      return table.status === 'open' ? { ...table, status: 'cancelled' } : refused('table-closed')
    },
  })

export function changeTable(
  service: Service,
  command: TableCommand,
  wanted: z.infer<typeof ChangeTable>,
): Promise<Outcome> {
  return change(service, command, {
    hash: payloadHash('change-table', wanted),
    status: 200,
    to: async table => {
      if (table.host !== command.by.id) return refused('forbidden', { detail: 'Only the host changes the table' })
      if (table.status !== 'open') return refused('table-closed')
      if (!command.isCurrent) return refused('precondition-required')
      const { invited } = wanted
      return changed(service, table, {
        ...wanted,
        ...(invited && { invited: await invitedPlayers(service.store, invited) }),
      })
    },
  })
}

function changed(
  { random }: Service,
  table: TableRecord,
  { host, timeLimit, tournament, clock, hold, language, ...wanted }: z.infer<typeof ChangeTable>,
): TableRecord | ReturnType<typeof refused> {
  const next: TableRecord = { ...table, ...wanted }
  if (clock === null) delete next.clock
  else if (clock) next.clock = policyOf(clock)
  if (timeLimit === null) delete next.timeLimit
  else if (timeLimit) next.timeLimit = timeLimit
  if (tournament === null) delete next.tournament
  else if (tournament) next.tournament = tournament
  if (language === null) delete next.language
  else if (language) next.language = language
  if (hold === 0) delete next.hold
  else if (hold !== undefined) next.hold = hold
  if (next.access === 'private') next.code ??= newCode(random)
  // Where seats are drawn nobody has one to keep.
  if (next.seating === 'random') next.seats = next.seats.map(({ place: _, ...seat }) => seat)
  if (host !== undefined) {
    const seat = table.seats[host]
    if (!seat || seat.bot) return refused('invalid-request', { errors: [{ path: 'host', code: 'nobody-there' }] })
    next.host = seat.player
    next.hostName = seat.name
  }
  return next.seats.length > SEATS[next.format].most ? refused('wrong-seat-count') : next
}

export const declineInvitation = (service: Service, command: TableCommand): Promise<Outcome> =>
  change(service, command, {
    hash: payloadHash('decline-invitation', null),
    status: 204,
    to: table => {
      if (!table.invited?.includes(command.by.id)) return refused('not-found')
      if (table.status !== 'open') return refused('table-closed')
      return { ...table, invited: table.invited.filter(player => player !== command.by.id) }
    },
  })
