import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type {
  AddNote,
  AppealTicket,
  CallJudge,
  CloseTicket,
  EventTickets,
  Tickets,
} from '../../../shared/api/judge-calls.ts'
import {
  addNote,
  appeal,
  close,
  hoursLost,
  hoursToStop,
  openTicket,
  stateOf,
  tooManyBy,
  type Ticket,
  type Trouble,
} from '../../../shared/league/tickets.ts'
import { payloadHash } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { wirePromptOf } from '../../games/wire.ts'
import { meet } from '../events/event.ts'
import { changed, eventPartition, isOver, made } from '../desk-items.ts'
import { once } from '../once.ts'
import { courtOf, judgesAt, seatOnBench, type Court } from './court.ts'
import { ruleAtTable, type AtTable } from './rulings.ts'
import {
  loadTicket,
  lookerIn,
  refusedFor,
  settleClocks,
  tellLeague,
  ticketIdOf,
  ticketKey,
  ticketsAt,
  ticketsOf,
  wireTicket,
  type TicketRecord,
} from './ticket.ts'

/** Somebody at the table calls: the server says how far the game had come and what they were asked (TJUDGE-04). */
export async function callJudge(service: Service, at: AtTable, call: z.output<typeof CallJudge>): Promise<Outcome> {
  const { game: gameId, by, key } = at
  const court = await courtOf(service, gameId, by)
  if (isRefused(court)) return court
  const { event, seat } = court
  if (seat < 0) return refused('forbidden', { detail: 'Who sits at the table calls a judge' })
  const id = ticketIdOf(by.id, gameId, key)
  const hash = payloadHash('call-judge', { game: gameId, call })
  const outcome = await once(service, { partition: eventPartition(event.id), by: by.id, key, hash }, async () => {
    if (isOver(event)) return refused('event-state', { detail: 'The event is over' })
    const ticket = await openedBy(service, court, by, { id, ...call })
    if (isRefused(ticket)) return ticket
    return { status: 201, body: wireTicket(ticket, court, by)!, writes: [made(ticketKey(event.id, id), ticket)] }
  })
  if (isRefused(outcome)) return outcome
  const unsettled = await settleClocks(service, court, by, `call-${id}`)
  if (unsettled) return unsettled
  await tellLeague(service, court, 'judge.requested', { cause: `call ${id}`, at: service.clock(), ticket: id })
  return outcome
}

async function openedBy(
  service: Service,
  court: Court,
  by: Person,
  call: { id: string } & z.output<typeof CallJudge>,
): Promise<TicketRecord | Refused> {
  const { event, game, seat, round, table } = court
  const others = await ticketsAt(service, court)
  const own = others.filter(one => 'player' in one.by && one.by.player === by.id)
  const tooMany = tooManyBy(own)
  if (tooMany) return refusedFor(tooMany, court)
  const at = service.clock()
  // Who waits already stops them no second time.
  const waits = own.some(one => stateOf(one) === 'open')
  const stops = event.judgeCalls === 'clock-stops' && game.clock !== undefined && !game.state.result && !waits
  const ticket = openTicket(
    {
      ...call,
      by: { seat, player: by.id },
      at,
      ply: game.state.views[seat]!,
      prompt: wirePromptOf(game, seat)?.id ?? null,
    },
    stops ? hoursToStop(others, at) : 0,
  )
  return { ...ticket, game: game.id, round, table, publicPly: game.state.views.at(-1)! }
}

export async function ticketsFor(
  service: Service,
  gameId: string,
  who: Person,
): Promise<z.infer<typeof Tickets> | Refused> {
  const court = await courtOf(service, gameId, who)
  if (isRefused(court)) return court
  const bench = court.seat < 0 ? seatOnBench(court, who) : court
  if (isRefused(bench)) return bench
  const tickets = await ticketsAt(service, court)
  return {
    tickets: tickets.flatMap(one => wireTicket(one, court, who) ?? []),
    hoursLost: hoursLost(tickets, service.clock()),
  }
}

