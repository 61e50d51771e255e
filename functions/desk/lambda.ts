import { withCards } from '../games/cards.ts'
import { behindGateway, madeOnce, type ApiHandler } from '../http/behind-gateway.ts'
import { servingFrom } from '../http/serving-from.ts'
import { createDesk } from './app.ts'
import { signerFrom } from './results/open-signer.ts'

/** The desk behind the gateway and, called on a schedule, what is due of it. Configured as `http` is. */
type ApiEvent = Parameters<ApiHandler>[0]

const configured = madeOnce(async () => ({
  ...(await servingFrom(process.env)),
  signer: await signerFrom(process.env),
}))
const answer = behindGateway(async () => createDesk(await configured()))

export const handler = async (event: ApiEvent | { requestContext?: undefined }, context: never): Promise<unknown> =>
  isRequest(event) ? answer(event, context) : sweep()

const isRequest = (event: ApiEvent | { requestContext?: undefined }): event is ApiEvent =>
  event.requestContext !== undefined

async function sweep(): Promise<void> {
  const options = await configured()
  // Loaded with the first sweep.
  const [{ sweepDesk }, { outageFrom }] = await Promise.all([import('./sweep-desk.ts'), import('../games/outages.ts')])
  const swept = { ...options, store: withCards(options.store), outageFromMs: outageFrom(process.env) }
  return sweepDesk(swept, options.log)
}
