import type * as z from 'zod'
import type { AddPlayers, Register, TakePlace } from '../../../shared/api/entries.ts'
import { payloadHash, sha256 } from '../../games/hash.ts'
import { isLeague, type Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { telling } from '../feed/telling.ts'
import { changed, eventPartition, isOver, made, playerName, type Kept } from '../desk-items.ts'
import { once, type Decided } from '../once.ts'
import {
  claimOf,
  entryOf,
  fieldOf,
  isOfficial,
  lacksFinal,
  loadEvent,
  meet,
  membership,
  membershipKey,
  playersOf,
  type EventRecord,
  type FieldRecord,
  type Met,
  type PlayerRecord,
} from './event.ts'
import { organise } from './holding.ts'
import { wireEntry } from './event-view.ts'

export interface EventCommand {
  event: string
  by: Person
  key: string
}

/** The first round that whoever comes now can be seated in (TDROP-07); undefined: none is left. */
function nextRoundOf({ seatedRounds, checkIn, rounds, state }: EventRecord): number | undefined {
  if (state !== 'registration' && state !== 'playing') return undefined
  const round = seatedRounds + (checkIn ? 2 : 1)
  return round <= rounds ? round : undefined
}

/** Why a number does not let its holder in; undefined where it does. */
function barred(
  { invited, suspended, startsAt }: EventRecord,
  veknId: string | null,
  now: string,
): Refused | undefined {
  if (invited && (veknId === null || !invited.includes(veknId)))
    return refused('forbidden', { ruleRef: 'TEVENT-11', detail: 'The event is for those who are invited' })
  const ends = suspended.find(one => one.veknId === veknId)?.until
  if (ends !== undefined && ends > (now > startsAt ? now : startsAt))
    return refused('forbidden', { ruleRef: 'TEVENT-02', detail: `Suspended until ${ends}` })
  return undefined
}

interface Entering {
  by: Person
  veknId: string | null
  from: number
  /** The one they take up, of those that are kept. */
  place?: FieldRecord['places'][number]
}

/** A person who signs in for themselves; what stands against it, or their entry. */
async function entered(
  service: Service,
  event: EventRecord,
  field: FieldRecord,
  own: Kept<PlayerRecord> | undefined,
  { by, veknId: given, from, place }: Entering,
): Promise<PlayerRecord | Refused> {
  if (isLeague(by.id)) return refused('forbidden', { ruleRef: 'TSEAT-09', detail: 'A person enters, and no program' })
  if (isOfficial(event, by.id) && !event.multiJudge) return refused('is-official', { ruleRef: 'TEVENT-01' })
  if (own?.value.state === 'in') return refused('seat-taken')
  if (own?.value.state === 'disqualified')
    return refused('event-state', { ruleRef: 'TDROP-09', detail: 'Whoever was disqualified does not return' })
  const veknId = given ?? own?.value.veknId ?? null
  const bar = barred(event, veknId, service.clock())
  if (bar) return bar
  const entry = own?.value.entry ?? entryOf(event, by.id)
  const taken = numberTaken(field, veknId, entry, place)
  if (taken)
    return refused('invalid-request', {
      ruleRef: 'TEVENT-03',
      errors: [{ path: 'veknId', code: 'number-taken', message: taken }],
    })
  const grown = await tooMany(service, event)
  if (grown) return grown
  return {
    player: by.id,
    name: by.name,
    entry,
    veknId,
    state: 'in',
    from,
    sealed: own?.value.sealed ?? {},
    lost: own?.value.lost ?? [],
  }
}

/** A number is one player's, or kept for one, however they enter. */
function numberTaken(
  { numbers, places }: FieldRecord,
  veknId: string | null,
  entry: string,
  place: Entering['place'],
): string | undefined {
  if (veknId === null) return undefined
  if ((numbers[veknId] ?? entry) !== entry) return 'This number is in the event'
  return places.some(one => one !== place && one.veknId === veknId && one.taken === null)
    ? 'A place is kept for this number'
    : undefined
}

/** A sanctioned event without a final stays below eight players, once it has begun (TEVENT-05). */
async function tooMany(service: Service, event: EventRecord): Promise<Refused | undefined> {
  if (!event.sanctioned || event.seatedRounds === 0) return undefined
  const players = (await playersOf(service, event.id)).filter(({ value }) => value.state === 'in').length
  return lacksFinal(event, players + 1)
    ? refused('event-state', { ruleRef: 'TEVENT-05', detail: 'With eight players it would need a final' })
    : undefined
}

/** The entry with all that it changes. The event is required as it was read: nobody slips in behind a closed check-in. */
function writesOf(
  { kept, own }: Pick<Met, 'kept' | 'own'>,
  field: Kept<FieldRecord>,
  one: PlayerRecord,
  isMember: boolean,
  places = field.value.places,
): DeskWrite[] {
  const { partition } = kept
  const numbers = { ...field.value.numbers, ...(one.veknId !== null && { [one.veknId]: one.entry }) }
  return [
    { require: { partition, name: kept.name, version: kept.version } },
    changed(field, { places, numbers }),
    own ? changed(own, one) : made({ partition, name: playerName(one.player) }, one),
    ...(isMember ? [] : [membership(one.player, kept.value.id)]),
  ]
}
const isMember = async ({ store }: Service, player: string, event: string): Promise<boolean> =>
  (await store.deskItem(membershipKey(player, event))) !== undefined

export function register(
  service: Service,
  { event: id, by, key }: EventCommand,
  { veknId: given }: z.output<typeof Register>,
): Promise<Outcome> {
  const veknId = given ?? null
  const command = { partition: eventPartition(id), by: by.id, key, hash: payloadHash('register', veknId) }
  return once(service, command, async (): Promise<Decided | Refused> => {
    const met = await meet(service, id, by)
    if (isRefused(met)) return met
    const { event, own } = met
    const from = nextRoundOf(event)
    if (event.state !== 'registration' || from === undefined)
      return refused('event-state', { ruleRef: 'TDROP-07', detail: 'Registration is not open' })
    const field = await fieldOf(service, id)
    const one = await entered(service, event, field.value, own, { by, veknId, from })
    if (isRefused(one)) return one
    return {
      status: 201,
      body: wireEntry(one, { organiser: met.organiser, own: { ...met.kept, value: one } }),
      writes: [...writesOf(met, field, one, await isMember(service, by.id, id)), ...toldOf(service, met.event, one)],
    }
  })
}

/** As many as an event has room for, places that are kept among them. */
const MOST_PLACES = 1000

/** Places for people, each with what it is taken up by. Nobody is seated who has not taken up theirs (TSEAT-09). */
export function addPlayers(
  service: Service,
  command: EventCommand,
  { players: wanted }: z.output<typeof AddPlayers>,
): Promise<Outcome> {
  const { event: id, by, key } = command
  return organise(service, { ...command, hash: payloadHash('add-players', wanted) }, async met => {
    const { event, kept } = met
    if (nextRoundOf(event) === undefined) return refused('event-state', { detail: 'Nobody can join any more' })
    const grown = await tooMany(service, event)
    if (grown) return grown
    const [field, players] = await Promise.all([fieldOf(service, id), playersOf(service, id)])
    const { places } = field.value
    if (places.length + wanted.length > MOST_PLACES)
      return refused('invalid-request', { errors: [{ path: 'players', code: 'too_big', message: 'Too many places' }] })
    const playing = new Set(players.flatMap(({ value }) => (value.state === 'dropped' ? [] : (value.veknId ?? []))))
    const keptFor = new Set(places.flatMap(({ veknId, taken }) => (taken === null ? (veknId ?? []) : [])))
    const faults = wanted.flatMap(({ veknId }, at) => {
      const code =
        veknId === undefined
          ? event.invited && 'not-invited'
          : playing.has(veknId) || keptFor.has(veknId)
            ? 'number-taken'
            : wanted.findIndex(one => one.veknId === veknId) < at
              ? 'number-twice'
              : barred(event, veknId, service.clock()) && 'barred'
      return code ? [{ path: `players.${at}.veknId`, code }] : []
    })
    if (faults.length > 0) return refused('invalid-request', { errors: faults })
    const added = wanted.map(({ name, veknId = null }, at) => ({ name, veknId, claim: claimOf(event, by.id, key, at) }))
    const more = added.map(({ name, veknId, claim }) => ({ hash: sha256(claim), name, veknId, taken: null }))
    return {
      status: 201,
      body: { places: added },
      writes: [
        { require: { partition: kept.partition, name: kept.name, version: kept.version } },
        changed(field, { ...field.value, places: [...places, ...more] }),
      ],
    }
  })
}

export function takePlace(
  service: Service,
  { event: id, by, key }: EventCommand,
  { claim, veknId: given }: z.output<typeof TakePlace>,
): Promise<Outcome> {
  const hash = payloadHash('take-place', { claim: sha256(claim), given })
  return once(service, { partition: eventPartition(id), by: by.id, key, hash }, async () => {
    // Whoever has the claim may know of the event, also where it is for members.
    const kept = await loadEvent(service, id)
    const field = kept && (await fieldOf(service, id))
    const place = field?.value.places.find(one => one.hash === sha256(claim))
    if (!kept || !field || !place) return refused('not-found')
    const event = kept.value
    const own = (await playersOf(service, id)).find(({ value }) => value.player === by.id)
    if (place.taken !== null) return place.taken === own?.value.entry ? refused('seat-taken') : refused('not-found')
    const from = nextRoundOf(event)
    if (isOver(event) || from === undefined)
      return refused('event-state', { ruleRef: 'TDROP-07', detail: 'Nobody can join any more' })
    const others = [given, own?.value.veknId].filter(number => number !== undefined && number !== null)
    if (place.veknId !== null && others.some(number => number !== place.veknId))
      return refused('forbidden', { ruleRef: 'TEVENT-11', detail: 'The place is kept for another number' })
    const one = await entered(service, event, field.value, own, {
      by,
      veknId: place.veknId ?? given ?? null,
      from,
      place,
    })
    if (isRefused(one)) return one
    const places = field.value.places.map(each => (each === place ? { ...each, taken: one.entry } : each))
    return {
      status: 201,
      body: wireEntry(one, { organiser: false, own: { ...kept, value: one } }),
      writes: [
        ...writesOf({ kept, own }, field, one, await isMember(service, by.id, id), places),
        ...toldOf(service, kept.value, one),
      ],
    }
  })
}

/** Who has entered, or left, as their league is told of it. */
export const toldOf = (service: Service, event: EventRecord, { entry, name, state }: PlayerRecord): DeskWrite[] =>
  telling(service, event, 'event.registration', `${entry} ${state} ${service.clock()}`, { player: entry, name, state })
