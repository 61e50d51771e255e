import { handle } from 'hono/aws-lambda'
import { compressed } from './compressed.ts'
import type { serve } from './serving.ts'

/** A function behind API Gateway (payload 2.0). */
export type ApiHandler = ReturnType<typeof handle>

/** Made with the first call, and again where that failed. */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let ready: Promise<T> | undefined
  return () =>
    (ready ??= make().catch((failure: unknown) => {
      ready = undefined
      throw failure
    }))
}

/** Made with the first request, so that a bad configuration fails requests, visibly, and not the load of the module. */
export function behindGateway(open: () => Promise<ReturnType<typeof serve>>): ApiHandler {
  const ready = madeOnce(async () => ({ answer: handle(await open()) }))
  return async (event, context) => {
    const { answer } = await ready()
    return compressed(await answer(event, context), String(event.headers?.['accept-encoding'] ?? ''))
  }
}
