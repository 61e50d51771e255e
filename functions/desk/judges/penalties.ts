import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type { GivePenalty, Penalties, Penalty as WirePenalty } from '../../../shared/api/given-penalties.ts'
import { deviates, INFRACTIONS, proposedFor } from '../../../shared/league/infractions.ts'
import {
  escalationOf,
  isDisqualification,
  isNoted,
  LEVELS,
  reportBy,
  roundOf,
  type Moment,
} from '../../../shared/league/penalties.ts'
import { idFrom, payloadHash } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { isThrough, meet, playersOf, type Met, type PlayerRecord } from '../events/event.ts'
import { PENALTY_PREFIX, penaltiesOf, type PenaltyRecord } from '../events/penalty.ts'
import { loadRound, roundsOf } from '../events/round.ts'
import { changed, eventPartition, FINAL_ROUND, isOver, made, read, type Kept, type Named } from '../desk-items.ts'
import { once, type Decided } from '../once.ts'
import { letBack, sentAway } from './close-watching.ts'
import { ticketKey } from './ticket.ts'

const penaltyIdOf = (by: string, event: string, key: string): string =>
  idFrom('pen', `penalty\n${by}\n${event}\n${key}`)

export interface AtEvent {
  event: string
  by: Person
  key: string
}
type Given = z.output<typeof GivePenalty>

const REMOVES: readonly PenaltyRecord['infraction'][] = ['4.3', '4.5']
const ADJUSTMENT = LEVELS.indexOf('standings-adjustment')

/** Escalation is proposed and never applied: the judge says the level (TPEN-10). */
export async function givePenalty(service: Service, at: AtEvent, given: Given): Promise<Outcome> {
  const { event, by, key } = at
  const place = { partition: eventPartition(event), by: by.id, key, hash: payloadHash('give-penalty', given) }
  return once(service, place, async () => {
    const weighed = await weigh(service, at, given)
    if (isRefused(weighed)) return weighed
    const { met, one, penalty, before } = weighed
    const out = isDisqualification(penalty) && one.value.state !== 'disqualified'
    const record: PenaltyRecord = { ...penalty, ...(out && { stood: one.value.state }) }
    const { partition } = met.kept
    const writes: DeskWrite[] = [
      asRead(met.kept),
      made({ partition, name: PENALTY_PREFIX + record.id }, record),
      // Out at once, and seated no more (TPEN-07); whether the seat is emptied is a ruling on the game.
      ...(out ? [changed<PlayerRecord>(one, { ...one.value, state: 'disqualified' })] : [asRead(one)]),
      // Threats, and what is taken or broken, end with the removal from the event (TPEN-24).
      ...(isDisqualification(penalty) && REMOVES.includes(penalty.infraction)
        ? await sentAway(service, event, one.value, {
            penalty: record.id,
            judge: by.name,
            at: record.at,
            reason: record.text,
          })
        : []),
    ]
    return { status: 201, body: wirePenalty(record, one.value.name, [...before, record]), writes }
  })
}

const asRead = ({ partition, name, version }: Kept<unknown>): DeskWrite => ({ require: { partition, name, version } })

/** What is proposed for it, and what would be kept; nothing is. */
export async function tryPenalty(service: Service, at: AtEvent, given: Given): Promise<Outcome> {
  const weighed = await weigh(service, at, given)
  if (isRefused(weighed)) return weighed
  const { one, penalty, before } = weighed
  const tried = { ...penalty, id: '' }
  const body = JSON.stringify(wirePenalty(tried, one.value.name, [...before, tried]))
  return { status: 200, body, replayed: false }
}

interface Weighed {
  met: Met
  one: Kept<PlayerRecord>
  penalty: PenaltyRecord
  /** All that were given before. */
  before: PenaltyRecord[]
}
async function weigh(service: Service, { event: id, by, key }: AtEvent, given: Given): Promise<Weighed | Refused> {
  const met = await judging(service, id, by)
  if (isRefused(met)) return met
  if (isOver(met.event)) return refused('event-state', { ruleRef: 'TPEN-16', detail: 'The event is over' })
  const one = (await playersOf(service, id)).find(({ value }) => value.entry === given.player)
  if (!one) return refused('invalid-request', { errors: [{ path: 'player', code: 'unknown' }] })
  if (one.value.player === by.id) return refused('conflict-of-interest')
  const { infraction, level, ticket, intentional, suspension } = given
  const astrayOf = (['intentional', 'suspension'] as const).filter(box => given[box] && !isDisqualification(given))
  if (astrayOf.length > 0)
    return refused('invalid-request', {
      ruleRef: 'TPEN-17',
      errors: astrayOf.map(path => ({ path, code: 'not-disqualified' })),
    })
  if (ticket !== undefined && !(await service.store.deskItem(ticketKey(id, ticket))))
    return refused('invalid-request', { errors: [{ path: 'ticket', code: 'unknown' }] })
  const before = (await penaltiesOf(service, id)).map(({ value }) => value)
  const earlier = before.flatMap(one =>
    one.player === given.player && one.infraction === infraction && !one.lifted && !isNoted(one, before)
      ? [one.level]
      : [],
  )
  const next = proposedFor(infraction, earlier)
  const astray = deviates(infraction, level, next)
  const head = headFor(met, one.value.player)
  if (head.player !== by.id && LEVELS.indexOf(level) >= ADJUSTMENT)
    return refused('forbidden', { ruleRef: 'TPEN-14', detail: `This is for ${head.name} to give` })
  if (head.player !== by.id && astray)
    return refused('forbidden', { ruleRef: 'TJUDGE-17', detail: `To depart from the guide is for ${head.name}` })
  const round = given.round ?? roundOf(await momentOf(service, met, given.player))
  const { seatedRounds, rounds } = met.event
  if (round !== FINAL_ROUND ? round > rounds : seatedRounds < rounds)
    return refused('invalid-request', { errors: [{ path: 'round', code: 'unknown' }] })
  const penalty: PenaltyRecord = {
    id: penaltyIdOf(by.id, id, key),
    player: given.player,
    infraction,
    level,
    proposed: next,
    deviates: astray,
    round,
    text: given.text,
    by: { player: by.id, name: by.name },
    at: service.clock(),
    ...(ticket !== undefined && { ticket }),
    ...(intentional && { intentional }),
    ...(suspension && { suspension }),
  }
  return { met, one, penalty, before }
}

