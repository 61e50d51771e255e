import { HOUR, instantAt, msOf } from '../clocks/local-times.ts'

/**
 * A call for a judge, as a value: who asks what about which ply, who may read it, who decides, and what time it takes.
 * Nothing of it is ever taken away (TJUDGE-19); every function gives the next ticket, or why not.
 */
export interface Ticket {
  id: string
  by: Asker
  at: string
  /** Of the asker's own view, and the question that was open. */
  ply: number
  prompt: string | null
  question: string
  /** Whether the table reads what is asked, or only that a judge looks. */
  visibility: 'public' | 'to-judge'
  /** The clocks stand until it is answered, and never longer than until then. */
  stops?: { until: string }
  notes: Note[]
  decisions: Decision[]
  appeal?: { seat: number; at: string; text: string }
  closed?: { by: string; at: string }
}
export type Asker = { seat: number; player: string } | { spectator: string }
export interface Note {
  by: string
  at: string
  text: string
  /** For judges alone. */
  private?: true
}
/** A ruling on it; the last one counts (TJUDGE-01). `to`: the parties, or everybody. */
export interface Decision {
  judge: string
  name: string
  at: string
  text: string
  reason: string
  to?: readonly number[]
  final?: true
}

export type TicketState = 'open' | 'answered' | 'appealed' | 'closed'
export type Trouble =
  | 'closed'
  | 'not-your-ticket'
  | 'conflict-of-interest'
  | 'no-decision'
  | 'final'
  | 'appealed-already'
  | 'too-late'
  | 'not-at-this-table'
  | 'too-many-notes'
  | 'too-many-decisions'
  | 'too-many-calls'

/** A call is kept whole, in one place: so much is written on it. */
const MOST_NOTES = 20
const MOST_DECISIONS = 10
/** So many calls of one person wait at a table, and so many have been made there. */
const MOST_WAITING = 5
const MOST_CALLS = 50
/** No clock stands longer than this for a judge. */
const MOST_STOPPED_HOURS = 24
/** An appeal comes within this (proposed: the sources set no time). */
export const APPEAL_HOURS = 24
const later = (at: string, hours: number): string => instantAt(msOf(at) + hours * HOUR)

export function stateOf({ closed, decisions, appeal }: Ticket): TicketState {
  if (closed) return 'closed'
  const last = decisions.at(-1)
  if (!last) return 'open'
  return appeal && last.at < appeal.at ? 'appealed' : 'answered'
}

/** Why somebody who has made these calls at a table makes no more of them; undefined where they may. */
export const tooManyBy = (own: readonly Ticket[]): Trouble | undefined =>
  own.length >= MOST_CALLS || own.filter(one => stateOf(one) === 'open').length >= MOST_WAITING
    ? 'too-many-calls'
    : undefined

/**
 * How long the next call may stop the clocks of a table: less what was stopped by calls that nobody has answered, those
 * that wait and those that were withdrawn since a judge answered last. Calling again makes it no longer.
 */
export function hoursToStop(tickets: readonly Ticket[], at: string): number {
  const answered = tickets.flatMap(one => one.decisions.map(decision => decision.at)).toSorted()
  const since = answered.at(-1) ?? ''
  const unanswered = tickets.filter(one => one.decisions.length === 0 && (!one.closed || one.at > since))
  return Math.max(0, MOST_STOPPED_HOURS - hoursLost(unanswered, at))
}

/** A spectator's call goes to judges alone and stops nothing (TGAME-06). */
export function openTicket(
  call: Pick<Ticket, 'id' | 'by' | 'at' | 'ply' | 'prompt' | 'question' | 'visibility'>,
  stopHours: number,
): Ticket {
  const spectates = 'spectator' in call.by
  const hours = spectates ? 0 : Math.min(Math.max(stopHours, 0), MOST_STOPPED_HOURS)
  return {
    ...call,
    visibility: spectates ? 'to-judge' : call.visibility,
    ...(hours > 0 && { stops: { until: later(call.at, hours) } }),
    notes: [],
    decisions: [],
  }
}

/** The first judge in order who does not sit at the table, nor has; the next ones stand by (TJUDGE-02). */
export const judgesFor = (judges: readonly string[], seated: readonly string[]): string[] =>
  judges.filter(judge => !seated.includes(judge))

export function addNote(ticket: Ticket, note: Note, judges: readonly string[]): Ticket | Trouble {
  if (ticket.closed) return 'closed'
  if (!judges.includes(note.by) && !isAsker(ticket, note.by)) return 'not-your-ticket'
  if (ticket.notes.length >= MOST_NOTES) return 'too-many-notes'
  const { private: secret, ...open } = note
  return { ...ticket, notes: [...ticket.notes, secret && judges.includes(note.by) ? note : open] }
}

const isAsker = ({ by }: Ticket, player: string): boolean =>
  'spectator' in by ? by.spectator === player : by.player === player

/**
 * `judges`: those who may rule at this table, the head of them first. After an appeal it is the head's alone, and what
 * the head has said is final (TJUDGE-01).
 */
