import { problems, PROBLEM_TYPE, RETRYABLE, UNCERTAIN, type Problem } from '../../shared/api/problem.ts'
import type { Refused } from '../games/service.ts'

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** A refusal as it is sent (RFC 9457). */
export function problemOf({ refused, members }: Refused, instance: string, traceId: string): Problem {
  const { status, title } = problems[refused]
  return {
    type: `${PROBLEM_TYPE}${refused}`,
    code: refused,
    title,
    status,
    ...members,
    instance,
    traceId,
    safeToRetry: RETRYABLE.has(refused),
    recorded: UNCERTAIN.has(refused) ? null : false,
  }
}
