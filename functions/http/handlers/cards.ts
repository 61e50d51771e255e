import { refused } from '../../games/service.ts'
import { etagOf, SHARED } from '../conditional.ts'
import type { Handlers } from '../handler.ts'

/** Loaded with the first question about a card: no game needs it, and a start need not wait for it. */
export const pages = (): Promise<typeof import('../card-pages.ts')> => import('../card-pages.ts')

export const cardHandlers: Handlers<'cards' | 'card'> = {
  cards: async ({ build }, { query, resource }) => {
    const list = (await pages()).listCards(query)
    if (!list) return refused('invalid-request', { errors: [{ path: 'cursor', code: 'unknown' }] })
    const asked = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return { status: 200, etag: etagOf(build, resource, '', JSON.stringify(asked)), body: list, headers: SHARED }
  },

  card: async ({ build, official }, { params, resource }) => {
    const page = (await pages()).pageOf(params.card, await official?.())
    return page ? { status: 200, etag: etagOf(build, resource, '', JSON.stringify(page)), body: () => page, headers: SHARED } : refused('not-found')
  },
}
