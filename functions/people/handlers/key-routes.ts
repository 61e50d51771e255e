import { keysOf, makeKey, revokeKey } from '../../access/own-keys.ts'
import { isRefused } from '../../games/refused.ts'
import type { Handlers } from '../../http/handler.ts'

export const keyHandlers: Handlers<'makeKey' | 'listKeys' | 'revokeKey'> = {
  makeKey: async (service, { who, body, key }) => {
    const made = await makeKey(service, who, body, key)
    return isRefused(made) ? made : { status: 201, body: () => made }
  },
  listKeys: async (service, { who }) => {
    const keys = await keysOf(service, who.id)
    return { status: 200, body: () => ({ keys }) }
  },
  revokeKey: async (service, { who, params }) =>
    (await revokeKey(service, who.id, params.key)) ?? { status: 204, body: null },
}
