import type { LanguageCode } from '../../../shared/text/languages.ts'
import { refused } from '../../games/refused.ts'
import { etagOf, SHARED } from '../conditional.ts'
import type { Handlers } from '../handler.ts'

/** Loaded with the first question about a card: no game needs it, and a start need not wait for it. */
export const pages = (): Promise<typeof import('../card-pages.ts')> => import('../card-pages.ts')

/** What anybody may keep, and in which language it is. */
const spoken = (language: LanguageCode): Record<string, string> => ({
  ...SHARED,
  'Content-Language': language,
  Vary: 'Accept-Language',
})

export const cardHandlers: Handlers<'cards' | 'card'> = {
  cards: async ({ build }, { query, resource, language }) => {
    const { listCards, tellerIn } = await pages(),
      list = await listCards(query, await tellerIn(language))
    if (!list) return refused('invalid-request', { errors: [{ path: 'cursor', code: 'unknown' }] })
    const asked = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return {
      status: 200,
      etag: etagOf(build, resource, '', JSON.stringify(asked)),
      body: list,
      headers: spoken(language),
    }
  },

  card: async ({ build, official }, { params, resource, language }) => {
    const { pageOf, tellerIn } = await pages(),
      page = await pageOf(params.card, await tellerIn(language), await official?.())
    return page
      ? {
          status: 200,
          etag: etagOf(build, resource, '', JSON.stringify(page)),
          body: () => page,
          headers: spoken(language),
        }
      : refused('not-found')
  },
}
