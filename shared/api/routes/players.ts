import { Inbox, Me } from '../games.ts'
import { ok, type Route } from './route.ts'

export const playersRoutes = {
  me: {
    method: 'GET', path: '/me', tag: 'Players', access: 'signed-in', scope: 'games:read',
    summary: 'Who you are, and your games',
    replies: ok(Me, 'You'), problems: [],
  },
  inbox: {
    method: 'GET', path: '/me/inbox', tag: 'Players', access: 'signed-in', scope: 'games:read', conditional: true,
    summary: 'Every question put to you, soonest deadline first',
    description: 'One poll for all games. `Poll-Interval` says in how many seconds to ask again.',
    replies: ok(Inbox, 'What you owe'), problems: [],
  },
} as const satisfies Record<string, Route>
