import { Changes, ChangesQuery, CommandParams, Fairness, Game, GameParams, Log, LogQuery, Marks, PromptQuery, Replay, ReplayQuery, Result, Shown, ViewQuery } from '../games.ts'
import { Command, Prompt, Reply } from '../prompts.ts'
import { ok, type Route } from './route.ts'

export const gamesRoutes = {
  game: {
    method: 'GET', path: '/games/{game}', tag: 'Games', access: 'viewer', scope: 'games:read', conditional: true,
    summary: 'A game as you may see it', params: GameParams, query: ViewQuery,
    replies: ok(Game, 'The game'), problems: ['not-found'],
  },
  prompt: {
    method: 'GET', path: '/games/{game}/prompt', tag: 'Games', access: 'seat', scope: 'games:play', conditional: true,
    summary: 'The question put to you, with everything you may answer', params: GameParams, query: PromptQuery,
    replies: { ...ok(Prompt, 'What you are asked'), 204: { body: null, description: 'Nothing is asked of you' } }, problems: ['not-found'],
  },
  command: {
    method: 'POST', path: '/games/{game}/commands', tag: 'Games', access: 'seat', scope: 'games:play', key: 'required', limit: 'commands',
    summary: 'Answer a question',
    description: 'The prompt is the precondition: if it is no longer open the answer is 409 with the one that is. '
      + 'The same Idempotency-Key gives the same reply to the byte, for the life of the game.',
    params: GameParams, body: Command,
    replies: ok(Reply, 'Accepted, with all that followed and the next question'),
    problems: ['not-found', 'stale-prompt', 'game-over', 'version-mismatch', 'illegal-option', 'illegal-args'],
  },
  commandOutcome: {
    method: 'GET', path: '/games/{game}/commands/{command}', tag: 'Games', access: 'seat', scope: 'games:play',
    summary: 'What came of a command whose reply was lost', params: CommandParams,
    replies: ok(Reply, 'The reply, as it was'), problems: ['not-found'],
  },
  changes: {
    method: 'GET', path: '/games/{game}/changes', tag: 'Games', access: 'viewer', scope: 'games:read', conditional: true,
    summary: 'What happened since a version, and what it changed', params: GameParams, query: ChangesQuery,
    description: '304 when nothing did; 410 after too many versions. The change is a JSON Patch, or the whole game where that is shorter.',
    replies: ok(Changes, 'What happened'), problems: ['not-found', 'compacted'],
  },
  log: {
    method: 'GET', path: '/games/{game}/log', tag: 'Games', access: 'viewer', scope: 'games:read',
    summary: 'The record, from its beginning or from its end, as you may read it', params: GameParams, query: LogQuery,
    replies: ok(Log, 'A page of the record'), problems: ['not-found'],
  },
  marks: {
    method: 'GET', path: '/games/{game}/marks', tag: 'Games', access: 'viewer', scope: 'games:read',
    summary: 'Where its turns began, and who left it when: the places to look at', params: GameParams, query: ViewQuery,
    replies: ok(Marks, 'The marks, oldest first'), problems: ['not-found'],
  },
  replay: {
    method: 'GET', path: '/games/{game}/replay', tag: 'Games', access: 'viewer', scope: 'games:read',
    summary: 'A game as it was, as you might have seen it then', params: GameParams, query: ReplayQuery,
    description: '410 for a place that an earlier build did not keep.',
    replies: ok(Replay, 'The game at that ply'), problems: ['not-found', 'compacted', 'game-running'],
  },
  showCards: {
    method: 'PUT', path: '/games/{game}/shown', tag: 'Games', access: 'seat', scope: 'games:play',
    summary: 'Show your cards to everybody, at every ply, now that the game is over', params: GameParams,
    description: 'For good. Where the table has said that no cards are shown, it changes nothing.',
    replies: ok(Shown, 'Whose cards are shown'), problems: ['not-found', 'game-running'],
  },
  result: {
    method: 'GET', path: '/games/{game}/result', tag: 'Games', access: 'viewer', scope: 'games:read',
    summary: 'Victory points by seat, once the game is over', params: GameParams, query: ViewQuery,
    replies: ok(Result, 'The result'), problems: ['not-found'],
  },
  fairness: {
    method: 'GET', path: '/games/{game}/fairness', tag: 'Games', access: 'viewer', scope: 'games:read',
    summary: 'What its chance is committed to, and, when it may be known, what it came from', params: GameParams, query: ViewQuery,
    description: 'The secret is opened when the game is over and the cards of all seats are shown, as `PUT /games/{game}/shown` and its table say.',
    replies: ok(Fairness, 'Commitment and opening'), problems: ['not-found'],
  },
} as const satisfies Record<string, Route>
