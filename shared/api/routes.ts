import * as z from 'zod'
import { CardList, CardPage, CardParams, CardQuery, Health } from './cards.ts'
import { Changes, ChangesQuery, CommandParams, Game, GameParams, Inbox, Log, LogQuery, Me, PromptQuery, Result, ViewQuery } from './games.ts'
import { CheckDeck, DeckReport } from './decks.ts'
import type { ProblemCode } from './problem.ts'
import { Command, Prompt, Reply } from './prompts.ts'
import { NewTable, SeatParams, Table, TableList, TableParams, TableQuery, TakeSeat } from './tables.ts'

/** The whole API as data: the router, the OpenAPI document and the client are made from it. */
export const BASE = '/v1'

export const scopes = {
  'games:read': 'See your games, and those of others as a spectator',
  'games:play': 'Answer the questions put to you',
  'tables:write': 'Create, join, leave and start tables',
} as const
export type Scope = keyof typeof scopes

/**
 * Who may call it. `seat`: those who sit at the game. `viewer`: the same, and with `view=spectator` anyone signed in.
 * To everybody else the game does not exist.
 */
export type Access = 'public' | 'signed-in' | 'host' | 'seat' | 'viewer'

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/${string}`
  tag: 'Service' | 'Players' | 'Tables' | 'Games'
  summary: string
  description?: string
  access: Access
  scope: Scope | null
  /** Whether the same Idempotency-Key gives the same reply, and whether it must be there. */
  key?: 'required' | 'optional'
  /** Has an ETag, and answers 304 to the If-None-Match that names it. */
  conditional?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  replies: Partial<Record<200 | 201 | 204, { body: z.ZodType | null; description: string }>>
  problems: readonly ProblemCode[]
}

const ok = <T extends z.ZodType>(body: T, description: string): { 200: { body: T; description: string } } => ({ 200: { body, description } })
const created = <T extends z.ZodType>(body: T, description: string): { 201: { body: T; description: string } } => ({ 201: { body, description } })

export const routes = {
  health: {
    method: 'GET', path: '/healthz', tag: 'Service', access: 'public', scope: null,
    summary: 'Whether the service is up, and which build it is',
    replies: ok(Health, 'It is up'), problems: [],
  },
  document: {
    method: 'GET', path: '/openapi.json', tag: 'Service', access: 'public', scope: null, conditional: true,
    summary: 'This document',
    replies: ok(z.record(z.string(), z.unknown()), 'An OpenAPI 3.1 document'), problems: [],
  },
  cards: {
    method: 'GET', path: '/cards', tag: 'Service', access: 'public', scope: null, conditional: true,
    summary: 'The cards that are known, by name, and the decks one can play', query: CardQuery,
    description: 'What is asked for narrows: a card is listed that is all of it. Anybody may keep a reply for as long as it says.',
    replies: ok(CardList, 'A page of cards'), problems: [],
  },
  card: {
    method: 'GET', path: '/cards/{card}', tag: 'Service', access: 'public', scope: null, conditional: true,
    summary: 'One card, what it does, and where rulings on it stand', params: CardParams,
    replies: ok(CardPage, 'The card'), problems: ['not-found'],
  },

  checkDeck: {
    method: 'POST', path: '/decks/check', tag: 'Service', access: 'public', scope: null,
    summary: 'What a list of cards says, whether it is legal, and whether it can be played here',
    description: 'Nothing is kept. A list with unknown or ambiguous names is answered with candidates, line by line; what is no list at all is refused.',
    body: CheckDeck,
    replies: ok(DeckReport, 'What stands against it, if anything'), problems: ['unreadable-deck'],
  },

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

  createTable: {
    method: 'POST', path: '/tables', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'required',
    summary: 'Create a table',
    description: 'The same Idempotency-Key makes the same table. You host it, and sit down at it like anybody else.',
    body: NewTable,
    replies: created(Table, 'The table'), problems: [],
  },
  listTables: {
    method: 'GET', path: '/tables', tag: 'Tables', access: 'signed-in', scope: 'games:read',
    summary: 'Tables of a status, newest first', query: TableQuery,
    description: 'A page may be empty and still have a cursor.',
    replies: ok(TableList, 'A page of tables'), problems: [],
  },
  table: {
    method: 'GET', path: '/tables/{table}', tag: 'Tables', access: 'signed-in', scope: 'games:read', conditional: true,
    summary: 'One table', params: TableParams,
    replies: ok(Table, 'The table'), problems: ['not-found'],
  },
  takeSeat: {
    method: 'POST', path: '/tables/{table}/seats', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'required',
    summary: 'Sit down with a deck, or seat a bot',
    description: 'With one of the five decks or with a list of your own, by keys or as a text of any format that `POST /decks/check` reads. It must be legal, made of the cards of the table, and playable whole. A bot called `Name` is the player `bot-name`: whoever runs it answers with a token of that subject.',
    params: TableParams, body: TakeSeat,
    replies: created(Table, 'The table with you at it'), problems: ['forbidden', 'not-found', 'seat-taken', 'table-full', 'table-closed', 'illegal-deck', 'unplayable-deck', 'unreadable-deck'],
  },
  leaveSeat: {
    method: 'DELETE', path: '/tables/{table}/seats/{seat}', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'optional',
    summary: 'Leave a table, or as its host remove somebody, before it starts',
    description: 'Those behind move up.',
    params: SeatParams,
    replies: ok(Table, 'The table without that seat'), problems: ['forbidden', 'not-found', 'table-closed'],
  },
  startTable: {
    method: 'POST', path: '/tables/{table}/start', tag: 'Tables', access: 'host', scope: 'tables:write', key: 'required',
    summary: 'Deal the game',
    description: 'A standard game needs four or five seats (GAME-01). Shuffles come from a secret to which the game is committed before the deal.',
    params: TableParams,
    replies: ok(Table, 'The table, which now has a game'), problems: ['forbidden', 'not-found', 'table-closed', 'wrong-seat-count'],
  },

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
    method: 'POST', path: '/games/{game}/commands', tag: 'Games', access: 'seat', scope: 'games:play', key: 'required',
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
    summary: 'What happened since a version, and how things stand', params: GameParams, query: ChangesQuery,
    description: '304 when nothing did.',
    replies: ok(Changes, 'What happened'), problems: ['not-found'],
  },
  log: {
    method: 'GET', path: '/games/{game}/log', tag: 'Games', access: 'viewer', scope: 'games:read',
    summary: 'The record from the beginning, as you may read it', params: GameParams, query: LogQuery,
    replies: ok(Log, 'A page of the record'), problems: ['not-found'],
  },
  result: {
    method: 'GET', path: '/games/{game}/result', tag: 'Games', access: 'viewer', scope: 'games:read',
    summary: 'Victory points by seat, once the game is over', params: GameParams, query: ViewQuery,
    replies: ok(Result, 'The result'), problems: ['not-found'],
  },
} as const satisfies Record<string, Route>

export type Routes = typeof routes
export type OperationId = keyof Routes
export const operationIds = Object.keys(routes) as OperationId[]

/** The problems a route can answer with: its own, and those that come with what it takes. */
export function problemsOf(route: Route): ProblemCode[] {
  const own: ProblemCode[] = [...route.problems]
  if (route.access !== 'public') own.push('unauthenticated')
  if (route.scope) own.push('insufficient-scope')
  if (route.query || route.body) own.push('invalid-request')
  if (route.body) own.push('body-too-large', 'unsupported-media-type')
  if (route.key === 'required') own.push('idempotency-key-missing')
  if (route.key) own.push('key-reused', 'contention', 'invalid-request')
  return [...new Set<ProblemCode>([...own, 'rate-limited', 'internal'])]
}
