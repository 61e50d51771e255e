import { answerOverdue } from '../games/due.ts'
import type { Service } from '../games/service.ts'
import { kindOf, type Log } from '../logging/log.ts'
import { writtenBy, type BatchResponse, type StreamRecord } from '../store/stream.ts'

/**
 * Commands in one game in one call. Each of them is an event that brings the next call about, so a game whose bots have
 * more to do goes on there, and none keeps the others waiting.
 */
const MOST_COMMANDS = 16

/**
 * Bots answer wherever an event has led to a question of theirs. What they are asked is judged by the game as it is
 * stored, so an event that comes late or twice does nothing, and of two calls at one game the slower finds it answered.
 */
export async function playOn(service: Service, log: Log, records: readonly StreamRecord[]): Promise<BatchResponse> {
  const games = new Map<string, string>()
  for (const record of records) {
    const written = writtenBy(record)
    if (written && 'version' in written && !games.has(written.gameId))
      games.set(written.gameId, record.dynamodb?.SequenceNumber ?? '')
  }
  const failed = await Promise.all(
    [...games].map(async ([gameId, place]) => {
      const began = performance.now()
      try {
        const count = await answerOverdue(service, gameId, { bots: true, most: MOST_COMMANDS })
        if (count > 0) log('info', 'bots played', { gameId, count, ms: Math.round(performance.now() - began) })
        return []
      } catch (failure) {
        log('error', 'bots failed', { gameId, error: kindOf(failure), outcome: 'retry' })
        return [{ itemIdentifier: place }]
      }
    }),
  )
  return { batchItemFailures: failed.flat() }
}
