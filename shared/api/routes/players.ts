import { GameParams, Inbox, LastSeen, Me, See } from '../games.ts'
import { ok, type Route } from './route.ts'

export const playersRoutes = {
  me: {
    method: 'GET',
    path: '/me',
    tag: 'Players',
    access: 'signed-in',
    scope: 'games:read',
    summary: 'Who you are, and your games',
    replies: ok(Me, 'You'),
    problems: [],
  },
  inbox: {
    method: 'GET',
    path: '/me/inbox',
    tag: 'Players',
    access: 'signed-in',
    scope: 'games:read',
    conditional: true,
    summary: 'Every question put to you, soonest deadline first',
    description: 'One poll for all games. `Poll-Interval` says in how many seconds to ask again.',
    replies: ok(Inbox, 'What you owe'),
    problems: [],
  },
  lastSeen: {
    method: 'GET',
    path: '/games/{game}/seen',
    tag: 'Players',
    access: 'seat',
    scope: 'games:read',
    summary: 'What has happened since you last looked at a game',
    params: GameParams,
    replies: ok(LastSeen, 'The mark, and what has happened since'),
    problems: ['not-found'],
  },
  see: {
    method: 'PUT',
    path: '/games/{game}/seen',
    tag: 'Players',
    access: 'seat',
    scope: 'games:read',
    summary: 'Mark how far you have looked at a game, for yourself alone',
    params: GameParams,
    body: See,
    description:
      'A lower version than before changes nothing. A game that is over and looked at to its end leaves the inbox.',
    replies: { 204: { body: null, description: 'Marked' } },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Route>
