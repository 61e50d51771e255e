import { createLog } from '../logging/log.ts'
import { openStore, storeConfig } from '../store/open.ts'
import { notifyBatch, type BatchResponse, type StreamRecord } from './notify.ts'

const store = openStore(storeConfig(process.env))
const log = createLog()

/** Called with the table's stream; `ReportBatchItemFailures` must be on. */
export const handler = (event: { Records?: StreamRecord[] }): Promise<BatchResponse> => notifyBatch(store, log, event.Records ?? [])