/** Nobody decides on themselves: then the next in order does. */
const headFor = ({ event }: Met, player: string): Named => event.judges.find(one => one.player !== player)!

async function judging(service: Service, id: string, by: Person): Promise<Met | Refused> {
  const met = await meet(service, id, by)
  if (isRefused(met) || met.judge >= 0) return met
  return refused('forbidden', { detail: 'Only a judge of the event may' })
}

/** When in the event somebody is given it, for the game that it falls on (TPEN-04 to TPEN-06). */
async function momentOf(service: Service, { event }: Met, entry: string): Promise<Moment> {
  const last = event.seatedRounds
  const sits = (tables: { players: string[] }[]): boolean => tables.some(({ players }) => players.includes(entry))
  const final = await loadRound(service, event.id, FINAL_ROUND)
  if (final) return { final: true, finalist: sits(final.value.tables), last }
  const open = (await roundsOf(service, event.id)).find(
    ({ value: { round, tables } }) => event.openRounds.includes(round) && sits(tables),
  )
  if (open) return { during: open.value.round }
  return isThrough(event) || last === event.rounds ? { afterLast: last } : { before: last + 1 }
}

/** It stays with the time, the name and the reason (TJUDGE-19), and counts no more. */
export async function liftPenalty(service: Service, at: AtEvent, id: string, reason: string): Promise<Outcome> {
  const { event, by, key } = at
  const place = { partition: eventPartition(event), by: by.id, key, hash: payloadHash('lift-penalty', { id, reason }) }
  return once(service, place, async (): Promise<Decided | Refused> => {
    const met = await judging(service, event, by)
    if (isRefused(met)) return met
    const kept = await read<PenaltyRecord>(service.store, place.partition, PENALTY_PREFIX + id)
    if (!kept) return refused('not-found')
    const penalty = kept.value
    const one = (await playersOf(service, event)).find(({ value }) => value.entry === penalty.player)
    if (one?.value.player === by.id) return refused('conflict-of-interest')
    const head = headFor(met, one?.value.player ?? '')
    if (head.player !== by.id && penalty.by.player !== by.id)
      return refused('forbidden', { ruleRef: 'TPEN-14', detail: `This is for ${head.name} to lift` })
    if (penalty.lifted || isOver(met.event)) return refused('event-state', { detail: 'There is nothing to be lifted' })
    const lifted: PenaltyRecord = {
      ...penalty,
      lifted: { by: { player: by.id, name: by.name }, at: service.clock(), reason },
    }
    const others = (await penaltiesOf(service, event)).filter(
      ({ value }) => value.player === penalty.player && value.id !== id && isDisqualification(value),
    )
    // Out as long as one of them stands; back where they stood before the first of those.
    const back = isDisqualification(penalty) && others.every(({ value }) => value.lifted)
    const stood = [penalty, ...others.map(({ value }) => value).toReversed()].find(given => given.stood)?.stood
    const writes: DeskWrite[] = [
      asRead(met.kept),
      ...others.map(asRead),
      changed(kept, lifted),
      ...(await letBack(service, event, id)),
      ...(back && one && stood && one.value.state === 'disqualified'
        ? [changed<PlayerRecord>(one, { ...one.value, state: stood })]
        : []),
    ]
    return { status: 200, body: wirePenalty(lifted, one?.value.name ?? '', []), writes }
  })
}

/** All for those who hold or judge the event; for a player their own (TPEN-01). */
export async function penaltiesFor(
  service: Service,
  event: string,
  who: Person,
): Promise<z.infer<typeof Penalties> | Refused> {
  const met = await meet(service, event, who)
  if (isRefused(met)) return met
  const official = met.organiser || met.judge >= 0
  const names = new Map((await playersOf(service, event)).map(({ value }) => [value.entry, value.name]))
  const kept = (await penaltiesOf(service, event)).map(({ value }) => value)
  const known = kept.filter(({ player }) => official || player === met.own?.value.entry)
  return { penalties: known.map(one => wirePenalty(one, names.get(one.player) ?? '', kept)) }
}

const wirePenalty = (
  penalty: PenaltyRecord,
  name: string,
  given: readonly PenaltyRecord[],
): z.infer<typeof WirePenalty> => ({
  ...plainly(penalty),
  name,
  infractionName: INFRACTIONS[penalty.infraction].name,
  judge: penalty.by.name,
  ticket: penalty.ticket ?? null,
  noted: isNoted(penalty, given),
  escalation: escalationOf(penalty),
  reportBy: reportBy(penalty),
  lifted: penalty.lifted
    ? { judge: penalty.lifted.by.name, at: penalty.lifted.at, reason: penalty.lifted.reason }
    : null,
})
const plainly = ({ id, player, infraction, level, proposed, deviates, round, text, at }: PenaltyRecord) => ({
  id,
  player,
  infraction,
  level,
  proposed,
  deviates,
  round,
  text,
  at,
})
