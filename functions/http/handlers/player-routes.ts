import type * as z from 'zod'
import type { LastSeen, Me } from '../../../shared/api/games.ts'
import { refused } from '../../games/refused.ts'
import { etagOf } from '../conditional.ts'
import type { Handlers } from '../handler.ts'
import { look } from '../sight.ts'

const summaries = (): Promise<typeof import('../../games/summary.ts')> => import('../../games/summary.ts')
const inboxes = (): Promise<typeof import('../../games/players-inbox.ts')> => import('../../games/players-inbox.ts')

export const playerHandlers: Handlers<'me' | 'inbox' | 'lastSeen' | 'see'> = {
  me: async ({ store }, { who }) => {
    const [games, finished] = await Promise.all([store.gamesOf(who.id), store.putAwayBy(who.id)])
    return { status: 200, body: (): z.infer<typeof Me> => ({ player: who.id, name: who.name, games, finished }) }
  },

  inbox: async (service, { who, resource, language }) => {
    const { inboxOf } = await inboxes(),
      { state, pollSeconds, inbox } = await inboxOf(service, who.id, language)
    return {
      status: 200,
      etag: etagOf(service.build, resource, who.id, state),
      body: inbox,
      headers: { 'Poll-Interval': String(pollSeconds) },
    }
  },

  lastSeen: async (service, { params, who, language }) => {
    const found = await look(service, params.game, who, 'seat')
    if (!found || found.viewer === 'spectator') return refused('not-found')
    const { game, version, viewer: seat } = found,
      seen = (await service.store.membership(who.id, game.id))?.seen ?? null
    const { summaryOf } = await summaries()
    return {
      status: 200,
      body: async (): Promise<z.infer<typeof LastSeen>> => ({
        seen,
        version,
        since: await summaryOf(service.store, game, seat, seen, language),
      }),
    }
  },

  see: async (service, { params, body, who }) => {
    const { store } = service,
      found = await look(service, params.game, who, 'seat')
    if (!found) return refused('not-found')
    if (body.version > found.version)
      return refused('invalid-request', { errors: [{ path: 'version', code: 'not-yet' }], version: found.version })
    await store.see(who.id, params.game, body.version)
    if (found.game.state.result && body.version === found.version) await store.putAway(who.id, params.game)
    return { status: 204, body: null }
  },
}
