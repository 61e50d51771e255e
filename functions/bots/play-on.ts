import { answerOverdue } from '../games/due.ts'
import type { Service } from '../games/service.ts'
import { kindOf, type Log } from '../logging/log.ts'
import { snapshotBy, writtenBy, type BatchResponse, type StreamRecord } from '../store/stream.ts'

/**
 * Commands in one game in one call. Each of them is an event that brings the next call about, so a game whose bots have
 * more to do goes on there, and none keeps the others waiting.
 */
const MOST_COMMANDS = 16

/**
 * Bots answer wherever an event has led to a question of theirs. What they are asked is judged by the game as it is
 * stored, so an event that comes late or twice does nothing, and of two calls at one game the slower finds it answered.
 * Snapshots come as well: where the last of a game is no event, that event is put in its place, from where the stream
 * brings it to all.
 */
export async function playOn(service: Service, log: Log, records: readonly StreamRecord[]): Promise<BatchResponse> {
  const games = new Map<string, { place: string; behind: boolean }>()
  for (const record of records) {
    const written = writtenBy(record)
    const snapshot = snapshotBy(record)
    const game = snapshot ?? (written && 'version' in written ? written.gameId : undefined)
    if (game === undefined) continue
    const place = games.get(game)?.place ?? record.dynamodb?.SequenceNumber ?? ''
    games.set(game, { place, behind: snapshot !== null })
  }
  const failed = await Promise.all(
    [...games].map(async ([gameId, { place, behind }]) => {
      const began = performance.now()
      try {
        // Its event comes behind a snapshot, or whoever wrote it has died in between.
        if (behind) await service.store.keepLast(gameId)
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
