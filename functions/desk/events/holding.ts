import type * as z from 'zod'
import { policyOf } from '../../../shared/api/clocks.ts'
import type { ChangeEvent, MoveEvent, NewEvent } from '../../../shared/api/events.ts'
import { commitmentOf } from '../../../shared/league/seating/seating.ts'
import { payloadHash } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { isLeague, isTestLeague, type Person } from '../../games/player-ids.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { telling } from '../feed/telling.ts'
import {
  changed,
  EVENT,
  eventName,
  eventPartition,
  FINAL_ROUND,
  isOver,
  leaguePartition,
  made,
  type Named,
} from '../desk-items.ts'
import { once, type Decided } from '../once.ts'
import {
  eventIdOf,
  FIELD,
  isOfficial,
  isSealedFor,
  isThrough,
  listing,
  meet,
  membership,
  membershipKey,
  playersOf,
  type EventRecord,
  type FieldRecord,
  type Met,
  type PlayerRecord,
} from './event.ts'
import { wireEvent } from './event-view.ts'
import { winnerOf } from './ranking.ts'
import { trialWrites } from './trial.ts'
import { botsFor, type JoiningBot } from './bots-joining.ts'

type Fault = NonNullable<NonNullable<Refused['members']>['errors']>[number]

const SECRET_BYTES = 32
/** The Multi-Judge System has so many judges in order (TEVENT-06). */
const MULTI_JUDGES = 6
/** One deck is played throughout at these (TDECK-12). */
const SINGLE_DECK = ['grand-prix', 'national', 'continental']

/** What no sanctioned event may say, and what nobody's can mean; all of it at once. */
export function faultsOf(
  event: Pick<EventRecord, (keyof z.output<typeof NewEvent> & keyof EventRecord) | 'test'>,
): Fault[] {
  const faults: (Fault | false)[] = [
    event.decks === 'single' && event.finalDeck !== null && { path: 'finalDeck', code: 'one-deck' },
    new Set(event.judges.map(({ player }) => player)).size < event.judges.length && { path: 'judges', code: 'twice' },
    event.sanctioned && event.rounds < 2 && { path: 'rounds', code: 'too-few-rounds' },
    event.sanctioned &&
      event.decks === 'multi' &&
      SINGLE_DECK.includes(event.level) && { path: 'decks', code: 'one-deck-at-this-level' },
    event.sanctioned &&
      event.multiJudge &&
      event.level !== 'basic' && { path: 'multiJudge', code: 'not-at-this-level' },
    event.sanctioned &&
      event.multiJudge &&
      event.judges.length < MULTI_JUDGES && { path: 'judges', code: 'too-few-judges' },
    event.fillTo !== undefined && !event.test && { path: 'fillTo', code: 'test-key-only' },
  ]
  return faults.filter(fault => fault !== false)
}

export async function makeEvent(
  service: Service,
  by: Person,
  key: string,
  wanted: z.output<typeof NewEvent>,
): Promise<Outcome> {
  const id = eventIdOf(by.id, key)
  const partition = eventPartition(id)
  return once(service, { partition, by: by.id, key, hash: payloadHash('make-event', wanted) }, async () => {
    const { organisers, clock, spectators, finalHours, ...settings } = wanted
    const event: EventRecord = {
      ...settings,
      id,
      league: isLeague(by.id) ? by.id : null,
      ...(isTestLeague(by.id) && { test: true as const }),
      organisers: [{ player: by.id, name: by.name }, ...organisers.filter(({ player }) => player !== by.id)],
      finalHours: finalHours ?? settings.roundHours,
      spectators: spectators ?? { delay: null, hands: 'agreed' },
      ...(clock && { clock: policyOf(clock) }),
      state: 'announced',
      secret: Buffer.from(service.random(SECRET_BYTES)).toString('base64url'),
      checkIn: null,
      openRounds: [],
      seatedRounds: 0,
      withdrawn: [],
      finalClosed: false,
      createdAt: service.clock(),
      endedAt: null,
    }
    const faults = faultsOf(event)
    if (faults.length > 0) return refused('invalid-request', { errors: faults })
    const field: FieldRecord = { places: [], numbers: {} }
    const kept = { partition, name: EVENT, version: 1, value: event }
    const officials = new Set([...event.organisers, ...event.judges].map(({ player }) => player))
    return {
      status: 201,
      body: wireEvent({ kept, event, organiser: true, judge: judgeAt(event, by), own: undefined }, null),
      writes: [
        { put: kept },
        made({ partition, name: FIELD }, field),
        ...(event.league === null
          ? []
          : [made({ partition: leaguePartition(event.league), name: eventName(id) }, { event: id })]),
        ...[...officials].map(player => membership(player, id)),
        ...listing(undefined, event),
        ...trialWrites(event),
      ],
    }
  })
}
const judgeAt = ({ judges }: EventRecord, by: Person): number => judges.findIndex(({ player }) => player === by.id)

