import { deskRoutes } from '../../shared/api/desk-routes.ts'
import { webhookHandlers } from './handlers/webhook-routes.ts'
import { serve, type Served, type ServingOptions } from '../http/serving.ts'

const handlers: Served['handlers'] = {
  ...webhookHandlers,
}

/** The desk of leagues: every route of events, judges and leagues' own programs. */
export const createDesk = (options: ServingOptions): ReturnType<typeof serve> =>
  serve(options, { routes: deskRoutes, handlers })
