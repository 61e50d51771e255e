import { sweepDue } from '../games/due.ts'
import type { Service } from '../games/service.ts'
import type { Log } from '../logging/log.ts'

export interface Swept {
  games: number
  defaults: number
  failed: number
}

/**
 * Gives the published default wherever a deadline has passed. What is overdue is judged by the stored game, so a late
 * or
 * doubled call does nothing. Failures are told by throwing at the end, after every other game had its turn: the caller
 * retries.
 */
export async function sweep(service: Service, log: Log, requestId?: string): Promise<Swept> {
  const began = performance.now()
  const { games, defaults, failed } = await sweepDue(service)
  for (const gameId of failed)
    log('error', 'deadline failed', { gameId, ...(requestId === undefined ? {} : { requestId }), outcome: 'retry' })
  log(failed.length > 0 ? 'warn' : games > 0 ? 'info' : 'debug', 'deadlines swept', {
    ...(requestId === undefined ? {} : { requestId }),
    outcome: `${games} due, ${failed.length} failed`,
    count: defaults,
    ms: Math.round(performance.now() - began),
  })
  if (failed.length > 0) throw new SweepIncomplete(failed.length)
  return { games, defaults, failed: 0 }
}

export class SweepIncomplete extends Error {
  constructor(count: number) {
    super(`The deadlines of ${count} games could not be handled`)
    this.name = 'SweepIncomplete'
  }
}
