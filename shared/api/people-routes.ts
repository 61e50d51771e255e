import { keptDecksRoutes } from './routes/kept-decks.ts'
import { playerPagesRoutes } from './routes/player-pages.ts'
import { keysRoutes } from './routes/keys.ts'
import { noticesRoutes } from './routes/notices.ts'
import { queueRoutes } from './routes/queue.ts'
import { shownDecksRoutes } from './routes/shown-decks.ts'
import { personalDataRoutes } from './routes/personal-data.ts'
import { talkRoutes } from './routes/talk.ts'
import type { Route } from './routes/route.ts'

/** What the function `people` serves: what persons have beside their games, how they are told, and their keys. */
export const peopleRoutes = {
  ...talkRoutes,
  ...keptDecksRoutes,
  ...queueRoutes,
  ...playerPagesRoutes,
  ...shownDecksRoutes,
  ...personalDataRoutes,
  ...noticesRoutes,
  ...keysRoutes,
} as const satisfies Record<string, Route>
