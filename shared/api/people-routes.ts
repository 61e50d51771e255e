import { keptDecksRoutes } from './routes/kept-decks.ts'
import { playerPagesRoutes } from './routes/player-pages.ts'
import { queueRoutes } from './routes/queue.ts'
import { personalDataRoutes } from './routes/personal-data.ts'
import { talkRoutes } from './routes/talk.ts'
import type { Route } from './routes/route.ts'

/** What the function `people` serves: what persons have beside their games. */
export const peopleRoutes = {
  ...talkRoutes,
  ...keptDecksRoutes,
  ...queueRoutes,
  ...playerPagesRoutes,
  ...personalDataRoutes,
} as const satisfies Record<string, Route>