/** One change of an event by who organises it. */
export function organise(
  service: Service,
  { event: id, by, key, hash }: { event: string; by: Person; key: string; hash: string },
  decide: (met: Met) => Promise<Decided | Refused | 'conflict'>,
): Promise<Outcome> {
  return once(service, { partition: eventPartition(id), by: by.id, key, hash }, async () => {
    const met = await meet(service, id, by)
    if (isRefused(met)) return met
    return met.organiser ? decide(met) : refused('forbidden', { detail: 'Only its organisers may' })
  })
}

/** The next version of an event, and what it changes in the list. */
export const eventWrites = ({ kept, event }: Met, next: EventRecord): DeskWrite[] => [
  changed(kept, next),
  ...listing(event, next),
]
/** The same event, as it stands after the change. */
export const moved = (met: Met, event: EventRecord): Met => ({
  ...met,
  kept: { ...met.kept, version: met.kept.version + 1, value: event },
  event,
})

/** Since when a setting stays as it was announced. */
const FIXED_WITH_REGISTRATION = ['cards', 'decks', 'sanctioned', 'level'] as const
const FIXED_WITH_PLAY = [
  'rounds',
  'mode',
  'final',
  'finalDeck',
  'roundHours',
  'answerWithinHours',
  'clock',
  'multiJudge',
  'judgeCalls',
  'spectators',
] as const

export interface EventChange {
  event: string
  by: Person
  key: string
  isCurrent: ((version: number) => boolean) | undefined
}

export function changeEvent(
  service: Service,
  { event: id, by, key, isCurrent }: EventChange,
  wanted: z.output<typeof ChangeEvent>,
): Promise<Outcome> {
  const hash = payloadHash('change-event', wanted)
  return organise(service, { event: id, by, key, hash }, async met => {
    const { event } = met
    if (!isCurrent) return refused('precondition-required')
    if (!isCurrent(met.kept.version)) return refused('version-mismatch', { version: met.kept.version })
    if (isOver(event)) return refused('event-state', { detail: 'It is over' })
    const fixed = fixedIn(event).filter(name => name in wanted)
    if (fixed.length > 0)
      return refused('event-state', {
        detail: `Announced, and fixed now: ${fixed.join(', ')}`,
        errors: fixed.map(name => ({ path: name, code: 'fixed' })),
      })
    const next = withChanges(event, wanted, by)
    const faults = faultsOf(next)
    if (faults.length > 0) return refused('invalid-request', { errors: faults })
    if (!next.multiJudge) {
      const players = await playersOf(service, id)
      const playing = players.filter(({ value }) => value.state === 'in' && isOfficial(next, value.player))
      if (playing.length > 0)
        return refused('is-official', {
          ruleRef: 'TEVENT-01',
          detail: `In the event: ${playing.map(({ value }) => value.name).join(', ')}`,
        })
    }
    const known = new Set([...event.organisers, ...event.judges].map(({ player }) => player))
    const added = new Set(
      [...next.organisers, ...next.judges].map(({ player }) => player).filter(player => !known.has(player)),
    )
    const there = await Promise.all([...added].map(player => service.store.deskItem(membershipKey(player, id))))
    return {
      status: 200,
      body: wireEvent({ ...moved(met, next), judge: judgeAt(next, by) }, await winnerOf(service, next)),
      writes: [
        ...eventWrites(met, next),
        ...[...added].filter((_, at) => !there[at]).map(player => membership(player, id)),
      ],
    }
  })
}

/** Once the final is open its limit stays too (TTIME-02). */
function fixedIn(event: EventRecord): string[] {
  const begun = event.seatedRounds > 0 || event.checkIn !== null
  return [
    ...(event.state === 'announced' ? [] : FIXED_WITH_REGISTRATION),
    ...(begun ? FIXED_WITH_PLAY : []),
    ...(event.openRounds.includes(FINAL_ROUND) ? ['finalHours'] : []),
  ]
}

