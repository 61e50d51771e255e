import { problemBody, type Problem } from '../../shared/api/problem.ts'
import type { Refused } from '../games/refused.ts'

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** A refusal as it is sent (RFC 9457). */
export const problemOf = ({ refused, members }: Refused, instance: string, traceId: string): Problem => ({
  ...problemBody(refused, instance, traceId),
  ...members,
})
