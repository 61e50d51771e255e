import { setTimeout as sleep } from 'node:timers/promises'
import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'

export type Item = Record<string, AttributeValue>

export interface Doubt {
  /** The database says that a condition did not hold. */
  refused: boolean
  /** An attempt of this call, this one or one before, may have been carried out without our hearing of it. */
  unheard: boolean
  /** The items a condition failed on, in the order of the transaction, where the database returned them. */
  items: (Item | undefined)[]
}

/** Waits before the next attempt; `attempt` counts from 1. */
export type Pause = (attempt: number) => Promise<unknown>

const ATTEMPTS = 4
/**
 * No attempt is begun later than this, so that a slow database still leaves the time for an answer: a gateway waits 30
 * seconds.
 */
const PATIENCE_MS = 10_000

/** Full jitter: writers that met once should not meet again. */
export const jitter: Pause = attempt => sleep(Math.random() * 25 * 2 ** attempt)

/**
 * Carries a conditional write to a known outcome. Whatever goes wrong, `look` first looks at what is stored: an answer
 * that got lost
 * leaves our own write behind, and the next attempt would then fail on it as if somebody else had won. Where `look`
 * cannot tell it
 * returns undefined, and the write is tried again as long as trying makes sense.
 */
export async function settle<T>(
  write: () => Promise<unknown>,
  done: T,
  look: (doubt: Doubt) => Promise<T | undefined>,
  pause: Pause,
): Promise<T> {
  let unheard: { error: unknown } | undefined
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      await write()
      return done
    } catch (error) {
      const failure = read(error)
      if (failure.kind === 'unheard') unheard ??= { error }
      const doubt: Doubt = { refused: failure.kind === 'refused', unheard: unheard !== undefined, items: failure.items }
      const outcome = await look(doubt).catch(() => undefined)
      if (outcome !== undefined) return outcome
      // The first unheard error says more than a refusal that came of it.
      if (failure.kind === 'hopeless' || attempt === ATTEMPTS || performance.now() - began > PATIENCE_MS)
        throw unheard ? unheard.error : error
      await pause(attempt)
    }
  }
}

interface Failure {
  kind: 'refused' | 'passing' | 'unheard' | 'hopeless'
  items: (Item | undefined)[]
}

const PASSING_REASONS = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'RequestLimitExceeded',
  'TransactionInProgress',
])
const PASSING_ERRORS = new Set([
  'TransactionConflictException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
])

function read(error: unknown): Failure {
  if (error instanceof ConditionalCheckFailedException) return { kind: 'refused', items: [error.Item] }
  if (error instanceof TransactionCanceledException) {
    const reasons = error.CancellationReasons ?? []
    const codes = reasons.map(reason => reason.Code ?? 'None').filter(code => code !== 'None')
    if (codes.includes('ConditionalCheckFailed')) return { kind: 'refused', items: reasons.map(reason => reason.Item) }
    return { kind: codes.every(code => PASSING_REASONS.has(code)) ? 'passing' : 'hopeless', items: [] }
  }
  if (error instanceof DynamoDBServiceException) {
    if (PASSING_ERRORS.has(error.name)) return { kind: 'passing', items: [] }
    const status = error.$metadata.httpStatusCode
    return { kind: status === undefined || status >= 500 ? 'unheard' : 'hopeless', items: [] }
  }
  // No answer of the database: a socket, a timeout, an answer that could not be read.
  return { kind: 'unheard', items: [] }
}
