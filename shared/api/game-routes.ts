import { agreementsRoutes } from './routes/agreements.ts'
import { clocksRoutes } from './routes/clocks.ts'
import { gamesRoutes } from './routes/games.ts'
import { ordersRoutes } from './routes/orders.ts'
import { playersRoutes } from './routes/players.ts'
import type { Route } from './routes/route.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { serviceRoutes } from './routes/service.ts'
import { tablesRoutes } from './routes/tables.ts'

/** What the function `http` serves: games, and all that players need for them. */
export const gameRoutes = {
  ...serviceRoutes,
  ...playersRoutes,
  ...tablesRoutes,
  ...gamesRoutes,
  ...agreementsRoutes,
  ...sandboxRoutes,
  ...ordersRoutes,
  ...clocksRoutes,
} as const satisfies Record<string, Route>