/** For judges, by age, those that wait first; not those of tables where they may not rule. */
export async function ticketsOfEvent(
  service: Service,
  id: string,
  who: Person,
): Promise<z.infer<typeof EventTickets> | Refused> {
  const met = await meet(service, id, who)
  if (isRefused(met)) return met
  if (met.judge < 0) return refused('forbidden', { detail: 'Only a judge of the event may' })
  const tickets = await ticketsOf(service, id)
  const courts = new Map<string, Court>()
  for (const gameId of new Set(tickets.map(({ game }) => game))) {
    const game = await service.store.loadGame(gameId)
    if (!game) continue
    const judges = await judgesAt(service, met.event, game)
    courts.set(gameId, { event: met.event, game, round: 0, table: 0, judges, seat: -1 })
  }
  const waits = (ticket: Ticket): number => Number(['answered', 'closed'].includes(stateOf(ticket)))
  const shown = tickets
    .toSorted((a, b) => waits(a) - waits(b))
    .flatMap(one => {
      const court = courts.get(one.game)
      return court && 'judge' in lookerIn(court, who) ? (wireTicket(one, court, who) ?? []) : []
    })
  return { tickets: shown }
}

/** One change of a call, by somebody who may read it. */
async function change(
  service: Service,
  { game: gameId, by, key }: AtTable,
  id: string,
  payload: object,
  next: (ticket: Ticket, court: Court, at: string) => Ticket | Trouble,
): Promise<{ outcome: Outcome; court?: Court }> {
  const court = await courtOf(service, gameId, by)
  if (isRefused(court)) return { outcome: court }
  const place = { partition: eventPartition(court.event.id), by: by.id, key }
  const outcome = await once(service, { ...place, hash: payloadHash('ticket', { id, ...payload }) }, async () => {
    const kept = await loadTicket(service, court, id)
    if (!kept || !wireTicket(kept.value, court, by)) return refused('not-found')
    const moved = next(kept.value, court, service.clock())
    if (typeof moved === 'string') return refusedFor(moved, court)
    const ticket = { ...kept.value, ...moved }
    return { status: 200, body: wireTicket(ticket, court, by)!, writes: [changed(kept, ticket)] }
  })
  return { outcome, court }
}

const idsOf = ({ judges }: Court): string[] => judges.map(({ player }) => player)

export async function noteOn(
  service: Service,
  at: AtTable,
  id: string,
  note: z.output<typeof AddNote>,
): Promise<Outcome> {
  const { outcome } = await change(service, at, id, { note }, (ticket, court, now) =>
    addNote(ticket, { by: at.by.id, at: now, ...note }, idsOf(court)),
  )
  return outcome
}

/** To the head judge, who has the last word (TJUDGE-01); the clocks wait again if they had waited before. */
export async function appealTicket(
  service: Service,
  at: AtTable,
  id: string,
  { text }: z.output<typeof AppealTicket>,
): Promise<Outcome> {
  const { outcome, court } = await change(service, at, id, { appeal: text }, (ticket, { seat, game }, now) =>
    appeal(ticket, { seat, at: now, text }, [...game.players.keys()]),
  )
  if (!court || isRefused(outcome)) return outcome
  const unsettled = await settleClocks(service, court, at.by, `appeal-${id}`)
  if (unsettled) return unsettled
  const told = { cause: `appeal ${id}`, at: service.clock(), ticket: id, appeal: true }
  await tellLeague(service, court, 'judge.requested', told)
  return outcome
}

/**
 * With an answer of a judge, which is a ruling, or as it is. The head judge closes a call by an answer; that of another
 * leaves it open to an appeal.
 */
export async function closeTicket(
  service: Service,
  at: AtTable,
  id: string,
  body: z.output<typeof CloseTicket>,
): Promise<Outcome> {
  const { answer, to, reason } = body
  if (answer !== undefined) return answerTicket(service, at, id, { answer, to, reason })
  if (to !== undefined || reason !== undefined)
    return refused('invalid-request', { errors: [{ path: 'answer', code: 'missing' }] })
  const { outcome, court } = await change(service, at, id, { close: true }, (ticket, bench, now) =>
    close(ticket, at.by.id, now, idsOf(bench)),
  )
  if (!court || isRefused(outcome)) return outcome
  return (await settleClocks(service, court, at.by, `close-${id}`)) ?? outcome
}

/** What is told as a reason has so many characters. */
const REASON = 500

const answerTicket = (
  service: Service,
  at: AtTable,
  id: string,
  { answer, to, reason }: { answer: string; to: number[] | undefined; reason: string | undefined },
): Promise<Outcome> =>
  ruleAtTable(
    service,
    {
      ...at,
      hash: payloadHash('answer', { id, answer, to, reason }),
      call: {
        ruling: { kind: 'answer', text: answer, ...(to && { to }) },
        reason: reason ?? answer.slice(0, REASON),
        expectedVersion: null,
        ticket: id,
      },
      because: reason ?? '',
      answers: true,
    },
    ({ bench, ticket }) => wireTicket(ticket!, bench, at.by)!,
  )
