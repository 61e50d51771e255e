import { talkRoutes } from './routes/talk.ts'
import type { Route } from './routes/route.ts'

/** What the function `people` serves: what persons have beside their games. */
export const peopleRoutes = { ...talkRoutes } as const satisfies Record<string, Route>
