import { QueuePlace, WaitForSeat } from '../queue.ts'
import { created, ok, type Route } from './route.ts'

export const queueRoutes = {
  waitForSeat: {
    method: 'POST',
    path: '/me/queue',
    tag: 'Tables',
    access: 'signed-in',
    scope: 'tables:write',
    key: 'required',
    limit: 'tables',
    summary: 'Wait for a seat at a standard table',
    description:
      'With a deck and the clocks you play by. A table of five is dealt as soon as five wait for the same, and one of ' +
      'four once four have waited for a while; seats are drawn. One waits in one place at a time: waiting elsewhere ' +
      'gives up the place before.',
    body: WaitForSeat,
    replies: created(QueuePlace, 'Your place, or your seat'),
    problems: ['forbidden', 'illegal-deck', 'unplayable-deck', 'unreadable-deck'],
  },
  queuePlace: {
    method: 'GET',
    path: '/me/queue',
    tag: 'Tables',
    access: 'signed-in',
    scope: 'games:read',
    summary: 'Where you stand in the queue for a seat',
    replies: ok(QueuePlace, 'Your place, or the seat you were given'),
    problems: [],
  },
  leaveQueue: {
    method: 'DELETE',
    path: '/me/queue',
    tag: 'Tables',
    access: 'signed-in',
    scope: 'tables:write',
    key: 'optional',
    summary: 'Wait no longer',
    description: 'Who has been given a seat has it: that is left as any other.',
    replies: { 204: { body: null, description: 'You do not wait' } },
    problems: [],
  },
} as const satisfies Record<string, Route>
