import { deskRoutes } from '../../shared/api/desk-routes.ts'
import { batchesRoutes } from '../../shared/api/routes/batches.ts'
import { embedsRoutes } from '../../shared/api/routes/embeds.ts'
import { calendarRoutes } from '../../shared/api/routes/calendar.ts'
import { eventsRoutes } from '../../shared/api/routes/events.ts'
import { feedRoutes } from '../../shared/api/routes/feed.ts'
import { judgesRoutes } from '../../shared/api/routes/judges.ts'
import { resultsRoutes } from '../../shared/api/routes/results.ts'
import { roundsRoutes } from '../../shared/api/routes/rounds.ts'
import { webhooksRoutes } from '../../shared/api/routes/webhooks.ts'
import { loaded } from '../http/handler.ts'
import { serve, type Served, type ServingOptions } from '../http/serving.ts'

const handlers: Served['handlers'] = {
  ...loaded(
    { ...eventsRoutes, ...roundsRoutes },
    async () => (await import('./handlers/event-routes.ts')).eventHandlers,
  ),
  ...loaded(judgesRoutes, async () => (await import('./handlers/judge-routes.ts')).judgeHandlers),
  ...loaded(batchesRoutes, async () => (await import('./handlers/batch-routes.ts')).batchHandlers),
  ...loaded(resultsRoutes, async () => (await import('./handlers/result-routes.ts')).resultHandlers),
  ...loaded(feedRoutes, async () => (await import('./handlers/feed-routes.ts')).feedHandlers),
  ...loaded(embedsRoutes, async () => (await import('./handlers/embed-routes.ts')).embedHandlers),
  ...loaded(calendarRoutes, async () => (await import('./handlers/calendar-routes.ts')).calendarHandlers),
  ...loaded(webhooksRoutes, async () => (await import('./handlers/webhook-routes.ts')).webhookHandlers),
}

/** The desk of leagues: every route of events, judges and leagues' own programs. */
export const createDesk = (options: ServingOptions): ReturnType<typeof serve> =>
  serve(options, { routes: deskRoutes, handlers })
