import { GameParams } from '../games.ts'
import { ExportedPosition, NewSandbox, PositionQuery, Sandbox } from '../sandbox.ts'
import { created, ok, type Route } from './route.ts'

export const sandboxRoutes = {
  openSandbox: {
    method: 'POST',
    path: '/sandbox',
    tag: 'Games',
    access: 'signed-in',
    scope: 'sandbox:write',
    key: 'required',
    limit: 'sandboxes',
    summary: 'Put a game into a position, with all its seats yours',
    description:
      'The same Idempotency-Key makes the same game. It is in no inbox, nothing in it is ever due, and it is ' +
      'gone ninety days after it was made.',
    // What was changed of a card that lies on a card lies eleven deep: what is given out must be taken back.
    body: NewSandbox,
    depth: 12,
    replies: created(Sandbox, 'The game'),
    problems: ['illegal-position'],
  },
  position: {
    method: 'GET',
    path: '/games/{game}/position',
    tag: 'Games',
    access: 'signed-in',
    scope: 'games:read',
    summary: 'The position a game stands or stood in, of a game one may see the whole of',
    params: GameParams,
    query: PositionQuery,
    description: 'Of a sandbox of your own; or of a game that is over and whose cards all who played it show.',
    replies: ok(ExportedPosition, 'What `POST /sandbox` takes'),
    problems: ['not-found', 'forbidden', 'not-a-position', 'compacted'],
  },
} as const satisfies Record<string, Route>
