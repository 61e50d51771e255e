import * as z from 'zod'
import {
  DeviceParams,
  MailCode,
  NewPreferences,
  NewSubscription,
  Preferences,
  SocketTicket,
  Subscription,
  Subscriptions,
  TicketQuery,
  UnsubscribeQuery,
} from '../notices.ts'
import { created, ok, type Route } from './route.ts'

const page = (description: string) => ({ 200: { body: z.string(), description } })

export const noticesRoutes = {
  pushSubscriptions: {
    method: 'GET',
    path: '/me/push-subscriptions',
    tag: 'Notices',
    access: 'signed-in',
    scope: 'games:read',
    conditional: true,
    summary: 'Your devices that take Web Push, and the key to subscribe with',
    replies: ok(Subscriptions, 'Your devices'),
    problems: [],
  },
  subscribe: {
    method: 'POST',
    path: '/me/push-subscriptions',
    tag: 'Notices',
    access: 'signed-in',
    scope: 'games:read',
    summary: 'Send pushes to this device',
    description:
      'One subscription a device: sent again it takes the place of the one before. A push is a hint to look, in ' +
      'JSON: `id`, the same however often it comes, `kind`, `game` or `table`, `prompt`, `title`, `body`, ' +
      '`language`, and in `answers` what may be sent as it is from a notification, never a card of a hand.',
    body: NewSubscription,
    replies: created(Subscription, 'The device'),
    problems: ['not-offered'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/me/push-subscriptions/{device}',
    tag: 'Notices',
    access: 'signed-in',
    scope: 'games:read',
    summary: 'Send no more pushes to a device',
    params: DeviceParams,
    replies: { 204: { body: null, description: 'It gets none, whether it did or not' } },
    problems: ['not-found'],
  },
  preferences: {
    method: 'GET',
    path: '/me/preferences',
    tag: 'Notices',
    access: 'signed-in',
    scope: 'games:read',
    conditional: true,
    summary: 'How you wish to be told',
    replies: ok(Preferences, 'Your preferences'),
    problems: [],
  },
  setPreferences: {
    method: 'PUT',
    path: '/me/preferences',
    tag: 'Notices',
    access: 'signed-in',
    scope: 'notices:write',
    summary: 'Say how you wish to be told',
    description:
      'With If-Match only if they are still what you read. A new address is mailed a code, at most five a day.',
    body: NewPreferences,
    replies: ok(Preferences, 'Your preferences now'),
    problems: ['version-mismatch', 'not-offered', 'contention'],
  },
  verifyMail: {
    method: 'POST',
    path: '/me/mail-verification',
    tag: 'Notices',
    access: 'signed-in',
    scope: 'notices:write',
    summary: 'Give back the code that was mailed to you',
    body: MailCode,
    replies: ok(Preferences, 'Your preferences, with the address'),
    problems: ['wrong-code', 'contention'],
  },
  socketTicket: {
    method: 'POST',
    path: '/me/socket-tickets',
    tag: 'Notices',
    access: 'signed-in',
    scope: 'games:read',
    summary: 'A ticket for a WebSocket that rings when one of your views moves',
    description:
      'Good once, for a minute. Say anything over the connection now and then, as one that is idle for ten minutes is ' +
      'closed, and any after two hours. ' +
      'It is sent `{ game, version }` where a view has moved, and `{ game, talk }` where something was said at a table ' +
      '(`GET /games/{game}/talk`), with its number.',
    query: TicketQuery,
    replies: created(SocketTicket, 'The ticket'),
    problems: ['not-offered', 'not-found'],
  },
  unsubscribePage: {
    method: 'GET',
    path: '/mail/unsubscribe',
    tag: 'Notices',
    access: 'public',
    scope: null,
    media: 'text/html',
    summary: 'Where the link in a mail leads',
    description: 'Looking at it changes nothing: what reads mails ahead of people follows links.',
    query: UnsubscribeQuery,
    replies: page('A page with a button'),
    problems: [],
  },
  unsubscribeMail: {
    method: 'POST',
    path: '/mail/unsubscribe',
    tag: 'Notices',
    access: 'public',
    scope: null,
    media: 'text/html',
    summary: 'End all mails to the player whose token it is',
    query: UnsubscribeQuery,
    description: 'What a mail program posts in one click (RFC 8058). It answers alike whatever the token is.',
    replies: page('Done'),
    problems: ['contention'],
  },
} as const satisfies Record<string, Route>
