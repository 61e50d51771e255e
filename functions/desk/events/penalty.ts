import type { Paragraph } from '../../../shared/league/infractions.ts'
import { isNoted, type Level } from '../../../shared/league/penalties.ts'
import type { Service } from '../../games/service.ts'
import { eventPartition, readAll, type Kept, type Named } from '../desk-items.ts'
import type { PlayerRecord } from './event.ts'

/** The item PENALTY#<id>. It is never taken away: one that is lifted says so (TJUDGE-19). */
export interface PenaltyRecord {
  id: string
  /** By the entry. */
  player: string
  infraction: Paragraph
  level: Level
  proposed: Level
  deviates: boolean
  round: number
  text: string
  by: Named
  at: string
  ticket?: string
  intentional?: true
  suspension?: true
  /** Where the player stood before a disqualification. */
  stood?: PlayerRecord['state']
  lifted?: { by: Named; at: string; reason: string }
}
export const PENALTY_PREFIX = 'PENALTY#'

/** All that were ever given, the first first. */
export async function penaltiesOf({ store }: Pick<Service, 'store'>, event: string): Promise<Kept<PenaltyRecord>[]> {
  const kept = await readAll<PenaltyRecord>(store, eventPartition(event), { prefix: PENALTY_PREFIX })
  return kept.toSorted((a, b) => (a.value.at < b.value.at ? -1 : a.value.at > b.value.at ? 1 : 0))
}

/** What counts of them: those that nobody has lifted, and of one call the gravest. */
export async function standingPenalties(service: Pick<Service, 'store'>, event: string): Promise<PenaltyRecord[]> {
  const given = (await penaltiesOf(service, event)).map(({ value }) => value)
  return given.filter(one => !one.lifted && !isNoted(one, given))
}
