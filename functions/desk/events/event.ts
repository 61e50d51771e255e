import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type { NewEvent, TournamentEvent } from '../../../shared/api/events.ts'
import type { Policy } from '../../../shared/clocks/policy.ts'
import { fingerprint } from '../../../shared/league/seating/seeded.ts'
import type { SeatedRound } from '../../../shared/league/seating/seating.ts'
import { idFrom, sha256 } from '../../games/hash.ts'
import { refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import type { DeskKey, DeskWrite } from '../../store/desk-port.ts'
import type { Spectators } from '../../store/port.ts'
import {
  EVENT,
  eventName,
  eventPartition,
  FINAL_ROUND,
  inOrder,
  made,
  PLAYER_PREFIX,
  playerName,
  playerPartition,
  read,
  readAll,
  type EventFacts,
  type Kept,
} from '../desk-items.ts'

type WireEvent = z.infer<typeof TournamentEvent>
export type EventState = WireEvent['state']

type Settings = Omit<
  z.output<typeof NewEvent>,
  'organisers' | 'judges' | 'clock' | 'finalHours' | 'spectators' | 'name' | 'talk'
>

/** The item EVENT. */
export interface EventRecord extends EventFacts, Settings {
  state: EventState
  finalHours: number
  spectators: Spectators
  /** Earlier builds did not say: anything may be said. */
  talk?: WireEvent['talk']
  clock?: Policy
  /** 32 random bytes, base64url: tosses, claims, ids of tables and what is shown of crypts follow from it. */
  secret: string
  /** The seed is told with the seating. */
  checkIn: (NonNullable<WireEvent['checkIn']> & { seed: string }) | null
  openRounds: number[]
  seatedRounds: number
  /** All rounds that were drawn at once: they are played as planned as long as the same people are there. */
  plan?: { seed: string; first: number; players: string[]; rounds: SeatedRound[] }
  withdrawn: WireEvent['withdrawn']
  /** Who won it follows from its points, which a judge may correct. */
  finalClosed: boolean
  createdAt: string
  endedAt: string | null
}

/** The item FIELD: places that are kept, and whose every number is. */
export interface FieldRecord {
  places: { hash: string; name: string; veknId: string | null; taken: string | null }[]
  /** Entries by their number. */
  numbers: Record<string, string>
}
export const FIELD = 'FIELD'

/** The item PLAYER#<player>. */
export interface PlayerRecord {
  player: string
  name: string
  /** What they are called by within the event. */
  entry: string
  veknId: string | null
  state: 'in' | 'dropped' | 'disqualified'
  /** The first round they could be seated in. */
  from: number
  /** By round, 0 for all of them. */
  sealed: Record<
    string,
    { fingerprint: string; sealedAt: string; mended?: { judge: string; at: string; reason: string } }
  >
  /** Rounds that they left after the seating. */
  lost: number[]
}

/** An event as somebody meets it. */
export interface Met {
  kept: Kept<EventRecord>
  event: EventRecord
  organiser: boolean
  /** The place among its judges; -1: none. */
  judge: number
  own: Kept<PlayerRecord> | undefined
}

export async function loadEvent({ store }: Pick<Service, 'store'>, id: string): Promise<Kept<EventRecord> | undefined> {
  const kept = await read<EventRecord | WonEvent>(store, eventPartition(id), EVENT)
  return kept && { ...kept, value: nowadays(kept.value) }
}

/** As events were kept before points of a final could be corrected: who won was said, once it was closed. */
type WonEvent = Omit<EventRecord, 'finalClosed'> & { winner: string | null }
function nowadays(kept: EventRecord | WonEvent): EventRecord {
  // No site could show an event before that was a setting.
  const event = { ...kept, embedOn: kept.embedOn ?? [] }
  if (!('winner' in event)) return event
  const { winner, ...rest } = event
  return { ...rest, finalClosed: winner !== null }
}

/** To who has no part in it an event for members is not there. */
export async function meet(service: Pick<Service, 'store'>, id: string, who: Person | null): Promise<Met | Refused> {
  const [kept, own] = await Promise.all([
    loadEvent(service, id),
    who ? read<PlayerRecord>(service.store, eventPartition(id), playerName(who.id)) : undefined,
  ])
  if (!kept) return refused('not-found')
  const event = kept.value
  const met = { kept, event, organiser: isOneOf(event.organisers, who), judge: placeAmong(event.judges, who), own }
  return event.visibility === 'public' || met.organiser || met.judge >= 0 || own ? met : refused('not-found')
}
const placeAmong = (people: EventFacts['judges'], who: Person | null): number =>
  people.findIndex(({ player }) => player === who?.id)
const isOneOf = (people: EventFacts['judges'], who: Person | null): boolean => placeAmong(people, who) >= 0

export const isOfficial = ({ organisers, judges }: EventFacts, player: string): boolean =>
  [...organisers, ...judges].some(one => one.player === player)

export const playersOf = (service: Pick<Service, 'store'>, id: string): Promise<Kept<PlayerRecord>[]> =>
  readAll<PlayerRecord>(service.store, eventPartition(id), { prefix: PLAYER_PREFIX })
export const fieldOf = async (service: Pick<Service, 'store'>, id: string): Promise<Kept<FieldRecord>> =>
  (await read<FieldRecord>(service.store, eventPartition(id), FIELD))!

/** The same key makes the same event. */
export const eventIdOf = (by: string, key: string): string => idFrom('evt', `event\n${by}\n${key}`)
/** Nobody who lacks the secret can tell from it who it is. */
export const entryOf = ({ secret }: EventRecord, player: string): string => idFrom('ent', `${secret}\nentry\n${player}`)
export const claimOf = ({ secret }: EventRecord, by: string, key: string, at: number): string =>
  `clm_${sha256(`${secret}\nclaim\n${by}\n${key}\n${at}`)}`

/** What tosses and the final are drawn from: committed to from the beginning, and told when the event is over. */
export const seedOf = ({ secret }: EventRecord): string => sha256(`${secret}\ndraws`)
export const lotOf = (event: EventRecord, entry: string): string => fingerprint(`${seedOf(event)}:toss:${entry}`)

/** Whether they have a deck for a round, or for one before it. */
export const isSealedFor = ({ sealed }: PlayerRecord, round: number): boolean =>
  Object.keys(sealed).some(at => Number(at) <= round)

/** From so many players on there is a final (TEVENT-05). */
const FINAL_FROM = 8
export const lacksFinal = ({ final }: Pick<EventRecord, 'final'>, players: number): boolean =>
  !final && players >= FINAL_FROM
/** Its preliminary rounds have been seated, and each of them is closed. */
export const isThrough = ({ seatedRounds, rounds, openRounds }: EventRecord): boolean =>
  seatedRounds === rounds && openRounds.every(round => round === FINAL_ROUND)

/** All public events, by state, the newest first: a partition of their names. */
export const LISTED = eventPartition('listed')
const LATEST = 9_999_999_999_999
export const listedPrefix = (state: EventState): string => `${state}#`
const listedName = ({ id, state, createdAt }: EventRecord): string =>
  `${listedPrefix(state)}${inOrder(LATEST - Date.parse(createdAt))}#${id}`
/** What a change of an event changes in the list, which has none that do not count. */
export function listing(before: EventRecord | undefined, after: EventRecord): DeskWrite[] {
  const named = (event: EventRecord | undefined): string | undefined =>
    event?.visibility === 'public' && !event.test ? listedName(event) : undefined
  const [was, is] = [named(before), named(after)]
  if (was === is) return []
  return [
    ...(was === undefined ? [] : [{ drop: { partition: LISTED, name: was, version: 1 } }]),
    ...(is === undefined ? [] : [made({ partition: LISTED, name: is }, { event: after.id })]),
  ]
}

export const membershipKey = (player: string, event: string): DeskKey => ({
  partition: playerPartition(player),
  name: eventName(event),
})
/** Leads a player to an event of theirs. */
export const membership = (player: string, event: string): DeskWrite => made(membershipKey(player, event), { event })
