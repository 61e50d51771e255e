import { gameRoutes } from '../../shared/api/game-routes.ts'
import type { OpenDocument } from './document.ts'
import { cardHandlers } from './handlers/card-routes.ts'
import { agreementHandlers } from './handlers/agreement-routes.ts'
import { clockHandlers } from './handlers/clock-routes.ts'
import { deckHandlers } from './handlers/deck-routes.ts'
import { gameHandlers } from './handlers/game-routes.ts'
import { historyHandlers } from './handlers/history-routes.ts'
import { sandboxHandlers } from './handlers/sandbox-routes.ts'
import { orderHandlers } from './handlers/order-routes.ts'
import { playerHandlers } from './handlers/player-routes.ts'
import { serviceHandlers } from './handlers/service-routes.ts'
import { tableHandlers } from './handlers/table-routes.ts'
import { serve, type ServingOptions } from './serving.ts'

export interface AppOptions extends ServingOptions {
  document: OpenDocument
}

/** The API of games: every route that `http` serves. The desk of leagues has a function of its own. */
export const createApp = ({ document, ...options }: AppOptions): ReturnType<typeof serve> =>
  serve(options, {
    routes: gameRoutes,
    elsewhere: { '/me': ['DELETE'] },
    handlers: {
      ...cardHandlers,
      ...deckHandlers,
      ...playerHandlers,
      ...tableHandlers,
      ...gameHandlers,
      ...agreementHandlers,
      ...orderHandlers,
      ...historyHandlers,
      ...sandboxHandlers,
      ...clockHandlers,
      ...serviceHandlers(document),
    },
  })
