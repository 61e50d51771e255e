import { pageIdOf } from '../../games/page-ids.ts'
import { isRefused, refused } from '../../games/refused.ts'
import { etagOf, match } from '../../http/conditional.ts'
import type { Handlers } from '../../http/handler.ts'
import { archiveOf } from '../pages/archive.ts'
import { dropPage, findPlayers, pageOf, setPage, wirePage } from '../pages/own-page.ts'
import { publicPage } from '../pages/public-page.ts'

export const pageHandlers: Handlers<'archive' | 'myPage' | 'setPage' | 'dropPage' | 'findPlayers' | 'playerPage'> = {
  archive: async (service, { who, query }) => {
    const archive = await archiveOf(service, who.id, query)
    return { status: 200, body: () => archive }
  },

  myPage: async ({ store, build }, { who, resource }) => {
    const kept = await pageOf(store, pageIdOf(who.id))
    const etag = etagOf(build, resource, who.id, kept?.version ?? 0)
    return { status: 200, etag, body: () => wirePage(who, kept?.value) }
  },

  setPage: async (service, { who, body, ifMatch, resource }) => {
    const etag = (version: number): string => etagOf(service.build, resource, who.id, version)
    const kept = await setPage(service, who, body, version => ifMatch === undefined || match(ifMatch, etag(version)))
    if (isRefused(kept)) return kept
    return { status: 200, etag: etag(kept.version), body: () => wirePage(who, kept.page) }
  },

  dropPage: async (service, { who }) => {
    const outcome = await dropPage(service, who)
    return isRefused(outcome) ? outcome : { status: 204, body: null }
  },

  findPlayers: async ({ store }, { query }) => {
    const found = await findPlayers(store, query.name)
    return { status: 200, body: () => found }
  },

  playerPage: async (service, { params, who }) => {
    const kept = await pageOf(service.store, params.page)
    if (!kept) return refused('not-found')
    const page = await publicPage(service, params.page, kept.value, who)
    return { status: 200, body: () => page }
  },
}
