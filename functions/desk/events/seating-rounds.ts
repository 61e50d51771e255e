import type * as z from 'zod'
import type { Reseat, SeatRound } from '../../../shared/api/event-rounds.ts'
import { seatingFaults } from '../../../shared/league/seating/given.ts'
import { scoreOf } from '../../../shared/league/seating/score.ts'
import {
  commitmentOf,
  reseated,
  seatingOf,
  unseatable,
  type Field,
  type SeatedRound,
} from '../../../shared/league/seating/seating.ts'
import { payloadHash } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { changed, isOver, made, type Kept } from '../desk-items.ts'
import type { Decided } from '../once.ts'
import { telling } from '../feed/telling.ts'
import { fieldOf, lacksFinal, playersOf, type EventRecord, type Met, type PlayerRecord } from './event.ts'
import type { EventCommand } from './admission.ts'
import { eventWrites, organise } from './holding.ts'
import {
  asSeated,
  loadRound,
  NO_OUTCOMES,
  playersIn,
  roundName,
  roundsOf,
  wireRound,
  type RoundRecord,
} from './round.ts'

const SMALLEST_TABLE = 4
/** From so many players on judges may be among them (TEVENT-06). */
const JUDGES_PLAY_FROM = 8

export function seatRound(
  service: Service,
  command: EventCommand,
  wanted: z.output<typeof SeatRound>,
): Promise<Outcome> {
  return organise(service, { ...command, hash: payloadHash('seat-round', wanted) }, async met => {
    const { event, kept } = met
    const { checkIn } = event
    if (event.openRounds.length > 0) return refused('round-open', { detail: `Open: ${event.openRounds.join(', ')}` })
    if (isOver(event) || !checkIn) return refused('event-state', { detail: 'Check-in has to be closed first' })
    const players = await playersOf(service, event.id)
    const missing = wanted.everybody && (await missingFrom(service, event, players))
    if (missing) return missing
    const there = players
      .flatMap(({ value }) => (value.state === 'in' && checkIn.players.includes(value.entry) ? [value.entry] : []))
      .toSorted()
    const unmet = unmetBy(event, there)
    if (unmet) return unmet
    const played = (await roundsOf(service, event.id)).map(({ value }) => asSeated(value))
    const field: Field = { players: there, rounds: event.rounds, played }
    const why = unseatable(field)
    if (why) return refused('seating-invalid', { ruleRef: 'TSEAT-03', reasonCode: why })
    const seated = wanted.seating ? given(event, field, wanted.seating) : drawn(event, field, checkIn)
    if (isRefused(seated)) return seated
    const records = seated.rounds.map(({ tables, paused }, at): RoundRecord => ({
      round: checkIn.round + at,
      state: 'seated',
      tables: tables.map(table => ({ players: [...table], reseats: [] })),
      sitOut: [...paused],
      score: [
        ...scoreOf(
          [...played, ...seated.rounds.slice(0, at + 1)].map(one => one.tables),
          there,
        ),
      ],
      from: seated.from,
      draw: seated.draw,
      commitment: checkIn.commitment,
      seatedAt: service.clock(),
      closedAt: null,
    }))
    const { plan: _, ...rest } = event
    const next: EventRecord = {
      ...rest,
      ...(seated.plan && { plan: seated.plan }),
      state: 'playing',
      checkIn: null,
      seatedRounds: event.seatedRounds + records.length,
      openRounds: records.map(({ round }) => round),
    }
    const known = playersIn(players)
    return {
      status: 201,
      body: { rounds: records.map(one => wireRound(event, one, known, NO_OUTCOMES)) },
      writes: [
        ...eventWrites(met, next),
        ...records.map(one => made({ partition: kept.partition, name: roundName(one.round) }, one)),
        ...records.flatMap(({ round, seatedAt }) =>
          telling(service, event, 'round.opened', `${round} ${seatedAt}`, { round }),
        ),
      ],
    }
  })
}

