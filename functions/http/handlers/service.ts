import { etagOf, SHARED } from '../conditional.ts'
import type { OpenDocument } from '../document.ts'
import type { Handlers } from '../handler.ts'

export const serviceHandlers = (document: OpenDocument): Handlers<'health' | 'document'> => ({
  health: async ({ build, clock }) => ({ status: 200, body: () => ({ status: 'ok', build, time: clock() }), headers: { 'Cache-Control': 'no-store' } }),

  document: async ({ build }, { resource }) => ({ status: 200, etag: etagOf(build, resource, '', build), body: await document(), headers: SHARED }),
})
