import type { Handlers } from '../handler.ts'
import { sent } from '../handler.ts'

/** Loaded with the first sandbox and the first position: no game needs them. */
const sandbox = (): Promise<typeof import('../../games/sandbox.ts')> => import('../../games/sandbox.ts')
const replays = (): Promise<typeof import('../replays.ts')> => import('../replays.ts')

export const sandboxHandlers: Handlers<'openSandbox' | 'position'> = {
  openSandbox: async (service, { who, key, body }) =>
    sent(await (await sandbox()).openSandbox(service, who, key, body)),

  position: async (service, call) => (await replays()).position(service, call),
}
