import { handle } from 'hono/aws-lambda'
import { createApp } from './app.ts'
import { compressed } from './compressed.ts'
import { documentBeside } from './document.ts'
import { servingFrom } from './serving-from.ts'

/** The API of games behind API Gateway (payload 2.0), configured by the environment alone (`serving-from.ts`). */
type ApiHandler = ReturnType<typeof handle>

let ready: Promise<ApiHandler> | undefined

/** Made with the first request, so that a bad configuration fails requests, visibly, and not the load of the module. */
export const handler: ApiHandler = async (event, context) => {
  ready ??= open(process.env)
  const answer = await ready.catch((failure: unknown) => {
    ready = undefined
    throw failure
  })
  return compressed(await answer(event, context), String(event.headers?.['accept-encoding'] ?? ''))
}

const open = async (env: Record<string, string | undefined>): Promise<ApiHandler> =>
  handle(createApp({ ...(await servingFrom(env)), document: documentBeside() }))
