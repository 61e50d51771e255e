import { deskRoutes } from '../../shared/api/desk-routes.ts'
import { feedHandlers } from './handlers/feed-routes.ts'
import { resultHandlers } from './handlers/result-routes.ts'
import { webhookHandlers } from './handlers/webhook-routes.ts'
import { serve, type Served, type ServingOptions } from '../http/serving.ts'
import { batchHandlers } from './handlers/batch-routes.ts'
import { eventHandlers } from './handlers/event-routes.ts'
import { judgeHandlers } from './handlers/judge-routes.ts'

const handlers: Served['handlers'] = {
  ...eventHandlers,
  ...judgeHandlers,
  ...batchHandlers,
  ...resultHandlers,
  ...feedHandlers,
  ...webhookHandlers,
}

/** The desk of leagues: every route of events, judges and leagues' own programs. */
export const createDesk = (options: ServingOptions): ReturnType<typeof serve> =>
  serve(options, { routes: deskRoutes, handlers })
