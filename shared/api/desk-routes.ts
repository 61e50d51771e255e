import { batchesRoutes } from './routes/batches.ts'
import { embedsRoutes } from './routes/embeds.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { eventsRoutes } from './routes/events.ts'
import { judgesRoutes } from './routes/judges.ts'
import { feedRoutes } from './routes/feed.ts'
import { resultsRoutes } from './routes/results.ts'
import type { Route } from './routes/route.ts'
import { roundsRoutes } from './routes/rounds.ts'
import { webhooksRoutes } from './routes/webhooks.ts'

/** What the function `desk` serves: leagues, events, judges. */
export const deskRoutes = {
  ...eventsRoutes,
  ...roundsRoutes,
  ...judgesRoutes,
  ...batchesRoutes,
  ...resultsRoutes,
  ...feedRoutes,
  ...webhooksRoutes,
  ...embedsRoutes,
  ...calendarRoutes,
} as const satisfies Record<string, Route>

const PATTERNS = Object.values<Route>(deskRoutes).map(
  ({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
)

/** Whether a path, without what the API's begin with, is one of the desk's. */
export const isOfDesk = (path: string): boolean => PATTERNS.some(pattern => pattern.test(path))
