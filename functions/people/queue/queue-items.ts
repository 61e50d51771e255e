import type { Deck } from '../../../shared/cards/five-decks.ts'
import type { QUEUE_CLOCKS } from '../../../shared/api/queue.ts'
import { changed, dueAt, made, playerPartition, read, type Kept } from '../../desk/desk-items.ts'
import { later } from '../../games/due-times.ts'
import type { Service } from '../../games/service.ts'
import type { DeskStore, DeskWrite } from '../../store/desk-port.ts'
import type { TableRecord, TableSeat } from '../../store/port.ts'

/**
 * Who waits for a seat at a standard table. One item a kind of table says who waits for it, and is written with each
 * change, so that of two who come at once the second sees the first; each player's own item has their deck.
 *
 *   QUEUE#<clock>#<cards>   WAITING        who waits, the first first
 *   QUEUE#<clock>#<cards>   DEAL#<table>   a table that is being dealt
 *   PLAYER#<player>         QUEUED         what they wait for, and the seat they were given
 */
export const WAITING = 'WAITING'
export const DEAL_PREFIX = 'DEAL#'
export const QUEUED = 'QUEUED'

export interface Kind {
  clock: (typeof QUEUE_CLOCKS)[number]
  cards: NonNullable<TableRecord['cards']>
}
export const queuePartition = ({ clock, cards }: Kind): string => `QUEUE#${clock}#${cards}`

export interface Waiter {
  player: string
  name: string
  since: string
  /** From then on they are taken to have given up. */
  until: string
}
export interface Queue {
  waiting: Waiter[]
}

export type QueuedDeck = Required<Pick<TableSeat, 'deck'>> &
  Pick<TableSeat, 'kept'> & { list?: Pick<Deck, 'crypt' | 'library'> }
export interface Queued extends Kind {
  state: 'waiting' | 'seated' | 'none'
  since: string
  until: string
  held: QueuedDeck | null
  /** Of who is seated. */
  table: string | null
}

export interface Deal extends Kind {
  table: string
  at: string
  seats: { player: string; name: string; held: QueuedDeck }[]
}

export const queueOf = (store: DeskStore, kind: Kind): Promise<Kept<Queue> | undefined> =>
  read<Queue>(store, queuePartition(kind), WAITING)
export const queuedOf = (store: DeskStore, player: string): Promise<Kept<Queued> | undefined> =>
  read<Queued>(store, playerPartition(player), QUEUED)

export const FULL = 5
export const ENOUGH = 4
/** Minutes after which four are enough, where an operator has not said otherwise. */
const FOUR_AFTER = 15

type Waiting = Pick<Service, 'fourAfterMinutes'>

/** When a table of four is dealt, by who waits now. */
export function fourAt({ fourAfterMinutes = FOUR_AFTER }: Waiting, { waiting }: Queue): string | null {
  const fourth = waiting[ENOUGH - 1]
  return fourth ? later(fourth.since, fourAfterMinutes / 60) : null
}

/** The next version of a queue, taken up when something in it is due. */
export function queueWrite(service: Waiting, kind: Kind, before: Kept<Queue> | undefined, next: Queue): DeskWrite {
  const times = [fourAt(service, next), ...next.waiting.map(({ until }) => until)].filter(at => at !== null)
  const due = times.length === 0 ? {} : dueAt(times.reduce((one, other) => (one < other ? one : other)))
  return before ? changed(before, next, due) : made({ partition: queuePartition(kind), name: WAITING }, next, due)
}

export const queuedWrite = (player: string, before: Kept<Queued> | undefined, next: Queued): DeskWrite =>
  before ? changed(before, next) : made({ partition: playerPartition(player), name: QUEUED }, next)
