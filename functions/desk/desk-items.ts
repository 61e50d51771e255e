import { FINAL } from '../../shared/league/penalties.ts'
import type { DeskItem, DeskKey, DeskStore, DeskWrite } from '../store/desk-port.ts'

/**
 * Where the desk keeps what:
 *
 *   EVENT#<event>     EVENT                 settings, state, officials, the secret its draws follow from
 *   EVENT#<event>     PLAYER#<player>       registration, drop, disqualification
 *   EVENT#<event>     TRIAL                 of a test key's: due when all of it goes
 *   EVENT#<event>     FIELD                 places for people who have yet to agree to them, and whose each number is
 *   EVENT#<event>     DONE#<hash>           what a command was answered, for whoever sends it again
 *   EVENT#listed      <state>#<time>#<event>   the public ones, by state, the newest first
 *   EVENT#<event>     DECK#<player>#<n>     a sealed list
 *   EVENT#<event>     ROUND#<nn>            seating, its seed, its tables; 99 is the final
 *   EVENT#<event>     RESULT#<nn>#<tt>#<rev>   a signed result; the highest revision counts
 *   EVENT#<event>     SIGN#<game>           a result that could not be signed yet
 *   EVENT#<event>     TICKET#<id> RULING#<id> PENALTY#<id> AUDIT#<time>#<n>   the judges' desk
 *   BATCH#<batch>     BATCH                 the whole of what was asked for, and how far it is
 *   BATCH#<batch>     UNDONE                it is undone, and none of its tables may be dealt any more
 *   LEAGUE#<league>   EVENT#<event>         its events
 *   LEAGUE#<league>   REF#<ref>             the table that an externalRef names
 *   LEAGUE#<league>   WHK#<webhook>         an endpoint
 *   LEAGUE#<league>   HEAD FEED#<seq> SEEN#<cause>   what has happened, numbered without gaps, each cause once
 *   LEAGUE#<league>   LATER#<game>          what spectators are not shown yet of what has happened
 *   LEAGUE#<league>   WANTED                what it asks to be told beside what every league is
 *   LEAGUE#<league>   RESULT#<game>#<rev> SIGN#<game>   of its games outside of events
 *   HOOK#<webhook>    DLV#<seq>             a delivery and what became of it
 *   HOOK#<webhook>    BACKLOG ASK#<n>       how far it is and what waits; a test or a replay that was asked for
 *   HOOK#<webhook>    OFF#<n>               it was switched off
 *   PLAYER#<player>   EVENT#<event>         an event of theirs
 *   PLAYER#<player>   CALENDAR              the hash of what their calendar is read by
 */
/** An event's own partition, and what leads to it from a league's or a player's. */
export const EVENT_PREFIX = 'EVENT#'
export const eventPartition = (event: string): string => EVENT_PREFIX + event
export const eventName = (event: string): string => eventPartition(event)
/** A player's own partition, and their item in that of an event. */
export const PLAYER_PREFIX = 'PLAYER#'
export const playerPartition = (player: string): string => PLAYER_PREFIX + player
export const playerName = (player: string): string => playerPartition(player)
export const leaguePartition = (league: string): string => `LEAGUE#${league}`
export const batchPartition = (batch: string): string => `BATCH#${batch}`
export const hookPartition = (webhook: string): string => `HOOK#${webhook}`

const TWO_DIGITS = 2
const SEQ_DIGITS = 12
export const inTwo = (n: number): string => String(n).padStart(TWO_DIGITS, '0')
/** Padded, so that the order of names is the order of numbers. */
export const inOrder = (seq: number): string => String(seq).padStart(SEQ_DIGITS, '0')

export const FINAL_ROUND = FINAL

/** An item whose value is known by its name. */
export interface Kept<T> extends Omit<DeskItem, 'value'> {
  value: T
}

export const read = async <T>(store: DeskStore, partition: string, name: string): Promise<Kept<T> | undefined> =>
  (await store.deskItem({ partition, name })) as Kept<T> | undefined

export const readAll = async <T>(
  store: DeskStore,
  partition: string,
  query: Parameters<DeskStore['deskItems']>[1],
): Promise<Kept<T>[]> => (await store.deskItems(partition, query)) as Kept<T>[]

/** Something new under its name. */
export const made = <T>(
  { partition, name }: DeskKey,
  value: T,
  more: Pick<DeskItem, 'due' | 'expires'> = {},
): DeskWrite => ({ put: { partition, name, version: 1, value, ...more } })

/** The next version of what was read. */
export const changed = <T>(
  { partition, name, version }: Kept<T>,
  value: T,
  more: Pick<DeskItem, 'due' | 'expires'> = {},
): DeskWrite => ({ put: { partition, name, version: version + 1, value, ...more } })

/** Somebody as others are shown them. */
export interface Named {
  player: string
  name: string
}

/** What every part of the desk asks of an event; the part of events says the rest. */
export interface EventFacts {
  id: string
  /** The league whose key made it, or null where a person holds it. */
  league: string | null
  name: string
  organisers: Named[]
  /** In the order in which they stand in for one another; the first is the head judge. */
  judges: Named[]
  /** Whether anybody may look, or its own people alone. */
  visibility: 'public' | 'members'
  /** Made by a test key: nothing of it counts. */
  test?: true
}
export const EVENT = 'EVENT'
const OVER = ['finished', 'cancelled', 'broken-off']
/** Nothing of it goes on, and nothing that was hidden for its sake need be. */
export const isOver = ({ state }: { state: string }): boolean => OVER.includes(state)

/** What a result says of who is registered (`PLAYER#<player>`); the part of events says the rest. */
export interface Registered {
  veknId?: string | null
}

export const RULING_PREFIX = 'RULING#'
/** What a result says of a ruling on a game (`RULING#<id>`); the judges' part says the rest. */
export interface RuledOn {
  game: string
  text: string
  by: Named
  at: string
  /** It mends what a judge has ruled wrongly (TJUDGE-16). */
  staffError?: true
}

/** When the desk's sweep takes an item up. */
export const dueAt = (at: string): Required<Pick<DeskItem, 'due'>> => ({ due: { bucket: 'desk', at } })
/** Who began may have stopped: after so long the sweep carries on. */
const CARRY_ON_AFTER_MS = 60_000
export const dueSoon = ({ clock }: { clock: () => string }): ReturnType<typeof dueAt> =>
  dueAt(new Date(Date.parse(clock()) + CARRY_ON_AFTER_MS).toISOString())
