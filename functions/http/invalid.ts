import type * as z from 'zod'
import { refused, type Refused } from '../games/refused.ts'

const ERRORS_SHOWN = 10
const LONGEST = 200

/** What is wrong with a request, in the words of its schema: where, and what was expected there. */
export const invalid = (error: z.ZodError, where?: string): Refused =>
  refused('invalid-request', {
    errors: error.issues
      .flatMap(issue => told(issue, []))
      .slice(0, ERRORS_SHOWN)
      .map(({ path, code, message }) => ({
        path: where ?? path.map(String).join('.').slice(0, LONGEST),
        code,
        message: message.slice(0, LONGEST),
      })),
  })

/** One field that will not do, where no schema says so. */
export const invalidField = (path: string, code: string): Refused =>
  refused('invalid-request', { errors: [{ path, code }] })

interface Told {
  path: PropertyKey[]
  code: string
  message: string
}

/** A field that nobody knows is named; of several forms, the one is told that what was sent comes nearest to. */
function told(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Told[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ path: [...path, key], code: issue.code, message: 'There is no such field' }))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a) || a.length - b.length)[0]!
    if (depthOf(nearest) > 0) return nearest.flatMap(one => told(one, path))
  }
  return [{ path, code: issue.code, message: issue.message }]
}

const depthOf = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map(({ path, ...issue }) => path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)))
