import { handle } from 'hono/aws-lambda'
import { withCards } from '../games/cards.ts'
import { compressed } from '../http/compressed.ts'
import { servingFrom } from '../http/serving-from.ts'
import { createDesk } from './app.ts'
import { signerFrom } from './results/open-signer.ts'

/** The desk behind API Gateway (payload 2.0) and, called on a schedule, what is due of it. Configured as `http` is. */
type ApiHandler = ReturnType<typeof handle>
type ApiEvent = Parameters<ApiHandler>[0]

interface Desk {
  answer: ApiHandler
  sweep: () => Promise<void>
}

let ready: Promise<Desk> | undefined

export const handler = async (event: ApiEvent | { requestContext?: undefined }, context: never): Promise<unknown> => {
  ready ??= open(process.env)
  const desk = await ready.catch((failure: unknown) => {
    ready = undefined
    throw failure
  })
  if (!isRequest(event)) return desk.sweep()
  return compressed(await desk.answer(event, context), String(event.headers?.['accept-encoding'] ?? ''))
}

const isRequest = (event: ApiEvent | { requestContext?: undefined }): event is ApiEvent =>
  event.requestContext !== undefined

async function open(env: Record<string, string | undefined>): Promise<Desk> {
  const options = { ...(await servingFrom(env)), signer: await signerFrom(env) }
  const swept = { ...options, store: withCards(options.store) }
  return {
    answer: handle(createDesk(options)),
    // Loaded with the first sweep.
    sweep: async () => (await import('./sweep-desk.ts')).sweepDesk(swept, options.log),
  }
}