export function decide(ticket: Ticket, decision: Decision, judges: readonly string[]): Ticket | Trouble {
  if (ticket.closed) return 'closed'
  const place = judges.indexOf(decision.judge)
  if (place < 0 || (stateOf(ticket) === 'appealed' && place > 0)) return 'conflict-of-interest'
  if (place > 0 && ticket.decisions.some(({ final }) => final)) return 'final'
  if (ticket.decisions.length >= MOST_DECISIONS) return 'too-many-decisions'
  const { final: _, ...plain } = decision
  const made: Decision = place === 0 ? { ...plain, final: true } : plain
  return { ...ticket, decisions: [...ticket.decisions, made] }
}

/** Once a ticket, by a seat of the table, and only of what has been decided (TJUDGE-01). */
export function appeal(
  ticket: Ticket,
  call: NonNullable<Ticket['appeal']>,
  seats: readonly number[],
): Ticket | Trouble {
  const last = ticket.decisions.at(-1)
  if (ticket.closed) return 'closed'
  if (!seats.includes(call.seat)) return 'not-at-this-table'
  if (!last) return 'no-decision'
  if (last.final) return 'final'
  if (ticket.appeal) return 'appealed-already'
  return call.at > later(last.at, APPEAL_HOURS) ? 'too-late' : { ...ticket, appeal: call }
}

/** By a judge; by who asked only as long as nobody has decided. */
export function close(ticket: Ticket, by: string, at: string, judges: readonly string[]): Ticket | Trouble {
  if (ticket.closed) return 'closed'
  const mine = isAsker(ticket, by) && ticket.decisions.length === 0
  return mine || judges.includes(by) ? { ...ticket, closed: { by, at } } : 'not-your-ticket'
}

/** Who looks: a judge of this table, somebody at it, or anybody else. */
export type Looker = { judge: string } | { seat: number; player: string } | { watcher: string }

/** A ticket as one may read it: what is null is not told. */
export interface SeenTicket {
  id: string
  state: TicketState
  at: string
  /** Null: somebody has asked in private. */
  by: Asker | null
  ply: number | null
  prompt: string | null
  question: string | null
  stoppedUntil: string | null
  notes: Note[]
  decisions: Decision[]
}

/**
 * That a judge looks is told to the table at once, what is asked if it is public, and what was ruled with name and
 * reason to those it was told to. A spectator's call is not there for the table until it is answered (TGAME-06), and a
 * watcher reads of none but what was ruled to all.
 */
export function seenTicket(ticket: Ticket, looker: Looker): SeenTicket | null {
  const { id, at, visibility, notes, decisions } = ticket
  const judge = 'judge' in looker
  const asker = !judge && isAsker(ticket, 'seat' in looker ? looker.player : looker.watcher)
  const whole = judge || asker
  const read = decisions.filter(({ to }) => whole || !to || ('seat' in looker && to.includes(looker.seat)))
  if (!whole && ('spectator' in ticket.by || 'watcher' in looker) && read.length === 0) return null
  const open = whole || (visibility === 'public' && 'seat' in looker)
  return {
    id,
    state: stateOf(ticket),
    at,
    by: open ? ticket.by : null,
    // Of the asker's own view: it counts what they have sealed and taken back. A question is named by their seat, too.
    ply: whole ? ticket.ply : null,
    prompt: whole ? ticket.prompt : null,
    question: open ? ticket.question : null,
    stoppedUntil: stoppedUntil(ticket),
    notes: notes.filter(note => judge || (asker && !note.private)),
    decisions: read,
  }
}

/** Until when clocks stand for it; null once it is answered. */
export function stoppedUntil(ticket: Ticket): string | null {
  const state = stateOf(ticket)
  return ticket.stops && (state === 'open' || state === 'appealed') ? ticket.stops.until : null
}

/** When a ticket stopped the clocks: from the call to the answer, and from an appeal to the next. */
function stoppedBy({ at: called, stops, decisions, appeal: appealed, closed }: Ticket, now: string) {
  if (!stops) return []
  const ends = [...decisions.map(one => one.at), ...(closed ? [closed.at] : [])]
  return [called, ...(appealed ? [appealed.at] : [])].flatMap(from => {
    const until = [stops.until, now, ...ends.filter(end => end >= from)].toSorted()[0]!
    return until > from ? [{ from: msOf(from), until: msOf(until) }] : []
  })
}

/**
 * The hours that a table has lost to judges: what its tickets stopped, and no hour twice. Never is more given back than
 * that (TTIME-07).
 */
export function hoursLost(tickets: readonly Ticket[], at: string): number {
  const stops = tickets.flatMap(ticket => stoppedBy(ticket, at)).toSorted((a, b) => a.from - b.from)
  let lost = 0,
    end = -Infinity
  for (const { from, until } of stops) {
    lost += Math.max(0, until - Math.max(from, end))
    end = Math.max(end, until)
  }
  return lost / HOUR
}
