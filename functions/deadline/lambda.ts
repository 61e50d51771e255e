import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { clockFrom } from '../clock.ts'
import { withOpenBatches } from '../desk/batches/hidden.ts'
import { withCards } from '../games/cards.ts'
import { outageFrom } from '../games/outages.ts'
import type { Service } from '../games/service.ts'
import { createLog } from '../logging/log.ts'
import { openStore, storeConfig } from '../store/open.ts'
import { sweep, type Swept } from './sweep-deadlines.ts'

const service: Service = {
  store: withCards(withOpenBatches(await openStore(storeConfig(process.env)))),
  clock: clockFrom(process.env),
  random: bytes => randomBytes(bytes),
  wait: ms => wait(ms),
  build: process.env.BUILD ?? 'unknown',
  outageFromMs: outageFrom(process.env),
}
const log = createLog()

/** Called on a schedule. What the schedule sends is not read: only the stored deadlines count. */
export const handler = (_event: unknown, context?: { awsRequestId?: string }): Promise<Swept> =>
  sweep(service, log, context?.awsRequestId)
