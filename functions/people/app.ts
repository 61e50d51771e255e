import { peopleRoutes } from '../../shared/api/people-routes.ts'
import { keptDecksRoutes } from '../../shared/api/routes/kept-decks.ts'
import { playerPagesRoutes } from '../../shared/api/routes/player-pages.ts'
import { shownDecksRoutes } from '../../shared/api/routes/shown-decks.ts'
import { keysRoutes } from '../../shared/api/routes/keys.ts'
import { noticesRoutes } from '../../shared/api/routes/notices.ts'
import { queueRoutes } from '../../shared/api/routes/queue.ts'
import { personalDataRoutes } from '../../shared/api/routes/personal-data.ts'
import { talkRoutes } from '../../shared/api/routes/talk.ts'
import { loaded } from '../http/handler.ts'
import { serve, type Served, type ServingOptions } from '../http/serving.ts'

const handlers: Served['handlers'] = {
  ...loaded(talkRoutes, async () => (await import('./handlers/talk-routes.ts')).talkHandlers),
  ...loaded(keptDecksRoutes, async () => (await import('./handlers/kept-deck-routes.ts')).keptDeckHandlers),
  ...loaded(queueRoutes, async () => (await import('./handlers/queue-routes.ts')).queueHandlers),
  ...loaded(playerPagesRoutes, async () => (await import('./handlers/page-routes.ts')).pageHandlers),
  ...loaded(shownDecksRoutes, async () => (await import('./handlers/shown-deck-routes.ts')).shownDeckHandlers),
  ...loaded(personalDataRoutes, async () => (await import('./handlers/data-routes.ts')).dataHandlers),
  ...loaded(noticesRoutes, async () => (await import('./handlers/notice-routes.ts')).noticeHandlers),
  ...loaded(keysRoutes, async () => (await import('./handlers/key-routes.ts')).keyHandlers),
}

/** What people have beside their games. */
export const createPeople = (options: ServingOptions): ReturnType<typeof serve> =>
  serve(options, { routes: peopleRoutes, handlers, elsewhere: { '/me': ['GET'] } })
