import { isRefused } from '../../games/refused.ts'
import type { Handlers } from '../handler.ts'

/** Loaded with the first request about keys: no move needs it. */
const ownKeys = (): Promise<typeof import('../../access/own-keys.ts')> => import('../../access/own-keys.ts')

export const keyHandlers: Handlers<'makeKey' | 'listKeys' | 'revokeKey'> = {
  makeKey: async (service, { who, body, key }) => {
    const made = await (await ownKeys()).makeKey(service, who, body, key)
    return isRefused(made) ? made : { status: 201, body: () => made }
  },
  listKeys: async (service, { who }) => {
    const keys = await (await ownKeys()).keysOf(service, who.id)
    return { status: 200, body: () => ({ keys }) }
  },
  revokeKey: async (service, { who, params }) => {
    return (await (await ownKeys()).revokeKey(service, who.id, params.key)) ?? { status: 204, body: null }
  },
}
