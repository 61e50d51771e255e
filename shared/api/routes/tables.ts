import { NewTable, SeatParams, Table, TableList, TableParams, TableQuery, TakeSeat } from '../tables.ts'
import { created, ok, type Route } from './route.ts'

export const tablesRoutes = {
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
    description: 'With one of the five decks or with a list of your own, by keys or as a text of any format that `POST /decks/check` reads. It must be legal, made of the cards of the table, and playable whole. A bot called `Name` is the player `bot-name`, whom no token of a person can name.',
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
} as const satisfies Record<string, Route>
