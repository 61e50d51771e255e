import { createLog, createMetrics } from '../logging/log.ts'
import { openStore, storeConfig } from '../store/open.ts'
import type { BatchResponse, StreamRecord } from '../store/stream.ts'
import type { Notifier } from './notifier.ts'
import { notifyBatch } from './notify.ts'
import { openNotifier } from './open-notifier.ts'
import { handleRefusals, isSns, type SnsRecord } from './refusals.ts'
import { sweepNotices, type Swept } from './sweep-notices.ts'

const log = createLog()
const measure = process.env.AWS_LAMBDA_FUNCTION_NAME ? createMetrics() : () => undefined
let ready: Promise<Notifier> | undefined

/**
 * Called with the table's stream, `ReportBatchItemFailures` on; by SNS, with what became of mails; and on a schedule
 * without records: then it sweeps behind the stream.
 */
export async function handler(event: {
  Records?: StreamRecord[] | SnsRecord[]
}): Promise<BatchResponse | Swept | undefined> {
  ready ??= openStore(storeConfig(process.env)).then(store => openNotifier(store, log, process.env))
  // A start that failed, as a parameter could not be read, is made anew.
  const notifier = await ready.catch((failure: unknown) => {
    ready = undefined
    throw failure
  })
  const { Records: records } = event
  if (records)
    return isSns(records)
      ? void (await handleRefusals(notifier, records))
      : notifyBatch(notifier, records as StreamRecord[])
  const swept = await sweepNotices(notifier)
  measure({ DeliveryAge: swept.ageMs, DeliveriesFailed: swept.failed, EventsFoundLost: swept.found })
  return swept
}
