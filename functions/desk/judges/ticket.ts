import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type { Ticket as WireTicket } from '../../../shared/api/judge-calls.ts'
import { seenTicket, stoppedUntil, type Looker, type Ticket, type Trouble } from '../../../shared/league/tickets.ts'
import { idFrom } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { waitForJudge, type Waiting } from '../../games/rulings/waiting-for-judge.ts'
import type { Service } from '../../games/service.ts'
import { versionOf } from '../../games/history.ts'
import { placeIn } from '../feed/happened.ts'
import { publish } from '../feed/withheld.ts'
import { eventPartition, read, readAll, type Kept } from '../desk-items.ts'
import { nameIn, type Court } from './court.ts'

/** The item TICKET#<id>. */
export interface TicketRecord extends Ticket {
  game: string
  round: number
  table: number
  /** As spectators count: what a rewind names. */
  publicPly: number
}
const TICKET_PREFIX = 'TICKET#'
export const ticketKey = (event: string, id: string): { partition: string; name: string } => ({
  partition: eventPartition(event),
  name: TICKET_PREFIX + id,
})

export const ticketIdOf = (by: string, game: string, key: string): string =>
  idFrom('tkt', `ticket\n${by}\n${game}\n${key}`)

export async function loadTicket(
  { store }: Pick<Service, 'store'>,
  { event, game }: Pick<Court, 'event' | 'game'>,
  id: string,
): Promise<Kept<TicketRecord> | undefined> {
  const { partition, name } = ticketKey(event.id, id)
  const kept = await read<TicketRecord>(store, partition, name)
  return kept?.value.game === game.id ? kept : undefined
}

/** All of an event, the oldest first. */
export async function ticketsOf({ store }: Pick<Service, 'store'>, event: string): Promise<TicketRecord[]> {
  const kept = await readAll<TicketRecord>(store, eventPartition(event), { prefix: TICKET_PREFIX })
  return kept
    .map(({ value }) => value)
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1))
}
export const ticketsAt = async (service: Pick<Service, 'store'>, { event, game }: Court): Promise<TicketRecord[]> =>
  (await ticketsOf(service, event.id)).filter(one => one.game === game.id)

/** How somebody reads the calls of a table: as a judge of it, or where they sit. */
export const lookerIn = ({ judges, seat }: Court, { id }: Person): Looker =>
  judges.some(({ player }) => player === id) ? { judge: id } : { seat, player: id }

/** Null: it is not there for them. */
export function wireTicket(ticket: TicketRecord, court: Court, who: Person): z.infer<typeof WireTicket> | null {
  const looker = lookerIn(court, who)
  const seen = seenTicket(ticket, looker)
  if (!seen) return null
  const { by, notes, decisions, ...plain } = seen
  const { appeal } = ticket
  const judges = 'judge' in looker
  return {
    ...plain,
    game: ticket.game,
    round: ticket.round,
    table: ticket.table,
    mine: 'player' in ticket.by && ticket.by.player === who.id,
    seat: by && 'seat' in by ? by.seat : null,
    publicPly: judges ? ticket.publicPly : null,
    notes: notes.map(note => ({ ...note, by: nameIn(court, note.by) })),
    decisions: decisions.map(({ judge: _, name, to, ...decision }) => ({
      ...decision,
      judge: name,
      ...(to && { to: [...to] }),
    })),
    appeal: appeal ? { ...appeal, text: judges || appeal.seat === court.seat ? appeal.text : null } : null,
    judge: court.judges[0]?.name ?? null,
  }
}

/** Why something cannot be done with a call, as a problem. */
export function refusedFor(trouble: Trouble, { judges }: Court): Refused {
  switch (trouble) {
    case 'conflict-of-interest':
      return refused(trouble, { ruleRef: 'TJUDGE-01', detail: `${judges[0]?.name ?? 'The head judge'} decides` })
    case 'not-your-ticket':
    case 'not-at-this-table':
      return refused('forbidden', { reasonCode: trouble })
    case 'closed':
    case 'no-decision':
    case 'final':
    case 'appealed-already':
    case 'too-late':
      return refused('ticket-state', { reasonCode: trouble, ruleRef: 'TJUDGE-01' })
    case 'too-many-notes':
    case 'too-many-decisions':
      return refused('ticket-state', { reasonCode: trouble, detail: 'No more is written on this call' })
    case 'too-many-calls':
      return refused('ticket-state', { reasonCode: trouble, detail: 'You have made too many calls at this table' })
  }
}

/**
 * Clocks stand while a call waits and go on when none does, whoever of several came last. Refused where too many write
 * at once: the same command again then does it.
 */
export async function settleClocks(
  service: Service,
  court: Court,
  by: Person,
  key: string,
): Promise<Refused | undefined> {
  const waiting = async (): Promise<Waiting> => {
    const tickets = await ticketsAt(service, court)
    const until = tickets
      .flatMap(ticket => stoppedUntil(ticket) ?? [])
      .toSorted()
      .at(-1)
    return { until: until ?? null, ends: tickets.flatMap(({ stops }) => stops?.until ?? []) }
  }
  const settled = await waitForJudge(service, { gameId: court.game.id, by, key }, waiting)
  return isRefused(settled) && settled.refused === 'contention' ? settled : undefined
}

/** Tells the league, once a cause: what everybody may know and no more. */
export const tellLeague = (
  service: Service,
  { game }: Court,
  type: 'judge.requested' | 'judge.ruled',
  { cause, at, ...facts }: { cause: string; at: string; [fact: string]: unknown },
): Promise<void> =>
  publish(service, game, [
    {
      cause: `${game.id} ${cause}`,
      type,
      timestamp: at,
      data: { ...placeIn(game.desk!), game: game.id, version: versionOf(game.state.views, 'spectator'), ...facts },
    },
  ])
