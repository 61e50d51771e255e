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
