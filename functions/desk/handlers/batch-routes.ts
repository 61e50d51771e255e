import { isRefused } from '../../games/refused.ts'
import { sent, type Handlers } from '../../http/handler.ts'
import { makeBatch, shownBatch, takeBack } from '../batches/made-batches.ts'

export const batchHandlers: Handlers<'makeBatch' | 'tableBatch' | 'undoBatch'> = {
  makeBatch: async (service, { who, key, body }) => sent(await makeBatch(service, who, key, body)),
  tableBatch: async (service, { who, params }) => {
    const batch = await shownBatch(service, who, params.batch)
    return isRefused(batch) ? batch : { status: 200, body: () => batch }
  },
  undoBatch: async (service, { who, params }) => {
    const batch = await takeBack(service, who, params.batch)
    return isRefused(batch) ? batch : { status: 200, body: () => batch }
  },
}
