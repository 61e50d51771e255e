import { isRefused } from '../../games/refused.ts'
import { sent, type Handlers } from '../../http/handler.ts'
import { leaveQueue, queuePlace, waitForSeat } from '../queue/waiting.ts'

export const queueHandlers: Handlers<'waitForSeat' | 'queuePlace' | 'leaveQueue'> = {
  waitForSeat: async (service, { who, key, body }) => sent(await waitForSeat(service, who, key, body)),

  queuePlace: async (service, { who }) => {
    const place = await queuePlace(service, who)
    return { status: 200, body: () => place }
  },

  leaveQueue: async (service, { who }) => {
    const outcome = await leaveQueue(service, who.id)
    return isRefused(outcome) ? outcome : { status: 204, body: null }
  },
}
