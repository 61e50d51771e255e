import type * as z from 'zod'
import type { OperationId, Route, Routes } from '../../shared/api/routes.ts'
import { isRefused, type Refused } from '../games/refused.ts'
import type { Outcome, Service } from '../games/service.ts'
import type { LanguageCode } from '../../shared/text/languages.ts'
import type { Identity } from './auth.ts'

type Parsed<R, K extends 'params' | 'query' | 'body'> = R extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

/** A request that has passed everything the route table asks of it. */
export interface Call<K extends OperationId = OperationId> {
  params: Parsed<Routes[K], 'params'>
  query: Parsed<Routes[K], 'query'>
  body: Parsed<Routes[K], 'body'>
  who: Routes[K] extends { access: 'public' }
    ? null
    : Routes[K] extends { access: 'anyone' }
      ? Identity | null
      : Identity
  /** The Idempotency-Key; made up for this request where it is optional and absent. */
  key: string
  /** The path, without the query, and the language: what an ETag is of. */
  resource: string
  ifMatch: string | undefined
  /** Whether the other media type that the route has was asked for. */
  inOtherMedia: boolean
  /** What to speak: of the languages there are, the one the caller likes best. */
  language: LanguageCode
}

/** What a handler answers. The body is made only if it is sent: a 304 costs no rendering. */
export type Sent = (
  | { status: 200 | 201; body: (() => object | Promise<object>) | string }
  | { status: 204 | 304; body: null }
) & { etag?: string; headers?: Record<string, string>; inOtherMedia?: true }

export type Handler<K extends OperationId> = (service: Service, call: Call<K>) => Promise<Sent | Refused>
export type Handlers<K extends OperationId = OperationId> = { [P in K]: Handler<P> }

/** A reply that is kept is sent as it was saved, to the byte. */
export function sent(outcome: Outcome): Sent | Refused {
  if (isRefused(outcome)) return outcome
  const { status, body, replayed } = outcome
  return { status: status === 201 ? 201 : 200, body, ...(replayed && { headers: { 'Idempotency-Replayed': 'true' } }) }
}

/** What answers these routes is loaded with the first request for one of them: a start need not wait for it. */
export function loaded<K extends OperationId>(
  routes: Record<K, Route>,
  load: () => Promise<Handlers<K>>,
): Partial<Handlers> {
  const ids = Object.keys(routes) as K[]
  const answering = ids.map((id): [K, Handler<K>] => [id, async (service, call) => (await load())[id](service, call)])
  return Object.fromEntries(answering) as Partial<Handlers>
}
