import { GameParams, ViewQuery } from '../games.ts'
import { ShownDecks } from '../shown-decks.ts'
import { ok, type Route } from './route.ts'

export const shownDecksRoutes = {
  shownDecks: {
    method: 'GET',
    path: '/games/{game}/decks',
    tag: 'Games',
    access: 'viewer',
    scope: 'games:read',
    summary: 'The decks of a game that is over, of those who show their cards',
    description:
      'Of who agrees (`PUT /games/{game}/shown`), or of all where the table has said so from the beginning. Of an ' +
      'event’s game nobody’s before the event is over (TEVENT-08).',
    params: GameParams,
    query: ViewQuery,
    replies: ok(ShownDecks, 'The decks that are shown'),
    problems: ['not-found'],
  },
} as const satisfies Record<string, Route>
