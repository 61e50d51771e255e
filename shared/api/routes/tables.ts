import { ChangeTable, CodeParams, MyTables, NewTable, Reliability, Rematch, SealDeck, SealedDeck, SeatedReliability, SeatParams, Table, TableList, TableParams, TableQuery, TakeSeat } from '../tables.ts'
import { created, ok, type Route } from './route.ts'

export const tablesRoutes = {
  createTable: {
    method: 'POST', path: '/tables', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'required', limit: 'tables',
    summary: 'Create a table',
    description: 'The same Idempotency-Key makes the same table. You host it, and sit down at it like anybody else.',
    body: NewTable,
    replies: created(Table, 'The table'), problems: [],
  },
  listTables: {
    method: 'GET', path: '/tables', tag: 'Tables', access: 'signed-in', scope: 'games:read',
    summary: 'Tables of a status that are open to everybody, newest first', query: TableQuery,
    description: 'A page may be empty and still have a cursor.',
    replies: ok(TableList, 'A page of tables'), problems: [],
  },
  table: {
    method: 'GET', path: '/tables/{table}', tag: 'Tables', access: 'signed-in', scope: 'games:read', conditional: true,
    summary: 'One table', params: TableParams,
    replies: ok(Table, 'The table'), problems: ['not-found'],
  },
  myTables: {
    method: 'GET', path: '/me/tables', tag: 'Tables', access: 'signed-in', scope: 'games:read', conditional: true,
    summary: 'The open tables that concern you',
    replies: ok(MyTables, 'Tables'), problems: [],
  },
  tableByCode: {
    method: 'GET', path: '/join/{code}', tag: 'Tables', access: 'signed-in', scope: 'games:read', conditional: true,
    summary: 'The private table with this code', params: CodeParams,
    replies: ok(Table, 'The table'), problems: ['not-found'],
  },
  changeTable: {
    method: 'PATCH', path: '/tables/{table}', tag: 'Tables', access: 'host', scope: 'tables:write', key: 'optional',
    summary: 'Change the settings of a table before it starts',
    description: 'If-Match must name the table as you have seen it.',
    params: TableParams, body: ChangeTable,
    replies: ok(Table, 'The table as it is now'), problems: ['forbidden', 'not-found', 'table-closed', 'version-mismatch', 'precondition-required', 'wrong-seat-count'],
  },
  cancelTable: {
    method: 'DELETE', path: '/tables/{table}', tag: 'Tables', access: 'host', scope: 'tables:write', key: 'optional',
    summary: 'Cancel a table before it starts', params: TableParams,
    replies: ok(Table, 'The table, which is no more'), problems: ['forbidden', 'not-found', 'table-closed', 'version-mismatch'],
  },
  sealDeck: {
    method: 'POST', path: '/tables/{table}/deck', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'required',
    summary: 'Seal your deck, or another in its place',
    description: 'Until the start. Everybody sees its fingerprint, and that it changes when the deck does; nobody but you sees what is in it.',
    params: TableParams, body: SealDeck,
    replies: ok(Table, 'The table with the fingerprint'), problems: ['forbidden', 'not-found', 'table-closed', 'illegal-deck', 'unplayable-deck', 'unreadable-deck', 'version-mismatch'],
  },
  sealedDeck: {
    method: 'GET', path: '/tables/{table}/deck', tag: 'Tables', access: 'signed-in', scope: 'games:read',
    summary: 'The deck you sealed, and what its fingerprint was made of', params: TableParams,
    replies: ok(SealedDeck, 'Your deck'), problems: ['not-found'],
  },
  seatedReliability: {
    method: 'GET', path: '/tables/{table}/reliability', tag: 'Tables', access: 'host', scope: 'games:read',
    summary: 'How the people at your table have kept to their limits', params: TableParams,
    description: 'For its host, who may ask somebody to leave before it starts.',
    replies: ok(SeatedReliability, 'Seat by seat, without bots'), problems: ['forbidden', 'not-found'],
  },
  myReliability: {
    method: 'GET', path: '/me/reliability', tag: 'Players', access: 'signed-in', scope: 'games:read',
    summary: 'How you have kept to your limits, as hosts of your tables see it',
    replies: ok(Reliability, 'The figure'), problems: [],
  },
  declineInvitation: {
    method: 'DELETE', path: '/tables/{table}/invitation', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'optional',
    summary: 'Decline an invitation', params: TableParams,
    replies: { 204: { body: null, description: 'You are not invited' } }, problems: ['not-found', 'table-closed', 'version-mismatch'],
  },
  rematch: {
    method: 'POST', path: '/tables/{table}/rematch', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'required',
    summary: 'A new table for the same people, when their game is over',
    description: 'There is one a game, whoever of them asks for it and however often. Bots sit down at once; people are invited, and `again` seats them with their deck of the game before. It begins when everybody sits there with one.',
    params: TableParams, body: Rematch,
    replies: created(Table, 'The table'), problems: ['not-found', 'game-not-over'],
  },
  takeSeat: {
    method: 'POST', path: '/tables/{table}/seats', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'required',
    summary: 'Sit down with a deck, or seat a bot',
    description: 'With one of the five decks or with a list of your own, by keys or as a text of any format that `POST /decks/check` reads. It must be legal, made of the cards of the table, and playable whole. A bot called `Name` is the player `bot-name`, whom no token of a person can name.',
    params: TableParams, body: TakeSeat,
    replies: created(Table, 'The table with you at it'), problems: ['forbidden', 'not-found', 'seat-taken', 'place-taken', 'table-full', 'table-closed', 'illegal-deck', 'unplayable-deck', 'unreadable-deck', 'version-mismatch'],
  },
  leaveSeat: {
    method: 'DELETE', path: '/tables/{table}/seats/{seat}', tag: 'Tables', access: 'signed-in', scope: 'tables:write', key: 'optional',
    summary: 'Leave a table, or as its host remove somebody, before it starts',
    description: 'Those behind move up. A host who leaves hands the table to the next person at it. With If-Match, only if the table is as you have seen it.',
    params: SeatParams,
    replies: ok(Table, 'The table without that seat'), problems: ['forbidden', 'not-found', 'table-closed', 'version-mismatch'],
  },
  startTable: {
    method: 'POST', path: '/tables/{table}/start', tag: 'Tables', access: 'host', scope: 'tables:write', key: 'required',
    summary: 'Deal the game',
    description: 'A standard game needs four or five seats (GAME-01). Shuffles come from a secret to which the game is committed before the deal.',
    params: TableParams,
    replies: ok(Table, 'The table, which now has a game'), problems: ['forbidden', 'not-found', 'table-closed', 'wrong-seat-count', 'deck-missing', 'version-mismatch'],
  },
} as const satisfies Record<string, Route>
