import { randomBytes } from 'node:crypto'
import { handle } from 'hono/aws-lambda'
import { limitsFrom } from '../access/limits.ts'
import { clockFrom } from '../clock.ts'
import { createLog } from '../logging/log.ts'
import { officialFrom } from '../games/official.ts'
import { noticesFrom } from '../games/service.ts'
import { openStore, storeConfig } from '../store/open.ts'
import { createApp } from './app.ts'
import { tokenVerifier } from './auth.ts'
import { compressed } from './compressed.ts'
import { documentBeside } from './document.ts'
import { issuersFrom } from './issuers.ts'

/**
 * The API behind API Gateway (payload 2.0). Configured by the environment alone: the store's variables
 * (`store/open.ts`),
 * TOKEN_ISSUERS (`issuers.ts`), RATE_LIMITS (`access/limits.ts`), EDGE_SECRET (`address.ts`), BUILD, CARD_LIST (`games/official.ts`) and what
 * `noticesFrom` reads
 * (`games/service.ts`).
 */
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

async function open(env: Record<string, string | undefined>): Promise<ApiHandler> {
  return handle(
    createApp({
      store: await openStore(storeConfig(env)),
      clock: clockFrom(env),
      random: randomBytes,
      build: env['BUILD'] ?? 'unknown',
      log: createLog(),
      official: officialFrom(env),
      notices: noticesFrom(env),
      // Tokens are signed by others, who have the real time.
      verify: tokenVerifier(issuersFrom(env), clockFrom({})),
      document: documentBeside(),
      limits: limitsFrom(env),
      edgeSecret: env['EDGE_SECRET'],
    }),
  )
}
