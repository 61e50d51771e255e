import written from './examples.json' with { type: 'json' }
import type { OperationId } from './routes.ts'

/** A request of a route and what the service answered to it; only the OpenAPI document loads them. */
export interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  reply?: unknown
  status: number
}
export type Examples = Partial<Record<OperationId, Example>>

/** Written by `npx tsx test/http/examples.ts`. */
export const examples: Examples = written