async function missingFrom(
  service: Service,
  event: EventRecord,
  players: readonly Kept<PlayerRecord>[],
): Promise<Refused | undefined> {
  const { places } = (await fieldOf(service, event.id)).value
  const unclaimed = places.filter(({ taken }) => taken === null).map(({ name }) => name)
  const left = new Set(event.checkIn?.left.map(({ player }) => player))
  const undecked = players.filter(({ value }) => left.has(value.entry)).map(({ value }) => value.name)
  if (unclaimed.length + undecked.length === 0) return undefined
  return refused('unclaimed', {
    ruleRef: 'TSEAT-09',
    detail: [
      ...unclaimed.map(name => `${name} has not taken up their place`),
      ...undecked.map(name => `${name} has no deck`),
    ].join('; '),
  })
}

/** What a first round needs beside players. */
function unmetBy(event: EventRecord, there: readonly string[]): Refused | undefined {
  if (event.seatedRounds > 0) return undefined
  const unmet = (ruleRef: string, detail: string): Refused => refused('event-state', { ruleRef, detail })
  if (event.decks === 'multi' && event.final && event.finalDeck === null)
    return unmet('TDECK-14', 'finalDeck must be best or free')
  if (!event.sanctioned) return undefined
  if (event.judges.length === 0) return unmet('TEVENT-12', 'At least one judge is named; the first is the head judge')
  if (lacksFinal(event, there.length)) return unmet('TEVENT-05', 'With eight players or more there is a final')
  if (event.multiJudge && there.length < JUDGES_PLAY_FROM)
    return unmet('TEVENT-06', 'Judges play where eight or more take part')
  return undefined
}

interface Seated {
  rounds: SeatedRound[]
  from: RoundRecord['from']
  draw: RoundRecord['draw']
  plan?: NonNullable<EventRecord['plan']>
}

/** All rounds to come are drawn; the coming one is played, or all of them at once. */
function drawn(
  { plan: before, mode }: EventRecord,
  field: Field,
  { seed, commitment, round }: NonNullable<EventRecord['checkIn']>,
): Seated {
  const players = [...field.players]
  const asPlanned = before?.seed === seed && before.players.join() === players.join()
  const seating = asPlanned ? undefined : seatingOf(field, seed)
  const plan = asPlanned ? before : { seed, first: round, players, rounds: [...seating!.rounds] }
  const rounds = plan.rounds.slice(round - plan.first)
  return {
    rounds: mode === 'parallel' ? rounds : rounds.slice(0, 1),
    from: plan.first === 1 ? (seating?.from ?? 'chart') : 'search',
    draw: { commitment, opening: seed, players, of: field.rounds, first: plan.first },
    plan,
  }
}

/** Every fault of what was given, with its path. */
function given(
  { mode }: EventRecord,
  field: Field,
  seating: NonNullable<z.output<typeof SeatRound>['seating']>,
): Seated | Refused {
  const due = mode === 'parallel' ? field.rounds - field.played.length : 1
  if (seating.length !== due)
    return refused('seating-invalid', {
      errors: [{ path: 'seating', code: 'rounds', message: `${due} are seated at once` }],
    })
  const rounds: SeatedRound[] = []
  const errors = seating.flatMap((tables, at) => {
    const faults = seatingFaults({ ...field, played: [...field.played, ...rounds] }, tables)
    rounds.push({ tables, paused: field.players.filter(player => !tables.flat().includes(player)) })
    return faults.map(({ path, fault, players, round }) => ({
      path: `seating.${at}${path.replaceAll(/\[(\d+)\]/g, '.$1')}`,
      code: fault,
      message: [...players, ...(round === undefined ? [] : [`round ${round}`])].join(', '),
    }))
  })
  if (errors.length === 0) return { rounds, from: 'given', draw: null }
  const ruleRef = errors.some(({ code }) => code === 'prey-twice') ? 'TSEAT-06' : 'TSEAT-02'
  return refused('seating-invalid', { ruleRef, errors })
}

