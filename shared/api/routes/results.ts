import { ResultKeys, ResultsQuery, SignedResults } from '../results.ts'
import { ok, type Route } from './route.ts'

export const resultsRoutes = {
  results: {
    method: 'GET',
    path: '/results',
    tag: 'Leagues',
    access: 'anyone',
    scope: null,
    summary: 'Signed results of an event, or of a league',
    description:
      'Of an event that is open to all, anybody; of any other its own people, and its league by a key with `results:read`. ' +
      'Without `event`, a league by such a key: what it has set up outside of events. ' +
      'Each is there as soon as spectators are shown that the game is over, and is never changed: a correction is a new revision.',
    query: ResultsQuery,
    replies: ok(SignedResults, 'A page of them'),
    problems: ['not-found', 'insufficient-scope'],
  },
  resultKeys: {
    method: 'GET',
    path: '/keys',
    tag: 'Leagues',
    access: 'public',
    scope: null,
    summary: 'What signed results are verified with',
    description: 'A JWK Set. Keys that sign no more stay in it for good, with the time they were retired.',
    replies: ok(ResultKeys, 'The keys'),
    problems: ['not-offered'],
  },
} as const satisfies Record<string, Route>
