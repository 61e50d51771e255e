import { Say, Saying, Talk, TalkParams, TalkQuery } from '../talk.ts'
import { created, ok, type Route } from './route.ts'

export const talkRoutes = {
  talk: {
    method: 'GET',
    path: '/games/{game}/talk',
    tag: 'Talk',
    access: 'viewer',
    scope: 'games:read',
    conditional: true,
    summary: 'What is said at a table',
    description:
      'The newest page, or the one before a number. It stands beside the game: nothing that is said moves a version, ' +
      'an ETag or a clock of the game.',
    params: TalkParams,
    query: TalkQuery,
    replies: ok(Talk, 'A page of it'),
    problems: ['not-found'],
  },
  say: {
    method: 'POST',
    path: '/games/{game}/talk',
    tag: 'Talk',
    access: 'seat',
    scope: 'games:play',
    key: 'required',
    limit: 'sayings',
    summary: 'Say something at your table',
    description:
      'All of the table read it, and who watches as late as they see the game. Nothing is said to one alone (TTALK-01).',
    params: TalkParams,
    body: Say,
    replies: created(Saying, 'What was said, with its number'),
    problems: ['not-found', 'silent'],
  },
} as const satisfies Record<string, Route>
