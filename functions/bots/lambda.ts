import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { clockFrom } from '../clock.ts'
import { withOpenBatches } from '../desk/batches/hidden.ts'
import { withCards } from '../games/cards.ts'
import type { Service } from '../games/service.ts'
import { createLog } from '../logging/log.ts'
import { openStore, storeConfig } from '../store/open.ts'
import type { BatchResponse, StreamRecord } from '../store/stream.ts'
import { playOn } from './play-on.ts'

const service: Service = {
  store: withCards(withOpenBatches(await openStore(storeConfig(process.env)))),
  clock: clockFrom(process.env),
  random: bytes => randomBytes(bytes),
  wait: ms => wait(ms),
  build: process.env.BUILD ?? 'unknown',
}
const log = createLog()

/** Called with the events of the table's stream, `ReportBatchItemFailures` on. */
export const handler = ({ Records: records }: { Records: StreamRecord[] }): Promise<BatchResponse> =>
  playOn(service, log, records)
