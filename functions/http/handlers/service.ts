import { catalogue, decks } from '../../../shared/cards/index.ts'
import { CardList, type Card } from '../../../shared/api/cards.ts'
import { openApi } from '../../../shared/api/openapi.ts'
import { refused } from '../../games/service.ts'
import { etagOf } from '../conditional.ts'
import type { Handlers } from '../handler.ts'
import type * as z from 'zod'

/** What the build alone decides may be kept by anybody for a while. */
const SHARED = { 'Cache-Control': 'public, max-age=300' }

let document: object | undefined

export const serviceHandlers: Handlers<'health' | 'document' | 'cards' | 'card'> = {
  health: async ({ build, clock }) => ({ status: 200, body: () => ({ status: 'ok', build, time: clock() }), headers: { 'Cache-Control': 'no-store' } }),

  document: async ({ build }, { resource }) => ({
    status: 200,
    etag: etagOf(build, resource, '', build),
    body: () => (document ??= openApi('1')),
    headers: SHARED,
  }),

  cards: async ({ build }, { resource }) => ({ status: 200, etag: etagOf(build, resource, '', build), body: allCards, headers: SHARED }),

  card: async ({ build }, { params, resource }) => {
    const card: z.infer<typeof Card> | undefined = catalogue.get(params.card)
    return card ? { status: 200, etag: etagOf(build, resource, '', build), body: () => card, headers: SHARED } : refused('not-found')
  },
}

function allCards(): z.infer<typeof CardList> {
  return {
    cards: [...catalogue.values()],
    decks: CardList.shape.decks.parse(Object.entries(decks).map(([key, { name }]) => ({ key, name }))),
  }
}
