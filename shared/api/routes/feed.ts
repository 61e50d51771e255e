import { Feed, FeedQuery, OptionalTypes } from '../feed.ts'
import { ok, type Route } from './route.ts'

export const feedRoutes = {
  feed: {
    method: 'GET',
    path: '/feed',
    tag: 'Leagues',
    access: 'league',
    scope: 'results:read',
    summary: 'What has happened in your league since a number',
    description:
      'The same that webhooks bring, for who has no receiver or was down: numbered without a gap, each thing once, ' +
      'public facts only, and no sooner than spectators see them.',
    query: FeedQuery,
    replies: ok(Feed, 'Entries, the oldest first'),
    problems: ['not-found'],
  },
  setOptionalTypes: {
    method: 'PUT',
    path: '/feed/optional-types',
    tag: 'Leagues',
    access: 'league',
    scope: 'webhooks:manage',
    summary: 'Ask to be told what there is much of: turns, and time that runs out',
    body: OptionalTypes,
    replies: ok(OptionalTypes, 'What is told from now on'),
    problems: ['not-found', 'contention'],
  },
} as const satisfies Record<string, Route>
