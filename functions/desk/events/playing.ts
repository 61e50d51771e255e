import { payloadHash } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { changed, dueSoon, FINAL_ROUND, isOver, type Kept } from '../desk-items.ts'
import { telling } from '../feed/telling.ts'
import { requestOf } from '../once.ts'
import type { EventCommand } from './admission.ts'
import { finishDealing, tablesIn } from './dealing.ts'
import { playersOf, type EventRecord } from './event.ts'
import { eventWrites, organise } from './holding.ts'
import { outcomesOf } from './outcomes.ts'
import { loadRound, NO_OUTCOMES, playersIn, wireRound, type RoundRecord } from './round.ts'

export function dealRound(service: Service, command: EventCommand & { round: number }): Promise<Outcome> {
  const { event: id, by, key, round: number } = command
  const hash = payloadHash('deal-round', number)
  const request = requestOf({ by: by.id, key, hash })
  return organise(service, { ...command, hash }, async met => {
    const { event } = met
    const kept = await loadRound(service, id, number)
    if (!kept) return refused('not-found')
    const { state } = kept.value
    const answer = async (round: RoundRecord) =>
      wireRound(event, round, playersIn(await playersOf(service, id)), NO_OUTCOMES)
    if (state === 'dealt' && kept.value.begunBy === request)
      return { status: 200, body: await answer(kept.value), writes: [] }
    if (isOver(event) || (state !== 'seated' && state !== 'dealing'))
      return refused('event-state', { detail: 'There is nothing to be dealt' })
    const begun = state === 'seated' ? await beginDealing(service, event, kept, request) : kept
    if (begun === 'conflict' || isRefused(begun)) return begun
    const dealt = await finishDealing(service, event, begun)
    if (isRefused(dealt)) return dealt
    return { status: 200, body: await answer(dealt), writes: [changed(begun, dealt)] }
  })
}

/** From here on whoever comes deals the same. */
async function beginDealing(
  service: Service,
  event: EventRecord,
  kept: Kept<RoundRecord>,
  begunBy: string,
): Promise<Kept<RoundRecord> | Refused | 'conflict'> {
  const known = playersIn(await playersOf(service, event.id))
  const tables = await tablesIn(service, event, kept.value, known)
  if (isRefused(tables)) return tables
  const left = kept.value.tables.flatMap(({ players }) =>
    players.flatMap(player => (known.get(player)?.state === 'in' ? [] : (known.get(player)?.name ?? []))),
  )
  if (left.length > 0)
    return refused('event-state', { ruleRef: 'TDROP-04', detail: `Seat anew the tables of ${left.join(', ')}` })
  const next: RoundRecord = { ...kept.value, state: 'dealing', begunBy }
  const write = changed(kept, next, dueSoon(service))
  return (await service.store.saveDesk([write])) === 'conflict'
    ? 'conflict'
    : { ...kept, version: kept.version + 1, value: next }
}
/** The results of a round are taken over, and nothing of it is open any more. */
export function closeRound(service: Service, command: EventCommand & { round: number }): Promise<Outcome> {
  const { event: id, round: number } = command
  return organise(service, { ...command, hash: payloadHash('close-round', number) }, async met => {
    const { event } = met
    const kept = await loadRound(service, id, number)
    if (!kept) return refused('not-found')
    if (isOver(event) || kept.value.state === 'closed')
      return refused('event-state', { detail: 'There is nothing to be closed' })
    const outcomes = await outcomesOf(service, event, [kept.value])
    const open = kept.value.tables.flatMap((_, at) => (outcomes(number, at) ? [] : [at + 1]))
    if (open.length > 0 || kept.value.state !== 'dealt')
      return refused('round-open', { ruleRef: 'TFINAL-01', detail: `Tables without a result: ${open.join(', ')}` })
    const tables = kept.value.tables.map((table, at) => ({ ...table, victoryPoints: [...outcomes(number, at)!] }))
    const closed: RoundRecord = { ...kept.value, tables, state: 'closed', closedAt: service.clock() }
    const finalClosed = event.finalClosed || number === FINAL_ROUND
    const next = { ...event, finalClosed, openRounds: event.openRounds.filter(one => one !== number) }
    const known = playersIn(await playersOf(service, id))
    return {
      status: 200,
      body: wireRound(event, closed, known, outcomes),
      writes: [
        ...eventWrites(met, next),
        changed(kept, closed),
        ...telling(service, event, 'round.closed', String(number), { round: number }),
      ],
    }
  })
}
