import type { Outcome, Service } from '../../games/service.ts'
import { payloadHash } from '../../games/hash.ts'
import { isRefused, refused } from '../../games/refused.ts'
import { changed, eventPartition, FINAL_ROUND } from '../desk-items.ts'
import { once } from '../once.ts'
import type { EventCommand } from './admission.ts'
import { toldOf } from './admission.ts'
import { isOver, meet, playersOf, type PlayerRecord } from './event.ts'
import { roundsOf } from './round.ts'
import { wireEntry } from './event-view.ts'

/**
 * Somebody leaves: before a seating they are not seated (TDROP-01), after it they have lost that round (TDROP-02),
 * unless it is not dealt yet and an official excuses it.
 */
export function dropPlayer(
  service: Service,
  { event: id, by, key }: EventCommand,
  entry: string,
  excused: boolean,
): Promise<Outcome> {
  const hash = payloadHash('drop-player', { entry, excused })
  return once(service, { partition: eventPartition(id), by: by.id, key, hash }, async () => {
    const met = await meet(service, id, by)
    if (isRefused(met)) return met
    const one = (await playersOf(service, id)).find(({ value }) => value.entry === entry)
    const isOfficial = met.organiser || met.judge >= 0
    if (!one) return refused('not-found')
    if (one.value.player !== by.id && !met.organiser)
      return refused('forbidden', { detail: 'Only its organisers let others leave' })
    if (excused && !isOfficial) return refused('forbidden', { ruleRef: 'TDROP-02', detail: 'An official excuses it' })
    if (isOver(met.event) || one.value.state !== 'in')
      return refused('event-state', { detail: 'There is nothing to leave' })
    const open = (await roundsOf(service, id)).map(({ value }) => value)
    const lost = open.flatMap(({ round, state, tables }) =>
      met.event.openRounds.includes(round) &&
      round !== FINAL_ROUND &&
      !(excused && state === 'seated') &&
      tables.some(({ players }) => players.includes(entry))
        ? [round]
        : [],
    )
    const next: PlayerRecord = { ...one.value, state: 'dropped', lost: [...new Set([...one.value.lost, ...lost])] }
    const { partition, name, version } = met.kept
    return {
      status: 200,
      body: wireEntry(next, met),
      writes: [{ require: { partition, name, version } }, changed(one, next), ...toldOf(service, met.event, next)],
    }
  })
}
