import { VERSION } from '../../../shared/api/routes/route.ts'
import { catalogue } from '../../../shared/cards/catalogue.ts'
import { isWhole } from '../../../shared/cards/support.ts'
import { SCHEMA } from '../../../shared/rules/index.ts'
import { definitionsFingerprint } from '../../games/cards.ts'
import { etagOf, SHARED } from '../conditional.ts'
import type { OpenDocument } from '../document.ts'
import type { Handlers } from '../handler.ts'

export const serviceHandlers = (document: OpenDocument): Handlers<'health' | 'rulesVersion' | 'document'> => ({
  health: async ({ build, clock }) => ({
    status: 200,
    body: () => ({ status: 'ok', build, time: clock() }),
    headers: { 'Cache-Control': 'no-store' },
  }),

  rulesVersion: async ({ build }, { resource }) => {
    const fingerprint = await definitionsFingerprint()
    return {
      status: 200,
      etag: etagOf(build, resource, '', build),
      headers: SHARED,
      body: () => ({
        rulebook: 'Fifth Edition',
        build,
        api: VERSION,
        schema: SCHEMA,
        cards: { known: catalogue.size, whole: [...catalogue.keys()].filter(isWhole).length, fingerprint },
      }),
    }
  },

  document: async ({ build }, { resource }) => ({
    status: 200,
    etag: etagOf(build, resource, '', build),
    body: await document(),
    headers: SHARED,
  }),
})
