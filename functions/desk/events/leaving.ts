import type { Outcome, Service } from '../../games/service.ts'
import { payloadHash } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { changed, eventPartition, FINAL_ROUND, isOver, type Kept } from '../desk-items.ts'
import { once, type Decided } from '../once.ts'
import type { EventCommand } from './admission.ts'
import { toldOf } from './admission.ts'
import { meet, playersOf, type Met, type PlayerRecord } from './event.ts'
import { roundsOf, type RoundRecord } from './round.ts'
import { wireEntry } from './event-view.ts'

/**
 * Somebody leaves: before a seating they are not seated (TDROP-01), after it they have lost that round (TDROP-02),
 * unless it is not dealt yet and an official excuses it, then or when they have left.
 */
export function dropPlayer(
  service: Service,
  { event: id, by, key }: EventCommand,
  entry: string,
  excused: boolean,
): Promise<Outcome> {
  const hash = payloadHash('drop-player', { entry, excused })
  return once(
    service,
    { partition: eventPartition(id), by: by.id, key, hash },
    async (): Promise<Decided | Refused> => {
      const met = await meet(service, id, by)
      if (isRefused(met)) return met
      const one = (await playersOf(service, id)).find(({ value }) => value.entry === entry)
      if (!one) return refused('not-found')
      const open = await openRounds(service, met)
      const unfit = unfitTo(met, one.value, open, excused)
      if (unfit) return unfit
      const { lost: before } = one.value
      const isSeated = ({ tables }: RoundRecord): boolean => tables.some(({ players }) => players.includes(entry))
      const excusable = open.filter(
        ({ value }) => value.state === 'seated' && (isSeated(value) || before.includes(value.round)),
      )
      const spared = excused ? excusable.map(({ value }) => value.round) : []
      const isIn = one.value.state === 'in'
      const excusesLater = one.value.state === 'dropped' && spared.some(round => before.includes(round))
      if (isOver(met.event) || !(isIn || excusesLater))
        return refused('event-state', { detail: 'There is nothing to leave' })
      if (one.value.player !== by.id && !met.organiser && spared.length === 0)
        return refused('event-state', { ruleRef: 'TDROP-02', detail: 'There is nothing to excuse' })
      const sat = isIn ? open.flatMap(({ value }) => (isSeated(value) ? [value.round] : [])) : []
      const lost = [...new Set([...before, ...sat])].filter(round => !spared.includes(round))
      const next: PlayerRecord = { ...one.value, state: 'dropped', lost }
      const asRead = [met.kept, ...(excused ? excusable : [])]
      return {
        status: 200,
        body: wireEntry(next, met),
        writes: [
          ...asRead.map(({ partition, name, version }) => ({ require: { partition, name, version } })),
          changed(one, next),
          ...(isIn ? toldOf(service, met.event, next) : []),
        ],
      }
    },
  )
}

const openRounds = async (service: Service, { event }: Met): Promise<Kept<RoundRecord>[]> =>
  (await roundsOf(service, event.id)).filter(
    ({ value: { round } }) => event.openRounds.includes(round) && round !== FINAL_ROUND,
  )

/** Nobody excuses themselves, nor whom they play (TJUDGE-02). */
function unfitTo(
  { own, organiser, judge }: Met,
  one: PlayerRecord,
  open: readonly Kept<RoundRecord>[],
  excused: boolean,
): Refused | undefined {
  const isOwn = own?.value.entry === one.entry
  if (!excused)
    return isOwn || organiser ? undefined : refused('forbidden', { detail: 'Only its organisers let others leave' })
  if (!organiser && judge < 0) return refused('forbidden', { ruleRef: 'TDROP-02', detail: 'An official excuses it' })
  const tables = open.flatMap(({ value }) => value.tables)
  const meets = tables.some(({ players }) => own && players.includes(own.value.entry) && players.includes(one.entry))
  return isOwn || meets
    ? refused('conflict-of-interest', { ruleRef: 'TJUDGE-02', detail: 'Another official excuses it' })
    : undefined
}
