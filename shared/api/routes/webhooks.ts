import {
  DeliveryList,
  DeliveryQuery,
  NewWebhook,
  ReplayOrder,
  Webhook,
  WebhookChange,
  WebhookList,
  WebhookParams,
  WebhookSecret,
} from '../webhooks.ts'
import { created, ok, type Route } from './route.ts'

const OURS = { tag: 'Leagues', access: 'league', scope: 'webhooks:manage' } as const

export const webhooksRoutes = {
  makeWebhook: {
    ...OURS,
    method: 'POST',
    path: '/webhooks',
    key: 'required',
    summary: 'Have what happens in your league posted to an address',
    description:
      'It is sent a `delivery.test` at once and is active when it has answered that with 2xx. From then on it is sent every entry of the feed ' +
      'from now on, at least once, in no certain order: `seq` says the order, and shows a gap. Answer within 15 seconds; anything but 2xx is tried ' +
      'again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. `Retry-After` up to an hour is kept to; 410 disables it, and so do ' +
      'five days in which nothing arrived. The secret is in this reply and nowhere else: a retry under the same Idempotency-Key is told that it is there.',
    body: NewWebhook,
    replies: created(WebhookSecret, 'The webhook, with its secret'),
    problems: ['forbidden', 'shown-once', 'endpoint-refused'],
  },
  listWebhooks: {
    ...OURS,
    method: 'GET',
    path: '/webhooks',
    summary: "Your league's webhooks, and how each is doing",
    replies: ok(WebhookList, 'Your webhooks'),
    problems: ['forbidden'],
  },
  webhook: {
    ...OURS,
    method: 'GET',
    path: '/webhooks/{webhook}',
    summary: 'A webhook, and how it is doing',
    params: WebhookParams,
    replies: ok(Webhook, 'The webhook'),
    problems: ['not-found'],
  },
  changeWebhook: {
    ...OURS,
    method: 'PATCH',
    path: '/webhooks/{webhook}',
    summary: 'Change a webhook',
    description: 'With another address it has to answer a `delivery.test` first.',
    params: WebhookParams,
    body: WebhookChange,
    replies: ok(Webhook, 'The webhook as it is now'),
    problems: ['not-found', 'endpoint-refused', 'contention'],
  },
  deleteWebhook: {
    ...OURS,
    method: 'DELETE',
    path: '/webhooks/{webhook}',
    summary: 'Take a webhook away',
    params: WebhookParams,
    replies: { 204: { body: null, description: 'Nothing more is sent to it' } },
    problems: ['not-found', 'contention'],
  },
  testWebhook: {
    ...OURS,
    method: 'POST',
    path: '/webhooks/{webhook}/test',
    summary: 'Send a webhook a `delivery.test`',
    description: 'Its deliveries say what became of it. One that is disabled is active again when it has answered.',
    params: WebhookParams,
    replies: ok(Webhook, 'The test is on its way'),
    problems: ['not-found', 'contention'],
  },
  rotateWebhook: {
    ...OURS,
    method: 'POST',
    path: '/webhooks/{webhook}/rotate',
    key: 'required',
    summary: 'Give a webhook another secret',
    description:
      'For 24 hours everything is signed with both, old and new. The secret is in this reply and nowhere else.',
    params: WebhookParams,
    replies: ok(WebhookSecret, 'The webhook, with its new secret'),
    problems: ['not-found', 'shown-once', 'not-offered'],
  },
  deliveries: {
    ...OURS,
    method: 'GET',
    path: '/webhooks/{webhook}/deliveries',
    summary: 'What was sent to a webhook, and what it answered',
    params: WebhookParams,
    query: DeliveryQuery,
    replies: ok(DeliveryList, 'The deliveries'),
    problems: ['not-found'],
  },
  replayDeliveries: {
    ...OURS,
    method: 'POST',
    path: '/webhooks/{webhook}/replay',
    summary: 'Send entries of the feed again',
    description: 'Under the ids they had, so that who has them can drop them. Asked for twice they may come twice.',
    params: WebhookParams,
    body: ReplayOrder,
    replies: ok(Webhook, 'They are on their way'),
    problems: ['not-found', 'contention'],
  },
} as const satisfies Record<string, Route>
