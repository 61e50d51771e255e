import { createApp } from './app.ts'
import { behindGateway } from './behind-gateway.ts'
import { documentBeside } from './document.ts'
import { servingFrom } from './serving-from.ts'

/** The API of games, configured by the environment alone (`serving-from.ts`). */
export const handler = behindGateway(async () =>
  createApp({ ...(await servingFrom(process.env)), document: documentBeside() }),
)