/** A command about a round that is seated and not dealt. */
function withSeated(
  service: Service,
  { round, ...command }: EventCommand & { round: number; hash: string },
  decide: (met: Met, kept: Kept<RoundRecord>) => Promise<Decided | Refused>,
): Promise<Outcome> {
  return organise(service, command, async met => {
    const kept = await loadRound(service, command.event, round)
    if (!kept) return refused('not-found')
    if (kept.value.state !== 'seated' || isOver(met.event))
      return refused('event-state', { ruleRef: 'TSEAT-10', detail: 'A seating is changed before its deal alone' })
    return decide(met, kept)
  })
}

export function reseatTable(
  service: Service,
  command: EventCommand & { round: number },
  { table: number }: z.output<typeof Reseat>,
): Promise<Outcome> {
  const hash = payloadHash('reseat', [command.round, number])
  return withSeated(service, { ...command, hash }, async ({ event, kept: { partition, name, version } }, kept) => {
    const round = kept.value
    const at = number - 1
    const table = round.tables[at]
    if (!table) return refused('invalid-request', { errors: [{ path: 'table', code: 'no-such-table' }] })
    const known = playersIn(await playersOf(service, event.id))
    const staying = table.players.filter(player => known.get(player)?.state === 'in')
    if (staying.length < SMALLEST_TABLE)
      return refused('seating-invalid', {
        ruleRef: 'TDROP-04',
        detail: 'Too few are left of this table: take the seating back, and seat the round anew',
      })
    const before = (await roundsOf(service, event.id)).map(({ value }) => value).filter(one => one.round < round.round)
    const withTable = (players: readonly string[]): string[][] =>
      round.tables.map((one, i) => (i === at ? [...players] : one.players))
    const past = before.map(one => asSeated(one).tables)
    const repeats = (players: readonly string[]): number => scoreOf([...past, withTable(players)])[0]!
    const others = scoreOf([...past, withTable([])])[0]!
    const asTheyWere = staying.length < table.players.length && repeats(staying) === others
    const seed = `${round.draw?.opening ?? commitmentOf(event.secret)}:${round.round}:${number}:${table.reseats.length}`
    const players = asTheyWere
      ? staying
      : reseated([...past, withTable(staying)], { round: past.length, table: at }, seed)
    const tables = round.tables.with(at, {
      players: [...players],
      reseats: asTheyWere ? table.reseats : [...table.reseats, seed],
    })
    const next: RoundRecord = { ...round, tables }
    next.score = [...scoreOf([...past, asSeated(next).tables])]
    return {
      status: 200,
      body: wireRound(event, next, known, NO_OUTCOMES),
      writes: [{ require: { partition, name, version } }, changed(kept, next)],
    }
  })
}

/** With parallel rounds all of them, as they were seated together. */
export function withdrawRound(service: Service, command: EventCommand & { round: number }): Promise<Outcome> {
  const hash = payloadHash('withdraw-round', command.round)
  return withSeated(service, { ...command, hash }, async (met, kept) => {
    const { event } = met
    const together =
      event.mode === 'parallel'
        ? (await roundsOf(service, event.id)).filter(({ value }) => event.openRounds.includes(value.round))
        : [kept]
    if (together.some(({ value }) => value.state !== 'seated'))
      return refused('event-state', { ruleRef: 'TSEAT-10', detail: 'One of these rounds has been dealt' })
    const seatedRounds = event.seatedRounds - together.length
    const { plan: _, ...rest } = event
    const { round, commitment } = together[0]!.value
    const next: EventRecord = {
      ...rest,
      state: seatedRounds === 0 ? 'registration' : 'playing',
      seatedRounds,
      openRounds: [],
      withdrawn: [...event.withdrawn, { round, commitment, at: service.clock() }],
    }
    return {
      status: 204,
      body: null,
      writes: [
        ...eventWrites(met, next),
        ...together.map(({ partition, name, version }) => ({ drop: { partition, name, version } })),
      ],
    }
  })
}
