import { isRefused, refused } from '../../games/refused.ts'
import { etagOf, match } from '../conditional.ts'
import type { Handlers } from '../handler.ts'

/** Loaded with the first request about orders. */
const orders = (): Promise<typeof import('../../games/orders.ts')> => import('../../games/orders.ts')

export const orderHandlers: Handlers<'orders' | 'writeOrders' | 'previewOrders'> = {
  orders: async (service, { params, who, resource, language }) => {
    const read = await (await orders()).readOrders(service, params.game, who.id, language)
    return read
      ? { status: 200, etag: etagOf(service.build, resource, `${read.seat} ${who.id}`, read.version), body: read.body }
      : refused('not-found')
  },

  writeOrders: async (service, { params, body, who, key, resource, ifMatch, language }) => {
    const etag = (version: string, seat: number): string =>
      etagOf(service.build, resource, `${seat} ${who.id}`, version)
    const read = await (
      await orders()
    ).writeOrders(service, {
      gameId: params.game,
      player: who.id,
      key,
      written: body,
      language,
      ...(ifMatch !== undefined && { isCurrent: (version, seat) => match(ifMatch, etag(version, seat)) }),
    })
    return isRefused(read) ? read : { status: 200, body: read.body, headers: { ETag: etag(read.version, read.seat) } }
  },

  previewOrders: async (service, { params, body, who, language }) => {
    const seen = await (await orders()).preview(service, params.game, who.id, body, language)
    return seen ? { status: 200, body: seen } : refused('not-found')
  },
}
