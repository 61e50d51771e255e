import { etagOf, SHARED } from '../conditional.ts'
import type { Handlers } from '../handler.ts'

let document: object | undefined

export const serviceHandlers: Handlers<'health' | 'document'> = {
  health: async ({ build, clock }) => ({ status: 200, body: () => ({ status: 'ok', build, time: clock() }), headers: { 'Cache-Control': 'no-store' } }),

  document: async ({ build }, { resource }) => {
    const { openApi } = await import('../../../shared/api/openapi.ts')
    return { status: 200, etag: etagOf(build, resource, '', build), body: () => (document ??= openApi('1')), headers: SHARED }
  },
}
