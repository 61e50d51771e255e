import { peopleRoutes } from '../../shared/api/people-routes.ts'
import { talkRoutes } from '../../shared/api/routes/talk.ts'
import { loaded } from '../http/handler.ts'
import { serve, type Served, type ServingOptions } from '../http/serving.ts'

const handlers: Served['handlers'] = {
  ...loaded(talkRoutes, async () => (await import('./handlers/talk-routes.ts')).talkHandlers),
}

/** What people have beside their games. */
export const createPeople = (options: ServingOptions): ReturnType<typeof serve> =>
  serve(options, { routes: peopleRoutes, handlers })