function withChanges(
  event: EventRecord,
  { clock, organisers, ...wanted }: z.output<typeof ChangeEvent>,
  by: Person,
): EventRecord {
  const { clock: before, ...rest } = event
  const policy = clock === undefined ? before : clock === null ? undefined : policyOf(clock)
  // Nobody gives away their own place by leaving it out.
  const holding = (list: readonly Named[]): Named[] => [
    ...event.organisers.filter(({ player }) => player === by.id),
    ...list.filter(({ player }) => player !== by.id),
  ]
  return {
    ...rest,
    ...wanted,
    ...(policy && { clock: policy }),
    ...(organisers && { organisers: holding(organisers) }),
  }
}

const SEED_BYTES = 32

export function moveEvent(
  service: Service,
  command: { event: string; by: Person; key: string },
  { to }: z.output<typeof MoveEvent>,
): Promise<Outcome> {
  return organise(service, { ...command, hash: payloadHash('move-event', to) }, async met => {
    const joining = to === 'check-in-closed' && met.event.test ? await botsFor(service, met.event) : []
    const next = await movedTo(service, met, to, joining)
    if (isRefused(next)) return next
    const ends = isOver(next) && !isOver(met.event)
    return {
      status: 200,
      body: wireEvent(moved(met, next), await winnerOf(service, next)),
      writes: [
        ...eventWrites(met, next),
        ...joining.flatMap(({ writes }) => writes),
        ...(ends ? telling(service, next, 'event.finished', next.state, { state: next.state }) : []),
      ],
    }
  })
}

async function movedTo(
  service: Service,
  { event }: Met,
  to: z.output<typeof MoveEvent>['to'],
  joining: readonly JoiningBot[],
): Promise<EventRecord | Refused> {
  const closed = (state: EventRecord['state']): EventRecord => ({
    ...event,
    state,
    checkIn: null,
    endedAt: service.clock(),
  })
  if (isOver(event)) return refused('event-state', { detail: 'It is over' })
  switch (to) {
    case 'registration':
      if (event.state !== 'announced') return refused('event-state', { detail: 'Registration has been open' })
      return { ...event, state: 'registration' }
    case 'check-in-closed': {
      const checkIn = await checkInOf(service, event, joining)
      return 'refused' in checkIn ? checkIn : { ...event, checkIn }
    }
    case 'check-in-open': {
      const { checkIn } = event
      if (!checkIn) return refused('event-state', { detail: 'Check-in is open' })
      const { round, commitment } = checkIn
      const withdrawn = [...event.withdrawn, { round, commitment, at: service.clock() }]
      return { ...event, checkIn: null, withdrawn }
    }
    case 'cancelled':
      if (event.state === 'playing') return refused('event-state', { detail: 'It is played: it can be broken off' })
      return closed('cancelled')
    case 'broken-off':
      if (event.state !== 'playing') return refused('event-state', { detail: 'It has not begun: it can be cancelled' })
      return closed('broken-off')
    case 'finished': {
      if (event.openRounds.length > 0) return refused('round-open', { detail: openNow(event) })
      if (!isThrough(event)) return refused('event-state', { detail: 'Not all its rounds have been played' })
      if (event.final && !event.finalClosed) return refused('event-state', { detail: 'Its final was not played' })
      return closed('finished')
    }
  }
}
const openNow = ({ openRounds }: EventRecord): string => `Open: ${openRounds.join(', ')}`

/** Who is to be seated next, and the commitment to the seed of their draw. */
async function checkInOf(
  service: Service,
  event: EventRecord,
  joining: readonly JoiningBot[],
): Promise<NonNullable<EventRecord['checkIn']> | Refused> {
  const { state, seatedRounds, rounds, openRounds, plan } = event
  if (state !== 'registration' && state !== 'playing')
    return refused('event-state', { detail: 'Registration is not open' })
  if (event.checkIn) return refused('event-state', { detail: 'Check-in is closed' })
  if (openRounds.length > 0) return refused('round-open', { detail: openNow(event) })
  if (seatedRounds >= rounds) return refused('event-state', { detail: 'All rounds have been seated' })
  const round = seatedRounds + 1
  const entered = [
    ...(await playersOf(service, event.id)).map(({ value }) => value),
    ...joining.map(({ player }) => player),
  ].filter(one => one.state === 'in' && one.from <= round)
  const isSealed = (one: PlayerRecord): boolean => isSealedFor(one, round)
  const players = entered
    .filter(isSealed)
    .map(({ entry }) => entry)
    .toSorted()
  const left = entered.filter(one => !isSealed(one)).map(({ entry }) => ({ player: entry, why: 'no-deck' as const }))
  const asPlanned = plan && plan.players.join() === players.join()
  const seed = asPlanned ? plan.seed : Buffer.from(service.random(SEED_BYTES)).toString('hex')
  return { round, seed, commitment: commitmentOf(seed), players, left, closedAt: service.clock() }
}
